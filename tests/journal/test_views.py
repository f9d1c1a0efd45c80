"""Meters and history are made from the facts, and made again when facts have come since."""

from pathlib import Path

import pytest

from kiosk.game.facts import Begun
from kiosk.game.recall import tell
from kiosk.game.terminal.machine import new_terminal
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.journal.ready import HISTORY, METERS, history_of, meters_of, rebuild_views
from kiosk.rules.rulebook import RuleBook
from tests.game.floor import Floor
from tests.game.stories import TerminalStory
from tests.game.test_meters import metered
from tests.journal.samples import MACHINE


@pytest.fixture
def seat(crown: RuleBook) -> TerminalStory:
    return Floor(crown, seats=1, seed=3).play(20).seats["1"]


def test_views_say_what_the_facts_say(seat: TerminalStory, path: Path) -> None:
    assert isinstance(seat.facts[0], Begun)
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append(entries(seat.facts, at_ms=5))
        rebuild_views(journal, seat.book)
        assert meters_of(journal, seat.book) == metered(seat)
        stories = tell(new_terminal(seat.book, "1"), ((5, fact) for fact in seat.facts[1:]))
        assert history_of(journal, seat.book) == list(stories.values())


def test_a_view_that_is_behind_is_made_again(seat: TerminalStory, path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append(entries(seat.facts[:40], at_ms=5))
        rebuild_views(journal, seat.book)
        journal.append(entries(seat.facts[40:], at_ms=5))
        assert journal.view(METERS) is None
        assert meters_of(journal, seat.book) == metered(seat)
        assert journal.view(HISTORY) is not None


def test_a_view_outlives_a_restart(seat: TerminalStory, path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append(entries(seat.facts, at_ms=5))
        rebuild_views(journal, seat.book)
        rows = journal.view(METERS)
    with Journal.read_only(path) as journal:
        assert journal.view(METERS) == rows
        assert journal.view("something else") is None
