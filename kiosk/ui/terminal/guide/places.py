"""All that can be reached on a screen, in groups, and where it lies."""

from functools import cached_property

from PySide6.QtCore import QRectF

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.guide import bets
from kiosk.ui.terminal.guide.reach import Control, Reach
from kiosk.ui.terminal.guide.tree import Node, group
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.texts import translate

CHIPS, CLOTH = "chips", "cloth"
_ORDER = ("", CHIPS, CLOTH, "numbers", "boxes", "actions", "leave", "track", "side", "top")
_AMONG_GROUPS = ("", "actions")
"""Groups whose members stand among the groups themselves: they are what is wanted most."""
_COLUMN_BY_COLUMN = ("actions",)
_LINE_PX = 40
"""Controls whose tops differ by less stand in one line."""


class GuidePlaces:
    """With `flat` each group holds all its leaves at once, for arrow keys."""

    def __init__(
        self, book: RuleBook, reach: Reach, *, cloth: ClothView, track: TrackView, flat: bool
    ) -> None:
        self._book, self._reach, self._flat = book, reach, flat
        self._cloth, self._track = cloth, track

    @cached_property
    def tree(self) -> Node:
        groups = {control.group: self._members(control.group) for control in self._reach.controls}
        if self.has_cloth:
            groups |= self._bets()
        if self._track_is_free:
            sectors, pockets = self._track.reachable
            boxes = bets.spread(self._book, self._track.spread)
            groups["track"] = (*boxes, *bets.track(sectors, pockets), *groups.get("track", ()))
        ordered = sorted(groups, key=lambda name: _ORDER.index(name) if name in _ORDER else 0)
        return Node(
            "", "", tuple(node for name in ordered for node in self._put(name, groups[name]))
        )

    def _bets(self) -> dict[str, tuple[Node, ...]]:
        numbers, boxes = bets.numbers(self._book), bets.boxes(self._book)
        return {CLOTH: (*numbers, *boxes)} if self._flat else {"numbers": numbers, "boxes": boxes}

    @property
    def has_cloth(self) -> bool:
        """It is shown, and nothing covers it."""
        surface = self._reach.surface("cloth")
        return surface is not None and surface.is_free(self._cloth.area_of("red").center())

    @property
    def _track_is_free(self) -> bool:
        surface = self._reach.surface("track")
        return surface is not None and surface.is_free(self._track.middle)

    def _members(self, name: str) -> tuple[Node, ...]:
        """As one reads, or column by column."""
        members = [control for control in self._reach.controls if control.group == name]
        members.sort(key=_by_column if name in _COLUMN_BY_COLUMN else _by_line)
        return tuple(Node(control.id, control.name) for control in members)

    def _put(self, name: str, members: tuple[Node, ...]) -> tuple[Node, ...]:
        if self._flat:
            leaves = tuple(dict.fromkeys(leaf for node in members for leaf in node.leaves))
            return (Node(name, _group_name(name), leaves),)
        return members if name in _AMONG_GROUPS else group(name, _group_name(name), members)

    def area(self, node: Node) -> QRectF:
        """In the window: of what is there, or around all that is in a group."""
        around = QRectF()
        for leaf in node.leaves:
            around = around.united(self._area(leaf))
        return around

    def _area(self, leaf: Node) -> QRectF:
        wager, announced = bets.meant(leaf.id)
        cloth, track = self._reach.surface("cloth"), self._reach.surface("track")
        if wager and is_spread(wager):
            return track.area(self._track.area_of(wager)) if track else QRectF()
        if wager:
            return cloth.area(self._cloth.area_of(wager)) if cloth else QRectF()
        if announced:
            return track.area(self._track.area_of(announced)) if track else QRectF()
        control = self.control(leaf)
        return control.area if control is not None else QRectF()

    def control(self, leaf: Node) -> Control | None:
        return next((c for c in self._reach.controls if c.id == leaf.id), None)

    def press(self, leaf: Node) -> None:
        if (control := self.control(leaf)) is not None:
            control.press()


def _by_line(control: Control) -> tuple[float, float]:
    return control.area.y() // _LINE_PX, control.area.x()


def _by_column(control: Control) -> tuple[float, float]:
    return control.area.x(), control.area.y()


def _group_name(name: str) -> str:
    names = {
        CHIPS: translate("GuideView", "Chips"),
        CLOTH: translate("GuideView", "Cloth"),
        "numbers": translate("GuideView", "Numbers"),
        "boxes": translate("GuideView", "Outside bets"),
        "actions": translate("GuideView", "Bets on the cloth"),
        "leave": translate("GuideView", "Cash out"),
        "track": translate("GuideView", "Race track"),
        "side": translate("GuideView", "Beside the track"),
        "top": translate("GuideView", "Help and settings"),
    }
    return names.get(name, "")
