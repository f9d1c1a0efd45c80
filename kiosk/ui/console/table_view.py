"""What can be ordered about the round and the table, and what the table announces."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.refusal import Reason
from kiosk.game.round.state import UNDER_WAY, TablePhase
from kiosk.game.staff.table import SEE_EVENTS, SEE_RECORDS
from kiosk.game.table import commands as c
from kiosk.ui.console import (
    round_drafts,
    spread_drafts,
    supernova_drafts,
    table_drafts,
    tournament_drafts,
)
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.order_buttons import OrderButtonRow, order_button
from kiosk.ui.limits_in_words import limits_lines
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times, moment


class TableShown(Struct, frozen=True, kw_only=True):
    limits: str = ""
    announced: str = ""


class TableView(ViewPart[TableShown, ConsoleDesk]):
    round_orders = rows_of(OrderButtonRow)
    menu = rows_of(OrderButtonRow)

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times

    def refresh(self) -> None:
        if self._desk.connected:
            self.round_orders.show([*self._of_round()])
            self.menu.show([*self._of_table(), *self._of_staff(), *self._of_records()])
            self.show(
                TableShown(
                    limits="\n".join(self._limits()),
                    announced=self._announced(),
                )
            )

    def _no_round(self) -> str:
        under_way = self._desk.board.phase in UNDER_WAY
        return "" if under_way else translate("TableView", "no round")

    def _of_round(self) -> Iterator[OrderButtonRow]:
        desk, no_round = self._desk, self._no_round()
        reasons = translate("TableView", "{count} reasons")
        yield order_button(
            desk,
            "no-spin",
            translate("TableView", "No spin"),
            "repeat",
            command=c.CallNoSpin,
            second=reasons.format(count=len(desk.book.terms.no_spin.reasons)),
            not_now=no_round,
        )
        yield self._void()
        if desk.staff_tasks.recovery is not None:
            yield self._recovery()
        elif desk.staff_tasks.clock is not None and no_round:
            yield from self._clock()
        elif supernova_drafts.waiting(desk) is not None:
            yield from self._supernova()
        else:
            examine = desk.house.ball_to_examine
            yield self._examine_ball() if examine else self._ball_at_rest(no_round)
        yield self._correction()

    def _void(self) -> OrderButtonRow:
        """What the rule book lets be void beside a spin that does not count."""
        return self._invalidation() if round_drafts.invalidates(self._desk) else self._system()

    def _clock(self) -> Iterator[OrderButtonRow]:
        if self._desk.staff_tasks.clock is not None:
            yield order_button(
                self._desk,
                "confirm-clock",
                translate("TableView", "Clock in question"),
                "warning",
                command=c.ConfirmClock,
                second=translate("TableView", "is it right?"),
            )

    def _recovery(self) -> OrderButtonRow:
        """It needs people's judgement, so it is offered to nobody before it must be."""
        desk, recovery = self._desk, self._desk.staff_tasks.recovery
        if recovery is None:
            text = translate("TableView", "Recover records")
            lost = translate("TableView", "facts were lost")
            return order_button(
                desk, "begin-recovery", text, "repeat", command=c.BeginRecovery, second=lost
            )
        told = translate("TableView", "{told} told, {missing} not")
        return order_button(
            desk,
            "end-recovery",
            translate("TableView", "End the recovery"),
            "repeat",
            command=c.EndRecovery,
            second=told.format(told=len(recovery.told), missing=len(recovery.missing)),
        )

    def _examine_ball(self) -> OrderButtonRow:
        text, left = translate("TableView", "Examine ball"), translate("TableView", "it left")
        return order_button(
            self._desk, "examine-ball", text, "warning", command=c.ExamineBall, second=left
        )

    def _ball_at_rest(self, no_round: str) -> OrderButtonRow:
        desk, at_rest = self._desk, no_round
        if not at_rest and desk.house.ball_at_rest:
            at_rest = translate("TableView", "recorded")
        return order_button(
            desk,
            "ball-at-rest",
            translate("TableView", "Ball at rest"),
            "info",
            command=c.RecordBallAtRest,
            second=translate("TableView", "record it"),
            not_now=at_rest,
        )

    def _correction(self) -> OrderButtonRow:
        """Freeze first, then correct, then thaw."""
        desk = self._desk
        numbers = [number for number, outcome in desk.results() if outcome is not None]
        if desk.board.frozen:
            text = translate("TableView", "Thaw accounts")
            return order_button(desk, "thaw", text, "snowflake", command=c.Thaw)
        not_now = "" if numbers else translate("TableView", "no result yet")
        text = translate("TableView", "Wrong result")
        freezes = translate("TableView", "freezes all")
        return order_button(
            desk, "freeze", text, "pencil", command=c.Freeze, second=freezes, not_now=not_now
        )

    def _of_table(self) -> Iterator[OrderButtonRow]:
        desk = self._desk
        shut = desk.board.phase is TablePhase.SHUT
        between = desk.board.phase is TablePhase.IDLE
        if shut:
            text = translate("TableView", "Open the table")
            yield order_button(desk, "open-table", text, "play", command=c.OpenTable)
        else:
            text = translate("TableView", "Close the table")
            wait = "" if between else translate("TableView", "between rounds")
            yield order_button(
                desk, "close-table", text, "stop", command=c.CloseTable, not_now=wait
            )
            text = translate("TableView", "Announce the closing")
            yield order_button(desk, "notice-closing", text, "bell", command=c.NoticeClosing)
        spread = desk.board.spread
        noticed = spread is not None and spread.notice is not None
        if noticed or desk.house.closing_due_ms or desk.house.limits_notice is not None:
            text = translate("TableView", "Withdraw notices")
            yield order_button(desk, "withdraw-notice", text, "undo", command=c.WithdrawNotice)
        text = translate("TableView", "Limits")
        yield order_button(
            desk, "limits", text, "statistics", second=translate("TableView", "of all bets")
        )
        text, shown = translate("TableView", "Text on the displays"), bool(desk.board.house_text)
        now = translate("TableView", "shown now") if shown else ""
        yield order_button(desk, "house-text", text, "pencil", second=now)
        yield from self._float()
        yield from self._spread(between=between or shut)
        yield from self._supernova()
        yield from self._tournament()
        if desk.board.frozen:
            text = translate("TableView", "Correct a result")
            yield order_button(desk, "correct", text, "pencil", command=c.CorrectResult)
        yield from self._clock()
        if desk.staff_tasks.recovery is not None or self._knows_less():
            yield self._recovery()
        yield from self._faults()
        sensors = desk.house.sensors.values()
        away = translate("TableView", "sensor away") if any(not x.here for x in sensors) else ""
        text, says = translate("TableView", "Wheel"), translate("TableView", "sensor and camera")
        yield order_button(desk, "wheel", text, "info", second=away or says)
        if desk.house.filmed:
            text, looks = translate("TableView", "Film"), translate("TableView", "of the wheel")
            yield order_button(desk, "film", text, "play", second=looks)

    def _float(self) -> Iterator[OrderButtonRow]:
        desk = self._desk
        text, second = translate("TableView", "Dealer"), desk.house.dealer
        yield order_button(desk, "dealer", text, "attendant", command=c.ChangeDealer, second=second)
        text, brought = translate("TableView", "Fill the float"), translate("TableView", "brought")
        yield order_button(desk, "fill-float", text, "plus", command=c.FillFloat, second=brought)
        text, away = translate("TableView", "Credit the float"), translate("TableView", "taken")
        yield order_button(desk, "credit-float", text, "minus", command=c.CreditFloat, second=away)

    def _spread(self, *, between: bool) -> Iterator[OrderButtonRow]:
        """Where the rule book has Spread-Bet."""
        desk = self._desk
        if not spread_drafts.offers(desk.book):
            return
        table, wait = spread_drafts.selected(desk), translate("TableView", "between rounds")
        now = translate("TableView", "table {table} now").format(table=table)
        second = now if table else translate("TableView", "not on offer")
        text = translate("TableView", "Spread-Bet odds")
        yield order_button(
            desk,
            "select-spread",
            text,
            "statistics",
            command=c.SelectSpread,
            second=second,
            not_now="" if between else wait,
        )
        text = translate("TableView", "Announce Spread-Bet")
        yield order_button(desk, "notice-spread", text, "bell", command=c.NoticeSpread)
        if table:
            yield self._void_spread()

    def _supernova(self) -> Iterator[OrderButtonRow]:
        """Where the rule book has jackpots, and the table is linked to them."""
        desk = self._desk
        seen = desk.board.supernova
        if not supernova_drafts.offers(desk.book) or seen is None:
            return
        waits = supernova_drafts.waiting(desk)
        second = translate("TableView", "open here") if seen.open else ""
        if waits is not None:
            second = translate("TableView", "{level} waits").replace("{level}", waits.hit.name)
        elif not seen.connected:
            second = translate("TableView", "server lost")
        text, picture = translate("TableView", "Jackpots"), "warning" if waits else "star"
        yield order_button(
            desk, "supernova", text, picture, second=second, selected=waits is not None
        )

    def _tournament(self) -> Iterator[OrderButtonRow]:
        """Where the rule book has tournaments."""
        if tournament_drafts.offers(self._desk):
            seen = self._desk.board.tournament
            text = translate("TableView", "Tournament")
            yield order_button(
                self._desk, "tournament", text, "star", second=seen.title if seen else ""
            )

    def _void_spread(self) -> OrderButtonRow:
        desk = self._desk
        spread = desk.board.spread
        under_way = desk.board.phase in UNDER_WAY
        not_now = ""
        if desk.board.frozen:
            there = spread_drafts.settled_rounds(desk)
            not_now = "" if there else translate("TableView", "no result yet")
        elif not under_way:
            not_now = translate("TableView", "freeze accounts first")
        elif spread is not None and spread.void:
            not_now = translate("TableView", "void already")
        text = translate("TableView", "Void Spread-Bets")
        return order_button(
            desk, "void-spread", text, "void", command=c.VoidSpread, not_now=not_now
        )

    def _knows_less(self) -> bool:
        """Than one of its terminals."""
        refusals = (seat.turned_away for seat in self._desk.seats.values())
        return any(why is not None and why.reason is Reason.TABLE_CUT for why in refusals)

    def _faults(self) -> Iterator[OrderButtonRow]:
        desk = self._desk
        yield self._system()
        if round_drafts.invalidates(desk):
            yield self._invalidation()
        if desk.book.terms.display.failure is not None and desk.board.phase is not TablePhase.SHUT:
            text = translate("TableView", "Shut the game down")
            dead = translate("TableView", "a display is dead") if desk.house.dead_displays else ""
            yield order_button(desk, "shut-down", text, "stop", command=c.ShutDown, second=dead)
        if not desk.board.frozen:
            text = translate("TableView", "Freeze accounts")
            yield order_button(desk, "freeze", text, "snowflake", command=c.Freeze)
        else:
            text = translate("TableView", "Thaw accounts")
            yield order_button(desk, "thaw", text, "snowflake", command=c.Thaw)

    def _no_round_yet(self) -> str:
        board = self._desk.board
        started = board.phase is not TablePhase.SHUT and board.round > 0
        return "" if started else translate("TableView", "no round yet")

    def _system(self) -> OrderButtonRow:
        return order_button(
            self._desk,
            "system-malfunction",
            translate("TableView", "System malfunction"),
            "warning",
            command=c.DeclareMalfunction,
            not_now=self._no_round_yet(),
        )

    def _invalidation(self) -> OrderButtonRow:
        board = self._desk.board
        free = board.frozen or board.phase in UNDER_WAY
        freeze_first = "" if free else translate("TableView", "freeze accounts first")
        return order_button(
            self._desk,
            "invalidate",
            translate("TableView", "Invalidate a game"),
            "void",
            command=c.InvalidateGame,
            not_now=self._no_round_yet() or freeze_first,
        )

    def _of_staff(self) -> Iterator[OrderButtonRow]:
        desk = self._desk
        text = translate("TableView", "New staff or PIN")
        alone = (
            translate("TableView", "a supervisor signs in") if not desk.may(c.EnrolStaff) else ""
        )
        yield order_button(desk, "enrol", text, "attendant", not_now=alone)
        yield self._own_pin()
        text = translate("TableView", "Take off the staff")
        yield order_button(desk, "dismiss", text, "clear", command=c.DismissStaff)
        if desk.house.changes:
            text = translate("TableView", "Changes of staff")
            count = translate("TableView", "{count} to be made").format(
                count=len(desk.house.changes)
            )
            yield order_button(
                desk,
                "withdraw-change",
                text,
                "attendant",
                command=c.WithdrawStaffChange,
                second=count,
            )
        if desk.staff_tasks.guessing:
            text = translate("TableView", "PINs are guessed")
            yield order_button(
                desk,
                "let-machine-in",
                text,
                "warning",
                command=c.LetMachineIn,
                second=translate("TableView", "look after it"),
            )
        if any(member.locked_out for member in desk.house.staff.values()):
            text = translate("TableView", "Let somebody in again")
            yield order_button(desk, "unlock-staff", text, "lock", command=c.UnlockStaff)
        if desk.unanswered:
            text = translate("TableView", "Forget open orders")
            count = translate("TableView", "{count} not answered").format(
                count=len(desk.unanswered)
            )
            alone = "" if desk.may(c.Thaw) else translate("TableView", "a supervisor signs in")
            yield order_button(desk, "forget", text, "clear", second=count, not_now=alone)

    def _own_pin(self) -> OrderButtonRow:
        desk = self._desk
        member = desk.house.staff.get(desk.person.name) if desk.person else None
        given = member is not None and member.given_pin
        second = translate("TableView", "somebody else gave it") if given else ""
        text = translate("TableView", "Change your PIN")
        return order_button(desk, "own-pin", text, "lock", second=second)

    def _of_records(self) -> Iterator[OrderButtonRow]:
        desk = self._desk
        sees = desk.role in SEE_RECORDS
        none = "" if sees else translate("TableView", "a dealer, supervisor or auditor")
        text, second = translate("TableView", "Records"), translate("TableView", "look things up")
        machines = translate("TableView", "of the machines")
        if desk.role in SEE_EVENTS - SEE_RECORDS:
            yield order_button(desk, "records", text, "history", second=machines)
        else:
            yield order_button(desk, "records", text, "history", second=second, not_now=none)
        text, second = translate("TableView", "Day's report"), translate("TableView", "drop, win")
        yield order_button(desk, "report", text, "statistics", second=second, not_now=none)

    def draft(self, key: str) -> Draft | None:
        tasks = self._desk.staff_tasks
        over = {"confirm-clock": tasks.clock is None, "end-recovery": tasks.recovery is None}
        if over.get(key):
            return None
        made = _DRAFTS.get(key)
        return made(self._desk) if made else None

    def _limits(self) -> list[str]:
        house = self._desk.client.house
        return limits_lines(house.limits, self._desk.look.currency) if house is not None else []

    def _announced(self) -> str:
        house, clock = self._desk.client.house, self._desk.staff_tasks.clock
        if self._desk.staff_tasks.recovery is not None:
            return translate("TableView", "Records are recovered")
        if clock is not None:
            return translate("TableView", "The clock is in question")
        if house is not None and house.dead_displays:
            text = translate("TableView", "Display gone: {names}")
            return text.format(names=", ".join(house.dead_displays))
        if house is not None and house.closing_due_ms is not None:
            time = self._times.of_day(house.closing_due_ms)[:-3]
            return translate("TableView", "Table closes at {time}").format(time=time)
        if house is not None and house.limits_notice is not None:
            time = self._times.of_day(house.limits_notice[1])[:-3]
            return translate("TableView", "New limits at {time}").format(time=time)
        if house is not None and house.changes:
            change = min(house.changes.values(), key=lambda change: change.due_ms)
            return translate("TableView", "Change of staff: {name}").format(name=change.name)
        for name, ends_ms in house.certificates.items() if house is not None else ():
            text = translate("TableView", "Certificate of {machine} ends {time}")
            return text.format(machine=name, time=moment(ends_ms))
        return ""


