"""An anchor: how far each journal of a table had come, signed, in one line of text.

Printed with the day's report it leaves the folder, and whoever has the paper can tell: journals
that were all cut off at the same place, or all written anew, agree with one another and with no
anchor of before.
"""

from base64 import b32decode, b32encode
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.journal.record import Head

MARK = "TAPIS-ANCHOR-1"
HASH_BYTES = 12
"""Of each hash: nobody finds another history with the same, and a hundred fit one QR code."""
_KEY_BYTES, _SIGNATURE_BYTES = 32, 64
_SIGNED_AS = b"tapis anchor 1\n"

Hash = Annotated[bytes, msgspec.Meta(min_length=HASH_BYTES, max_length=HASH_BYTES)]


class AnchoredHead(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    seat: str
    """Nothing: the table itself."""
    seq: Annotated[int, msgspec.Meta(gt=0, lt=2**53)]
    hash: Hash


class Anchor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    table: str
    day: str
    heads: tuple[AnchoredHead, ...]


class AnchorError(Exception):
    """A text that is no anchor, or was not signed as it is. The message says which."""


@dataclass(frozen=True, slots=True)
class SignedAnchor:
    anchor: Anchor
    key: Ed25519PublicKey


def anchored_heads(heads: Iterable[tuple[str, Head]]) -> tuple[AnchoredHead, ...]:
    return tuple(AnchoredHead(seat, head.seq, head.hash[:HASH_BYTES]) for seat, head in heads)


def sign(anchor: Anchor, key: Ed25519PrivateKey) -> str:
    """In letters and digits that a QR code holds best, and that survive being typed."""
    told = msgspec.msgpack.encode(anchor)
    signed = key.public_key().public_bytes_raw() + key.sign(_SIGNED_AS + told) + told
    return f"{MARK}:{b32encode(signed).decode().rstrip('=')}"


def read(text: str) -> SignedAnchor:
    """However it was broken into lines, and at the end of whatever: a report. Raises
    `AnchorError`."""
    _, mark, body = "".join(text.split()).upper().rpartition(f"{MARK}:")
    if not mark:
        raise AnchorError(f"an anchor begins with {MARK}, and this one does not")
    try:
        signed = b32decode(body + "=" * (-len(body) % 8))
    except ValueError:
        raise AnchorError("it holds other signs than an anchor does, or some are missing") from None
    key = signed[:_KEY_BYTES]
    signature = signed[_KEY_BYTES : _KEY_BYTES + _SIGNATURE_BYTES]
    told = signed[_KEY_BYTES + _SIGNATURE_BYTES :]
    try:
        public = Ed25519PublicKey.from_public_bytes(key)
        public.verify(signature, _SIGNED_AS + told)
        return SignedAnchor(msgspec.msgpack.decode(told, type=Anchor), public)
    except (InvalidSignature, ValueError):
        raise AnchorError("it is not as it was signed: a sign of it is wrong") from None
