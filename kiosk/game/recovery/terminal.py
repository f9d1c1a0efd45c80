"""The terminal counts on from another journal of its table, once it has told what it holds."""

from kiosk.game import facts as f
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("table_head")


@PART.decides
@PART.kept_in(f.TableRecovered)
def follow_table(command: c.FollowTable, book: RuleBook, state: Terminal) -> Decision:
    if (command.seq, command.hash) == state.table_head:
        return Decision()
    seen_seq, seen_hash = state.table_head
    followed = f.TableRecovered(
        seq=command.seq, hash=command.hash, seen_seq=seen_seq, seen_hash=seen_hash
    )
    return Decision((followed,))


@PART.applies
def _(fact: f.TableRecovered, table_head: tuple[int, str], state: Terminal) -> tuple[int, str]:
    return (fact.seq, fact.hash)
