"""The last winning numbers counted, each beside what chance gives. For information only."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.statistics import Statistics, Tally
from kiosk.rules.money import Marks
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.counted_view import CountedView, told_of_chance
from kiosk.ui.rings_came import rings_came
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import dozen_name, kind_name, section_name

LISTED, SUMS = 6, 8
_EVENS = (Kind.RED, Kind.BLACK, Kind.EVEN, Kind.ODD, Kind.LOW, Kind.HIGH)


class NumberRow(Struct, frozen=True):
    round: int
    pocket: str


class ShareRow(Struct, frozen=True):
    """A part of the cloth or of the wheel. Shares are of all spins."""

    key: str
    name: str
    times: int
    share: float
    least: float
    most: float
    """Between these a fair wheel stays nineteen times out of twenty."""
    ordinary: str


class StatisticsShown(Struct, frozen=True):
    spins: int = 0
    note: str = ""


class StatisticsView(CountedView[StatisticsShown, Desk]):
    listed = LISTED
    numbers = rows_of(NumberRow)
    shares = rows_of(ShareRow)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._counted: list[NumberRow] | None = None
        self._looked_at = False

    @Slot()
    def open(self) -> None:
        """Nothing is counted while nobody looks."""
        self._looked_at = True
        self.refresh()

    @Slot()
    def close(self) -> None:
        self._looked_at = False

    def retranslate(self) -> None:
        self._counted = None

    def refresh(self) -> None:
        if not self._looked_at:
            return
        played = self._desk.state.round.played
        numbers = [
            NumberRow(number, outcome)
            for number in sorted(played, reverse=True)
            if (outcome := played[number].number) is not None
        ]
        if numbers == self._counted:
            return
        self._counted = numbers
        book = self._desk.book
        counted = self._count(book, [row.pocket for row in numbers])
        self.numbers.show(numbers[: counted.spins])
        self.shares.show([*_shares(counted, book)])
        note = _note(counted, book, self._desk.look.currency.marks)
        self.show(StatisticsShown(counted.spins, f"{self._sums()} {note}".strip()))

    def _sums(self) -> str:
        """Of Spread-Bet, newest first, where it is on offer."""
        state, book = self._desk.state, self._desk.book
        if not state.spread.selected:
            return ""
        played = state.round.played
        rounds = (played[number] for number in sorted(played, reverse=True))
        came = (rings_came(book, one.number, one.ring) for one in rounds)
        sums = [str(each.total) for each in came if each is not None][:SUMS]
        text = translate("StatisticsView", "Last sums of Spread-Bet: {sums}.")
        return text.format(sums=", ".join(sums)) if sums else ""


def _shares(counted: Statistics, book: RuleBook) -> list[ShareRow]:
    """In the order of two columns that are equally long: what belongs together stays together."""
    boxes = counted.boxes
    evens = [_share(kind, kind_name(kind), boxes[kind]) for kind in _EVENS]
    dozens = [_share(name, dozen_name(name), boxes[name]) for name in _thirds("dozen")]
    column = translate("StatisticsView", "Column {number}")
    columns = [
        _share(name, column.format(number=number), boxes[name])
        for number, name in enumerate(_thirds("column"), start=1)
    ]
    one = len(book.wheel.zeros) == 1
    name = translate("StatisticsView", "Zero") if one else translate("StatisticsView", "Zeros")
    zeros = _share("green", name, boxes["green"])
    sectors = [
        _share(sector, section_name(book.announced[sector]), tally)
        for sector, tally in counted.sectors.items()
    ]
    if sectors:
        return [*evens, *dozens, *columns, zeros, *sectors]
    return [*evens, zeros, *dozens, *columns]


def _thirds(box: str) -> list[str]:
    return [f"{box}:{number}" for number in (1, 2, 3)]


def _share(key: str, name: str, tally: Tally) -> ShareRow:
    spins = max(1, tally.spins)
    least, most = tally.ordinary
    return ShareRow(
        key, name, tally.times, tally.times / spins, least / spins, most / spins, f"{least}–{most}"
    )


def _note(counted: Statistics, book: RuleBook, marks: Marks) -> str:
    if not counted.spins:
        return translate("StatisticsView", "Statistics begin with the first spin.")
    text = translate(
        "StatisticsView",
        "For information only. A number comes up {mean} times in {spins} spins on average, and "
        "{least} to {most} times is ordinary. Past spins do not change the next one.",
    )
    return told_of_chance(text, counted, book, marks)
