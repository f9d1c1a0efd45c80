"""A snapshot saves time, and is never believed when it could be wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.journal.connection import connect
from kiosk.journal.errors import BrokenChainError
from kiosk.journal.journal import Journal
from kiosk.journal.record import genesis, link
from tests.journal.samples import MACHINE, entry
from tests.journal.tampering import altered, replaced


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    """Nine facts, and snapshots at 2, 4 and 6."""
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(number) for number in range(1, 10)])
        for seq in (2, 4, 6):
            journal.save_snapshot(seq, b"state %d" % seq)
        yield journal


def latest(journal: Journal) -> tuple[int, bytes] | None:
    snapshot = journal.latest_snapshot()
    return None if snapshot is None else (snapshot.at.seq, snapshot.state)


def test_a_new_journal_has_none(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        assert journal.latest_snapshot() is None


def test_the_latest_is_given_with_the_head_it_was_taken_at(journal: Journal) -> None:
    snapshot = journal.latest_snapshot()
    assert snapshot is not None
    assert snapshot.state == b"state 6"
    assert journal.holds(snapshot.at)
    assert [record.seq for record in journal.records(after=snapshot.at.seq)] == [7, 8, 9]


def test_the_state_before_the_first_fact_can_be_kept(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.save_snapshot(0, b"as delivered")
        assert latest(journal) == (0, b"as delivered")


def test_three_are_kept(journal: Journal, path: Path) -> None:
    journal.save_snapshot(8, b"state 8")
    altered(path, "DELETE FROM snapshots WHERE seq > 4")
    assert latest(journal) == (4, b"state 4")
    altered(path, "DELETE FROM snapshots WHERE seq = 4")
    assert latest(journal) is None


def test_the_log_is_moved_into_the_file_then_and_not_in_a_later_commit(
    journal: Journal, path: Path
) -> None:
    journal.append([entry(10)])
    journal.save_snapshot(10, b"state 10")
    with connect(path, mode="ro&immutable=1") as without_its_log:
        assert without_its_log.execute("SELECT max(seq) FROM facts").fetchone() == (10,)
        assert without_its_log.execute("SELECT max(seq) FROM snapshots").fetchone() == (10,)


def test_one_taken_again_replaces_the_old(journal: Journal) -> None:
    journal.save_snapshot(6, b"better")
    assert latest(journal) == (6, b"better")


def test_none_can_be_taken_of_a_fact_that_is_not_there(journal: Journal) -> None:
    with pytest.raises(BrokenChainError, match="fact 10 is missing"):
        journal.save_snapshot(10, b"")
    assert latest(journal) == (6, b"state 6")


@pytest.mark.parametrize(
    "damage",
    [
        "state = x'00'",
        "digest = zeroblob(32)",
        "hash = zeroblob(32)",
        "hash = x'00'",
        "seq = 7",
        "seq = 77",
    ],
)
def test_a_damaged_one_is_passed_over(journal: Journal, path: Path, damage: str) -> None:
    altered(path, f"UPDATE snapshots SET {damage} WHERE seq = 6")
    assert latest(journal) == (4, b"state 4")


def test_when_all_are_damaged_there_is_none(journal: Journal, path: Path) -> None:
    altered(path, "UPDATE snapshots SET state = x'00'")
    assert latest(journal) is None


def test_one_of_another_history_is_passed_over(journal: Journal, path: Path) -> None:
    journal.close()
    forged = [entry(number) for number in (1, 2, 3, 44, 5, 6, 7, 8, 9)]
    replaced(path, link(genesis(MACHINE), forged))
    with Journal.open(path, machine=MACHINE) as reopened:
        assert latest(reopened) == (2, b"state 2")
