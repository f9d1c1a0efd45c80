"""Cases as staff see them: the clock of the rule book, what is here of the money, who was told."""

import pytest
from msgspec.structs import replace

from kiosk.console.order import Person
from kiosk.game import facts as f
from kiosk.game.recovery.word import MORE_THAN_ITS_WORD
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply
from kiosk.game.times import HOUR_MS, MINUTE_MS
from kiosk.journal.record import Record
from kiosk.link import messages as m
from kiosk.records.cases import Cases
from kiosk.table.board import open_staff_tasks
from kiosk.ui.application import Application
from kiosk.ui.console import seat_drafts, table_drafts
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.seats_view import seat_status
from kiosk.ui.times import wall_times
from tests.conftest import BOOKS
from tests.game.stories import TableStory
from tests.ui.console.shown import SEAT, busy_table, desk_at

NOW_MS = 1_790_000_000_000
CROWN = BOOKS["crown-single-zero"]


def desk_with(*cases: m.OpenCase) -> ConsoleDesk:
    """With nothing else that waits at the seat."""
    table = busy_table(CROWN)
    assert table.seats is not None
    table.seats.seats[SEAT] = replace(table.seats.seats[SEAT], locks=())
    table.staff_tasks = m.StaffTasks(cases={f"c{n}": case for n, case in enumerate(cases)})
    return desk_at(table, CROWN)


def case(left_ms: int | None, **more: object) -> m.OpenCase:
    until_ms = None if left_ms is None else NOW_MS + left_ms
    about = {"seat": SEAT, "round": 7, "cents": 5000, "what": "it may be a malfunction", **more}
    return m.OpenCase(until_ms=until_ms, **about)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("left_ms", "tile", "clock"),
    [
        (72 * HOUR_MS, "Case open", "72 h 0 min left"),
        (61 * MINUTE_MS, "Case open", "1 h 1 min left"),
        (1, "Case open", "0 h 0 min left"),
        (0, "Case overdue", "overdue by 0 h 0 min"),
        (-25 * HOUR_MS, "Case overdue", "overdue by 25 h 0 min"),
        (None, "Case open", ""),
    ],
)
def test_the_seventy_two_hours_run_on_tile_account_and_sheet(
    application: Application, left_ms: int | None, tile: str, clock: str
) -> None:
    """S3 6.12."""
    desk = desk_with(case(left_ms, held=True))
    view = ConsoleView(desk, Archive(desk), application, wall_times())
    desk.now_ms = lambda: NOW_MS
    view.touchSeat(SEAT)
    view.refresh()
    assert seat_status(desk, SEAT, desk.seats[SEAT]).word == tile
    rows = {row.name: row.figure for row in view.seat._account(desk.seats[SEAT])}
    assert rows.get("Case", "") == clock
    says = seat_drafts.close_case(desk, "c0").says
    assert (f"{clock[:1].upper()}{clock[1:]}" in says) is bool(clock)


def test_the_clock_of_a_case_runs_while_nothing_happens(application: Application) -> None:
    """S3 6.12: the 72 hours end at night too, when no table tells of anything."""
    clock = NOW_MS
    desk = desk_with(case(2 * MINUTE_MS, held=True))
    times = replace(wall_times(), now_ms=lambda: clock)
    view = ConsoleView(desk, Archive(None), application, times)
    desk.now_ms = lambda: clock
    view.touchSeat(SEAT)
    seen = []
    for _ in range(3):
        view.tick()
        tile = next(row.word for row in view.seats.rows.rows if row.seat == SEAT)
        clocks = [row.figure for row in view.seat.figures.rows if row.name == "Case"]
        seen.append((tile, clocks))
        clock += MINUTE_MS
    assert seen == [
        ("Case open", ["0 h 2 min left"]),
        ("Case open", ["0 h 1 min left"]),
        ("Case overdue", ["overdue by 0 h 0 min"]),
    ]


