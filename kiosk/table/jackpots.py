"""The table's end of the link to a jackpot controller (S0 section 9).

What the controller must hear follows from the table's own facts: the jackpot wagers of a round
once, what became of them, who was paid, which wagers were registered incorrectly. It is said until
it is answered, and after a start again: every line has a key, and counts once.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from kiosk.game import facts as f
from kiosk.game.bounds import TEXT_MAX
from kiosk.game.jackpot.values import HitKept, HitSeen, JackpotTold, RoundKept
from kiosk.game.refusal import Refused
from kiosk.game.round.table import RECORDS_LOST
from kiosk.game.supernova.state import SupernovaRound, WagerState
from kiosk.game.supernova.table import share_key
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.link import jackpot as j
from kiosk.link import messages as m
from kiosk.link.jackpot_client import JackpotPeer, connected
from kiosk.link.session import Connect, LinkError
from kiosk.rules.supernova import Several
from kiosk.table.decider import Decider

_log = logging.getLogger(__name__)

RETRY_S = 0.5
LOST_S = 5.0
"""So long the controller may be away before its jackpots are not offered any more: a wager is
returned only if it cannot be drawn."""
WHO = "jackpots"


_ANSWERED_KEPT = 1000
"""What the controller has acknowledged: more than a table ever has to say at a time. Of what is
forgotten nothing is due any more, and if it were, it would be said again and change nothing."""


class JackpotDesk:
    def __init__(
        self,
        decider: Decider,
        name: str,
        connect: Connect | None,
        *,
        now_ms: Callable[[], int],
        draw_key: Callable[[], str],
    ) -> None:
        self.on_change: Callable[[], None] = lambda: None
        """Something is to be shown."""
        self._decider = decider
        self._name = name
        self._connect = connect if decider.book.terms.supernova else None
        self._now_ms = now_ms
        self._draw_key = draw_key
        self._told: JackpotTold | None = None
        self._as_of_ms = 0
        self._up = False
        self._lost: asyncio.TimerHandle | None = None
        self._due = asyncio.Event()
        """There may be something to say."""
        self._answered: dict[tuple[str, str], None] = {}
        """What the controller has acknowledged since this table was started."""
        self._offered: bool | None = None
        """As it was last told on this connection."""
        self._kept: Mapping[str, HitKept] = {}
        """Hits of this table, as the controller had them when it connected."""
        self._drawn: dict[str, RoundKept] = {}
        """And rounds of which it had not heard what became, by key."""

    async def run(self) -> None:
        if self._connect is None:
            return
        for number, played in self._decider.durable.round.kept.items():
            if played.supernova is not None and played.supernova.state is WagerState.SENT:
                self._await_answer(number)
        while True:
            self._lose()
            try:
                await self._converse(self._connect)
            except* (LinkError, OSError) as errors:
                _log.info("no link to the jackpot controller: %s", errors.exceptions[0])
            self._up = False
            await asyncio.sleep(RETRY_S)

    @property
    def all_said(self) -> bool:
        """And answered: the controller knows all that it must hear of this table."""
        return self._connect is None or next(self._to_say(self._decider.durable), None) is None

    def _lose(self) -> None:
        if self._lost is None:
            self._lost = asyncio.get_running_loop().call_later(LOST_S, self._see_server, 0)
        self._as_of_ms = self._now_ms()
        self.on_change()

    async def _converse(self, connect: Connect) -> None:
        async with connected(connect, self._name, seen=self._seen()) as peer:
            self._up, self._offered = True, None
            if self._lost is not None:
                self._lost.cancel()
                self._lost = None
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._hear_levels(peer))
                tasks.create_task(self._say_what_is_due(peer))

    def _seen(self) -> m.HeadAt:
        """Of the controller's journal, as the table has written it down."""
        seq, hashed = self._decider.durable.supernova.controller
        return m.HeadAt(seq=seq, hash=hashed)

    # ---- What the controller says -------------------------------------------------------------

    async def _hear_levels(self, peer: JackpotPeer) -> None:
        told = peer.told or await peer.levels()
        while True:
            self._take_levels(told)
            self._kept, self._drawn = peer.kept, peer.rounds
            self._recover()
            told = await peer.levels()

    def _take_levels(self, told: JackpotTold) -> None:
        self._told, self._as_of_ms = told, self._now_ms()
        for level in told.levels:
            if level.commitment:
                seal = c.SeeSupernovaSeal(level.rank, level.name, level.epoch, level.commitment)
                self._submit(seal)
        self._see_server(told.wager_cents if told.running else 0)
        self.on_change()

    def _recover(self) -> None:
        """A table that has lost facts may have lost jackpots and who was paid them, and what became
        of rounds. What such a round has hit is nobody's before that is said."""
        active = self._decider.state.recovery.active
        for drawn in () if active else self._drawn.values():
            if drawn.round <= self._decider.state.supernova.lost_to:
                self._submit(c.RecoverJackpotRound(drawn))
        recovered = self._decider.state.supernova.recovered
        for kept in self._kept.values():
            there = recovered.get(kept.key)
            stands = there is not None and not there.void
            if stands or (active and kept.key not in self._drawn):
                self._submit(c.RecoverJackpot(kept))

    def _see_server(self, wager_cents: int) -> None:
        self._submit(c.SeeSupernovaServer(wager_cents))

    def _submit(self, command: c.Command) -> None:
        with suppress(Refused):  # the journal is closed: then it is as if the power had failed
            self._decider.submit(WHO, command)

    # ---- What it must hear --------------------------------------------------------------------

    def look(self, facts: Sequence[f.Fact]) -> None:
        """At what has become durable."""
        if self._connect is None:
            return
        self._due.set()
        for fact in facts:
            if isinstance(fact, f.SupernovaSent):
                self._await_answer(fact.round)
            elif isinstance(fact, f.RecoveryBegun | f.RecoveryEnded):
                self._recover()

    def _await_answer(self, round_: int) -> None:
        """No answer in time, and the wagers go back (S0 9.9.2)."""
        terms = self._decider.book.terms.supernova
        assert terms is not None
        void = c.VoidSupernova(round_, f.SupernovaFault.NO_ANSWER)
        asyncio.get_running_loop().call_later(terms.answer_s, self._submit, void)

    async def _say_what_is_due(self, peer: JackpotPeer) -> None:
        while True:
            self._due.clear()
            while (due := next(self._to_say(self._decider.durable), None)) is not None:
                await self._say(peer, *due)
            await self._due.wait()

    async def _say(self, peer: JackpotPeer, key: str, said: m.Message) -> None:
        answer = await peer.ask(key, said)
        if isinstance(said, j.JackpotRound):
            await self._take_answer(said.round, answer)
            return
        if isinstance(answer, m.Answer) and not answer.done:
            _log.warning("the jackpot controller refuses %s: %s", type(said).__name__, answer.why)
        if isinstance(said, j.JackpotOffered):
            self._offered = said.open
        self._drawn.pop(key, None)
        self._answered[_mark(key, said)] = None
        if len(self._answered) > _ANSWERED_KEPT:
            del self._answered[next(iter(self._answered))]

    async def _take_answer(self, round_: int, answer: j.JackpotDrawn | m.Answer) -> None:
        """By the time it comes the wagers may have gone back: then the controller hears that."""
        try:
            if isinstance(answer, m.Answer):
                _log.warning("jackpot wagers of round %d are refused: %s", round_, answer.why)
                await self._decider.tell(WHO, _void(round_))
                return
            head = (answer.head.seq, answer.head.hash)
            await self._decider.tell(WHO, c.TakeSupernovaDraw(round_, answer.hits, head))
        except Refused as refused:
            _log.error("the draw of round %d is not believed: %s", round_, refused)
            self._submit(_void(round_))
            await self._decider.journaled.written()

    def _to_say(self, table: Table) -> Iterator[tuple[str, m.Message]]:
        """First of all what players wait for."""
        sent = [
            (number, played.supernova)
            for number, played in sorted(table.round.kept.items())
            if played.supernova is not None and played.supernova.key
        ]
        for number, there in sent:
            if there.state is WagerState.SENT:
                several = self._several
                yield (
                    there.key,
                    j.JackpotRound(key=there.key, round=number, seats=there.seats, several=several),
                )
        outcomes = (*_outcomes(sent), *_recovered(table))
        rest = (*outcomes, *self._offer(table), *_paid(table), *_noted(table))
        yield from ((key, said) for key, said in rest if _mark(key, said) not in self._answered)

    @property
    def _several(self) -> Several:
        terms = self._decider.book.terms.supernova
        assert terms is not None
        return terms.several.winners

    def _offer(self, table: Table) -> Iterator[tuple[str, m.Message]]:
        """Whether this table takes wagers, as far as that is its own affair."""
        open_ = table.supernova.opened and not table.supernova.fault
        if open_ is not self._offered:
            key = self._draw_key()
            yield key, j.JackpotOffered(key=key, open=open_)

    # ---- What everybody may see ---------------------------------------------------------------

    def seen(self, table: Table) -> m.SupernovaSeen | None:
        """None: this table is linked to no controller."""
        if self._connect is None:
            return None
        played = table.round.kept.get(table.round.number)
        there = played.supernova if played else None
        return m.SupernovaSeen(
            table=self._name,
            opened=table.supernova.opened,
            open=table.supernova.offered_cents > 0,
            wager_cents=self._told.wager_cents if self._told else table.supernova.server_cents,
            connected=self._up,
            as_of_ms=self._as_of_ms,
            told=self._told,
            fault=table.supernova.fault[:TEXT_MAX],
            void=there.void or "" if there else "",
            hits=tuple(_hits(table, self._name)),
        )


