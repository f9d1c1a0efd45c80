"""What a fact that names a ticket is blinded with is drawn by chance. That it is there, of its
length and never the same is all that can be said of it."""

import re
from collections.abc import Iterator, Sequence

from kiosk.audit.claim_store import ANYBODY
from kiosk.audit.claims import Claim
from kiosk.audit.findings import Audited, Finding
from kiosk.game import facts as f
from kiosk.journal.facts import names_a_ticket

_DRAWN = re.compile(r"[0-9a-f]{32}|[0-9a-f]{64}")
_NUMBER = re.compile(r"\d{18}")


def wrong_blinds(audited: Audited, seq: int, fact: f.Fact) -> Iterator[tuple[int, str]]:
    kind = f.kind_of_fact(fact)
    if not fact.blind:
        # Before there is a blind, or an edition that has some, nobody misses it.
        if (audited.blinded_since or audited.blinding_since) and _numbers(fact):
            audited.unblinded.append(seq)
    elif not _DRAWN.fullmatch(fact.blind) or not names_a_ticket(fact):
        yield seq, f"{kind}: it is blinded as no machine does"
    elif fact.blind in audited.blinds:
        yield seq, f"{kind}: it is blinded as another fact is"
    else:
        audited.blinds[fact.blind] = seq
        audited.blinded_since = audited.blinded_since or seq


def unblinded(audited: Audited) -> Iterator[tuple[int, str]]:
    """Earlier versions blinded nothing, and no machine goes back to one."""
    since = min((audited.blinded_since, *audited.blinding_since))
    for seq in audited.unblinded:
        if audited.blinded_since and seq > since:
            yield seq, "it names a ticket, and is not blinded"


def same_blinds(journals: Sequence[Audited]) -> Iterator[Finding]:
    """No two machines draw the same."""
    drawn: dict[str, str] = {}
    for journal in journals:
        store = journal.testimony.store
        for blind, seq in journal.blinds.items():
            there = drawn.setdefault(blind, journal.file)
            if there != journal.file:
                yield Finding(journal.file, seq, f"it is blinded as a fact of {there} is")
            elif store is not None and store.find(ANYBODY, "", drawn_before(blind)) is not None:
                yield Finding(journal.file, seq, "it is blinded as a fact of before is")


def drawn_before(blind: str) -> Claim:
    return ("blind", blind)


def _numbers(fact: f.Fact) -> bool:
    """A whole field is the number of a ticket: by chance a hash may look as if it named one."""
    values = (getattr(fact, name) for name in fact.__struct_fields__)
    return any(isinstance(value, str) and bool(_NUMBER.fullmatch(value)) for value in values)
