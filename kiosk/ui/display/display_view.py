"""The public display as a whole: which screen is up, and what its parts share."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from kiosk.ui.camera_view import CameraView
from kiosk.ui.display.history_view import DisplayHistoryView
from kiosk.ui.display.house_view import DisplayHouseView, House
from kiosk.ui.display.levels_view import DisplayLevelsView
from kiosk.ui.display.notices import NoticeRow, notices
from kiosk.ui.display.number_view import DisplayNumberView
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.display.phase_view import DisplayPhaseView
from kiosk.ui.display.rings_view import DisplayRingsView
from kiosk.ui.display.statistics_view import DisplayStatisticsView
from kiosk.ui.display.tournament_view import DisplayTournamentView
from kiosk.ui.display.wheel_view import DisplayWheelView
from kiosk.ui.display.wins_view import DisplayWinsView
from kiosk.ui.limits_in_words import limits_lines, spread_words
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.shown import View, constant, rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import rulebook_text

_CLOCK_MS = 1000


class DisplayShown(Struct, frozen=True, kw_only=True):
    screen: str = ""
    """waiting or table."""
    table: str = ""
    rule_set: str = ""
    limits: str = ""
    spread_limits: str = ""
    """Beside the odds of Spread-Bet, for the bar has room for three lines."""
    fault: str = ""
    """What is in the way of showing anything."""
    time: str = ""


class DisplayView(View[DisplayShown]):
    notices = rows_of(NoticeRow)
    phase = constant(DisplayPhaseView)
    number = constant(DisplayNumberView)
    wheel = constant(DisplayWheelView)
    rings = constant(DisplayRingsView)
    wins = constant(DisplayWinsView)
    levels = constant(DisplayLevelsView)
    history = constant(DisplayHistoryView)
    statistics = constant(DisplayStatisticsView)
    camera = constant(CameraView)
    house = constant(DisplayHouseView)
    tournament = constant(DisplayTournamentView)

    def __init__(
        self,
        onlooker: Onlooker,
        pictures: Pictures,
        times: Times,
        house: House,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._onlooker = onlooker
        self._times = times
        self._currency = currency = house.currency
        self._phase = DisplayPhaseView(onlooker, self)
        self._number = DisplayNumberView(onlooker, self)
        self._wheel = DisplayWheelView(onlooker, pictures, times, self)
        self._rings = DisplayRingsView(onlooker, pictures, times, self)
        self._wins = DisplayWinsView(onlooker, pictures, self._wheel, self)
        self._levels = DisplayLevelsView(onlooker, times, currency, self)
        self._history = DisplayHistoryView(onlooker, self)
        self._statistics = DisplayStatisticsView(onlooker, pictures, currency.marks, self)
        self._camera = CameraView(onlooker, self)
        self._house = DisplayHouseView(onlooker, pictures, house, self)
        self._tournament = DisplayTournamentView(onlooker, times, currency, self)
        self._parts = (
            self._phase,
            self._number,
            self._wheel,
            self._rings,
            self._wins,
            self._levels,
            self._history,
            self._statistics,
            self._house,
            self._tournament,
        )
        onlooker.on_change = self.refresh
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        self.refresh()

    def refresh(self) -> None:
        """Look at everything again. Parts that are as they were tell the screen nothing."""
        for part in self._parts:
            part.refresh()
        self.show(self._look())
        self.tick()

    def _look(self) -> DisplayShown:
        board, book = self._onlooker.board, self._onlooker.book
        table = self._onlooker.table or translate("DisplayView", "Roulette")
        time = self.showing.time
        if board is None or book is None:
            return DisplayShown(screen="waiting", table=table, fault=self._fault(), time=time)
        session = self._tournament.showing
        if session.shown:
            # Points are played for: limits of money are not those of this game.
            return DisplayShown(
                screen="table", table=session.title, rule_set=session.about, time=time
            )
        return DisplayShown(
            screen="table",
            table=table,
            rule_set=rulebook_text(book.terms.title),
            limits="\n".join(limits_lines(board.limits, self._currency, spread=False)),
            spread_limits=spread_words(board.limits, self._currency),
            time=time,
        )

    def _fault(self) -> str:
        if not self._onlooker.fault:
            return ""
        text = translate("DisplayView", "This display does not have the table's rule book, {book}.")
        return text.format(book=self._onlooker.fault)

    def tick(self) -> None:
        board = self._onlooker.board
        rows = notices(board, self._currency, self._times) if board is not None else []
        self.notices.show(rows)
        self._levels.refresh()
        time = self._times.of_day(self._times.now_ms())[:-3]
        self.show(replace(self.showing, time=time))
