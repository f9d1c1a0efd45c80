"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class MoneyWithheld(Fact, frozen=True, kw_only=True):
    case: str
    cents: int
    reason: str
    clauses: tuple[str, ...]
    until_ms: int | None
    asked_cents: int = 0
    """More was to be set aside and is not here. 0: it was all."""
    round: int = 0
    """That it is about. 0: none, or of a journal that does not say."""


class CasePaid(Fact, frozen=True, kw_only=True):
    """Withheld money goes to its owner: as credit here, or by hand."""

    case: str
    by_hand: bool
    who: str
    note: str = ""
    """What staff have to say to the player about it, and below."""


class CaseRefused(Fact, frozen=True, kw_only=True):
    case: str
    who: str
    note: str = ""


class CaseOpened(Fact, frozen=True, kw_only=True):
    """A question of money that people must answer."""

    case: str
    seat: str
    round: int
    cents: int
    what: str
    until_ms: int | None = None
    withhold: bool = False
    """The terminal is to set the money aside, or has done so."""
    ticket: str = ""
    """The ticket with which the money left. Nobody is paid for it until the case is closed."""
    note: str = ""
    """What staff wrote about it, in their own words."""
    player: str = ""
    """The player's name or card, where the house wants that."""
    who: str = ""
    """Who wrote these."""


class CaseHeld(Fact, frozen=True, kw_only=True):
    """Whether the terminal has set the money of a case aside, by its own word."""

    case: str
    held: bool
    reason: str = ""
    held_cents: int | None = None
    """Less than was asked for, for no more is there: the rest is claimed. None: all of it."""


class CaseClosed(Fact, frozen=True, kw_only=True):
    case: str
    answer: str
    who: str
    pay: bool = False
    """Of money set aside: the player gets it."""
    received_cents: int = 0
    """Of money that had left: the player has brought it back."""
    note: str = ""
    """What staff have to say to the player about it."""


class InspectorateNotified(Fact, frozen=True, kw_only=True):
    """A government inspector was told of the case (S0 8.8.8, S3 6.12)."""

    case: str
    how: str
    who: str
    at_ms: int


class CaseCarriedOut(Fact, frozen=True, kw_only=True):
    """The terminal has paid or kept the money that it had set aside."""

    case: str


class DisputeOpened(Fact, frozen=True, kw_only=True):
    """A player, or somebody of the staff, objects. What was to be seen then is kept for ever. `key`
    is the name of the case."""

    case: str
    by: str
    round: int
    stakes: dict[str, int] = {}
    """What lay on the cloth in that round."""
    promotional: dict[str, int] = {}
    outcome: str | None = None
    """Of the round, as the terminal knew it."""
    credit_cents: int
    picture: str = ""
    """The SHA-256 of the picture of the screen that is kept beside the journal. Nothing: there is
    none."""


class WithdrawalAsked(Fact, frozen=True, kw_only=True):
    """The player wants to take the dispute back. The table does it if nobody of the staff has
    taken it up."""

    case: str


class DisputeEnded(Fact, frozen=True, kw_only=True):
    """The case is closed at the table."""

    case: str
    who: str
    answer: str = ""
    """What was decided, for the player."""
    note: str = ""
    """And what staff have to say about it."""


class DisputeTaken(Fact, frozen=True, kw_only=True):
    """A terminal told of a dispute. Beside its evidence stands what the table itself holds of that
    round: the slip, the number, who entered it, and what the sensor read."""

    case: str
    seat: str
    round: int
    by: str
    picture: str = ""
    stakes: dict[str, int] = {}
    promotional: dict[str, int] = {}
    outcome: str | None = None
    entered_by: str = ""
    sensor: str = ""
    films: tuple[str, ...] = ()
    """The SHA-256 of what the camera saw of the wheel, of each film."""

    @property
    def once(self) -> str:
        return self.case


class DisputeWithdrawn(Fact, frozen=True, kw_only=True):
    """The player has taken it back before anybody of the staff took it up. That ends its case."""

    case: str
    seat: str
