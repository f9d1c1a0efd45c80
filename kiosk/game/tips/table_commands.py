"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class AllowTips(TableCommand, frozen=True):
    """At each start, as the table's file has it."""

    most_cents: int


class TellTips(TableCommand, frozen=True):
    """All that was ever given at a terminal."""

    seat: str
    cents: int
