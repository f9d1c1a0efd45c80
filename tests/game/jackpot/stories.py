"""A controller and its chance in one place, for tests of the machine alone."""

from dataclasses import dataclass, field
from random import Random

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import commitment_of, trigger_of
from kiosk.game.jackpot.machine import apply, decide
from kiosk.game.jackpot.state import Controller, Level, TableAt
from kiosk.game.jackpot.values import PARTS, JackpotTerms, LevelTerms
from kiosk.game.refusal import Reason, Refused
from kiosk.rules.supernova import Several

MAJOR = LevelTerms(
    name="Major",
    reset_cents=100_000,
    limit_cents=200_000,
    increment_bp=300,
    hidden_bp=100,
    approval_cents=150_000,
)
MINOR = LevelTerms(name="Minor", reset_cents=1000, limit_cents=2000, increment_bp=500, hidden_bp=50)
TERMS = JackpotTerms(wager_cents=500, most_return_bp=9500, levels=(MAJOR, MINOR))
PEOPLE = ("ann", "bob", "eve")


@dataclass
class Story:
    """`tell` commands, and let `chance` draw triggers as the service does."""

    terms: JackpotTerms = TERMS
    chance: Random = field(default_factory=lambda: Random(1))
    state: Controller = field(default_factory=Controller)
    facts: list[f.Fact] = field(default_factory=list)
    secrets: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    """Of each level: its trigger and bytes."""
    round: int = 0

    def __post_init__(self) -> None:
        self.tell(c.NameJackpotPeople(PEOPLE), c.SetJackpotTerms(self.terms))
        self.draw_due()
        self.tell(c.StartLink())

    def tell(self, *commands: c.ControllerCommand, who: str = "", second: str = "") -> f.Facts:
        told: f.Facts = ()
        for command in commands:
            given = Given(who, 1000 * len(self.facts), second=second)
            for fact in decide(self.state, command, given):
                self.state = apply(self.state, fact)
                self.facts.append(fact)
                told += (fact,)
        return told

    def refuses(self, command: c.ControllerCommand, who: str = "", second: str = "") -> Reason:
        try:
            decide(self.state, command, Given(who, 0, second=second))
        except Refused as refused:
            return refused.reason
        raise AssertionError(f"{command} is not refused")

    def level(self, index: int) -> Level:
        return self.state.levels[index]

    # ---- As the service does it ----------------------------------------------------------------

    def draw_due(self) -> None:
        for index, level in enumerate(self.state.levels):
            if level.due is None:
                continue
            if level.commitment:
                trigger_parts, nonce = self.secrets[index]
                self.tell(c.OpenTrigger(index, trigger_parts, nonce.hex()))
            self.seal(index, self.chance.randbytes(32))

    def seal(self, index: int, nonce: bytes) -> None:
        level = self.level(index)
        limit_parts = level.terms.limit_cents * PARTS
        trigger_parts = trigger_of(nonce, max(0, level.value_parts), limit_parts)
        self.secrets[index] = trigger_parts, nonce
        epoch = self.state.link.triggers + 1
        self.tell(c.DrawTrigger(index, commitment_of(index, epoch, trigger_parts, nonce)))

    def play(
        self, *seats: str, table: str = "A", key: str = "", several: Several = Several.SHARE
    ) -> list[f.JackpotHit]:
        """A round of this table, with all that it hits."""
        self.round += 1
        key = key or f"{table}-{self.round}"
        self.tell(c.DrawRound(key, table, self.round, seats or ("1",), several))
        hits = []
        for index, (trigger_parts, nonce) in self.secrets.items():
            if trigger_parts <= self.level(index).value_parts:
                told = self.tell(c.HitLevel(table, key, index, trigger_parts, nonce.hex()))
                hits += [fact for fact in told if isinstance(fact, f.JackpotHit)]
        self.draw_due()
        return hits

    def play_until_hit(self, index: int, *seats: str, table: str = "A") -> f.JackpotHit:
        """Rounds of this table, confirmed and paid, up to one that hits this level."""
        while True:
            hits = self.play(*seats, table=table)
            for hit in hits:
                if hit.level == index:
                    return hit
            self.settle(table)

    def settle(self, table: str = "A") -> None:
        """The table confirms what is open, and pays what was won."""
        there = self.state.tables.get(table, TableAt())
        for key, drawn in there.rounds.items():
            if not drawn.confirmed and drawn.void is None:
                self.tell(c.ConfirmRound(key, table))
        for name, hit in self.state.hits.items():
            if hit.pending and hit.table == table:
                for seat in hit.seats:
                    self.tell(c.PayShare(table, name, seat, f.PaidHow.CREDITED))
