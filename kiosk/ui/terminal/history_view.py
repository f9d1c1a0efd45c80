"""The player's own rounds, one at a time, redrawn on the cloth as they were played."""

from collections.abc import Mapping

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.settling import merged
from kiosk.game.terminal.state import PlayedRound, Terminal
from kiosk.ui.drawn_slip import DrawnSlip
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class HistoryView(QObject):
    """Of this account alone: what the player before had on the cloth is nobody's business."""

    changed = Signal()

    def __init__(self, desk: Desk, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._drawn = DrawnSlip(desk.book, desk.look.chips_cents, pictures, self)
        self._looked_at: tuple[Mapping[int, PlayedRound] | None, int | None] = (None, None)
        """All that is kept, and whose account it was looked through for."""
        self._rounds: list[PlayedRound] = []
        self._at = 0
        """From the oldest."""

    def refresh(self) -> None:
        """Whoever looks at the newest round goes on to the next one; an older one stays."""
        state = self._desk.state
        account = state.account if state.account_open else None
        if state.played is self._looked_at[0] and account == self._looked_at[1]:
            return  # a touch changes nothing here, and must not wait for it
        self._looked_at = (state.played, account)
        rounds = self._rounds_of(state)
        if rounds == self._rounds:
            return
        at_newest = self._at >= len(self._rounds) - 1
        shown = None if at_newest else self._rounds[self._at].round
        self._rounds = rounds
        numbers = [played.round for played in rounds]
        self._at = numbers.index(shown) if shown in numbers else max(0, len(rounds) - 1)
        self._show()

    def _rounds_of(self, state: Terminal) -> list[PlayedRound]:
        account = state.account if state.account_open else None
        return [played for _, played in sorted(state.played.items()) if played.account == account]

    def retranslate(self) -> None:
        self._drawn.retranslate()
        self.changed.emit()

    @Slot(int)
    def turnTo(self, at: int) -> None:  # noqa: N802 - QML names are camelCase
        at = min(max(at, 0), len(self._rounds) - 1)
        if self._rounds and at != self._at:
            self._at = at
            self._show()

    def _show(self) -> None:
        played = self._played
        stakes = merged(played.stakes, played.promotional) if played else {}
        self._drawn.draw(stakes, played.outcome if played else None)
        self.changed.emit()

    @property
    def _played(self) -> PlayedRound | None:
        return self._rounds[self._at] if self._rounds else None

    @Property(DrawnSlip, constant=True)
    def drawn(self) -> DrawnSlip:
        return self._drawn

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._rounds)

    @Property(int, notify=changed)
    def at(self) -> int:
        return self._at

    @Property(str, notify=changed)
    def title(self) -> str:
        played = self._played
        if played is None:
            return self._nothing()
        return translate("HistoryView", "Round {round}").format(round=played.round)

    def _nothing(self) -> str:
        return translate("HistoryView", "No round of yours is settled yet")

    @property
    def number(self) -> int:
        """Of the round; 0: there is none."""
        return self._played.round if self._played else 0

    @Property(int, notify=changed)
    def round(self) -> int:
        return self.number

    @Property(str, notify=changed)
    def place(self) -> str:
        text = translate("HistoryView", "{at} of {count}")
        return text.format(at=self._at + 1, count=len(self._rounds)) if self._rounds else ""

    @Property(str, notify=changed)
    def pocket(self) -> str:
        return (self._played.outcome or "") if self._played else ""

    @Property(str, notify=changed)
    def staked(self) -> str:
        return self._money(_staked_cents(self._played)) if self._played else ""

    @Property(str, notify=changed)
    def won(self) -> str:
        return self._money(self._played.winnings_cents) if self._played else ""

    @Property(str, notify=changed)
    def returned(self) -> str:
        """Stakes that came back: of winning wagers, or of a void round."""
        return self._money(self._played.returned_cents) if self._played else ""

    @Property(str, notify=changed)
    def remark(self) -> str:
        """What is special about it."""
        return self._remark_of(self._played) if self._played else ""

    def _remark_of(self, played: PlayedRound) -> str:
        if played.outcome is None:
            return translate("HistoryView", "void, your bets came back")
        if played.settlement > 1:
            return translate("HistoryView", "the number was corrected")
        return "" if _staked_cents(played) else translate("HistoryView", "you had no bets")

    def _money(self, cents: int) -> str:
        return self._desk.look.currency.full(cents)


def _staked_cents(played: PlayedRound) -> int:
    return sum(played.stakes.values()) + sum(played.promotional.values())
