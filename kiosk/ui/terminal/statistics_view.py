"""The last winning numbers counted, each beside what chance gives. For information only."""

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.statistics import Statistics, Tally, statistics
from kiosk.rules.money import Marks
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import dozen_name, kind_name, section_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

LISTED = 6
_EVENS = (Kind.RED, Kind.BLACK, Kind.EVEN, Kind.ODD, Kind.LOW, Kind.HIGH)


@dataclass(frozen=True, slots=True)
class NumberRow:
    round: int
    pocket: str


@dataclass(frozen=True, slots=True)
class OftenRow:
    pocket: str
    times: str


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A part of the cloth or of the wheel. Shares are of all spins."""

    key: str
    name: str
    times: int
    share: float
    least: float
    most: float
    """Between these a fair wheel stays nineteen times out of twenty."""
    ordinary: str


@QmlElement
class StatisticsView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._numbers = Rows(NumberRow, self)
        self._most, self._least = Rows(OftenRow, self), Rows(OftenRow, self)
        self._shares = Rows(ShareRow, self)
        self._shown: list[NumberRow] | None = None
        self._spins = 0
        self._note = ""
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
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        if not self._looked_at:
            return
        played = self._desk.state.played
        numbers = [
            NumberRow(number, outcome)
            for number in sorted(played, reverse=True)
            if (outcome := played[number].outcome) is not None
        ]
        if numbers == self._shown:
            return
        self._shown = numbers
        self._count(statistics(self._desk.book, [row.pocket for row in numbers]))

    def _count(self, counted: Statistics) -> None:
        self._spins = counted.spins
        self._numbers.show((self._shown or [])[: counted.spins])
        self._most.show(_often(counted, counted.most_often(LISTED)))
        self._least.show(_often(counted, counted.least_often(LISTED) if counted.spins else []))
        self._shares.show([*_shares(counted, self._desk.book)])
        self._note = _note(counted, self._desk.book, self._desk.look.currency.marks)
        self.changed.emit()

    @Property(int, notify=changed)
    def spins(self) -> int:
        return self._spins

    @Property(str, notify=changed)
    def note(self) -> str:
        return self._note

    @Property(Rows, constant=True)
    def numbers(self) -> Rows:
        return self._numbers

    @Property(Rows, constant=True)
    def mostOften(self) -> Rows:  # noqa: N802 - QML names are camelCase
        return self._most

    @Property(Rows, constant=True)
    def leastOften(self) -> Rows:  # noqa: N802
        return self._least

    @Property(Rows, constant=True)
    def shares(self) -> Rows:
        return self._shares


def _often(counted: Statistics, pockets: list[str]) -> list[OftenRow]:
    return [OftenRow(pocket, f"{counted.pockets[pocket].times}×") for pocket in pockets]


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
    any_pocket = counted.pockets[book.wheel.order[0]]
    least, most = any_pocket.ordinary
    tenths = int(any_pocket.mean * 10 + Fraction(1, 2))
    return translate(
        "StatisticsView",
        "For information only. A number comes up {mean} times in {spins} spins on average, and "
        "{least} to {most} times is ordinary. Past spins do not change the next one.",
    ).format(
        mean=f"{tenths // 10}{marks.point}{tenths % 10}",
        spins=counted.spins,
        least=least,
        most=most,
    )
