"""Batches of facts that say themselves which they are, so that a torn or lost one shows."""

from pathlib import Path
from random import Random

from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Entry

MACHINE = "terminal-7"


def entry(number: int, *, key: str = "") -> Entry:
    return Entry(kind="note_stacked", body=b'{"note":%d}' % number, at_ms=number, key=key)


def batch(number: int) -> list[Entry]:
    """The same for the same number: one to five facts of up to 600 bytes, the first with a key."""
    chance = Random(number)
    return [
        Entry(
            kind=chance.choice(["slip_sent", "wager_placed", "note_stacked"]),
            body=b'{"batch":%d,"part":%d,"noise":"%s"}'
            % (number, part, chance.randbytes(chance.randrange(280)).hex().encode()),
            at_ms=1_700_000_000_000 + 1000 * number + part,
            key="" if part else f"batch-{number}",
        )
        for part in range(chance.randint(1, 5))
    ]


def state_at(seq: int) -> bytes:
    """What a snapshot at this sequence holds."""
    return Random(seq).randbytes(3000)


def batches_in(journal: JournalReader) -> int:
    """How many batches there are, counted from 1. Fails if one is torn, changed or out of place."""
    facts = [
        Entry(kind=record.kind, body=record.body, at_ms=record.at_ms, key=record.key)
        for record in journal.records()
    ]
    number = start = 0
    while start < len(facts):
        number += 1
        wanted = batch(number)
        assert facts[start : start + len(wanted)] == wanted, f"batch {number} is not whole"
        start += len(wanted)
    return number


def filled(path: Path, *, batches: int) -> None:
    """A closed journal that holds batches 1 to `batches`."""
    with Journal.open(path, machine=MACHINE) as journal:
        for number in range(1, batches + 1):
            journal.append(batch(number))
