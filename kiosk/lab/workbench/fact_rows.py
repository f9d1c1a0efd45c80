"""Facts as the bench shows them: a line each, and one in full."""

import re
from datetime import datetime

import msgspec
from msgspec import Struct

from kiosk.game.facts import AnyFact
from kiosk.journal.record import Record
from kiosk.records.fact_words import fact_words
from kiosk.records.words import masked, time_text

_SECRET = re.compile(r'("(?:salt|pin_hash)": )"[^"]*"')


class JournalRow(Struct, frozen=True):
    number: int
    time: str
    round: str
    text: str


def row_of(record: Record, fact: AnyFact) -> JournalRow:
    time = datetime.fromtimestamp(record.at_ms / 1000).strftime("%H:%M:%S.%f")[:-3]
    round_ = getattr(fact, "round", 0)
    return JournalRow(record.seq, time, f"round {round_}" if round_ else "", fact_words(fact))


def in_full(record: Record, fact: AnyFact) -> str:
    """All that is written, but for what whoever reads it could misuse."""
    fields = msgspec.json.format(record.body, indent=2).decode("utf-8", "replace")
    lines = (masked(line) for line in _SECRET.sub(r'\1"***"', fields).splitlines())
    return "\n".join(
        [
            fact_words(fact),
            "",
            f"{time_text(record.at_ms)} UTC, {record.at_ms} ms",
            f"key: {masked(record.key) or 'none'}",
            f"hash: {record.hash.hex()}",
            "",
            *lines,
        ]
    )
