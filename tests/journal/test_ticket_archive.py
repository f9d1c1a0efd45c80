"""What became of tickets is told from a file that nobody needs to trust."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]
import pytest

from kiosk.clock import HouseDay
from kiosk.game import facts as f
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal import ticket_archive
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.journal.ticket_archive import TicketArchive

DAY_MS = 86_400_000
PAID, CANCELLED, LEFT, TOLD = (f"{n:018}" for n in range(1, 5))
AWAY, OTHERS = "7" * 18, "8" * 18


def reserved(number: str, seat: str = "1") -> f.Fact:
    return f.TicketReserved(
        key=f"out {number}", number=number, seat=seat, cents=500, expires_ms=9000
    )


STORY = [
    reserved(PAID),
    f.TicketIssued(number=PAID),
    f.HeadSeen(seat="1", seq=1, hash=""),
    reserved(CANCELLED),
    f.TicketHeld(number=PAID, seat="2"),
    f.TicketPaid(number=PAID, seat="2"),
    f.TicketCancelled(number=CANCELLED),
    f.TicketRecovered(number=TOLD, seat="3", cents=70, expires_ms=8000, status=TicketStatus.ISSUED),
    reserved(LEFT),
    f.TicketIssued(number=LEFT),
    f.TicketHeld(number=LEFT, seat="2"),
    f.TicketReleased(number=LEFT),
]


def write(path: Path, *facts: f.Fact, machine: str = "table") -> None:
    with Journal.open(path, machine=machine) as journal:
        for fact in facts:
            journal.append(entries([fact], at_ms=1000 + journal.head.seq))


@pytest.fixture
def archive(path: Path) -> TicketArchive:
    write(path, *STORY)
    return TicketArchive(path)


def told(archive: TicketArchive) -> dict[str, tuple[str, str, int]]:
    found = {number: archive.look_up(number) for number in (PAID, CANCELLED, LEFT, TOLD)}
    return {n: (kept.status, kept.holder, kept.at_ms) for n, kept in found.items() if kept}


ALL = {
    PAID: ("paid", "2", 1005),
    CANCELLED: ("cancelled", "", 1006),
    LEFT: ("issued", "", 1011),
    TOLD: ("issued", "", 1007),
}


def test_it_tells_what_became_of_each_and_when(archive: TicketArchive) -> None:
    assert told(archive) == ALL
    assert archive.look_up("9" * 18) is None
    kept = archive.look_up(PAID)
    assert kept is not None
    assert (kept.seat, kept.cents, kept.expires_ms, kept.seq) == ("1", 500, 9000, 6)


def test_it_tells_of_tickets_that_went_over_the_floor(archive: TicketArchive, path: Path) -> None:
    foreign = f.TicketVouched(
        key="k", number=OTHERS, seat="2", cents=900, expires_ms=9000, table="Table 8"
    )
    write(
        path,
        reserved(AWAY),
        f.TicketIssued(number=AWAY),
        f.TicketPaidElsewhere(number=AWAY, where="Table 8"),
        foreign,
        f.TicketPaid(number=OTHERS, seat="2"),
    )
    away, others = archive.look_up(AWAY), archive.look_up(OTHERS)
    assert away is not None and others is not None
    assert (away.status, away.holder, away.elsewhere) == ("paid", "", "Table 8")
    assert (others.status, others.seat, others.holder) == ("paid", "", "2")
    assert (others.cents, others.elsewhere) == (900, "")


def test_it_follows_the_journal(archive: TicketArchive, path: Path) -> None:
    assert told(archive) == ALL
    write(path, f.TicketPaid(number=TOLD, seat="1"))
    assert told(archive)[TOLD] == ("paid", "1", 1012)


def test_one_that_is_deleted_is_made_again(archive: TicketArchive) -> None:
    assert told(archive) == ALL
    archive.path.unlink()
    assert told(archive) == ALL


def test_one_that_is_no_such_file_is_made_again(archive: TicketArchive) -> None:
    archive.path.write_bytes(b"something else, and longer than a page of it " * 200)
    assert told(archive) == ALL


def forged(sql: str) -> Callable[[Path], None]:
    def forge(file: Path) -> None:
        with pysqlite3.connect(str(file)) as db:
            db.execute(sql)
        db.close()

    return forge


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tickets SET status = 'issued', holder = '' WHERE status = 'paid'",
        "UPDATE tickets SET at_ms = 5 WHERE status = 'paid'",
        "UPDATE tickets SET holder = '7' WHERE status = 'paid'",
        "UPDATE tickets SET seq = 2 WHERE status = 'paid'",
        "UPDATE tickets SET status = 'nonsense' WHERE status = 'paid'",
    ],
)
def test_what_was_changed_in_it_is_not_told(archive: TicketArchive, sql: str) -> None:
    assert told(archive) == ALL
    forged(sql)(archive.path)
    assert archive.look_up(PAID) is None
    archive.path.unlink(missing_ok=True)
    assert told(archive) == ALL


def test_a_forged_row_has_the_file_made_again(archive: TicketArchive) -> None:
    assert told(archive) == ALL
    forged("UPDATE tickets SET at_ms = 5 WHERE status = 'paid'")(archive.path)
    assert archive.look_up(PAID) is None
    assert told(archive) == ALL


def test_one_of_another_history_is_made_again(archive: TicketArchive, path: Path) -> None:
    """The journal was put back from a copy of before, and went on otherwise."""
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    write(path, reserved("5" * 18))
    assert archive.look_up("5" * 18) is not None
    shutil.copy(copy, path)
    write(path, f.TicketPaid(number=LEFT, seat="1"), reserved("6" * 18))
    assert told(archive) == {**ALL, LEFT: ("paid", "1", 1012)}
    assert archive.look_up("5" * 18) is None
    assert archive.look_up("6" * 18) is not None


def test_a_long_journal_is_caught_up_with_in_steps(
    archive: TicketArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticket_archive, "_STEP_FACTS", 2)
    steps = 0
    while not archive.catch_up(1):
        steps += 1
    assert steps == (len(STORY) - 1) // 2
    assert told(archive) == ALL


async def test_one_who_waits_is_answered_before_all_of_it_is_made(
    archive: TicketArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticket_archive, "_STEP_FACTS", 1)
    assert await archive.find(LEFT) is None
    await archive.keep_up()
    assert await archive.find(LEFT) is not None


def test_where_it_cannot_be_written_nothing_is_told(path: Path) -> None:
    write(path, *STORY)
    archive = TicketArchive(path)
    archive.path.mkdir()
    assert archive.look_up(PAID) is None
    assert archive.catch_up(1)


def test_it_is_made_again_from_closed_days(
    archive: TicketArchive, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few facts at a time: of those every one is read, and a table goes on meanwhile."""
    monkeypatch.setattr(ticket_archive, "_CLOSED_STEP_FACTS", 5)
    with Journal.open(path, machine="table") as journal:
        while journal.close_some(DAY_MS, HouseDay().begin_ms):
            pass
        assert journal.closed_until == len(STORY)
    assert not archive.catch_up(1)
    assert told(archive) == ALL
    write(path, reserved("5" * 18))
    archive.path.unlink()
    assert told(archive) == ALL
    assert archive.look_up("5" * 18) is not None
