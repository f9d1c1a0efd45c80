"""What the table shows to its staff: what waits for them, every seat, and how the house is set."""

from typing import Annotated

from msgspec import Meta, field

from kiosk.game import refusal
from kiosk.game.bounds import (
    Cents,
    Count,
    FullHash,
    Integer,
    Key,
    Moment,
    Number,
    Pocket,
    Ring,
    Text,
    Told,
    Word,
)
from kiosk.game.cash.facts import Question
from kiosk.game.facts import LimitAmounts, LockReason, StaffRole, StaffRules
from kiosk.game.irregularity.table_commands import CorrectResult
from kiosk.game.jackpot.values import HitId, HitTold, PaidHow
from kiosk.game.round.state import SlipStatus
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.supernova.state import HitState, NotedWager
from kiosk.game.takings.state import SeatTakings
from kiosk.link.message import Message, Name


class WhatIf(Told, frozen=True, kw_only=True):
    """Another result of a past round."""

    round: Count
    outcome: Pocket | None = None
    """None: the round does not count."""
    void_spread: bool = False
    """Its Spread-Bets would not count."""


class OpenCase(Told, frozen=True, kw_only=True):
    seat: Word
    round: Integer
    cents: int
    what: str
    until_ms: int | None = None
    held: bool = False
    """The money is set aside at the terminal."""
    held_cents: Count | None = None
    """What of it, if that is not all: the rest is claimed."""
    claimed_cents: Count = 0
    notify: bool = False
    """The inspectorate is to be told of it, and nobody has done so."""
    dispute: bool = False
    """The player is told what is decided."""
    note: Text = ""
    """What staff wrote about it."""
    player: Word = ""
    """The player's name or card, where the house wants that."""


class DoubtfulPaper(Told, frozen=True, kw_only=True):
    seat: Name
    key: Key
    """That it is judged by."""
    question: Question
    about: Text
    """What is known of it."""
    account: Count = 0
    """That it was put in for, as the terminal counts them."""
    notes_cents: tuple[Cents, ...] = ()
    """Nobody had accepted it: which of these notes it is says whoever looks."""


class ClockInDoubt(Told, frozen=True, kw_only=True):
    """The table's machine and its journal do not agree what time it is."""

    clock_ms: Integer
    """By the machine, when that was found."""
    journal_ms: Integer
    """By the journal, which goes on from its last fact."""
    running: bool = False
    """Nothing waits for an answer: the table counts the time by itself."""


class SeatRecollected(Told, frozen=True, kw_only=True):
    """What a terminal told that the table did not know."""

    tickets: Count
    cents: Count
    """Of tickets that are owed."""
    rounds: Count


class Recovery(Told, frozen=True, kw_only=True):
    told: dict[Name, SeatRecollected]
    missing: tuple[Name, ...] = ()
    """Seats whose terminals have not told yet."""


class OrderToConfirm(Told, frozen=True, kw_only=True):
    """It waits for a second person, at any console but the one that gave it."""

    order: Key
    """That it is confirmed by."""
    who: Name
    console: Name
    why: Text
    command: CorrectResult


class StaffTasks(Message, frozen=True, kw_only=True):
    """What waits for somebody of the staff. For consoles only."""

    in_question: tuple[tuple[Name, Count], ...] = ()
    """Seats and rounds whose wagers must be confirmed from the records."""
    cases: dict[str, OpenCase] = {}
    locks: dict[Name, tuple[LockReason, ...]] = {}
    doubtful_tickets: dict[Name, Number] = {}
    """Seats whose printer did not answer, and the number it was printing."""
    doubtful_cents: dict[Name, Count] = {}
    """What those tickets are worth, if they were printed."""
    doubtful_papers: tuple[DoubtfulPaper, ...] = ()
    """Notes and tickets of which nobody can tell whether they are in the box."""
    calls: dict[Name, Count] = {}
    """Seats whose player waits to be paid by hand, and how much."""
    help: tuple[Name, ...] = ()
    """Seats whose player wants somebody to come."""
    due: dict[Key, Name] = {}
    """Payments that were ordered and not answered, with their seats."""
    clock: ClockInDoubt | None = None
    recovery: Recovery | None = None
    """The table has lost facts, and asks its terminals."""
    guessing: dict[Key, Count] = {}
    """Machines at which so many PINs were wrong that nobody signs in there for a while, and how
    many were."""
    to_confirm: tuple[OrderToConfirm, ...] = ()
    jackpots: dict[HitId, Count] = {}
    """Those that wait for the inspector's approval, and what they come to."""
    jackpot_shares: tuple[tuple[HitId, Name], ...] = ()
    """Those that staff pay by hand, with their seats."""


