"""Why a command was not obeyed: a value that travels, is written down and is put into words."""

from collections.abc import Callable
from enum import StrEnum, auto
from typing import Annotated, Concatenate, ParamSpec

import msgspec
from msgspec import Meta, Struct

from kiosk.game.bounds import Integer, Text, Word
from kiosk.rules.limits import Limit
from kiosk.rules.points import Points
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.rules.tournament.betting import PointLimit


class Reason(StrEnum):
    """Each is its own name in small letters. They stand in journals, so that none is renamed."""

    # What the moment does not allow.
    WAGERING_CLOSED = auto()
    TOUCHED_EARLY = auto()
    WAGERING_OPEN = auto()
    NO_ROUND = auto()
    WRONG_ROUND = auto()
    WAGERS_DOWN = auto()
    NOT_CASH_OUT_PERIOD = auto()
    NOT_SENT = auto()
    ALREADY_SETTLED = auto()
    NOT_SETTLED = auto()
    SLIPS_OUTSTANDING = auto()
    SLIP_LATE = auto()
    FALSE_RECEIPT = auto()
    FALSE_ANCHOR = auto()
    KEY_REVOKED = auto()
    CERTIFICATE_REVOKED = auto()
    FALSE_FILM = auto()
    FILMS_FULL = auto()
    FILM_HELD = auto()
    TABLE_CLOSED = auto()
    TABLE_OPEN = auto()
    TABLE_REFUSES = auto()
    NO_TABLE = auto()
    OUT_OF_SERVICE = auto()
    # What the account does not allow.
    FROZEN = auto()
    NOT_FROZEN = auto()
    LOCKED = auto()
    NOT_LOCKED = auto()
    NO_CREDIT = auto()
    NO_ACCOUNT = auto()
    ACCOUNT_OPEN = auto()
    MONEY_LEFT = auto()
    CASE_OPEN = auto()
    DISPUTE_OPEN = auto()
    DISPUTE_TAKEN = auto()
    ROUND_UNDER_WAY = auto()
    PAYMENT_PENDING = auto()
    TICKET_IN_CHUTE = auto()
    NO_PAYMENT = auto()
    CREDIT_CHANGED = auto()
    CREDIT_LIMIT = auto()
    # What the slip does not allow.
    UNKNOWN_WAGER = auto()
    UNKNOWN_POCKET = auto()
    DOES_NOT_FIT = auto()
    WAGER_OUTSIDE_LIMITS = auto()
    TOTAL_OUTSIDE_LIMITS = auto()
    NOTHING_THERE = auto()
    UNKNOWN_FAVOURITE = auto()
    UNKNOWN_VOUCHER = auto()
    TENDER_NOT_TAKEN = auto()
    WAY_NOT_OFFERED = auto()
    TIPS_NOT_TAKEN = auto()
    BAD_AMOUNT = auto()
    BAD_LIMITS = auto()
    NO_MINIMUM_OUTLAY = auto()
    MORE_THAN_THERE = auto()
    BAD_MESSAGE = auto()
    KEY_REUSED = auto()
    BAD_NAME = auto()
    NAME_TAKEN = auto()
    # What the player has asked to be kept from.
    OWN_TIME_LIMIT = auto()
    OWN_LOSS_LIMIT = auto()
    OWN_LIMIT_RAISED = auto()
    ON_A_BREAK = auto()
    BREAK_TOO_SHORT = auto()
    REALITY_CHECK = auto()
    CHECK_HELD = auto()
    # What the person may not do.
    UNKNOWN_STAFF = auto()
    NOT_ALLOWED = auto()
    SECOND_PERSON = auto()
    SECOND_ROLE = auto()
    NOT_SIGNED_IN = auto()
    WRONG_PIN = auto()
    NO_WHY = auto()
    ORDER_NOT_KEPT = auto()
    STATE_CHANGED = auto()
    STAFF_BARRED = auto()
    STAFF_LOCKED_OUT = auto()
    STAFF_HERE = auto()
    NO_VISIT = auto()
    DOOR_SHUT = auto()
    UNKNOWN_SETTING = auto()
    BAD_SETTING = auto()
    LAST_SUPERVISOR = auto()
    LAST_TWO_SUPERVISORS = auto()
    NOT_INDEPENDENT = auto()
    ABOVE_ALL_LIMITS = auto()
    MACHINE_BARRED = auto()
    NOT_GUESSING = auto()
    NO_CHANGE = auto()
    NO_BOX = auto()
    BOXES_UNCOUNTED = auto()
    STAFF_FULL = auto()
    BAD_TEXT = auto()
    SAME_PIN = auto()
    SIGNED_OUT = auto()
    NO_RECORDS = auto()
    NOT_CONFIRMED = auto()
    WITHDRAWN = auto()
    NOT_WAITING = auto()
    ASKED_ANEW = auto()
    # What the ticket does not allow.
    UNKNOWN_TICKET = auto()
    BAD_NUMBER = auto()
    TICKET_PAID = auto()
    TICKET_HELD = auto()
    TICKET_WITHHELD = auto()
    TICKET_EXPIRED = auto()
    TICKET_NOT_ISSUED = auto()
    TICKET_OF_OTHER_TABLE = auto()
    FLOOR_AWAY = auto()
    FLOOR_CUT = auto()
    TICKET_OF_OTHER_AMOUNT = auto()
    TICKET_ISSUED = auto()
    PRINTER_NOT_READY = auto()
    TICKET_TOO_LARGE = auto()
    NO_TICKET = auto()
    NO_NOTE = auto()
    NOTE_NOT_TAKEN = auto()
    NOT_READ = auto()
    NO_DOUBT = auto()
    WORTH_KNOWN = auto()
    WORTH_UNKNOWN = auto()
    NO_SUCH_NOTE = auto()
    # What the rule book does not allow.
    PERIOD_TOO_SHORT = auto()
    PERIOD_TOO_LONG = auto()
    PERIOD_NOT_OVER = auto()
    NOT_CLOSED_BY = auto()
    BALL_RESTED_EARLY = auto()
    BALL_UNEXAMINED = auto()
    UNKNOWN_REASON = auto()
    NOTICE_NEEDED = auto()
    NOT_DUE = auto()
    NO_SPREAD = auto()
    UNKNOWN_SPREAD = auto()
    SPREAD_SELECTED = auto()
    SPREAD_NOT_OFFERED = auto()
    SPREAD_VOID = auto()
    RING_DRAWN = auto()
    NOT_THE_RING = auto()
    RING_SEALED = auto()
    NO_SUPERNOVA = auto()
    SUPERNOVA_OPEN = auto()
    SUPERNOVA_CLOSED = auto()
    SUPERNOVA_CHECKED = auto()
    SUPERNOVA_NOT_OFFERED = auto()
    SUPERNOVA_ONCE = auto()
    SUPERNOVA_APART = auto()
    FALSE_DRAW = auto()
    NO_JACKPOT = auto()
    JACKPOT_DECIDED = auto()
    JACKPOT_PLAYER_GONE = auto()
    JACKPOT_AT_TERMINAL = auto()
    JACKPOT_NOTED = auto()
    NO_LEGACY = auto()
    NOT_LEGACY = auto()
    MAY_NOT_KEEP = auto()
    NO_AGREEMENT = auto()
    NOT_AGREED = auto()
    ONLY_ABOVE_MAXIMUM = auto()
    NOT_TO_EXAMINE = auto()
    NO_INVALIDATION = auto()
    NO_CLAUSE = auto()
    EARLIER_STANDS = auto()
    NO_FRAUD = auto()
    NONE_DECLARED = auto()
    NO_GAIN = auto()
    NOT_INVALIDATED = auto()
    SENSOR_DIFFERS = auto()
    JOURNAL_CUT = auto()
    TABLE_CUT = auto()
    CLOCK_DOUBTED = auto()
    CLOCK_NOT_DOUBTED = auto()
    RECOVERING = auto()
    NOT_RECOVERING = auto()
    WRITTEN_OFF = auto()
    CONNECTED = auto()
    RECORD_AWAY = auto()
    TAKEN_OVER = auto()
    BAD_LINE = auto()
    UNKNOWN_SEAT = auto()
    UNKNOWN_CASE = auto()
    TOO_OLD = auto()
    SAME_NUMBER = auto()
    NO_MALFUNCTION = auto()
    # What a tournament does not allow.
    TOURNAMENT_NOT_OFFERED = auto()
    NO_TOURNAMENT = auto()
    TOURNAMENT_OPEN = auto()
    TOURNAMENT_CANCELLED = auto()
    TOURNAMENT_ON = auto()
    TOURNAMENT_FULL = auto()
    BAD_TERMS = auto()
    ENTRIES_CLOSED = auto()
    NOT_ENDORSED = auto()
    NO_WILD_CARD = auto()
    UNKNOWN_ENTRANT = auto()
    ENTRANT_OUT = auto()
    ENTRANT_TWICE = auto()
    NOT_THIS_HEAT = auto()
    NUMBER_OF_PLAYERS = auto()
    SEAT_TAKEN = auto()
    NOT_SEATED = auto()
    LOT_DUE = auto()
    LIVE_CREDIT = auto()
    NO_SESSION = auto()
    SESSION_UNDER_WAY = auto()
    SESSION_NOT_OVER = auto()
    SESSION_RECORDED = auto()
    SESSION_TO_END = auto()
    NOT_IN_SESSION = auto()
    LIMITS_AGAINST_PLAYERS = auto()
    NO_RE_BUY = auto()
    BAD_POINTS = auto()
    POINTS_DO_NOT_FIT = auto()
    POINTS_OUTSIDE_LIMITS = auto()
    POINTS_BELOW = auto()
    TIED = auto()
    NOT_TIED = auto()
    FINAL = auto()
    NOT_FINAL = auto()
    NOT_DECIDED = auto()
    NO_DISCRETION = auto()
    NO_BONUS = auto()
    NOTHING_OWED = auto()
    STILL_OWED = auto()
    FALSE_RESULTS = auto()
    RESULTS_KNOWN = auto()
    # What the jackpot controller does not allow.
    BAD_LEVELS = auto()
    RETURN_TOO_HIGH = auto()
    LINK_STARTED = auto()
    LINK_STOPPED = auto()
    HITS_PENDING = auto()
    TRIGGER_SEALED = auto()
    TRIGGER_NOT_DUE = auto()
    NOT_THE_TRIGGER = auto()
    UNKNOWN_LEVEL = auto()
    LEVEL_STOPPED = auto()
    UNKNOWN_TABLE = auto()
    UNKNOWN_HIT = auto()
    SHARE_PAID = auto()
    ROUND_CONFIRMED = auto()
    ROUND_VOID = auto()
    NOT_DRAWN = auto()
    WAGER_ADJUSTED = auto()
    JACKPOTS_CUT = auto()


