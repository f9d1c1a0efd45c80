"""What must hold of jackpots after every fact of an evening, by arithmetic of its own.

The engine is not asked: what each level holds is counted up from what was wagered for it, won and
put in anew, and every share from its hit to whoever was paid it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from kiosk.game import facts as f
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PARTS, JackpotTerms, PaidHow
from kiosk.game.money import Source
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class JackpotLedger:
    """Of the controller, followed fact by fact."""

    def __init__(self) -> None:
        self._terms: JackpotTerms | None = None
        self._held: list[int] = []
        """What each level and its hidden pool must come to, in parts."""
        self._hits: dict[str, f.JackpotHit] = {}
        self._open: dict[tuple[str, str], int] = {}
        """Shares that nobody was paid, by hit and seat."""
        self._credited: Counter[tuple[str, str]] = Counter()
        """In cents, by table and seat."""
        self._wagers: Counter[tuple[str, str]] = Counter()
        """That count, by table and seat."""
        self._rounds: dict[str, f.JackpotRoundDrawn] = {}
        """By key."""

    def follow(self, fact: f.Fact, after: Controller) -> str:
        """What is broken; nothing: all is as it must be."""
        broken = self._take(fact)
        if broken:
            return broken
        for held_parts, level in zip(self._held, after.levels, strict=True):
            there = level.value_parts + level.hidden_parts
            if there != held_parts:
                return f"{level.terms.name} holds {there} parts, and it must be {held_parts}"
        pending = sum(level.meters.pending_parts for level in after.levels)
        owed = sum(self._open.values()) * PARTS
        return "" if pending == owed else f"{pending} parts are pending, and {owed} are owed"

    def _take(self, fact: f.Fact) -> str:
        match fact:
            case f.LevelStopped():
                return f"level {fact.level + 1} is stopped: its meters differ"
            case f.JackpotTermsSet():
                self._terms = fact.terms
                self._held = [level.reset_cents * PARTS for level in fact.terms.levels]
            case f.JackpotRoundDrawn():
                self._rounds[fact.key] = fact
                self._wager(fact.table, fact.seats, 1)
            case f.JackpotRoundVoided() if fact.key in self._rounds:
                self._wager(fact.table, self._rounds[fact.key].seats, -1)
            case f.JackpotWagerAdjusted():
                # The player has played it all the same.
                self._raise_levels(-1)
            case f.JackpotHit():
                return self._hit(fact)
            case f.JackpotWithdrawn():
                return self._withdraw(self._hits[fact.hit])
            case f.JackpotPaid():
                return self._pay(fact)
        return ""

    def _wager(self, table: str, seats: Iterable[str], sign: int) -> None:
        for seat in seats:
            self._wagers[table, seat] += sign
            self._raise_levels(sign)

    def _raise_levels(self, wagers: int) -> None:
        assert self._terms is not None, "nothing is wagered before the terms are set"
        for index, level in enumerate(self._terms.levels):
            rate_bp = level.increment_bp + level.hidden_bp
            self._held[index] += wagers * self._terms.wager_cents * rate_bp

    def _hit(self, fact: f.JackpotHit) -> str:
        assert self._terms is not None, "nothing is won before the terms are set"
        if fact.hit in self._hits:
            return f"{fact.hit} is hit twice"
        self._hits[fact.hit] = fact
        self._open |= {(fact.hit, seat): fact.share_cents for seat in fact.seats}
        reset_parts = self._terms.levels[fact.level].reset_cents * PARTS
        self._held[fact.level] += reset_parts - fact.value_parts
        return ""

    def _withdraw(self, hit: f.JackpotHit) -> str:
        assert self._terms is not None, "nothing is won before the terms are set"
        for seat in hit.seats:
            if self._open.pop((hit.hit, seat), None) is None:
                return f"{hit.hit} is withdrawn, and seat {seat} was paid"
        self._held[hit.level] += hit.value_parts - self._terms.levels[hit.level].reset_cents * PARTS
        return ""

    def _pay(self, fact: f.JackpotPaid) -> str:
        if self._open.pop((fact.hit, fact.seat), None) != fact.cents:
            return f"{fact.hit}: seat {fact.seat} is paid what it is not owed, or twice"
        hit = self._hits[fact.hit]
        if fact.how is PaidHow.CREDITED:
            self._credited[hit.table, fact.seat] += fact.cents
        if fact.how is PaidHow.REFUSED:
            self._held[hit.level] += fact.cents * PARTS
        return ""

    # ---- When all have heard everything -------------------------------------------------------

    def at_rest(
        self,
        name: str,
        table: Table,
        terminals: Iterable[Terminal],
        played: Mapping[str, int],
        suspects: Collection[str] = (),
    ) -> Iterator[str]:
        """Of one of the tables: what was wagered and paid there is what the controller has.
        `played`: so many wagers each of its terminals has; whoever lies is not asked."""
        for terminal in terminals:
            seat = terminal.seat
            counted, credited = self._wagers[name, seat], self._credited[name, seat]
            if played.get(seat, 0) != counted:
                wagers = f"{played.get(seat, 0)} jackpot wagers"
                yield f"{name}: seat {seat} played {wagers}, and the controller has {counted}"
            if terminal.money.sources[Source.JACKPOTS] != credited:
                ours = terminal.money.sources[Source.JACKPOTS]
                yield f"{name}: seat {seat} has {ours} cents, and the controller {credited}"
        waiting = [
            hit
            for hit, told in table.supernova.hits.items()
            if not told.over and not {*told.told.seats} & {*suspects}
        ]
        if waiting:
            yield f"{name}: nobody was paid {', '.join(waiting)}"

    def all_paid(self, suspects: Collection[str] = ()) -> Iterator[str]:
        owed = [(hit, seat) for hit, seat in self._open if seat not in suspects]
        if owed:
            yield f"the controller was never told who was paid {owed}"
