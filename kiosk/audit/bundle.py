"""A bundle, checked with nothing else at hand: signature, members, chains, and the round again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from kiosk.audit.bundle_round import RoundCheck, check_round
from kiosk.audit.findings import Finding
from kiosk.game import facts as f
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import unique_key
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record, chain, genesis
from kiosk.link.authority import BUNDLES, DOCUMENTS
from kiosk.link.signing_key import fingerprint, public_pem, read_public
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import BYTES_MAX, NotABundleError, unpack
from kiosk.records.bundle.summary import Facts, gaps, summary
from kiosk.records.words import masked
from kiosk.rules.rulebook import RuleBook, RuleBookError, load


@dataclass(slots=True)
class AuditedBundle:
    path: Path
    findings: list[Finding] = field(default_factory=list)
    proven: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    """What a bundle cannot prove by itself, or this one does not."""
    left_out: dict[str, str] = field(default_factory=dict)
    """By machine, what of its journal is not in the bundle: the journal itself can tell."""
    manifest: c.Manifest | None = None
    facts: dict[str, Facts] = field(default_factory=dict)
    held_back: dict[str, list[Head]] = field(default_factory=dict)
    """Facts of which only the hash is there."""

    def find(self, what: str, seq: int = 0) -> None:
        self.findings.append(Finding(self.path.name, seq, what))


class _BrokenError(Exception):
    """Something is wrong, and nothing behind it can be judged."""


def is_bundle(path: Path) -> bool:
    """By its first bytes: those of a ZIP. A journal has others."""
    try:
        with path.open("rb") as file:
            return path.suffix == ".zip" or file.read(4) == b"PK\x03\x04"
    except OSError:
        return False


def audit_bundle(path: Path, trusted: bytes | None = None) -> AuditedBundle:
    """`trusted` is what the reader has from elsewhere: the table's public key, or the certificate
    of its authority, as PEM."""
    audited = AuditedBundle(path)
    try:
        _audit(audited, _members(path), trusted)
    except _BrokenError as error:
        audited.find(str(error))
    except (ArithmeticError, AssertionError, LookupError, OSError, TypeError, ValueError) as error:
        # Whatever a forged fact stumbles over, it cannot have happened.
        audited.find(f"what it tells cannot have happened: {error}")
    return audited


def _members(path: Path) -> dict[str, bytes]:
    try:
        if path.stat().st_size > BYTES_MAX:
            raise _BrokenError("it is larger than any bundle")
        return unpack(path.read_bytes())
    except OSError as error:
        raise _BrokenError(f"it cannot be read: {error.strerror}") from error
    except NotABundleError as error:
        raise _BrokenError(f"this is not a bundle, or was changed: {error}") from error


def _audit(audited: AuditedBundle, members: Mapping[str, bytes], trusted: bytes | None) -> None:
    manifest = _signed_manifest(members)
    audited.manifest = manifest
    audited.proven.append(f"signed by the key with fingerprint {manifest.key}")
    audited.proven.append(f"all {len(members)} members are those that were signed, byte for byte")
    _key(audited, members, trusted)
    book = _book(manifest, members)
    if [part.role for part in manifest.journals].count(f.Role.TABLE) != 1:
        raise _BrokenError("it must hold the journal of one table")
    for part in manifest.journals:
        audited.facts[part.member] = _chain(audited, part, manifest, members)
    _heads(audited, manifest)
    _pictures(audited, members)
    _films(audited, members)
    _round(audited, manifest, book)
    if summary(manifest, book, audited.facts).encode() != members.get(c.SUMMARY):
        raise _BrokenError(f"{c.SUMMARY} does not say what the facts say")
    audited.proven.append("the summary follows from the facts, word for word")
    audited.open += [
        "that nothing else was written about it in facts that are not in here",
        "that the clocks were right, and that the ball lay where staff said it did",
    ]


# ---- Who signed it -----------------------------------------------------------------------------


def _signed_manifest(members: Mapping[str, bytes]) -> c.Manifest:
    for name in (c.MANIFEST, c.SIGNATURE, c.KEY):
        if name not in members:
            raise _BrokenError(f"it has no {name}")
    try:
        key = read_public(members[c.KEY])
        key.verify(members[c.SIGNATURE], members[c.MANIFEST])
        manifest = c.decode_manifest(members[c.MANIFEST])
    except ValueError as error:
        raise _BrokenError(f"{c.KEY} or {c.MANIFEST} cannot be read: {error}") from error
    except InvalidSignature as error:
        raise _BrokenError(f"{c.MANIFEST} is not what the key of {c.KEY} has signed") from error
    if manifest.format not in (c.FORMAT, c.WITH_NUMBERS):
        raise _BrokenError(f"its format is {manifest.format!r}, not {c.FORMAT!r}")
    if manifest.key != fingerprint(key) or members[c.KEY] != public_pem(key):
        raise _BrokenError(f"{c.KEY} is not the key that {c.MANIFEST} names")
    _require_members(manifest, members)
    return manifest


def _require_members(manifest: c.Manifest, members: Mapping[str, bytes]) -> None:
    there = members.keys() - {c.MANIFEST, c.SIGNATURE}
    if there != manifest.members.keys():
        names = ", ".join(sorted(there ^ manifest.members.keys()))
        raise _BrokenError(f"these are there and not signed, or signed and not there: {names}")
    for name, digest in manifest.members.items():
        if c.digest(members[name]) != digest:
            raise _BrokenError(f"{name} is not the one that was signed")


def _key(audited: AuditedBundle, members: Mapping[str, bytes], trusted: bytes | None) -> None:
    """Whether the key is the table's. By itself a bundle can only say so."""
    anchors = [members[c.KEY]]
    if c.CERTIFICATE in members or c.AUTHORITY in members:
        anchors.append(_authority(members))
        audited.proven.append(f"the authority of {c.AUTHORITY} vouches for the key")
    if trusted is None:
        audited.open.append("that the key is the table's: compare its fingerprint, or use --trust")
    elif _same_pem(trusted, anchors):
        audited.proven.append("the key is the one you trust, or your authority vouches for it")
    else:
        raise _BrokenError("it is not signed with the key, or under the authority, that you trust")


