"""The statistics of the last spins, in figures and shares. For information only."""

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.statistics import Statistics, Tally, covered, statistics
from kiosk.rules.money import Marks
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.words import dozen_name, kind_name, section_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

LISTED = 5
SECTORS = 3

_PAIRS = ((Kind.RED, Kind.BLACK), (Kind.EVEN, Kind.ODD), (Kind.LOW, Kind.HIGH))
_DOZENS = ("dozen:1", "dozen:2", "dozen:3")


@dataclass(frozen=True, slots=True)
class CountRow:
    pocket: str
    times: str


@dataclass(frozen=True, slots=True)
class SectorRow:
    key: str
    name: str
    share: str
    mean: str


@dataclass(frozen=True, slots=True)
class PairRow:
    """Two halves of the cloth against one another, and the zeros between them."""

    key: str
    left_name: str
    right_name: str
    left_times: int
    right_times: int
    left_share: float
    right_share: float


@QmlElement
class DisplayStatisticsView(QObject):
    changed = Signal()

    def __init__(
        self,
        onlooker: Onlooker,
        pictures: Pictures,
        marks: Marks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._marks = marks
        self._onlooker = onlooker
        self._pictures = pictures
        self._counted: tuple[str, tuple[str | None, ...]] | None = None
        """The digest of the rule book and the numbers that are shown."""
        self._digest = ""
        self._wheel = 0
        self._tally = ""
        self._note = ""
        self._most, self._least = Rows(CountRow, self), Rows(CountRow, self)
        self._sectors, self._pairs = Rows(SectorRow, self), Rows(PairRow, self)

    def refresh(self) -> None:
        board, book = self._onlooker.board, self._onlooker.book
        if board is None or book is None or (book.digest, board.last) == self._counted:
            return
        self._counted = (book.digest, board.last)
        self._turn_to(book)
        counted = statistics(book, board.last)
        self._tally = ".".join(str(tally.times) for tally in counted.pockets.values())
        self._note = _note(counted, book, self._marks)
        self._most.show(_counts(counted, counted.most_often(LISTED)))
        self._least.show(_counts(counted, counted.least_often(LISTED) if counted.spins else []))
        self._sectors.show(_sectors(counted, book))
        self._pairs.show([_pair(counted, left, right) for left, right in _PAIRS])
        self.changed.emit()

    def _turn_to(self, book: RuleBook) -> None:
        if book.digest != self._digest:
            if self._wheel:
                self._pictures.forget(self._wheel)
            self._digest, self._wheel = book.digest, self._pictures.set_wheel(book.wheel)

    @Property(int, notify=changed)
    def wheel(self) -> int:
        """By which its picture is asked for."""
        return self._wheel

    @Property(str, notify=changed)
    def tally(self) -> str:
        """How often each pocket came up, as the picture asks for it."""
        return self._tally

    @Property(str, notify=changed)
    def note(self) -> str:
        return self._note

    @Property(Rows, constant=True)
    def mostOften(self) -> Rows:  # noqa: N802 - QML names are camelCase
        return self._most

    @Property(Rows, constant=True)
    def leastOften(self) -> Rows:  # noqa: N802
        return self._least

    @Property(Rows, constant=True)
    def sectors(self) -> Rows:
        return self._sectors

    @Property(Rows, constant=True)
    def pairs(self) -> Rows:
        return self._pairs


def _counts(counted: Statistics, pockets: list[str]) -> list[CountRow]:
    return [CountRow(pocket, f"{counted.pockets[pocket].times}×") for pocket in pockets]


def _sectors(counted: Statistics, book: RuleBook) -> list[SectorRow]:
    """The sections of the wheel, the largest first; where there are none, the dozens."""
    if not counted.sectors:
        rows = [(name, dozen_name(name), counted.boxes[name]) for name in _DOZENS]
    else:
        apart = [name for name in counted.sectors if not _within_another(book, name, counted)]
        apart.sort(key=lambda name: -counted.sectors[name].chance)
        rows = [(name, section_name(book.announced[name]), counted.sectors[name]) for name in apart]
    return [SectorRow(key, name, *_percents(tally)) for key, name, tally in rows[:SECTORS]]


def _within_another(book: RuleBook, name: str, counted: Statistics) -> bool:
    """Zero game lies in Grand Series: counted beside it, its spins would be there twice."""
    own = {*covered(book, book.announced[name])}
    others = ({*covered(book, book.announced[n])} for n in counted.sectors if n != name)
    return any(own < other for other in others)


def _percents(tally: Tally) -> tuple[str, str]:
    share = f"{_rounded(tally.share * 100)} %" if tally.spins else "–"
    mean = translate("DisplayStatisticsView", "mean {percent}")
    return share, mean.format(percent=_rounded(tally.chance * 100))


def _rounded(number: Fraction) -> int:
    return int(number + Fraction(1, 2))


def _pair(counted: Statistics, left: Kind, right: Kind) -> PairRow:
    one, other = counted.boxes[left], counted.boxes[right]
    return PairRow(
        left,
        kind_name(left),
        kind_name(right),
        one.times,
        other.times,
        float(one.share),
        float(other.share),
    )


def _note(counted: Statistics, book: RuleBook, marks: Marks) -> str:
    if not counted.spins:
        return translate("DisplayStatisticsView", "Statistics begin with the first spin.")
    any_pocket = counted.pockets[book.wheel.order[0]]
    low, high = any_pocket.ordinary
    tenths = _rounded(any_pocket.mean * 10)
    text = translate(
        "DisplayStatisticsView",
        "Last {spins} spins, for information only. Dotted: the average, {mean} times. "
        "{low} to {high} times in {spins} is ordinary. Past spins do not change the next one.",
    )
    mean = f"{tenths // 10}{marks.point}{tenths % 10}"
    return text.format(spins=counted.spins, mean=mean, low=low, high=high)
