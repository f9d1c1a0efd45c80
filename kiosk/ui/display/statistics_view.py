"""The statistics of the last spins, in figures and shares. For information only."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.statistics import Statistics, Tally, covered
from kiosk.rules.money import Marks
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.counted_view import CountedView, rounded, told_of_chance
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.words import dozen_name, kind_name, section_name

LISTED = 5
SECTORS = 3

_PAIRS = ((Kind.RED, Kind.BLACK), (Kind.EVEN, Kind.ODD), (Kind.LOW, Kind.HIGH))
_DOZENS = ("dozen:1", "dozen:2", "dozen:3")


class SectorRow(Struct, frozen=True):
    key: str
    name: str
    share: str
    mean: str


class PairRow(Struct, frozen=True):
    """Two halves of the cloth against one another, and the zeros between them."""

    key: str
    left_name: str
    right_name: str
    left_times: int
    right_times: int
    left_share: float
    right_share: float


class DisplayStatisticsShown(Struct, frozen=True, kw_only=True):
    wheel: int = 0
    """By which its picture is asked for."""
    tally: str = ""
    """How often each pocket came up, as the picture asks for it."""
    note: str = ""


class DisplayStatisticsView(CountedView[DisplayStatisticsShown, Onlooker]):
    listed = LISTED
    sectors = rows_of(SectorRow)
    pairs = rows_of(PairRow)

    def __init__(
        self,
        onlooker: Onlooker,
        pictures: Pictures,
        marks: Marks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(onlooker, parent)
        self._marks = marks
        self._pictures = pictures
        self._counted: tuple[str, tuple[str | None, ...]] | None = None
        """The digest of the rule book and the numbers that are shown."""
        self._digest = ""
        self._wheel = 0

    def refresh(self) -> None:
        board, book = self._desk.board, self._desk.book
        if board is None or book is None or (book.digest, board.last) == self._counted:
            return
        self._counted = (book.digest, board.last)
        self._turn_to(book)
        counted = self._count(book, board.last)
        self.sectors.show(_sectors(counted, book))
        self.pairs.show([_pair(counted, left, right) for left, right in _PAIRS])
        self.show(
            DisplayStatisticsShown(
                wheel=self._wheel,
                tally=".".join(str(tally.times) for tally in counted.pockets.values()),
                note=_note(counted, book, self._marks),
            )
        )

    def _turn_to(self, book: RuleBook) -> None:
        if book.digest != self._digest:
            if self._wheel:
                self._pictures.forget(self._wheel)
            self._digest, self._wheel = book.digest, self._pictures.set_wheel(book.wheel)


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
    share = f"{rounded(tally.share * 100)} %" if tally.spins else "–"
    mean = translate("DisplayStatisticsView", "mean {percent}")
    return share, mean.format(percent=rounded(tally.chance * 100))


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
    if counted.spins == 1:
        return translate(
            "DisplayStatisticsView",
            "Last 1 spin, for information only. Past spins do not change the next one.",
        )
    text = translate(
        "DisplayStatisticsView",
        "Last {spins} spins, for information only. Dotted: the average, {mean} times. "
        "{least} to {most} times in {spins} is ordinary. Past spins do not change the next one.",
    )
    return told_of_chance(text, counted, book, marks)
