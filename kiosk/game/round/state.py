"""What each machine knows of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from kiosk.game.bounds import Count, Text, Told, Word
from kiosk.game.remedies.judged import Judged, counted
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.settling import Numbers
from kiosk.game.spread.state import SpreadRound
from kiosk.game.supernova.state import SupernovaRound

ROUNDS_KEPT = 100
"""How many past rounds can still be shown and corrected."""


class TerminalPhase(StrEnum):
    IDLE = "idle"
    """No wagering period; the last round, if any, is settled."""
    BETTING = "betting"
    CLOSING = "closing"
    """The slip was sent; the table has not answered."""
    SPINNING = "spinning"
    """The slip is registered, or there was none."""


class SentSlip(Struct, frozen=True):
    round: int
    key: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]
    """Stakes made with vouchers, by wager."""
    vouchers: Mapping[str, str]
    short_stack: bool = False
    jackpot_cents: int = 0
    """The jackpot wager, which is not among the stakes."""


class SlipVoid(Told, frozen=True, kw_only=True):
    """Wagers of one terminal that do not count, in a round that does."""

    reason: Text
    clauses: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()
    number: Word = ""
    """What the round came to, where the result was there before."""
    cents: Count = 0
    """What went back before the result. After it, the stakes themselves are known."""


class PlayedRound(Struct, frozen=True):
    """A settled round, with all it takes to settle it again."""

    round: int
    account: int
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]
    outcome: str | None
    settlement: int
    winnings_cents: int
    returned_cents: int
    vouchers: Mapping[str, int]
    """The vouchers it spent."""
    owed_cents: int = 0
    """What its corrections found to be gone, for the table to open a case."""
    owed_ticket: str = ""
    """The ticket it left with, if there is one."""
    judged: Judged | None = None
    """How it counts since staff put it right."""
    ring: int | None = None
    """By how many pockets the inner ring of Spread-Bet was turned. None: nothing was paid by it."""
    spread_void: str = ""
    """Why not, where Spread-Bets were void."""
    jackpot_cents: int = 0
    """The jackpot wager, if it was played."""
    void: SlipVoid | None = None
    """The round counted, and the wagers made here did not."""

    @property
    def number(self) -> str | None:
        """That came up, whether or not the wagers made here counted. None: the round did not."""
        return self.outcome or (self.void.number if self.void else "") or None

    @property
    def change(self) -> int:
        return self.judged.change if self.judged else 0

    @property
    def counts_on(self) -> Mapping[str, int]:
        return counted(self.judged, self.stakes, self.promotional)


class RoundAtTerminal(Struct, frozen=True, kw_only=True):
    phase: TerminalPhase = TerminalPhase.IDLE
    number: int = 0
    sent: SentSlip | None = None
    riding: Mapping[str, int] = field(default_factory=dict)
    played: Mapping[int, PlayedRound] = field(default_factory=dict)
    no_spins: int = 0
    """How often the present round was called off and spun again."""
    period_s: int = 0
    """How long its wagering period is, or was. 0: there has been none."""
    void: SlipVoid | None = None
    """The wagers of the present round went back, and it goes on."""


class TablePhase(StrEnum):
    SHUT = "shut"
    """The table is not open for play."""
    IDLE = "idle"
    BETTING = "betting"
    CLOSING = "closing"
    """Wagering is over; slips are being registered."""
    SPINNING = "spinning"


UNDER_WAY = (TablePhase.BETTING, TablePhase.CLOSING, TablePhase.SPINNING)


class SlipStatus(StrEnum):
    REGISTERED = "registered"
    REFUSED = "refused"
    VOID = "void"
    IN_QUESTION = "in_question"
    """Staff must confirm it from the records."""
    FORFEITED = "forfeited"


class TableSlip(Struct, frozen=True):
    key: str
    status: SlipStatus
    stakes: Mapping[str, int] = field(default_factory=dict)
    promotional: Mapping[str, int] = field(default_factory=dict)
    short_stack: bool = False
    reported: int = 0
    """The number of the settlement that the terminal last told of."""
    reason: str = ""
    """Why it was refused or voided."""
    clauses: tuple[str, ...] = ()
    expected_cents: int = 0
    """What it earned by the settlement that was last told of, as the table computes it."""
    owed_cents: int = 0
    """What of an earlier settlement the player no longer had."""
    judged: Judged | None = None
    """How it counts since staff put it right."""
    change_reported: int = 0
    """As which the terminal has settled it."""
    malfunctions: tuple[str, ...] = ()
    """The clauses of those for which the records had to be asked about it."""
    jackpot_cents: int = 0
    """The jackpot wager, which is not among the stakes."""
    taken: tuple[int, int] = (0, 0)
    """As which it is in the takings: what was wagered with it, and what it was paid."""

    @property
    def change(self) -> int:
        return self.judged.change if self.judged else 0

    @property
    def counts_on(self) -> Mapping[str, int]:
        return counted(self.judged, self.stakes, self.promotional)

    @property
    def counted_cents(self) -> int:
        return self.expected_cents + self.owed_cents

    def settled(
        self, settlement: int, *, expected_cents: int, owed_cents: int, change: int = 0
    ) -> "TableSlip":
        """No more can be owed than the settlement before gave."""
        most_cents = self.owed_cents + max(0, self.expected_cents - expected_cents)
        return replace(
            self,
            reported=settlement,
            expected_cents=expected_cents,
            owed_cents=min(owed_cents, most_cents),
            change_reported=change,
        )


class TableRound(Struct, frozen=True):
    round: int
    slips: Mapping[str, TableSlip] = field(default_factory=dict)
    outcome: str | None = None
    settlement: int = 0
    """0 while unsettled, 1 for the first result, more for its corrections."""
    void: bool = False
    reason: str = ""
    """Why it was voided."""
    clauses: tuple[str, ...] = ()
    ball_at_rest: bool = False
    rested_early: bool = False
    """It came to rest while wagering was open."""
    sensed: str = ""
    """The pocket that the sensor read."""
    entered_by: str = ""
    """Who confirmed the number, or corrected it last."""
    no_spins: tuple[str, ...] = ()
    """Why it was called off and spun again, each time."""
    warned: tuple[WheelWarning, ...] = ()
    """What the wheel has found wrong with the present spin."""
    examined: int = 0
    """How many of those there were when the ball was last examined."""
    spread: SpreadRound | None = None
    """None: Spread-Bet was not on offer."""
    supernova: SupernovaRound | None = None
    """None: there were no jackpot wagers, or they are not sent yet."""

    @property
    def ring(self) -> int | None:
        """By which Spread-Bets are paid. None: those that there are go back."""
        return self.spread.paid_ring if self.spread else None

    @property
    def numbers(self) -> Numbers:
        return Numbers(self.outcome, self.ring)

    @property
    def spread_void(self) -> str:
        """Why they go back."""
        void = self.spread.void if self.spread else None
        return void.fault if void else ""

    @property
    def over(self) -> bool:
        return self.settlement > 0 or self.void

    def check(self) -> None:
        numbered = self.outcome is not None or self.void or self.settlement > 1
        assert self.settlement == 0 or numbered, f"round {self.round} is settled without a number"


class RoundAtTable(Struct, frozen=True, kw_only=True):
    phase: TablePhase = TablePhase.SHUT
    number: int = 0
    period_s: int = 0
    opened_ms: int = 0
    """When the present round was opened, later by as long as its wagering period stood still."""
    stopped_ms: int = 0
    """Since when it stands still. 0: it does not."""
    kept: Mapping[int, TableRound] = field(default_factory=dict)
    """The present round and those before it, as far as they can still be corrected."""
    past_changes: int = 0
    """How often a round that is over has changed, ended or been forgotten."""
    earlier: tuple[str, ...] = ()
    """The winning numbers of rounds that are not kept any more, newest first: statistics look
    further back than corrections."""

    @property
    def current(self) -> TableRound:
        return self.kept[self.number]

    def with_round(self, played: TableRound) -> "RoundAtTable":
        played.check()
        return replace(
            self,
            kept={**self.kept, played.round: played},
            past_changes=self.past_changes + played.over,
        )

    def with_slip(self, number: int, seat: str, slip: TableSlip) -> "RoundAtTable":
        played = self.kept[number]
        return self.with_round(replace(played, slips={**played.slips, seat: slip}))
