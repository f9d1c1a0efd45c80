"""Those who are connected to the table, and what is known of each."""

from dataclasses import dataclass, field

from kiosk.game.reconcile import Past, Standing
from kiosk.game.table.state import Table
from kiosk.link.identity import Role
from kiosk.link.messages import HeadAt, LookAt, Message, Meters, ToTable
from kiosk.link.session import FloodError, Session

LINES_A_SECOND_MAX = 200
"""A terminal says a few lines a round. Far above that is a fault or an attack."""


@dataclass(slots=True, eq=False)
class Client:
    session: Session[ToTable]
    role: Role
    name: str
    standing: Standing | None = None
    """Of a terminal."""
    past: Past = field(default_factory=Past)
    head: HeadAt = field(default_factory=HeadAt)
    batch: int = 0
    """The last batch of orders that was sent."""
    awaiting: bool = False
    """It was not answered yet."""
    ordered_upon: tuple[Table, Standing] | None = None
    """Where both stood when it was sent: an order that changed nothing is not given again."""
    signed_in: set[str] = field(default_factory=set)
    """The staff at a console."""
    looks_at: LookAt | None = None
    """What a console with a screen shows."""
    shown: dict[type, Message] = field(default_factory=dict)
    """What it was told last for that, by kind."""
    _second: int = 0
    _lines: int = 0

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
        self.terminals: dict[str, Client] = {}
        """By seat: the one connection that counts."""
        self.meters: dict[str, Meters] = {}
        """By seat, also of those that have gone: what the player had there."""
        self.not_paid: dict[str, str] = {}
        """By seat: why its last payment was not carried out, until the next one is ordered."""

    def of_role(self, role: Role) -> list[Client]:
        return [client for client in self.all if client.role is role]

    def terminal(self, seat: str) -> Client | None:
        return self.terminals.get(seat)

    def standings(self) -> list[Standing]:
        return [client.standing for client in self.terminals.values() if client.standing]

    def is_stale(self, client: Client) -> bool:
        """A terminal that has connected anew has long changed its mind about what is still on its
        way over the old connection."""
        terminal = client.role is Role.TERMINAL
        return terminal and self.terminals.get(client.name) is not client
