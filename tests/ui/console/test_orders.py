"""Every order and every role: who gives it, who is asked for a PIN, and who confirms. From one
table, written down here and not taken from the game."""

import asyncio

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent

from kiosk.console.order import Person
from kiosk.game.facts import StaffRole
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.round.state import SlipStatus
from kiosk.game.supernova.state import HitState
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.remedies import Remedy, clauses_for
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.times import wall_times
from tests.conftest import BOOKS
from tests.ui.console import director
from tests.ui.console.conftest import Run
from tests.ui.console.jackpots import jackpot, with_jackpots
from tests.ui.console.shown import (
    JUMPED,
    RECOVERY,
    SEAT,
    STAFF,
    ShownTable,
    busy_table,
    desk_at,
    nameless,
)

DEALER, SUPERVISOR = StaffRole.DEALER, StaffRole.SUPERVISOR
NSW = BOOKS["nsw-single-zero"]

# The order, the least role that gives it, and whether a second person must confirm it.
ORDERS: dict[str, tuple[type, StaffRole, bool]] = {
    "open": (c.OpenRound, DEALER, False),
    "close": (c.CloseRound, DEALER, False),
    "confirm": (c.ConfirmResult, DEALER, False),
    "no-spin": (c.CallNoSpin, DEALER, False),
    "ball-at-rest": (c.RecordBallAtRest, DEALER, False),
    "freeze": (c.Freeze, DEALER, False),
    "credit": (c.Credit, DEALER, False),
    "hand-pay": (c.HandPay, DEALER, False),
    "hand-back": (c.HandBackVouchers, DEALER, False),
    "notify": (c.NotifyInspectorate, SUPERVISOR, False),
    "large hand-pay": (c.HandPay, DEALER, True),
    "ticket printed": (c.IssueTicket, DEALER, False),
    "ticket not-printed": (c.CancelTicket, DEALER, False),
    "paper stacked": (c.JudgePaper, DEALER, False),
    "paper nameless": (c.JudgePaper, DEALER, False),
    "dispute": (c.OpenCase, DEALER, False),
    "lock": (c.LockSeat, DEALER, False),
    "message": (c.TellPlayer, DEALER, False),
    "attend": (c.AttendSeat, DEALER, False),
    "write-off": (c.WriteOffSeat, SUPERVISOR, True),
    "malfunction": (c.DeclareMalfunction, SUPERVISOR, True),
    "system-malfunction": (c.DeclareMalfunction, SUPERVISOR, True),
    "judge": (c.JudgeRecords, SUPERVISOR, False),
    "correct": (c.CorrectResult, SUPERVISOR, True),
    "invalidate": (c.InvalidateGame, SUPERVISOR, True),
    "thaw": (c.Thaw, SUPERVISOR, False),
    "unlock": (c.UnlockSeat, SUPERVISOR, False),
    "clear": (c.ClearSeat, SUPERVISOR, True),
    "close-case": (c.CloseCase, SUPERVISOR, False),
    "open-table": (c.OpenTable, SUPERVISOR, False),
    "close-table": (c.CloseTable, SUPERVISOR, False),
    "shut-down": (c.ShutDown, SUPERVISOR, True),
    "notice-closing": (c.NoticeClosing, SUPERVISOR, False),
    "withdraw-notice": (c.WithdrawNotice, SUPERVISOR, False),
    "show-house-text": (c.ShowHouseText, SUPERVISOR, False),
    "notice-limits": (c.NoticeLimits, SUPERVISOR, False),
    "change-limits": (c.ChangeLimits, SUPERVISOR, False),
    "legacy": (c.GrantLegacy, SUPERVISOR, False),
    "end legacy": (c.EndLegacy, SUPERVISOR, False),
    "lengthen legacy": (c.LengthenLegacy, SUPERVISOR, False),
    "agree-limits": (c.AgreeLimits, SUPERVISOR, False),
    "end-agreement": (c.EndAgreement, SUPERVISOR, False),
    "examine-ball": (c.ExamineBall, SUPERVISOR, False),
    "confirm-clock": (c.ConfirmClock, SUPERVISOR, False),
    "begin-recovery": (c.BeginRecovery, SUPERVISOR, True),
    "end-recovery": (c.EndRecovery, SUPERVISOR, True),
    "dismiss": (c.DismissStaff, SUPERVISOR, False),
    "unlock-staff": (c.UnlockStaff, SUPERVISOR, False),
    "withdraw-change": (c.WithdrawStaffChange, SUPERVISOR, False),
    "let-machine-in": (c.LetMachineIn, SUPERVISOR, False),
    "fill-float": (c.FillFloat, DEALER, False),
    "credit-float": (c.CreditFloat, DEALER, False),
    "dealer": (c.ChangeDealer, DEALER, False),
    "collect-box": (c.CollectBox, SUPERVISOR, False),
    "count-box": (c.CountBox, SUPERVISOR, True),
    "adjust": (c.AdjustWager, SUPERVISOR, True),
    "void-person": (c.VoidWagers, SUPERVISOR, True),
    "forfeit": (c.ForfeitWagers, SUPERVISOR, True),
    "notice-spread": (c.NoticeSpread, SUPERVISOR, False),
    "select-spread": (c.SelectSpread, SUPERVISOR, False),
    "void-spread": (c.VoidSpread, SUPERVISOR, True),
    "open-supernova": (c.OpenSupernova, SUPERVISOR, False),
    "close-supernova": (c.CloseSupernova, SUPERVISOR, False),
    "check-supernova": (c.CheckSupernova, SUPERVISOR, False),
    "approve-jackpot": (c.ApproveJackpot, SUPERVISOR, False),
    "refuse-jackpot": (c.RefuseJackpot, SUPERVISOR, True),
    "pay-jackpot": (c.PayJackpotByHand, SUPERVISOR, False),
    "note-jackpot-wager": (c.NoteJackpotWager, SUPERVISOR, True),
}
JACKPOTS = {key for key in ORDERS if "supernova" in key or "jackpot" in key}
REMEDIES = {"adjust": Remedy.ADJUST, "void-person": Remedy.VOID, "forfeit": Remedy.FORFEIT}
DEALERS_WITH_TWO = {"paper stacked", "paper nameless"}
"""Nobody knows what it is worth: a dealer does not judge it alone, and a supervisor may."""


