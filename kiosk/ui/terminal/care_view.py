"""Responsible play on the screen: the reality check, limits that are reached, and breaks."""

from math import ceil

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.refusal import Reason
from kiosk.game.terminal import commands as c
from kiosk.game.times import MINUTE_MS
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

RESULT_MS = 5000
"""So long a player looks at what became of his bets before anything takes its place."""
_STAGES = {
    Reason.ON_A_BREAK: "break",
    Reason.OWN_TIME_LIMIT: "limit",
    Reason.OWN_LOSS_LIMIT: "limit",
    Reason.REALITY_CHECK: "check",
}


class BreakRow(Struct, frozen=True):
    minutes: int
    length: str
    """In words."""


class _Shown(Struct, frozen=True, kw_only=True):
    stage: str = ""
    reason: Reason | None = None
    hold_s: int = 0
    """Before the player can go on."""
    left_s: int = 0
    """Of the break."""
    can_rest: bool = False


@QmlElement
class CareView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._house = desk.look.responsible_play
        self._shown = _Shown()
        self._looking_on: Reason | None = None
        """The player has read which limit is reached, and stays to watch."""
        self._result: tuple[int, int] | None = None
        """The round whose result is on the screen, and since when."""
        self._breaks = Rows(BreakRow, self)
        self.retranslate()

    def retranslate(self) -> None:
        self._breaks.show([BreakRow(minutes, self._minutes(minutes)) for minutes in self._lengths])

    @property
    def _lengths(self) -> tuple[int, ...]:
        return self._house.break_min

    def _minutes(self, minutes: int) -> str:
        return translate("CareView", "{minutes} min").format(minutes=minutes)

    def refresh(self) -> None:
        reason = self._desk.kept_from_play
        if reason != self._looking_on:
            self._looking_on = None
        hidden = reason is None or reason == self._looking_on or not self.result_seen
        stage = "" if reason is None or hidden else _STAGES[reason]
        shown = _Shown(
            stage=stage,
            reason=reason,
            hold_s=self._hold_s(stage),
            left_s=self._left_s(),
            can_rest=self._can_rest(),
        )
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @property
    def result_seen(self) -> bool:
        """No result of this player's is on the screen, or it has been there for a while."""
        result, now_ms = self._desk.shown_result, self._desk.now_ms
        if result is None or not (result.stakes or result.promotional):
            self._result = None
            return True
        if self._result is None or self._result[0] != result.round:
            self._result = (result.round, now_ms)
        return now_ms - self._result[1] >= RESULT_MS

    def _can_rest(self) -> bool:
        state = self._desk.state
        rests = state.protection.break_ is not None
        return state.account_open and not rests and not state.wagers_down

    def _hold_s(self, stage: str) -> int:
        protection, now_ms = self._desk.state.protection, self._desk.now_ms
        if stage == "check" and protection.check_due_ms is not None:
            over_ms = protection.check_due_ms + self._hold_ms
        elif stage == "break" and protection.break_ is not None:
            over_ms = protection.break_[0] + self._least_ms
        else:
            return 0
        return max(0, ceil((over_ms - now_ms) / 1000))

    def _left_s(self) -> int:
        break_ = self._desk.state.protection.break_
        return max(0, ceil((break_[1] - self._desk.now_ms) / 1000)) if break_ is not None else 0

    @property
    def _hold_ms(self) -> int:
        return self._house.reality_check_hold_s * 1000

    @property
    def _least_ms(self) -> int:
        return min(self._lengths, default=0) * MINUTE_MS

    # ---- What the player decides --------------------------------------------------------------

    @Slot()
    def goOn(self) -> None:  # noqa: N802 - QML names are camelCase
        """After a reality check; or to look on, when a limit is reached."""
        if self._shown.stage == "limit":
            self._looking_on = self._shown.reason
            self.refresh()
        else:
            now_ms = self._desk.now_ms
            self._desk.touch(c.AnswerRealityCheck(now_ms=now_ms, hold_ms=self._hold_ms))

    @Slot(int)
    def rest(self, minutes: int) -> None:
        now_ms = self._desk.now_ms
        until_ms = now_ms + minutes * MINUTE_MS
        self._desk.touch(c.TakeBreak(now_ms=now_ms, until_ms=until_ms))

    @Slot()
    def endBreak(self) -> None:  # noqa: N802
        self._desk.touch(c.EndBreak(now_ms=self._desk.now_ms, least_ms=self._least_ms))

    @property
    def asked(self) -> str:
        """All that a player must look at now, in words."""
        return f"{self.title}. {self.explanation}" if self._shown.stage else ""

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def stage(self) -> str:
        """check, limit or break; nothing: the game goes on."""
        return self._shown.stage

    @Property(str, notify=changed)
    def title(self) -> str:
        match self._shown.reason:
            case Reason.OWN_TIME_LIMIT:
                return translate("CareView", "Your time limit is reached")
            case Reason.OWN_LOSS_LIMIT:
                return translate("CareView", "Your loss limit is reached")
            case Reason.ON_A_BREAK:
                return translate("CareView", "You are taking a break")
            case _:
                return translate("CareView", "A moment to look at your play")

    @Property(str, notify=changed)
    def explanation(self) -> str:
        match self._shown.reason:
            case Reason.OWN_TIME_LIMIT | Reason.OWN_LOSS_LIMIT:
                return translate(
                    "CareView",
                    "You asked for this limit, so no more bets are taken. "
                    "It can be raised after you have cashed out.",
                )
            case Reason.ON_A_BREAK:
                return translate(
                    "CareView", "Your credit is kept. No bets are taken until the break is over."
                )
            case _:
                return translate(
                    "CareView", "Do you want to play on? Bets are taken again when you have chosen."
                )

    @Property(int, notify=changed)
    def holdSeconds(self) -> int:  # noqa: N802
        return self._shown.hold_s

    @Property(str, notify=changed)
    def waitText(self) -> str:  # noqa: N802
        """Why the player cannot go on yet; nothing: he can."""
        if not self._shown.hold_s:
            return ""
        if self._shown.stage == "break":
            minutes = ceil(self._shown.hold_s / 60)
            return translate("CareView", "in {minutes} min").format(minutes=minutes)
        return translate("CareView", "in {seconds} s").format(seconds=self._shown.hold_s)

    @Property(str, notify=changed)
    def breakLeft(self) -> str:  # noqa: N802
        """In minutes and seconds."""
        return f"{self._shown.left_s // 60}:{self._shown.left_s % 60:02}"

    @Property(Rows, constant=True)
    def breaks(self) -> Rows:
        return self._breaks

    @Property(bool, constant=True)
    def offersBreaks(self) -> bool:  # noqa: N802
        return bool(self._lengths)

    @Property(str, notify=changed)
    def restReason(self) -> str:  # noqa: N802
        """Why there can be no break now; nothing: there can."""
        if self._shown.can_rest:
            return ""
        if not self._desk.state.account_open:
            return translate("CareView", "Breaks are for players with credit.")
        return translate("CareView", "A break can begin when none of your bets is down.")

    @Property(bool, notify=changed)
    def canRest(self) -> bool:  # noqa: N802
        return self._shown.can_rest
