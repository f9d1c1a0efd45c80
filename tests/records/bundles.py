"""Bundles to check, honest or forged by somebody who has the key."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk import resources
from kiosk.audit.bundle import AuditedBundle, audit_bundle
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.record import Head, Record, link
from kiosk.link.signing_key import fingerprint
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import unpack
from kiosk.records.bundle.export import export, sealed
from kiosk.records.bundle.keys import Signer
from kiosk.records.bundle.selection import choose
from kiosk.records.bundle.summary import summary
from kiosk.rules.rulebook import load
from tests.records.nights import opened

MADE_MS = 1_794_900_000_000
SIGNER = Signer(Ed25519PrivateKey.from_private_bytes(bytes(range(32))))


def bundle(folder: Path, *, round_: int = 0, case: str = "", signer: Signer = SIGNER) -> bytes:
    with opened(folder) as journals:
        rulebook = resources.rulebook_file(journals.book.id).read_bytes()
        selection = choose(journals, c.Subject(round=round_, case=case))
        return export(journals, selection, rulebook, signer, made_ms=MADE_MS)


def audited(content: bytes, folder: Path, trusted: bytes | None = None) -> AuditedBundle:
    path = folder / "bundle.zip"
    path.write_bytes(content)
    return audit_bundle(path, trusted)


def findings(content: bytes, folder: Path) -> list[str]:
    return [str(finding) for finding in audited(content, folder).findings]


@dataclass(slots=True)
class Forgery:
    """A bundle in parts, to be changed and signed again with all its hashes right."""

    manifest: c.Manifest
    members: dict[str, bytes]

    @classmethod
    def of(cls, content: bytes) -> "Forgery":
        members = unpack(content)
        manifest = c.decode_manifest(members.pop(c.MANIFEST))
        del members[c.SIGNATURE]
        return cls(manifest, members)

    def records(self, member: str) -> list[Record]:
        return [*c.decode_facts(self.members[member])]

    def change(self, member: str, change: Callable[[f.AnyFact], f.AnyFact]) -> "Forgery":
        """Change facts and chain everything behind them anew, piece by piece."""
        (part,) = (part for part in self.manifest.journals if part.member == member)
        left = self.records(member)
        made: list[Record] = []
        for piece in part.pieces:
            count = piece.last - piece.first + 1
            run, left = left[:count], left[count:]
            told = [(record.at_ms, change(f.decode(record.body))) for record in run]
            written = [entry for at_ms, fact in told for entry in entries([fact], at_ms=at_ms)]
            made += link(Head(piece.first - 1, bytes.fromhex(piece.before)), written)
        self.members[member] = c.encode_facts(made)
        if part.pieces[-1].last == part.head_seq:
            parts = [
                msgspec.structs.replace(p, head_hash=made[-1].hash.hex()) if p is part else p
                for p in self.manifest.journals
            ]
            self.manifest = msgspec.structs.replace(self.manifest, journals=tuple(parts))
        return self

    def summed_up(self) -> "Forgery":
        """With a summary that says what the forged facts say."""
        book = load(self.members[c.RULEBOOK].decode(), c.RULEBOOK)
        facts = {
            part.member: [(r, f.decode(r.body)) for r in self.records(part.member)]
            for part in self.manifest.journals
        }
        self.members[c.SUMMARY] = summary(self.manifest, book, facts).encode()
        return self

    def signed(self, signer: Signer = SIGNER) -> bytes:
        named = fingerprint(signer.key.public_key())
        self.members[c.KEY] = signer.public_pem
        return sealed(msgspec.structs.replace(self.manifest, key=named), self.members, signer)
