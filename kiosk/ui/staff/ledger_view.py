"""Meters, the last notes and tickets, and the log of events, as the journal has them."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from kiosk.game.money import MoneyPlace, Source
from kiosk.game.terminal.machine import new_terminal
from kiosk.records.words import time_text
from kiosk.ui.aside import aside
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.staff.ledger import Ledger, Topic
from kiosk.ui.staff.words import place_name, source_name
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate


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


class LedgerShown(Struct, frozen=True, kw_only=True):
    reading: bool = False
    came_sum: str = ""
    places_sum: str = ""
    adds: bool = False
    """The money equation holds."""


class LedgerView(ViewPart[LedgerShown, Desk]):
    came = rows_of(FigureRow)
    places = rows_of(FigureRow)
    play = rows_of(FigureRow)
    money = rows_of(LineRow)
    events = rows_of(LineRow)
    topics = rows_of(TopicRow)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._ledger: Ledger | None = None
        self._topic = Topic.ALL

    async def read(self) -> None:
        """From where the last look ended. A journal that is another is read from its beginning."""
        service = self._desk.service
        if service is None or self.showing.reading:
            return
        log = service.journaled.log
        if self._ledger is None or self._ledger.seq > log.head.seq:
            self._ledger = Ledger(new_terminal(self._desk.book, self._desk.look.seat))
        ledger = self._ledger
        self.show(replace(self.showing, reading=True))
        try:
            await aside(lambda: ledger.go_on(log.records(ledger.seq)))
        finally:
            self._show(ledger)

    def retranslate(self) -> None:
        if self._ledger is not None and not self.showing.reading:
            self._show(self._ledger)

    def forget(self) -> None:
        """Another journal has begun."""
        self._ledger = None

    def _show(self, ledger: Ledger) -> None:
        self.play.show(self._played(ledger))
        self.money.show(
            [
                LineRow(row.seq, time_text(row.at_ms), row.what, self._full(row.cents))
                for row in reversed(ledger.movements)
            ]
        )
        self._show_events()
        self._show_equation(ledger)

    def _show_equation(self, ledger: Ledger) -> None:
        """What came in, and where it is: the two sums are one."""
        money = ledger.state.money
        came = [self._figure(s, source_name(s), money.sources.get(s, 0)) for s in Source]
        there = [self._figure(p, place_name(p), money[p]) for p in MoneyPlace]
        came_sum = self._full(sum(money.sources.values()))
        places_sum = self._full(sum(money.places.values()))
        self.came.show(came)
        self.places.show(there)
        adds = came_sum == places_sum
        self.show(LedgerShown(came_sum=came_sum, places_sum=places_sum, adds=adds))

    def _played(self, ledger: Ledger) -> Sequence[FigureRow]:
        played, told, figure = ledger.figures, ledger.meters, self._figure
        notes_of, short = translate("Staff", "Notes of {value}"), self._desk.look.currency.short
        drop, came = translate("Staff", "Drop"), translate("Staff", "Tickets in")
        credits_ = translate("Staff", "Credits by staff")
        vouchers = translate("Staff", "Vouchers")
        left, by_hand = translate("Staff", "Tickets out"), translate("Staff", "Paid by hand")
        handle, paid = translate("Staff", "Handle"), translate("Staff", "Paid to players")
        return [
            figure("drop", drop, played.drop_cents, strong=True),
            *(
                figure(f"note {value}", notes_of.format(value=short(value)), value * number, number)
                for value, number in sorted(told.notes_by_value.items())
            ),
            figure("tickets in", came, told.tickets_in_cents, told.tickets_in),
            figure("credits", credits_, told.staff_credits_cents, told.staff_credits),
            figure("vouchers", vouchers, told.vouchers_cents, told.vouchers),
            figure("tickets out", left, told.tickets_out_cents, told.tickets_out),
            figure("hand paid", by_hand, told.hand_paid_cents, told.hand_paid),
            figure("tips", translate("Staff", "Tips to dealers"), told.tips_cents, told.tips),
            figure("handle", handle, played.handle_cents, told.rounds_played, strong=True),
            figure("paid", paid, played.paid_cents),
            figure("win", translate("Staff", "Win"), played.win_cents, strong=True),
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
        self.topics.show([TopicRow(t, name, t is self._topic) for t, name in names.items()])
        events = self._ledger.events if self._ledger else ()
        self.events.show(
            [
                LineRow(event.seq, time_text(event.at_ms), event.what)
                for event in reversed(events)
                if self._topic in (Topic.ALL, event.topic)
            ]
        )

    @Slot(str)
    def chooseTopic(self, topic: str) -> None:  # noqa: N802 - QML names are camelCase
        self._topic = Topic(topic)
        self.events.clear()
        self._show_events()