CHANGES = {
    "a": m.StaffChangeAt(
        name="eve", role=SUPERVISOR, by="sue", second="sam", due_ms=1_790_000_000_000
    ),
    "b": m.StaffChangeAt(name="sam", by="machine root", due_ms=1_790_000_000_000),
}


def test_the_console_offers_every_order_of_staff() -> None:
    """S0 8.1 Dealer terminal (1), S3 1.1 Staff Game Console (SGC). Enrolment has a message and a
    form of its own; a void without a clause is of earlier editions of the rule books. The orders of
    a director are given in `test_tournament`."""
    offered = {command for command, _, _ in ORDERS.values()}
    offered |= {command for command, _ in director.ORDERS.values()}
    assert offered == set(m.STAFF_COMMANDS) - {c.VoidRound, c.VoidSeat}


def offered(book: RuleBook, key: str) -> bool:
    """By some documents only."""
    if "legacy" in key:
        return book.terms.legacy is not None
    if key in ("agree-limits", "end-agreement"):
        return book.terms.agreed_limits is not None
    if key in REMEDIES:
        return bool(clauses_for(book, REMEDIES[key]))
    if "spread" in key:
        return bool(book.spread_tables)
    if key in JACKPOTS:
        return book.terms.supernova is not None
    if key == "shut-down":
        return book.terms.display.failure is not None
    if key == "invalidate":
        return bool(grounds(book))
    return key != "examine-ball" or book.terms.no_spin.examined is not None


