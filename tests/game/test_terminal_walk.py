"""Every state of a terminal against every command: allowed with its facts, or refused with why."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot.values import PaidHow
from kiosk.game.preferences.facts import Preferences
from kiosk.game.remedies.judged import Judged
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import decide
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import HOUR_MS
from kiosk.game.tournament.values import SessionPhase, TournamentSeat
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from tests.conftest import BOOKS
from tests.game.receipts import signed
from tests.game.stories import TerminalStory
from tests.game.walk import check_walk, outcome

# One rule book of each document that is not the same in all this.
SPREAD = f.SpreadLimits(minimum_cents=100, maximum_cents=10_000, unit_cents=100)
WALKED = ["rapid-single-zero", "rws-double-zero-a", "crown-single-zero", "nsw-single-zero"]

JUDGED = Judged(change=1, clause="3.16", stakes={"straight:17": 1500}, promotional={})


WIN = f.JackpotWin(hit="1-1", name="Grand", level=0, cents=100_100, shared_by=1)


def receipt(state: Terminal) -> c.KeepReceipt:
    return signed(state.seat, state.round.number, state.round.sent)


def jackpots(book: RuleBook) -> dict[str, TerminalStory]:
    """Where the rule book has them."""
    if book.terms.supernova is None:
        return {}
    offered = [c.StackNote("note", 50_000), c.OpenWagering(1, 30), c.OfferSupernova(500)]
    chip = [*offered, c.PlaceChip("supernova", 500), c.PlaceChip("red", 1000)]
    sent = [*chip, c.EndWagering(1, "slip"), c.ConfirmSlip(1, "slip")]
    drawn = [*sent, c.DrawSupernova(1, (WIN,))]
    return {
        "jackpot offered": TerminalStory(book).tell(*offered),
        "jackpot chip": TerminalStory(book).tell(*chip),
        "jackpot sent": TerminalStory(book).tell(*sent),
        "jackpot drawn": TerminalStory(book).tell(*drawn),
        "jackpot won": TerminalStory(book).tell(*drawn, c.Settle(1, "17")),
    }


SEAT = TournamentSeat(
    tournament="cup",
    digest="ab" * 32,
    session=1,
    heat=1,
    phase=SessionPhase.PLAYING,
    entrant="001",
    spin=1,
    spins=20,
    stack=Points(5000),
    must=Points(100),
    minimum=100,
    maximum=5000,
    unit=25,
)


def tournaments(book: RuleBook) -> dict[str, TerminalStory]:
    def seated() -> TerminalStory:
        return TerminalStory(book).tell(c.SetTournamentSeat(SEAT))

    def betting() -> TerminalStory:
        return seated().tell(c.OpenWagering(1, 30))

    def chips() -> TerminalStory:
        return betting().tell(c.PlacePoints("red", Points(200)))

    def sent() -> TerminalStory:
        return chips().tell(c.EndWagering(1, "points"))

    return {
        "seated": seated(),
        "nobody in the session": TerminalStory(book).tell(
            c.SetTournamentSeat(replace(SEAT, entrant=None, out=True)), c.OpenWagering(1, 30)
        ),
        "points: empty cloth": betting(),
        "points: chips": chips(),
        "points: too few": betting().tell(c.PlacePoints("red", Points(25))),
        "points sent": sent(),
        "points registered": sent().tell(c.ConfirmPoints(1, "points")),
        "points settled": sent().tell(c.ConfirmPoints(1, "points"), c.Settle(1, "1")),
    }


def states(book: RuleBook) -> dict[str, Terminal]:
    def story() -> TerminalStory:
        return TerminalStory(book).tell(c.StackNote("note", 50_000))

    def betting() -> TerminalStory:
        return story().tell(c.OpenWagering(1, 30))

    def chips() -> TerminalStory:
        return betting().tell(c.PlaceChip("straight:17", 500), c.PlaceChip("red", 1000))

    def closing() -> TerminalStory:
        return chips().tell(c.EndWagering(1, "slip"))

    def registered() -> TerminalStory:
        return closing().tell(c.ConfirmSlip(1, "slip"))

    def settled() -> TerminalStory:
        return registered().tell(c.Settle(1, "17"), c.SaveFavourite("mine"))

    def printing() -> TerminalStory:
        # By the fact, because one document has no tickets to ask for.
        return settled().happen(f.TicketAsked(key="ticket", cents=settled().state.credit_cents))

    door = f.LockReason.DOOR
    stories = {
        "nobody": TerminalStory(book),
        "credit": story(),
        "empty cloth": betting(),
        "chips": chips(),
        "sent": closing(),
        "registered": registered(),
        "no wagers": betting().tell(c.EndWagering(1, "slip")),
        "settled": settled(),
        "printing": printing(),
        "ticket in doubt": printing().tell(c.TicketInDoubt("ticket")),
        "frozen": settled().tell(c.Freeze("wrong number")),
        "frozen chips": chips().tell(c.Freeze("wrong number")),
        "locked": settled().tell(c.Lock(door)),
        "locked chips": chips().tell(c.Lock(door)),
        "withheld": settled().tell(c.Withhold("case", 300, "malfunction")),
        "table seen": settled().tell(c.SeeHead(5, "ab")),
        "attendant called": betting().tell(c.CashOut(CashOutWay.ATTENDANT, "out")),
        "tips offered": chips().tell(c.OfferTips(500)),
        "help asked": chips().tell(c.AskHelp()),
        "left": settled().tell(c.HandPay("pay", "ann")),
        "note in validator": settled().tell(c.EnterNote("note in", 2000, 7)),
        "note in doubt": settled().tell(
            c.EnterNote("note in", 2000, 7), c.DoubtPaper("note in", "is it in the box?")
        ),
        "two doubts": settled().tell(
            c.EnterNote("note in", 2000, 7),
            c.DoubtPaper("note in", "is it in the box?"),
            c.DoubtPaper("other", "is that in the box?", apart=True, cents=5000),
        ),
        "contradicted": settled().tell(
            c.EnterNote("note in", 2000, 7),
            c.DoubtPaper("doubt", "is it in the box?"),
            c.JudgePaper("doubt", False, "ann"),
            c.DoubtPaper("again", "is it in the box after all?", contradicts=True),
        ),
        "doubt about nothing known": settled().tell(c.DoubtPaper("?", "what is in the box?")),
        "at the credit limit": settled().tell(c.SetCreditLimit(1)),
        "favourite deleted": settled().tell(c.DeleteFavourite("mine")),
        "acknowledged": settled().tell(c.AcknowledgeStacking("note")),
        "disputed": registered().tell(c.OpenDispute("case 9", "player", 1)),
        "staff here": settled().tell(c.EnterStaff("tess", f.StaffRole.TECHNICIAN)),
        "staff here, nobody plays": TerminalStory(book).tell(
            c.EnterStaff("tess", f.StaffRole.TECHNICIAN)
        ),
        "auditor here": TerminalStory(book).tell(c.EnterStaff("audra", f.StaffRole.AUDITOR)),
        "memory cleared": TerminalStory(book).tell(
            c.EnterStaff("tess", f.StaffRole.TECHNICIAN), c.ClearMemory("tess", "sue")
        ),
        **protected(settled, registered),
        **jackpots(book),
        **tournaments(book),
    }
    if Tender.TICKET in book.terms.account.opened_by:
        inserted = c.EnterTicket("in", 2000)
        stories["ticket in validator"] = settled().tell(inserted)
        stories["ticket in validator in doubt"] = settled().tell(
            inserted, c.DoubtPaper("in", "is it in the box?")
        )
        stories["frozen with a ticket in"] = settled().tell(inserted, c.Freeze("wrong number"))
    return {name: told.state for name, told in stories.items()}


def protected(
    settled: Callable[[], TerminalStory], registered: Callable[[], TerminalStory]
) -> dict[str, TerminalStory]:
    """Whoever is kept from playing, by his own wish or until he has looked at the time."""

    def late(every_ms: int | None = None) -> c.PassTime:
        return c.PassTime(now_ms=HOUR_MS, check_every_ms=every_ms)

    def timed() -> TerminalStory:
        return settled().tell(c.PassTime(now_ms=1000, check_every_ms=None))

    def limited() -> TerminalStory:
        wish = c.SetOwnLimits(time_limit_s=1800, loss_limit_cents=1000)
        return timed().tell(wish)

    lost = c.SetOwnLimits(time_limit_s=None, loss_limit_cents=1000), c.Settle(1, "2")
    opened = c.OpenWagering(2, 30)
    return {
        "time begun": timed(),
        "own limits": limited(),
        "time up": limited().tell(late(), opened),
        "lost enough": registered().tell(*lost, opened),
        "reality check": timed().tell(late(every_ms=1), opened),
        "on a break": timed().tell(c.TakeBreak(now_ms=2000, until_ms=HOUR_MS), opened),
    }


def commands(book: RuleBook) -> dict[str, Callable[[Terminal], c.Command]]:
    """Each command, addressed to the state it meets."""
    announced = next(iter(book.announced), "tier")
    limits = f.LimitAmounts.of(book.limits)
    door = f.LockReason.DOOR
    return {
        "Place": lambda s: c.PlaceChip("red", 500),
        "Place, unknown wager": lambda s: c.PlaceChip("split:1/36", 500),
        "Place, nothing": lambda s: c.PlaceChip("red", 0),
        "PlacePieces": lambda s: c.PlacePieces(announced, 100),
        "PlaceVoucher, none there": lambda s: c.PlaceVoucher("voucher", "red"),
        "Move": lambda s: c.Move("red", "black"),
        "TakeBack": lambda s: c.TakeBack("red"),
        "Undo": lambda s: c.Undo(),
        "Clear": lambda s: c.Clear(),
        "Repeat": lambda s: c.Repeat(),
        "Repeat, on top": lambda s: c.Repeat(on_top=True),
        "WithdrawWinners": lambda s: c.WithdrawWinners(),
        "Double": lambda s: c.Double(),
        "SaveFavourite": lambda s: c.SaveFavourite("other"),
        "DeleteFavourite": lambda s: c.DeleteFavourite("mine"),
        "RenameFavourite": lambda s: c.RenameFavourite("mine", "other"),
        "RenameFavourite, no name": lambda s: c.RenameFavourite("mine", " "),
        "RestoreFavourite": lambda s: c.RestoreFavourite(),
        "RecallFavourite": lambda s: c.RecallFavourite("mine"),
        "Prefer": lambda s: c.Prefer(Preferences(language="ms")),
        "CashOut by ticket": lambda s: c.CashOut(CashOutWay.TICKET, "out"),
        "CashOut by attendant": lambda s: c.CashOut(CashOutWay.ATTENDANT, "out"),
        "CallOffAttendant": lambda s: c.CallOffAttendant(),
        "AskHelp": lambda s: c.AskHelp(),
        "EndHelp": lambda s: c.EndHelp(),
        "Leave": lambda s: c.Leave(),
        "KeepReceipt": receipt,
        "KeepReceipt, of another seat": lambda s: signed("9", s.round.number, s.round.sent),
        "OpenDispute": lambda s: c.OpenDispute("case 8", "player", s.round.number),
        "AskWithdrawal": lambda s: c.AskWithdrawal(),
        "EndDispute": lambda s: c.EndDispute("case 9", "sue"),
        "EnterStaff": lambda s: c.EnterStaff("tom", f.StaffRole.TECHNICIAN),
        "LeaveStaff": lambda s: c.LeaveStaff("left"),
        "ChangeSetting": lambda s: c.ChangeSetting("sound_volume", 80, _visitor(s)),
        "ChangeSetting, unknown": lambda s: c.ChangeSetting("colour", 1, _visitor(s)),
        "ChangeSetting, too much": lambda s: c.ChangeSetting("sound_volume", 110, _visitor(s)),
        "RecordTest": lambda s: c.RecordTest("printer", "done", _visitor(s)),
        "ClearMemory": lambda s: c.ClearMemory(_visitor(s), "sue"),
        "ClearMemory, alone": lambda s: c.ClearMemory(_visitor(s), _visitor(s)),
        "ShowMessage": lambda s: c.ShowMessage("words", "Somebody is coming"),
        "EnterNote": lambda s: c.EnterNote("another in", 2000),
        "EnterNote, nothing": lambda s: c.EnterNote("another in", 0),
        "ReturnNote": lambda s: c.ReturnNote("note in"),
        "StackNote": lambda s: c.StackNote("another", 2000),
        "StackNote, entered": lambda s: c.StackNote("note in", 2000),
        "FollowTable": lambda s: c.FollowTable(1, "cd"),
        "DoubtPaper, apart": lambda s: c.DoubtPaper("strange", "is it there?", True, 5000),
        "DoubtPaper, after all": lambda s: c.DoubtPaper("after", "it is", contradicts=True),
        "DoubtPaper": lambda s: c.DoubtPaper("note in", "is it in the box?"),
        "JudgePaper, stacked": lambda s: c.JudgePaper(_doubted(s), True, "ann"),
        "JudgePaper, a note found": lambda s: c.JudgePaper(_doubted(s), True, "ann", 5000),
        "JudgePaper, not stacked": lambda s: c.JudgePaper(_doubted(s), False, "ann"),
        "Unlock validator": lambda s: c.Unlock(f.LockReason.VALIDATOR, "tom"),
        "SetReading": lambda s: c.SetReading(1),
        "HandBackVouchers": lambda s: c.HandBackVouchers("back", 500, "ann"),
        "SetCreditLimit": lambda s: c.SetCreditLimit(10_000),
        "AcknowledgeStacking": lambda s: c.AcknowledgeStacking("note"),
        "EnterTicket": lambda s: c.EnterTicket("another in", 2000),
        "ReturnTicket": lambda s: c.ReturnTicket("in"),
        "RedeemTicket": lambda s: c.RedeemTicket("in"),
        "TicketDone": lambda s: c.TicketDone("ticket"),
        "TicketNotDone": lambda s: c.TicketNotDone("ticket"),
        "TicketInDoubt": lambda s: c.TicketInDoubt("ticket"),
        "Lock": lambda s: c.Lock(f.LockReason.STAFF),
        "Unlock door": lambda s: c.Unlock(door, "tom"),
        "Unlock doubtful ticket": lambda s: c.Unlock(f.LockReason.TICKET_IN_DOUBT, "tom"),
        "Restart": lambda s: c.Restart(),
        "SetOwnLimits, lower": lambda s: c.SetOwnLimits(time_limit_s=60, loss_limit_cents=500),
        "SetOwnLimits, higher": lambda s: c.SetOwnLimits(
            time_limit_s=7200, loss_limit_cents=500_000
        ),
        "SetOwnLimits, none": lambda s: c.SetOwnLimits(time_limit_s=None, loss_limit_cents=None),
        "SetOwnLimits, nothing": lambda s: c.SetOwnLimits(time_limit_s=0, loss_limit_cents=None),
        "AnswerRealityCheck": lambda s: c.AnswerRealityCheck(now_ms=2 * HOUR_MS, hold_ms=5000),
        "AnswerRealityCheck, too soon": lambda s: c.AnswerRealityCheck(
            now_ms=HOUR_MS, hold_ms=5000
        ),
        "TakeBreak": lambda s: c.TakeBreak(now_ms=HOUR_MS, until_ms=2 * HOUR_MS),
        "TakeBreak, no time": lambda s: c.TakeBreak(now_ms=HOUR_MS, until_ms=HOUR_MS),
        "EndBreak": lambda s: c.EndBreak(now_ms=HOUR_MS, least_ms=60_000),
        "EndBreak, too soon": lambda s: c.EndBreak(now_ms=3000, least_ms=60_000),
        "PassTime": lambda s: c.PassTime(now_ms=2 * HOUR_MS, check_every_ms=HOUR_MS // 2),
        "PassTime, soon": lambda s: c.PassTime(now_ms=1500, check_every_ms=HOUR_MS // 2),
        "SeeHead": lambda s: c.SeeHead(7, "ab"),
        "SeeHead, shorter": lambda s: c.SeeHead(4, "cd"),
        "OpenWagering": lambda s: c.OpenWagering(s.round.number + 1, 30),
        "OpenWagering, past round": lambda s: c.OpenWagering(s.round.number, 30),
        "OpenWagering, too short": lambda s: c.OpenWagering(s.round.number + 1, 4),
        "EndWagering": lambda s: c.EndWagering(s.round.number, "key"),
        "EndWagering, other round": lambda s: c.EndWagering(s.round.number + 1, "key"),
        "ConfirmSlip": lambda s: c.ConfirmSlip(s.round.number, "slip"),
        "ConfirmSlip, other key": lambda s: c.ConfirmSlip(s.round.number, "other"),
        "RefuseSlip": lambda s: c.RefuseSlip(s.round.number, "slip", "late"),
        "Settle": lambda s: c.Settle(s.round.number, "17"),
        "Settle, other round": lambda s: c.Settle(s.round.number + 1, "17"),
        "Settle, unknown pocket": lambda s: c.Settle(s.round.number, "37"),
        "CallNoSpin": lambda s: c.CallNoSpin(s.round.number, "ball-out"),
        "CallNoSpin, unknown reason": lambda s: c.CallNoSpin(s.round.number, "rain"),
        "VoidRound": lambda s: c.VoidRound(s.round.number, "power"),
        "VoidSlip": lambda s: c.VoidSlip(s.round.number, "power"),
        "ReturnUnsent": lambda s: c.ReturnUnsent(s.round.number, "not back"),
        "CorrectRound": lambda s: c.CorrectRound(1, 2, "18", "case 2"),
        "CorrectRound, same number": lambda s: c.CorrectRound(1, 2, "17", "case 2"),
        "CorrectRound, put right": lambda s: c.CorrectRound(1, 1, "17", "case 2", JUDGED),
        "CorrectRound, forfeited": lambda s: c.CorrectRound(
            1, 2, None, "case 2", replace(JUDGED, forfeited=True)
        ),
        "ForfeitStakes": lambda s: c.ForfeitStakes(s.round.number, "8.5", "fraud"),
        "CorrectRound, invalid game": lambda s: c.CorrectRound(1, 2, None, "case 2"),
        "Freeze": lambda s: c.Freeze("wrong number"),
        "Thaw": lambda s: c.Thaw(),
        "Credit": lambda s: c.Credit("credit", 2000, Tender.CASH, "ann"),
        "Credit, voucher": lambda s: c.Credit("credit", 2000, Tender.VOUCHER, "ann"),
        "HandPay": lambda s: c.HandPay("pay 2", "ann"),
        "HandPay, a part": lambda s: c.HandPay("pay 2", "ann", 100, part=True),
        "OfferTips": lambda s: c.OfferTips(500),
        "GiveTip": lambda s: c.GiveTip(100, "tip"),
        "Withhold": lambda s: c.Withhold("case 3", 200, "malfunction", 1000),
        "PayCase": lambda s: c.PayCase("case", "ann"),
        "RefuseCase": lambda s: c.RefuseCase("case", "ann"),
        "NoticeLimits": lambda s: c.NoticeLimits(limits, 600_000),
        "ChangeLimits": lambda s: c.ChangeLimits(limits),
        "GrantLegacy": lambda s: c.GrantLegacy(limits, 3_600_000),
        "EndLegacy": lambda s: c.EndLegacy(),
        "AgreeLimits": lambda s: c.AgreeLimits(limits),
        "EndAgreement": lambda s: c.EndAgreement(),
        "NoticeClosing": lambda s: c.NoticeClosing(600_000),
        "WithdrawNotice": lambda s: c.WithdrawNotice(),
        "NoticeSpread": lambda s: c.NoticeSpread("1", SPREAD, 600_000),
        "SelectSpread": lambda s: c.SelectSpread("1", SPREAD),
        "VoidSpread": lambda s: c.VoidSpread(s.round.number, f.SpreadFault.DISPLAY_LOST),
        "PlaceChip, jackpot": lambda s: c.PlaceChip("supernova", 500),
        "OfferSupernova": lambda s: c.OfferSupernova(500),
        "OfferSupernova, none": lambda s: c.OfferSupernova(0, f.SupernovaFault.STOPPED),
        "DrawSupernova": lambda s: c.DrawSupernova(s.round.number, (WIN,)),
        "ReturnSupernova": lambda s: c.ReturnSupernova(s.round.number, f.SupernovaFault.NO_ANSWER),
        "CreditJackpot": lambda s: c.CreditJackpot("jackpot 1-1 1", "1-1", 100_100),
        "EndJackpot": lambda s: c.EndJackpot("1-1", PaidHow.HAND),
        "SetTournamentSeat": lambda s: c.SetTournamentSeat(SEAT),
        "SetTournamentSeat, none": lambda s: c.SetTournamentSeat(None),
        "PlacePoints": lambda s: c.PlacePoints("red", Points(100)),
        "PlacePoints, nothing": lambda s: c.PlacePoints("red", Points()),
        "PlacePoints, unknown wager": lambda s: c.PlacePoints("split:1/36", Points(100)),
        "PlacePoints, too many": lambda s: c.PlacePoints("black", Points(9000)),
        "PlacePointPieces": lambda s: c.PlacePointPieces(announced, Points(25)),
        "MovePoints": lambda s: c.MovePoints("red", "black"),
        "TakeBackPoints": lambda s: c.TakeBackPoints("red"),
        "UndoPoints": lambda s: c.UndoPoints(),
        "ClearPoints": lambda s: c.ClearPoints(),
        "RepeatPoints": lambda s: c.RepeatPoints(),
        "DoublePoints": lambda s: c.DoublePoints(),
        "ConfirmPoints": lambda s: c.ConfirmPoints(s.round.number, "points"),
        "ConfirmPoints, other key": lambda s: c.ConfirmPoints(s.round.number, "other"),
        "RefusePoints": lambda s: c.RefusePoints(s.round.number, "points", "slip_late"),
    }


def _visitor(state: Terminal) -> str:
    return state.staff.visitor.who if state.staff.visitor else "tess"


def _doubted(state: Terminal) -> str:
    return next(iter(state.cash.doubts), "note in")


@pytest.mark.parametrize("name", WALKED)
def test_every_state_answers_every_command(name: str) -> None:
    book = BOOKS[name]
    told = states(book)
    outcomes = {
        title: {
            name: outcome(
                state, lambda make=make, state=state: decide(book, state, make(state)).facts
            )
            for name, state in told.items()
        }
        for title, make in commands(book).items()
    }
    check_walk(f"terminal-{name}", outcomes, of=__file__)


def test_every_command_there_is_is_walked(crown: RuleBook) -> None:
    credit = states(crown)["credit"]
    walked = {type(make(credit)) for make in commands(crown).values()}
    assert walked == set(c.KINDS)


def test_every_state_differs_from_the_others(book: RuleBook) -> None:
    told = list(states(book).values())
    assert all(one != other for i, one in enumerate(told) for other in told[:i])
