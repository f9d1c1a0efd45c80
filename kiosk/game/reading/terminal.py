"""The reading at the terminal: it only becomes newer, and never while chips lie on the cloth."""

from kiosk.game import facts as f
from kiosk.game.reading.state import LATEST
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("reading")


@PART.records(f.ReadingSet)
def set_reading(command: c.SetReading, book: RuleBook, state: Terminal) -> bool:
    if command.reading == state.reading:
        return False
    require(state.reading < command.reading <= LATEST, Reason.BAD_SETTING)
    require(not state.layout(), Reason.WAGERS_DOWN)
    return True


@PART.applies
def _(fact: f.ReadingSet, reading: int, state: Terminal) -> int:
    return fact.reading
