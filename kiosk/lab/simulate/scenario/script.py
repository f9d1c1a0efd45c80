"""What a scenario says: who sits at the table, what happens when, and what must be so at the end.

One TOML file each. A step names one action, and whoever reads the file aloud tells the story.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.structs import fields

from kiosk.game.facts import LockReason
from kiosk.game.jackpot.values import WrongWager
from kiosk.game.money import MoneyPlace
from kiosk.game.tournament.values import Owed, SessionPhase

Cents = Annotated[int, Meta(gt=0, le=100_000_000)]
Points = Annotated[int, Meta(gt=0, le=1_000_000)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[str, Meta(pattern=r"^[1-9][0-9]?$")]
Yes = Annotated[bool, Meta(description="true; leave it out otherwise")]


class ScenarioMoment(StrEnum):
    """How far the round has come. The dealer brings it there."""

    IDLE = "idle"
    BETTING = "betting"
    CLOSING = "closing"
    """Wagering is over, and somebody's slip is not there yet."""
    SPINNING = "spinning"
    """Every slip is registered, or its time is over."""


class Decision(StrEnum):
    PAY = "pay"
    REFUSE = "refuse"
    RECEIVED = "received"
    """What was claimed has been brought back."""


class Paper(StrEnum):
    """What an attendant finds in the chute."""

    FOUND = "found"
    MISSING = "missing"


class PrinterFault(StrEnum):
    NONE = "none"
    OUT_OF_PAPER = "out of paper"
    MUTE = "mute"
    """It prints, and never says so."""
    DEAD = "dead"
    """It neither prints nor says so."""


class Link(StrEnum):
    CUT = "cut"
    MENDED = "mended"


class Levels(StrEnum):
    """Of the jackpots, where a controller is linked to the table."""

    NONE = "none"
    """There is no controller."""
    RISE = "rise"
    """In ranges so wide that none falls in a scenario."""
    FALL = "fall"
    """One of them in a range so narrow that it falls with the next wager."""
    FALL_APPROVED = "fall if approved"
    """And the inspector has to approve it."""


class Jackpots(StrEnum):
    OPEN = "open"
    CLOSE = "close"
    WORK = "work"
    """Their spots do again."""


class Controller(StrEnum):
    STOPS = "stops"
    STARTS = "starts"


class CupStep(StrEnum):
    """What the director of a tournament does next."""

    OPEN = "open"
    """The tournament, with an entrant at each seat, who are called to the first session."""
    CALL = "call"
    """Whoever is in play, to the next session."""
    DRAW = "draw"
    """Seats by lot, instead of the player's own number."""
    START = "start"
    RECORD = "record"
    PLAY_OFF = "play off"
    ADVANCE = "advance"
    AWARD = "award"
    CANCEL = "cancel"
    CLOSE = "close"


