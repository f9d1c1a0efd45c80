"""The last number that was confirmed, and whatever must be said about it. Never another number."""

import logging

from msgspec import Struct

from kiosk.link.messages import Board
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.part import ViewPart
from kiosk.ui.texts import translate
from kiosk.ui.words import colour_name, properties

_log = logging.getLogger(__name__)


class DisplayNumberShown(Struct, frozen=True, kw_only=True):
    pocket: str = ""
    """Or nothing, before the first number."""
    colour: str = ""
    properties: str = ""
    about: str = ""
    """Which round it was of, and what is not as usual."""
    tone: str = "plain"
    """plain, warn or alarm."""


class DisplayNumberView(ViewPart[DisplayNumberShown, Onlooker]):
    def refresh(self) -> None:
        board = self._desk.board
        shown = self._look(board) if board is not None else DisplayNumberShown()
        if shown != self.showing:
            _log.info("shown: %s, %s", shown.pocket or "no number", shown.about or "no round yet")
            self.show(shown)

    def _look(self, board: Board) -> DisplayNumberShown:
        numbers = ((at, number) for at, number in enumerate(board.last) if number is not None)
        at, pocket = next(numbers, (0, ""))
        said = list(self._said(board, at)) if pocket else []
        alone = translate("DisplayNumberView", "Round {round}").format(round=board.last_round - at)
        void = translate("DisplayNumberView", "Round {round} is void").format(
            round=board.last_round
        )
        about = [alone, *said] if pocket else [void] if board.last else []
        tone = "alarm" if not self._desk.connected else "warn" if said else "plain"
        return DisplayNumberShown(
            pocket=pocket,
            colour=colour_name(pocket) if pocket else "",
            properties=" · ".join(filter(None, properties(pocket))) if pocket else "",
            about=" · ".join(about),
            tone=tone,
        )

    def _said(self, board: Board, at: int) -> list[str]:
        """About the number at a place of the last ones. Of one that is only the last known there
        is room for what counts."""
        said = []
        if at in board.corrected and self._desk.connected:
            said.append(translate("DisplayNumberView", "corrected result"))
        if at:
            void = translate("DisplayNumberView", "round {round} is void")
            said.append(void.format(round=board.last_round))
        if board.frozen:
            said.append(translate("DisplayNumberView", "being checked"))
        if not self._desk.connected:
            said.append(translate("DisplayNumberView", "last known result"))
        return said
