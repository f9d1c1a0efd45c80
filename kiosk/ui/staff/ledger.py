"""What a terminal's journal tells staff: its meters, the money that moved, and all that happened.

Read off the event loop, a fact after another, and gone on with at the next look.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from kiosk.game import facts as f
from kiosk.game.meters import Meters, count
from kiosk.game.terminal.machine import apply
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.records.fact_words import fact_words
from kiosk.records.figures import Figures, figures_of
from kiosk.records.money import Movements
from kiosk.records.rows import MoneyRow

MOVEMENTS_KEPT = 100
EVENTS_KEPT = 1000


class Topic(StrEnum):
    ALL = "all"
    MONEY = "money"
    GAME = "game"
    STAFF = "staff"
    FAULTS = "faults"


_BEGINS: dict[str, Topic] = {
    "note_": Topic.MONEY,
    "ticket_": Topic.MONEY,
    "stacking_": Topic.MONEY,
    "staff_credited": Topic.MONEY,
    "voucher_": Topic.MONEY,
    "attendant_": Topic.MONEY,
    "hand_": Topic.MONEY,
    "account_opened": Topic.MONEY,
    "account_closed": Topic.MONEY,
    "money_": Topic.MONEY,
    "case_": Topic.MONEY,
    "staff_": Topic.STAFF,
    "setting_": Topic.STAFF,
    "device_": Topic.STAFF,
    "memory_": Topic.STAFF,
    "help_": Topic.STAFF,
    "message_": Topic.STAFF,
    "dispute_": Topic.FAULTS,
    "locked": Topic.FAULTS,
    "unlocked": Topic.FAULTS,
    "paper_": Topic.FAULTS,
    "account_": Topic.FAULTS,
}
"""By how a kind of fact begins, the first that fits; all others are the game's."""
_OF_NO_INTEREST = "table_head_seen"


def topic_of(kind: str) -> Topic:
    return next((topic for begin, topic in _BEGINS.items() if kind.startswith(begin)), Topic.GAME)


@dataclass(frozen=True, slots=True)
class Event:
    seq: int
    at_ms: int
    topic: Topic
    what: str


@dataclass(slots=True)
class Ledger:
    """Of one journal, as far as `seq`."""

    state: Terminal
    seq: int = 0
    meters: Meters = field(default_factory=Meters)
    figures: Figures = field(default_factory=Figures)
    movements: deque[MoneyRow] = field(default_factory=lambda: deque(maxlen=MOVEMENTS_KEPT))
    events: deque[Event] = field(default_factory=lambda: deque(maxlen=EVENTS_KEPT))
    _mover: Movements = field(init=False)

    def __post_init__(self) -> None:
        self._mover = Movements(self.state, "")

    def go_on(self, records: Iterable[Record]) -> None:
        for record in records:
            self._add(record, f.decode(record.body))
            self.seq = record.seq

    def _add(self, record: Record, fact: f.AnyFact) -> None:
        self.movements.extend(self._mover.add(record, fact))
        if record.kind != _OF_NO_INTEREST:
            topic = topic_of(record.kind)
            self.events.append(Event(record.seq, record.at_ms, topic, fact_words(fact)))
        if isinstance(fact, f.Begun):
            return
        before, self.state = self.state, apply(self.state, fact)
        self.meters = count(self.meters, fact, before)
        moved = figures_of(fact, before, self.state)
        if moved is not None:
            self.figures += moved
