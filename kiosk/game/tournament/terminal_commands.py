"""What can be asked of a terminal."""

from kiosk.game.bounds import Count, Key, Text
from kiosk.game.command import TerminalCommand, TerminalOrder
from kiosk.game.tournament.values import TournamentSeat
from kiosk.rules.points import Points


class PlacePoints(TerminalCommand, frozen=True):
    wager: str
    points: Points


class PlacePointPieces(TerminalCommand, frozen=True):
    announced: str
    piece: Points


class MovePoints(TerminalCommand, frozen=True):
    origin: str
    target: str


class TakeBackPoints(TerminalCommand, frozen=True):
    wager: str


class UndoPoints(TerminalCommand, frozen=True):
    pass


class ClearPoints(TerminalCommand, frozen=True):
    pass


class RepeatPoints(TerminalCommand, frozen=True):
    pass


class DoublePoints(TerminalCommand, frozen=True):
    pass


class SetTournamentSeat(TerminalOrder, frozen=True):
    at: TournamentSeat | None


class ConfirmPoints(TerminalOrder, frozen=True):
    round: Count
    key: Key


class RefusePoints(TerminalOrder, frozen=True):
    round: Count
    key: Key
    reason: Text
