"""A tournament at the console: the director is led from the terms to the last prize."""

from collections.abc import Callable
from dataclasses import replace as dataclass_replace
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPointingDevice

from kiosk.console.order import Person
from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.game.tournament.results import signed, written
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import Owed, SessionPhase, SessionResults, Winner
from kiosk.link import messages as m
from kiosk.rules.points import Points
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.results_files import ResultsFolder
from kiosk.ui.console.sheet_view import MORE, SheetView
from kiosk.ui.console.terms_files import terms_in
from kiosk.ui.console.tournament_drafts import DRAFTS
from kiosk.ui.times import wall_times
from tests.conftest import BOOKS
from tests.hostile.table import SUPERVISOR, House
from tests.rules.tournament.test_terms import changed
from tests.ui.console.conftest import Run
from tests.ui.console.director import ORDERS, TERMS, at_order, house
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import ShownTable, busy_table, desk_at
from tests.ui.console.stations import screen_at
from tests.ui.scene_texts import faults
from tests.ui.terminal.tournament import awarded, seen

BOOK = "crown-single-zero"
DIGEST = "cd" * 32
REBUYS = ("rebuys = 0", "rebuys = 1\nrebuy_until_spin = 5")


async def test_the_director_is_led_from_the_terms_to_the_first_session(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton", "order-tournament", "order-open-tournament", "sheetConfirm")
    await there.until(lambda table: table.tournament.terms is not None)
    await screen.sheet_gone()
    for count in (1, 2):
        await screen.touch("order-register-entrant", "sheetConfirm")
        await there.until(lambda table, n=count: len(table.tournament.entrants) == n)
        await screen.sheet_gone()
    await screen.touch("order-check-in", "sheetConfirm")
    await there.until(lambda table: table.tournament.entrants["001"].checked_in)
    await screen.sheet_gone()
    await screen.touch("order-check-in", "sheetConfirm")
    await there.until(lambda table: table.tournament.entrants["002"].checked_in)


def cup_table() -> ShownTable:
    """With a seat for everybody."""
    table = busy_table(BOOKS[BOOK])
    assert table.seats is not None
    seats = {str(n): m.SeatAt(here=True) for n in range(1, 10)}
    table.seats = replace(table.seats, seats=seats)
    return table


def shows(
    screen: ConsoleScreen,
    seen_: m.TournamentSeen,
    there: m.TournamentHouse,
) -> None:
    table = cup_table()
    assert table.board is not None
    table.tournament, table.tournament_terms = there, TERMS
    table.board = replace(table.board, tournament=seen_)
    screen.desk.client = table  # type: ignore[assignment]
    screen.desk.person = Person("sue", "111111")
    screen.view.refresh()
    screen.view.openPanel("tournament")
    QCoreApplication.processEvents()


@pytest.fixture
def silent(
    application: Application, panel: QPointingDevice, tmp_path: Path
) -> Callable[[], ConsoleScreen]:
    return lambda: screen_at(application, panel, BOOKS[BOOK], tmp_path)


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        (None, "call-session"),
        (SessionPhase.CALLED, "start-session"),
        (SessionPhase.PLAYED, "record-session"),
        (SessionPhase.TIED, "start-play-off"),
        (SessionPhase.DECIDED, "advance-winners"),
    ],
)
def test_the_one_large_key_is_the_next_step(
    silent: Callable[[], ConsoleScreen], run: Run, phase: SessionPhase | None, step: str
) -> None:
    async def story() -> None:
        screen = silent()
        try:
            shows(screen, replace(seen(), phase=phase), house())
            assert [row.key for row in screen.view.tournament.step.rows] == [step]
            assert screen.text("points-008") == "14,250"
            assert faults(screen.window) == []
        finally:
            screen.leave()

    run(story())


def test_a_file_of_terms_with_a_fault_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text("\n".join(TERMS))
    (tmp_path / "bad.toml").write_text("id = 3")
    (tmp_path / "long.toml").write_text("# x\n" * 600)
    assert [*terms_in(tmp_path)] == ["good"]


@pytest.fixture
def results(tmp_path: Path) -> SessionResults:
    """Of another table, in a file of the folder where the console looks for them."""
    key = TableReceiptKey.in_folder(tmp_path)
    winner = Winner(entrant="001", name="Guest 1", points=Points(5_100))
    plain = SessionResults(
        tournament="spring-cup",
        digest=DIGEST,
        table="Table 4",
        heat=1,
        session=1,
        winners=(winner,),
        at_ms=1_800_000_000_000,
        seq=9,
        hash="ab" * 32,
        signer="0" * 64,
        signature="0" * 128,
    )
    told = signed(plain, key.public, key.sign)
    (tmp_path / "heat-1.json").write_bytes(written(told))
    (tmp_path / "changed.json").write_bytes(written(told).replace(b"Guest 1", b"Guest 2"))
    return told


