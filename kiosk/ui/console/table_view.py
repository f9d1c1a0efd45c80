"""What can be ordered about the round and the table, and what the table announces."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.table import commands as c
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.rules.wagers import Kind
from kiosk.ui.console import round_drafts, table_drafts
from kiosk.ui.console.deeds import DeedRow, deed
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.rows import Rows
from kiosk.ui.times import Times

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class TableView(QObject):
    changed = Signal()

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._times = times
        self._round = Rows(DeedRow, self)
        self._menu = Rows(DeedRow, self)
        self._house: m.House | None = None
        """That was last told of."""

    def refresh(self) -> None:
        if self._desk.connected:
            self._round.show([*self._of_round()])
            self._menu.show([*self._of_table(), *self._of_staff(), *self._of_records()])
            if self._desk.client.house is not self._house:
                self._house = self._desk.client.house
                self.changed.emit()

    def _no_round(self) -> str:
        under_way = self._desk.board.phase in UNDER_WAY
        return "" if under_way else translate("TableView", "no round")

    def _of_round(self) -> Iterator[DeedRow]:
        desk, no_round = self._desk, self._no_round()
        reasons = translate("TableView", "{count} reasons")
        yield deed(
            desk,
            "no-spin",
            translate("TableView", "No spin"),
            "repeat",
            command=c.CallNoSpin,
            second=reasons.format(count=len(desk.book.terms.no_spin.reasons)),
            not_now=no_round,
        )
        yield deed(
            desk,
            "void-round",
            translate("TableView", "Void round"),
            "void",
            command=c.VoidRound,
            second=translate("TableView", "bets go back"),
            not_now=no_round,
        )
        at_rest = no_round
        if not at_rest and desk.house.ball_at_rest:
            at_rest = translate("TableView", "recorded")
        yield deed(
            desk,
            "ball-at-rest",
            translate("TableView", "Ball at rest"),
            "info",
            command=c.RecordBallAtRest,
            second=translate("TableView", "record it"),
            not_now=at_rest,
        )
        yield self._correction()

    def _correction(self) -> DeedRow:
        """Freeze first, then correct, then thaw."""
        desk = self._desk
        numbers = [number for number, outcome in desk.results() if outcome is not None]
        if desk.board.frozen:
            text = translate("TableView", "Thaw accounts")
            return deed(desk, "thaw", text, "snowflake", command=c.Thaw)
        not_now = "" if numbers else translate("TableView", "no result yet")
        text = translate("TableView", "Wrong result")
        freezes = translate("TableView", "freezes all")
        return deed(
            desk, "freeze", text, "pencil", command=c.Freeze, second=freezes, not_now=not_now
        )

    def _of_table(self) -> Iterator[DeedRow]:
        desk = self._desk
        shut = desk.board.phase is Phase.SHUT
        between = desk.board.phase is Phase.IDLE
        if shut:
            text = translate("TableView", "Open the table")
            yield deed(desk, "open-table", text, "play", command=c.OpenTable)
        else:
            text = translate("TableView", "Close the table")
            wait = "" if between else translate("TableView", "between rounds")
            yield deed(desk, "close-table", text, "stop", command=c.CloseTable, not_now=wait)
            text = translate("TableView", "Announce the closing")
            yield deed(desk, "notice-closing", text, "bell", command=c.NoticeClosing)
        if desk.house.closing_due_ms is not None or desk.house.limits_notice is not None:
            text = translate("TableView", "Withdraw notices")
            yield deed(desk, "withdraw-notice", text, "undo", command=c.WithdrawNotice)
        text = translate("TableView", "Limits")
        yield deed(desk, "limits", text, "statistics", second=translate("TableView", "of all bets"))
        if desk.board.frozen:
            text = translate("TableView", "Correct a result")
            yield deed(desk, "correct", text, "pencil", command=c.CorrectResult)
        yield from self._faults()

    def _faults(self) -> Iterator[DeedRow]:
        desk = self._desk
        started = desk.board.phase is not Phase.SHUT and desk.board.round > 0
        not_now = "" if started else translate("TableView", "no round yet")
        text = translate("TableView", "System malfunction")
        yield deed(
            desk,
            "system-malfunction",
            text,
            "warning",
            command=c.DeclareMalfunction,
            not_now=not_now,
        )
        if round_drafts.invalidates(desk):
            text = translate("TableView", "Invalidate a game")
            free = desk.board.frozen or desk.board.phase in UNDER_WAY
            freeze_first = "" if free else translate("TableView", "freeze accounts first")
            yield deed(
                desk,
                "invalidate",
                text,
                "void",
                command=c.InvalidateGame,
                not_now=not_now or freeze_first,
            )
        if not desk.board.frozen:
            text = translate("TableView", "Freeze accounts")
            yield deed(desk, "freeze", text, "snowflake", command=c.Freeze)
        else:
            text = translate("TableView", "Thaw accounts")
            yield deed(desk, "thaw", text, "snowflake", command=c.Thaw)

    def _of_staff(self) -> Iterator[DeedRow]:
        desk = self._desk
        text = translate("TableView", "New staff or PIN")
        alone = (
            translate("TableView", "a supervisor signs in") if not desk.may(c.EnrolStaff) else ""
        )
        yield deed(desk, "enrol", text, "attendant", not_now=alone)
        text = translate("TableView", "Take off the staff")
        yield deed(desk, "dismiss", text, "clear", command=c.DismissStaff)
        if any(member.locked_out for member in desk.house.staff.values()):
            text = translate("TableView", "Let somebody in again")
            yield deed(desk, "unlock-staff", text, "lock", command=c.UnlockStaff)
        if desk.unanswered:
            text = translate("TableView", "Forget open orders")
            count = translate("TableView", "{count} not answered").format(
                count=len(desk.unanswered)
            )
            alone = "" if desk.may(c.Thaw) else translate("TableView", "a supervisor signs in")
            yield deed(desk, "forget", text, "clear", second=count, not_now=alone)

    def _of_records(self) -> Iterator[DeedRow]:
        text, second = translate("TableView", "Records"), translate("TableView", "look things up")
        yield deed(self._desk, "records", text, "history", second=second)
        text, second = translate("TableView", "Day's report"), translate("TableView", "drop, win")
        yield deed(self._desk, "report", text, "statistics", second=second)

    def draft(self, key: str) -> Draft | None:
        made = _DRAFTS.get(key)
        return made(self._desk) if made else None

    # ---- For QML ------------------------------------------------------------------------------

    @Property(Rows, constant=True)
    def roundDeeds(self) -> Rows:  # noqa: N802 - QML names are camelCase
        return self._round

    @Property(Rows, constant=True)
    def menu(self) -> Rows:
        return self._menu

    @Property(str, notify=changed)
    def straightLimits(self) -> str:  # noqa: N802
        return self._limits(Kind.STRAIGHT, translate("TableView", "Straight up"))

    @Property(str, notify=changed)
    def outsideLimits(self) -> str:  # noqa: N802
        return self._limits(Kind.RED, translate("TableView", "Outside"))

    def _limits(self, kind: Kind, name: str) -> str:
        house, money = self._desk.client.house, self._desk.look.currency
        if house is None:
            return ""
        low, high, _ = house.limits.kinds[kind]
        return f"{name} {money.short(low)} – {money.short(high)}"

    @Property(str, notify=changed)
    def announced(self) -> str:
        house = self._desk.client.house
        if house is not None and house.closing_due_ms is not None:
            time = self._times.of_day(house.closing_due_ms)[:-3]
            return translate("TableView", "Table closes at {time}").format(time=time)
        if house is not None and house.limits_notice is not None:
            time = self._times.of_day(house.limits_notice[1])[:-3]
            return translate("TableView", "New limits at {time}").format(time=time)
        return ""


_DRAFTS: dict[str, Callable[[ConsoleDesk], Draft]] = {
    "no-spin": round_drafts.no_spin,
    "void-round": round_drafts.void_round,
    "ball-at-rest": round_drafts.ball_at_rest,
    "freeze": round_drafts.freeze,
    "correct": round_drafts.correct,
    "thaw": round_drafts.thaw,
    "system-malfunction": round_drafts.system_malfunction,
    "invalidate": round_drafts.invalidate,
    "open-table": table_drafts.open_table,
    "close-table": table_drafts.close_table,
    "notice-closing": table_drafts.notice_closing,
    "withdraw-notice": table_drafts.withdraw_notice,
    "dismiss": table_drafts.dismiss,
    "unlock-staff": table_drafts.unlock_staff,
}
