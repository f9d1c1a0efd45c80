"""The notes in the box of the validator, for the table to count."""

from kiosk.game import facts as f
from kiosk.game.funds.state import Notes
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal

PART = TerminalPart("box")


@PART.applies
def _(fact: f.NoteStacked, box: Notes, state: Terminal) -> Notes:
    return {**box, fact.cents: box.get(fact.cents, 0) + 1}
