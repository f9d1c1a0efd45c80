"""What can be asked of a terminal."""

from kiosk.game.bounds import Count, Integer, Text, Word
from kiosk.game.command import TerminalOrder
from kiosk.game.spread.facts import SpreadFault, SpreadLimits


class NoticeSpread(TerminalOrder, frozen=True):
    table: Word
    limits: SpreadLimits | None
    due_ms: Count


class SelectSpread(TerminalOrder, frozen=True):
    table: Word
    limits: SpreadLimits | None


class VoidSpread(TerminalOrder, frozen=True):
    round: Integer
    fault: SpreadFault
    reason: Text = ""
    clauses: tuple[str, ...] = ()
