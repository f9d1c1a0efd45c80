"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class SignAnchor(TableCommand, frozen=True):
    """By the table's own process, once the closing is durable."""

    anchor: str
