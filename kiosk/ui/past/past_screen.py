"""The terminal's own screen, drawn in memory as it was at a fact."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QSizeF
from PySide6.QtGui import QImage

from kiosk.game import facts as f
from kiosk.records.past import PastMoment
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.language import ENGLISH
from kiosk.ui.past.desk import PastDesk
from kiosk.ui.terminal.desk import Look
from kiosk.ui.terminal.notice_view import MESSAGE_MS, SHOWN_MS
from kiosk.ui.terminal.terminal_view import TerminalView

_LASTING = (
    f.AccountOpened,
    f.HandPaid,
    f.SlipChanged,
    f.SlipRegistered,
    f.WageringEnded,
    f.WageringOpened,
)
"""What the screen remembers for longer than it says it."""
_LOOKED_AT = (f.WageringOpened, f.RoundSettled, f.RoundVoided, f.SlipVoided)
"""From here on the screen counts how long it has shown something."""


class PastScreen:
    """A window that nobody sees. It has an engine to itself: the theme knows one window at a
    time."""

    def __init__(self, book: RuleBook, look: Look, table: str, size: QSize) -> None:
        self._application = Application("tapis travel")
        theme = self._application.engine.singletonInstance("Tapis.Theme", "Theme")
        assert isinstance(theme, QObject)
        theme.setProperty("still", True)  # nothing is half way when its picture is taken
        self.desk = PastDesk(book, look, table)
        self._number = 0
        """Of the fact that is shown; 0: nothing is."""
        self.view = TerminalView(
            self.desk, self._application.pictures, self.desk.times(), self._application.speaker
        )
        self.window = self._application.show(
            "Tapis.Terminal", "TerminalWindow", {"terminal": self.view}, size
        )
        # What Qt does when a window is shown, and this one has no first frame to wait for.
        self.window.contentItem().setSize(QSizeF(size))
        self.window.setProperty("begun", True)

    @property
    def seat(self) -> str:
        return self.desk.look.seat

    def show(self, moments: Sequence[PastMoment], now_ms: int) -> None:
        """As it was after the last of these, which led to it. Going on is quicker than going back:
        the screen needs to hear only what came since."""
        if not moments[0].number <= self._number <= moments[-1].number:
            self._forget()
        self.view.announcements.notice.hush()
        opened = max((m.number for m in moments if isinstance(m.fact, f.WageringOpened)), default=0)
        for at, moment in enumerate(moments, start=1):
            self._feed(moments[:at], now_ms)
            if moment.number >= max(opened, self._number + 1) and isinstance(
                moment.fact, _LOOKED_AT
            ):
                self.view.refresh()
        self.desk.stand_at(moments, now_ms)
        self.view.refresh()
        self._number = moments[-1].number

    def _forget(self) -> None:
        """A screen at which nobody has ever been."""
        self._number = 0
        self.desk.stand_at((), 0)
        self.view.wake()
        self.view.panels.cash_out.dismiss()
        self.view.refresh()

    def _feed(self, moments: Sequence[PastMoment], now_ms: int) -> None:
        """As it was told then. What was said and is no longer shown is left out."""
        moment = moments[-1]
        said_ms = MESSAGE_MS if isinstance(moment.fact, f.MessageShown) else SHOWN_MS
        lasting = moment.number > self._number and isinstance(moment.fact, _LASTING)
        self.desk.stand_at(moments, moment.at_ms)
        if moment.at_ms + said_ms > now_ms or lasting:
            self.desk.on_facts([moment.fact])
            if isinstance(moment.fact, f.SlipChanged):
                self.view.wake()

    def picture(self) -> QImage:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self.window.grabWindow()

    def close(self) -> None:
        """Also what is behind the window goes here and now: left to Python, it could be taken away
        on a thread that reads a journal, where Qt must not be touched. The language is that of the
        whole process, and its player has left."""
        self._application.speaker.speak(ENGLISH)
        self._application.close()
        self.view.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
