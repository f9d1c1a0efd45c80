"""The things of the room that no machine can undo: notes, paper, and where the ball lies.

The simulated machines are judged by this: money that a player put in is there in the end, paper in
a pocket is owed, and no note or ticket counts twice.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from kiosk.game.funds.state import total_cents


@dataclass(slots=True)
class Room:
    notes: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """What lies in the note box of each seat: how many of each amount."""
    printed: dict[str, int] = field(default_factory=dict)
    """Every ticket that ever left a printer, with its amount."""
    pockets: list[str] = field(default_factory=list)
    """The numbers of tickets that players carry."""
    stacked: dict[str, str] = field(default_factory=dict)
    """Tickets in a ticket box, and whose."""
    printing: set[str] = field(default_factory=set)
    """Tickets in a printer: nobody can see yet whether there is paper."""
    lied: dict[str, int] = field(default_factory=dict)
    """Tickets of which a printer said the opposite of what was so."""
    ball: str = ""
    """Where it lies, or will lie."""
    at_rest: bool = False
    spins: int = 0
    """How often it was spun, or put somewhere."""
    on_change: Callable[[], None] = lambda: None
    """Called when a note or a ticket has moved, before any machine is told of it."""

    def notes_cents(self, seat: str) -> int:
        return total_cents(self.notes[seat])

    def beside(self) -> "Room":
        """Another table of the same house: whoever has a ticket may carry it there."""
        return Room(
            printed=self.printed,
            pockets=self.pockets,
            stacked=self.stacked,
            printing=self.printing,
            lied=self.lied,
        )

    def stack(self, seat: str, cents: int, ticket: str) -> None:
        """A note, or a ticket, falls into the box of a seat."""
        if ticket:
            assert ticket not in self.stacked, f"there are two tickets {ticket}"
            self.stacked[ticket] = seat
        else:
            self.notes[seat][cents] += 1

    def print(self, ticket: str, cents: int) -> None:
        """Paper comes out, and somebody takes it."""
        self.printed[ticket] = cents
        self.pockets.append(ticket)
        self.on_change()
