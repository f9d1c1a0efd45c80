"""What a seat has wagered in a round, drawn on the cloth as the player saw it."""

from collections.abc import Mapping

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.settling import merged
from kiosk.game.table.state import SlipStatus
from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import pocket_name
from kiosk.ui.drawn_slip import DrawnSlip
from kiosk.ui.painting.pictures import Pictures

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class SlipView(QObject):
    changed = Signal()

    def __init__(
        self, desk: ConsoleDesk, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._drawn = DrawnSlip(desk.book, desk.look.chips_cents, pictures, self)
        self._seat = ""
        self._round = 0
        """Which is shown; 0: the latest."""

    def look_at(self, seat: str) -> None:
        """Nobody's, if no seat is named."""
        self._seat, self._round = seat, 0
        self._ask()

    @Slot(int)
    def turn(self, by: int) -> None:
        """To an older round (1) or a newer one (-1) in which this seat has wagers."""
        told = self._told()
        if told is None or not told.rounds:
            return
        at = told.rounds.index(told.round) if told.round in told.rounds else 0
        self._round = told.rounds[min(max(at + by, 0), len(told.rounds) - 1)]
        self._ask()

    def _ask(self) -> None:
        self._desk.look_at_seat(self._seat, self._round)
        self.refresh()

    def _told(self) -> m.SeatRound | None:
        told = self._desk.client.seat_round
        return told if told is not None and told.seat == self._seat else None

    def refresh(self) -> None:
        told = self._told()
        stakes: Mapping[str, int] = merged(told.stakes, told.promotional) if told else {}
        self._drawn.draw(stakes, told.outcome if told and not told.void else None)
        self.changed.emit()

    @Property(DrawnSlip, constant=True)
    def drawn(self) -> DrawnSlip:
        return self._drawn

    @Property(str, notify=changed)
    def title(self) -> str:
        told = self._told()
        if told is None or told.status is None:
            return translate("SlipView", "The table holds no bets of this seat")
        total = sum(told.stakes.values()) + sum(told.promotional.values())
        text = translate("SlipView", "Round {round}: {sum}")
        return text.format(round=told.round, sum=self._desk.look.currency.full(total))

    @Property(str, notify=changed)
    def line(self) -> str:
        """What became of them."""
        told = self._told()
        if told is None or told.status is None:
            return translate("SlipView", "bets come to the table when betting ends")
        if told.void or told.status is SlipStatus.VOID:
            text = translate("SlipView", "void, returned: {why}")
            return text.format(why=told.reason or translate("SlipView", "no reason given"))
        if told.status is SlipStatus.REFUSED:
            return translate("SlipView", "refused, returned: {why}").format(why=told.reason)
        if told.status is SlipStatus.IN_QUESTION:
            return translate("SlipView", "in question: a supervisor decides from the records")
        if told.outcome is None:
            return translate("SlipView", "registered, no number yet")
        text = translate("SlipView", "{number}, settled")
        if told.settlement > 1:
            text = translate("SlipView", "{number}, corrected and settled again")
        return text.format(number=pocket_name(told.outcome))

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:  # noqa: N802 - QML names are camelCase
        told = self._told()
        return told is not None and bool(told.rounds) and told.round > told.rounds[-1]

    @Property(bool, notify=changed)
    def hasNewer(self) -> bool:  # noqa: N802
        told = self._told()
        return told is not None and bool(told.rounds) and told.round < told.rounds[0]
