"""The float, the dealers and the note boxes of a day, from the table's journal."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.game.funds.state import total_cents
from kiosk.records.day import Day
from kiosk.records.words import masked
from kiosk.rules.money import money_text


@dataclass(slots=True)
class Dealt:
    """The rounds that somebody dealt without a pause."""

    name: str
    from_ms: int
    first: int
    last: int
    until_ms: int
    rounds: int = 1


@dataclass(slots=True)
class PitDay:
    fills: list[tuple[int, f.FloatFilled]] = field(default_factory=list)
    credits: list[tuple[int, f.FloatCredited]] = field(default_factory=list)
    boxes: list[tuple[int, f.BoxCounted]] = field(default_factory=list)
    """Counted that day."""
    collected: dict[str, tuple[int, f.BoxCollected]] = field(default_factory=dict)
    """Not counted when the day ended, whenever they were collected."""
    dealt: list[Dealt] = field(default_factory=list)
    dealer: str = ""
    tips: dict[str, int] = field(default_factory=dict)
    """By dealer; of nobody where none was named."""
    _tips: dict[str, int] = field(default_factory=dict)
    """By seat, all that its terminal has told."""
    _dealers: dict[int, str] = field(default_factory=dict)
    """By round, who was to deal it when it was opened."""

    def carried(self) -> "PitDay":
        """What the next day begins with."""
        return PitDay(collected=self.collected, dealer=self.dealer, _dealers=self._dealers)

    def note(self, at_ms: int, fact: f.AnyFact, day: Day | tuple[()]) -> None:
        match fact:
            case f.DealerChanged():
                self.dealer = fact.name
            case f.RoundOpened():
                self._dealers = {fact.round: self.dealer}
            case f.ResultConfirmed() if at_ms in day:
                self._deal(at_ms, fact)
            case f.SeatTipped() | f.SeatFundsTold() | f.SeatCleared() | f.SeatWrittenOff():
                self._tip(fact, of_day=at_ms in day)
            case f.FloatFilled() if at_ms in day:
                self.fills.append((at_ms, fact))
            case f.FloatCredited() if at_ms in day:
                self.credits.append((at_ms, fact))
            case f.BoxCollected():
                self.collected[fact.once] = (at_ms, fact)
            case f.BoxCounted():
                self.collected.pop(fact.once, None)
                if at_ms in day:
                    self.boxes.append((at_ms, fact))

    def _tip(
        self,
        fact: f.SeatTipped | f.SeatFundsTold | f.SeatCleared | f.SeatWrittenOff,
        *,
        of_day: bool,
    ) -> None:
        """Terminals tell all that was ever given there; another machine begins anew. Where nobody
        said who deals, it is whoever confirmed the last number."""
        told_cents, dealer = 0, ""
        if isinstance(fact, f.SeatTipped):
            told_cents, dealer = fact.cents, fact.dealer or self._last
        elif isinstance(fact, f.SeatFundsTold):
            told_cents = fact.tips_cents
        more_cents = told_cents - self._tips.get(fact.seat, 0)
        self._tips[fact.seat] = told_cents
        if of_day and more_cents > 0:
            self.tips[dealer] = self.tips.get(dealer, 0) + more_cents

    @property
    def _last(self) -> str:
        return self.dealt[-1].name if self.dealt else ""

    def _deal(self, at_ms: int, fact: f.ResultConfirmed) -> None:
        """Where nobody said who deals, it is whoever confirms the number."""
        name = self._dealers.get(fact.round, "") or fact.who
        if self.dealt and self.dealt[-1].name == name:
            last = self.dealt[-1]
            last.last, last.until_ms, last.rounds = fact.round, at_ms, last.rounds + 1
        else:
            self.dealt.append(Dealt(name, at_ms, fact.round, fact.round, at_ms))

    @property
    def filled_cents(self) -> int:
        return sum(fact.cents for _, fact in self.fills)

    @property
    def credited_cents(self) -> int:
        return sum(fact.cents for _, fact in self.credits)

    @property
    def counted_cents(self) -> int:
        return sum(fact.cents for _, fact in self.boxes)

    @property
    def difference_cents(self) -> int:
        """Less than none: money is missing."""
        return sum(fact.difference_cents for _, fact in self.boxes)

    def remarks(self, day: Day) -> Iterator[tuple[str, list[str]]]:
        """For whoever reads them one by one. A day that has none of a kind does not name it."""
        moved: list[tuple[int, f.FloatFilled | f.FloatCredited]] = [*self.fills, *self.credits]
        moved.sort(key=lambda each: each[0])
        told = [_moved(day.time_text(at_ms), fact) for at_ms, fact in moved]
        if told:
            yield "Fills and credits of the float", told
        boxes = [_counted(day.time_text(at_ms), fact) for at_ms, fact in self.boxes]
        boxes += [_waits(day.time_text(at_ms), fact) for at_ms, fact in self.collected.values()]
        if boxes:
            yield "Note boxes", boxes
        if self.dealt:
            yield "Dealers", [_dealt(day, each) for each in self.dealt]


def _by(fact: f.FloatFilled | f.FloatCredited | f.BoxCounted) -> str:
    return f"{fact.who} with {fact.second}" if fact.second else fact.who


def _moved(when: str, fact: f.FloatFilled | f.FloatCredited) -> str:
    what = "fill" if isinstance(fact, f.FloatFilled) else "credit"
    return masked(f"{when}  {what} of {money_text(fact.cents)} by {_by(fact)}")


def _counted(when: str, fact: f.BoxCounted) -> str:
    metered = f"by the meter {money_text(fact.metered_cents)}"
    difference = fact.difference_cents
    apart = f"difference {money_text(difference)}" if difference else "they agree"
    box = f"seat {fact.seat}, box {fact.box}"
    return masked(f"{when}  {box}: {money_text(fact.cents)}, {metered}, {apart}, by {_by(fact)}")


def _waits(when: str, fact: f.BoxCollected) -> str:
    metered = money_text(total_cents(fact.notes))
    box = f"seat {fact.seat}, box {fact.box}"
    return masked(f"{when}  {box}: collected by {fact.who}, {metered} by the meter, not counted")


def _dealt(day: Day, dealt: Dealt) -> str:
    times = f"{day.time_text(dealt.from_ms)} to {day.time_text(dealt.until_ms)[-8:]}"
    rounds = f"rounds {dealt.first} to {dealt.last}, {dealt.rounds} of them"
    return masked(f"{times}  {dealt.name}: {rounds}")
