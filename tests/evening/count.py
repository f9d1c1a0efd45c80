"""An evening counted by hand: what lies in the boxes and left the printers, and what staff wrote
down when they handed money over. Nothing of it is read from a journal."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

COLUMNS = ("notes", "tickets", "credits", "tickets-out", "hand-paid", "win")


@dataclass(slots=True)
class Count:
    """Cents by seat, unless it says otherwise."""

    credits: Counter[str] = field(default_factory=Counter)
    hand_paid: Counter[str] = field(default_factory=Counter)
    tips: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    """Withheld, and decided against the player: it is the house's, and no win."""
    owed: Counter[str] = field(default_factory=Counter)
    """Gone with a player when a correction asked for it: the house has won it, and not got it."""
    unsettled: Counter[str] = field(default_factory=Counter)
    """Won at a terminal that never told of it, and paid by the table's word."""
    filled_cents: int = 0
    credited_cents: int = 0
    boxes: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    """Rounds, by who dealt them."""

    def columns(self, folder: Path, seat: str) -> dict[str, int]:
        """As the console has them, when nobody has money at the seat any more."""
        notes, tickets_in, tickets_out = things_of(folder, seat)
        came = notes + tickets_in + self.credits[seat]
        went = tickets_out + self.hand_paid[seat] + self.tips[seat]
        win = came - went - self.kept[seat] + self.owed[seat] + self.unsettled[seat]
        figures = (
            notes,
            tickets_in,
            self.credits[seat],
            tickets_out,
            self.hand_paid[seat],
            win,
        )
        return dict(zip(COLUMNS, figures, strict=True))


def things_of(folder: Path, seat: str) -> tuple[int, int, int]:
    """Notes and tickets in the box of a seat, and tickets that left its printer."""
    path = folder / f"room-{seat}.json"
    room = json.loads(path.read_bytes()) if path.exists() else {}
    printed = room.get("printed", {})
    stacked = sum(printed[ticket] for ticket in room.get("stacked", {}))
    notes = room.get("notes", {}).get(seat, {})
    notes_cents = sum(int(cents) * many for cents, many in notes.items())
    return notes_cents, stacked, sum(printed.values())
