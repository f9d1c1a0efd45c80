"""What a touch comes to at this terminal, by its limits and by the reading of the rules there."""

from collections.abc import Mapping

from kiosk.game.reading.state import VOUCHERS_KEPT
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import PiecesRefused, Placement, place, place_pieces, rejected
from kiosk.rules.rulebook import RuleBook


def as_read(book: RuleBook, state: Terminal, placed: Placement) -> Placement:
    """A touch that the limits alone would let wait for the close may be rejected at once."""
    low = placed.held and rejects_low(book, state)
    return rejected(state.limits.in_force, placed) if low else placed


def pieces_here(book: RuleBook, state: Terminal, pieces: Mapping[str, int]) -> dict[str, int]:
    """Raises `PiecesRefused`."""
    layout, balance_cents = state.layout(), state.credit_cents
    limits = state.limits.in_force
    after = place_pieces(limits, layout, pieces, balance_cents=balance_cents)
    if rejects_low(book, state):
        for wager, cents in pieces.items():
            if after[wager] < limits.of(wager).minimum_cents:
                placed = place(limits, layout, wager, cents, balance_cents=balance_cents)
                raise PiecesRefused(rejected(limits, placed))
    return after


def rejects_low(book: RuleBook, state: Terminal) -> bool:
    return book.low_wagers_valid and state.reading >= VOUCHERS_KEPT
