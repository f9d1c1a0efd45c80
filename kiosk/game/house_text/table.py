"""The house's own words, which decide nothing. That they read as they are, without any character
that hides or turns others, is required of every order of staff."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("house_text")


@PART.records(f.HouseTextShown)
def show_house_text(command: c.ShowHouseText, book: RuleBook, state: Table) -> bool:
    readable = all(line.strip() == line and line for line in command.lines)
    require(readable, Reason.BAD_TEXT, order=type(command).__name__)
    return command.lines != state.house_text


@PART.applies
def _(fact: f.HouseTextShown, house_text: tuple[str, ...], state: Table) -> tuple[str, ...]:
    return fact.lines
