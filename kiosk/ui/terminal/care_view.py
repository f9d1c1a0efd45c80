"""Responsible play on the screen: the reality check, limits that are reached, and breaks."""

from math import ceil

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.refusal import Reason
from kiosk.game.terminal import commands as c
from kiosk.game.times import MINUTE_MS
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

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


class CareShown(Struct, frozen=True, kw_only=True):
    stage: str = ""
    """check, limit or break; nothing: the game goes on."""
    title: str = ""
    explanation: str = ""
    hold_seconds: int = 0
    """Before the player can go on."""
    wait_text: str = ""
    """Why the player cannot go on yet; nothing: he can."""
    break_left: str = ""
    """In minutes and seconds."""
    rest_reason: str = ""
    """Why there can be no break now; nothing: there can."""
    can_rest: bool = False


class CareView(ViewPart[CareShown, Desk]):
    breaks = rows_of(BreakRow)
    offers_breaks = constant(bool)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._house = desk.look.responsible_play
        self._reason: Reason | None = None
        self._looking_on: Reason | None = None
        """The player has read which limit is reached, and stays to watch."""
        self._result: tuple[int, int] | None = None
        """The round whose result is on the screen, and since when."""
        self._offers_breaks = bool(self._lengths)
        self.retranslate()

    def retranslate(self) -> None:
        self.breaks.show([BreakRow(minutes, self._minutes(minutes)) for minutes in self._lengths])

    @property
    def _lengths(self) -> tuple[int, ...]:
        return self._house.break_min

    def _minutes(self, minutes: int) -> str:
        return translate("CareView", "{minutes} min").format(minutes=minutes)

    def second_passed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        reason = self._reason = self._desk.kept_from_play
        if reason != self._looking_on:
            self._looking_on = None
        hidden = reason is None or reason == self._looking_on or not self.result_seen
        stage = "" if reason is None or hidden else _STAGES[reason]
        hold_s, left_s = self._hold_s(stage), self._left_s()
        why_no_rest = self._why_no_rest()
        self.show(
            CareShown(
                stage=stage,
                title=_title(reason),
                explanation=_explanation(reason),
                hold_seconds=hold_s,
                wait_text=_wait_text(stage, hold_s),
                break_left=f"{left_s // 60}:{left_s % 60:02}",
                rest_reason=why_no_rest,
                can_rest=not why_no_rest,
            )
        )

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

    def _why_no_rest(self) -> str:
        state = self._desk.state
        if not state.account.open:
            return translate("CareView", "Breaks are for players with credit.")
        if state.care.break_ is not None or state.wagers_down:
            return translate("CareView", "A break can begin when none of your bets is down.")
        return ""

    def _hold_s(self, stage: str) -> int:
        protection, now_ms = self._desk.state.care, self._desk.now_ms
        if stage == "check" and protection.check_due_ms is not None:
            over_ms = protection.check_due_ms + self._hold_ms
        elif stage == "break" and protection.break_ is not None:
            over_ms = protection.break_[0] + self._least_ms
        else:
            return 0
        return max(0, ceil((over_ms - now_ms) / 1000))

    def _left_s(self) -> int:
        break_ = self._desk.state.care.break_
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
        if self.showing.stage == "limit":
            self._looking_on = self._reason
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
        return f"{self.showing.title}. {self.showing.explanation}" if self.showing.stage else ""


def _title(reason: Reason | None) -> str:
    match reason:
        case Reason.OWN_TIME_LIMIT:
            return translate("CareView", "Your time limit is reached")
        case Reason.OWN_LOSS_LIMIT:
            return translate("CareView", "Your loss limit is reached")
        case Reason.ON_A_BREAK:
            return translate("CareView", "You are taking a break")
        case _:
            return translate("CareView", "A moment to look at your play")


def _explanation(reason: Reason | None) -> str:
    match reason:
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


def _wait_text(stage: str, hold_s: int) -> str:
    if not hold_s:
        return ""
    if stage == "break":
        return translate("CareView", "in {minutes} min").format(minutes=ceil(hold_s / 60))
    return translate("CareView", "in {seconds} s").format(seconds=hold_s)
