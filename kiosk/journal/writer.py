"""Writing off the caller's thread, many submissions to one commit.

A commit waits for the disk, which takes its time however much is written. So all that came in while
the last commit was on its way goes into the next one.
"""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Condition, Thread

from kiosk.journal.errors import KeyTakenError, WriterFullError
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Head, keys_of

_log = logging.getLogger(__name__)

SWITCH_S = 0.0005
"""For `sys.setswitchinterval`: how long an event loop lets the journal's thread wait for its turn.
By default it is ten times that, and a commit, which takes three turns, then waits longer than the
disk takes."""


@dataclass(frozen=True, slots=True)
class _Submission:
    entries: tuple[Entry, ...]
    keys: frozenset[str]
    future: Future[Head]


class JournalWriter:
    """One thread that writes to a journal. The journal stays the caller's to close."""

    def __init__(self, journal: Journal, *, queue_max: int = 10_000) -> None:
        self._journal = journal
        self._queue_max = queue_max
        self._waiting: list[_Submission] = []
        self._closing = False
        self._changed = Condition()
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def submit(self, entries: Sequence[Entry]) -> Future[Head]:
        """Resolves when these are durable, with the head after them. Submissions are written in the
        order they came, and one that was accepted is written whether or not anyone still waits."""
        keys = keys_of(entries)
        future: Future[Head] = Future()
        # A running future cannot be cancelled: cancelling must not decide what becomes of money.
        future.set_running_or_notify_cancel()
        with self._changed:
            if self._closing:
                raise RuntimeError("the journal's writer is closed")
            if len(self._waiting) >= self._queue_max:
                raise WriterFullError(self._journal.path, waiting=len(self._waiting))
            self._waiting.append(_Submission(tuple(entries), keys, future))
            self._changed.notify()
        return future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while submissions := self._take():
            for group in _groups(submissions):
                self._write(group)

    def _take(self) -> list[_Submission]:
        """All that is waiting, or nothing once the writer is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing)
            taken, self._waiting = self._waiting, []
            return taken

    def _write(self, group: list[_Submission]) -> None:
        try:
            heads = self._journal.append_batches([submission.entries for submission in group])
        except KeyTakenError:
            # Nothing is written yet: leave out whoever used a taken key, and only them.
            self._write([submission for submission in group if self._is_fresh(submission)])
        except Exception as error:  # whatever it is: an unresolved future would hang its caller
            _log.exception("%s: %d submissions failed", self._journal.path, len(group))
            for submission in group:
                submission.future.set_exception(error)
        else:
            for submission, head in zip(group, heads, strict=True):
                submission.future.set_result(head)

    def _is_fresh(self, submission: _Submission) -> bool:
        try:
            self._journal.require_fresh(submission.entries)
        except Exception as error:
            submission.future.set_exception(error)
            return False
        return True


def _groups(submissions: list[_Submission]) -> Iterator[list[_Submission]]:
    """Each is one commit. The second use of a key begins a new one: by then the first is written,
    and its caller is told of it as of any other taken key."""
    group: list[_Submission] = []
    keys: set[str] = set()
    for submission in submissions:
        if keys & submission.keys:
            yield group
            group, keys = [], set()
        group.append(submission)
        keys |= submission.keys
    yield group
