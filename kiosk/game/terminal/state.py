"""What a terminal knows: nothing that is not in its journal. A capability has one part of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.account.state import AccountAtTerminal
from kiosk.game.care.state import Protection
from kiosk.game.cases.state import CasesAtTerminal
from kiosk.game.cash.state import CashAtTerminal
from kiosk.game.courtesy.state import CourtesyAtTerminal
from kiosk.game.favourites.state import Favourites
from kiosk.game.funds.state import Notes
from kiosk.game.limits.state import LimitsAtTerminal
from kiosk.game.locks.state import LocksAtTerminal
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.payments.state import PaymentsAtTerminal
from kiosk.game.preferences.facts import Preferences
from kiosk.game.reading.state import VOUCHERS_KEPT
from kiosk.game.receipts.state import Receipts
from kiosk.game.round.state import RoundAtTerminal
from kiosk.game.settling import merged
from kiosk.game.slip.state import Slip
from kiosk.game.spread.state import SpreadAtTerminal
from kiosk.game.staff.state import StaffAtTerminal
from kiosk.game.supernova.state import SupernovaAtTerminal
from kiosk.game.tickets.state import TicketsAtTerminal
from kiosk.game.tips.state import TipsAtTerminal
from kiosk.game.tournament.state import TournamentAtTerminal

_A_PLAYERS_OWN = (
    MoneyPlace.CREDIT,
    MoneyPlace.PROMOTIONAL,
    MoneyPlace.STAKE,
    MoneyPlace.IN_DOUBT,
    MoneyPlace.REGISTERED,
    MoneyPlace.WIN_DUE,
    MoneyPlace.NOTE_PENDING,
    MoneyPlace.TICKET_PENDING,
)


class Terminal(Struct, frozen=True, kw_only=True):
    seat: str
    limits: LimitsAtTerminal
    spread: SpreadAtTerminal = SpreadAtTerminal()
    supernova: SupernovaAtTerminal = SupernovaAtTerminal()
    money: Money = field(default_factory=Money)
    account: AccountAtTerminal = AccountAtTerminal()
    round: RoundAtTerminal = field(default_factory=RoundAtTerminal)
    receipts: Receipts = field(default_factory=dict)
    slip: Slip = field(default_factory=Slip)
    vouchers: Mapping[str, int] = field(default_factory=dict)
    """Promotional vouchers of this account that no spin has spent."""
    reading: int = 0
    """Of the rules, by the version that keeps the journal."""
    favourites: Favourites = field(default_factory=Favourites)
    care: Protection = Protection()
    preferences: Preferences = Preferences()
    cash: CashAtTerminal = field(default_factory=CashAtTerminal)
    box: Notes = field(default_factory=dict)
    """All notes that ever went into it."""
    tickets: TicketsAtTerminal = field(default_factory=TicketsAtTerminal)
    payments: PaymentsAtTerminal = PaymentsAtTerminal()
    tips: TipsAtTerminal = TipsAtTerminal()
    courtesy: CourtesyAtTerminal = CourtesyAtTerminal()
    locks: LocksAtTerminal = field(default_factory=LocksAtTerminal)
    cases: CasesAtTerminal = field(default_factory=CasesAtTerminal)
    table_head: tuple[int, str] = (0, "")
    """The last head seen of the table's journal."""
    staff: StaffAtTerminal = field(default_factory=StaffAtTerminal)
    tournament: TournamentAtTerminal = field(default_factory=TournamentAtTerminal)
    cleared: bool = False
    """Nothing comes after: the next fact is the first of a new journal."""

    @property
    def credit_cents(self) -> int:
        return self.money[MoneyPlace.CREDIT]

    @property
    def money_left(self) -> bool:
        """Something of the player's is here, and not only withheld from him."""
        return any(self.money[place] for place in _A_PLAYERS_OWN)

    @property
    def loss_left_cents(self) -> int | None:
        """What the player may still lose by his own limit. None: he has set none."""
        return self.care.loss_left_cents(self.account.sitting.net_cents)

    @property
    def wagers_down(self) -> bool:
        return any(
            self.money[p] for p in (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)
        )

    @property
    def keeps_vouchers(self) -> bool:
        """There are some that were not wagered, and by this reading they are not forfeited."""
        return self.reading >= VOUCHERS_KEPT and bool(self.vouchers)

    def voucher_stakes(self, placed: Mapping[str, str] | None = None) -> dict[str, int]:
        """What vouchers come to on each wager."""
        stakes: dict[str, int] = {}
        for voucher, wager in (self.slip.vouchers if placed is None else placed).items():
            stakes[wager] = stakes.get(wager, 0) + self.vouchers[voucher]
        return stakes

    def layout(self) -> dict[str, int]:
        """Everything on the cloth, money and vouchers together, as the limits see it."""
        return merged(self.slip.stakes, self.voucher_stakes())