def _beside_the_cloth(table: ShownTable, key: str) -> None:
    assert table.board is not None
    if key == "void-spread":
        spread = m.SpreadSeen(selected="1", last=(5, None, 7))
        table.board = replace(table.board, spread=spread)
        return
    state = HitState.APPROVED if key == "pay-jackpot" else HitState.WAITING
    hit = jackpot(state, by_hand=key == "pay-jackpot")
    with_jackpots(table, hit, opened=key != "open-supernova")


TASKS = {
    "large hand-pay": m.StaffTasks(calls={SEAT: 100_001}),
    "paper nameless": m.StaffTasks(doubtful_papers=(nameless(SEAT),)),
    "confirm-clock": m.StaffTasks(clock=JUMPED),
    "end-recovery": m.StaffTasks(recovery=RECOVERY),
    "let-machine-in": m.StaffTasks(guessing={"terminal 2": 7, "console": 5}),
}
"""What waits for staff, where an order is about nothing else."""


def table_for(book: RuleBook, key: str) -> ShownTable:
    """One at which this order can be given."""
    table = busy_table(book, legacy=key in ("end legacy", "lengthen legacy"))
    if key == "confirm":
        assert table.board is not None
        table.board = replace(table.board, frozen=False, last=())
    if key in JACKPOTS or key == "void-spread":
        _beside_the_cloth(table, key)
    table.staff_tasks = TASKS.get(key, table.staff_tasks)
    assert table.house is not None
    if key == "withdraw-change":
        table.house = replace(table.house, changes=CHANGES)
    if key in REMEDIES:
        table.seat_round = m.SeatRound(
            seat=SEAT,
            round=7,
            rounds=(7,),
            status=SlipStatus.REGISTERED,
            stakes={"straight:17": 500},
            outcome=None if key == "forfeit" else "9",
            settlement=1,
            void=key == "forfeit",
            void_by=("8.4.2",) if key == "forfeit" else (),
            malfunctions=("6.16(b)",),
        )
    if key == "unlock-staff":
        locked = m.StaffAt(role=StaffRole.DEALER, locked_out=True)
        assert table.house is not None
        table.house.staff["dora"] = locked
    return table


def console_of(book: RuleBook, application: Application, key: str) -> ConsoleView:
    desk = desk_at(table_for(book, key), book)
    return ConsoleView(desk, Archive(desk), application, wall_times())


def begin(view: ConsoleView, key: str) -> None:
    """Up to the sheet, or to the order where there is none."""
    view.touchSeat(SEAT)
    match key:
        case "confirm":
            view.stage.touch("17")
            view.stage.confirm()
        case "notice-limits" | "change-limits" | "agree-limits":
            limits = view.limits
            limits.start()
            limits.select("straight", "minimum")
            limits.type("200")
            give = {"notice-limits": limits.announce, "agree-limits": limits.agree}
            give.get(key, limits.apply)()
        case "show-house-text":
            view.begin("house-text")
            view.house_text.type("P")
            view.house_text.order()
        case _:
            view.begin(key.removeprefix("large ").removeprefix("end ").partition(" ")[0])


def fill(view: ConsoleView, key: str) -> None:
    draft = view.sheet._draft
    if draft is None:
        return
    assert draft.command in (ORDERS[key][0], c.IssueTicket)
    fill_in(view, key)
    view.sheet.confirm()
    if draft.preview is not None:
        assert view.sheet.stage == "preview"
        view.sheet.confirm()


def fill_in(view: ConsoleView, key: str) -> None:
    sheet = view.sheet
    draft = sheet._draft
    assert draft is not None
    if draft.reasons:
        sheet.pick(draft.reasons[0].id)
    if draft.options:
        sheet.choose(key.split()[1] if key.startswith("ticket") else draft.options[0].id)
    if draft.pocket:
        sheet.touchPocket("9")
    if draft.amount and not draft.amount_known:
        sheet.type("500")


EACH = [(key, who) for key in ORDERS for who in STAFF]


