"""What can be asked of the table."""

from collections.abc import Mapping

from kiosk.game.command import TableCommand


class SetPaperLimits(TableCommand, frozen=True):
    ticket_limit_cents: int
    notes_cents: tuple[int, ...]


class TellFunds(TableCommand, frozen=True):
    """What a machine that the table does not count yet says it has."""

    seat: str
    cents: int
    notes: Mapping[int, int] = {}
    tips_cents: int = 0


class TellNotes(TableCommand, frozen=True):
    """All notes that ever went into the box of a terminal, by denomination."""

    seat: str
    notes: Mapping[int, int]


class Distrust(TableCommand, frozen=True):
    """What a terminal asks for, or tells, cannot well be."""

    seat: str
    cents: int
    what: str
