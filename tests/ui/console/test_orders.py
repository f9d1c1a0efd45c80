"""Every order and every role: who gives it, who is asked for a PIN, and who confirms. From one
table, written down here and not taken from the game."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.game.facts import StaffRole
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.desk import ConsoleDesk, Person
from kiosk.ui.console.outbox import Outbox
from kiosk.ui.times import wall_times
from tests.ui.console.conftest import Run
from tests.ui.console.glass import look_of
from tests.ui.console.shown import SEAT, STAFF, ShownTable, busy_table

DEALER, SUPERVISOR = StaffRole.DEALER, StaffRole.SUPERVISOR

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
    "large hand-pay": (c.HandPay, DEALER, True),
    "ticket printed": (c.IssueTicket, DEALER, False),
    "ticket not-printed": (c.CancelTicket, DEALER, False),
    "paper stacked": (c.JudgePaper, DEALER, False),
    "dispute": (c.OpenCase, DEALER, False),
    "lock": (c.LockSeat, DEALER, False),
    "message": (c.TellPlayer, DEALER, False),
    "attend": (c.AttendSeat, DEALER, False),
    "write-off": (c.WriteOffSeat, SUPERVISOR, True),
    "void-round": (c.VoidRound, SUPERVISOR, False),
    "void-seat": (c.VoidSeat, SUPERVISOR, False),
    "malfunction": (c.DeclareMalfunction, SUPERVISOR, False),
    "system-malfunction": (c.DeclareMalfunction, SUPERVISOR, False),
    "judge": (c.JudgeRecords, SUPERVISOR, False),
    "correct": (c.CorrectResult, SUPERVISOR, True),
    "invalidate": (c.InvalidateGame, SUPERVISOR, True),
    "thaw": (c.Thaw, SUPERVISOR, False),
    "unlock": (c.UnlockSeat, SUPERVISOR, False),
    "clear": (c.ClearSeat, SUPERVISOR, True),
    "close-case": (c.CloseCase, SUPERVISOR, False),
    "open-table": (c.OpenTable, SUPERVISOR, False),
    "close-table": (c.CloseTable, SUPERVISOR, False),
    "notice-closing": (c.NoticeClosing, SUPERVISOR, False),
    "withdraw-notice": (c.WithdrawNotice, SUPERVISOR, False),
    "notice-limits": (c.NoticeLimits, SUPERVISOR, False),
    "change-limits": (c.ChangeLimits, SUPERVISOR, False),
    "legacy": (c.GrantLegacy, SUPERVISOR, False),
    "end legacy": (c.EndLegacy, SUPERVISOR, False),
    "dismiss": (c.DismissStaff, SUPERVISOR, False),
    "unlock-staff": (c.UnlockStaff, SUPERVISOR, False),
}


def test_the_console_offers_every_order_of_staff() -> None:
    """Enrolment has a message and a form of its own."""
    known = {struct.__struct_config__.tag for struct in m.STAFF_WIRE.structs}
    offered = {
        m.STAFF_WIRE._structs[command].__struct_config__.tag for command, _, _ in ORDERS.values()
    }
    assert offered == known


def console_of(folder: Path, book: RuleBook, application: Application, key: str) -> ConsoleView:
    table = busy_table(book, legacy=key == "end legacy")
    if key == "confirm":
        assert table.board is not None
        table.board = replace(table.board, frozen=False, last=())
    if key == "large hand-pay":
        table.matters = m.Matters(calls={SEAT: 100_001})
    if key == "unlock-staff":
        locked = m.StaffAt(role=StaffRole.DEALER, locked_out=True)
        assert table.house is not None
        table.house.staff["dora"] = locked
    desk = ConsoleDesk(
        table,  # type: ignore[arg-type] # it stands for a client
        book,
        look_of(book),
        Outbox(folder / "orders.json"),
        lambda: "id",
    )
    return ConsoleView(desk, Archive(None), application.pictures, wall_times())


def begin(view: ConsoleView, key: str) -> None:
    """Up to the sheet, or to the order where there is none."""
    view.touchSeat(SEAT)
    match key:
        case "confirm":
            view.stage.touch("17")
            view.stage.confirm()
        case "notice-limits" | "change-limits":
            view.limits.start()
            view.limits.select("straight", "minimum")
            view.limits.type("200")
            view.limits.announce() if key == "notice-limits" else view.limits.apply()
        case _:
            view.begin(key.removeprefix("large ").removeprefix("end ").partition(" ")[0])


def fill(view: ConsoleView, key: str) -> None:
    sheet = view.sheet
    draft = sheet._draft
    if draft is None:
        return
    assert draft.command in (ORDERS[key][0], c.IssueTicket)
    if draft.reasons:
        sheet.pick(draft.reasons[0].id)
    if draft.options:
        sheet.choose(key.split()[1] if key.startswith("ticket") else draft.options[0].id)
    if draft.pocket:
        sheet.touchPocket("9")
    if draft.amount and not draft.amount_known:
        sheet.type("500")
    sheet.confirm()
    if draft.preview is not None:
        assert sheet.stage == "preview"
        sheet.confirm()


EACH = [(key, who) for key in ORDERS for who in STAFF]


@pytest.mark.parametrize(("key", "who"), EACH)
def test_who_gives_what(  # noqa: PLR0913, PLR0917 - two of them are the case
    tmp_path: Path, crown: RuleBook, application: Application, run: Run, key: str, who: str
) -> None:
    command, least, two = ORDERS[key]
    allowed = STAFF[who] is SUPERVISOR or (STAFF[who] is DEALER and least is DEALER)

    async def story() -> None:
        view = console_of(tmp_path, crown, application, key)
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
        assert order.order.__struct_config__.tag == (
            m.STAFF_WIRE._structs[command].__struct_config__.tag
        )
        assert (order.second is not None) is two
        assert order.second != order.who
        left = {a.name for a in table.asked if isinstance(a, m.SignOut)}
        assert left == (set() if allowed else {"sue"})  # his PIN was for this one order

    run(story())


def _names(sheet: object) -> set[str]:
    rows = sheet._names  # type: ignore[attr-defined]
    return {row.name for row in rows._rows}
