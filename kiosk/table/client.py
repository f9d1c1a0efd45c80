"""Those who are connected to the table, and what is known of each."""

import logging
from dataclasses import dataclass, field

from msgspec.structs import replace

from kiosk.game.reconcile import Past, Quiet, Standing
from kiosk.game.refusal import Refusal, Refused
from kiosk.game.seats.facts import Came
from kiosk.game.seats.table_commands import SeeHead
from kiosk.game.staff.facts import StaffRole
from kiosk.game.table.state import Table
from kiosk.link.identity import Role
from kiosk.link.messages import (
    HeadAt,
    LookAt,
    Message,
    Meters,
    SeatAt,
    Sensed,
    SensorAt,
    ToTable,
    Warned,
)
from kiosk.link.session import FloodError, LineError, LinkError, Session

_log = logging.getLogger(__name__)

DEAD_DISPLAYS_MAX = 16
"""That are told of."""
SENSORS_MAX = 16
LINES_A_SECOND_MAX = 200
"""A terminal says a few lines a round. Far above that is a fault or an attack."""


class OwnTrouble:
    """Made by `Client.own_trouble`: no generator, for at a close every seat has two of them."""

    __slots__ = ("_client",)

    def __init__(self, client: "Client") -> None:
        self._client = client

    def __enter__(self) -> None:
        """Nothing has gone wrong yet."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if isinstance(error, Exception):
            self._client.fail(error)
            return True
        return False


@dataclass(slots=True, eq=False)
class Client:
    session: Session[ToTable]
    role: Role
    name: str
    standing: Standing | None = None
    """Of a terminal."""
    past: Past = field(default_factory=Past)
    quiet: Quiet = field(default_factory=Quiet)
    head: HeadAt = field(default_factory=HeadAt)
    new: bool = False
    """By its own word it was never at this table."""
    came: Came = Came.HERE
    """Until how far its journal has come is written down for the first time."""
    has_cents: int = 0
    """By its own word, when it came."""
    batch: int = 0
    """The last batch of orders that was sent."""
    awaiting: bool = False
    """It was not answered yet."""
    ordered_upon: tuple[Table, Standing] | None = None
    """Where both stood when it was sent: an order that changed nothing is not given again."""
    machine: str = ""
    """Under which name wrong PINs are counted that are typed there."""
    signed_in: dict[str, tuple[StaffRole, str]] = field(default_factory=dict)
    """The staff there, and what each was granted it for: role and PIN."""
    looks_at: LookAt | None = None
    """What a console with a screen shows."""
    shown: dict[type, Message] = field(default_factory=dict)
    """What it was told last for that, by kind."""
    shown_seats: dict[str, SeatAt] = field(default_factory=dict)
    """The same of each seat."""
    who: str = field(init=False)
    _second: int = 0
    _lines: int = 0

    def __post_init__(self) -> None:
        self.who = f"{self.role} {self.name}"

    def own_trouble(self) -> OwnTrouble:
        """Whatever goes wrong within ends the connection of this client, and nothing else."""
        return OwnTrouble(self)

    def fail(self, error: Exception) -> None:
        """Its connection, by what went wrong."""
        match error:
            case LinkError():
                self.session.fail(error)
            case Refused():
                self.session.fail(LineError(str(error)))
            case _:
                _log.error("%s: could not be served", self.who, exc_info=error)
                self.session.fail(LineError("it could not be served"))

    @property
    def see_head(self) -> SeeHead:
        """Goes with all that is written down upon its word."""
        return SeeHead(self.name, self.head.seq, self.head.hash, self.new, self.came)

    def count_line(self, now_s: float) -> None:
        if int(now_s) != self._second:
            self._second, self._lines = int(now_s), 0
        self._lines += 1
        if self._lines > LINES_A_SECOND_MAX:
            raise FloodError(f"more than {LINES_A_SECOND_MAX} lines in a second")


class Clients:
    """Everybody who was welcomed and has not left."""

    def __init__(self) -> None:
        self.all: list[Client] = []
        self._latest: dict[str, Client] = {}
        """By role and name: the one connection that counts."""
        self.terminals: dict[str, Client] = {}
        """Those of them that are terminals, by seat."""
        self.meters: dict[str, Meters] = {}
        """By seat, also of those that have gone: what the player had there."""
        self.not_paid: dict[str, Refusal | None] = {}
        """By seat: why its last payment was not carried out, until the next one is ordered."""
        self.turned_away: dict[str, Refusal] = {}
        """By seat: why its terminal is not let in, until one is."""
        self.certificates: dict[str, int] = {}
        """By machine: when the certificate ends with which it was here last."""

        self.dead_displays: dict[str, None] = {}
        """Those that were here and are gone, by name: staff are told until they are back."""

        self.dark_displays: dict[str, None] = {}
        """Those whose camera shows no picture, by name."""
        self.sensors: dict[str, SensorAt] = {}
        """By name, also of those that have gone: what each said last."""
        self.camera: str | None = None
        """Why that of the table shows no picture. None: there is none."""

    def enter(self, client: Client) -> Client | None:
        """Who was in its place before."""
        if client.role is Role.DISPLAY:
            self.dead_displays.pop(client.name, None)
        if client.role is Role.SENSOR:
            self._sensor(client.name, replace(self.sensors.get(client.name, SensorAt()), here=True))
        before = self._latest.get(client.who)
        self.all.append(client)
        self._latest[client.who] = client
        if client.role is Role.TERMINAL:
            self.terminals[client.name] = client
        return before

    def leave(self, client: Client) -> None:
        self.all.remove(client)
        if not self.is_stale(client):
            del self._latest[client.who]
            if client.role is Role.TERMINAL:
                del self.terminals[client.name]
            if client.role is Role.SENSOR and client.name in self.sensors:
                self._sensor(client.name, replace(self.sensors[client.name], here=False))
            if client.role is Role.DISPLAY:
                self.dark_displays.pop(client.name, None)
                self._miss_display(client.name)

    def heard(self, name: str, reading: Sensed | Warned, *, taken: bool, at_ms: int) -> None:
        """Of a sensor: its last word."""
        pocket = reading.pocket if isinstance(reading, Sensed) else ""
        warning = reading.warning if isinstance(reading, Warned) else None
        self._sensor(name, SensorAt(pocket=pocket, warning=warning, taken=taken, at_ms=at_ms))

    def _sensor(self, name: str, at: SensorAt) -> None:
        self.sensors = {**self.sensors, name: at}
        if len(self.sensors) > SENSORS_MAX:
            gone = next(iter(self.sensors))
            self.sensors = {each: at for each, at in self.sensors.items() if each != gone}

    def _miss_display(self, name: str) -> None:
        self.dead_displays[name] = None
        if len(self.dead_displays) > DEAD_DISPLAYS_MAX:
            del self.dead_displays[next(iter(self.dead_displays))]

    def of_role(self, role: Role) -> list[Client]:
        return [client for client in self._latest.values() if client.role is role]

    def terminal(self, seat: str) -> Client | None:
        return self.terminals.get(seat)

    def standings(self) -> list[Standing]:
        return [client.standing for client in self.terminals.values() if client.standing]

    def is_stale(self, client: Client) -> bool:
        """A machine that has connected anew has long changed its mind about what is still on its
        way over the old connection."""
        return self._latest.get(client.who) is not client
