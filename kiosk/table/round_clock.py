"""The table's own clock: it ends wagering, and after a time of grace the registration of slips."""

import asyncio
import logging
from collections.abc import Callable

from kiosk.game.bounds import COUNT_MAX
from kiosk.game.refusal import Refused
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.table import commands as c
from kiosk.garbage import garbage_waits
from kiosk.link.messages import Clock
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider

_log = logging.getLogger(__name__)

_AGAIN_S = 0.02


class RoundClock:
    def __init__(
        self,
        decider: Decider,
        clients: Clients,
        *,
        grace_s: float,
        draw_key: Callable[[], str],
    ) -> None:
        self._decider = decider
        self._clients = clients
        self._grace_s = grace_s
        self._draw_key = draw_key
        self._closes_at = 0.0
        self._left_s: float | None = None
        """Of the wagering period, while it stands still."""
        self._changed = asyncio.Event()
        self.on_rest: Callable[[], None] = lambda: None
        """Between rounds, perhaps often."""
        self._awaited = ""
        """A seat whose slip was outstanding when we last looked."""

    def opened(self, period_s: int) -> None:
        """Wagering is open, durably, from now on."""
        self._closes_at = asyncio.get_running_loop().time() + period_s
        self._left_s = None

    def stopped(self) -> None:
        """Accounts are frozen: nothing of the wagering period passes."""
        if self._left_s is None:
            self._left_s = self._closes_at - asyncio.get_running_loop().time()

    def goes_on(self) -> None:
        if self._left_s is not None:
            self._closes_at = asyncio.get_running_loop().time() + self._left_s
            self._left_s = None

    def look_again(self) -> None:
        self._changed.set()

    def clock(self) -> Clock | None:
        if self._decider.durable.round.phase is not TablePhase.BETTING:
            return None
        stands = self._left_s is not None
        left_s = self._closes_at - asyncio.get_running_loop().time()
        left_s = max(0.0, left_s if self._left_s is None else self._left_s)
        left_ms = min(int(left_s * 1000), COUNT_MAX)
        number = self._decider.durable.round.number
        return Clock(round=number, remaining_ms=left_ms, stands=stands)

    async def run(self) -> None:
        """Close wagering when its time is over, and registration when its grace is."""
        while True:
            self._changed.clear()
            now, written = self._decider.state.round, self._decider.durable.round
            # What is being written at this moment may end this phase, or stop its clock: then wait
            # for it.
            same = now.phase is written.phase and now.stopped_ms == written.stopped_ms
            match written.phase if same else None:
                case TablePhase.BETTING if written.stopped_ms:
                    await self._changed.wait()
                case TablePhase.BETTING:
                    if await self._time_is_up(self._closes_at):
                        await self._try(c.CloseRound())
                case TablePhase.CLOSING:
                    with garbage_waits():
                        await self._end_grace()
                case TablePhase.IDLE | TablePhase.SHUT:
                    self.on_rest()
                    await self._decider.journaled.rest()
                    await self._changed.wait()
                case _:
                    await self._changed.wait()

    async def _end_grace(self) -> None:
        round_ = self._decider.durable.round.number
        ends_at = asyncio.get_running_loop().time() + self._grace_s
        while (
            table := self._decider.durable
        ).round.phase is TablePhase.CLOSING and table.round.number == round_:
            self._changed.clear()
            if not self._outstanding() or await self._time_is_up(ends_at):
                await self._try(c.EndGrace(self._missing(), self._jackpot_key()))
                return

    def _outstanding(self) -> bool:
        """Somebody who plays has neither registered a slip nor said that there is none. While one
        of them is known, the others are not looked at again for each slip that comes."""
        seats = self._decider.durable.seats
        if self._awaited not in seats or not self._is_outstanding(self._awaited):
            self._awaited = next(filter(self._is_outstanding, seats), "")
        return bool(self._awaited)

    def _is_outstanding(self, seat: str) -> bool:
        table = self._decider.durable
        slip = table.round.current.slips.get(seat)
        # A slip in question may be one that the terminal has not even written down yet.
        unknown = slip is None or (slip.status is SlipStatus.IN_QUESTION and not slip.key)
        if not unknown or not (table.seats[seat].playing or table.tournament.plays(seat)):
            return False
        client = self._clients.terminal(seat)
        return client is None or not _has_no_chips_down(client, table.round.number)

    def _jackpot_key(self) -> str:
        """For the jackpot wagers of the round, if there are any."""
        slips = self._decider.state.round.current.slips.values()
        return self._draw_key() if any(slip.jackpot_cents for slip in slips) else ""

    def _missing(self) -> dict[str, str]:
        """Slips that are known to be out: refused by key, so that no late copy can register."""
        table = self._decider.state
        return {
            at.seat: at.round.slip.key
            for at in self._clients.standings()
            if at.round.slip is not None
            and at.round.number == table.round.number
            and at.seat not in table.round.current.slips
        }

    async def _time_is_up(self, at: float) -> bool:
        """False: something changed before."""
        try:
            async with asyncio.timeout_at(at):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    async def _try(self, command: c.Command) -> None:
        try:
            await self._decider.tell("clock", command)
        except Refused as refused:
            # Staff were quicker: the round was voided or closed in the same moment. Or the clock of
            # the facts is behind ours, by a moment or because it was set back: then it is not time.
            _log.debug("%s is not obeyed: %s", type(command).__name__, refused)
            await self._time_is_up(asyncio.get_running_loop().time() + _AGAIN_S)


def _has_no_chips_down(client: Client, round_: int) -> bool:
    """By its own word, if it has answered the last orders: one that is just hearing of the round
    may have chips down by the time it answers."""
    standing = client.standing
    if standing is None or client.awaiting:
        return False
    return not (standing.round.in_play and standing.round.number == round_)
