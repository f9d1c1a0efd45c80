"""One seat that was touched: its account, what waits there, and what can be done about it."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.table import commands as c
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.ui.console import seat_drafts
from kiosk.ui.console.deeds import DeedRow, deed
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.seats_view import seat_status
from kiosk.ui.console.slip_view import SlipView
from kiosk.ui.console.words import device_name
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

PANEL_DEEDS = 5
"""Beside the one that opens the whole seat."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    name: str
    figure: str


@QmlElement
class SeatView(QObject):
    changed = Signal()

    def __init__(
        self, desk: ConsoleDesk, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self.name = ""
        self._few = Rows(DeedRow, self)
        self._all = Rows(DeedRow, self)
        self._figures = Rows(FigureRow, self)
        self._slip = SlipView(desk, pictures, self)

    def choose(self, name: str) -> None:
        self.name = name
        self._slip.look_at(name)
        self.refresh()

    def refresh(self) -> None:
        seat = self._desk.seats.get(self.name)
        if seat is None:
            self._few.show([])
            self._all.show([])
        else:
            deeds = [*self._urgent(seat), *self._usual(seat), *self._rare(seat)]
            more = deed(
                self._desk,
                "seat",
                translate("SeatView", "Account"),
                "history",
                second=translate("SeatView", "its bets"),
            )
            self._few.show([*deeds[:PANEL_DEEDS], more])
            self._all.show(deeds)
            self._figures.show(self._account(seat))
        self._slip.refresh()
        self.changed.emit()

    def _account(self, seat: m.SeatAt) -> list[FigureRow]:
        money = self._desk.look.currency
        credit = translate("SeatView", "not told yet")
        if seat.credit_cents is not None:
            credit = money.full(seat.credit_cents)
        held = sum(
            case.cents
            for case in self._desk.matters.cases.values()
            if case.seat == self.name and case.held
        )
        rows = [
            FigureRow(translate("SeatView", "Credit"), credit),
            FigureRow(translate("SeatView", "On the cloth"), money.full(seat.stake_cents)),
        ]
        if held:
            rows.append(FigureRow(translate("SeatView", "Withheld"), money.full(held)))
        for device, trouble in seat.devices.items():
            rows.append(FigureRow(device_name(device), trouble[:1].upper() + trouble[1:]))
        if seat.legacy_until_ms is not None:
            rows.append(FigureRow(translate("SeatView", "Limits"), translate("SeatView", "legacy")))
        return rows

    # ---- What can be done ---------------------------------------------------------------------

    def _urgent(self, seat: m.SeatAt) -> Iterator[DeedRow]:
        """What waits for staff at this seat."""
        desk, matters = self._desk, self._desk.matters
        if self.name in matters.doubtful_tickets:
            text = translate("SeatView", "Ticket in doubt")
            look = translate("SeatView", "go and look")
            yield deed(desk, "ticket", text, "ticket", command=c.IssueTicket, second=look)
        if self.name in matters.doubtful_papers:
            text = translate("SeatView", "Note or ticket in doubt")
            look = translate("SeatView", "look into the box")
            yield deed(desk, "paper", text, "warning", command=c.JudgePaper, second=look)
        if self.name in matters.help:
            text = translate("SeatView", "Call answered")
            yield deed(desk, "attend", text, "bell", command=c.AttendSeat)
        if any(seat_ == self.name for seat_, _ in matters.in_question):
            text = translate("SeatView", "Bets in question")
            yield deed(desk, "judge", text, "help", command=c.JudgeRecords)
        if any(case.seat == self.name for case in matters.cases.values()):
            text = translate("SeatView", "Answer the case")
            yield deed(desk, "close-case", text, "warning", command=c.CloseCase)
        if any(lock in LOCKS_OF_STAFF for lock in seat.locks):
            yield deed(
                desk, "unlock", translate("SeatView", "Unlock seat"), "lock", command=c.UnlockSeat
            )

    def _usual(self, seat: m.SeatAt) -> Iterator[DeedRow]:
        desk = self._desk
        frozen = translate("SeatView", "accounts are frozen") if desk.board.frozen else ""
        away = "" if seat.here else translate("SeatView", "link lost")
        cents = desk.matters.calls.get(self.name, 0) or seat.credit_cents or 0
        total = desk.look.currency.full(cents)
        no_credit = "" if cents else translate("SeatView", "no credit")
        waiting = self.name in desk.matters.due.values()
        paying = translate("SeatView", "being paid") if waiting else ""
        yield deed(
            desk,
            "credit",
            translate("SeatView", "Credit"),
            "plus",
            command=c.Credit,
            second=translate("SeatView", "add money"),
            not_now=frozen or away,
        )
        yield deed(
            desk,
            "hand-pay",
            translate("SeatView", "Hand pay"),
            "banknote",
            command=c.HandPay,
            second=total,
            not_now=frozen or no_credit or paying,
        )
        under_way = desk.board.phase in UNDER_WAY
        no_bets = "" if under_way else translate("SeatView", "no round")
        text = translate("SeatView", "Void bets")
        yield deed(desk, "void-seat", text, "void", command=c.VoidSeat, not_now=no_bets)
        yield deed(
            desk,
            "lock",
            translate("SeatView", "Lock seat"),
            "lock",
            command=c.LockSeat,
            second=translate("SeatView", "stop play"),
        )
        yield deed(
            desk,
            "dispute",
            translate("SeatView", "Dispute"),
            "warning",
            command=c.OpenCase,
            second=translate("SeatView", "hold money"),
        )
        yield deed(
            desk,
            "message",
            translate("SeatView", "Message"),
            "info",
            command=c.TellPlayer,
            second=translate("SeatView", "to the player"),
            not_now=away,
        )

    def _rare(self, seat: m.SeatAt) -> Iterator[DeedRow]:
        desk = self._desk
        shut = desk.board.phase is Phase.SHUT
        closed = translate("SeatView", "table closed") if shut else ""
        text = translate("SeatView", "Malfunction")
        yield deed(
            desk, "malfunction", text, "warning", command=c.DeclareMalfunction, not_now=closed
        )
        if desk.book.terms.legacy is not None:
            yield self._legacy(seat)
        yield self._dead(seat)

    def _dead(self, seat: m.SeatAt) -> DeedRow:
        """A machine that is taken away: with its player's money in it, or empty."""
        here = translate("SeatView", "it is connected") if seat.here else ""
        if not seat.playing:
            text = translate("SeatView", "New machine")
            return deed(self._desk, "clear", text, "repeat", command=c.ClearSeat, not_now=here)
        open_ = "" if seat.owed_cents is not None else translate("SeatView", "after the round")
        owed = self._desk.look.currency.full(seat.owed_cents or 0)
        return deed(
            self._desk,
            "write-off",
            translate("SeatView", "Dead terminal"),
            "banknote",
            command=c.WriteOffSeat,
            second=owed,
            not_now=here or open_,
        )

    def _legacy(self, seat: m.SeatAt) -> DeedRow:
        desk = self._desk
        not_now = ""
        if desk.board.phase is not Phase.IDLE:
            not_now = translate("SeatView", "between rounds")
        elif seat.legacy_until_ms is None and not desk.house.legacy:
            not_now = translate("SeatView", "no limits changed")
        elif not seat.playing:
            not_now = translate("SeatView", "nobody plays")
        has = seat.legacy_until_ms is not None
        text = translate("SeatView", "End legacy" if has else "Legacy limits")
        command = c.EndLegacy if has else c.GrantLegacy
        return deed(desk, "legacy", text, "history", command=command, not_now=not_now)

    def draft(self, key: str, *, fresh: str) -> Draft | None:
        """The order behind a button. `fresh` names a case that it may open."""
        desk, seat = self._desk, self.name
        if seat not in desk.seats:
            return None
        if key == "dispute":
            return seat_drafts.dispute(desk, seat, case=fresh)
        if key == "close-case":
            cases = desk.matters.cases.items()
            case = next((name for name, case in cases if case.seat == seat), "")
            return seat_drafts.close_case(desk, case) if case else None
        if key == "judge":
            asked = next((r for s, r in desk.matters.in_question if s == seat), 0)
            return seat_drafts.judge(desk, seat, asked) if asked else None
        if key == "ticket" and seat not in desk.matters.doubtful_tickets:
            return None
        if key == "paper" and seat not in desk.matters.doubtful_papers:
            return None
        made = _DRAFTS.get(key)
        return made(desk, seat) if made else None

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def seat(self) -> str:
        return self.name

    @Property(str, notify=changed)
    def credit(self) -> str:
        seat = self._desk.seats.get(self.name)
        if seat is None or seat.credit_cents is None:
            return ""
        return self._desk.look.currency.full(seat.credit_cents)

    @Property(str, notify=changed)
    def status(self) -> str:
        seat = self._desk.seats.get(self.name)
        return seat_status(self._desk, self.name, seat).word if seat else ""

    @Property(Rows, constant=True)
    def deeds(self) -> Rows:
        return self._few

    @Property(Rows, constant=True)
    def allDeeds(self) -> Rows:  # noqa: N802 - QML names are camelCase
        return self._all

    @Property(Rows, constant=True)
    def figures(self) -> Rows:
        return self._figures

    @Property(SlipView, constant=True)
    def slip(self) -> SlipView:
        return self._slip


_DRAFTS = {
    "credit": seat_drafts.credit,
    "hand-pay": seat_drafts.hand_pay,
    "void-seat": seat_drafts.void_seat,
    "lock": seat_drafts.lock,
    "unlock": seat_drafts.unlock,
    "malfunction": seat_drafts.malfunction,
    "ticket": seat_drafts.ticket,
    "paper": seat_drafts.paper,
    "legacy": seat_drafts.legacy,
    "clear": seat_drafts.clear,
    "write-off": seat_drafts.write_off,
    "message": seat_drafts.message,
    "attend": seat_drafts.attend,
}
