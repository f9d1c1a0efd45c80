"""The key with which the table signs receipts. What it signs is in its journal anyway."""

from kiosk.game import facts as f
from kiosk.game.receipts.state import ReceiptKey
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("receipt_key")


@PART.records(f.ReceiptKeyNamed)
def name_receipt_key(command: c.NameReceiptKey, book: RuleBook, state: Table) -> bool:
    named = ReceiptKey(table=command.table, public=command.public, endorsement=command.endorsement)
    return state.receipt_key != named


@PART.applies
def _(fact: f.ReceiptKeyNamed, receipt_key: ReceiptKey, state: Table) -> ReceiptKey:
    return ReceiptKey(table=fact.table, public=fact.public, endorsement=fact.endorsement)
