"""What is appended is there, in order, once, and is found again."""

from pathlib import Path
from threading import Thread

import pytest

from kiosk.journal.errors import BrokenChainError, KeyTakenError, UnusableError
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head, genesis, link
from tests.journal.samples import MACHINE, entry
from tests.journal.tampering import altered


def test_a_new_journal_is_empty(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        assert journal.machine == MACHINE
        assert journal.head == genesis(MACHINE)
        assert journal.verify() == genesis(MACHINE)
        assert list(journal.records()) == []


def test_facts_come_back_as_they_were_given(path: Path) -> None:
    given = [entry(1, key="a"), entry(2), entry(3, key="ü/\0/ß")]
    with Journal.open(path, machine=MACHINE) as journal:
        head = journal.append(given)
    expected = link(genesis(MACHINE), given)
    with Journal.open(path, machine=MACHINE) as journal:
        assert list(journal.records()) == expected
        assert journal.head == head == expected[-1].head
        assert journal.verify() == head


def test_reading_may_begin_behind_any_fact(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(number) for number in range(1, 6)])
        assert [record.seq for record in journal.records(after=3)] == [4, 5]
        assert list(journal.records(after=5)) == []
        with pytest.raises(BrokenChainError, match="fact 6 is missing"):
            list(journal.records(after=6))


def test_appending_nothing_changes_nothing(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        head = journal.append([entry(1)])
        assert journal.append([]) == head
        assert journal.append_batches([[], [entry(2)], []])[0] == head
        assert journal.head.seq == 2


def test_each_of_several_batches_gets_its_own_head(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        heads = journal.append_batches([[entry(1), entry(2)], [entry(3)]])
        assert [head.seq for head in heads] == [2, 3]
        assert all(journal.holds(head) for head in heads)


def test_a_fact_is_found_by_its_key(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1), entry(2, key="note/2"), entry(3)])
        found = journal.find("note/2")
        assert found is not None
        assert (found.seq, found.body) == (2, entry(2).body)
        assert journal.find("note/3") is None
        assert journal.find("") is None


def test_a_taken_key_is_refused_with_the_fact_that_has_it(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        head = journal.append([entry(1, key="note/1")])
        with pytest.raises(KeyTakenError, match="'note/1' was used by fact 1") as refusal:
            journal.append([entry(7), entry(8, key="note/1")])
        assert refusal.value.record.body == entry(1).body
        assert journal.head == head
        assert journal.append([entry(2, key="note/2")]).seq == 2
        assert journal.verify() == journal.head


def test_one_batch_cannot_use_a_key_twice(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        with pytest.raises(ValueError, match="uses a key twice"):
            journal.append([entry(1, key="a"), entry(2, key="a")])
        assert journal.append([entry(1, key="a")]).seq == 1


def test_many_facts_are_read_in_parts_and_progress_is_told(path: Path) -> None:
    heard = []
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(number) for number in range(1, 2501)])
        assert [record.seq for record in journal.records()] == list(range(1, 2501))
        journal.verify(progress=lambda done, of: heard.append((done, of)))
    assert heard == [(1000, 2500), (2000, 2500), (2500, 2500)]


def test_appending_goes_on_while_someone_reads(path: Path) -> None:
    """And the reader ends where the journal did when it began."""
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(number) for number in range(1, 1501)])
        reading = journal.records()
        assert next(reading).seq == 1
        appending = Thread(target=journal.append, args=([entry(9999)],))
        appending.start()
        appending.join()
        assert journal.head.seq == 1501
        assert sum(1 for _ in reading) == 1499


def test_verification_may_begin_behind_a_trusted_head(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        trusted = journal.append([entry(1), entry(2)])
        head = journal.append([entry(3)])
    altered(path, "UPDATE facts SET body = x'00' WHERE seq = 1")
    with Journal.open(path, machine=MACHINE) as journal:
        assert journal.verify(after=trusted) == head
        with pytest.raises(BrokenChainError, match="fact 1 was changed"):
            journal.verify()
        with pytest.raises(BrokenChainError, match="fact 2 is not the one known"):
            journal.verify(after=Head(2, bytes(32)))


def test_a_fact_slipped_in_behind_the_head_is_not_overwritten(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1)])
        altered(path, "INSERT INTO facts SELECT 2, at_ms, kind, key, body, hash FROM facts")
        with pytest.raises(UnusableError, match="nothing fits behind fact 1"):
            journal.append([entry(2)])


def test_a_closed_journal_does_nothing(path: Path) -> None:
    journal = Journal.open(path, machine=MACHINE)
    journal.close()
    journal.close()
    for use in (lambda: journal.append([entry(1)]), lambda: list(journal.records())):
        with pytest.raises(ValueError, match="closed"):
            use()
