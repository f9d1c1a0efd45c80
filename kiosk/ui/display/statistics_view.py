"""The statistics of the last spins, in figures and shares. For information only."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.statistics import Statistics, Tally, covered, streaks
from kiosk.rules.layout import BOXES
from kiosk.rules.money import Marks
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager
from kiosk.ui.counted_view import CountedView, rounded, told_of_chance
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.words import kind_name, section_name, wager_title

LISTED = 5
SECTORS = 3
STREAKS = 4

_PAIRS = ((Kind.RED, Kind.BLACK), (Kind.EVEN, Kind.ODD), (Kind.LOW, Kind.HIGH))
_THIRDS = (Kind.DOZEN, Kind.COLUMN)


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


class ThirdRow(Struct, frozen=True):
    """One of the three dozens or of the three columns of the layout."""

    key: str
    name: str
    times: int
    share: float


class StreakRow(Struct, frozen=True):
    """What came up several times in a row, and still does."""

    key: str
    name: str
    times: str


class DisplayStatisticsShown(Struct, frozen=True, kw_only=True):
    wheel: int = 0
    """By which its picture is asked for."""
    tally: str = ""
    """How often each pocket came up, as the picture asks for it."""
    note: str = ""
    spins: str = ""
    """How many are counted; nothing before the first."""
    no_streak: str = ""
    """Said where there are none."""


class DisplayStatisticsView(CountedView[DisplayStatisticsShown, Onlooker]):
    listed = LISTED
    sectors = rows_of(SectorRow)
    pairs = rows_of(PairRow)
    dozens = rows_of(ThirdRow)
    columns = rows_of(ThirdRow)
    streaks = rows_of(StreakRow)

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
        dozens, columns = (_thirds(counted, book, kind) for kind in _THIRDS)
        self.dozens.show(dozens)
        self.columns.show(columns)
        runs = _streaks(book, board.last)
        self.streaks.show(runs)
        self.show(
            DisplayStatisticsShown(
                wheel=self._wheel,
                tally=".".join(str(tally.times) for tally in counted.pockets.values()),
                note=_note(counted, book, self._marks),
                spins=str(counted.spins) if counted.spins else "",
                no_streak=translate("DisplayStatisticsView", "Nothing twice") if not runs else "",
            )
        )

    def _turn_to(self, book: RuleBook) -> None:
        if book.digest != self._digest:
            if self._wheel:
                self._pictures.forget(self._wheel)
            self._digest, self._wheel = book.digest, self._pictures.set_wheel(book.wheel)


def _sectors(counted: Statistics, book: RuleBook) -> list[SectorRow]:
    """The sections of the wheel, the largest first; where there are none, the zeros."""
    if not counted.sectors:
        zeros = counted.boxes[Kind.GREEN]
        return [
            SectorRow(Kind.GREEN, translate("DisplayStatisticsView", "Zero"), *_percents(zeros))
        ]
    apart = [name for name in counted.sectors if not _within_another(book, name, counted)]
    apart.sort(key=lambda name: -counted.sectors[name].chance)
    rows = [(name, section_name(book.announced[name]), counted.sectors[name]) for name in apart]
    return [SectorRow(key, name, *_percents(tally)) for key, name, tally in rows[:SECTORS]]


def _thirds(counted: Statistics, book: RuleBook, kind: Kind) -> list[ThirdRow]:
    """As the layout of the rule book has them: none where it has no such boxes."""
    boxes = [wager for wager in book.wagers.values() if wager.kind is kind]
    tallies = [counted.boxes[box.id] for box in boxes]
    return [
        ThirdRow(box.id, _third_name(box), tally.times, float(tally.share))
        for box, tally in zip(boxes, tallies, strict=True)
    ]


def _third_name(box: Wager) -> str:
    """A column by its first numbers, for its name is long in most languages."""
    return f"{' '.join(box.numbers[:3])} …" if box.kind is Kind.COLUMN else wager_title(box)


def _streaks(book: RuleBook, last: Sequence[Pocket | None]) -> list[StreakRow]:
    rows = []
    for streak in streaks(book, last)[:STREAKS]:
        wager = book.wagers[streak.wager]
        name = wager_title(wager) if wager.kind in BOXES else wager.numbers[0]
        rows.append(StreakRow(wager.id, name, f"{streak.times}×"))
    return rows


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
