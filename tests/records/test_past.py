"""Any instant of a terminal is the facts folded up to it, by whatever way one comes there."""

from contextlib import closing
from pathlib import Path

import pytest

from kiosk.game.facts import Begun, decode
from kiosk.game.history import apply, first_state
from kiosk.journal.errors import BrokenChainError, UnusableError
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.records import past as module
from kiosk.records.followed_journal import FollowedJournal
from kiosk.records.past import Past
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.journal.tampering import altered
from tests.ui.past.evening import play, record

ROUNDS = 12


def test_every_instant_is_the_facts_up_to_it(
    tmp_path: Path, crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With so few states kept that many are forgotten on the way."""
    monkeypatch.setattr(module, "KEPT", 4)
    monkeypatch.setattr(module, "_FIRST_APART", 3)
    house = play(crown, rounds=ROUNDS)
    with closing(Past(FollowedJournal(record(house, tmp_path)), crown)) as past:
        while past.read_on(7):
            pass
        first, *rest = (decode(record.body) for record in house.records)
        assert isinstance(first, Begun)
        state = first_state(crown, first)
        for number, fact in enumerate(rest, start=2):
            state = apply(state, fact)
            (moment,) = past.moments(number - 1, number)
            assert (moment.number, moment.fact, moment.state) == (number, fact, state)
            assert past.stretch(number)[-1] == moment
        assert state == house.state
        assert len(past._known) <= 4
        assert [past.followed.rounds[number - 1] for number in past.openings] == [
            *range(1, ROUNDS + 1)
        ]


def test_a_journal_that_is_written_is_followed(tmp_path: Path, crown: RuleBook) -> None:
    house = play(crown, rounds=1)
    path = record(house, tmp_path)
    with closing(Past(FollowedJournal(path), crown)) as past:
        before = past.read_on(1000)
        assert before == len(past)
        assert past.read_on(1000) == 0
        house.opens()
        facts = [decode(record.body) for record in house.records[before:]]
        with Journal.open(path, machine="terminal") as journal:
            journal.append(entries(facts, at_ms=house.clock.now_ms))
        assert past.read_on(1000) == len(facts)
        assert past.stretch(len(past))[-1].state == house.state


def test_what_cannot_be_read_is_named(tmp_path: Path, crown: RuleBook) -> None:
    path = record(play(crown, rounds=2), tmp_path)
    with (
        closing(FollowedJournal(path)) as followed,
        pytest.raises(UnusableError, match=r"terminal-3.db: it was kept under an edition of crown"),
    ):
        Past(followed, BOOKS["nsw-single-zero"])
    altered(path, "UPDATE facts SET at_ms = at_ms + 1 WHERE seq = 5")
    with pytest.raises(BrokenChainError, match=r"terminal-3.db: fact 5 was changed"):
        FollowedJournal(path)


def test_a_fact_that_cannot_have_happened_is_named(tmp_path: Path, crown: RuleBook) -> None:
    """The chain is whole, and what hangs on it is nonsense."""
    house = play(crown, rounds=1)
    facts = [decode(record.body) for record in house.records]
    path = tmp_path / "terminal-3.db"
    with Journal.open(path, machine="terminal") as journal:
        credited = next(n for n, fact in enumerate(facts) if type(fact).__name__ == "NoteStacked")
        journal.append(entries([*facts[:credited], *facts[credited + 1 :]], at_ms=0))
    with (
        closing(Past(FollowedJournal(path), crown)) as past,
        pytest.raises(UnusableError, match=r"terminal-3.db: fact \d+, note_credited, cannot"),
    ):
        past.read_on(1000)
