"""Meters, the last notes and tickets, and the log of events, as the journal has them."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.money import Place, Source
from kiosk.game.terminal.machine import new_terminal
from kiosk.records.words import time_text
from kiosk.ui.aside import aside
from kiosk.ui.rows import Rows
from kiosk.ui.staff.ledger import Ledger, Topic
from kiosk.ui.staff.words import place_name, source_name
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


class FigureRow(Struct, frozen=True):
    key: str
    name: str
    figure: str
    count: str = ""
    strong: bool = False


class LineRow(Struct, frozen=True):
    seq: int
    time: str
    what: str
    amount: str = ""


class TopicRow(Struct, frozen=True):
    key: str
    text: str
    selected: bool


@QmlElement
class LedgerView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ledger: Ledger | None = None
        self._came = Rows(FigureRow, self)
        self._is = Rows(FigureRow, self)
        self._play = Rows(FigureRow, self)
        self._money = Rows(LineRow, self)
        self._events = Rows(LineRow, self)
        self._topics = Rows(TopicRow, self)
        self._topic = Topic.ALL
        self._reading = False
        self._sums = ("", "")

    async def read(self) -> None:
        """From where the last look ended. A journal that is another is read from its beginning."""
        service = self._desk.service
        if service is None or self._reading:
            return
        log = service.keeper.log
        if self._ledger is None or self._ledger.seq > log.head.seq:
            self._ledger = Ledger(new_terminal(self._desk.book, self._desk.look.seat))
        ledger = self._ledger
        self._reading = True
        self.changed.emit()
        try:
            await aside(lambda: ledger.go_on(log.records(ledger.seq)))
        finally:
            self._reading = False
            self._show(ledger)

    def retranslate(self) -> None:
        if self._ledger is not None and not self._reading:
            self._show(self._ledger)

    def forget(self) -> None:
        """Another journal has begun."""
        self._ledger = None

    def _show(self, ledger: Ledger) -> None:
        self._show_equation(ledger)
        self._play.show(self._played(ledger))
        self._money.show(
            [
                LineRow(row.seq, time_text(row.at_ms), row.what, self._full(row.cents))
                for row in reversed(ledger.movements)
            ]
        )
        self._show_events()
        self.changed.emit()

    def _show_equation(self, ledger: Ledger) -> None:
        """What came in, and where it is: the two sums are one."""
        money = ledger.state.money
        came = [self._figure(s, source_name(s), money.sources[s]) for s in Source]
        there = [self._figure(p, place_name(p), money.places[p]) for p in Place]
        self._sums = (
            self._full(sum(money.sources.values())),
            self._full(sum(money.places.values())),
        )
        self._came.show(came)
        self._is.show(there)

    def _played(self, ledger: Ledger) -> Sequence[FigureRow]:
        figures, meters = ledger.figures, ledger.meters
        notes = [
            self._figure(
                f"note {value}",
                translate("Staff", "Notes of {value}").format(
                    value=self._desk.look.currency.short(value)
                ),
                value * number,
                number,
            )
            for value, number in sorted(meters.notes_by_value.items())
        ]
        return [
            self._figure("drop", translate("Staff", "Drop"), figures.drop_cents, strong=True),
            *notes,
            self._figure(
                "tickets in",
                translate("Staff", "Tickets in"),
                meters.tickets_in_cents,
                meters.tickets_in,
            ),
            self._figure(
                "credits",
                translate("Staff", "Credits by staff"),
                meters.staff_credits_cents,
                meters.staff_credits,
            ),
            self._figure(
                "tickets out",
                translate("Staff", "Tickets out"),
                meters.tickets_out_cents,
                meters.tickets_out,
            ),
            self._figure(
                "hand paid",
                translate("Staff", "Paid by hand"),
                meters.hand_paid_cents,
                meters.hand_paid,
            ),
            self._figure(
                "handle",
                translate("Staff", "Handle"),
                figures.handle_cents,
                meters.rounds_played,
                strong=True,
            ),
            self._figure("paid", translate("Staff", "Paid to players"), figures.paid_cents),
            self._figure("win", translate("Staff", "Win"), figures.win_cents, strong=True),
        ]

    def _figure(
        self, key: str, name: str, cents: int, count: int | None = None, *, strong: bool = False
    ) -> FigureRow:
        return FigureRow(key, name, self._full(cents), "" if count is None else str(count), strong)

    def _full(self, cents: int) -> str:
        return self._desk.look.currency.full(cents)

    def _show_events(self) -> None:
        names = {
            Topic.ALL: translate("Staff", "Everything"),
            Topic.MONEY: translate("Staff", "Money"),
            Topic.GAME: translate("Staff", "Game"),
            Topic.STAFF: translate("Staff", "Staff"),
            Topic.FAULTS: translate("Staff", "Faults and disputes"),
        }
        self._topics.show([TopicRow(t, name, t is self._topic) for t, name in names.items()])
        events = self._ledger.events if self._ledger else ()
        self._events.show(
            [
                LineRow(event.seq, time_text(event.at_ms), event.what)
                for event in reversed(events)
                if self._topic in (Topic.ALL, event.topic)
            ]
        )

    @Slot(str)
    def chooseTopic(self, topic: str) -> None:  # noqa: N802 - QML names are camelCase
        self._topic = Topic(topic)
        self._events.clear()
        self._show_events()

    @Property(Rows, constant=True)
    def came(self) -> Rows:
        return self._came

    @Property(Rows, constant=True)
    def places(self) -> Rows:
        return self._is

    @Property(Rows, constant=True)
    def play(self) -> Rows:
        return self._play

    @Property(Rows, constant=True)
    def money(self) -> Rows:
        return self._money

    @Property(Rows, constant=True)
    def events(self) -> Rows:
        return self._events

    @Property(Rows, constant=True)
    def topics(self) -> Rows:
        return self._topics

    @Property(bool, notify=changed)
    def reading(self) -> bool:
        return self._reading

    @Property(str, notify=changed)
    def cameSum(self) -> str:  # noqa: N802
        return self._sums[0]

    @Property(str, notify=changed)
    def placesSum(self) -> str:  # noqa: N802
        return self._sums[1]

    @Property(bool, notify=changed)
    def adds(self) -> bool:
        """The money equation holds."""
        return self._sums[0] == self._sums[1] != ""