class Actions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can happen. A step has exactly one of them."""

    # What the player at the seat does.
    bet: dict[str, Cents] | UnsetType = UNSET
    bet_voucher: Text | UnsetType = UNSET
    """The next voucher, on this wager."""
    note_cents: Cents | UnsetType = UNSET
    cash_out: Yes | UnsetType = UNSET
    call_attendant: Yes | UnsetType = UNSET
    dispute: Yes | UnsetType = UNSET
    bet_points: dict[str, Points] | UnsetType = UNSET
    """Chips of the tournament."""
    # What the director of a tournament does.
    cup: CupStep | UnsetType = UNSET
    disqualify: Text | UnsetType = UNSET
    """Whoever sits there, for hidden chips: how it was seen."""
    ease_limits: tuple[Points, Points] | UnsetType = UNSET
    """Minimum and maximum."""
    re_buy: Yes | UnsetType = UNSET
    adjust_points: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | UnsetType = UNSET
    leave: Text | UnsetType = UNSET
    """The director lets the player go."""
    deem: Text | UnsetType = UNSET
    """The winners advance, and by discretion this player too: why."""
    decision: Text | UnsetType = UNSET
    pay_entrant: Owed | UnsetType = UNSET
    withdraw: Yes | UnsetType = UNSET
    # What staff do at the console.
    close_bets: Yes | UnsetType = UNSET
    no_spin: Text | UnsetType = UNSET
    result: Text | UnsetType = UNSET
    ball_at_rest: Yes | UnsetType = UNSET
    void: Text | UnsetType = UNSET
    malfunction: Text | UnsetType = UNSET
    """Of the seat's terminal; of the whole system where no seat is named."""
    records_confirm: bool | UnsetType = UNSET
    freeze: Text | UnsetType = UNSET
    correct: Text | UnsetType = UNSET
    """The number that the last round is settled by instead."""
    thaw: Yes | UnsetType = UNSET
    invalidate: Text | UnsetType = UNSET
    """The last round, or the one under way: a ground of the rule book, or a word of it. The wagers
    of a seat that is named are forfeited."""
    adjust: dict[Text, Text] | UnsetType = UNSET
    """All that lies on a wager of the last round counts on another."""
    void_person: Text | UnsetType = UNSET
    """The seat's wagers of the last round, or of the one under way."""
    forfeit: Text | UnsetType = UNSET
    """The seat's wagers of the last round, which was invalidated."""
    withhold_cents: Cents | UnsetType = UNSET
    open_case: Text | UnsetType = UNSET
    notify: Text | UnsetType = UNSET
    """The inspectorate, of every open case of the seat: how."""
    decide: Decision | UnsetType = UNSET
    """Every open case of the seat."""
    give_credit_cents: Cents | UnsetType = UNSET
    """Staff credit the seat."""
    give_voucher_cents: Cents | UnsetType = UNSET
    hand_back_cents: Cents | UnsetType = UNSET
    """Vouchers that were never wagered."""
    hand_pay_cents: Cents | UnsetType = UNSET
    write_off_cents: Cents | UnsetType = UNSET
    """Pay by hand what a terminal owes that is gone for good."""
    ticket: Paper | UnsetType = UNSET
    unlock: LockReason | UnsetType = UNSET
    tell_player: Text | UnsetType = UNSET
    raise_minimum_cents: Cents | UnsetType = UNSET
    """Of every kind of wager, for all players agree."""
    keep_limits: Yes | UnsetType = UNSET
    """Legacy limits for the player at the seat."""
    longer_legacy_h: Annotated[int, Meta(ge=1, le=24)] | UnsetType = UNSET
    agreed_maximum_cents: Cents | UnsetType = UNSET
    """Of every kind of wager, for the player at the seat alone."""
    spread: Text | UnsetType = UNSET
    """The table of odds of Spread-Bet that is on offer from now on, for all players agree."""
    void_spread: Text | UnsetType = UNSET
    """The Spread-Bets of the last round, or of the one under way."""
    jackpots: Jackpots | UnsetType = UNSET
    jackpot_spot: Text | UnsetType = UNSET
    """What is wrong with one."""
    approve_jackpot: Yes | UnsetType = UNSET
    """The last one that fell."""
    refuse_jackpot: Text | UnsetType = UNSET
    pay_jackpot: Yes | UnsetType = UNSET
    """The seat's share of it, by hand."""
    note_jackpot: WrongWager | UnsetType = UNSET
    """The seat's jackpot wager of the last round was registered incorrectly."""
    examine_ball: Text | UnsetType = UNSET
    """What a supervisor found."""
    close_table: Yes | UnsetType = UNSET
    shut_down: Text | UnsetType = UNSET
    recover: Yes | UnsetType = UNSET
    """Two people have the table ask its terminals for all that it has lost."""
    # What the wheel and the machines do. Without a seat the table is meant.
    sensor: Text | UnsetType = UNSET
    """The pocket that it reads."""
    power_cut: Yes | UnsetType = UNSET
    start: Yes | UnsetType = UNSET
    copy: Yes | UnsetType = UNSET
    """Of the table's journal, as a technician makes it each night."""
    put_back: Yes | UnsetType = UNSET
    """The table is started with that copy."""
    link: Link | UnsetType = UNSET
    printer: PrinterFault | UnsetType = UNSET
    rings_alike: Yes | UnsetType = UNSET
    """The display turns both rings of Spread-Bet the same way round."""
    display_stops: Yes | UnsetType = UNSET
    """It hears nothing more, and goes on showing what it shows."""
    controller: Controller | UnsetType = UNSET
    """Of the jackpots."""
    wait_s: Annotated[float, Meta(gt=0, le=600)] | UnsetType = UNSET


