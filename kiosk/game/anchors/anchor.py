"""An anchor: how far each journal of a table had come, signed, in one line of text.

One is signed when the table is closed, and one whenever a report is made. Printed it leaves the
folder, and whoever has the paper can tell: journals
that were all cut off at the same place, or all written anew, agree with one another and with no
anchor of before.
"""

from base64 import b32decode, b32encode
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Protocol

import msgspec

from kiosk.late import Late

if TYPE_CHECKING:
    from cryptography import exceptions
    from cryptography.hazmat.primitives.asymmetric import ed25519
else:
    exceptions = Late("cryptography.exceptions")
    ed25519 = Late("cryptography.hazmat.primitives.asymmetric.ed25519")

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

    @property
    def at(self) -> tuple[int, bytes]:
        return (self.seq, self.hash)


class Anchor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    table: str
    day: str
    """Or the moment at which it was closed."""
    heads: tuple[AnchoredHead, ...]


class AnchorError(Exception):
    """A text that is no anchor, or was not signed as it is. The message says which."""


class SignedAnchor(msgspec.Struct, frozen=True):
    anchor: Anchor
    public: bytes

    @property
    def key(self) -> "ed25519.Ed25519PublicKey":
        return ed25519.Ed25519PublicKey.from_public_bytes(self.public)


class Head(Protocol):
    """The last fact of a journal, as `kiosk/journal` has it."""

    @property
    def seq(self) -> int: ...

    @property
    def hash(self) -> bytes: ...


def anchored_heads(heads: Iterable[tuple[str, Head]]) -> tuple[AnchoredHead, ...]:
    return tuple(AnchoredHead(seat, head.seq, head.hash[:HASH_BYTES]) for seat, head in heads)


def sign(anchor: Anchor, key: "ed25519.Ed25519PrivateKey") -> str:
    return signed_text(anchor, key.public_key().public_bytes_raw(), key.sign)


def signed_text(anchor: Anchor, public: bytes, signed_by: Callable[[bytes], bytes]) -> str:
    """In letters and digits that a QR code holds best, and that survive being typed."""
    told = msgspec.msgpack.encode(anchor)
    signed = public + signed_by(_SIGNED_AS + told) + told
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
        ed25519.Ed25519PublicKey.from_public_bytes(key).verify(signature, _SIGNED_AS + told)
        return SignedAnchor(msgspec.msgpack.decode(told, type=Anchor), key)
    except (ValueError, exceptions.InvalidSignature):
        raise AnchorError("it is not as it was signed: a sign of it is wrong") from None
