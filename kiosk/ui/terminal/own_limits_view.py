"""The player's own limits of time and loss: what they are, and what they shall be."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.terminal import commands as c
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import constant
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.sitting_view import hours_text
from kiosk.ui.texts import translate

TIMES_S = tuple(minutes * 60 for minutes in (15, 30, 45, 60, 90, 120, 180, 240, 360))
LOSSES_CENTS = tuple(
    units * 100 for units in (10, 20, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000, 10_000)
)


class OwnLimitsShown(Struct, frozen=True, kw_only=True):
    differs: bool = False
    """Something is chosen that is not set yet."""
    time: str = ""
    loss: str = ""
    in_force: str = ""
    lost: str = ""
    """So far, for whoever sets a limit."""
    can_lower_time: bool = False
    can_raise_time: bool = False
    can_lower_loss: bool = False
    can_raise_loss: bool = False


class _Limits(Struct, frozen=True):
    time_s: int | None = None
    loss_cents: int | None = None


class OwnLimitsView(ViewPart[OwnLimitsShown, Desk]):
    offered = constant(bool)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._offered = desk.look.responsible_play.own_limits
        self._set = _Limits()
        """As the terminal keeps them."""
        self._wanted = _Limits()
        """As the player is about to set them."""

    def refresh(self) -> None:
        """A limit that was set, or given up with an account, is what is wanted from then on."""
        state = self._desk.state
        set_ = _Limits(state.care.time_limit_s, state.care.loss_limit_cents)
        if set_ != self._set or not state.account.open:
            self._set = self._wanted = set_
        wanted = self._wanted
        self.show(
            OwnLimitsShown(
                differs=wanted != set_,
                time=_time(wanted),
                loss=self._loss(wanted),
                in_force=self._in_force(),
                lost=self._desk.look.currency.short(max(0, -state.account.sitting.net_cents)),
                can_lower_time=wanted.time_s != TIMES_S[0],
                can_raise_time=set_.time_s is None or wanted.time_s != set_.time_s,
                can_lower_loss=wanted.loss_cents != LOSSES_CENTS[0],
                can_raise_loss=set_.loss_cents is None or wanted.loss_cents != set_.loss_cents,
            )
        )

    def _in_force(self) -> str:
        if self._set == _Limits():
            return translate("OwnLimitsView", "You have set no limits.")
        text = translate("OwnLimitsView", "In force: time at play {time}, loss {loss}.")
        return text.format(time=_time(self._set), loss=self._loss(self._set))

    def _loss(self, limits: _Limits) -> str:
        if limits.loss_cents is None:
            return _none()
        return self._desk.look.currency.short(limits.loss_cents)

    @Slot(int)
    def stepTime(self, by: int) -> None:  # noqa: N802 - QML names are camelCase
        time_s = _stepped(TIMES_S, self._wanted.time_s, by)
        self._want(_Limits(time_s, self._wanted.loss_cents))

    @Slot(int)
    def stepLoss(self, by: int) -> None:  # noqa: N802
        loss_cents = _stepped(LOSSES_CENTS, self._wanted.loss_cents, by)
        self._want(_Limits(self._wanted.time_s, loss_cents))

    def _want(self, wanted: _Limits) -> None:
        self._wanted = wanted
        self.refresh()

    @Slot()
    def confirm(self) -> None:
        """Refused where a limit would be raised: the notice says when that can be."""
        wanted = self._wanted
        limits = c.SetOwnLimits(time_limit_s=wanted.time_s, loss_limit_cents=wanted.loss_cents)
        if self._desk.touch(limits) is None:
            self._want(self._set)


def _time(limits: _Limits) -> str:
    return _none() if limits.time_s is None else hours_text(limits.time_s // 60)


def _none() -> str:
    return translate("OwnLimitsView", "none")


def _stepped(steps: tuple[int, ...], from_: int | None, by: int) -> int | None:
    """One step lower or higher; above the highest there is no limit, and above that the lowest, for
    whoever sets his first."""
    if by < 0:
        return max((step for step in steps if from_ is None or step < from_), default=steps[0])
    return min((step for step in steps if from_ is None or step > from_), default=None)