def test_each_order_of_the_director_has_its_key_and_its_sheet(
    application: Application, tmp_path: Path, results: SessionResults
) -> None:
    """Without a window: `stations` has those of sheets."""
    book, at = BOOKS[BOOK], replace(seen(), digest=DIGEST)
    for key, (command, _) in ORDERS.items():
        table = cup_table()
        assert table.board is not None
        there, table.tournament = at_order(key, at)
        table.tournament_terms = tuple(changed(REBUYS).split("\n"))
        table.board = replace(table.board, tournament=there)
        desk = desk_at(table, book)
        desk.look = dataclass_replace(desk.look, results=ResultsFolder(tmp_path).results)
        view = ConsoleView(desk, Archive(desk), application, wall_times())
        desk.person = Person("sue", "111111")
        view.refresh()
        rows = (*view.tournament.step.rows, *view.tournament.orders.rows)
        assert key in {row.key for row in rows}
        view.begin(key)
        assert type(_ordered(view.sheet)) is command
        view.deleteLater()
        QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


def _ordered(sheet: SheetView) -> c.Command:
    """Once all that it asks for is filled in."""
    draft = sheet._draft
    assert draft is not None
    if draft.options:
        sheet.choose(draft.options[0].id)
    if draft.reasons:
        sheet.pick(draft.reasons[0].id)
    if draft.points:
        sheet.type("50")
    assert sheet.showing.can_confirm
    return draft.make(sheet._filled)


def test_of_many_entrants_each_can_be_chosen(application: Application) -> None:
    """A sheet has room for twelve: one key shows the next ones."""
    table = busy_table(BOOKS[BOOK])
    assert table.board is not None
    entrants = tuple(m.EntrantSeen(entrant=f"{n:03}", name="") for n in range(1, 31))
    table.board = replace(table.board, tournament=replace(seen(), phase=None))
    table.tournament, table.tournament_terms = replace(house(), entrants=entrants), TERMS
    desk = desk_at(table, BOOKS[BOOK])
    desk.person = Person("sue", "111111")
    sheet = SheetView(desk)
    draft = DRAFTS["withdraw-entrant"](desk)
    assert draft is not None
    sheet.open(draft)
    shown = [row.choice for row in sheet.options.rows]
    for _ in range(2):
        sheet.choose(MORE)
        shown += [row.choice for row in sheet.options.rows]
    assert [choice for choice in shown if choice != MORE] == [one.entrant for one in entrants]
    sheet.choose("030")
    assert draft.make(sheet._filled) == c.WithdrawEntrant("030")


def after_the_final() -> m.TournamentHouse:
    """One prize has been paid."""
    there = house()
    owed = {"012": 200_000, "008": 50_000, "044": 50_000}
    entrants = tuple(
        replace(
            one,
            state=EntrantState.OUT,
            owed={Owed.PRIZE: owed[one.entrant]} if one.entrant in owed else {},
        )
        for one in there.entrants
    )
    return replace(there, entrants=entrants, called=(), seats={}, lot="")


def test_prizes_are_listed_with_what_is_still_owed(
    silent: Callable[[], ConsoleScreen], run: Run
) -> None:
    """S3 5.30 to 5.33."""

    async def story() -> None:
        screen = silent()
        try:
            shows(screen, awarded(), after_the_final())
            assert screen.text("state-031") == "prize $5,000.00, paid"
            assert screen.text("state-012") == "prize $2,000.00, owed"
            assert screen.text("state-044") == "shared prize $500.00, owed"
            assert screen.text("state-027") == "", "no prize"
            assert screen.text("sessionLine") == "The prizes are awarded"
            assert [row.key for row in screen.view.tournament.step.rows] == ["pay-entrant"]
            offered = {row.key for row in screen.view.tournament.orders.rows}
            assert offered == {"disqualify", "record-decision"}, "nothing that would be refused"
            assert faults(screen.window) == []
        finally:
            screen.leave()

    run(story())


# ---- What a director decides -------------------------------------------------------------------


def at_desk(there: m.TournamentHouse, terms: tuple[str, ...] = TERMS, **seen_: object) -> SheetView:
    table = cup_table()
    assert table.board is not None
    table.tournament, table.tournament_terms = there, terms
    table.board = replace(table.board, tournament=replace(seen(), **seen_))
    desk = desk_at(table, BOOKS[BOOK])
    desk.person = Person("sue", "111111")
    return SheetView(desk)


def opened(sheet: SheetView, key: str) -> Draft:
    draft = DRAFTS[key](sheet._desk)
    assert draft is not None
    sheet.open(draft)
    return draft


def test_an_entry_is_for_the_first_heat_and_a_wild_card_for_each_that_is_to_come(
    application: Application,
) -> None:
    """S3 1.1 Wild Card: as many as the terms have."""
    first = tuple(replace(one, heat=1) for one in house().entrants)
    for entrants, heats in ((first, (1, 1, 2)), (house().entrants, (1, 2))):
        sheet = at_desk(replace(house(), entrants=entrants))
        draft = opened(sheet, "register-entrant")
        made = [draft.make(dataclass_replace(draft.start, option=one)) for one in draft.options]
        assert tuple(one.heat for one in made) == heats  # type: ignore[attr-defined]
        cards = [one.wild_card for one in made]  # type: ignore[attr-defined]
        assert cards == [False] + [True] * (len(heats) - 1)
    given = tuple(replace(one, wild_card=True) for one in first[:2])
    draft = opened(at_desk(replace(house(), entrants=(*given, *first[2:]))), "register-entrant")
    assert len(draft.options) == 1, "both wild cards are given"


