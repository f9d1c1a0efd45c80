"""What another console has asked a second person for: who, what, why, and what it does to each
seat. Whoever is signed in here and may confirm it does so by one touch."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.console.order import Outcome
from kiosk.game.facts import StaffRole
from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.differences_view import DifferencesView
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.words import pocket_name
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import constant
from kiosk.ui.texts import translate
from kiosk.ui.words import given_reason, refusal_words


class ConfirmShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    says: str = ""
    """Who asks for it, and what: a sentence a line."""
    problem: str = ""
    """Why it cannot be confirmed here."""
    confirm_text: str = ""
    can_confirm: bool = False


class ConfirmView(ViewPart[ConfirmShown, ConsoleDesk]):
    preview = constant(DifferencesView)

    def __init__(self, desk: ConsoleDesk, sheet: SheetView, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._sheet = sheet
        self._preview = DifferencesView(desk, self)
        self._asked: m.OrderToConfirm | None = None
        self._left = ""
        """The order that was put aside here, and is left to others."""
        self._problem = ""
        self._giving = False

    def refresh(self) -> None:
        asked = self._for_me()
        if asked != self._asked:
            self._asked, self._problem, self._giving = asked, "", False
            self._preview.ask(_what_if(asked) if asked else None)
        if asked is not None:
            self._preview.refresh()
        self._update()

    def _for_me(self) -> m.OrderToConfirm | None:
        desk = self._desk
        if desk.person is None or desk.role is not StaffRole.SUPERVISOR:
            return None
        if self._sheet.showing.shown:
            return None  # one thing after the other
        others = (
            order
            for order in desk.staff_tasks.to_confirm
            if order.who != desk.person.name
            and order.order not in (desk.asks_elsewhere, self._left)
        )
        return next(others, None)

    def came_of(self, outcome: Outcome) -> bool:
        """True if it was a word from here."""
        if outcome.command is not m.ConfirmOrder:
            return False
        self._giving = False
        self._problem = refusal_words(outcome.why) if outcome.why else ""
        self._update()
        return True

    # ---- Touches ------------------------------------------------------------------------------

    @Slot()
    def confirm(self) -> None:
        if self._can_confirm():
            self._say(yes=True)

    @Slot()
    def refuse(self) -> None:
        if self._asked is not None and not self._giving:
            self._say(yes=False)

    @Slot()
    def leave(self) -> None:
        """To whoever else may."""
        self._left = self._asked.order if self._asked else ""
        self.refresh()

    def _say(self, *, yes: bool) -> None:
        assert self._asked is not None
        self._giving = True
        self._desk.confirm_for(self._asked.order, yes=yes)
        self._update()

    # ---- What is shown ------------------------------------------------------------------------

    def _can_confirm(self) -> bool:
        return self._asked is not None and self._preview.told and not self._giving

    def _update(self) -> None:
        asked = self._asked
        self.show(
            ConfirmShown(
                shown=asked is not None,
                says=self._says(asked) if asked else "",
                problem=self._problem,
                confirm_text=self._confirm_text(asked) if asked else "",
                can_confirm=self._can_confirm(),
            )
        )

    def _says(self, asked: m.OrderToConfirm) -> str:
        command = asked.command
        number = self._number_of(command.round)
        asks = translate("ConfirmView", "{who} asks for it at console {console}.")
        what = translate("ConfirmView", "Round {round}: {was} becomes {number}.")
        why = translate("ConfirmView", "Because: {why}.")
        return "\n".join(
            (
                asks.format(who=asked.who, console=asked.console),
                what.format(round=command.round, was=number, number=pocket_name(command.outcome)),
                why.format(why=given_reason(command.reason, self._desk.book)),
            )
        )

    def _number_of(self, round_: int) -> str:
        outcome = dict(self._desk.results()).get(round_)
        return pocket_name(outcome) if outcome else "–"

    def _confirm_text(self, asked: m.OrderToConfirm) -> str:
        text = translate("ConfirmView", "Confirm: settle again by {number}")
        return text.format(number=pocket_name(asked.command.outcome))


def _what_if(asked: m.OrderToConfirm) -> m.WhatIf:
    return m.WhatIf(round=asked.command.round, outcome=asked.command.outcome)
