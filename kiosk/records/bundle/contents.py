"""What a bundle says of itself, and its facts as lines of text."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from kiosk.game import facts as f
from kiosk.journal.record import Record

FORMAT = "tapis bundle 1"
MANIFEST, SIGNATURE, KEY = "manifest.json", "manifest.sig", "key.pem"
CERTIFICATE, AUTHORITY = "certificate.pem", "authority.pem"
SUMMARY, RULEBOOK = "summary.txt", "rulebook.toml"
_PICTURES = "pictures/"


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the manifest."""


class Subject(_Part, frozen=True, kw_only=True):
    """A round, or a case with the round it is about, if there is one."""

    round: int = 0
    case: str = ""
    seat: str = ""
    """Whose case it is."""
    cases: tuple[str, ...] = ()
    """The names of all cases that it touches, at the table and at terminals."""

    def __str__(self) -> str:
        if not self.case:
            return f"round {self.round}"
        about = f", about round {self.round}" if self.round else ""
        return f"case {self.case} of seat {self.seat}{about}"


class Piece(_Part, frozen=True, kw_only=True):
    """Facts of one journal with none left out between them."""

    first: int
    last: int
    before: str
    """The hash that the first of them follows."""


class JournalPart(_Part, frozen=True, kw_only=True):
    member: str
    machine: str
    role: f.Role
    seat: str
    head_seq: int
    head_hash: str
    """How far the journal had come when the bundle was made."""
    pieces: tuple[Piece, ...]


class NumberAt(_Part, frozen=True, kw_only=True):
    """A fact in the bundle that holds the number of a ticket which could still be redeemed."""

    member: str
    seq: int


class Manifest(_Part, frozen=True, kw_only=True):
    format: str
    subject: Subject
    made_ms: int
    table: str
    rulebook: str
    digest: str
    key: str
    """The fingerprint of the key that signs it."""
    journals: tuple[JournalPart, ...]
    numbers: tuple[NumberAt, ...]
    members: dict[str, str]
    """The SHA-256 of each, but for this one and its signature."""


class FactLine(_Part, frozen=True, kw_only=True):
    seq: int
    at_ms: int
    kind: str
    key: str
    body: str
    """The very bytes that the hash covers, which are JSON themselves."""
    hash: str


_lines = msgspec.json.Decoder(FactLine)


def encode_manifest(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def decode_manifest(content: bytes) -> Manifest:
    return msgspec.json.decode(content, type=Manifest)


def encode_facts(records: Iterable[Record]) -> bytes:
    return b"".join(
        msgspec.json.encode(
            FactLine(
                seq=record.seq,
                at_ms=record.at_ms,
                kind=record.kind,
                key=record.key,
                body=record.body.decode(),
                hash=record.hash.hex(),
            )
        )
        + b"\n"
        for record in records
    )


def decode_facts(content: bytes) -> Iterator[Record]:
    for line in content.splitlines():
        told = _lines.decode(line)
        body, hashed = told.body.encode(), bytes.fromhex(told.hash)
        yield Record(told.seq, told.at_ms, told.kind, told.key, body, hashed)


def picture_member(hashed: str) -> str:
    """Of the screen at a dispute, by the SHA-256 that the fact has of it."""
    return f"{_PICTURES}{hashed}.png"


def is_picture(member: str) -> bool:
    return member.startswith(_PICTURES)


def pictures_of(facts: Iterable[f.AnyFact]) -> list[str]:
    """The SHA-256 of each picture that these facts name."""
    return [fact.picture for fact in facts if isinstance(fact, f.DisputeOpened) and fact.picture]


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()
