"""A machine and its journal: what is decided, and what is durable and may be acted upon."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, NoReturn, TypeVar

from kiosk.game.facts import Fact
from kiosk.game.history import State, apply, encode_state
from kiosk.game.refusal import Reason, require
from kiosk.journal.facts import entries, unique_key
from kiosk.journal.log import FactLog
from kiosk.journal.record import Head, Record

SNAPSHOT_FACTS = 2000

S = TypeVar("S", bound=State)


class Keeper(Generic[S]):
    """Facts are decided upon `state` without waiting for the disk. The world is told of `durable`
    alone: it follows as the disk does, in the same order."""

    def __init__(
        self,
        log: FactLog,
        state: S,
        *,
        now_ms: Callable[[], int],
        on_durable: Callable[[Sequence[Fact]], None],
    ) -> None:
        self.log = log
        self.state = state
        self.durable = state
        self.head = log.head
        """Of the journal, as far as `durable`."""
        self._now_ms = now_ms
        self._on_durable = on_durable
        self._fault: BaseException | None = None
        self._failed = asyncio.Event()
        self._last: asyncio.Future[Head] | None = None
        self._stopped = False
        latest = log.latest_snapshot()
        self._snapshot_seq = latest.at.seq if latest else 0

    async def record(self, facts: Sequence[Fact]) -> None:
        """Returns when these, and all that was decided before them, are durable. Giving up the
        wait changes nothing: they are written all the same."""
        self.submit(facts)
        if (last := self._last) is not None:
            await asyncio.wait([last])
            last.result()

    def submit(self, facts: Sequence[Fact]) -> None:
        """As `record`, without waiting."""
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        if not facts:
            return
        state = self.state
        for fact in facts:
            state = _applied(state, fact)
        written = asyncio.ensure_future(self.log.append(entries(facts, at_ms=self._now_ms())))
        written.add_done_callback(partial(self._written, state, facts))
        self.state, self._last = state, written

    def find(self, kind: str, once: str) -> Record | None:
        """The fact of this kind that was written under this key."""
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        return self.log.find(unique_key(kind, once))

    def holds(self, head: Head) -> bool:
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        return self.log.holds(head)

    async def snapshot_if_due(self) -> None:
        """Called between rounds, when nobody waits: keeps the next start quick."""
        if self.head.seq - self._snapshot_seq >= SNAPSHOT_FACTS:
            self._snapshot_seq = self.head.seq
            await self.log.save_snapshot(self.head.seq, encode_state(self.durable))

    async def fail(self) -> NoReturn:
        """Wait for the disk to fail, and raise what it says."""
        await self._failed.wait()
        assert self._fault is not None
        raise self._fault

    def stop(self) -> None:
        """Whoever is still at work with this machine is refused from now on."""
        self._stopped = True

    def _written(self, state: S, facts: Sequence[Fact], written: asyncio.Future[Head]) -> None:
        if written.cancelled():
            return
        error = written.exception()
        if error is not None:
            self.stop()
            self._fault = self._fault or error
            self._failed.set()
            return
        self.durable, self.head = state, written.result()
        if written is self._last:
            self._last = None
        self._on_durable(facts)


def _applied(state: S, fact: Fact) -> S:
    after = apply(state, fact)
    assert isinstance(after, type(state))
    return after
