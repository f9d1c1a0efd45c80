"""The player's own limits of time and loss: what they are, and what they shall be."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.terminal import commands as c
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.sitting_view import hours_text

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TIMES_S = tuple(minutes * 60 for minutes in (15, 30, 45, 60, 90, 120, 180, 240, 360))
LOSSES_CENTS = tuple(
    units * 100 for units in (10, 20, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000, 10_000)
)


class _Shown(Struct, frozen=True, kw_only=True):
    set_: tuple[int | None, int | None] = (None, None)
    """Time and loss as the terminal keeps them."""
    wanted: tuple[int | None, int | None] = (None, None)
    """As the player is about to set them."""
    lost_cents: int = 0


@QmlElement
class OwnLimitsView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = _Shown()

    def refresh(self) -> None:
        """A limit that was set, or given up with an account, is what is wanted from then on."""
        state = self._desk.state
        set_ = (state.protection.time_limit_s, state.protection.loss_limit_cents)
        wanted = self._shown.wanted if set_ == self._shown.set_ else set_
        self._show(
            _Shown(
                set_=set_,
                wanted=wanted if state.account_open else set_,
                lost_cents=max(0, -state.sitting.net_cents),
            )
        )

    def _show(self, shown: _Shown) -> None:
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @Slot(int)
    def stepTime(self, by: int) -> None:  # noqa: N802 - QML names are camelCase
        self._want((_stepped(TIMES_S, self._shown.wanted[0], by), self._shown.wanted[1]))

    @Slot(int)
    def stepLoss(self, by: int) -> None:  # noqa: N802
        self._want((self._shown.wanted[0], _stepped(LOSSES_CENTS, self._shown.wanted[1], by)))

    def _want(self, wanted: tuple[int | None, int | None]) -> None:
        self._show(replace(self._shown, wanted=wanted))

    @Slot()
    def confirm(self) -> None:
        """Refused where a limit would be raised: the notice says when that can be."""
        time_s, loss_cents = self._shown.wanted
        limits = c.SetOwnLimits(time_limit_s=time_s, loss_limit_cents=loss_cents)
        if self._desk.touch(limits) is None:
            self._want(self._shown.set_)

    # ---- For QML ------------------------------------------------------------------------------

    @Property(bool, constant=True)
    def offered(self) -> bool:
        return self._desk.look.responsible_play.own_limits

    @Property(bool, notify=changed)
    def differs(self) -> bool:
        """Something is chosen that is not set yet."""
        return self._shown.wanted != self._shown.set_

    @Property(str, notify=changed)
    def time(self) -> str:
        return self._time(self._shown.wanted[0])

    @Property(str, notify=changed)
    def loss(self) -> str:
        return self._loss(self._shown.wanted[1])

    @Property(str, notify=changed)
    def inForce(self) -> str:  # noqa: N802
        time_s, loss_cents = self._shown.set_
        if time_s is None and loss_cents is None:
            return translate("OwnLimitsView", "You have set no limits.")
        text = translate("OwnLimitsView", "In force: time at play {time}, loss {loss}.")
        return text.format(time=self._time(time_s), loss=self._loss(loss_cents))

    @Property(str, notify=changed)
    def lost(self) -> str:
        """So far, for whoever sets a limit."""
        return self._desk.look.currency.short(self._shown.lost_cents)

    def _time(self, time_s: int | None) -> str:
        return _none() if time_s is None else hours_text(time_s // 60)

    def _loss(self, cents: int | None) -> str:
        return _none() if cents is None else self._desk.look.currency.short(cents)

    @Property(bool, notify=changed)
    def canLowerTime(self) -> bool:  # noqa: N802
        return self._shown.wanted[0] != TIMES_S[0]

    @Property(bool, notify=changed)
    def canRaiseTime(self) -> bool:  # noqa: N802
        return self._shown.wanted[0] != self._shown.set_[0]

    @Property(bool, notify=changed)
    def canLowerLoss(self) -> bool:  # noqa: N802
        return self._shown.wanted[1] != LOSSES_CENTS[0]

    @Property(bool, notify=changed)
    def canRaiseLoss(self) -> bool:  # noqa: N802
        return self._shown.wanted[1] != self._shown.set_[1]


def _none() -> str:
    return translate("OwnLimitsView", "none")


def _stepped(steps: tuple[int, ...], from_: int | None, by: int) -> int | None:
    """One step lower or higher; above the highest there is no limit."""
    if by < 0:
        return max((step for step in steps if from_ is None or step < from_), default=steps[0])
    return min((step for step in steps if from_ is not None and step > from_), default=None)
