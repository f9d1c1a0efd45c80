"""What a bundle says of itself, and its facts as lines of text."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from kiosk.game import facts as f
from kiosk.journal.record import Record

FORMAT, WITH_NUMBERS = "tapis bundle 2", "tapis bundle 1"
"""Those of before held facts with the numbers of open tickets in full, and named them."""
MANIFEST, SIGNATURE, KEY = "manifest.json", "manifest.sig", "key.pem"
CERTIFICATE, AUTHORITY = "certificate.pem", "authority.pem"
SUMMARY, RULEBOOK = "summary.txt", "rulebook.toml"
_PICTURES, _FILMS = "pictures/", "films/"


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
    hits: tuple[str, ...] = ()
    """The jackpots that fell in the round."""

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
    """A fact that holds the number of a ticket which could still be redeemed: only its hash is in
    the bundle, so that the chain goes on behind it."""

    member: str
    seq: int
    words: str = ""
    """What it says, without the number: by the word of whoever signed the bundle."""


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


class FactLine(_Part, frozen=True, kw_only=True, omit_defaults=True):
    """Of one that is held back nothing is told but its place and its hash."""

    seq: int
    at_ms: int = 0
    kind: str = ""
    key: str = ""
    body: str = ""
    """The very bytes that the hash covers, which are JSON themselves."""
    hash: str


_lines = msgspec.json.Decoder(FactLine)


def encode_manifest(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def decode_manifest(content: bytes) -> Manifest:
    return msgspec.json.decode(content, type=Manifest)


def held_back(record: Record) -> Record:
    return Record(record.seq, 0, "", "", b"", record.hash)


def is_held_back(record: Record) -> bool:
    """Every fact has a kind."""
    return not record.kind


def told(records: Iterable[Record]) -> list[tuple[Record, f.AnyFact]]:
    """The facts that the bundle has, all but those which are held back."""
    return [(record, f.decode(record.body)) for record in records if not is_held_back(record)]


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
        read = _lines.decode(line)
        body, hashed = read.body.encode(), bytes.fromhex(read.hash)
        yield Record(read.seq, read.at_ms, read.kind, read.key, body, hashed)


def picture_member(hashed: str) -> str:
    """Of the screen at a dispute, by the SHA-256 that the fact has of it."""
    return f"{_PICTURES}{hashed}.png"


def is_picture(member: str) -> bool:
    return member.startswith(_PICTURES)


def pictures_of(facts: Iterable[f.AnyFact]) -> list[str]:
    """The SHA-256 of each picture that these facts name."""
    return [fact.picture for fact in facts if isinstance(fact, f.DisputeOpened) and fact.picture]


def film_member(hashed: str) -> str:
    """Of the wheel, by the SHA-256 that the fact has of it."""
    return f"{_FILMS}{hashed}.mjpeg"


def is_film(member: str) -> bool:
    return member.startswith(_FILMS)


def films_of(facts: Iterable[f.AnyFact], round_: int) -> dict[str, bool]:
    """The SHA-256 of each film of the round, and whether it was let go of."""
    films: dict[str, bool] = {}
    for fact in facts:
        if isinstance(fact, f.RoundFilmed) and fact.round == round_ and fact.film:
            films[fact.film] = False
        elif isinstance(fact, f.FilmsLetGo):
            films |= dict.fromkeys(films.keys() & fact.films, True)
    return films


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()
