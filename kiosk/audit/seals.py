"""Closed days against their seals: each was signed, by the key that the journal names, as it is."""

from collections.abc import Iterator

from kiosk.audit.findings import Audited
from kiosk.game.anchors.anchor import AnchorError, anchored_heads, read
from kiosk.game.facts import Role
from kiosk.journal.seals import ClosedDay, closed_days, read_seal

_FORGED = "is not the one that was made for it"
_FOREIGN = "was made with a key that this journal does not name"


def audit_seals(audited: Audited) -> None:
    """Of a table, which signs; what it knows of the others' journals is in its own. Days are sealed
    from the first on, so that only the newest may still be without. Raises `JournalError`."""
    if audited.begun is None or audited.begun.role is not Role.TABLE:
        return
    days = closed_days(audited.path)
    sealed = [day for day in days if day.seal.exists()]
    audited.closed_days, audited.sealed_days = len(days), len(sealed)
    for day in days[: days.index(sealed[-1])] if sealed else ():
        if day not in sealed:
            audited.find(day.last.seq, f"the seal of its closed day {day.file.name} is not there")
    for day in sealed:
        for wrong in _wrong(audited, day):
            what = f"the seal {day.seal.name} of its closed day {wrong}"
            audited.find(day.last.seq, what)


def _wrong(audited: Audited, day: ClosedDay) -> Iterator[str]:
    try:
        signed = read(read_seal(day) or "")
    except (AnchorError, UnicodeDecodeError):
        yield "is not as it was signed"
        return
    except OSError as error:
        yield f"cannot be read: {error.strerror}"
        return
    if signed.anchor.heads != anchored_heads([("", day.last)]):
        yield _FORGED
    public = signed.public.hex()
    if public not in {key.public for key in audited.receipts.keys}:
        yield _FOREIGN
    revoked, _ = audited.receipts.revoked.get(public, (day.last.seq, 0))
    if revoked < day.last.seq:
        yield f"was made with a key that was revoked before, by fact {revoked}"
