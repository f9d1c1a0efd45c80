"""What a table is told at its start, and what it takes from the outside world."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from secrets import token_bytes, token_hex
from typing import Protocol, TypeAlias

from kiosk.clock import HouseDay
from kiosk.config import NOTES_CENTS, PlacesConfig
from kiosk.devices.camera.frames import Frame
from kiosk.game.facts import StaffRules
from kiosk.journal.record import Head
from kiosk.journal.seals import ClosedDay
from kiosk.journal.ticket_archive import KeptTicket
from kiosk.link.identity import Role
from kiosk.link.look_up import LookedUp
from kiosk.link.session import Connect
from kiosk.pins import HashPin
from kiosk.safe import Safe, SafeMemory


def places_of(config: PlacesConfig) -> dict[Role, int]:
    return {
        Role.CONSOLE: config.consoles,
        Role.DISPLAY: config.displays,
        Role.SENSOR: config.sensors,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    name: str
    seats: tuple[str, ...]
    hand_pay_limit_cents: int
    """Above it a second person confirms a hand pay."""
    dealer_limit_cents: int = 100_000
    """Above it a second person confirms an order of a dealer."""
    supervisor_limit_cents: int = 1_000_000
    most_cents: int = 100_000_000
    """No order of staff names more."""
    staff_wait_s: int = 86_400
    """How long a change of a supervisor is seen before it is made."""
    ticket_days: int
    """How long a ticket can be redeemed."""
    ticket_limit_cents: int = 1_000_000
    """The most that one ticket is worth."""
    notes_cents: tuple[int, ...] = NOTES_CENTS
    """The denominations that its terminals take."""
    tip_limit_cents: int = 0
    """The most that one tip is. 0: the house wants none."""
    grace_s: float = 3.0
    """How long the table waits for slips after the close."""
    places: Mapping[Role, int] = field(default_factory=lambda: places_of(PlacesConfig()))
    """For each role its own, so that displays take none from consoles. A terminal has its seat."""
    day: HouseDay | None = None
    """None: what is shown of the money counts from each opening."""
    certificate_expires_ms: int | None = None
    """Its own. None: it has none."""
    floor_certificate_expires_ms: int | None = None
    """Of the one by which the floor knows it."""
    film_s: int = 8
    """Of each spin so much is kept, if there is a camera."""
    film_rounds: int = 100
    """Of so many rounds, besides those about which something was in question."""
    film_bytes: int = 1_000_000_000
    """All films together."""

    @property
    def staff_rules(self) -> StaffRules:
        return StaffRules(
            dealer_cents=self.dealer_limit_cents,
            supervisor_cents=self.supervisor_limit_cents,
            hand_pay_cents=self.hand_pay_limit_cents,
            most_cents=self.most_cents,
            change_wait_ms=1000 * self.staff_wait_s,
        )


class TableClock(Protocol):
    """See `kiosk/clock.py`."""

    def now_ms(self) -> int: ...

    def wall_ahead_ms(self) -> int: ...

    def follow_wall(self) -> None: ...


class ReceiptSigner(Protocol):
    """The key that signs receipts."""

    @property
    def public(self) -> bytes: ...

    def sign(self, signed: bytes) -> bytes: ...

    def renew(self) -> None:
        """By another one, for this was revoked."""

    def endorse(self, table: str) -> bytes:
        """By which the house vouches for the key of this table; nothing: nobody does."""


class FilmCamera(Protocol):
    """A camera whose frames are JPEGs, as `kiosk/devices/camera` has it."""

    live: bool
    why: str
    on_frame: Callable[[Frame], None]
    on_change: Callable[[], None]

    async def run(self) -> None: ...


class FilmStore(Protocol):
    """Where films are kept, as `kiosk/journal` has it. Everything may raise `OSError`."""

    async def sizes(self) -> dict[str, int]:
        """The bytes of each that is there, by its hash, from the oldest."""

    async def keep(self, film: bytes) -> str:
        """Durable when it returns. Gives its hash."""

    async def read(self, film: str) -> bytes | None:
        """None: it is not there, or is another one."""

    async def let_go(self, film: str) -> None: ...


class ReadingError(Exception):
    """The records cannot be read, or not so. Says why."""


class RecordsReader(Protocol):
    """Reads the journals beside the table's own loop, as `kiosk/records` does. Whoever waits no
    longer is cancelled, and with him the work."""

    async def read(self, about: LookedUp, seats: tuple[str, ...]) -> bytes:
        """JSON, or a file. `seats` are all of the table's: what is missing of them is said. Raises
        `ReadingError`."""

    def close(self) -> None: ...


class TicketRecords(Protocol):
    """What became of tickets, also of those that have left the table's state, as `kiosk/journal`
    has it. Words for people: nothing is decided upon them."""

    async def find(self, number: str) -> KeptTicket | None:
        """None: it is not known, or not yet."""

    async def keep_up(self) -> None:
        """With all that is durable by now."""


class DaySeals(Protocol):
    """Where seals of closed days are kept, as `kiosk/journal` has it."""

    async def seal(self, holds: Callable[[Head], bool], signed: Callable[[ClosedDay], str]) -> None:
        """All that have none yet. Raises `OSError`, `JournalError`."""


OpenReader: TypeAlias = Callable[[], RecordsReader]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSources:
    """Time and chance come from here, so that a simulation can give its own."""

    clock: TableClock
    draw_key: Callable[[], str]
    """16 or more hexadecimal digits that nobody can guess."""
    draw_number: Callable[[], str]
    """An 18-digit validation number that nobody can guess."""
    hash_pin: HashPin
    """Slow on purpose, so it runs beside the event loop."""
    receipts: ReceiptSigner
    draw_blind: Callable[[], str] = token_hex
    """As `draw_key`, for facts that name a ticket."""
    draw_ring: Callable[[], bytes] = token_bytes
    """32 bytes that nobody can guess, for the ring of Spread-Bet."""
    draw_lot: Callable[[], bytes] = token_bytes
    """32 bytes that nobody can guess, for the seats of a tournament."""
    rings: Safe = field(default_factory=SafeMemory)
    """Where they are kept until they are told."""
    camera: FilmCamera | None = None
    """Above the wheel. None: nothing is filmed."""
    films: FilmStore | None = None
    """None: there are no films, and never were."""
    records: OpenReader | None = None
    """For each console that looks something up. None: there is nothing to look it up in."""
    tickets: TicketRecords | None = None
    """None: of a ticket that has left the state no more is told than that it is spent."""
    seals: DaySeals | None = None
    """None: no days are closed, all is in one file."""
    jackpots: Connect | None = None
    """The way to a jackpot controller. None: this table is linked to none."""

    floor: Connect | None = None
    """The way to the floor. None: this table is on none."""

    def now_ms(self) -> int:
        return self.clock.now_ms()
