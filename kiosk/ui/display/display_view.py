"""The public display as a whole: which screen is up, and what its parts share."""

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from kiosk.ui.display.history_view import DisplayHistoryView
from kiosk.ui.display.notices import NoticeRow, limits_lines, notices
from kiosk.ui.display.number_view import DisplayNumberView
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.display.phase_view import DisplayPhaseView
from kiosk.ui.display.statistics_view import DisplayStatisticsView
from kiosk.ui.money import Currency
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.times import Times
from kiosk.ui.words import rulebook_text

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_CLOCK_MS = 1000


@QmlElement
class DisplayView(QObject):
    changed = Signal()
    clock_changed = Signal()

    def __init__(
        self,
        onlooker: Onlooker,
        pictures: Pictures,
        times: Times,
        currency: Currency,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._onlooker = onlooker
        self._times = times
        self._currency = currency
        self._phase = DisplayPhaseView(onlooker, self)
        self._number = DisplayNumberView(onlooker, self)
        self._history = DisplayHistoryView(onlooker, self)
        self._statistics = DisplayStatisticsView(onlooker, pictures, currency.marks, self)
        self._notices = Rows(NoticeRow, self)
        self._shown = ("", "", "", "", "")
        self._time = ""
        onlooker.on_change = self.refresh
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        self.refresh()

    def refresh(self) -> None:
        """Look at everything again. Parts that are as they were tell the screen nothing."""
        for part in (self._phase, self._number, self._history, self._statistics):
            part.refresh()
        shown = self._look()
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
        self.tick()

    def _look(self) -> tuple[str, str, str, str, str]:
        """Screen, table, rule set, limits, and what is in the way of showing anything."""
        board, book = self._onlooker.board, self._onlooker.book
        if board is None or book is None:
            return "waiting", self._onlooker.table, "", "", self._fault()
        limits = "\n".join(limits_lines(board.limits, self._currency))
        return "table", self._onlooker.table, rulebook_text(book.terms.title), limits, ""

    def _fault(self) -> str:
        if not self._onlooker.fault:
            return ""
        text = translate("DisplayView", "This display does not have the table's rule book, {book}.")
        return text.format(book=self._onlooker.fault)

    def tick(self) -> None:
        board = self._onlooker.board
        rows = notices(board, self._currency, self._times) if board is not None else []
        self._notices.show(rows)
        time = self._times.of_day(self._times.now_ms())[:-3]
        if time != self._time:
            self._time = time
            self.clock_changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def screen(self) -> str:
        """waiting or table."""
        return self._shown[0]

    @Property(str, notify=changed)
    def table(self) -> str:
        return self._shown[1] or translate("DisplayView", "Roulette")

    @Property(str, notify=changed)
    def ruleSet(self) -> str:  # noqa: N802 - QML names are camelCase
        return self._shown[2]

    @Property(str, notify=changed)
    def limits(self) -> str:
        return self._shown[3]

    @Property(str, notify=changed)
    def fault(self) -> str:
        return self._shown[4]

    @Property(str, notify=clock_changed)
    def time(self) -> str:
        return self._time

    @Property(Rows, constant=True)
    def notices(self) -> Rows:
        return self._notices

    @Property(DisplayPhaseView, constant=True)
    def phase(self) -> DisplayPhaseView:
        return self._phase

    @Property(DisplayNumberView, constant=True)
    def number(self) -> DisplayNumberView:
        return self._number

    @Property(DisplayHistoryView, constant=True)
    def history(self) -> DisplayHistoryView:
        return self._history

    @Property(DisplayStatisticsView, constant=True)
    def statistics(self) -> DisplayStatisticsView:
        return self._statistics
