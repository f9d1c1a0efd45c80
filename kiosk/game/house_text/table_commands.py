"""What can be asked of the table."""

from typing import Annotated

from msgspec import Meta

from kiosk.game.command import TableCommand

HOUSE_LINES_MAX = 3
HOUSE_LINE_MAX = 48
"""So many letters of a line can still be read from where players sit."""
HouseLine = Annotated[str, Meta(min_length=1, max_length=HOUSE_LINE_MAX)]


class ShowHouseText(TableCommand, frozen=True):
    """On every display of the table, in the place of what is there. No lines: nothing any more."""

    lines: Annotated[tuple[HouseLine, ...], Meta(max_length=HOUSE_LINES_MAX)]
