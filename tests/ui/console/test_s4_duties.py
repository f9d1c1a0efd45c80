"""What S4 asks of staff, told at the console."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtGui import QPointingDevice

from kiosk.console.order import Person
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Clients
from kiosk.table.overview import all_seats
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive, ArchivePlace
from kiosk.ui.console.seat_drafts import close_case
from tests.conftest import BOOKS
from tests.game.stories import TableStory
from tests.ui.console.conftest import Run
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import busy_table, desk_at
from tests.ui.console.test_orders import begin, console_of, fill_in

NSW = BOOKS["nsw-single-zero"]


def after_three_rounds_sat_out(book: RuleBook) -> TableStory:
    told = TableStory(book).tell(
        c.OpenTable(0),
        c.Join("1"),
        c.Join("2"),
        c.SetPlaying("1", True),
        c.SetPlaying("2", True),
    )
    for number in (1, 2, 3):
        told.tell(c.OpenRound(30), c.CloseRound())
        slip = c.RegisterSlip("1", number, str(number), {"red": 500})
        told.tell(slip, c.EndGrace(), c.ConfirmResult("17"))
    return told


def test_staff_are_told_who_sits_out_three_rounds_at_a_full_table() -> None:
    """S4 8.9."""
    told = after_three_rounds_sat_out(NSW)
    seats = all_seats(NSW, told.state, ["1", "2"], Clients())
    assert {name: seat.sat_out for name, seat in seats.items()} == {"1": 0, "2": 3}
    with_a_free_place = all_seats(NSW, told.state, ["1", "2", "3"], Clients())
    assert not any(seat.sat_out for seat in with_a_free_place.values())


def test_whoever_still_complains_is_told_of_the_inspector(application: Application) -> None:
    """S4 8.12."""
    offered = {}
    for book in (NSW, BOOKS["rapid-single-zero"]):
        table = busy_table(book)
        cases = table.staff_tasks.cases
        disputed = {case: replace(about, dispute=True) for case, about in cases.items()}
        table.staff_tasks = replace(table.staff_tasks, cases=disputed)
        draft = close_case(desk_at(table, book), "c")
        offered[book.terms.document.id] = [reason.text for reason in draft.reasons]
    told, content = offered["S4"]
    assert told == "The player was told of the right to consult an inspector"
    assert "nothing is unresolved" in content
    assert offered["S0"] == []


def test_nobody_is_offered_that_all_agree_where_that_raises_no_minimum(
    application: Application,
) -> None:
    """S4 4.3, S3 7.3(b)."""
    offered = {}
    for book in (NSW, BOOKS["crown-single-zero"]):
        view = console_of(book, application, "change-limits")
        begin(view, "change-limits")
        assert view.sheet._draft is not None
        offered[book.terms.document.id] = [option.id for option in view.sheet._draft.options]
        fill_in(view, "change-limits")
        assert view.sheet._can_confirm()
    assert offered == {"S4": [], "S3": ["due", "agreed"]}


def test_a_key_for_one_player_is_where_the_rule_book_has_such_limits(
    application: Application, panel: QPointingDevice, run: Run, tmp_path: Path
) -> None:
    """S0 5.5, S4 4.4."""

    async def look(book: RuleBook) -> None:
        desk = desk_at(busy_table(book), book)
        archive = Archive(desk, ArchivePlace(exports=tmp_path))
        screen = ConsoleScreen(application, panel, desk, archive)
        screen.desk.person = Person("sue", "111111")
        screen.view.refresh()
        await screen.touch("limitsButton")
        assert (screen.find("agreeLimits") is None) is (book.terms.agreed_limits is None), book.id
        screen.leave()

    for name in ("nsw-single-zero", "rapid-single-zero", "crown-single-zero", "rws-triple-zero"):
        run(look(BOOKS[name]))
