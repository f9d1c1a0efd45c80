"""The rings of Spread-Bet at the table: drawn and sealed before a round opens, told when the ball
begins to slow, and compared with what the displays show (S3 4.2)."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from kiosk.game import facts as f
from kiosk.game.refusal import Refused
from kiosk.game.round.state import UNDER_WAY, TablePhase
from kiosk.game.spread.ring import SECRET_BYTES, commitment_of, ring_of
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.safe import Safe
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider

_log = logging.getLogger(__name__)


class RingDesk:
    def __init__(
        self, decider: Decider, clients: Clients, safe: Safe, draw: Callable[[], bytes]
    ) -> None:
        self._decider = decider
        self._clients = clients
        self._safe = safe
        self._draw = draw

    async def prepare(self) -> None:
        """Seal the ring of the next round, if Spread-Bet is on offer. Without it the round opens
        all the same, and has none."""
        self.begin()  # it may have been too late for the round before
        table = self._decider.state
        number = table.round.number + 1
        drawn = table.spread.committed is not None and table.spread.committed[0] == number
        if not table.spread.selected or table.round.phase is not TablePhase.IDLE or drawn:
            return
        secret, ring = self._draw_ring()
        try:
            await self._safe.keep({str(number): secret})
        except OSError as error:
            _log.error("the ring of round %d cannot be kept: %s", number, error)
            return
        with suppress(Refused):  # the table was closed meanwhile, or the round opened
            seal = c.CommitRing(number, commitment_of(number, ring, secret))
            await self._decider.tell("table", seal)

    def _draw_ring(self) -> tuple[bytes, int]:
        while True:
            secret = self._draw()
            assert len(secret) == SECRET_BYTES
            ring = ring_of(secret, len(self._decider.book.wheel.order))
            if ring is not None:
                return secret, ring

    # ---- From no more bets to the result --------------------------------------------------------

    def look(self, facts: Sequence[f.Fact]) -> None:
        """At what has become durable."""
        for fact in facts:
            match fact:
                case f.RoundClosed():
                    self._check(fact.round)
                    # S3 4.2(b). Where no sensor tells that the ball slows, it does so from here on.
                    if fact.by == "sensor" or not self._clients.of_role(Role.SENSOR):
                        self._reveal(fact.round)
                case f.NumberSensed() | f.BallAtRest():
                    self._check(fact.round)
                case f.ResultConfirmed() | f.RoundVoided():
                    self._reveal(fact.round)

    def begin(self) -> None:
        """After an interruption: the ring that was sealed then is the ring still."""
        table = self._decider.state
        if table.round.phase is not TablePhase.BETTING:
            self._reveal(table.round.number)

    def slows(self) -> bool:
        """A sensor says so of the ball. Whether that is what this round was waiting for."""
        table = self._decider.state
        if table.round.phase not in (TablePhase.CLOSING, TablePhase.SPINNING):
            return False
        return self._reveal(table.round.number)

    def gone(self, client: Client) -> None:
        """A machine has left, or begins anew."""
        with suppress(Refused):  # the journal is closed: then it is as if the power had failed
            if client.role is Role.DISPLAY and self._on_offer():
                self._decider.submit("table", c.LoseDisplay(client.name))
            if client.role is Role.SENSOR and not self._clients.of_role(Role.SENSOR):
                self.slows()

    def shown(self, client: Client, told: m.RingsShown) -> None:
        if not self._on_offer():
            return
        rings = c.ReportRings(
            told.round, client.name, told.shown, told.outer, told.inner, told.ring
        )
        self._decider.submit(client.who, rings)

    def _on_offer(self) -> bool:
        round_ = self._decider.state.round
        return round_.phase in UNDER_WAY and round_.current.spread is not None

    def _check(self, number: int) -> None:
        if self._on_offer():
            self._decider.submit("table", c.CheckRings(number))

    def _reveal(self, number: int) -> bool:
        played = self._decider.state.round.kept.get(number)
        spread = played.spread if played else None
        if spread is None or not spread.commitment or spread.ring is not None:
            return False
        secret = self._safe.secrets().get(str(number))
        ring = ring_of(secret, len(self._decider.book.wheel.order)) if secret else None
        if secret is None or ring is None:
            _log.error("the ring of round %d is lost: its Spread-Bets are void", number)
            self._decider.submit("table", c.LoseRing(number))
            return True
        self._decider.submit("table", c.RevealRing(number, ring, secret.hex()))
        return True
