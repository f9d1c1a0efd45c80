"""Calls for help and messages of staff at the terminal."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.courtesy.state import CourtesyAtTerminal
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("courtesy")


@PART.records(f.HelpAsked)
def ask_help(command: c.AskHelp, book: RuleBook, state: Terminal) -> bool:
    """Never refused: whoever has trouble with a locked terminal needs somebody most of all."""
    return not state.courtesy.help_asked


@PART.records(f.HelpEnded)
def end_help(command: c.EndHelp, book: RuleBook, state: Terminal) -> bool:
    return state.courtesy.help_asked


@PART.records(f.MessageShown)
def show_message(command: c.ShowMessage, book: RuleBook, state: Terminal) -> bool:
    """Once, however often the table orders it."""
    return state.courtesy.message != command.key


@PART.applies
def _(
    fact: f.HelpAsked | f.HelpEnded, courtesy: CourtesyAtTerminal, state: Terminal
) -> CourtesyAtTerminal:
    return replace(courtesy, help_asked=isinstance(fact, f.HelpAsked))


@PART.applies
def _(fact: f.MessageShown, courtesy: CourtesyAtTerminal, state: Terminal) -> CourtesyAtTerminal:
    return replace(courtesy, message=fact.key)
