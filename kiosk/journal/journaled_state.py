"""A machine and its journal: what is decided, and what is durable and may be acted upon."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, NoReturn, TypeVar

from kiosk.game.facts import Fact
from kiosk.game.history import State, apply, encode_state
from kiosk.game.refusal import Reason, require
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import entries, unique_key
from kiosk.journal.log import FactLog
from kiosk.journal.record import Entry, Head, Record, keys_of

BATCH_FACTS = 200
"""Handed to the disk at once, however much more is coming: the slips of a full house."""
SNAPSHOT_FACTS = 2000
TIDY_FACTS = 400
"""Two rounds of a full house."""

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class _Batch(Generic[S]):
    """What is written in one go."""

    state: S
    """After all of it."""
    facts: list[Fact] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    waiting: list[asyncio.Future[None]] = field(default_factory=list)
    """Those who go on when it is durable."""
    then: list[Callable[[], None]] = field(default_factory=list)
    """Called when it is. Should it never be, nobody is."""


class JournaledState(Generic[S]):
    """Facts are decided upon `state` without waiting for the disk. The world is told of `durable`
    alone: it follows as the disk does, in the same order."""

    def __init__(
        self,
        log: FactLog,
        state: S,
        *,
        now_ms: Callable[[], int],
        on_durable: Callable[[Sequence[Fact]], None],
        draw_blind: Callable[[], str] | None = None,
    ) -> None:
        self.log = log
        self._draw_blind = draw_blind
        self.state = state
        self.durable = state
        self.head = log.head
        """Of the journal, as far as `durable`."""
        self._now_ms = now_ms
        self._on_durable = on_durable
        self._fault: BaseException | None = None
        self._failed = asyncio.Event()
        self._decided: _Batch[S] | None = None
        """Not handed to the disk yet."""
        self._on_its_way: _Batch[S] | None = None
        """The last that was handed to the disk, unless it is durable."""
        self._stopped = False
        latest = log.latest_snapshot()
        self._snapshot_seq = latest.at.seq if latest else 0
        self._tidy_seq = self._rest_seq = log.head.seq

    async def record(self, facts: Sequence[Fact]) -> None:
        """Returns when these, and all that was decided before them, are durable. Giving up the
        wait changes nothing: they are written all the same."""
        self.submit(facts)
        await self.written()

    def written(self, *, at_once: bool = True) -> asyncio.Future[None]:
        """Done when all that was decided up to now is durable. Not at once: together with what
        others add in these turns of the event loop, see `submit`."""
        if at_once:
            self._hand_over()
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if (last := self._decided or self._on_its_way) is not None:
            last.waiting.append(durable)
        else:
            durable.set_result(None)
        return durable

    def when_written(self, then: Callable[[], None]) -> None:
        """Call this when all that was decided up to now is durable, and everybody has seen it. It
        must not raise."""
        self._hand_over()
        if (last := self._on_its_way) is not None:
            last.then.append(then)
        else:
            asyncio.get_running_loop().call_soon(then)

    def submit(self, facts: Sequence[Fact], *, at_ms: int | None = None) -> int:
        """As `record`, without waiting. Returns how many bytes they are in the journal. `at_ms` is
        when they were decided, if somebody has just looked at the clock.

        All that is decided in one turn of the event loop goes to the disk together, with what the
        turns after it add, up to one that adds nothing: a full house hands in its slips in a few
        turns, and one commit is quicker than several."""
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        if not facts:
            return 0
        state = self.state
        for fact in facts:
            state = _applied(state, fact)
        at_ms = self._now_ms() if at_ms is None else at_ms
        written = entries(facts, at_ms=at_ms, draw_blind=self._draw_blind)
        keys = keys_of(written)
        if self._decided is not None and keys & self._decided.keys:
            self._hand_over()  # the second use of a key must not take the first one with it
        if self._decided is None:
            self._decided = _Batch(state)
            asyncio.get_running_loop().call_soon(self._hand_over_when_quiet, self._decided, 0)
        self.state = self._decided.state = state
        self._decided.facts += facts
        self._decided.entries += written
        self._decided.keys |= keys
        return sum(len(entry.body) for entry in written)

    def _hand_over_when_quiet(self, batch: _Batch[S], before: int) -> None:
        """`before` is how much it held a turn ago."""
        if batch is not self._decided:
            return  # somebody waits for it, and has handed it over
        if before < len(batch.facts) < BATCH_FACTS:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over_when_quiet, batch, len(batch.facts))
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if (batch := self._decided) is None:
            return
        self._decided, self._on_its_way = None, batch
        try:
            written = asyncio.ensure_future(self.log.append(batch.entries))
        except JournalError as error:
            self._fail(batch, error)
        else:
            written.add_done_callback(partial(self._written, batch))

    def find(self, kind: str, once: str) -> Record | None:
        """The fact of this kind that was written under this key."""
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        return self.log.find(unique_key(kind, once))

    def holds(self, head: Head) -> bool:
        require(not self._stopped, Reason.OUT_OF_SERVICE)
        return self.log.holds(head)

    async def rest(self) -> None:
        """Called between rounds, when nobody waits: keeps the next start and the next commits
        quick."""
        if self.head.seq - self._snapshot_seq >= SNAPSHOT_FACTS:
            self._snapshot_seq = self._tidy_seq = self.head.seq
            await self.log.save_snapshot(self.head.seq, encode_state(self.durable))
        elif self.head.seq - self._tidy_seq >= TIDY_FACTS:
            self._tidy_seq = self.head.seq
            await self.log.tidy()
        written, self._rest_seq = self.head.seq - self._rest_seq, self.head.seq
        await self.log.close_some(self._now_ms(), written)

    async def fail(self) -> NoReturn:
        """Wait for the disk to fail, and raise what it says."""
        await self._failed.wait()
        assert self._fault is not None
        raise self._fault

    def stop(self) -> None:
        """Whoever is still at work with this machine is refused from now on."""
        self._hand_over()
        self._stopped = True

    def _written(self, batch: _Batch[S], written: asyncio.Future[Head]) -> None:
        if written.cancelled():
            for waiting in batch.waiting:
                waiting.cancel()
            return
        error = written.exception()
        if error is not None:
            self._fail(batch, error)
            return
        self.durable, self.head = batch.state, written.result()
        if batch is self._on_its_way:
            self._on_its_way = None
        for waiting in batch.waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._on_durable(batch.facts)
        for then in batch.then:
            then()

    def _fail(self, batch: _Batch[S], error: BaseException) -> None:
        """Of what was decided upon facts that are not written, nothing is written either."""
        self._decided = None
        self.stop()
        self._fault = self._fault or error
        self._failed.set()
        for waiting in batch.waiting:
            if not waiting.done():
                waiting.set_exception(error)


def _applied(state: S, fact: Fact) -> S:
    after = apply(state, fact)
    assert isinstance(after, type(state))
    return after
