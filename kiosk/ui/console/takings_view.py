"""The money of the table while the game goes on, and what each figure is made of."""

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.takings.state import SeatTakings
from kiosk.records.words import in_order
from kiosk.rules.money import percent_text
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

NUMBERS_SHOWN = 9


class FigureKeyRow(Struct, frozen=True):
    """A figure that can be touched."""

    key: str
    name: str
    figure: str


class NumberRow(Struct, frozen=True):
    place: int
    pocket: str
    """Nothing: the round was void."""


class ColumnRow(Struct, frozen=True):
    key: str
    name: str
    total: str
    chosen: bool


class TakingsRow(Struct, frozen=True):
    seat: str
    notes: str
    tickets: str
    credits: str
    drop: str
    tickets_out: str
    hand_paid: str
    wagered: str
    paid: str
    win: str


class MadeOfRow(Struct, frozen=True):
    name: str
    figure: str


class TakingsShown(Struct, frozen=True, kw_only=True):
    since: str = ""
    chosen: str = ""


class TakingsView(ViewPart[TakingsShown, ConsoleDesk]):
    figures = rows_of(FigureKeyRow)
    numbers = rows_of(NumberRow)
    """The last, newest first."""
    columns = rows_of(ColumnRow)
    seats = rows_of(TakingsRow)
    made_of = rows_of(MadeOfRow)
    """What the chosen figure is made of."""

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._chosen = ""
        self.on_opened: Callable[[str], None] = lambda seat: None
        """A seat was touched: all that came and went there is to be shown."""

    def refresh(self) -> None:
        total, told = self._desk.takings.total, self._desk.takings
        self.figures.show([*self._keys(total)])
        last = self._desk.board.last[:NUMBERS_SHOWN]
        self.numbers.show([NumberRow(place, pocket or "") for place, pocket in enumerate(last)])
        if self._chosen:
            self._show_page(total)
        since = ""
        if told.since_ms:
            text = translate("TakingsView", "Since {time}, {rounds} rounds")
            time = self._times.of_day(told.since_ms)[:-3]
            since = text.format(time=time, rounds=told.rounds)
        self.show(TakingsShown(since=since, chosen=self._chosen))

    def choose(self, figure: str) -> None:
        self._chosen = figure
        self.refresh()

    @Slot(str)
    def openSeat(self, seat: str) -> None:  # noqa: N802 - QML names are camelCase
        self.on_opened(seat)

    def _keys(self, total: SeatTakings) -> list[FigureKeyRow]:
        def of_money(key: str, name: str, cents: int) -> FigureKeyRow:
            return FigureKeyRow(key, name, self._desk.look.currency.short(cents))

        pace = self._desk.takings.rounds_an_hour
        return [
            of_money("notes", translate("TakingsView", "Notes"), total.notes_cents),
            of_money("tickets", translate("TakingsView", "Tickets in"), total.tickets_in_cents),
            of_money("credits", translate("TakingsView", "Staff credits"), total.credits_cents),
            of_money("win", translate("TakingsView", "Win"), total.win_cents),
            FigureKeyRow(
                "hold",
                translate("TakingsView", "Hold on cash"),
                self._share(total.win_cents, total.cash_cents),
            ),
            FigureKeyRow(
                "rounds",
                translate("TakingsView", "Rounds/hour"),
                str(pace) if pace else "–",
            ),
        ]

    def _share(self, part_cents: int, of_cents: int) -> str:
        """In percent, rounded; of nothing there is none."""
        if of_cents <= 0:
            return "–"
        ten_thousandths = round(Fraction(10_000 * part_cents, of_cents))
        text = percent_text(abs(ten_thousandths), self._desk.look.currency.marks)
        return f"-{text}" if ten_thousandths < 0 else text

    # ---- The page ------------------------------------------------------------------------------

    def _show_page(self, total: SeatTakings) -> None:
        seats = {name: seat.takings for name, seat in self._desk.seats.items()}
        self.seats.show(
            [TakingsRow(name, *self._cells(seats[name])) for name in sorted(seats, key=in_order)]
        )
        names = {
            "notes": translate("TakingsView", "Notes"),
            "tickets": translate("TakingsView", "Tickets in"),
            "credits": translate("TakingsView", "Staff credits"),
            "drop": translate("TakingsView", "Drop"),
            "tickets-out": translate("TakingsView", "Tickets out"),
            "hand-paid": translate("TakingsView", "Hand paid"),
            "wagered": translate("TakingsView", "Wagered"),
            "paid": translate("TakingsView", "Paid"),
            "win": translate("TakingsView", "Win"),
        }
        cells = zip(names.items(), self._cells(total), strict=True)
        chosen = {"hold": "win"}.get(self._chosen, self._chosen)
        self.columns.show(
            [ColumnRow(key, name, cell, key == chosen) for (key, name), cell in cells]
        )
        self.made_of.show(self._shares(total))

    def _cells(self, taken: SeatTakings) -> list[str]:
        cents = (
            taken.notes_cents,
            taken.tickets_in_cents,
            taken.credits_cents,
            taken.in_cents,
            taken.tickets_out_cents,
            taken.hand_paid_cents,
            taken.wagered_cents,
            taken.paid_cents,
            taken.win_cents,
        )
        money = self._desk.look.currency
        return [money.full(each).replace(money.sign, "", 1) for each in cents]

    def _shares(self, total: SeatTakings) -> list[MadeOfRow]:
        """In words: tickets were money at a table before, and come round again."""
        names = [
            (translate("TakingsView", "Win of cash and staff credits"), total.cash_cents),
            (translate("TakingsView", "Win of the whole drop, tickets too"), total.in_cents),
            (translate("TakingsView", "Win of all that was wagered"), total.wagered_cents),
        ]
        return [MadeOfRow(name, self._share(total.win_cents, cents)) for name, cents in names]