def _same_pem(trusted: bytes, anchors: Sequence[bytes]) -> bool:
    return b"".join(trusted.split()) in [b"".join(anchor.split()) for anchor in anchors]


def _authority(members: Mapping[str, bytes]) -> bytes:
    """The certificate of the authority, if it vouches for the key."""
    try:
        authority = x509.load_pem_x509_certificate(members[c.AUTHORITY])
        certificate = x509.load_pem_x509_certificate(members[c.CERTIFICATE])
        certificate.verify_directly_issued_by(authority)
        authority.verify_directly_issued_by(authority)
        uses = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
        (name,) = certificate.subject
        if DOCUMENTS not in uses or name.value != BUNDLES:
            raise _BrokenError(f"{c.CERTIFICATE} is not for the key of bundles")
        if certificate.public_key() != read_public(members[c.KEY]):
            raise _BrokenError(f"{c.CERTIFICATE} is that of another key")
    except KeyError as error:
        raise _BrokenError(f"it has no {error.args[0]}") from error
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound) as error:
        what = f"{c.CERTIFICATE} was not issued by the authority of {c.AUTHORITY}"
        raise _BrokenError(what) from error
    return members[c.AUTHORITY]


def _book(manifest: c.Manifest, members: Mapping[str, bytes]) -> RuleBook:
    try:
        book = load(members[c.RULEBOOK].decode(), c.RULEBOOK)
    except (KeyError, UnicodeDecodeError, RuleBookError) as error:
        raise _BrokenError(f"{c.RULEBOOK} is missing or no rule book: {error}") from error
    if book.digest != manifest.digest or book.id != manifest.rulebook:
        raise _BrokenError(f"{c.RULEBOOK} is not the rule book that {c.MANIFEST} names")
    return book


# ---- Chains ------------------------------------------------------------------------------------


def _chain(
    audited: AuditedBundle, part: c.JournalPart, manifest: c.Manifest, members: Mapping[str, bytes]
) -> Facts:
    try:
        records = [*c.decode_facts(members[part.member])]
        left = _linked(part, records)
        facts = c.told(records)
    except (KeyError, ValueError) as error:
        raise _BrokenError(f"{part.member}: its facts cannot be read: {error}") from error
    if left:
        raise _BrokenError(f"{part.member}: {len(left)} facts belong to no piece")
    for record, fact in facts:
        filed = (f.kind_of_fact(fact), unique_key(f.kind_of_fact(fact), fact.once))
        if (record.kind, record.key) != filed:
            audited.find(f"{part.member}: it is filed as {record.kind!r}", record.seq)
    _begun(part, manifest, facts)
    _tell_chain(audited, part, len(facts))
    _held_back(audited, part, manifest, records)
    return facts


