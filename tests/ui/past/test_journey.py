"""Moving through an evening: by fact, by round, by time, and from seat to seat."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QGuiApplication

from kiosk.cli import main
from kiosk.lab.simulate.evening import EveningPlan
from kiosk.lab.simulate.evening import play as play_evening
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.clearing import put_away
from kiosk.ui.past.archive import find_terminals
from kiosk.ui.past.journey import Journey
from kiosk.ui.past.past_view import PastView
from kiosk.ui.past.picture import PastPicture
from tests.journal.tampering import altered
from tests.ui.past.evening import ROUND_S, play, record
from tests.ui.terminal.house import House


@pytest.fixture
def house(crown: RuleBook) -> House:
    return play(crown, rounds=3)


@pytest.fixture
def journey(house: House, tmp_path: Path) -> Iterator[Journey]:
    record(house, tmp_path)
    with closing(Journey(lambda: find_terminals(tmp_path))) as journey:
        assert journey.read()
        yield journey


def test_it_begins_at_the_end_and_stays_with_it(journey: Journey, house: House) -> None:
    assert journey.live
    assert journey.number == house.seat.journaled.head.seq
    assert journey.moments[-1].state == house.state
    assert not journey.read()


def test_it_goes_on_in_the_next_journal_of_a_terminal_whose_memory_was_cleared(
    journey: Journey, tmp_path: Path, crown: RuleBook
) -> None:
    put_away(journey.past.path)
    following = play(crown, rounds=1)
    record(following, tmp_path)
    assert journey.read()
    assert journey.moments[-1].state == following.state
    assert journey.terminals.journals == find_terminals(tmp_path).journals


def test_from_fact_to_fact_and_from_round_to_round(journey: Journey) -> None:
    last, openings = len(journey), journey.past.openings
    assert len(openings) == 3
    journey.step(1)
    assert (journey.number, journey.live) == (last, False)
    for opening in reversed(openings):
        journey.step_round(-1)
        assert journey.number == opening
    journey.step_round(-1)
    journey.step(-1)
    assert journey.number == 1
    journey.step_round(1)
    journey.step(2)
    journey.step_round(1)
    assert journey.number == openings[1]
    journey.step_round(1)
    journey.step_round(1)
    assert journey.number == last
    journey.go_to(None)
    assert journey.live


def test_time_passes_to_the_last_fact_and_no_further(journey: Journey) -> None:
    first, second, _ = journey.past.openings
    journey.go_to(first)
    opened_ms = journey.now_ms
    assert journey.pass_time(500)
    assert journey.now_ms == opened_ms + 500
    assert journey.past.followed.kinds[journey.number - 1] == "slip_changed"
    assert journey.pass_time(ROUND_S * 1000 + 1000)
    assert journey.number >= second
    assert not journey.pass_time(10 * ROUND_S * 1000)
    assert journey.number == len(journey)


def test_a_picture_is_drawn_wherever_one_goes_and_nothing_when_nobody_looks(
    journey: Journey, qapp: QGuiApplication
) -> None:
    view = PastView(journey, PastPicture(), QSize(1280, 720))

    async def touch(*touched: tuple[str, int]) -> str:
        for what, by in touched:
            getattr(view, what)(by)
        await view.look()
        assert view.screen is not None
        return str(view.screen.view.meters.credit)

    async def story() -> None:
        assert view.picture == ""
        assert await touch() == "$1,030.00"
        assert view.words.startswith("round settled: round 3")
        assert await touch(("stepRound", -1), ("stepRound", -1)) == "$1,005.00"
        assert [mark.name for mark in view.phases.rows] == ["betting", "no more bets", "result"]
        assert [mark.name for mark in view.rounds.rows] == ["1", "2", "3"]
        assert await touch(("step", 1)) == "$1,000.00"
        assert view.words.startswith("slip changed: step place")
        assert await touch(("slide", 0)) == "$0.00"
        assert "Fact 1 of" in view.place
        pictures = view.picture
        assert await touch() == "$0.00"
        assert view.picture == pictures

    asyncio.run(story())
    view.close()
    view.deleteLater()  # not when Python finds the time, which may be on a thread that reads
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_another_seat_is_seen_at_the_same_time(tmp_path: Path, crown: RuleBook) -> None:
    play_evening(crown, EveningPlan(seed=3, rounds=1, terminals=3), record=tmp_path)
    with closing(Journey(lambda: find_terminals(tmp_path))) as journey:
        journey.read()
        journey.go_to(journey.past.openings[-1])
        at_ms = journey.now_ms
        for seat in ("2", "3", "1"):
            journey.change_seat(1)
            journey.read()
            assert journey.seat == journey.moments[-1].state.seat == seat
            assert journey.now_ms == at_ms
            times = journey.past.followed.at_ms
            assert times[journey.number - 1] <= at_ms < times[journey.number]
        journey.change_seat(-1)
        assert journey.seat == "3"


def test_a_picture_for_a_report(
    house: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    path, out = record(house, tmp_path), tmp_path / "screen.png"
    asked = ["travel", str(path), "--at", "4", "--size", "1280x720", "--picture"]
    assert main([*asked, str(out)]) == 0
    assert out.read_bytes()[16:24] == (1280).to_bytes(4, "big") + (720).to_bytes(4, "big")
    assert main([*asked, str(tmp_path / "nowhere" / "x.png")]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_what_cannot_be_shown_is_named(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record(house, tmp_path)
    for name in ("below", "damaged"):
        (tmp_path / name).mkdir()
    damaged = record(house, tmp_path / "damaged")
    altered(damaged, "UPDATE facts SET at_ms = at_ms + 1 WHERE seq = 5")
    for arguments, words in (
        ([""], "terminal-3.db has facts 1 to"),
        (["", "--at", "0"], "no fact 0"),
        (["", "--seat", "7"], "there is no terminal of seat '7', but 3"),
        (["nowhere"], "nowhere: there is no such folder"),
        (["below"], "below: there is no journal of a terminal"),
        (["damaged"], "terminal-3.db: fact 5 was changed"),
    ):
        folder, *options = arguments
        options = options or ["--at", "999"]
        assert main(["travel", str(tmp_path / folder), *options]) == 2
        told = capsys.readouterr().err
        assert words in told
        assert told.count("\n") == 1