def _void(round_: int) -> c.VoidSupernova:
    return c.VoidSupernova(round_, f.SupernovaFault.CONTROLLER)


def _mark(key: str, said: m.Message) -> tuple[str, str]:
    return type(said).__name__, key


def _outcomes(sent: Sequence[tuple[int, SupernovaRound]]) -> Iterator[tuple[str, m.Message]]:
    """What became of the wagers of each round."""
    for number, there in sent:
        if there.state is WagerState.DRAWN:
            yield there.key, j.JackpotConfirmed(key=there.key)
        elif there.state is WagerState.VOID:
            yield there.key, j.JackpotVoid(key=there.key, round=number, why=there.void or "")


def _recovered(table: Table) -> Iterator[tuple[str, m.Message]]:
    """Of rounds that were lost."""
    for hit in table.supernova.hits.values():
        if hit.key:
            yield hit.key, j.JackpotConfirmed(key=hit.key)
    for key, there in table.supernova.recovered.items():
        if there.void:
            yield key, j.JackpotVoid(key=key, round=there.round, why=RECORDS_LOST)
        else:
            yield key, j.JackpotConfirmed(key=key)


def _paid(table: Table) -> Iterator[tuple[str, m.Message]]:
    for name, hit in table.supernova.hits.items():
        for seat, share in hit.shares.items():
            if share.end is not None:
                key = share_key(name, seat)
                yield key, j.JackpotPaid(key=key, hit=name, seat=seat, how=share.end, who=share.who)


def _noted(table: Table) -> Iterator[tuple[str, m.Message]]:
    for noted in table.supernova.noted:
        played = table.round.kept.get(noted.round)
        if played is not None and played.supernova is not None:
            round_key = played.supernova.key
            key = f"{round_key} {noted.seat}"
            yield (
                key,
                j.JackpotAdjust(
                    key=key,
                    round_key=round_key,
                    seat=noted.seat,
                    kind=noted.kind,
                    reason=noted.reason,
                    who=noted.who,
                ),
            )


def _hits(table: Table, name: str) -> Iterator[m.TableHitSeen]:
    """Of this table, newest first."""
    for hit in reversed(list(table.supernova.hits.values())):
        told = hit.told
        seen = HitSeen(
            id=told.id,
            name=told.name,
            rank=told.level,
            cents=told.award_cents,
            table=name,
            seats=told.seats,
            at_ms=told.at_ms,
        )
        yield m.TableHitSeen(hit=seen, round=hit.round, state=hit.state)
