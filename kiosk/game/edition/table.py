"""The edition of the rule book by which the table decides. What was decided before stands."""

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("edition")


@PART.records(f.RuleBookRenewed)
def renew(command: c.RenewRuleBook, book: RuleBook, state: Table) -> bool:
    return command.digest != state.edition


@PART.applies
def _(fact: f.RuleBookRenewed, edition: str, state: Table) -> str:
    return fact.digest
