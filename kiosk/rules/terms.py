"""The shape of a rule book file: every section, key and type, as the schema it is checked against.

An item is `Cited`: it names the clauses it comes from, or says on what basis it stands where the
document is silent. Values that the documents disagree about are closed sets, so that a rule book
can only ask for what the engine does.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

import msgspec

from kiosk.rules.announced import MaxBetReading
from kiosk.rules.limits import Limit
from kiosk.rules.supernova import Several, VoidRound
from kiosk.rules.tomlfile import Key
from kiosk.rules.wagers import Kind


class Cited(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    clause: tuple[str, ...] = ()
    basis: str = ""


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rule document the clauses belong to."""

    id: str
    title: str
    issuer: str
    edition: str


class WheelTerms(Cited, frozen=True, kw_only=True):
    order: str


class FirstTerms(Cited, frozen=True, kw_only=True):
    """The wager at the corner of 1 and the zeros."""

    kind: Kind
    numbers: str


class NumberFreeTerms(Cited, frozen=True, kw_only=True):
    """A layout without the numbered areas, and the wagers it offers."""

    wagers: tuple[str, ...]


class LayoutTerms(Cited, frozen=True, kw_only=True):
    zeros: dict[str, tuple[float, float, float, float]]
    first: FirstTerms
    boxes: tuple[Kind, ...]
    number_free: NumberFreeTerms | None = None


class WagerTerms(Cited, frozen=True, kw_only=True):
    """A kind of wager: the document's name for it and its odds to one."""

    name: str
    pays: int
    zero_clause: tuple[str, ...] = ()
    zero_basis: str = ""


class PiecesTerms(Cited, frozen=True, kw_only=True):
    name: str
    pieces: dict[str, int]
    track: str = ""


class NeighboursTerms(Cited, frozen=True, kw_only=True):
    each_side: tuple[int, ...]
    track: str = ""


class FinalesTerms(Cited, frozen=True, kw_only=True):
    zero: str


class MaxBetTerms(Cited, frozen=True, kw_only=True):
    reading: MaxBetReading


class AnnouncedTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    section: dict[str, PiecesTerms] = {}
    zodiac: dict[str, PiecesTerms] = {}
    neighbours: NeighboursTerms | None = None
    finales: FinalesTerms | None = None
    max_bet: MaxBetTerms | None = None


class KindLimitTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minimum_cents: int
    maximum_cents: int
    unit_cents: int | None = None


class ShortStackTerms(Cited, frozen=True, kw_only=True):
    allowed: bool


class LimitTerms(Cited, frozen=True, kw_only=True):
    kinds: dict[Kind, KindLimitTerms]
    law: dict[Limit, Cited]
    short_stack: ShortStackTerms
    aggregate_minimum_cents: int | None = None
    aggregate_maximum_cents: int | None = None
    valid_unless_rejected: bool = False
    """A wager outside its limits is valid if nobody rejected it in time."""


class ClosedBy(StrEnum):
    """What may end a wagering period, and never before the shortest one is over."""

    CLOCK = "clock"
    SENSOR = "sensor"
    DEALER = "dealer"


class PeriodTerms(Cited, frozen=True, kw_only=True):
    shortest_s: int
    wagering_s: int
    closed_by: tuple[ClosedBy, ...] = ()
    """None: an earlier edition, under which anybody could end it at any time."""


class Winners(StrEnum):
    """What becomes of a winning stake."""

    RIDE = "ride"
    """It stays on the layout and is deducted again when the next wagering period opens."""
    RETURN = "return"
    """It comes home to the chip account."""


class SettlementTerms(Cited, frozen=True, kw_only=True):
    winners: Winners
    zero: Cited


class Tender(StrEnum):
    CASH = "cash"
    CHIPS = "chips"
    VOUCHER = "voucher"
    NOTE = "note"
    TICKET = "ticket"


class AccountTerms(Cited, frozen=True, kw_only=True):
    opened_by: tuple[Tender, ...]


class CashOutPeriod(StrEnum):
    WAGERING_PERIOD = "wagering-period"
    """Only while wagering is open, and only with no wager down."""
    BETWEEN_WAGERS = "between-wagers"
    """Whenever no wager is down."""


class CashOutWay(StrEnum):
    TICKET = "ticket"
    ATTENDANT = "attendant"


class CashOutTerms(Cited, frozen=True, kw_only=True):
    period: CashOutPeriod
    ways: tuple[CashOutWay, ...]


