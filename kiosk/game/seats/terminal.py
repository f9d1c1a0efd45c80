"""How far the table's journal has come, as the terminal has seen it."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("table_head")


@PART.records(f.TableHeadSeen)
def see_head(command: c.SeeHead, book: RuleBook, state: Terminal) -> bool:
    """A table whose journal is shorter than it was has forgotten something (see the table's own
    `see_head`)."""
    if (command.seq, command.hash) == state.table_head:
        return False
    grown = command.seq > state.table_head[0]
    require(grown, Reason.JOURNAL_CUT, seq=command.seq, seen_seq=state.table_head[0])
    return True


@PART.applies
def _(fact: f.TableHeadSeen, table_head: tuple[int, str], state: Terminal) -> tuple[int, str]:
    return (fact.seq, fact.hash)
