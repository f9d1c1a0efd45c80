"""Facts of the game in a real journal: written, read back, folded, from any snapshot."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.game.history import encode_state, rebuild
from kiosk.game.terminal.machine import new_terminal
from kiosk.journal.errors import KeyTakenError, NotAJournalError
from kiosk.journal.facts import begin, begun_of, entries, read_facts, restore, save_state
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry
from kiosk.rules.rulebook import RuleBook
from tests.game.floor import Floor


def journal_of(path: Path, facts: list[f.Fact]) -> Journal:
    journal = Journal.open(path, machine="terminal 1")
    journal.append(entries(facts, at_ms=1))
    return journal


def test_what_was_written_is_read_back_and_folds_to_the_same_state(
    book: RuleBook, tmp_path: Path
) -> None:
    seat = Floor(book, seats=1, seed=3).play(30).seats["1"]
    with journal_of(tmp_path / "terminal.db", seat.facts) as journal:
        assert [fact for _, fact in read_facts(journal)] == seat.facts
        assert restore(journal, book) == seat.state == rebuild(book, seat.facts)


def test_a_start_from_any_snapshot_ends_in_the_same_state(crown: RuleBook, tmp_path: Path) -> None:
    seat = Floor(crown, seats=1, seed=3).play(20).seats["1"]
    path = tmp_path / "terminal.db"
    for count in range(2, len(seat.facts), 7):
        with Journal.open(path, machine="terminal 1") as journal:
            at = journal.head.seq
            journal.append(entries(seat.facts[at:count], at_ms=1))
            save_state(journal, restore(journal, crown))
            assert restore(journal, crown) == rebuild(crown, seat.facts[:count])


def test_the_table_is_restored_too(crown: RuleBook, tmp_path: Path) -> None:
    table = Floor(crown, seats=2, seed=3).play(20).table
    with journal_of(tmp_path / "table.db", table.facts) as journal:
        assert restore(journal, crown) == table.state
        save_state(journal, table.state)
        assert restore(journal, crown) == table.state


OTHER_SHAPES: dict[str, dict[str, Any]] = {
    "a part that was not known yet": {"courtesy": None},
    "a part that is not known any more": {"help_asked": False},
    "another part under the name": {"round": 7},
    "a field within a part": {"account": {"number": 1, "open": False}},
}


@pytest.mark.parametrize("other", OTHER_SHAPES.values(), ids=OTHER_SHAPES)
def test_a_snapshot_of_another_shape_is_passed_over_and_the_facts_are_folded(
    crown: RuleBook, tmp_path: Path, other: dict[str, Any]
) -> None:
    """As by a version before or after this one. It says that nothing has ever happened here, so
    that whoever believes it is found out."""
    seat = Floor(crown, seats=1, seed=3).play(5).seats["1"]
    empty = new_terminal(crown, "1")
    told = msgspec.json.decode(encode_state(empty)) | other
    shaped = {name: part for name, part in told.items() if part is not None or name not in other}
    with journal_of(tmp_path / "terminal.db", seat.facts) as journal:
        save_state(journal, empty)
        assert restore(journal, crown) == empty
        journal.save_snapshot(journal.head.seq, msgspec.json.encode(shaped))
        assert restore(journal, crown) == seat.state


def test_a_request_is_remembered_once_however_often_it_comes(
    crown: RuleBook, tmp_path: Path
) -> None:
    note = f.NoteStacked(key="validator 7, event 1204", cents=2000)
    credit = f.NoteCredited(key=note.key, cents=2000)
    with Journal.open(tmp_path / "terminal.db", machine="terminal 1") as journal:
        journal.append(entries([note, credit], at_ms=1))
        with pytest.raises(KeyTakenError):
            journal.append(entries([note, credit], at_ms=2))
        assert journal.head.seq == 2


def test_a_journal_begins_once_and_says_whose_it_is(crown: RuleBook, tmp_path: Path) -> None:
    first = f.Begun(role=f.Role.TERMINAL, seat="4", rulebook=crown.id, digest=crown.digest)
    with Journal.open(tmp_path / "terminal.db", machine="terminal 4") as journal:
        begin(journal, first, at_ms=1)
        begin(journal, first, at_ms=2)
        assert journal.head.seq == 1
        assert begun_of(journal) == first


def test_a_journal_that_does_not_say_whose_it_is_is_refused(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "terminal.db", machine="terminal 1") as journal:
        journal.append([Entry(kind="account_thawed", body=f.encode(f.AccountThawed()), at_ms=1)])
        with pytest.raises(NotAJournalError, match="whose journal"):
            begun_of(journal)


def test_however_long_a_journal_is_one_state_is_in_memory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The next one is made while the last is held."""

    class Counted:
        alive = 0

        def __init__(self) -> None:
            Counted.alive += 1

        def __del__(self) -> None:
            Counted.alive -= 1

    def restoring(journal: object, book: object) -> Iterator[tuple[int, Counted]]:
        for seq in range(100):
            assert Counted.alive <= 2
            yield seq, Counted()

    monkeypatch.setattr("kiosk.journal.facts._restoring", restoring)
    with Journal.open(tmp_path / "terminal.db", machine="terminal 1") as journal:
        restore(journal, None)
