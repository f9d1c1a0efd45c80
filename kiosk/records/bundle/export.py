"""Making a bundle."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from kiosk.game.facts import AnyFact, decode
from kiosk.journal.evidence import read_picture
from kiosk.journal.films import read_film
from kiosk.link.signing_key import fingerprint
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import pack
from kiosk.records.bundle.keys import Signer
from kiosk.records.bundle.selection import Chosen, Selection, holds_number
from kiosk.records.bundle.summary import summary
from kiosk.records.fact_words import fact_words
from kiosk.records.folder import TableFolder
from kiosk.records.words import hidden


def export(
    folder: TableFolder, selection: Selection, rulebook: bytes, signer: Signer, *, made_ms: int
) -> bytes:
    """The whole file. `rulebook` is the text that the table's rule book was read from."""
    payable = selection.payable
    facts = {
        _member(part): [c.held_back(r) if holds_number(r, payable) else r for r in part.records]
        for part in selection.chosen
    }
    told = {name: c.told(records) for name, records in facts.items()}
    members = {
        c.KEY: signer.public_pem,
        **({c.CERTIFICATE: signer.certificate} if signer.certificate else {}),
        **({c.AUTHORITY: signer.authority} if signer.authority else {}),
        c.SUMMARY: b"",  # stands here, and is made from the manifest
        c.RULEBOOK: rulebook,
        **_pictures(folder, [fact for part in told.values() for _, fact in part]),
        **_films(folder, selection.subject.round, [fact for x in told.values() for _, fact in x]),
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
        numbers=tuple(_numbers(selection)),
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


def _films(folder: TableFolder, round_: int, facts: Sequence[AnyFact]) -> dict[str, bytes]:
    journal = folder.table.journal.path
    kept = {hashed: read_film(journal, hashed) for hashed in c.films_of(facts, round_)}
    return {c.film_member(hashed): film for hashed, film in kept.items() if film is not None}


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


def _numbers(selection: Selection) -> Iterator[c.NumberAt]:
    for chosen in selection.chosen:
        for record in chosen.records:
            if holds_number(record, selection.payable):
                words = hidden(fact_words(decode(record.body)))
                yield c.NumberAt(member=_member(chosen), seq=record.seq, words=words)