def test_of_several_cases_the_most_urgent_is_shown(application: Application) -> None:
    desk = desk_with(case(None), case(5 * HOUR_MS), case(-HOUR_MS), case(9 * HOUR_MS))
    view = ConsoleView(desk, Archive(desk), application, wall_times())
    desk.now_ms = lambda: NOW_MS
    view.touchSeat(SEAT)
    rows = [row.figure for row in view.seat._account(desk.seats[SEAT]) if row.name == "Case"]
    assert rows == ["overdue by 1 h 0 min"]
    assert seat_status(desk, SEAT, desk.seats[SEAT]).word == "Case overdue"


def test_the_sheet_tells_what_is_set_aside_what_is_claimed_and_who_must_be_told() -> None:
    """S0 8.8.8, S3 6.12."""
    desk = desk_with(
        case(None, held=True, held_cents=2000, claimed_cents=3000, notify=True),
        case(None, claimed_cents=5000),
    )
    partly, gone = (" ".join(seat_drafts.close_case(desk, name).says) for name in ("c0", "c1"))
    assert "Set aside: $20.00. Claimed from the player: $30.00." in partly
    assert "The Inspectorate is to be notified, and nobody has done so." in partly
    assert "Nothing of it is here: $50.00 is claimed from the player." in gone
    assert "Inspectorate" not in gone


def test_money_that_only_a_terminal_tells_of_is_paid_or_not_and_claimed_from_nobody() -> None:
    story = TableStory(CROWN).tell(c.Join(SEAT), c.BeginRecovery())
    what = MORE_THAN_ITS_WORD
    opened = f.CaseOpened(case="told", seat=SEAT, round=0, cents=5000, what=what)
    state = apply(story.state, opened)
    (told,) = open_staff_tasks(state, (), ()).cases.values()
    sheet = seat_drafts.close_case(desk_with(told), "c0")
    assert [option.id for option in sheet.options] == ["pay", "keep"]
    says = " ".join(sheet.says)
    assert MORE_THAN_ITS_WORD[1:] in says
    assert "Nothing of it is paid before you say" in says and "claimed" not in says


def test_a_printed_case_says_who_told_the_inspectorate_when_and_how() -> None:
    """S0 8.8.8, S3 6.12."""
    cases = Cases("table")

    def add(at_ms: int, fact: f.AnyFact) -> list[str]:
        record = Record(1, at_ms, "", "", b"", b"")
        return [row.what for row in cases.add(record, fact)]

    opened = f.CaseOpened(
        case="c", seat="1", round=7, cents=5000, what="a malfunction", withhold=True
    )
    add(NOW_MS, opened)
    assert "Inspectorate not notified" in next(cases.end()).what
    add(NOW_MS, f.CaseHeld(case="c", held=True, held_cents=2000))
    told = f.InspectorateNotified(case="c", how="by telephone", who="sue", at_ms=NOW_MS)
    add(NOW_MS + HOUR_MS, told)
    add(NOW_MS, f.CaseClosed(case="c", answer="kept", who="sam", received_cents=3000))
    (row,) = add(NOW_MS, f.CaseCarriedOut(case="c"))
    assert "20.00 of it set aside at the terminal, 30.00 claimed" in row
    assert "Inspectorate notified by sue, 2026-09-21 15:" in row and "by telephone" in row
    assert "closed by sam, 30.00 brought back: kept" in row


def test_a_dead_display_is_named_and_the_game_can_be_shut_down_for_it(
    application: Application,
) -> None:
    """S3 6.18: also while somebody plays, and before its notice of closing has run out."""
    desk = desk_with()
    assert desk.client.house is not None
    desk.client.house = replace(desk.client.house, dead_displays=("D1", "D2"))
    desk.person = Person("sue", "222222")
    view = ConsoleView(desk, Archive(None), application, wall_times())
    view.refresh()
    assert view.order_buttons.showing.announced == "Display gone: D1, D2"
    (key,) = (row for row in view.order_buttons.menu.rows if row.key == "shut-down")
    assert (key.possible, key.second) == (True, "a display is dead")
    assert "Displays that do not answer: D1, D2." in table_drafts.shut_down(desk).says