def test_the_director_says_who_plays_in_a_session(application: Application) -> None:
    """S3 5.5(c): also while somebody has not come."""
    first, *others = house().entrants
    sheet = at_desk(
        replace(house(), entrants=(replace(first, checked_in=False), *others)), phase=None
    )
    view = ConsoleView(sheet._desk, Archive(sheet._desk), application, wall_times())
    view.refresh()
    assert "check-in" in {row.key for row in view.tournament.step.rows}
    assert "call-session" in {row.key for row in view.tournament.orders.rows}
    draft = opened(sheet, "call-session")
    there = [one.entrant for one in others]
    assert [row.choice for row in sheet.options.rows if row.selected] == there
    for name in there[1:]:
        sheet.choose(name)
    assert not sheet.showing.can_confirm
    assert sheet.showing.confirm_second == "choose 2 to 9"
    sheet.choose(there[3])
    assert sheet.showing.can_confirm
    assert draft.make(sheet._filled) == c.CallSession(2, (there[0], there[3]))


def test_others_are_deemed_winners_where_the_terms_say_how(application: Application) -> None:
    """S3 5.27."""
    there = replace(house(), advancing=("031", "012"))
    decided = {"phase": SessionPhase.DECIDED}
    plain = opened(at_desk(there, **decided), "advance-winners")
    assert plain.options == () and plain.make(plain.start) == c.AdvanceWinners()
    how = "The best loser of each table."
    terms = tuple(changed(('discretionary = ""', f'discretionary = "{how}"')).split("\n"))
    players = [replace(one, out_at=9) if one.entrant == "036" else one for one in seen().players]
    sheet = at_desk(there, terms, **decided, players=tuple(players))
    draft = opened(sheet, "advance-winners")
    assert how in sheet.showing.says and sheet.showing.can_confirm
    offered = [row.choice for row in sheet.options.rows]
    assert offered == ["008", "044", "027", "019", "003"], "nobody who has won, or is eliminated"
    sheet.choose("044")
    assert draft.make(sheet._filled) == c.AdvanceWinners(("044",), how)
    sheet.choose("044")
    assert draft.make(sheet._filled) == c.AdvanceWinners()


def test_a_penalty_is_set_and_lifted(application: Application) -> None:
    """S3 5.15, 5.34."""
    sheet = at_desk(house())
    draft = opened(sheet, "set-penalty")
    sheet.choose("044")
    assert draft.make(sheet._filled) == c.SetPenalty("044", True, "The spin counts as omitted")
    sheet.pick("excused")
    assert draft.make(sheet._filled) == c.SetPenalty("044", False, "The spin is excused")


def test_a_player_leaves_with_approval_or_in_an_emergency_and_comes_back(
    application: Application,
) -> None:
    """S3 5.35."""
    sheet = at_desk(house())
    draft = opened(sheet, "grant-leave")
    made = []
    for why in ("approved", "emergency", "back"):
        sheet.pick(why)
        made.append(draft.make(sheet._filled))
    leaves = [(one.leaves, one.emergency) for one in made]  # type: ignore[attr-defined]
    assert leaves == [(True, False), (True, True), (False, False)]


def test_until_when_the_entry_fee_goes_back_is_said(application: Application) -> None:
    """S3 5.6."""
    sheet = at_desk(house(), phase=None)
    later = replace(house(), begins_ms=sheet._desk.now_ms() + 8 * DAY_MS)
    for there, said in ((house(), "too late"), (later, "owed back until")):
        sheet._desk.client.tournament = there  # type: ignore[union-attr]
        opened(sheet, "withdraw-entrant")
        assert said in sheet.showing.says


def test_a_session_whose_seats_are_not_all_given_is_not_offered_to_start(
    silent: Callable[[], ConsoleScreen], run: Run
) -> None:
    async def story() -> None:
        screen = silent()
        try:
            some = replace(house(), seats={"1": next(iter(house().called))})
            shows(screen, replace(seen(), phase=SessionPhase.CALLED), some)
            assert [row.key for row in screen.view.tournament.step.rows] == ["draw-seats"]
        finally:
            screen.leave()

    run(story())


def test_what_would_be_refused_in_this_phase_is_not_offered(
    silent: Callable[[], ConsoleScreen], run: Run
) -> None:
    """A session whose chips are recorded is not abandoned, and no tournament cancelled in one."""

    async def story() -> None:
        screen = silent()
        try:
            for phase in SessionPhase:
                shows(screen, replace(seen(), phase=phase), house())
                offered = {row.key for row in screen.view.tournament.orders.rows}
                before = phase in (SessionPhase.CALLED, SessionPhase.PLAYING, SessionPhase.PLAYED)
                assert ("abandon-session" in offered) is before
                assert ("cancel-tournament" in offered) is (phase is SessionPhase.CALLED)
                assert faults(screen.window) == []
            assert screen.text("points-008") == "14,250"
        finally:
            screen.leave()

    run(story())
