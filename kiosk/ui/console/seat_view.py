"""One seat that was touched: its account, what waits there, and what can be done about it."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.locks.table import LOCKS_OF_STAFF
from kiosk.game.round.state import UNDER_WAY, TablePhase
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.remedies import Remedy, clauses_for
from kiosk.ui.console import remedy_drafts, seat_drafts
from kiosk.ui.console.case_words import clock_words
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.order_buttons import OrderButtonRow, order_button
from kiosk.ui.console.seats_view import seat_status
from kiosk.ui.console.slip_view import SlipView
from kiosk.ui.console.words import device_name, sentence, trouble_words, turned_away_name
from kiosk.ui.limits_in_words import limits_lines
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import moment

PANEL_ORDERS = 5
"""Beside the one that opens the whole seat."""


class FigureRow(Struct, frozen=True):
    name: str
    figure: str


class SeatShown(Struct, frozen=True, kw_only=True):
    seat: str = ""
    credit: str = ""
    status: str = ""


class SeatView(ViewPart[SeatShown, ConsoleDesk]):
    order_buttons = rows_of(OrderButtonRow)
    """The most urgent."""
    all_orders = rows_of(OrderButtonRow)
    figures = rows_of(FigureRow)
    slip = constant(SlipView)

    def __init__(
        self, desk: ConsoleDesk, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self.name = ""
        self._slip = SlipView(desk, pictures, self)

    def choose(self, name: str) -> None:
        self.name = name
        self._slip.look_at(name)
        self.refresh()

    def refresh(self) -> None:
        seat = self._desk.seats.get(self.name)
        if seat is None:
            self.order_buttons.show([])
            self.all_orders.show([])
        else:
            order_buttons = [*self._urgent(seat), *self._usual(seat), *self._rare(seat)]
            more = order_button(
                self._desk,
                "seat",
                translate("SeatView", "Account"),
                "history",
                second=translate("SeatView", "its bets"),
            )
            self.order_buttons.show([*order_buttons[:PANEL_ORDERS], more])
            self.all_orders.show(order_buttons)
            self.figures.show(self._account(seat))
        self._slip.refresh()
        cents = seat.credit_cents if seat is not None else None
        self.show(
            SeatShown(
                seat=self.name,
                credit=self._desk.look.currency.full(cents) if cents is not None else "",
                status=seat_status(self._desk, self.name, seat).word if seat else "",
            )
        )

    def _account(self, seat: m.SeatAt) -> list[FigureRow]:
        money = self._desk.look.currency
        credit = translate("SeatView", "not told yet")
        if seat.credit_cents is not None:
            credit = money.full(seat.credit_cents)
        held = sum(
            case.cents if case.held_cents is None else case.held_cents
            for case in self._desk.staff_tasks.cases.values()
            if case.seat == self.name and case.held
        )
        here = [c for c in self._desk.staff_tasks.cases.values() if c.seat == self.name]
        timed = sorted(
            (case for case in here if case.until_ms is not None), key=lambda c: c.until_ms or 0
        )
        clocks = [clock_words(self._desk, case) for case in timed]
        vouchers = translate("SeatView", "Vouchers")
        rows = [
            FigureRow(translate("SeatView", "Credit"), credit),
            FigureRow(translate("SeatView", "On the cloth"), money.full(seat.stake_cents)),
        ]
        if seat.voucher_cents:
            rows.append(FigureRow(vouchers, money.full(seat.voucher_cents)))
        if seat.turned_away:
            why = turned_away_name(seat.turned_away.reason)
            rows.append(FigureRow(translate("SeatView", "Turned away"), why))
            known = money.full(seat.owed_cents or 0)
            rows.append(FigureRow(translate("SeatView", "Known to the table"), known))
        doubted = self._desk.staff_tasks.doubtful_cents.get(self.name)
        if doubted is not None:
            name = translate("SeatView", "Ticket in doubt")
            rows.append(FigureRow(name, money.full(doubted)))
        if held:
            rows.append(FigureRow(translate("SeatView", "Withheld"), money.full(held)))
        rows += [FigureRow(translate("SeatView", "Case"), clock) for clock in clocks[:1]]
        for device, trouble in seat.devices.items():
            rows.append(FigureRow(device_name(device), sentence(trouble_words(trouble))))
        rows += self._own_limits(seat)
        if seat.sat_out:
            text = translate("SeatView", "{rounds} rounds, all places taken")
            idle = text.format(rounds=seat.sat_out)
            rows.append(FigureRow(translate("SeatView", "No bets"), idle))
        return rows

    def _own_limits(self, seat: m.SeatAt) -> Iterator[FigureRow]:
        """Where they are not the table's."""
        if seat.agreed is not None:
            for line in limits_lines(seat.agreed, self._desk.look.currency):
                yield FigureRow(translate("SeatView", "Agreed"), line)
        elif seat.legacy_until_ms is not None:
            text = translate("SeatView", "legacy until {time}")
            until = text.format(time=moment(seat.legacy_until_ms)[-5:])
            yield FigureRow(translate("SeatView", "Limits"), until)

    # ---- What can be done ---------------------------------------------------------------------

    def _urgent(self, seat: m.SeatAt) -> Iterator[OrderButtonRow]:
        """What waits for staff at this seat."""
        desk, staff_tasks = self._desk, self._desk.staff_tasks
        if self.name in staff_tasks.doubtful_tickets:
            text = translate("SeatView", "Ticket in doubt")
            look = translate("SeatView", "go and look")
            yield order_button(desk, "ticket", text, "ticket", command=c.IssueTicket, second=look)
        if seat_drafts.doubtful_paper(desk, self.name):
            text = translate("SeatView", "Note or ticket in doubt")
            look = translate("SeatView", "look into the box")
            yield order_button(desk, "paper", text, "warning", command=c.JudgePaper, second=look)
        if self.name in staff_tasks.help:
            text = translate("SeatView", "Call answered")
            yield order_button(desk, "attend", text, "bell", command=c.AttendSeat)
        if any(seat_ == self.name for seat_, _ in staff_tasks.in_question):
            text = translate("SeatView", "Bets in question")
            yield order_button(desk, "judge", text, "help", command=c.JudgeRecords)
        if any(case.seat == self.name for case in staff_tasks.cases.values()):
            text = translate("SeatView", "Answer the case")
            yield order_button(desk, "close-case", text, "warning", command=c.CloseCase)
        if self.case_round:
            text, looks = translate("SeatView", "Film"), translate("SeatView", "of the wheel")
            yield order_button(desk, "case-film", text, "play", second=looks)
        if self._to_notify():
            text, told = translate("SeatView", "Inspectorate"), translate("SeatView", "notified")
            yield order_button(
                desk, "notify", text, "info", command=c.NotifyInspectorate, second=told
            )
        if seat.voucher_cents:
            back = translate("SeatView", "hand back {sum}")
            yield order_button(
                desk,
                "hand-back",
                translate("SeatView", "Vouchers"),
                "ticket",
                command=c.HandBackVouchers,
                second=back.format(sum=desk.look.currency.full(seat.voucher_cents)),
            )
        if any(lock in LOCKS_OF_STAFF for lock in seat.locks):
            yield order_button(
                desk, "unlock", translate("SeatView", "Unlock seat"), "lock", command=c.UnlockSeat
            )

    @property
    def case_round(self) -> int:
        """That a case of this seat is about, if the camera was there; 0: none."""
        filmed = [films.round for films in self._desk.house.films]
        cases = self._desk.staff_tasks.cases.values()
        return next((x.round for x in cases if x.seat == self.name and x.round in filmed), 0)

    def _to_notify(self) -> str:
        """The case of this seat of which the inspectorate is to be told."""
        cases = self._desk.staff_tasks.cases.items()
        return next((name for name, case in cases if case.seat == self.name and case.notify), "")

    def _usual(self, seat: m.SeatAt) -> Iterator[OrderButtonRow]:
        desk = self._desk
        frozen = translate("SeatView", "accounts are frozen") if desk.board.frozen else ""
        away = "" if seat.here else translate("SeatView", "link lost")
        cents = desk.staff_tasks.calls.get(self.name, 0) or seat.credit_cents or 0
        total = desk.look.currency.full(cents)
        no_credit = "" if cents else translate("SeatView", "no credit")
        waiting = self.name in desk.staff_tasks.due.values()
        paying = translate("SeatView", "being paid") if waiting else ""
        yield order_button(
            desk,
            "credit",
            translate("SeatView", "Credit", "to add money"),
            "plus",
            command=c.Credit,
            second=translate("SeatView", "add money"),
            not_now=frozen or away,
        )
        yield order_button(
            desk,
            "hand-pay",
            translate("SeatView", "Hand pay"),
            "banknote",
            command=c.HandPay,
            second=total,
            not_now=frozen or no_credit or paying,
        )
        yield order_button(
            desk,
            "lock",
            translate("SeatView", "Lock seat"),
            "lock",
            command=c.LockSeat,
            second=translate("SeatView", "stop play"),
        )
        yield order_button(
            desk,
            "dispute",
            translate("SeatView", "Dispute"),
            "warning",
            command=c.OpenCase,
            second=translate("SeatView", "hold money"),
        )
        yield order_button(
            desk,
            "message",
            translate("SeatView", "Message"),
            "info",
            command=c.TellPlayer,
            second=translate("SeatView", "to the player"),
            not_now=away,
        )

    def _rare(self, seat: m.SeatAt) -> Iterator[OrderButtonRow]:
        desk = self._desk
        shut = desk.board.phase is TablePhase.SHUT
        closed = translate("SeatView", "table closed") if shut else ""
        text = translate("SeatView", "Malfunction")
        yield order_button(
            desk, "malfunction", text, "warning", command=c.DeclareMalfunction, not_now=closed
        )
        if desk.book.terms.legacy is not None:
            yield self._legacy(seat)
        yield from self._remedies()
        yield from self._other_limits(seat)
        yield from self._boxes()
        yield self._dead(seat)

    def _remedies(self) -> Iterator[OrderButtonRow]:
        """Of the round that is looked at, as far as the rule book has a clause for it."""
        desk, seat = self._desk, self.name
        none = translate("SeatView", "no bets settled")
        if clauses_for(desk.book, Remedy.ADJUST):
            not_now = "" if remedy_drafts.settled_of(desk, seat) else none
            text = translate("SeatView", "Put a bet right")
            yield order_button(desk, "adjust", text, "undo", command=c.AdjustWager, not_now=not_now)
        if clauses_for(desk.book, Remedy.VOID):
            over = desk.board.phase not in UNDER_WAY
            not_now = none if over and not remedy_drafts.settled_of(desk, seat) else ""
            text = translate("SeatView", "Rules broken")
            void = translate("SeatView", "void its bets")
            yield order_button(
                desk,
                "void-person",
                text,
                "void",
                command=c.VoidWagers,
                second=void,
                not_now=not_now,
            )
        if clauses_for(desk.book, Remedy.FORFEIT):
            told = remedy_drafts.told_of(desk, seat)
            bets = "" if told else translate("SeatView", "no bets registered")
            other = told is not None and not remedy_drafts.may_be_fraud(desk, told)
            not_now = translate("SeatView", "no fraud declared") if other else bets
            text = translate("SeatView", "Forfeit bets")
            fraud = translate("SeatView", "after a fraud")
            yield order_button(
                desk,
                "forfeit",
                text,
                "void",
                command=c.ForfeitWagers,
                second=fraud,
                not_now=not_now,
            )

    def _boxes(self) -> Iterator[OrderButtonRow]:
        """Of notes, taken out of the validator and counted."""
        desk, waiting = self._desk, self._desk.house.boxes.get(self.name, ())
        text, empty = (
            translate("SeatView", "Collect note box"),
            translate("SeatView", "put in an empty one"),
        )
        yield order_button(
            desk, "collect-box", text, "banknote", command=c.CollectBox, second=empty
        )
        if waiting:
            text = translate("SeatView", "Count note box")
            count = translate("SeatView", "{count} wait").format(count=len(waiting))
            yield order_button(
                desk, "count-box", text, "statistics", command=c.CountBox, second=count
            )

    def _dead(self, seat: m.SeatAt) -> OrderButtonRow:
        """A machine that is taken away: with its player's money in it, or empty."""
        here = translate("SeatView", "it is connected") if seat.here else ""
        if not seat.playing:
            text = translate("SeatView", "New machine")
            return order_button(
                self._desk, "clear", text, "repeat", command=c.ClearSeat, not_now=here
            )
        open_ = "" if seat.owed_cents is not None else translate("SeatView", "after the round")
        owed = self._desk.look.currency.full(seat.owed_cents or 0)
        return order_button(
            self._desk,
            "write-off",
            translate("SeatView", "Dead terminal"),
            "banknote",
            command=c.WriteOffSeat,
            second=owed,
            not_now=here or open_,
        )

    def _other_limits(self, seat: m.SeatAt) -> Iterator[OrderButtonRow]:
        """Those that this player has."""
        under_way = self._desk.board.phase in UNDER_WAY
        not_now = translate("SeatView", "between rounds") if under_way else ""
        if seat.legacy_until_ms is not None:
            text = translate("SeatView", "Longer legacy")
            yield order_button(
                self._desk,
                "lengthen",
                text,
                "hourglass",
                command=c.LengthenLegacy,
                not_now=not_now,
            )
        if seat.agreed is not None:
            text = translate("SeatView", "End agreed limits")
            yield order_button(
                self._desk,
                "end-agreement",
                text,
                "history",
                command=c.EndAgreement,
                not_now=not_now,
            )

    def _legacy(self, seat: m.SeatAt) -> OrderButtonRow:
        desk = self._desk
        not_now = ""
        if desk.board.phase is not TablePhase.IDLE:
            not_now = translate("SeatView", "between rounds")
        elif seat.legacy_until_ms is None and not desk.house.legacy:
            not_now = translate("SeatView", "no limits changed")
        elif seat.legacy_until_ms is None and seat.playing and not seat.may_keep_limits:
            not_now = translate("SeatView", "plays by the new ones")
        elif not seat.playing:
            not_now = translate("SeatView", "nobody plays")
        has = seat.legacy_until_ms is not None
        end, grant = translate("SeatView", "End legacy"), translate("SeatView", "Legacy limits")
        text, command = (end, c.EndLegacy) if has else (grant, c.GrantLegacy)
        return order_button(desk, "legacy", text, "history", command=command, not_now=not_now)

    def draft(self, key: str, *, fresh: str) -> Draft | None:
        """The order behind a button. `fresh` names a case that it may open."""
        desk, seat = self._desk, self.name
        if seat not in desk.seats:
            return None
        if key == "dispute":
            return seat_drafts.dispute(desk, seat, case=fresh)
        if key == "close-case":
            cases = desk.staff_tasks.cases.items()
            case = next((name for name, case in cases if case.seat == seat), "")
            return seat_drafts.close_case(desk, case) if case else None
        if key == "notify":
            case = self._to_notify()
            return seat_drafts.notify(desk, case) if case else None
        if key == "judge":
            asked = next((r for s, r in desk.staff_tasks.in_question if s == seat), 0)
            return seat_drafts.judge(desk, seat, asked) if asked else None
        if key == "ticket" and seat not in desk.staff_tasks.doubtful_tickets:
            return None
        if key == "paper" and not seat_drafts.doubtful_paper(desk, seat):
            return None
        made = _DRAFTS.get(key)
        return made(desk, seat) if made else None


_DRAFTS: dict[str, Callable[[ConsoleDesk, str], Draft | None]] = {
    "adjust": remedy_drafts.adjust,
    "void-person": remedy_drafts.void_person,
    "forfeit": remedy_drafts.forfeit,
    "credit": seat_drafts.credit,
    "hand-pay": seat_drafts.hand_pay,
    "hand-back": seat_drafts.hand_back,
    "collect-box": seat_drafts.collect_box,
    "count-box": seat_drafts.count_box,
    "lock": seat_drafts.lock,
    "unlock": seat_drafts.unlock,
    "malfunction": seat_drafts.malfunction,
    "ticket": seat_drafts.ticket,
    "paper": seat_drafts.paper,
    "legacy": seat_drafts.legacy,
    "lengthen": seat_drafts.lengthen_legacy,
    "end-agreement": seat_drafts.end_agreement,
    "clear": seat_drafts.clear,
    "write-off": seat_drafts.write_off,
    "message": seat_drafts.message,
    "attend": seat_drafts.attend,
}
