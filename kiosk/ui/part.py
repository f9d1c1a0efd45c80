"""A part of a screen."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from kiosk.game.facts import Fact
from kiosk.ui.shown import Shown, View

AnyDesk = TypeVar("AnyDesk")


class ViewPart(View[Shown], Generic[Shown, AnyDesk]):
    """The screen tells each of its parts all of this; most need little of it."""

    def __init__(self, desk: AnyDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def refresh(self) -> None:
        """Something may have changed."""

    def second_passed(self) -> None:
        """Nothing else need have changed."""

    def happened(self, facts: Sequence[Fact]) -> None:
        """They have become durable."""

    def retranslate(self) -> None:
        """Another language is spoken: texts that `refresh` does not make are made again."""
