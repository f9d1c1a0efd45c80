"""A picture of the table that chips are placed on by touch: the cloth, or the race track."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import Shown
from kiosk.ui.terminal.actions_view import ActionsView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.preview_view import PreviewView
from kiosk.ui.terminal.rail_view import RailView


class SurfaceContext(Struct, frozen=True, kw_only=True):
    """What a surface works with."""

    desk: Desk
    pictures: Pictures
    rail: RailView
    actions: ActionsView
    preview: PreviewView


class SurfaceView(ViewPart[Shown, Desk]):
    def __init__(self, around: SurfaceContext, parent: QObject | None = None) -> None:
        super().__init__(around.desk, parent)
        self._pictures = around.pictures
        self._rail, self._actions, self._preview = around.rail, around.actions, around.preview
        self._rev = 0
        """Of the picture that is shown."""

    def _painted(self, rev: int) -> None:
        """Nobody asks for the picture of before any more."""
        self._pictures.forget(self._rev)
        self._rev = rev

    def _source(self, kind: str, how: ClothState) -> str:
        """Before it has a size there is none."""
        return f"image://tapis/{kind}/{self._rev}/{how}" if self._rev else ""
