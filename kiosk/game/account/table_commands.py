"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class SetPlaying(TableCommand, frozen=True):
    seat: str
    playing: bool
