"""Past rounds are found without reading all of history, and as a reading of it all tells them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kiosk.game.history import first_state
from kiosk.game.recall import RoundStory
from kiosk.game.round.state import ROUNDS_KEPT
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import begun_of
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.lab.bench.year_made import YearPlan, make_year
from kiosk.records import past_rounds
from kiosk.records.past_rounds import PastRounds
from tests.audit.evenings import evening, write
from tests.conftest import BOOKS

BOOK = BOOKS["crown-single-zero"]
ROUNDS = 400


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(past_rounds, "ROUNDS_A_MARK", 30)
    monkeypatch.setattr("kiosk.journal.reader._PAGE_FACTS", 20)
    plan = YearPlan(seats=1, days=4, rounds_a_day=ROUNDS // 4, ticket_every=50)
    return make_year(tmp_path, BOOK, plan).terminals[0]


@contextmanager
def past(path: Path) -> Iterator[PastRounds]:
    with JournalReader.read_only(path) as journal:
        state = first_state(BOOK, begun_of(journal))
        assert isinstance(state, Terminal)
        yield PastRounds(journal, BOOK, state)


def all_of(path: Path) -> dict[int, RoundStory]:
    """Of a reading from the first fact to the last."""
    with past(path) as rounds:
        return {story.round: story for story in rounds.newest(10**6)}


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many facts were read since it was asked last."""
    count, page_of = 0, JournalReader._page

    def page(self: JournalReader, after: Head, *, until: int) -> list[Record]:
        nonlocal count
        found = page_of(self, after, until=until)
        count += len(found)
        return found

    def asked() -> int:
        nonlocal count
        before, count = count, 0
        return before

    monkeypatch.setattr(JournalReader, "_page", page)
    return asked


def test_a_round_is_told_alike_from_wherever_it_is_read(
    terminal: Path, read: Callable[[], int]
) -> None:
    known = all_of(terminal)
    assert len(known) == ROUNDS
    whole = read()
    for number in (1, 2, 30, 31, 32, 150, 299, ROUNDS - 1, ROUNDS):
        with past(terminal) as rounds:
            assert rounds.one(number) == known[number], number
        assert read() < whole * (2 * ROUNDS_KEPT + 60) / ROUNDS, number
    for count in (1, 20, ROUNDS_KEPT, ROUNDS_KEPT + 50):
        with past(terminal) as rounds:
            assert rounds.newest(count) == [*known.values()][-count:]
        assert read() < whole * (count + 60) / ROUNDS, count


def test_rounds_that_came_since_are_told(terminal: Path) -> None:
    with past(terminal) as rounds:
        rounds.newest(5)
        assert rounds.one(ROUNDS + 1) is None
        assert rounds.held == range(1, ROUNDS + 1)


def test_corrections_are_told_from_any_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(past_rounds, "ROUNDS_A_MARK", 2)
    _, path, *_ = write(tmp_path, evening())
    known = all_of(path)
    assert any(len(story.results) > 1 for story in known.values())
    for number, story in known.items():
        with past(path) as rounds:
            assert rounds.one(number) == story


def test_a_journal_that_was_written_anew_is_read_from_its_beginning(
    terminal: Path, tmp_path: Path
) -> None:
    """What was kept of another history counts no more."""
    all_of(terminal)
    (tmp_path / "other").mkdir()
    plan = YearPlan(seats=1, days=1, rounds_a_day=40, ticket_every=50, seed=2)
    other = make_year(tmp_path / "other", BOOK, plan).terminals[0]
    with Journal.open(other, machine=terminal.stem) as journal:
        assert journal.head.seq
    with past(other) as rounds:
        assert [story.round for story in rounds.newest(1000)] == [*range(1, 41)]
