"""Making a bundle."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from kiosk.game.facts import AnyFact, decode
from kiosk.journal.evidence import read_picture
from kiosk.journal.record import Record
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import pack
from kiosk.records.bundle.keys import Signer, fingerprint
from kiosk.records.bundle.selection import Chosen, Selection, holds_number
from kiosk.records.bundle.summary import summary
from kiosk.records.folder import TableFolder


def export(
    folder: TableFolder, selection: Selection, rulebook: bytes, signer: Signer, *, made_ms: int
) -> bytes:
    """The whole file. `rulebook` is the text that the table's rule book was read from."""
    facts = {_member(part): part.records for part in selection.chosen}
    told = {name: [(r, decode(r.body)) for r in records] for name, records in facts.items()}
    members = {
        c.KEY: signer.public_pem,
        **({c.CERTIFICATE: signer.certificate} if signer.certificate else {}),
        **({c.AUTHORITY: signer.authority} if signer.authority else {}),
        c.SUMMARY: b"",  # stands here, and is made from the manifest
        c.RULEBOOK: rulebook,
        **_pictures(folder, [fact for part in told.values() for _, fact in part]),
        **{name: c.encode_facts(records) for name, records in facts.items()},
    }
    manifest = c.Manifest(
        format=c.FORMAT,
        subject=selection.subject,
        made_ms=made_ms,
        table=folder.table.machine,
        rulebook=folder.book.id,
        digest=folder.book.digest,
        key=fingerprint(signer.key.public_key()),
        journals=tuple(map(_part, selection.chosen)),
        numbers=_numbers(facts, selection.payable),
        members={},
    )
    members[c.SUMMARY] = summary(manifest, folder.book, told).encode()
    return sealed(manifest, members, signer)


def sealed(manifest: c.Manifest, members: Mapping[str, bytes], signer: Signer) -> bytes:
    """The manifest with the hash of every member, signed, and all of it as one file."""
    digests = {name: c.digest(content) for name, content in members.items()}
    told = c.encode_manifest(msgspec.structs.replace(manifest, members=digests))
    return pack({c.MANIFEST: told, c.SIGNATURE: signer.key.sign(told), **members})


def _pictures(folder: TableFolder, facts: Sequence[AnyFact]) -> dict[str, bytes]:
    """Those that are at hand: whoever checks the bundle is told of the others."""
    kept = {hashed: read_picture(folder.folder, hashed) for hashed in c.pictures_of(facts)}
    return {c.picture_member(hashed): png for hashed, png in kept.items() if png is not None}


def _member(chosen: Chosen) -> str:
    """Two journals of one seat keep their own names."""
    return f"facts/{Path(chosen.source.name).stem}.jsonl"


def _part(chosen: Chosen) -> c.JournalPart:
    return c.JournalPart(
        member=_member(chosen),
        machine=chosen.source.machine,
        role=chosen.source.begun.role,
        seat=chosen.source.seat,
        head_seq=chosen.head.seq,
        head_hash=chosen.head.hash.hex(),
        pieces=chosen.pieces,
    )


def _numbers(
    facts: Mapping[str, tuple[Record, ...]], payable: frozenset[str]
) -> tuple[c.NumberAt, ...]:
    return tuple(
        c.NumberAt(member=member, seq=record.seq)
        for member, records in facts.items()
        for record in records
        if holds_number(record, payable)
    )
