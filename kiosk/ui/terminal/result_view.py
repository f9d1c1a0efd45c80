"""What a round came to for this player: the number, what won, and how much."""

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.settling import merged
from kiosk.game.terminal.state import PlayedRound
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import colour_name, properties, wager_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

ROWS_MAX = 5


class WinRow(Struct, frozen=True):
    key: str
    name: str
    odds: str
    amount: str


class _Shown(Struct, frozen=True, kw_only=True):
    pocket: str = ""
    played: bool = False
    sum: str = ""
    line: str = ""


@QmlElement
class ResultView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._wins = Rows(WinRow, self)
        self._shown = _Shown()

    def refresh(self) -> None:
        result = self._desk.shown_result
        shown = self._told(result) if result is not None else _Shown()
        if shown != self._shown:
            self._shown = shown
            self._wins.show(self._rows(result) if result is not None else [])
            self.changed.emit()

    def retranslate(self) -> None:
        self._shown = _Shown()
        self.refresh()

    def _told(self, result: PlayedRound) -> _Shown:
        assert result.outcome is not None
        money = self._desk.look.currency
        played = bool(result.stakes or result.promotional)
        line = ""
        if result.returned_cents and result.winnings_cents:
            text = translate("ResultView", "plus {stakes} of winning stakes returned")
            line = text.format(stakes=money.full(result.returned_cents))
        if result.settlement > 1:
            line = translate("ResultView", "The result was corrected.") + f" {line}"
        won = money.full(result.winnings_cents) if result.winnings_cents else ""
        return _Shown(pocket=result.outcome, played=played, sum=won, line=line.strip())

    def _rows(self, result: PlayedRound) -> list[WinRow]:
        """Up to five; of more, four and how many others there are."""
        money = self._desk.look.currency
        won = [
            (self._desk.book.wagers[wager], cents)
            for wager, cents in merged(result.stakes, result.promotional).items()
            if result.outcome in self._desk.book.wagers[wager].numbers
        ]
        won.sort(key=lambda pair: -pair[0].pays * pair[1])
        rows = [
            WinRow(
                wager.id,
                wager_name(wager),
                f"{money.short_plain(cents)} × {wager.pays}",
                money.plain(cents * wager.pays),
            )
            for wager, cents in won
        ]
        if len(rows) <= ROWS_MAX:
            return rows
        rest = won[ROWS_MAX - 1 :]
        more = translate("ResultView", "and {count} more").format(count=len(rest))
        others = money.plain(sum(wager.pays * cents for wager, cents in rest))
        return [*rows[: ROWS_MAX - 1], WinRow("more", more, "", others)]

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return bool(self._shown.pocket)

    @Property(str, notify=changed)
    def pocket(self) -> str:
        return self._shown.pocket

    @Property(str, notify=changed)
    def colour(self) -> str:
        return colour_name(self._shown.pocket) if self._shown.pocket else ""

    @Property(str, notify=changed)
    def properties(self) -> str:
        return "\n".join(properties(self._shown.pocket)) if self._shown.pocket else ""

    @Property(bool, notify=changed)
    def played(self) -> bool:
        """The player had wagers in it."""
        return self._shown.played

    @Property(str, notify=changed)
    def sum(self) -> str:
        """What was won, or nothing."""
        return self._shown.sum

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._shown.line

    @Property(Rows, constant=True)
    def wins(self) -> Rows:
        return self._wins