class NoSpinConsequence(StrEnum):
    RE_SPIN = "re-spin"
    """Wagers stand and the ball is spun again."""
    VOID = "void"
    """The round has no result and every wager is returned."""


class ReasonTerms(Cited, frozen=True, kw_only=True):
    id: str
    text: str


class ExaminedTerms(Cited, frozen=True, kw_only=True):
    """A supervisor examines the ball before it is spun again."""

    after: str
    """The reason of the no spin."""


class NoSpinTerms(Cited, frozen=True, kw_only=True):
    then: NoSpinConsequence
    revolutions: int
    reasons: tuple[ReasonTerms, ...]
    examined: ExaminedTerms | None = None
    every_round: str = ""
    """The reason that voids every round that it affected; by the others earlier rounds stand.
    Empty: there is none, or it is an earlier edition, by which any reason reached back."""
    early_rest: str = ""
    """The reason by which a ball that rests within the wagering period is no spin, and nothing
    else. Empty: the document says nothing of it, or it is an earlier edition."""


class FaultBoundary(StrEnum):
    """The moment that decides what a terminal's malfunction does to its wagers."""

    RESULT_CONFIRMED = "result_confirmed"
    PERIOD_EXPIRED = "period_expired"
    REGISTERED = "registered"


class LostSlip(StrEnum):
    """What becomes of a slip that reaches the table after the time for slips."""

    RETURNED = "returned"
    RECORDS = "records"
    """Staff confirm it from the records, as any wager after a malfunction."""


class FaultTerms(Cited, frozen=True, kw_only=True):
    boundary: FaultBoundary
    system: Cited
    unprovable: Cited
    lost_slip: LostSlip = LostSlip.RETURNED


class CorrectionTerms(Cited, frozen=True, kw_only=True):
    freeze_all: bool
    later_rounds_stand: Cited


class Prevails(StrEnum):
    """Whose number counts when a screen shows another one."""

    WHEEL = "wheel"
    TERMINAL = "terminal"


class DisplayTerms(Cited, frozen=True, kw_only=True):
    prevails: Prevails
    management_confirms: bool = False
    """A number that differs from the sensor's is paid only after a supervisor confirmed it."""
    failure: Cited | None = None
    """The game is shut down at once when players cannot learn the result."""


class AtOnce(StrEnum):
    """When new limits may apply without waiting for the notice to run out."""

    NO_PLAYERS = "no-players"
    ALL_AGREE = "all-agree"
    NOT_RAISING_MINIMUM = "not-raising-minimum"


class LimitNoticeTerms(Cited, frozen=True, kw_only=True):
    minutes: int
    at_once_if: tuple[AtOnce, ...]


class ClosingNoticeTerms(Cited, frozen=True, kw_only=True):
    minutes: int


class NoticeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limits: LimitNoticeTerms
    closing: ClosingNoticeTerms


class LegacyTerms(Cited, frozen=True, kw_only=True):
    hours: int


class AgreedTerms(Cited, frozen=True, kw_only=True):
    """Other limits than the table's may be agreed with one player, under a marker."""

    above_maximum_only: bool = False
    """Only to let the player wager more than the table's maximum (S4 4.4)."""


class IdleTerms(Cited, frozen=True, kw_only=True):
    """Who makes no wager for so long may be asked to give up the place."""

    rounds: int


class AdjustTerms(Cited, frozen=True, kw_only=True):
    """A wager is settled as if it had lain where it should have."""

    for_the_player: bool = False
    """Strict settlement would be unfair to him: nothing is taken from anybody by it."""


class VoidPersonTerms(Cited, frozen=True, kw_only=True):
    """The wagers of somebody who broke the rules have no result and go back."""

    breaches: tuple[str, ...]
    """The clauses that he can have broken for this."""


class ForfeitTerms(Cited, frozen=True, kw_only=True):
    """The wagers of somebody whose fraud invalidated the game are the house's."""

    invalidated_by: str
    """The clause by which alone the game can have been invalidated for this."""


class RemedyTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What staff may do to the wagers of one player once they are made. What the document does
    not name nobody can order."""

    adjust: AdjustTerms | None = None
    void: VoidPersonTerms | None = None
    forfeit: ForfeitTerms | None = None


class PromotionalTerms(Cited, frozen=True, kw_only=True):
    stake_spent: bool


class WithholdTerms(Cited, frozen=True, kw_only=True):
    hours: int | None = None


class InvalidGameTerms(Cited, frozen=True, kw_only=True):
    reasons: tuple[str, ...]
    clauses: tuple[tuple[str, ...], ...] = ()
    """Those of each reason. Earlier editions do not tell them apart."""


class VoidTerms(Cited, frozen=True, kw_only=True):
    closed_list: bool
    """A round is void by what this rule book names, with its clause, and by nothing else."""


class RulesTextTerms(Cited, frozen=True, kw_only=True):
    on_screen_prevails: bool


class SpreadOptionTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    label: str
    low: int
    high: int
    pays: int


class SpreadTableTerms(Cited, frozen=True, kw_only=True):
    options: tuple[SpreadOptionTerms, ...]


class SpreadTerms(Cited, frozen=True, kw_only=True):
    tables: dict[str, SpreadTableTerms]
    malfunction: Cited
    selected: str = ""
    """The table that a new table begins with. Empty: none, until staff select one."""
    limits: KindLimitTerms | None = None
    """Those of each betting area. None, of earlier editions: it was not offered."""
    in_aggregate: bool = False
    """Whether these stakes count to the limits of all wagers together."""


class SeveralTerms(Cited, frozen=True, kw_only=True):
    winners: Several


class VoidRoundTerms(Cited, frozen=True, kw_only=True):
    drawn: VoidRound
    """What those come to that were drawn before."""


class SupernovaTerms(Cited, frozen=True, kw_only=True):
    """Jackpots. The amount of the wager and the levels are the controller's."""

    several: SeveralTerms
    void_round: VoidRoundTerms
    no_main_wager: Cited
    """A jackpot wager without a wager on the layout goes back."""
    failure: Cited
    """Without a draw they go back."""
    sensors: Cited
    """Where they do not work it is not offered."""
    approval: Cited
    """By the inspector, from an amount on that the house sets."""
    answer_s: int
    """How long the table waits for the draw, from no more bets on."""
    in_aggregate: bool = False
    """Whether the wager counts to the limits of all wagers together."""


class Topic(StrEnum):
    WAGERING = "wagering"
    SETTLEMENT = "settlement"
    IRREGULARITIES = "irregularities"
    GENERAL = "general"
    JACKPOTS = "jackpots"


class StatementTerms(Cited, frozen=True, kw_only=True):
    """A rule that steers people rather than the engine, in our own words, for the rules screen."""

    topic: Topic
    text: str


class RuleBookTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole rule book file."""

    id: str
    title: str
    document: Document
    wheel: WheelTerms
    layout: LayoutTerms
    wagers: dict[Kind, WagerTerms]
    announced: AnnouncedTerms
    limits: LimitTerms
    period: PeriodTerms
    settlement: SettlementTerms
    account: AccountTerms
    cash_out: CashOutTerms
    no_spin: NoSpinTerms
    faults: FaultTerms
    correction: CorrectionTerms
    display: DisplayTerms
    notices: NoticeTerms
    withhold: WithholdTerms
    rules_text: RulesTextTerms
    statements: tuple[StatementTerms, ...] = ()
    legacy: LegacyTerms | None = None
    agreed_limits: AgreedTerms | None = None
    idle: IdleTerms | None = None
    remedies: RemedyTerms = RemedyTerms()
    complaint: Cited | None = None
    """Whoever still complains is told of the right to consult an inspector."""
    promotional: PromotionalTerms | None = None
    invalid_game: InvalidGameTerms | None = None
    void: VoidTerms | None = None
    spread_bet: SpreadTerms | None = None
    supernova: SupernovaTerms | None = None
    tournament: Cited | None = None
    """Where the document has rules for tournaments. None: no tournament is played by it."""


def walk(node: object, key: Key = ()) -> Iterator[tuple[Key, Cited]]:
    """Every cited item below a node, with the key it stands under."""
    if isinstance(node, Cited):
        yield key, node
    if isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from walk(getattr(node, name), (*key, name))
    elif isinstance(node, Mapping):
        for name, entry in node.items():
            yield from walk(entry, (*key, name))
    elif isinstance(node, tuple):
        for index, entry in enumerate(node):
            yield from walk(entry, (*key, index))


def cited_clauses(terms: RuleBookTerms) -> set[str]:
    clauses = {clause for _, item in walk(terms) for clause in item.clause}
    for wager in terms.wagers.values():
        clauses.update(wager.zero_clause)
    void, forfeit = terms.remedies.void, terms.remedies.forfeit
    clauses.update(void.breaches if void else ())
    clauses.update([forfeit.invalidated_by] if forfeit else ())
    return clauses
