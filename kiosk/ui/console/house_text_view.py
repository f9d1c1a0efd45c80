"""What the house has to say on the displays: three lines at most, typed on the glass."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.house_text.table_commands import HOUSE_LINE_MAX, HOUSE_LINES_MAX
from kiosk.game.table import commands as c
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft, Said
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate


class TextLineRow(Struct, frozen=True):
    index: int
    text: str
    selected: bool
    unused: str
    """How many letters it has room for."""


class HouseTextShown(Struct, frozen=True, kw_only=True):
    can_show: bool = False
    """Something was changed."""
    can_clear: bool = False
    """Something stands on the displays."""


class HouseTextView(ViewPart[HouseTextShown, ConsoleDesk]):
    lines = rows_of(TextLineRow)

    def __init__(self, desk: ConsoleDesk, sheet: SheetView, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._sheet = sheet
        self._typed = [""] * HOUSE_LINES_MAX
        self._at = 0

    def start(self) -> None:
        """With what stands there."""
        there = self._there()
        self._typed = [*there, *[""] * (HOUSE_LINES_MAX - len(there))]
        self._at = 0
        self._show()

    def refresh(self) -> None:
        self._show()

    def _there(self) -> tuple[str, ...]:
        return self._desk.board.house_text if self._desk.connected else ()

    def _wanted(self) -> tuple[str, ...]:
        return tuple(filter(None, map(str.strip, self._typed)))

    def _show(self) -> None:
        self.lines.show(
            [
                TextLineRow(at, text, at == self._at, str(HOUSE_LINE_MAX - len(text)))
                for at, text in enumerate(self._typed)
            ]
        )
        wanted, there = self._wanted(), self._there()
        self.show(HouseTextShown(can_show=bool(wanted) and wanted != there, can_clear=bool(there)))

    # ---- Touches ------------------------------------------------------------------------------

    @Slot(int)
    def select(self, line: int) -> None:
        self._at = line
        self._show()

    @Slot(str)
    def type(self, text: str) -> None:
        line = self._typed[self._at]
        if len(line) < HOUSE_LINE_MAX and (line or text.strip()):
            self._typed[self._at] = line + text
            self._show()

    @Slot()
    def erase(self) -> None:
        self._typed[self._at] = self._typed[self._at][:-1]
        self._show()

    @Slot()
    def order(self) -> None:
        lines = self._wanted()
        self._open(
            lines,
            Said(QT_TRANSLATE_NOOP("Console", "Text on the displays")),
            (translate("HouseTextView", "Every display of this table shows:"), *lines),
            translate("HouseTextView", "Show it"),
        )

    @Slot()
    def clear(self) -> None:
        self._open(
            (),
            Said(QT_TRANSLATE_NOOP("Console", "No text on the displays")),
            (translate("HouseTextView", "The displays of this table show no text any more."),),
            translate("HouseTextView", "Take it down"),
        )

    def _open(
        self, lines: tuple[str, ...], title: Said, says: tuple[str, ...], confirm: str
    ) -> None:
        self._sheet.open(
            Draft(
                key="show-house-text",
                command=c.ShowHouseText,
                title=title,
                says=says,
                confirm=confirm,
                make=lambda filled: c.ShowHouseText(lines),
                any_time=True,
            )
        )
