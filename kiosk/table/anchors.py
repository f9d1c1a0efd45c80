"""When the table is closed, how far all journals have come is signed at once: whoever changes them
before a report is printed contradicts it."""

from datetime import UTC, datetime

from kiosk.game.anchors.anchor import Anchor, anchored_heads, signed_text
from kiosk.game.table import commands as c
from kiosk.journal.record import Head
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSources


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