def _held_back(
    audited: AuditedBundle, part: c.JournalPart, manifest: c.Manifest, records: list[Record]
) -> None:
    """Whoever leaves out a fact must say that he does."""
    held = [record.head for record in records if c.is_held_back(record)]
    named = [at.seq for at in manifest.numbers if at.member == part.member]
    if manifest.format != c.WITH_NUMBERS and [head.seq for head in held] != named:
        raise _BrokenError(f"{part.member}: it holds back other facts than {c.MANIFEST} names")
    audited.held_back[part.member] = held
    audited.open += [
        f"{part.machine}: what fact {head.seq} says, which holds the number of an open ticket"
        for head in held
    ]


def _linked(part: c.JournalPart, records: list[Record]) -> list[Record]:
    """Follow each piece from the hash before it. Returns what is left over."""
    if not part.pieces or part.pieces[0].first != 1:
        raise _BrokenError(f"{part.member}: the first fact of the journal is not there")
    reached = 0
    for piece in part.pieces:
        if not reached < piece.first <= piece.last <= part.head_seq:
            raise _BrokenError(f"{part.member}: its pieces are out of order")
        reached = piece.last
        previous = bytes.fromhex(piece.before)
        if piece.first == 1 and previous != genesis(part.machine).hash:
            raise _BrokenError(f"{part.member}: it does not begin as a journal of {part.machine}")
        count = piece.last - piece.first + 1
        run, records = records[:count], records[count:]
        for seq in range(piece.first, piece.last + 1):
            previous = _follow(part, run, seq, previous, at=seq - piece.first)
        if piece.last == part.head_seq and previous.hex() != part.head_hash:
            raise _BrokenError(f"{part.member}: its last fact is not the head that is named")
    return records


def _follow(part: c.JournalPart, run: list[Record], seq: int, previous: bytes, *, at: int) -> bytes:
    there = at < len(run) and run[at].seq == seq
    if there and c.is_held_back(run[at]):
        return run[at].hash
    if not there or chain(previous, seq, run[at]) != run[at].hash:
        what = "does not follow from the one before it" if there else "is missing"
        raise _BrokenError(f"{part.member}: fact {seq} {what}")
    return run[at].hash


def _begun(part: c.JournalPart, manifest: c.Manifest, facts: Facts) -> None:
    first = facts[0][1]
    expected = (part.role, part.seat, manifest.rulebook)
    begun = isinstance(first, f.Begun) and first
    if not begun or (begun.role, begun.seat, begun.rulebook) != expected:
        raise _BrokenError(f"{part.member}: it is the journal of another seat or rule book")


def _tell_chain(audited: AuditedBundle, part: c.JournalPart, facts: int) -> None:
    left_out = gaps(part)
    pieces = "one chain" if len(part.pieces) == 1 else f"{len(part.pieces)} pieces of a chain"
    to_head = part.pieces[-1].last == part.head_seq
    head = f", up to the head at fact {part.head_seq}" if to_head else ""
    audited.proven.append(f"{part.machine}: {facts:,} facts, {pieces}{head}")
    if left_out:
        told = ", ".join(f"{first} to {last}" for first, last in left_out)
        audited.left_out[part.machine] = f"what facts {told} say, and that the pieces join there"


def _heads(audited: AuditedBundle, manifest: c.Manifest) -> None:
    """Each machine keeps how far the others' journals had come, in its own chain."""
    hashes = {
        part.member: {record.seq: record.hash.hex() for record, _ in audited.facts[part.member]}
        for part in manifest.journals
    }
    table = next(part for part in manifest.journals if part.role is f.Role.TABLE)
    found = 0
    cleared: set[str] = set()
    for part in manifest.journals:
        for record, fact in audited.facts[part.member]:
            match fact:
                case f.SeatCleared() | f.SeatWrittenOff():
                    cleared.add(fact.seat)  # from here on, of another journal of that seat
                case f.TableHeadSeen():
                    known = [hashes[table.member].get(fact.seq)]
                    found += _held(audited, part, record, known, fact.hash)
                case (
                    f.HeadSeen(seat=seat, seq=seq, hash=hashed)
                    | f.SlipTaken(seat=seat, head=(seq, hashed))
                ) if seat not in cleared:
                    seats = [p.member for p in manifest.journals if p.seat == seat]
                    known = [hashes[member].get(seq) for member in seats]
                    found += _held(audited, part, record, known, hashed)
    if found:
        audited.proven.append(f"{found} facts of one machine name facts of another, by their hash")