class Deed(Told, frozen=True, kw_only=True):
    """One fact of the table's journal, as far as a line of a log needs it."""

    kind: Word
    at_ms: Moment
    who: Word = ""
    second: Word = ""
    seat: Word = ""
    name: Word = ""
    round: Count = 0
    number: Word = ""
    cents: Count = 0
    reason: Text = ""


DEEDS_MAX = 50


class Deeds(Message, frozen=True, kw_only=True):
    """What was done since the last of these. For consoles that look."""

    deeds: Annotated[tuple[Deed, ...], Meta(max_length=DEEDS_MAX)]


LINK = "link"
CUT_OFF = "cut off: it wrote more than any terminal may"


class SeatAt(Told, frozen=True, kw_only=True):
    """How one seat is. What waits there for staff is among the matters."""

    here: bool = False
    """It is connected."""
    playing: bool = False
    credit_cents: Count | None = None
    """As it told last; none if it has not since the table was started."""
    stake_cents: Count = 0
    voucher_cents: Count = 0
    """Of vouchers that are not wagered."""
    slip: SlipStatus | None = None
    """Of the present round, once the table has an opinion on it."""
    locks: tuple[LockReason, ...] = ()
    """By itself or by staff; also of a seat that is away."""
    legacy_until_ms: int | None = None
    may_keep_limits: bool = False
    """The limits changed while the player was here, and legacy ones can be granted."""
    agreed: LimitAmounts | None = None
    """Those agreed with this player alone."""
    sat_out: Count = 0
    """Rounds without a wager, if the player may be asked to give up the place for them."""
    devices: dict[str, str] = field(default_factory=dict)
    """What its devices lack, in a word each; of `link`, that it is kept out and why."""
    owed_cents: Count | None = None
    """Of a terminal that is away: what its player has, as far as the table knows. None: it is
    here, or that is not decided yet."""
    figures_lost: bool = False
    """Of a terminal that is away: the table was down when it went, and does not know its credit."""
    not_paid: refusal.Refusal | None = None
    """Why the last credit or hand pay that was ordered here was not carried out."""
    turned_away: refusal.Refusal | None = None
    """Why its terminal is not let in: its journal was cut, or it belongs to the next machine."""
    takings: SeatTakings = SeatTakings()
    """What came in, went out and was won here since the table was opened."""
    last_cents: Integer | None = None
    """By how much the last round left its player richer, or poorer. None: he had no bets, or they
    did not count."""


class Seats(Message, frozen=True, kw_only=True):
    """The seats that are not as they were last told on this connection: at first every seat of
    the table. For consoles that look."""

    seats: dict[Name, SeatAt]
    more: bool = False
    """Others follow in a line of their own, and belong to these."""


class Takings(Message, frozen=True, kw_only=True):
    """Of all seats since the table was opened, also of machines that were taken away. For consoles
    that look."""

    total: SeatTakings = SeatTakings()
    rounds: Count = 0
    """That came to a number."""
    rounds_an_hour: Count = 0
    """By the last of them. 0: there are too few to tell."""
    since_ms: Count = 0
    """When the first was opened. 0: none yet."""


class StaffAt(Told, frozen=True, kw_only=True):
    role: StaffRole
    locked_out: bool = False
    """Too many wrong PINs: a supervisor must let this person in again."""
    given_pin: bool = False
    """Somebody else gave the PIN, and so may know it: until it is changed, this person confirms
    nothing with whoever that was."""


class StaffChangeAt(Told, frozen=True, kw_only=True):
    """A change of a supervisor that is to be made."""

    name: Name
    role: StaffRole | None = None
    """None: dismissed."""
    by: Key
    second: Key | None = None
    due_ms: Count


class FilmsOf(Told, frozen=True, kw_only=True):
    """What the table has of a round."""

    round: Count
    films: tuple[FullHash, ...] = ()
    """From the oldest."""
    why: Text = ""
    """Why there was no picture, when it was looked for last."""


class SensorAt(Told, frozen=True, kw_only=True):
    """A sensor at the wheel, and what it said last."""

    here: bool = True
    pocket: Pocket = ""
    """The number; nothing: no more bets, or the warning."""
    warning: WheelWarning | None = None
    taken: bool = True
    """The table has believed it: it came when it could be."""
    at_ms: Moment = 0
    """0: it has said nothing yet."""


