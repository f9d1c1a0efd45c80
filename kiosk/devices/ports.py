"""What a terminal asks of its devices. An answer is never a yes or no: a device can fall silent."""

import asyncio
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeAlias

from kiosk.game.round.wheel_warning import WheelWarning


class Printed(StrEnum):
    DONE = "done"
    """By the printer's own word."""
    NOT_DONE = "not done"
    """Surely not: nothing that anybody would be paid for left the printer."""
    UNKNOWN = "unknown"
    """Nobody can tell: somebody must look."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketFace:
    """What is said on one ticket and on no other."""

    number: str
    cents: int
    issued_ms: int
    expires_ms: int
    sequence: int
    """Which ticket of this terminal it is, counted from 1."""
    duplicate: bool = False
    """A record of a ticket and not a ticket: it has no bar code and says so."""
    test: bool = False
    """No ticket at all: it shows that the printer works, and says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptFace:
    """A player's receipt on paper. It is no ticket, and says so."""

    text: str
    """For its QR code."""
    round: int
    at_ms: int
    """When it is printed."""


class PrinterCondition(StrEnum):
    READY = "ready"
    PAPER_LOW = "paper low"
    """Ready, and staff should bring paper."""
    PAPER_OUT = "paper out"
    JAM = "paper jam"
    OPEN = "open"
    FAULT = "out of order"
    GONE = "gone"
    """Nothing is plugged in."""
    UNKNOWN = "unknown"
    """It is plugged in and does not say. Silence is never taken for paper."""


@dataclass(frozen=True, slots=True)
class PrinterStatus:
    condition: PrinterCondition
    in_chute: bool | None = None
    """A ticket waits for somebody to take it, and no other is printed before. None: this printer
    cannot tell."""
    firmware: str = field(default="", compare=False)
    """As it tells it of itself; nothing: it does not."""

    @property
    def can_print(self) -> bool:
        fit = self.condition in (PrinterCondition.READY, PrinterCondition.PAPER_LOW)
        return fit and not self.in_chute


class TicketPrinter(Protocol):
    on_change: Callable[[], None]
    """Called when the status is another."""

    @property
    def status(self) -> PrinterStatus: ...

    async def print(self, face: TicketFace) -> Printed:
        """One at a time."""
        ...


PrintReceipt: TypeAlias = Callable[[ReceiptFace], Awaitable[Printed]]
"""Of printers that have a QR code."""


class NoPrinter:
    """A terminal without one: the attendant pays."""

    status = PrinterStatus(PrinterCondition.GONE)

    def __init__(self) -> None:
        self.on_change: Callable[[], None] = lambda: None

    async def print(self, face: TicketFace) -> Printed:
        return Printed.NOT_DONE


# ---- Note validators ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Note:
    cents: int


@dataclass(frozen=True, slots=True)
class Ticket:
    number: str
    """Its validation number, which nobody logs before it is redeemed."""

    def __repr__(self) -> str:
        return f"Ticket(...{self.number[-4:]})"


Item: TypeAlias = Note | Ticket


@dataclass(frozen=True, slots=True)
class Escrowed:
    """Read and held. It is held on until `accept` or `give_back`."""

    item: Item
    counted: int | None = None
    """How many notes the validator has stacked so far, if it counts them."""


@dataclass(frozen=True, slots=True)
class Stacked:
    """Past the point of return, by the one event of the protocol that may be credited. Told again
    after an interruption until `acknowledge`, which comes after the credit is durable."""

    item: Item | None
    """None: the validator does not say, and it was not seen in escrow."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The validator has heard that what it stacked was credited, and tells of it no more."""


@dataclass(frozen=True, slots=True)
class Returned:
    """What was in escrow is with the player again, and surely not in the box."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """The validator itself gave it back."""

    why: str


@dataclass(frozen=True, slots=True)
class NotWanted:
    """The validator itself gave it back, because it was not enabled for it."""


@dataclass(frozen=True, slots=True)
class Doubtful:
    """What was on its way into the box is neither told as stacked nor as given back."""


class Held(StrEnum):
    NOTHING = "nothing"
    ACCEPTOR = "a note in the acceptor"
    """It goes back to the player."""
    STACKER = "a note in the stacker"
    """It cannot go back."""


@dataclass(frozen=True, slots=True)
class PoweredUp:
    """It lost its power, and this is what it found in itself."""

    held: Held


@dataclass(frozen=True, slots=True)
class Ready:
    """Set up, with nothing under way. Whatever was not told as stacked by now will not be."""

    counted: int | None = None
    last_ticket: tuple[Ticket, bool] | None = None
    """The last ticket it remembers, and whether that was stacked."""


class Trouble(StrEnum):
    """What keeps a validator from taking anything, in words for staff."""

    JAM = "a jam in the acceptor"
    STACKER_JAM = "a jam in the stacker"
    FULL = "the cash box is full"
    CASH_BOX_OUT = "the cash box is out"
    PAUSE = "a second note was pushed in"
    CHEAT = "somebody tried to cheat"
    OPEN = "the note path is open"
    FAILURE = "it has failed"
    GONE = "the validator does not answer"


@dataclass(frozen=True, slots=True)
class Troubled:
    trouble: Trouble
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Cleared:
    """The trouble is over."""


@dataclass(frozen=True, slots=True)
class Gone:
    """It does not answer any more. Told once."""

    why: str


@dataclass(frozen=True, slots=True)
class Back:
    """It answers again. Told once."""


ValidatorEvent: TypeAlias = (
    Escrowed
    | Stacked
    | Acknowledged
    | Returned
    | Rejected
    | NotWanted
    | Doubtful
    | PoweredUp
    | Ready
    | Troubled
    | Cleared
    | Gone
    | Back
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceIdentity:
    """What a device says of itself. Nothing: it does not, or was not asked yet."""

    firmware: str = ""
    serial: str = ""
    counted: int | None = None
    """How many notes it has stacked so far, if it counts them."""


class NoteValidator(Protocol):
    """Events come on one bounded queue. A command is taken up in the next exchange with the device,
    and what came of it is an event; one that nothing waits for does nothing."""

    @property
    def events(self) -> asyncio.Queue[ValidatorEvent]: ...

    def accept(self) -> None: ...

    def give_back(self) -> None: ...

    def acknowledge(self) -> None:
        """What was told as stacked is credited, durably."""

    def enable(self, notes_cents: AbstractSet[int], *, tickets: bool) -> None:
        """Take these and nothing else."""

    def disable(self) -> None: ...

    @property
    def identity(self) -> DeviceIdentity: ...

    def introduce(self) -> None:
        """Asks it who it is, when it next has nothing else to do."""


# ---- Wheels -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BallInRim:
    """The ball runs."""


@dataclass(frozen=True, slots=True)
class NoMoreBets:
    """The ball is about to fall. Told once a spin."""


@dataclass(frozen=True, slots=True)
class NumberRead:
    """The ball lies in a pocket. Told once a spin."""

    shown: str
    """As the wheel shows it; which pocket that is depends on the pockets it has."""


@dataclass(frozen=True, slots=True)
class WheelWarned:
    warnings: frozenset[WheelWarning]
    """Those that have come, and were not there before."""


WheelEvent: TypeAlias = BallInRim | NoMoreBets | NumberRead | WheelWarned


class WheelSensor(Protocol):
    """Events come on one bounded queue."""

    @property
    def events(self) -> asyncio.Queue[WheelEvent]: ...