@pytest.mark.parametrize(("key", "who"), EACH)
async def test_who_gives_what(
    crown: RuleBook, application: Application, run: Run, key: str, who: str
) -> None:
    """S0 8.1 Dealer terminal (3)."""
    command, least, two = ORDERS[key]
    two = two or (key in DEALERS_WITH_TWO and STAFF[who] is DEALER)
    allowed = STAFF[who] is SUPERVISOR or (STAFF[who] is DEALER and least is DEALER)
    books = (crown, NSW, BOOKS["crown-double-zero"], BOOKS["rapid-single-zero"])
    book = next(book for book in books if offered(book, key))
    view = console_of(book, application, key)
    desk = view._desk
    if key == "unlock-staff" and who == "dora":
        return  # who is locked out cannot be signed in
    desk.person = Person(who, "111111")
    view.refresh()
    begin(view, key)
    fill(view, key)
    sheet = view.sheet
    giver = who
    if not allowed:
        assert sheet.stage == "authority"
        assert _names(sheet) == {"sue", "sam"}
        sheet.choosePerson("sue")
        sheet.type("222222")
        sheet.confirm()
        giver = "sue"
    if two:
        assert sheet.stage == "second"
        assert _names(sheet) == {"sue", "sam"} - {giver}
        sheet.choosePerson("sam" if giver == "sue" else "sue")
        sheet.type("333333")
        sheet.confirm()
    while desk._tasks:
        await asyncio.sleep(0)
    table = desk.client
    assert isinstance(table, ShownTable)
    (order,) = [asked for asked in table.asked if isinstance(asked, m.StaffOrder)]
    assert order.who == giver and order.why
    assert type(order.order) is command
    assert (order.second is not None) is two
    assert order.second != order.who
    left = {a.name for a in table.asked if isinstance(a, m.SignOut)}
    assert left == (set() if allowed else {"sue"})  # his PIN was for this one order
    # Its clock goes on for as long as it is there.
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


async def test_whoever_complains_is_told_of_the_inspector_before_his_dispute_ends(
    application: Application, run: Run
) -> None:
    """S4 8.12: a step of the sheet, which the journal keeps."""
    table = busy_table(NSW)
    case = m.OpenCase(seat=SEAT, round=7, cents=0, what="a dispute", dispute=True)
    table.staff_tasks = m.StaffTasks(cases={"c": case})
    desk = desk_at(table, NSW)
    view = ConsoleView(desk, Archive(desk), application, wall_times())
    view._desk.person = Person("sue", "111111")
    view.refresh()
    view.touchSeat(SEAT)
    view.begin("close-case")
    sheet = view.sheet
    draft = sheet._draft
    assert draft is not None
    sheet.choose(draft.options[0].id)
    sheet.confirm()
    assert not view._desk._tasks, "nobody has said that it was done"
    sheet.pick("told")
    sheet.confirm()
    while view._desk._tasks:
        await asyncio.sleep(0)
    (order,) = [asked for asked in table.asked if isinstance(asked, m.StaffOrder)]
    assert order.why == "The player was told of the right to consult an inspector"
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


async def test_legacy_limits_go_to_who_is_said_to_wager_with_colour_chips(
    crown: RuleBook, application: Application, run: Run
) -> None:
    """S3 7.4(b): a step of the sheet, which the journal keeps."""
    view = console_of(crown, application, "legacy")
    view._desk.person = Person("sue", "111111")
    view.refresh()
    view.touchSeat(SEAT)
    view.begin("legacy")
    view.sheet.confirm()
    assert not view._desk._tasks, "nobody has said so"
    view.sheet.pick("colour")
    view.sheet.confirm()
    while view._desk._tasks:
        await asyncio.sleep(0)
    table = view._desk.client
    assert isinstance(table, ShownTable)
    (order,) = [asked for asked in table.asked if isinstance(asked, m.StaffOrder)]
    assert order.order == c.GrantLegacy(SEAT)
    assert order.why == "The player accepts, and wagers with colour chips"
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


def _names(sheet: object) -> set[str]:
    rows = sheet._names  # type: ignore[attr-defined]
    return {row.name for row in rows._rows}
