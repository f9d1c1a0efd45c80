"""The terms and conditions of a tournament (S3 5.4): a file, checked as a rule book is.

A letter behind a field is the item of 5.4 which the casino operator determines by it.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from kiosk.rules.points import Points
from kiosk.rules.tournament.moment import moment_ms
from kiosk.rules.wagers import Kind

Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Words: TypeAlias = Annotated[str, Meta(max_length=2000)]

CANCEL_DAYS = 7
"""Before the beginning of a tournament: the least for a refund of the entry fee (S3 5.6)."""


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class ChipKind(StrEnum):
    """What players bet with decides what becomes of it at the end of a session (S3 5.3, 5.25)."""

    VALUE = "value"
    """Theirs to keep, at its value (S3 5.25(a))."""
    TOURNAMENT = "tournament"
    """Goes back to the float (S3 5.25(b), 1.1 Tournament Chips)."""
    REDEMPTION = "redemption"
    """Redeemed at a rate that is fixed before (S3 5.25(c), 1.1 Tournament Redemption Chips)."""
    NON_VALUE = "non-value"
    """Redeemed at the rate that is marked up (S3 5.25(d))."""


class Eliminated(StrEnum):
    """Whether one who lost all in the final (5.19) may have a prize: the document does not say."""

    BY_SPIN = "by-spin"
    """Whoever was in longer is placed before."""
    SHARE = "share"
    """All hold nothing, so that all hold an equal value (5.33)."""
    NONE = "none"


class EntryTerms(Section, frozen=True, kw_only=True):
    form: Words  # a
    fee_cents: Count = 0  # c
    entrants_max: Some  # h
    wild_cards: Count = 0
    cancel_days: Annotated[int, Meta(ge=CANCEL_DAYS, le=365)] = CANCEL_DAYS
    """Who cancels not less than so many days before has the fee back (5.6)."""


class ChipTerms(Section, frozen=True, kw_only=True):
    kind: ChipKind
    points: Some  # e
    """That each player starts a session with."""
    buy_in_cents: Count = 0  # d
    redemption_cents: Count = 0  # f
    """For every `redemption_points`."""
    redemption_points: Some = 1
    rebuys: Annotated[int, Meta(ge=0, le=10)] = 0
    """How often a player may supplement the buy-in in a session (5.22), each time by `points`."""
    rebuy_until_spin: Count = 0


class PointLimits(Section, frozen=True, kw_only=True):
    minimum: Some  # g
    """In all, on every spin (5.15)."""
    maximum: Some
    """In all, on one spin."""
    unit: Some = 1
    """Unless it is stated, wagers need not be multiples of anything (5.21)."""
    kinds: dict[Kind, Some] = {}
    """The most on one spot of a kind, where that is less than on all."""


class Raise(Section, frozen=True, kw_only=True):
    """Limits of a later part of a session, announced before it begins (5.21)."""

    from_spin: Annotated[int, Meta(ge=2, le=1000)]
    minimum: Some
    maximum: Some


class SessionTerms(Section, frozen=True, kw_only=True):
    spins: Annotated[int, Meta(ge=0, le=1000)] = 0  # j
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """Instead of a number of spins; then come three more, which are announced."""
    players_min: Annotated[int, Meta(ge=2, le=10)] = 2
    players_max: Annotated[int, Meta(ge=2, le=10)] = 10


class PlayOffTerms(Section, frozen=True, kw_only=True):
    """S3 1.1 Play-Off."""

    spins: Annotated[int, Meta(ge=1, le=100)]  # l
    points: Some
    """An equal number for each, not above that of the buy-in (5.23)."""


class AdvanceTerms(Section, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=9)]  # i
    """Of each table."""
    discretionary: Words = ""
    """On which conditions others may be deemed winners too (5.27). Empty: nobody is."""


class Prize(Section, frozen=True, kw_only=True):
    title: Title
    cents: Some


class Scheduled(Section, frozen=True, kw_only=True):
    """S3 1.1 Tournament Schedule, 1.1 Heat."""

    title: Title
    heat: Some
    at: Title
    """Day and time, as it is told to entrants."""


class TournamentTerms(Section, frozen=True, kw_only=True):
    """S3 1.1 Terms and Conditions."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    title: Title
    begins: Annotated[str, Meta(max_length=30)] = ""
    """By which an entry is cancelled in time (5.6). Empty: when the tournament is opened."""
    conditions: Words = ""  # b
    """What else the house says to entrants."""
    entry: EntryTerms
    chips: ChipTerms
    limits: PointLimits
    session: SessionTerms
    play_off: PlayOffTerms
    advance: AdvanceTerms
    prizes: Annotated[tuple[Prize, ...], Meta(min_length=1, max_length=50)]  # k
    """By place, from the first on."""
    eliminated: Eliminated = Eliminated.BY_SPIN
    bonus: Annotated[tuple[Prize, ...], Meta(max_length=20)] = ()  # m
    schedule: Annotated[tuple[Scheduled, ...], Meta(min_length=1, max_length=100)]  # n
    raises: Annotated[tuple[Raise, ...], Meta(max_length=20)] = ()

    @property
    def stack(self) -> Points:
        return Points(self.chips.points)

    @property
    def heats(self) -> int:
        """The last of them is the final."""
        return max(scheduled.heat for scheduled in self.schedule)

    @property
    def begins_ms(self) -> int | None:
        return moment_ms(self.begins) if self.begins else None

    def limits_at(self, spin: int) -> PointLimits:
        """Of a spin, counted from one."""
        limits = self.limits
        for raised in self.raises:
            if spin >= raised.from_spin:
                limits = PointLimits(
                    minimum=raised.minimum,
                    maximum=raised.maximum,
                    unit=limits.unit,
                    kinds=limits.kinds,
                )
        return limits

    def worth_cents(self, held: Points) -> int:
        """What a player has for the chips that he holds at the end of a session (5.25)."""
        chips = self.chips
        if chips.kind is ChipKind.TOURNAMENT:
            return 0
        return held.count * chips.redemption_cents // chips.redemption_points
