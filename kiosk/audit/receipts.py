"""Receipts that players have, against the journal of the table that signed them. That a receipt is
signed for its slip the terminal's machine decides again, as it does any fact."""

from collections.abc import Container, Iterator

from kiosk.audit.findings import Audited, Finding, Registered
from kiosk.audit.lost import Lost
from kiosk.game import facts as f
from kiosk.game.recall import Ending
from kiosk.game.receipts.state import ReceiptKey

_REGISTERED = (Ending.REGISTERED, Ending.SETTLED)


def compare_receipts(
    table: Audited, terminal: Audited, seat: str, lost: Lost, rounds: Container[int]
) -> Iterator[Finding]:
    """`lost`: facts of the terminal of which the table lost its own."""
    for number, (seq, kept) in terminal.receipts.kept.items():
        if seq in lost or number not in rounds:
            continue
        named = Registered(kept.head_seq, kept.head_hash, kept.at_ms)
        key = ReceiptKey(table=kept.table, public=kept.public, endorsement=kept.endorsement)
        for what in wrong_with(table, f.slip_of(number, seat), named, key):
            yield Finding(terminal.file, seq, f"round {number}: {what}")
    for number in _missing(table, terminal, seat):
        if number not in rounds:
            continue
        yield Finding(terminal.file, 0, f"round {number}: its slip has no receipt")


def wrong_with(table: Audited, slip: str, named: Registered, key: ReceiptKey) -> Iterator[str]:
    """What contradicts a receipt in the journal of its table."""
    taken = table.receipts.slips.get(slip)
    if taken is None:
        yield f"there is a receipt for a slip that {table.file} does not hold"
    elif taken != named:
        yield (
            f"its receipt is for fact {named.seq} of {table.file} as it was then, "
            f"and the slip is fact {taken.seq} as it is now"
        )
    if key not in table.receipts.keys:
        yield f"its receipt is signed by a key that {table.file} does not name"
    revoked, _ = table.receipts.revoked.get(key.public, (named.seq, 0))
    if revoked < named.seq:
        yield f"its receipt is signed by a key that was revoked before, by fact {revoked}"


def _missing(table: Audited, terminal: Audited, seat: str) -> Iterator[int]:
    """A table that signs gives the receipt before the result."""
    since = min(table.receipts.keys.values(), default=None)
    for number, story in terminal.stories.items():
        taken = table.receipts.slips.get(f.slip_of(number, seat))
        signed = since is not None and taken is not None and taken.seq > since
        due = signed and story.ending in _REGISTERED and bool(story.results)
        if due and number not in terminal.receipts.kept:
            yield number
