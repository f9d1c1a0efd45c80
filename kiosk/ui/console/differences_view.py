"""What a correction would do to each terminal, before anybody confirms it.

The table computes it from the slips as they were registered; the console only adds what it knows of
each seat at this moment: a player who has left, or whose credit is too small to take a win back.
"""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.link import messages as m
from kiosk.records.words import in_order
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate


class DifferenceRow(Struct, frozen=True):
    seat: str
    before: str
    after: str
    difference: str
    tone: str
    """ok, alarm or nothing."""
    note: str


class DifferencesShown(Struct, frozen=True):
    summary: str = ""


class DifferencesView(ViewPart[DifferencesShown, ConsoleDesk]):
    rows = rows_of(DifferenceRow)

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._asked: m.WhatIf | None = None

    def ask(self, what_if: m.WhatIf | None) -> None:
        """None: it is not thought of any more."""
        if what_if != self._asked:
            self._asked = what_if
            self._desk.look_what_if(what_if)
            self.refresh()

    def refresh(self) -> None:
        told = self._told()
        seats = sorted(told.seats, key=in_order) if told else []
        rows = [self._row(seat, told.seats[seat]) for seat in seats] if told else []
        # Those whom it concerns come first.
        self.rows.show(sorted(rows, key=lambda row: not row.tone))
        self.show(DifferencesShown(self._summary()))

    @property
    def told(self) -> bool:
        """The table has answered for what is asked now."""
        return self._told() is not None

    def _told(self) -> m.CorrectionPreview | None:
        told = self._desk.client.correction
        return told if self._asked and told and told.what_if == self._asked else None

    def _row(self, seat: str, made: m.Resettled) -> DifferenceRow:
        money, more_cents = self._desk.look.currency, made.after_cents - made.before_cents
        sign = "+" if more_cents > 0 else ""
        return DifferenceRow(
            seat,
            money.full(made.before_cents),
            money.full(made.after_cents),
            f"{sign}{money.full(more_cents)}" if more_cents else "0",
            "ok" if more_cents > 0 else "alarm" if more_cents < 0 else "",
            self._note(seat, more_cents),
        )

    def _note(self, name: str, more_cents: int) -> str:
        """What will not simply be added to the credit or taken from it."""
        seat = self._desk.seats.get(name, m.SeatAt())
        if more_cents > 0 and not seat.playing:
            return translate("DifferencesView", "player gone: set aside, a case")
        has_cents = (seat.credit_cents or 0) if seat.playing else 0
        if more_cents + has_cents < 0:
            gone = self._desk.look.currency.full(-more_cents - has_cents)
            return translate("DifferencesView", "{sum} is gone: a case").format(sum=gone)
        if more_cents and not seat.here:
            return translate("DifferencesView", "when it is connected")
        return ""

    def _summary(self) -> str:
        told = self._told()
        if told is None:
            return translate("DifferencesView", "The table is computing every seat's difference")
        money = self._desk.look.currency
        more = [made.after_cents - made.before_cents for made in told.seats.values()]
        given, taken = sum(x for x in more if x > 0), -sum(x for x in more if x < 0)
        text = translate(
            "DifferencesView",
            "{given} more to players, {taken} taken back, {same} of {count} slips unchanged",
        )
        return text.format(
            count=len(more), given=money.full(given), taken=money.full(taken), same=more.count(0)
        )
