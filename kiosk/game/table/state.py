"""What the table knows of the round, of each seat and of past rounds."""

from msgspec import Struct, field

from kiosk.game.cases.state import Cases
from kiosk.game.clock.state import ClockAtTable
from kiosk.game.films.state import Films
from kiosk.game.floor.state import FloorAtTable
from kiosk.game.funds.state import PaperLimits
from kiosk.game.limits.state import LimitsAtTable
from kiosk.game.payments.state import Payments
from kiosk.game.pit.state import Pit
from kiosk.game.receipts.state import ReceiptKey, RevokedKeys
from kiosk.game.recovery.state import RecoveryAtTable
from kiosk.game.round.state import RoundAtTable
from kiosk.game.seats.state import Heads, Seats
from kiosk.game.spread.state import SpreadAtTable
from kiosk.game.staff.state import Conduct, Staff
from kiosk.game.supernova.state import SupernovaAtTable
from kiosk.game.takings.state import Takings
from kiosk.game.tickets.register import Register
from kiosk.game.tickets.spent import Spent
from kiosk.game.tips.state import TipsAtTable
from kiosk.game.tournament.state import TournamentAtTable
from kiosk.rules.limits import Limits, legacy


class Table(Struct, frozen=True, kw_only=True):
    limits: LimitsAtTable
    spread: SpreadAtTable = SpreadAtTable()
    supernova: SupernovaAtTable = field(default_factory=SupernovaAtTable)
    round: RoundAtTable = field(default_factory=RoundAtTable)
    seats: Seats = field(default_factory=dict)
    heads: Heads = field(default_factory=dict)
    staff: Staff = field(default_factory=dict)
    conduct: Conduct = field(default_factory=Conduct)
    frozen: str = ""
    cases: Cases = field(default_factory=dict)
    due: Payments = field(default_factory=dict)
    tickets: Register = field(default_factory=Register)
    spent: Spent = field(default_factory=dict)
    receipt_key: ReceiptKey = ReceiptKey()
    revoked_keys: RevokedKeys = field(default_factory=dict)
    anchor_due: bool = False
    """The table was closed, and no anchor is signed yet."""
    clock: ClockAtTable = ClockAtTable()
    recovery: RecoveryAtTable = field(default_factory=RecoveryAtTable)
    paper: PaperLimits | None = None
    """None: in journals of before, nothing was set."""
    films: Films = field(default_factory=dict)
    """Of the wheel, as far as they are kept."""
    takings: Takings = field(default_factory=Takings)
    pit: Pit = field(default_factory=Pit)
    tips: TipsAtTable = TipsAtTable()
    edition: str = ""
    """The digest of the rule book in force. Empty: the one that the journal was begun under."""
    house_text: tuple[str, ...] = ()
    """What the house says on the displays, line by line."""
    floor: FloorAtTable = field(default_factory=FloorAtTable)
    tournament: TournamentAtTable = field(default_factory=TournamentAtTable)

    @property
    def anybody_playing(self) -> bool:
        return any(seat.playing for seat in self.seats.values())

    def limits_of(self, seat: str) -> Limits:
        in_force, there = self.limits.in_force, self.seats[seat]
        if there.agreed is not None:
            return there.agreed.under(in_force.law)
        before = there.legacy_from
        return legacy(before.under(in_force.law), in_force) if before else in_force

    def limits_in(self, round_: int, seat: str) -> Limits:
        """Those of a seat when that round was open."""
        then = next((past for past in self.seats[seat].past_limits if past.until >= round_), None)
        return then.limits.under(self.limits.in_force.law) if then else self.limits_of(seat)