class ShareSeen(Told, frozen=True, kw_only=True):
    seat: Name
    end: PaidHow | None = None
    """None: it is not paid."""
    by_hand: bool = False
    """Its terminal cannot credit it, so that staff pay it."""
    main_registered: bool = False
    """The table holds a wager on the layout beside it."""


class JackpotAt(Told, frozen=True, kw_only=True):
    """A jackpot that fell at this table."""

    hit: HitTold
    round: Count
    state: HitState
    sealed: bool
    """The table had seen what the controller committed itself to, and this is it."""
    shares: tuple[ShareSeen, ...] = ()


class SupernovaHouse(Told, frozen=True, kw_only=True):
    """For those who approve and pay jackpots."""

    opened: bool = False
    """By management."""
    hits: tuple[JackpotAt, ...] = ()
    """Newest first."""
    noted: tuple[NotedWager, ...] = ()
    """Wagers that were registered incorrectly."""
    drawn_round: Count = 0
    """The last whose wagers were drawn; 0: there is none."""
    drawn_seats: tuple[Name, ...] = ()
    """Who made one in it, and has none noted."""


class House(Message, frozen=True, kw_only=True):
    """How the table is set and who works at it. For consoles that look."""

    staff: dict[Name, StaffAt]
    limits: LimitAmounts
    limits_notice: tuple[LimitAmounts, int] | None = None
    legacy: bool = False
    """Limits were changed, and players may keep those of before if the rule book lets them."""
    closing_due_ms: int | None = None
    frozen: str = ""
    """Why accounts are frozen."""
    ball_at_rest: bool = False
    rested_early: bool = False
    """It came to rest while wagering was open."""
    warned: tuple[WheelWarning, ...] = ()
    """What the wheel has found wrong with the present spin."""
    ball_to_examine: bool = False
    """It left the wheel, and a supervisor is to examine it."""
    no_spins: Count = 0
    """How often the present round was called off and spun again."""
    dead_displays: tuple[Name, ...] = ()
    """Displays that were here and are gone."""
    dark_displays: tuple[Name, ...] = ()
    """Displays whose camera shows no picture."""
    filmed: bool = False
    """The table has a camera above its wheel."""
    camera: Text = ""
    """Why that shows no picture; nothing: it does."""
    sensors: dict[Name, SensorAt] = {}
    """Those at the wheel, and those that were."""
    films: tuple[FilmsOf, ...] = ()
    """Of the last rounds, and of those that a case is about."""
    certificates: dict[Name, Count] = {}
    """Those that end soon, by machine: when."""
    rules: StaffRules | None = None
    """What staff may do alone."""
    two_there: bool = False
    """A second supervisor confirms whenever somebody is given a PIN."""
    changes: dict[Key, StaffChangeAt] = {}
    """Of the staff, which any other supervisor may withdraw."""
    supernova: SupernovaHouse | None = None
    """None: no controller is linked to this table."""
    dealer: Word = ""
    """Who deals. Nothing: nobody said so."""
    boxes: dict[Name, tuple[Count, ...]] = {}
    """Note boxes that were collected and wait to be counted. What their meters say is not told:
    whoever counts is not to know it before."""


class SeatRound(Message, frozen=True, kw_only=True):
    """What a seat has wagered in a round, as the table holds it. For the console that asked."""

    seat: Name
    round: Count
    rounds: tuple[Count, ...] = ()
    """In which this seat has wagers, newest first, as far as they are kept."""
    status: SlipStatus | None = None
    """None: the table holds no slip of it."""
    stakes: dict[str, Count] = {}
    promotional: dict[str, Count] = {}
    outcome: str | None = None
    settlement: Count = 0
    void: bool = False
    reason: str = ""
    clause: Word = ""
    """By which staff have put it right, if they have. The stakes are told as they count."""
    void_by: tuple[Word, ...] = ()
    """The clauses by which the round is void."""
    malfunctions: tuple[Word, ...] = ()
    """Those of malfunctions for which the records were asked about it."""
    ring: Ring = None
    """Of Spread-Bet, by how many pockets the inner one is turned. None: such wagers go back."""
    spread_void: Word = ""
    """Why they do."""
    jackpot_cents: Count = 0
    """The jackpot wager, which is not among the stakes."""


class Resettled(Told, frozen=True, kw_only=True):
    """What the slip of a seat has earned, and what it would earn."""

    before_cents: Count = 0
    after_cents: Count = 0


class CorrectionPreview(Message, frozen=True, kw_only=True):
    """What a correction would do to each seat with a registered slip, by the table's own engine.
    Nothing is changed by it. For the console that asked."""

    what_if: WhatIf
    seats: dict[Name, Resettled] = {}
