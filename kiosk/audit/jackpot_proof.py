"""A hit as a file that proves itself: the facts from its seal to its hit, as the journal has them.

Whoever has the seal from elsewhere, a display or a table's journal, needs nothing else; whoever has
a later head of the journal can ask the house for the facts between.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from kiosk.audit.jackpot_draws import Draws, followed
from kiosk.game import facts as f
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record, chain
from kiosk.records.bundle.contents import decode_facts, encode_facts

_SQLITE = b"SQLite format 3\0"


class NotAProofError(Exception):
    """The file is neither a controller's journal nor the proof of a hit, or it was changed."""


def prove(journal: Path, hit: str) -> bytes:
    """The terms, then every fact from the drawing of the trigger to the hit."""
    try:
        with JournalReader.read_only(journal) as reader:
            _require_controller(reader)
            return encode_facts(_chosen([*read_facts(reader)], hit, journal))
    except JournalError as error:
        raise NotAProofError(str(error)) from None


def _chosen(facts: list[tuple[Record, f.AnyFact]], hit: str, journal: Path) -> Iterator[Record]:
    told = [(at, fact) for at, (_, fact) in enumerate(facts) if isinstance(fact, f.JackpotHit)]
    found = [(at, fact) for at, fact in told if fact.hit == hit]
    if not found:
        known = ", ".join(fact.hit for _, fact in told) or "none"
        raise NotAProofError(f"{journal} has no hit {hit}; it has {known}")
    ((end, won),) = found
    drawn = [at for at in range(end) if _sealed(facts[at][1], won)]
    terms = [at for at in range(end) if isinstance(facts[at][1], f.JackpotTermsSet)]
    if not drawn or not terms:
        raise NotAProofError(f"{journal} does not say when the trigger of {hit} was drawn")
    yield facts[terms[-1]][0]
    yield from (record for record, _ in facts[max(drawn[-1], terms[-1] + 1) : end + 1])


def _sealed(fact: f.Fact, hit: f.JackpotHit) -> bool:
    return isinstance(fact, f.TriggerDrawn) and (fact.level, fact.epoch) == (hit.level, hit.epoch)


def verify(path: Path) -> Draws:
    """Every draw of a controller's journal, or of the proof of a hit. Raises `NotAProofError`."""
    try:
        content = path.read_bytes()
        if content.startswith(_SQLITE):
            with JournalReader.read_only(path) as reader:
                _require_controller(reader)
                reader.verify()
                return followed((record.seq, fact) for record, fact in read_facts(reader))
        records = [*decode_facts(content)]
        _require_chain(records)
        facts = [(record.seq, f.decode(record.body)) for record in records]
    except OSError as error:
        raise NotAProofError(f"cannot read {path}: {error.strerror}") from None
    except (JournalError, UnicodeError, ValueError, msgspec.MsgspecError) as error:
        raise NotAProofError(f"{path}: {error}") from None
    match [fact for _, fact in facts]:
        case [f.JackpotTermsSet(), f.TriggerDrawn(), *_, f.JackpotHit() as hit]:
            return followed(facts, only=hit.level)
    raise NotAProofError(f"{path} does not lead from the seal of a trigger to its hit")


def _require_controller(reader: JournalReader) -> None:
    if begun_of(reader).role is not f.Role.JACKPOT:
        raise NotAProofError(f"{reader.path} is no journal of a jackpot controller")


def _require_chain(records: list[Record]) -> None:
    """From the second on each follows the one before, but where facts are left out behind the
    terms."""
    for at, (before, record) in enumerate(pairwise(records)):
        left_out = at == 0 and record.seq > before.seq + 1
        follows = record.seq == before.seq + 1
        if not left_out and not (follows and chain(before.hash, record.seq, record) == record.hash):
            raise ValueError(f"fact {record.seq} does not follow fact {before.seq}")
