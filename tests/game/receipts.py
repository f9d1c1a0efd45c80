"""Receipts as a table signs them, without a journal behind them."""

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from kiosk.game.receipts.receipt import receipt_of
from kiosk.game.receipts.terminal_commands import KeepReceipt
from kiosk.game.round.state import SentSlip, TableSlip

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def signed(
    seat: str,
    round_: int,
    slip: SentSlip | TableSlip | None,
    *,
    key: Any = KEY,
    endorsement: str = "",
) -> KeepReceipt:
    unsigned = KeepReceipt(
        round=round_,
        at_ms=1_800_000_000_000,
        head_seq=12,
        head_hash="ab" * 32,
        table="Table 7",
        public=key.public_key().public_bytes_raw().hex(),
        endorsement=endorsement,
        signature="00" * 64,
    )
    if slip is None:
        return unsigned
    signature = key.sign(receipt_of(unsigned, seat, slip).signed)
    return replace(unsigned, signature=signature.hex())
