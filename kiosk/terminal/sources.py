"""Where a terminal has time, chance, its devices and the way to its table from."""

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex

from kiosk.devices.ports import PrintReceipt, TicketPrinter
from kiosk.journal.record import Head, Record
from kiosk.link.session import Connect


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalSources:
    """Passed in, so that a simulation can give its own."""

    now_ms: Callable[[], int]
    follow_time: Callable[[int], None] = lambda time_ms: None
    """Go on from the table's time, if that is later than ours."""
    draw_key: Callable[[], str]
    draw_blind: Callable[[], str] = token_hex
    """For facts that name a ticket."""
    connect: Connect
    put_away: Callable[[Head], list[Record]] = lambda kept: []
    """What follows upon a fact of the journals that were put away when the memory was cleared."""
    printer: TicketPrinter
    print_receipt: PrintReceipt | None = None
    """None: the house prints no receipts."""
    credit_limit_cents: int | None = None
    """Nothing is taken in that would bring the credit above it. None: as it was, or no limit."""
    ticket_limit_cents: int | None = None
    """What is above it the attendant pays. None: any amount is printed."""
    validator_trouble: Callable[[], str] = lambda: ""
    """What staff must know about the note validator; nothing: it is well, or there is none."""
    camera_trouble: Callable[[], str] = lambda: ""
    """Why the camera shows no picture, if there is a camera."""
    on_change: Callable[[], None] = lambda: None
    """Called when what may be taken in may be another."""
    door_open: Callable[[], bool | None] = lambda: None
    """None: the terminal has no input for its door."""
    reality_check_ms: int | None = None
    """At play between two reality checks. None: there are none."""