class ScenarioStep(Actions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    at: ScenarioMoment | None = None
    """None: wherever the round is."""
    seat: Seat | None = None
    earlier_round: bool = False
    """It is about the round before the present one."""
    refused: Text | None = None
    """It must be refused, and these words be among the reasons given."""
    why: Text = ""
    """Told with the step, and kept with the order."""

    @property
    def action(self) -> str:
        return self.actions[0]

    @property
    def actions(self) -> list[str]:
        return [name for name in ACTIONS if getattr(self, name) is not UNSET]


ACTIONS = tuple(field.name for field in fields(Actions))


class SeatDemand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    money_cents: dict[MoneyPlace, Cents]
    """What the scenario has brought to each place. Places that are not named have got nothing."""
    locks: list[LockReason] = field(default_factory=list)
    told: list[Text] = field(default_factory=list)
    """Facts that the terminal must have written, by their kind."""


class CupDemand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """By seat, as entrants are numbered."""

    points: dict[Seat, Annotated[int, Meta(ge=0)]]
    """That each holds, or held when the session ended."""
    phase: SessionPhase | None = None
    """Of the session; None: none is under way."""
    placing: list[list[Seat]] = field(default_factory=list)
    advancing: list[Seat] = field(default_factory=list)
    owed_cents: dict[Seat, Cents] = field(default_factory=dict)


class Demand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: list[Text]
    """The number that each round is settled by, or `void`."""
    seats: dict[Seat, SeatDemand]
    cases: int = 0
    """Left open for people to decide."""
    facts: list[Text] = field(default_factory=list)
    """Facts that the table must have written, by their kind."""
    cites: dict[str, list[Text]] = field(default_factory=dict)
    """By document: clauses that the table must have given as the reason."""
    cup: CupDemand | None = None
    """Of a tournament."""
    displayed: Text | None = None
    """The number that the public display must show, where that is of interest."""


class Scenario(Struct, frozen=True, kw_only=True):
    title: Text
    rulebooks: Annotated[list[str], Meta(min_length=1)]
    clauses: dict[str, list[Text]]
    """By document."""
    credit_cents: dict[Seat, Cents] = field(default_factory=dict)
    """The cast: who sits where, and the credit that staff give each."""
    seats: list[Seat] = field(default_factory=list)
    """The rest of the cast, who have no credit."""
    cup: dict[Text, str | int | bool] = field(default_factory=dict)
    """What is otherwise than in the terms that ship with Tapis, by the keys of that file."""
    steps: Annotated[list[ScenarioStep], Meta(min_length=1)]
    expect: Demand
    wagering_s: Annotated[int, Meta(ge=20, le=600)] = 40
    """Long enough for what happens in it. The clock ends it."""
    rings: list[Annotated[int, Meta(ge=0, le=99)]] = field(default_factory=list)
    """By how many pockets the inner ring of Spread-Bet is turned in each round."""
    levels: Levels = Levels.NONE
    """Of the jackpots."""
    story: str = ""
    name: str = ""
    """Of its file. Not written in it."""

    lines: tuple[int, ...] = ()
    """Where each step stands in it. Not written in it."""

    @property
    def cast(self) -> list[str]:
        return [*self.credit_cents, *self.seats]