LATE_BEFORE = "it came after the time for slips"
"""What journals of before hold for `SLIP_LATE`."""


class _Coded(Struct, frozen=True):
    reason: Reason


class Refusal(_Coded, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A code and what it is about: what goes with the code, and nothing else, is given."""

    seat: Word | None = None
    name: Word | None = None
    """Of a person, a favourite or a setting."""
    role: Word | None = None
    order: Word | None = None
    """What a person wanted to do."""
    round: Integer | None = None
    phase: Word | None = None
    pocket: Word | None = None
    wager: Word | None = None
    cents: Integer | None = None
    limit: Limit | None = None
    limit_cents: Integer | None = None
    clauses: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    """Of the rule documents, by which the limit or the period is what it is."""
    period_s: Integer | None = None
    shortest_s: Integer | None = None
    longest_s: Integer | None = None
    time_ms: Integer | None = None
    seq: Integer | None = None
    """Of the last fact of a journal, and below of the one that was seen before."""
    seen_seq: Integer | None = None
    key: Word | None = None
    case: Word | None = None
    number: Word | None = None
    """The last digits of a ticket's."""
    tender: Tender | None = None
    way: CashOutWay | None = None
    locks: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    value: Integer | None = None
    points: Points | None = None
    point_limit: PointLimit | None = None
    because: Text | None = None
    """What a person or another machine said: no words of ours."""
    cause: Reason | None = None
    """Why the table refuses what a terminal asked of it."""

    def __str__(self) -> str:
        """As journals and logs hold it: the code, then its details if there are any."""
        details = msgspec.to_builtins(self)
        code: str = details.pop("reason")
        return f"{code} {msgspec.json.encode(details).decode()}" if details else code


def read_refusal(text: str) -> Refusal | None:
    """What a journal holds. None: words of a person, or of a version that wrote sentences."""
    if text == LATE_BEFORE:
        return Refusal(Reason.SLIP_LATE)
    code, _, details = text.partition(" ")
    try:
        return msgspec.convert(
            {**msgspec.json.decode(details or "{}", type=dict), "reason": code}, Refusal
        )
    except msgspec.MsgspecError:
        return None


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """The command is refused; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def reason(self) -> Reason:
        return self.refusal.reason


P = ParamSpec("P")


def _unless(refusal: Callable[P, Refusal]) -> Callable[Concatenate[bool, P], None]:
    def require(condition: bool, /, *args: P.args, **details: P.kwargs) -> None:
        if not condition:
            raise Refused(refusal(*args, **details))

    return require


require = _unless(Refusal)
"""`require(there, Reason.UNKNOWN_SEAT, seat=seat)`: takes what `Refusal` takes."""
