"""Receipts are signed from what is durable: asked for again, a slip has the same one."""

import logging

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.receipts.receipt import receipt_of
from kiosk.game.receipts.state import ReceiptKey
from kiosk.game.receipts.terminal_commands import KeepReceipt
from kiosk.game.refusal import Refused
from kiosk.game.round.state import TableSlip
from kiosk.game.table import commands as c
from kiosk.journal.errors import JournalError
from kiosk.journal.record import Record
from kiosk.table.decider import Decider
from kiosk.table.settings import ReceiptSigner

_log = logging.getLogger(__name__)


def key_to_name(named: ReceiptKey, signer: ReceiptSigner, table: str) -> c.NameReceiptKey:
    """What the journal is to say of the key, after what it says. An endorsement is drawn by chance,
    so that one that is there is kept."""
    public = signer.public.hex()
    known = (named.table, named.public) == (table, public)
    endorsement = (named.endorsement if known else "") or signer.endorse(table).hex()
    return c.NameReceiptKey(table=table, public=public, endorsement=endorsement)


class ReceiptDesk:
    def __init__(self, decider: Decider, signer: ReceiptSigner) -> None:
        self._decider = decider
        self._signer = signer

    def name_key(self, table: str) -> None:
        """At the start. One that was revoked meanwhile is replaced."""
        state = self._decider.state
        if self._signer.public.hex() in state.revoked_keys:
            self._signer.renew()
        self._decider.submit("table", key_to_name(state.receipt_key, self._signer, table))

    def sign(self, seat: str, round_: int, slip: TableSlip) -> KeepReceipt | None:
        """A `Sign`."""
        taken = self._taken(seat, round_)
        if taken is None:
            return None
        key = self._decider.durable.receipt_key
        if key.public != self._signer.public.hex():
            return None  # another one is being named
        unsigned = KeepReceipt(
            round=round_,
            at_ms=taken.at_ms,
            head_seq=taken.seq,
            head_hash=taken.hash.hex(),
            table=key.table,
            public=key.public,
            endorsement=key.endorsement,
            signature="",
        )
        signature = self._signer.sign(receipt_of(unsigned, seat, slip).signed)
        return replace(unsigned, signature=signature.hex())

    def _taken(self, seat: str, round_: int) -> Record | None:
        """The slip in the journal. A disk that fails stops the table by itself."""
        try:
            return self._decider.journaled.find("slip_taken", f.slip_of(round_, seat))
        except (JournalError, Refused) as error:
            _log.warning("no receipt for seat %s: %s", seat, error)
            return None
