"""Preferences at the terminal."""

from kiosk.game import facts as f
from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("preferences")


@PART.records(f.PreferencesChosen)
def prefer(command: c.Prefer, book: RuleBook, state: Terminal) -> bool:
    """Never refused: a player must be able to read why everything else is."""
    return command.preferences != state.preferences


@PART.applies
def _(fact: f.PreferencesChosen, preferences: Preferences, state: Terminal) -> Preferences:
    return fact.preferences


@PART.applies
def _(fact: f.AccountClosed, preferences: Preferences, state: Terminal) -> Preferences:
    return Preferences()
