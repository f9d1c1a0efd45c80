"""What staff see of a terminal whose journal is damaged: what to do at the console, and the key
that lets it begin anew after that."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.journal.errors import JournalError
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import refusal_words

IDLE_MS = 60_000
"""Nobody has touched it for so long: whoever was there has gone."""


class NewJournalShown(Struct, frozen=True, kw_only=True):
    is_open: bool = False
    busy: bool = False
    problem: str = ""
    trouble: str = ""
    """As the journal says it, for whoever looks."""


class NewJournalView(ViewPart[NewJournalShown, Desk]):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._open = self._busy = False
        self._problem: Callable[[], str] = str
        """In whatever language is spoken now."""
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self.close)

    def come(self) -> None:
        """Somebody has made the gesture."""
        self._open, self._problem = True, str
        self._idle.start()
        self._look()

    def touched(self) -> None:
        if self._open:
            self._idle.start()

    def refresh(self) -> None:
        if self._open and not self._desk.damaged:
            self.close()
        self._look()

    def _look(self) -> None:
        self.show(
            NewJournalShown(
                is_open=self._open,
                busy=self._busy,
                problem=self._problem(),
                trouble=self._desk.trouble,
            )
        )

    @Slot()
    def close(self) -> None:
        self._open = False
        self._idle.stop()
        self._look()

    @Slot()
    def begin(self) -> None:
        if not self._busy:
            self._busy, self._problem = True, str
            self._look()
            self._desk.start(self._begun())

    async def _begun(self) -> None:
        try:
            await self._desk.begin_new_journal()
        except Refused as refused:
            self._problem = partial(_refused, refused.refusal)
        except JournalError as error:
            self._problem = partial(str, error)
        finally:
            self._busy = False
        self._look()


def _refused(why: Refusal) -> str:
    if why.reason is Reason.NO_TABLE:
        return translate("AnewView", "The table does not answer: try again when it is back.")
    if why.reason is Reason.TABLE_REFUSES:
        return translate(
            "AnewView", "The table has not let this seat go: see to it at the console first."
        )
    return refusal_words(why)
