"""Whoever changes the file behind the journal's back is found out.

The chain shows every change but two: a tail cut off, and a history rewritten to its end. Those show
by a head that was kept elsewhere.
"""

from pathlib import Path

import pytest

from kiosk.journal.errors import Break, BrokenChainError, NotAJournalError
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head, genesis, link
from tests.journal.samples import MACHINE, entry
from tests.journal.tampering import altered, replaced

CHANGE = "UPDATE facts SET {} WHERE seq = 4"
CLOSE_THE_GAP = "UPDATE facts SET seq = seq - 1 WHERE seq > 4"
COPY = "INSERT INTO facts SELECT {}, at_ms, kind, '', body, hash FROM facts WHERE seq = 4"
SWAP = (
    "UPDATE facts SET seq = 100 WHERE seq = 3",
    "UPDATE facts SET seq = 3 WHERE seq = 4",
    "UPDATE facts SET seq = 4 WHERE seq = 100",
)


@pytest.fixture
def known(path: Path) -> Head:
    """The head of a closed journal of nine facts, as someone else keeps it."""
    with Journal.open(path, machine=MACHINE) as journal:
        return journal.append([entry(number, key=f"note/{number}") for number in range(1, 10)])


def found_out(path: Path) -> BrokenChainError:
    with pytest.raises(BrokenChainError) as broken, Journal.read_only(path) as journal:
        journal.verify()
    return broken.value


@pytest.mark.parametrize(
    ("statements", "seq", "what"),
    [
        ([CHANGE.format("body = x'7b7d'")], 4, Break.CHANGED),
        ([CHANGE.format("at_ms = at_ms + 1")], 4, Break.CHANGED),
        ([CHANGE.format("kind = 'hand_paid'")], 4, Break.CHANGED),
        ([CHANGE.format("key = ''")], 4, Break.CHANGED),
        ([CHANGE.format("hash = zeroblob(32)")], 4, Break.CHANGED),
        (["DELETE FROM facts WHERE seq = 4"], 4, Break.MISSING),
        (["DELETE FROM facts WHERE seq < 4"], 1, Break.MISSING),
        (["DELETE FROM facts WHERE seq = 4", CLOSE_THE_GAP], 4, Break.CHANGED),
        (["UPDATE facts SET seq = seq + 100 WHERE seq > 4"], 5, Break.MISSING),
        (SWAP, 3, Break.CHANGED),
        ([COPY.format(10)], 10, Break.CHANGED),
        ([COPY.format(11)], 10, Break.MISSING),
        ([COPY.format(0)], 0, Break.OUT_OF_ORDER),
        ([COPY.format(-8)], -8, Break.OUT_OF_ORDER),
    ],
)
def test_a_change_is_found_where_it_begins(
    path: Path, known: Head, statements: list[str], seq: int, what: Break
) -> None:
    altered(path, *statements)
    broken = found_out(path)
    assert (broken.seq, broken.what) == (seq, what)
    assert str(broken) == f"{path}: fact {seq} {what}"


def test_no_reader_is_given_a_changed_fact(path: Path, known: Head) -> None:
    altered(path, CHANGE.format("body = x'7b7d'"))
    with Journal.read_only(path) as journal:
        with pytest.raises(BrokenChainError):
            list(journal.records())
        with pytest.raises(BrokenChainError):
            journal.find("note/4")
        assert journal.find("note/3") is not None


def test_a_tail_cut_off_shows_by_a_head_kept_elsewhere(path: Path, known: Head) -> None:
    altered(path, "DELETE FROM facts WHERE seq > 6")
    with Journal.read_only(path) as journal:
        assert journal.verify().seq == 6
        assert not journal.holds(known)
        with pytest.raises(BrokenChainError, match="fact 9 is not the one known from elsewhere"):
            journal.verify(after=known)


def test_a_rewritten_history_shows_by_a_head_kept_elsewhere(path: Path, known: Head) -> None:
    forged = [entry(number, key=f"note/{number}") for number in (1, 2, 3, 44, 5, 6, 7, 8, 9)]
    replaced(path, link(genesis(MACHINE), forged))
    with Journal.read_only(path) as journal:
        assert journal.verify().seq == known.seq
        assert not journal.holds(known)


def test_an_untouched_journal_holds_every_head_it_ever_had(path: Path, known: Head) -> None:
    with Journal.read_only(path) as journal:
        assert all(journal.holds(record.head) for record in journal.records())
        assert journal.holds(genesis(MACHINE))
        assert not journal.holds(genesis("terminal-8"))
        assert not any(journal.holds(Head(seq, known.hash)) for seq in (-1, 8, 10, 10**30))


def test_a_chain_moved_to_another_machine_is_broken_at_its_start(path: Path, known: Head) -> None:
    altered(path, "UPDATE meta SET value = 'terminal-8'")
    broken = found_out(path)
    assert (broken.seq, broken.what) == (1, Break.CHANGED)


def test_a_cut_under_the_feet_of_a_running_journal_is_found(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1), entry(2)])
        altered(path, "DELETE FROM facts WHERE seq = 2")
        with pytest.raises(BrokenChainError, match="fact 2 is not the one known"):
            journal.verify()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON facts BEGIN DELETE FROM facts WHERE seq = 1; END",
        "CREATE VIEW v AS SELECT * FROM facts",
        "DROP INDEX facts_key",
        "ALTER TABLE facts ADD COLUMN note TEXT",
    ],
)
def test_tables_that_are_not_as_they_were_made_are_refused(
    path: Path, known: Head, statement: str
) -> None:
    altered(path, statement)
    with pytest.raises(NotAJournalError, match="not those of a journal"):
        Journal.open(path, machine=MACHINE)
    with pytest.raises(NotAJournalError, match="not those of a journal"):
        Journal.read_only(path)
