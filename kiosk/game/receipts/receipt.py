"""A receipt as a line of text: what the table signs, and how it is written for a QR code.

    TAPIS1: then, in base 32 without padding, an array of MessagePack:
      body         bytes: an array of the fields of `Receipt`
      signature    64 bytes: Ed25519, under "tapis receipt 1\\n" and the other three as an array
      public       32 bytes: the key of the table
      endorsement  ECDSA on P-256 with SHA-256, by the house's authority, under
                   "tapis receipt key 1\\n", the key of the table and the table's name; may be empty

There is one way to write a receipt and no other, so that no byte of it can be changed.
"""

from base64 import b32decode, b32encode
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from kiosk.game.bounds import Count, Key, Moment
from kiosk.game.receipts.facts import ReceiptKept
from kiosk.game.receipts.terminal_commands import KeepReceipt
from kiosk.game.round.state import SentSlip, TableSlip
from kiosk.late import Late
from kiosk.rules.supernova import WAGER as SUPERNOVA

if TYPE_CHECKING:
    from cryptography import exceptions
    from cryptography.hazmat.primitives.asymmetric import ed25519
else:
    exceptions = Late("cryptography.exceptions")
    ed25519 = Late("cryptography.hazmat.primitives.asymmetric.ed25519")

PREFIX = "TAPIS1:"
TEXT_MAX = 4000
"""More than the largest QR code holds."""
READABLE_MAX = 400
"""Bytes of wagers. With more of them the QR code is too fine for a phone at a screen: then it has
their SHA-256, and the list is in the history and in the journals."""
_SIGNED = b"tapis receipt 1\n"
_ENDORSED = b"tapis receipt key 1\n"


class ReceiptError(ValueError):
    """The text is no receipt, or not as it was signed. The message says what is wrong."""


class Wagers(Struct, frozen=True, array_like=True):
    """In cents, in the order of their names."""

    stakes: dict[Key, Count]
    """With the jackpot wager, by its own name."""
    promotional: dict[Key, Count]
    """Made with vouchers."""

    @property
    def digest(self) -> bytes:
        return sha256(msgspec.msgpack.encode(self)).digest()


class Receipt(Struct, frozen=True, array_like=True):
    table: Key
    round: Count
    seat: Key
    at_ms: Moment
    """When the slip was registered."""
    head_seq: Count
    head_hash: Annotated[bytes, Meta(min_length=32, max_length=32)]
    """Of the table's journal, with the slip as its last fact."""
    stake_cents: Count
    wagers: Wagers | Annotated[bytes, Meta(min_length=32, max_length=32)]
    """Or their SHA-256."""

    def is_of(
        self, stakes: Mapping[str, int], promotional: Mapping[str, int], jackpot_cents: int = 0
    ) -> bool:
        wagers = wagers_of(stakes, promotional, jackpot_cents)
        return self.wagers in (wagers, wagers.digest)


class SignedReceipt(Struct, frozen=True, array_like=True):
    body: bytes
    signature: Annotated[bytes, Meta(min_length=64, max_length=64)]
    public: Annotated[bytes, Meta(min_length=32, max_length=32)]
    endorsement: Annotated[bytes, Meta(max_length=72)] = b""

    @property
    def text(self) -> str:
        return PREFIX + b32encode(msgspec.msgpack.encode(self)).decode().rstrip("=")

    @property
    def receipt(self) -> Receipt:
        return msgspec.msgpack.decode(self.body, type=Receipt)

    @property
    def signed(self) -> bytes:
        """What the signature is under."""
        return _SIGNED + msgspec.msgpack.encode((self.body, self.public, self.endorsement))

    def verify(self) -> None:
        """The table with this key has signed it. Raises `ReceiptError`."""
        try:
            key = ed25519.Ed25519PublicKey.from_public_bytes(self.public)
            key.verify(self.signature, self.signed)
        except (ValueError, exceptions.InvalidSignature):
            raise ReceiptError("it is not as the table signed it") from None


def wagers_of(
    stakes: Mapping[str, int], promotional: Mapping[str, int], jackpot_cents: int
) -> Wagers:
    jackpot = {SUPERNOVA: jackpot_cents} if jackpot_cents else {}
    return Wagers(dict(sorted({**stakes, **jackpot}.items())), dict(sorted(promotional.items())))


def receipt_of(
    given: KeepReceipt | ReceiptKept, seat: str, slip: SentSlip | TableSlip
) -> SignedReceipt:
    """What the table has given, and the slip as each side knows it."""
    wagers = wagers_of(slip.stakes, slip.promotional, slip.jackpot_cents)
    long = len(msgspec.msgpack.encode(wagers)) > READABLE_MAX
    receipt = Receipt(
        table=given.table,
        round=given.round,
        seat=seat,
        at_ms=given.at_ms,
        head_seq=given.head_seq,
        head_hash=bytes.fromhex(given.head_hash),
        stake_cents=sum(wagers.stakes.values()) + sum(wagers.promotional.values()),
        wagers=wagers.digest if long else wagers,
    )
    return SignedReceipt(
        msgspec.msgpack.encode(receipt),
        bytes.fromhex(given.signature),
        bytes.fromhex(given.public),
        bytes.fromhex(given.endorsement),
    )


def endorsed_bytes(table: str, public: bytes) -> bytes:
    return _ENDORSED + public + table.encode()


def read_receipt(text: str) -> SignedReceipt:
    """As it was signed by whoever has the key in it. Raises `ReceiptError`."""
    written = "".join(text.split())
    if not written.startswith(PREFIX):
        raise ReceiptError(f"it does not begin with {PREFIX}")
    if len(written) > TEXT_MAX:
        raise ReceiptError(f"it has {len(written):,} characters, and no receipt has so many")
    found = _decoded(written.removeprefix(PREFIX))
    if found.text != written:
        raise ReceiptError("it is not written as a table writes it")
    found.verify()
    return found


def _decoded(letters: str) -> SignedReceipt:
    """As it would be written."""
    try:
        packed = b32decode(letters + "=" * (-len(letters) % 8))
        found = msgspec.msgpack.decode(packed, type=SignedReceipt)
        found = replace(found, body=msgspec.msgpack.encode(found.receipt))
    except (ValueError, msgspec.MsgspecError):
        raise ReceiptError("it is cut off, or a character of it is wrong") from None
    return found
