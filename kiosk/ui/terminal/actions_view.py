"""Undo, clear, move, repeat, double: which of them can be done now, and doing them. Between rounds,
what stays down."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from kiosk.game.terminal import commands as c
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate


class ActionsShown(Struct, frozen=True, kw_only=True):
    can_undo: bool = False
    can_clear: bool = False
    can_repeat: bool = False
    can_double: bool = False
    moving: bool = False
    """The next two touches move a wager: from here, to there."""
    move_hint: str = ""
    """What the next touch decides."""
    riding: str = ""
    """What of the player's winning bets stays down for the next round, or nothing."""


class ActionsView(ViewPart[ActionsShown, Desk]):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._picked_up = False
        """The chips to be moved are chosen."""

    def refresh(self) -> None:
        open_ = self._desk.can_wager
        bets, riding_cents = self._desk.bets, self._desk.riding_cents
        can_clear = open_ and bool(bets.layout())
        moving = self.showing.moving and can_clear
        self._picked_up = self._picked_up and moving
        self.show(
            ActionsShown(
                can_undo=open_ and bets.can_undo,
                can_clear=can_clear,
                can_repeat=open_ and bets.can_repeat,
                can_double=open_ and bets.can_double,
                moving=moving,
                move_hint=self._hint() if moving else "",
                riding=self._desk.look.currency.full(riding_cents) if riding_cents else "",
            )
        )

    def _hint(self) -> str:
        if self._picked_up:
            return translate("ActionsView", "to where?")
        return translate("ActionsView", "which chips?")

    @Slot()
    def undo(self) -> None:
        self._desk.touch(self._desk.bets.undo())

    @Slot()
    def clear(self) -> None:
        self._desk.touch(self._desk.bets.clear())

    @Slot()
    def repeat(self) -> None:
        self._desk.touch(self._desk.bets.repeat())

    @Slot()
    def double(self) -> None:
        self._desk.touch(self._desk.bets.double())

    @Slot()
    def withdrawWinners(self) -> None:  # noqa: N802 - QML names are camelCase
        """They come home before the next round takes them."""
        self._desk.touch(c.WithdrawWinners())

    @Slot()
    def toggleMove(self) -> None:  # noqa: N802 - QML names are camelCase
        self._move(not self.showing.moving and self.showing.can_clear, picked_up=False)

    def picked_up(self, chosen: bool) -> None:
        """The first of the two touches has met chips, or none."""
        self._move(self.showing.moving, picked_up=chosen)

    def end_move(self) -> None:
        self._move(False, picked_up=False)

    def _move(self, moving: bool, *, picked_up: bool) -> None:
        self._picked_up = picked_up
        self.show(replace(self.showing, moving=moving, move_hint=self._hint() if moving else ""))