_DRAFTS: dict[str, Callable[[ConsoleDesk], Draft]] = {
    "no-spin": round_drafts.no_spin,
    "ball-at-rest": round_drafts.ball_at_rest,
    "examine-ball": round_drafts.examine_ball,
    "freeze": round_drafts.freeze,
    "correct": round_drafts.correct,
    "thaw": round_drafts.thaw,
    "system-malfunction": round_drafts.system_malfunction,
    "invalidate": round_drafts.invalidate,
    "notice-spread": spread_drafts.notice,
    "select-spread": spread_drafts.select,
    "void-spread": spread_drafts.void,
    "open-table": table_drafts.open_table,
    "close-table": table_drafts.close_table,
    "shut-down": table_drafts.shut_down,
    "confirm-clock": table_drafts.confirm_clock,
    "begin-recovery": table_drafts.begin_recovery,
    "end-recovery": table_drafts.end_recovery,
    "notice-closing": table_drafts.notice_closing,
    "withdraw-notice": table_drafts.withdraw_notice,
    "dismiss": table_drafts.dismiss,
    "unlock-staff": table_drafts.unlock_staff,
    "withdraw-change": table_drafts.withdraw_change,
    "let-machine-in": table_drafts.let_machine_in,
    "fill-float": table_drafts.fill_float,
    "credit-float": table_drafts.credit_float,
    "dealer": table_drafts.change_dealer,
}
