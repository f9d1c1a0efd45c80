"""Every state of a table against every command: allowed with its facts, or refused with why."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.cash.facts import Question
from kiosk.game.funds.table import OVERDRAWN
from kiosk.game.given import Given
from kiosk.game.jackpot.values import HitKept, RoundKept, WrongWager
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.supernova.table import share_key
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.tournament.results import signed
from kiosk.game.tournament.values import Ground, Owed, SessionResults, Winner
from kiosk.rules.points import Points
from kiosk.rules.remedies import Remedy, clauses_for
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.table.receipt_key import TableReceiptKey
from tests.conftest import BOOKS
from tests.game.jackpots import hit, seal
from tests.game.stories import TableStory
from tests.game.test_terminal_walk import WALKED
from tests.game.tournaments import FINAL, LOT, Cup, lines
from tests.game.walk import check_walk, outcome

SLIP = {"straight:17": 500, "red": 1000}
RULES = f.StaffRules(
    dealer_cents=1, supervisor_cents=2, hand_pay_cents=1, most_cents=9, change_wait_ms=1000
)
FILM = "f1" * 32
NUMBER, OTHER_NUMBER = "123456789012345678", "876543210987654321"
VOUCHED = c.VouchTicket("asked", OTHER_NUMBER, "2", 700, 9000, "Table 8")


SPREAD = f.SpreadLimits(minimum_cents=100, maximum_cents=10_000, unit_cents=100)


def raised(book: RuleBook) -> f.LimitAmounts:
    """The limits of the book with every minimum doubled."""
    amounts = f.LimitAmounts.of(book.limits)
    kinds = {kind: (2 * low, high, unit) for kind, (low, high, unit) in amounts.kinds.items()}
    return f.LimitAmounts(kinds=kinds)


def wider(book: RuleBook) -> f.LimitAmounts:
    """The limits of the book with every maximum doubled."""
    amounts = f.LimitAmounts.of(book.limits)
    kinds = {kind: (low, 2 * high, unit) for kind, (low, high, unit) in amounts.kinds.items()}
    return f.LimitAmounts(kinds=kinds)


def jackpots(book: RuleBook) -> dict[str, TableStory]:
    """Where the rule book has them."""
    if book.terms.supernova is None:
        return {}

    def sent() -> TableStory:
        return TableStory(book).tell(
            c.OpenTable(1_000_000),
            c.Join("1"),
            c.SetPlaying("1", True),
            c.OpenSupernova(),
            c.SeeSupernovaServer(500),
            seal(),
            c.OpenRound(30),
            c.CloseRound(),
            c.RegisterSlip("1", 1, "slip", SLIP, jackpot_cents=500),
            c.EndGrace(key="jackpots 1"),
        )

    def won(*, approval: bool) -> TableStory:
        return sent().tell(
            c.TakeSupernovaDraw(1, (hit("1", approval=approval),)), c.ConfirmResult("17")
        )

    return {
        "jackpot sent": sent(),
        "jackpot void": sent().tell(c.VoidSupernova(1, f.SupernovaFault.NO_ANSWER)),
        "jackpot waiting": won(approval=True),
        "jackpot due": won(approval=False),
        "jackpot not credited": won(approval=False).tell(
            c.AnswerPayment("1", share_key("1-1", "1"), False, "gone")
        ),
        "jackpot refused": won(approval=True).tell(c.RefuseJackpot("1-1", "no main bet")),
    }


def tournaments(book: RuleBook) -> dict[str, TableStory]:
    """Where the rule book has them: the only heat is the final, of one spin."""
    if book.terms.tournament is None:
        return {}

    def cup() -> Cup:
        return Cup(*FINAL, players=2, book=book)

    def played() -> TableStory:
        return cup().start().spin("1", s1={"red": 100}, s2={"red": 100})

    def play_off() -> TableStory:
        return played().tell(c.RecordSession(), c.StartPlayOff())

    def decided() -> Cup:
        story = cup().start().spin("1", s1={"red": 100}, s2={"black": 100})
        story.tell(c.RecordSession())
        return story

    return {
        "tournament open": cup(),
        "session called": cup().call(),
        "lot asked": cup().tell(c.CallSession(1, ("001", "002")), c.DrawSeats(("1", "2"))),
        "session playing": cup().start(),
        "spin under way": cup().start().open(s1={"red": 100}),
        "session played": played(),
        "session tied": played().tell(c.RecordSession()),
        "play-off": play_off(),
        "session decided": decided(),
        "prizes awarded": decided().tell(c.AwardPrizes()),
        "tournament cancelled": cup().tell(c.CancelTournament("fire")),
    }


def results(book: RuleBook) -> SessionResults:
    """Of another table, signed, of terms that are not the present ones."""
    winner = Winner(entrant="001", name="Guest", points=Points(5000))
    told = SessionResults(
        tournament="spring-cup",
        digest="ab" * 32,
        table="Table 9",
        heat=1,
        session=1,
        winners=(winner,),
        at_ms=5,
        seq=7,
        hash="cd" * 32,
        signer="0" * 64,
        signature="0" * 128,
    )
    key = TableReceiptKey.of(b"9" * 32)
    return signed(told, key.public, key.sign)


def states(book: RuleBook) -> dict[str, Table]:
    def idle() -> TableStory:
        return TableStory(book).tell(
            c.OpenTable(1_000_000), c.Join("1"), c.Join("2"), c.SetPlaying("1", True)
        )

    def betting() -> TableStory:
        return idle().tell(c.OpenRound(30))

    def closing() -> TableStory:
        return betting().tell(c.CloseRound(), c.RegisterSlip("1", 1, "slip", SLIP))

    def spinning() -> TableStory:
        return closing().tell(c.EndGrace())

    def settled() -> TableStory:
        return spinning().tell(c.ConfirmResult("17"))

    def reserved() -> TableStory:
        return settled().tell(c.ReserveTicket("out", "1", NUMBER, 500, 9000))

    def held() -> TableStory:
        case = c.OpenCase("case", "1", 1, 300, "doubtful", withhold=True)
        return settled().tell(case, c.AnswerWithhold("case", True))

    def staffed() -> TableStory:
        return TableStory(book).tell(
            c.EnrolStaff("sue", f.StaffRole.SUPERVISOR, "00", "hash"),
            c.EnrolStaff("deb", f.StaffRole.DEALER, "00", "hash"),
            who="sue",
        )

    def ruled() -> TableStory:
        return staffed().tell(
            c.EnrolStaff("sam", f.StaffRole.SUPERVISOR, "00", "hash"),
            c.SetStaffRules(RULES),
            c.ChangePin("sam", "01", "own"),
            who="sue",
        )

    stories = {
        "shut": TableStory(book),
        "staffed": staffed(),
        "PIN forgotten": staffed().tell(*[c.TryPin("deb", False)] * 5),
        "PINs guessed": staffed().tell(*[c.TryPin("deb", False, "terminal 1")] * 5),
        "two supervisors": ruled(),
        "change asked": ruled().tell(
            c.EnrolStaff("sid", f.StaffRole.SUPERVISOR, "00", "hash"),
            who="sue",
            second="sam",
            key="change",
        ),
        "idle": idle(),
        "box collected": idle().tell(
            c.TellFunds("1", 0), c.TellNotes("1", {500: 2}), c.CollectBox("1")
        ),
        "betting": betting(),
        "closing": closing(),
        "spinning": spinning(),
        "sensed": spinning().tell(c.SenseNumber("17", "reading")),
        "at rest": spinning().tell(c.RecordBallAtRest()),
        "settled": settled(),
        "frozen": settled().tell(c.Freeze("wrong number")),
        "frozen betting": settled().tell(c.OpenRound(30), c.Freeze("wrong number")),
        "noticed": settled().tell(c.NoticeLimits(raised(book)), c.NoticeClosing()),
        "changed": settled().tell(c.ChangeLimits(raised(book), all_agree=True))
        if book.terms.legacy
        else settled().tell(c.NoticeLimits(raised(book))),
        "legacy": settled().tell(c.ChangeLimits(raised(book), all_agree=True), c.GrantLegacy("1"))
        if book.terms.legacy
        else settled(),
        "agreed": settled().tell(c.AgreeLimits("1", wider(book)))
        if book.terms.agreed_limits
        else settled(),
        "malfunction": settled().tell(c.DeclareMalfunction("1", "screen")),
        "void": betting().tell(
            c.RegisterSlip("1", 1, "slip", SLIP), c.DeclareMalfunction("", "power")
        ),
        "case": settled().tell(c.OpenCase("case", "1", 1, 300, "doubtful")),
        "case asked": settled().tell(c.OpenCase("case", "1", 1, 300, "doubtful", True)),
        "case held": held(),
        "case decided": held().tell(c.CloseCase("case", "it was right", pay=True)),
        "recovering": settled().tell(c.BeginRecovery()),
        "recovering, told": settled().tell(
            c.BeginRecovery(),
            c.RecoverTicket("1" * 18, "1", 500, 10**9, TicketStatus.ISSUED),
            c.RecoverRound("1", 7, "17", 1, 500, 0),
            c.RecoverSeat("1", 8, "slip", {"red": 500}, {}, True),
        ),
        "recovered": settled().tell(
            c.BeginRecovery(),
            c.RecoverRound("1", 7, "17", 1, 500, 0),
            c.RecoverSeat("1"),
            c.EndRecovery(),
        ),
        "clock doubted": settled().tell(c.DoubtClock(5_000_000, 1000)),
        "clock jumped": settled().tell(c.DoubtClock(5_000_000, 1000, True)),
        "doubted": settled().tell(
            c.TakeDoubt("1", "note", Question.CREDITED, "is it in the box?", 2000, 1)
        ),
        "judged": settled().tell(
            c.TakeDoubt("1", "note", Question.STRANGE, "what is in the box?", 0, 1),
            c.JudgePaper("1", "note", True),
        ),
        "locked": settled().tell(c.LockSeat("1", f.LockReason.STAFF, "asleep")),
        "head seen": settled().tell(c.SeeHead("1", 5, "ab")),
        "lost": settled().tell(c.SeeHead("1", 5, "ab"), c.LoseSeat("1", 700, 0)),
        "written off": settled().tell(
            c.SeeHead("1", 5, "ab"),
            c.LoseSeat("1", 700, 0),
            c.WriteOffSeat("1", 700, False),
        ),
        "clearing allowed": staffed().tell(
            c.EnrolStaff("tess", f.StaffRole.TECHNICIAN, "00", "hash"),
            c.Join("1"),
            c.SeeHead("1", 5, "ab"),
            c.AllowClearing("1"),
            who="sue",
            second="tess",
        ),
        "disputed": settled().tell(c.TakeDispute("case", "1", 1, "player", "")),
        "attended": settled().tell(c.AttendSeat("1")),
        "payment due": settled().tell(c.HandPay("1", 500), key="due"),
        "funds counted": settled().tell(
            c.SetPaperLimits(400, (500,)), c.TellFunds("1", 0), c.TellNotes("1", {500: 1})
        ),
        **jackpots(book),
        **tournaments(book),
        "ticket reserved": reserved(),
        "ticket issued": reserved().tell(c.IssueTicket(NUMBER)),
        "ticket held": reserved().tell(c.IssueTicket(NUMBER), c.HoldTicket("2", NUMBER)),
        **on_a_floor(settled),
    }
    return {name: told.state for name, told in stories.items()}


def on_a_floor(settled: Callable[[], TableStory]) -> dict[str, TableStory]:
    kept = c.ReserveTicket("out", "1", NUMBER, 500, 9000)
    joined = (c.TakeNumbers("123456", 1000), kept, c.IssueTicket(NUMBER))
    sought = c.SeekTicket("asked", OTHER_NUMBER, "2")
    return {
        "on a floor": settled().tell(*joined),
        "ticket given": settled().tell(*joined, c.GiveTicket(NUMBER, 9000)),
        "ticket sought": settled().tell(sought),
        "ticket vouched": settled().tell(sought, VOUCHED),
    }


def asked_by(book: RuleBook, title: str) -> Given:
    """By whom and when the command of this title is asked."""
    due_ms = 60_000 * book.terms.notices.limits.minutes
    late_ms = {
        "CloseTable": due_ms,
        "CloseTable, too early": due_ms - 1,
        "HoldTicket": 8999,
        "HoldTicket, too late": 9000,
        "VouchTicket, too late": 9000,
        "ChangeLimits, raised": due_ms,
        "ChangeLimits, too early": due_ms - 1,
        "MakeStaffChange": 1000,
    }
    if title == "EnrolStaff, by two":
        return Given("sue", 0, key=title, second="sam")
    who = {"EnrolStaff, first": "sam", "AllowClearing": "tess"}
    return Given(who.get(title, "sue"), late_ms.get(title, 0), key=title, second="sue")


def _breach(book: RuleBook) -> str:
    terms = book.terms.remedies.void
    return terms.breaches[0] if terms else "none"


def _clause(book: RuleBook, remedy: Remedy) -> str:
    return next(iter(clauses_for(book, remedy)), "none")


def commands(book: RuleBook) -> dict[str, Callable[[Table], c.Command]]:
    same = f.LimitAmounts.of(book.limits)
    lower = replace(book.limits, aggregate_maximum_cents=None)
    return {
        "OpenTable": lambda s: c.OpenTable(1_000_000),
        "CloseTable": lambda s: c.CloseTable(900_000),
        "CloseTable, too early": lambda s: c.CloseTable(900_000),
        "EnrolStaff": lambda s: c.EnrolStaff("deb", f.StaffRole.DEALER, "00", "hash"),
        "EnrolStaff, first": lambda s: c.EnrolStaff("sam", f.StaffRole.SUPERVISOR, "00", "hash"),
        "EnrolStaff, by two": lambda s: c.EnrolStaff("sid", f.StaffRole.SUPERVISOR, "00", "hash"),
        "DismissStaff": lambda s: c.DismissStaff("deb"),
        "DismissStaff, supervisor": lambda s: c.DismissStaff("sam"),
        "ChangePin": lambda s: c.ChangePin("deb", "01", "own"),
        "GivePin": lambda s: c.GivePin("sue", "01", "new", "forgotten"),
        "MakeStaffChange": lambda s: c.MakeStaffChange("change"),
        "MakeStaffChange, too early": lambda s: c.MakeStaffChange("change"),
        "WithdrawStaffChange": lambda s: c.WithdrawStaffChange("change"),
        "SetStaffRules": lambda s: c.SetStaffRules(RULES),
        "TryPin": lambda s: c.TryPin("deb", True),
        "TryPin, wrong": lambda s: c.TryPin("deb", False),
        "TryPin, where PINs were guessed": lambda s: c.TryPin("sue", True, "terminal 1"),
        "UnlockStaff": lambda s: c.UnlockStaff("deb"),
        "LetStaffIn": lambda s: c.LetStaffIn("deb", "locked out"),
        "LetMachineIn": lambda s: c.LetMachineIn("terminal 1"),
        "Join": lambda s: c.Join("3"),
        "RevokeReceiptKey": lambda s: c.RevokeReceiptKey("cd" * 32, 1000),
        "NameReceiptKey": lambda s: c.NameReceiptKey(table="Table 7", public="ab" * 32),
        "SignAnchor, of nobody": lambda s: c.SignAnchor("TAPIS-ANCHOR-1:AAAA"),
        "SeeHead, with a hello": lambda s: c.SeeHead("1", 5, "ab", came=f.Came.BACK),
        "SeeHead": lambda s: c.SeeHead("1", 7, "ab"),
        "SeeHead, shorter": lambda s: c.SeeHead("1", 4, "cd"),
        "SetPlaying": lambda s: c.SetPlaying("2", True),
        "SetPlaying, unknown seat": lambda s: c.SetPlaying("9", True),
        "OpenRound": lambda s: c.OpenRound(30),
        "OpenRound, too short": lambda s: c.OpenRound(4),
        "CloseRound": lambda s: c.CloseRound(),
        "RegisterSlip": lambda s: c.RegisterSlip("1", s.round.number, "new", SLIP),
        "RegisterSlip, nobody plays": lambda s: c.RegisterSlip("2", s.round.number, "two", SLIP),
        "RegisterSlip, again": lambda s: c.RegisterSlip("1", s.round.number, "slip", SLIP),
        "RegisterSlip, other body": lambda s: c.RegisterSlip(
            "1", s.round.number, "slip", {"red": 500}
        ),
        "RegisterSlip, below minimum": lambda s: c.RegisterSlip(
            "1", s.round.number, "x", {"red": 1}
        ),
        "RegisterSlip, unknown wager": lambda s: c.RegisterSlip(
            "1", s.round.number, "x", {"blue": 500}
        ),
        "EndGrace": lambda s: c.EndGrace({"2": "two"}),
        "ReportSettlement": lambda s: c.ReportSettlement("1", s.round.number, 1, 18_000),
        "ReportSettlement, wrong": lambda s: c.ReportSettlement("1", s.round.number, 1, 17_999),
        "RecordBallAtRest": lambda s: c.RecordBallAtRest(),
        "SenseNumber": lambda s: c.SenseNumber("17", "reading"),
        "SenseNumber, unknown pocket": lambda s: c.SenseNumber("37", "reading"),
        "SenseWarning": lambda s: c.SenseWarning(WheelWarning.BALL_DIRECTION, "reading"),
        "ConfirmResult": lambda s: c.ConfirmResult("17"),
        "ConfirmResult, unknown pocket": lambda s: c.ConfirmResult("37"),
        "CallNoSpin": lambda s: c.CallNoSpin("ball-out"),
        "CallNoSpin, unknown reason": lambda s: c.CallNoSpin("rain"),
        "VoidRound": lambda s: c.VoidRound("power"),
        "VoidSeat": lambda s: c.VoidSeat("1", "screen"),
        "DeclareMalfunction, terminal": lambda s: c.DeclareMalfunction("1", "screen"),
        "DeclareMalfunction, system": lambda s: c.DeclareMalfunction("", "power"),
        "DeclareMalfunction, round 1": lambda s: c.DeclareMalfunction("1", "screen", 1),
        "DeclareMalfunction, round 9": lambda s: c.DeclareMalfunction("1", "screen", 9),
        "ShutDown": lambda s: c.ShutDown(1_000_000, "the display is dark"),
        "TellInterruption, terminal": lambda s: c.TellInterruption("1"),
        "TellInterruption, no wagers": lambda s: c.TellInterruption("1", wagers=False),
        "TellInterruption, gone before the number": lambda s: c.TellInterruption(
            "1", before_result=True
        ),
        "TellInterruption, table": lambda s: c.TellInterruption(),
        "JudgeRecords": lambda s: c.JudgeRecords("1", s.round.number, True),
        "ConfirmByTerminal": lambda s: c.ConfirmByTerminal("1", s.round.number, "slip", SLIP, {}),
        "Freeze": lambda s: c.Freeze("wrong number"),
        "CorrectResult": lambda s: c.CorrectResult(1, "18", "misread"),
        "CorrectResult, same number": lambda s: c.CorrectResult(1, "17", "misread"),
        "InvalidateGame": lambda s: c.InvalidateGame(1, "fire", "r0"),
        "InvalidateGame, no such ground": lambda s: c.InvalidateGame(1, "fire"),
        "InvalidateGame, forfeited": lambda s: c.InvalidateGame(1, "fraud", "r1", ("1",)),
        "AdjustWager": lambda s: c.AdjustWager(
            "1", 1, "red", "straight:17", 100, _clause(book, Remedy.ADJUST), "moved"
        ),
        "VoidWagers": lambda s: c.VoidWagers(
            "1", 1, _clause(book, Remedy.VOID), _breach(book), "a device"
        ),
        "ForfeitWagers": lambda s: c.ForfeitWagers("1", 1, _clause(book, Remedy.FORFEIT), "fraud"),
        "TakeForfeit": lambda s: c.TakeForfeit("1", 1),
        "Thaw": lambda s: c.Thaw(),
        "OpenCase": lambda s: c.OpenCase("case 3", "1", 1, 300, "doubtful"),
        "CloseCase": lambda s: c.CloseCase("case", "paid"),
        "NotifyInspectorate": lambda s: c.NotifyInspectorate("case", "by telephone"),
        "CloseCase, brought back": lambda s: c.CloseCase("case", "paid", received_cents=300),
        "AnswerWithhold, in part": lambda s: c.AnswerWithhold("case", True, held_cents=100),
        "AnswerWithhold": lambda s: c.AnswerWithhold("case", True),
        "AnswerWithhold, not held": lambda s: c.AnswerWithhold("case", False, "no credit"),
        "EndCase": lambda s: c.EndCase("case"),
        "ClearSeat": lambda s: c.ClearSeat("1"),
        "ClearSeat, nobody there": lambda s: c.ClearSeat("2"),
        "AllowClearing": lambda s: c.AllowClearing("1"),
        "AllowClearing, one person": lambda s: c.AllowClearing("1"),
        "TakeCleared": lambda s: c.TakeCleared("1", 8, "ef"),
        "TakeCleared, cut off": lambda s: c.TakeCleared("1", 4, "cd"),
        "WithdrawDispute": lambda s: c.WithdrawDispute("case", "1"),
        "WithdrawDispute, of another seat": lambda s: c.WithdrawDispute("case", "2"),
        "TakeDispute": lambda s: c.TakeDispute("case 4", "1", s.round.number, "player", "ab" * 32),
        "LoseSeat": lambda s: c.LoseSeat("1", 700, 500),
        "WriteOffSeat": lambda s: c.WriteOffSeat("1", 1200, False),
        "WriteOffSeat, ticket found": lambda s: c.WriteOffSeat("1", 1200, True),
        "WriteOffSeat, nothing": lambda s: c.WriteOffSeat("1", 0, False),
        "SeeHead, of one that was never here": lambda s: c.SeeHead("1", 9, "ef", new=True),
        "TellPlayer": lambda s: c.TellPlayer("1", "Somebody is coming"),
        "TellPlayer, two lines": lambda s: c.TellPlayer("1", "Some\nbody"),
        "AttendSeat": lambda s: c.AttendSeat("1"),
        "EndCall": lambda s: c.EndCall("1"),
        "LockSeat": lambda s: c.LockSeat("1", f.LockReason.STAFF, "asleep"),
        "LockSeat, by itself only": lambda s: c.LockSeat("1", f.LockReason.DOOR, "open"),
        "BeginRecovery": lambda s: c.BeginRecovery(),
        "RecoverTicket": lambda s: c.RecoverTicket("1" * 18, "1", 500, 10**9, TicketStatus.PAID),
        "RecoverTicket, other amount": lambda s: c.RecoverTicket(
            "1" * 18, "1", 700, 10**9, TicketStatus.ISSUED
        ),
        "RecoverRound": lambda s: c.RecoverRound("1", 7, "17", 1, 500, 0),
        "RecoverRound, other number": lambda s: c.RecoverRound("1", 7, "20", 1, 500, 0),
        "RecoverRound, no pocket": lambda s: c.RecoverRound("1", 7, "99", 1, 500, 0),
        "RecoverPayment": lambda s: c.RecoverPayment("pay", "1", 500, True),
        "RecoverSeat": lambda s: c.RecoverSeat("1"),
        "EndRecovery": lambda s: c.EndRecovery(),
        "DoubtClock": lambda s: c.DoubtClock(5_000_000, 1000),
        "ConfirmClock": lambda s: c.ConfirmClock(5_000_000),
        "TrustClock": lambda s: c.TrustClock(),
        "TakeDoubt": lambda s: c.TakeDoubt("1", "other", Question.ENTERED, "in the box?", 500, 3),
        "EndDoubt": lambda s: c.EndDoubt("1", "note"),
        "JudgePaper": lambda s: c.JudgePaper("1", "note", True),
        "JudgePaper, a note found": lambda s: c.JudgePaper("1", "note", True, 5000),
        "JudgePaper, not there": lambda s: c.JudgePaper("1", "note", False),
        "JudgePaper, unknown seat": lambda s: c.JudgePaper("9", "note", True),
        "UnlockSeat": lambda s: c.UnlockSeat("1", f.LockReason.STAFF),
        "Credit": lambda s: c.Credit("1", 2000, Tender.CASH),
        "Credit, chips": lambda s: c.Credit("1", 2000, Tender.CHIPS),
        "HandPay": lambda s: c.HandPay("1", 2000),
        "HandPay, a part": lambda s: c.HandPay("1", 2000, part=True),
        "HandBackVouchers": lambda s: c.HandBackVouchers("1", 2000),
        "AnswerPayment": lambda s: c.AnswerPayment("1", "due", True),
        "AnswerPayment, other seat": lambda s: c.AnswerPayment("2", "due", True),
        "ReserveTicket": lambda s: c.ReserveTicket("new", "1", OTHER_NUMBER, 500, 9000),
        "ReserveTicket, again": lambda s: c.ReserveTicket("out", "1", OTHER_NUMBER, 500, 9000),
        "ReserveTicket, short": lambda s: c.ReserveTicket("new", "1", "12345", 500, 9000),
        "RenewRuleBook": lambda s: c.RenewRuleBook("ab" * 32),
        "AllowTips": lambda s: c.AllowTips(5000),
        "TellTips": lambda s: c.TellTips("1", 300),
        "SetPaperLimits": lambda s: c.SetPaperLimits(1_000_000, (500, 1000)),
        "TellFunds": lambda s: c.TellFunds("1", 700, {500: 1}),
        "TellNotes": lambda s: c.TellNotes("1", {500: 2}),
        "TellNotes, fewer than before": lambda s: c.TellNotes("1", {}),
        "TellNotes, too many at once": lambda s: c.TellNotes("1", {500: 62}),
        "TellNotes, not taken here": lambda s: c.TellNotes("1", {500: 1, 501: 1}),
        "Distrust": lambda s: c.Distrust("1", 500, OVERDRAWN),
        "FillFloat": lambda s: c.FillFloat(50_000),
        "CreditFloat": lambda s: c.CreditFloat(50_000),
        "CreditFloat, nothing": lambda s: c.CreditFloat(0),
        "ChangeDealer": lambda s: c.ChangeDealer("deb"),
        "ChangeDealer, a stranger": lambda s: c.ChangeDealer("eve"),
        "CollectBox": lambda s: c.CollectBox("1"),
        "CollectBox, unknown seat": lambda s: c.CollectBox("9"),
        "CountBox": lambda s: c.CountBox("1", 1, 500),
        "CountBox, less than nothing": lambda s: c.CountBox("1", 1, -1),
        "BeginDay": lambda s: c.BeginDay(500),
        "BeginDay, not there yet": lambda s: c.BeginDay(10**15),
        "IssueTicket": lambda s: c.IssueTicket(NUMBER),
        "CancelTicket": lambda s: c.CancelTicket(NUMBER),
        "TakeNumbers": lambda s: c.TakeNumbers("123456", 1000),
        "TakeNumbers, short": lambda s: c.TakeNumbers("12345", 1000),
        "GiveTicket": lambda s: c.GiveTicket(NUMBER, 9000),
        "GiveTicket, of no day": lambda s: c.GiveTicket(NUMBER, 8000),
        "SeekTicket": lambda s: c.SeekTicket("asked", OTHER_NUMBER, "2"),
        "SeekTicket, by another": lambda s: c.SeekTicket("other", OTHER_NUMBER, "1"),
        "SeekTicket, our own": lambda s: c.SeekTicket("own", NUMBER, "1"),
        "VouchTicket": lambda s: VOUCHED,
        "VouchTicket, too late": lambda s: VOUCHED,
        "VouchTicket, of nothing": lambda s: replace(VOUCHED, cents=0),
        "ForgoTicket": lambda s: c.ForgoTicket("asked"),
        "PayTicketElsewhere": lambda s: c.PayTicketElsewhere(NUMBER, "Table 8"),
        "HoldTicket": lambda s: c.HoldTicket("1", NUMBER),
        "HoldTicket, too late": lambda s: c.HoldTicket("1", NUMBER),
        "ReleaseTicket": lambda s: c.ReleaseTicket("2", NUMBER),
        "ArchiveTickets": lambda s: c.ArchiveTickets((NUMBER,)),
        "PayTicket": lambda s: c.PayTicket("2", NUMBER),
        "PayTicket, other seat": lambda s: c.PayTicket("1", NUMBER),
        "KeepFilm": lambda s: c.KeepFilm(s.round.number, FILM, 80),
        "KeepFilm, no hash": lambda s: c.KeepFilm(s.round.number, "film", 80),
        "KeepFilm, no picture": lambda s: c.KeepFilm(s.round.number, why="no frame came"),
        "KeepFilm, no picture and no reason": lambda s: c.KeepFilm(s.round.number),
        "LetFilmsGo, unknown": lambda s: c.LetFilmsGo((FILM,)),
        "NoticeLimits": lambda s: c.NoticeLimits(raised(book)),
        "ChangeLimits, raised": lambda s: c.ChangeLimits(raised(book)),
        "ChangeLimits, too early": lambda s: c.ChangeLimits(raised(book)),
        "ChangeLimits, all agree": lambda s: c.ChangeLimits(raised(book), all_agree=True),
        "ChangeLimits, not raised": lambda s: c.ChangeLimits(f.LimitAmounts.of(lower)),
        "GrantLegacy": lambda s: c.GrantLegacy("1"),
        "ExamineBall": lambda s: c.ExamineBall("it is fit"),
        "LengthenLegacy": lambda s: c.LengthenLegacy("1", 2),
        "EndLegacy": lambda s: c.EndLegacy("1"),
        "AgreeLimits": lambda s: c.AgreeLimits("1", wider(book)),
        "AgreeLimits, no maximum above the table's": lambda s: c.AgreeLimits("1", same),
        "EndAgreement": lambda s: c.EndAgreement("1"),
        "NoticeClosing": lambda s: c.NoticeClosing(),
        "WithdrawNotice": lambda s: c.WithdrawNotice(),
        "ShowHouseText": lambda s: c.ShowHouseText(("Poker tonight", "Room 3")),
        "ShowHouseText, blank": lambda s: c.ShowHouseText(("Poker tonight", " ")),
        "ShowHouseText, nothing": lambda s: c.ShowHouseText(()),
        "NoticeSpread": lambda s: c.NoticeSpread("1", SPREAD),
        "SelectSpread": lambda s: c.SelectSpread("1", SPREAD),
        "SelectSpread, all agree": lambda s: c.SelectSpread("1", SPREAD, all_agree=True),
        "VoidSpread": lambda s: c.VoidSpread(s.round.number, "the ring stood still"),
        "CommitRing": lambda s: c.CommitRing(s.round.number + 1, "00" * 32),
        "RevealRing": lambda s: c.RevealRing(s.round.number, 0, "00" * 32),
        "LoseRing": lambda s: c.LoseRing(s.round.number),
        "ReportRings": lambda s: c.ReportRings(s.round.number, "wall", f.Shown.TURNING, 1, -1),
        "LoseDisplay": lambda s: c.LoseDisplay("wall"),
        "CheckRings": lambda s: c.CheckRings(s.round.number),
        "OpenSupernova": lambda s: c.OpenSupernova(),
        "CloseSupernova": lambda s: c.CloseSupernova(),
        "CheckSupernova": lambda s: c.CheckSupernova(False, "a spot is dark"),
        "SeeSupernovaServer": lambda s: c.SeeSupernovaServer(500),
        "SeeSupernovaSeal": lambda s: seal(),
        "TakeSupernovaDraw": lambda s: c.TakeSupernovaDraw(s.round.number, (hit("1", epoch=2),)),
        "RecoverJackpot": lambda s: c.RecoverJackpot(
            HitKept(hit=hit("1", epoch=2), round=9, key="jackpots 9")
        ),
        "RecoverJackpotRound": lambda s: c.RecoverJackpotRound(
            RoundKept(round=1, key="jackpots 1", seats=("1",))
        ),
        "VoidSupernova": lambda s: c.VoidSupernova(s.round.number, f.SupernovaFault.NO_ANSWER),
        "ApproveJackpot": lambda s: c.ApproveJackpot("1-1"),
        "RefuseJackpot": lambda s: c.RefuseJackpot("1-1", "no main bet"),
        "PayJackpotByHand": lambda s: c.PayJackpotByHand("1-1", "1"),
        "NoteJackpotWager": lambda s: c.NoteJackpotWager(
            s.round.number, "1", WrongWager.FOREIGN_CHIP, "a chip of another casino"
        ),
        "OpenTournament": lambda s: c.OpenTournament(lines(), 0),
        "OpenTournament, unsound": lambda s: c.OpenTournament(("id = 1",), 0),
        "RefuseEntry": lambda s: c.RefuseEntry("Eve", "barred"),
        "RegisterEntrant": lambda s: c.RegisterEntrant("Eve", True),
        "RegisterEntrant, not endorsed": lambda s: c.RegisterEntrant("Eve", False),
        "RegisterEntrant, wild card": lambda s: c.RegisterEntrant("Eve", True, True),
        "WithdrawEntrant": lambda s: c.WithdrawEntrant("001"),
        "CheckInEntrant": lambda s: c.CheckInEntrant("001"),
        "CheckInEntrant, nobody": lambda s: c.CheckInEntrant("009"),
        "DisqualifyEntrant": lambda s: c.DisqualifyEntrant("001", Ground.CHIPS, "hid chips"),
        "CallSession": lambda s: c.CallSession(1, ("001", "002")),
        "CallSession, alone": lambda s: c.CallSession(1, ("001",)),
        "DrawSeats": lambda s: c.DrawSeats(("1", "2")),
        "DrawLot": lambda s: c.DrawLot(LOT),
        "AssignSeat": lambda s: c.AssignSeat("2", "001"),
        "AssignSeat, unknown seat": lambda s: c.AssignSeat("9", "001"),
        "StartSession": lambda s: c.StartSession(),
        "EasePointLimits": lambda s: c.EasePointLimits(50, 6000),
        "EasePointLimits, against players": lambda s: c.EasePointLimits(200, 5000),
        "ReBuy": lambda s: c.ReBuy("001"),
        "SetPenalty": lambda s: c.SetPenalty("001", True, "late"),
        "AdjustPoints": lambda s: c.AdjustPoints("001", Points(100), "a misread chip"),
        "AdjustPoints, all": lambda s: c.AdjustPoints("001", Points(-5000), "a misread chip"),
        "GrantLeave": lambda s: c.GrantLeave("001", True, "unwell"),
        "RecordSession": lambda s: c.RecordSession(),
        "StartPlayOff": lambda s: c.StartPlayOff(),
        "AdvanceWinners": lambda s: c.AdvanceWinners(),
        "AwardPrizes": lambda s: c.AwardPrizes(),
        "AwardBonus": lambda s: c.AwardBonus(0, "001"),
        "AwardBonus, unknown": lambda s: c.AwardBonus(7, "001"),
        "AbandonSession": lambda s: c.AbandonSession("fire"),
        "PayEntrant": lambda s: c.PayEntrant("001", Owed.PRIZE),
        "CancelTournament": lambda s: c.CancelTournament("fire"),
        "CloseTournament": lambda s: c.CloseTournament(),
        "RecordDecision": lambda s: c.RecordDecision("whose chip", "seat 2's"),
        "ImportResults": lambda s: c.ImportResults(results(book)),
        "RegisterPoints": lambda s: c.RegisterPoints(
            "2", s.round.number, "points", {"red": Points(100)}
        ),
        "RegisterPoints, too little": lambda s: c.RegisterPoints(
            "2", s.round.number, "points", {"red": Points(25)}
        ),
        "NoticeLimits, unsound": lambda s: c.NoticeLimits(
            f.LimitAmounts(kinds=dict.fromkeys(same.kinds, (10, 5, None)))
        ),
    }


@pytest.mark.parametrize("name", WALKED)
def test_every_state_answers_every_command(name: str) -> None:
    book = BOOKS[name]
    told = states(book)
    outcomes = {
        title: {
            name: outcome(state, partial(decide, book, state, make(state), asked_by(book, title)))
            for name, state in told.items()
        }
        for title, make in commands(book).items()
    }
    check_walk(f"table-{name}", outcomes, of=__file__)


def test_every_command_there_is_is_walked(crown: RuleBook) -> None:
    idle = states(crown)["idle"]
    walked = {type(make(idle)) for make in commands(crown).values()}
    assert walked == set(c.KINDS)
