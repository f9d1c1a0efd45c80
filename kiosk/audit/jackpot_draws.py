"""The draws of a jackpot controller, checked from its public facts alone.

Nothing here asks the engine: levels are counted up wager by wager from where a trigger was drawn,
and each seal that is opened must be the one that was told then, of a trigger that follows from the
opened bytes, that nobody had reached before, and that this very round reaches.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from kiosk.audit.evenness import ENOUGH, SELDOM, as_uneven, chi_square
from kiosk.game import facts as f
from kiosk.game.jackpot.draw import commitment_of, trigger_of, winner_of
from kiosk.game.jackpot.values import DOLLAR_CENTS, PARTS, JackpotTerms
from kiosk.rules.supernova import Several

BINS = 20


@dataclass(slots=True)
class Seal:
    """The trigger of an epoch, as it was told when it was drawn."""

    seq: int
    fact: f.TriggerDrawn
    value_parts: int
    passed_parts: int
    """The highest value that was not enough."""
    before_parts: int
    """The same before the last round."""


@dataclass(frozen=True, slots=True)
class CheckedHit:
    seq: int
    fact: f.JackpotHit
    level: str
    sealed: int
    """The fact that has its seal; 0: there is none."""
    commitment: str


@dataclass(slots=True)
class Draws:
    """Followed fact by fact."""

    only: int | None = None
    """The level that it is about. None: all."""
    terms: JackpotTerms | None = None
    hits: list[CheckedHit] = field(default_factory=list)
    opened: int = 0
    lost: int = 0
    wrong: list[tuple[int, str]] = field(default_factory=list)
    """By fact."""
    placed: Counter[int] = field(default_factory=Counter)
    """Where in their ranges the triggers lay, in so many equal parts."""
    _seals: dict[int, Seal] = field(default_factory=dict)
    _round: f.JackpotRoundDrawn | None = None
    """The one that was drawn last."""

    @property
    def sealed(self) -> dict[int, Seal]:
        """By level, those that are not opened yet."""
        return self._seals

    def follow(self, seq: int, fact: f.Fact) -> None:
        if self.only is not None and getattr(fact, "level", self.only) != self.only:
            return
        for what in self._follow(seq, fact):
            self.wrong.append((seq, what))

    def _follow(self, seq: int, fact: f.Fact) -> Iterator[str]:
        match fact:
            case f.JackpotTermsSet():
                self.terms = fact.terms
            case f.TriggerDrawn():
                yield from self._draw(seq, fact)
            case f.JackpotRoundDrawn():
                yield from self._count(fact)
            case f.JackpotRoundVoided():
                self._take_out(fact.wagers)
            case f.JackpotWagerAdjusted():
                self._take_out(1)
            case f.JackpotHit():
                yield from self._hit(seq, fact)
            case f.TriggerOpened():
                seal = self._seals.pop(fact.level, None)
                yield from self._opened(fact, seal, seal.passed_parts if seal else 0)
            case f.TriggerLost():
                self.lost += 1
                self._seals.pop(fact.level, None)
                yield f"the seal of epoch {fact.epoch} is never opened: nobody can check it"

    def _draw(self, seq: int, fact: f.TriggerDrawn) -> Iterator[str]:
        if fact.level in self._seals:
            yield f"epoch {fact.epoch} is drawn, and the seal of the one before is not opened"
        low = fact.low_parts
        self._seals[fact.level] = Seal(seq, fact, low, low - 1, low - 1)

    def _count(self, fact: f.JackpotRoundDrawn) -> Iterator[str]:
        self._round = fact
        for index, seal in self._seals.items():
            if seal.passed_parts >= seal.fact.high_parts:
                yield f"level {index + 1} was at its limit before, and was not hit"
            seal.value_parts += len(fact.seats) * self._increment(index)
            seal.before_parts = seal.passed_parts
            seal.passed_parts = max(seal.passed_parts, seal.value_parts)

    def _take_out(self, wagers: int) -> None:
        for index, seal in self._seals.items():
            seal.value_parts -= wagers * self._increment(index)

    def _increment(self, index: int) -> int:
        assert self.terms is not None, "nothing says what the levels are"
        return self.terms.wager_cents * self.terms.levels[index].increment_bp

    def _hit(self, seq: int, fact: f.JackpotHit) -> Iterator[str]:
        assert self.terms is not None, "nothing says what the levels are"
        seal = self._seals.pop(fact.level, None)
        name = self.terms.levels[fact.level].name
        self.hits.append(_checked(seq, fact, name, seal))
        yield from self._opened(fact, seal, seal.before_parts if seal else 0)
        if seal is None:
            return
        if fact.trigger_parts > seal.value_parts:
            yield f"{fact.hit}: its trigger is not reached"
        won_parts = min(seal.value_parts, seal.fact.high_parts)
        if fact.value_parts != won_parts:
            yield f"{fact.hit}: {fact.value_parts} parts are won, and {won_parts} were there"
        yield from self._winners(fact)

    def _winners(self, fact: f.JackpotHit) -> Iterator[str]:
        """S0 9.5.5, 9.5.6."""
        round_ = self._round
        at = (fact.table, fact.round, fact.key)
        if round_ is None or at != (round_.table, round_.round, round_.key):
            yield f"{fact.hit}: it is given to a round that did not reach the trigger"
            return
        seats = round_.seats
        if round_.several is Several.ONE:
            seats = (seats[winner_of(bytes.fromhex(fact.nonce), fact.key, len(seats))],)
        if fact.seats != seats:
            yield f"{fact.hit}: {', '.join(fact.seats)} win, and it was {', '.join(seats)}"
        dollars = -(-fact.value_parts // (len(seats) * DOLLAR_CENTS * PARTS))
        if fact.share_cents != dollars * DOLLAR_CENTS:
            yield f"{fact.hit}: each gets {fact.share_cents} cents, and not {dollars} dollars"

    def _opened(
        self, fact: f.JackpotHit | f.TriggerOpened, seal: Seal | None, passed_parts: int
    ) -> Iterator[str]:
        self.opened += 1
        if seal is None or seal.fact.epoch != fact.epoch:
            yield f"epoch {fact.epoch} is opened, and was never sealed"
            return
        nonce, told = bytes.fromhex(fact.nonce), seal.fact
        if commitment_of(fact.level, fact.epoch, fact.trigger_parts, nonce) != told.commitment:
            yield f"epoch {fact.epoch}: it is not what was sealed"
        if trigger_of(nonce, told.low_parts, told.high_parts) != fact.trigger_parts:
            yield f"epoch {fact.epoch}: the trigger does not follow from what was drawn"
        if fact.trigger_parts <= passed_parts:
            yield f"epoch {fact.epoch}: its trigger was reached before, and nobody had won"
        if told.high_parts - told.low_parts >= BINS:
            span = told.high_parts - told.low_parts + 1
            self.placed[(fact.trigger_parts - told.low_parts) * BINS // span] += 1

    def ended(self) -> Iterator[tuple[int, str]]:
        """All that is wrong, when there are no more facts."""
        yield from self.wrong
        if uneven := self._uneven():
            yield 0, uneven

    def _uneven(self) -> str:
        """What many of them show; nothing: chance may have brought them."""
        if self.placed.total() < ENOUGH * BINS:
            return ""
        likely = as_uneven(chi_square(self.placed, BINS), BINS)
        if likely > SELDOM:
            return ""
        total = self.placed.total()
        return f"{total} triggers lay as chance does not bring them (p = {likely:.1g})"


def _checked(seq: int, fact: f.JackpotHit, level: str, seal: Seal | None) -> CheckedHit:
    return CheckedHit(
        seq, fact, level, seal.seq if seal else 0, seal.fact.commitment if seal else ""
    )


def followed(facts: Iterable[tuple[int, f.Fact]], only: int | None = None) -> Draws:
    """What is forged so that it cannot be counted is wrong at that fact, and ends it."""
    draws = Draws(only=only)
    for seq, fact in facts:
        try:
            draws.follow(seq, fact)
        except (ArithmeticError, AssertionError, LookupError, ValueError) as error:
            draws.wrong.append((seq, f"it cannot have happened: {error}"))
            return draws
    draws.wrong = [*draws.ended()]
    return draws
