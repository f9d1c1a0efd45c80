"""When the table is closed, how far all journals have come is signed at once: whoever changes them
before a report is printed contradicts it. Each closed day of its own journal is sealed likewise:
what that journal says of the others' heads is signed with it."""

import asyncio
import logging
from datetime import UTC, datetime

from kiosk.clock import HouseDay, date_at
from kiosk.game.anchors.anchor import Anchor, anchored_heads, signed_text
from kiosk.game.table import commands as c
from kiosk.journal.errors import JournalError
from kiosk.journal.record import Head
from kiosk.journal.seals import ClosedDay
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSources

_log = logging.getLogger(__name__)


class AnchorDesk:
    def __init__(self, decider: Decider, sources: TableSources) -> None:
        self._decider = decider
        self._sources = sources

    def sign_if_due(self) -> None:
        """The closing is durable, and not signed for: also one of before the table was started."""
        state, durable = self._decider.state, self._decider.durable
        if not (state.anchor_due and durable.anchor_due):
            return
        moment = datetime.fromtimestamp(self._sources.now_ms() / 1000, UTC)
        seen = [
            (seat, Head(seq, bytes.fromhex(hashed)))
            for seat, (seq, hashed) in state.heads.items()
            if hashed
        ]
        heads = anchored_heads([("", self._decider.journaled.head), *seen])
        anchor = Anchor(state.receipt_key.table, f"{moment:%Y-%m-%d %H:%M} UTC", heads)
        signer = self._sources.receipts
        text = signed_text(anchor, signer.public, signer.sign)
        self._decider.submit("table", c.SignAnchor(text))


class SealDesk:
    """Has closed days sealed, between rounds and beside the work."""

    def __init__(self, decider: Decider, sources: TableSources, day: HouseDay | None) -> None:
        self._decider = decider
        self._sources = sources
        self._day = day or HouseDay()
        self._wake = asyncio.Event()

    def rest(self) -> None:
        """Between rounds, when nobody waits: a day may have been closed."""
        self._wake.set()

    async def run(self) -> None:
        while (seals := self._sources.seals) is not None:
            await self._wake.wait()
            self._wake.clear()
            if self._decider.durable.receipt_key.public != self._sources.receipts.public.hex():
                continue  # another key is being named
            try:
                await seals.seal(self._decider.journaled.log.holds, self._signed)
            except (OSError, JournalError) as error:
                # No game stops for that: the next pause tries again.
                _log.warning("a closed day cannot be sealed: %s", error)

    def _signed(self, day: ClosedDay) -> str:
        date, signer = date_at(day.first_ms, *self._day), self._sources.receipts
        table = self._decider.durable.receipt_key.table
        anchor = Anchor(table, str(date), anchored_heads([("", day.last)]))
        return signed_text(anchor, signer.public, signer.sign)