def _held(
    audited: AuditedBundle,
    part: c.JournalPart,
    record: Record,
    known: list[str | None],
    hashed: str,
) -> int:
    there = [other for other in known if other is not None]
    if there and hashed not in there:
        audited.find(f"{part.member}: it has seen another journal than the one here", record.seq)
    return int(hashed in there)


def _pictures(audited: AuditedBundle, members: Mapping[str, bytes]) -> None:
    """What a terminal's screen showed at a dispute, by the hash that it wrote down then."""
    facts = [fact for part in audited.facts.values() for _, fact in part]
    named = {c.picture_member(hashed): hashed for hashed in c.pictures_of(facts)}
    for member in filter(c.is_picture, members):
        if c.digest(members[member]) != named.get(member):
            audited.find(f"{member} is not a picture that a fact in here names")
    for member, hashed in named.items():
        if member in members:
            audited.proven.append(f"the picture of the screen is the one of then: {hashed[:16]}")
        else:
            audited.open.append(f"what the screen showed: picture {hashed[:16]} is not in here")


def _films(audited: AuditedBundle, members: Mapping[str, bytes]) -> None:
    """What the camera saw of the round, by the hash that the table wrote down then."""
    assert audited.manifest is not None
    round_ = audited.manifest.subject.round
    facts = [fact for part in audited.facts.values() for _, fact in part]
    films = c.films_of(facts, round_)
    named = {c.film_member(hashed): hashed for hashed in films}
    for member in filter(c.is_film, members):
        if c.digest(members[member]) != named.get(member):
            audited.find(f"{member} is not the film of the wheel that a fact in here names")
    for member, hashed in named.items():
        if member in members:
            audited.proven.append(f"the film of the wheel is the one of then: {hashed[:16]}")
        elif films[hashed]:
            audited.open.append(f"what the camera saw: the film {hashed[:16]} was let go of")
        else:
            audited.find(f"the film of the wheel {hashed[:16]} is missing, and was not let go of")
    audited.open += [
        f"what the camera saw: no picture ({fact.why})"
        for fact in facts
        if isinstance(fact, f.RoundFilmed) and fact.round == round_ and not fact.film
    ]


def _round(audited: AuditedBundle, manifest: c.Manifest, book: RuleBook) -> None:
    if not manifest.subject.round:
        audited.open.append("any settlement: the case is about no round")
        return
    checked: RoundCheck = check_round(manifest, book, audited.facts)
    for what, seq in checked.wrong:
        audited.find(what, seq)
    audited.proven += checked.proven
    audited.open += checked.open


# ---- With the journals at hand -----------------------------------------------------------------


def compare_bundle(audited: AuditedBundle, journals: Sequence[Path]) -> None:
    """Whether the pieces lie on the chains of these journals."""
    manifest = audited.manifest
    if manifest is None or audited.findings:
        return
    for part in manifest.journals:
        path = next((path for path in journals if path.stem == Path(part.member).stem), None)
        if path is None:
            audited.open.append(f"{part.machine}: its journal was not given")
        elif _lies_on(path, audited, part.member):
            audited.proven.append(f"{part.machine}: every fact is in {path.name}, as it is here")
            audited.left_out.pop(part.machine, None)
        else:
            audited.find(f"{part.member}: {path.name} does not hold these facts")


def _lies_on(path: Path, audited: AuditedBundle, member: str) -> bool:
    heads = [record.head for record, _ in audited.facts[member]] + audited.held_back[member]
    try:
        with JournalReader.read_only(path) as journal:
            return all(map(journal.holds, heads))
    except JournalError:
        return False


def bundle_report(audited: AuditedBundle) -> str:
    manifest = audited.manifest
    lines = [
        f"{audited.path.name}: {f'bundle of {manifest.subject}' if manifest else 'unreadable'}"
    ]
    if not audited.findings:
        unproven = [f"{machine}: {what}" for machine, what in audited.left_out.items()]
        lines += ["  It proves:", *(f"    {what}" for what in audited.proven)]
        lines += ["  It cannot prove:", *(f"    {what}" for what in (*unproven, *audited.open))]
    lines += [f"FOUND {finding}" for finding in audited.findings]
    found = len(audited.findings)
    lines.append(f"{audited.path.name}: {f'{found} found' if found else 'nothing found'}")
    # Of a forged bundle, whatever it says is somebody else's text.
    return "\n".join(map(masked, lines))
