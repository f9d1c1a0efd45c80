"""Many submissions, few commits, and each caller told of its own."""

import asyncio
import resource
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from kiosk.journal.errors import JournalFaultError, KeyTakenError, WriterFullError
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head
from kiosk.journal.writer import JournalWriter
from tests.journal.children import run_in_child
from tests.journal.samples import MACHINE, batch, batches_in, entry

THREADS = 50
EACH = 20


class WatchedJournal(Journal):
    """Tells how often it commits, and can be kept from it for a while."""

    @contextmanager
    def held(self) -> Iterator[list[str]]:
        """Nothing is written inside the block. Yields the statements that run from then on."""
        statements: list[str] = []
        with self._lock:
            self._db.conn.set_trace_callback(statements.append)
            yield statements


@pytest.fixture
def journal(path: Path) -> Iterator[WatchedJournal]:
    with WatchedJournal.open(path, machine=MACHINE) as journal:
        yield journal


@pytest.fixture
def writer(journal: WatchedJournal) -> Iterator[JournalWriter]:
    writer = JournalWriter(journal)
    yield writer
    writer.close()


def test_a_submission_resolves_when_it_is_durable(journal: Journal, writer: JournalWriter) -> None:
    head = writer.submit([entry(1), entry(2)]).result()
    assert head.seq == 2
    assert journal.holds(head)


def test_what_waits_is_written_together_and_in_order(
    journal: WatchedJournal, writer: JournalWriter
) -> None:
    futures: dict[int, list[Future[Head]]] = {thread: [] for thread in range(THREADS)}

    def submit(thread: int) -> None:
        for number in range(EACH):
            key = f"{thread}/{number}"
            futures[thread].append(writer.submit([entry(number, key=key), entry(number)]))

    with journal.held() as statements:
        threads = [Thread(target=submit, args=(thread,)) for thread in futures]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for thread, of_thread in futures.items():
        heads = [future.result() for future in of_thread]
        assert [head.seq for head in heads] == sorted(head.seq for head in heads)
        for number, head in enumerate(heads):
            found = journal.find(f"{thread}/{number}")
            assert found is not None
            assert found.seq == head.seq - 1
    assert journal.verify().seq == 2 * THREADS * EACH
    # One for the submission the writer had taken before the others came, one for the rest.
    assert statements.count("COMMIT") <= 2


def test_a_taken_key_fails_alone(journal: WatchedJournal, writer: JournalWriter) -> None:
    journal.append([entry(1, key="note/1")])
    with journal.held() as statements:
        good = [writer.submit([entry(number, key=f"note/{number}")]) for number in range(2, 12)]
        bad = writer.submit([entry(99), entry(99, key="note/1")])
        good += [writer.submit([entry(number)]) for number in range(12, 22)]
    taken = bad.exception()
    assert isinstance(taken, KeyTakenError)
    assert (taken.record.seq, taken.record.body) == (1, entry(1).body)
    assert [future.result().seq for future in good] == list(range(2, 22))
    assert statements.count("COMMIT") <= 3


def test_of_two_that_wait_with_one_key_the_first_has_it(
    journal: WatchedJournal, writer: JournalWriter
) -> None:
    with journal.held():
        first = writer.submit([entry(1, key="note/1")])
        second = writer.submit([entry(2, key="note/1")])
        third = writer.submit([entry(3, key="note/3")])
    taken = second.exception()
    assert isinstance(taken, KeyTakenError)
    assert taken.record.body == entry(1).body
    assert (first.result().seq, third.result().seq) == (1, 2)


def test_a_key_twice_in_one_submission_is_refused_at_once(writer: JournalWriter) -> None:
    with pytest.raises(ValueError, match="uses a key twice"):
        writer.submit([entry(1, key="a"), entry(2, key="a")])


def test_closing_writes_what_waits(journal: WatchedJournal) -> None:
    writer = JournalWriter(journal)
    with journal.held():
        futures = [writer.submit([entry(number)]) for number in range(100)]
    writer.close()
    writer.close()
    assert [future.result(timeout=0).seq for future in futures] == list(range(1, 101))
    with pytest.raises(RuntimeError, match="closed"):
        writer.submit([entry(1)])


def test_the_queue_is_bounded(journal: WatchedJournal) -> None:
    writer = JournalWriter(journal, queue_max=3)
    accepted = []
    with journal.held(), pytest.raises(WriterFullError, match="3 submissions are waiting"):
        # The writer may have taken up to three, and three more fit behind them.
        for number in range(7):
            accepted.append(writer.submit([entry(number)]))
    writer.close()
    assert [future.result().seq for future in accepted] == list(range(1, len(accepted) + 1))


def test_nobody_can_cancel_what_was_submitted(
    journal: WatchedJournal, writer: JournalWriter
) -> None:
    async def give_up() -> None:
        with journal.held():
            waiting = asyncio.wrap_future(writer.submit([entry(1)]))
            waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(give_up())
    assert writer.submit([entry(2)]).result().seq == 2


def starved(path: Path) -> list[bool | None]:
    """What became of 300 batches when no file could grow beyond 200 kB."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    with Journal.open(path, machine=MACHINE) as journal:
        writer = JournalWriter(journal)
        futures = []
        for number in range(1, 301):
            futures.append(writer.submit(batch(number)))
            # In steps, so that the fault meets some that are written, some waiting, some later.
            if number % 10 == 0:
                wait(futures)
        writer.close()
    faults = [future.exception() for future in futures]
    assert all(fault is None or isinstance(fault, JournalFaultError) for fault in faults)
    return [True if fault is None else fault.written for fault in faults]  # type: ignore[union-attr]


def test_after_a_fault_all_that_wait_and_all_that_follow_are_told(path: Path) -> None:
    written = run_in_child(starved, path)
    with Journal.open(path, machine=MACHINE) as journal:
        present = batches_in(journal)
    assert 0 < present < 300
    assert written == [True] * present + [False] * (300 - present)
