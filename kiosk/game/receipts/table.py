"""The key with which the table signs receipts. What it signs is in its journal anyway."""

from kiosk.game import facts as f
from kiosk.game.receipts.state import ReceiptKey, RevokedKeys
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("receipt_key")
REVOKED = TablePart("revoked_keys")


@PART.records(f.ReceiptKeyNamed)
def name_receipt_key(command: c.NameReceiptKey, book: RuleBook, state: Table) -> bool:
    named = ReceiptKey(table=command.table, public=command.public, endorsement=command.endorsement)
    require(command.public not in state.revoked_keys, Reason.KEY_REVOKED)
    return state.receipt_key != named


@REVOKED.records(f.ReceiptKeyRevoked)
def revoke_receipt_key(command: c.RevokeReceiptKey, book: RuleBook, state: Table) -> None:
    require(command.public not in state.revoked_keys, Reason.KEY_REVOKED)


@PART.applies
def _(fact: f.ReceiptKeyNamed, receipt_key: ReceiptKey, state: Table) -> ReceiptKey:
    return ReceiptKey(table=fact.table, public=fact.public, endorsement=fact.endorsement)


@REVOKED.applies
def _(fact: f.ReceiptKeyRevoked, revoked_keys: RevokedKeys, state: Table) -> RevokedKeys:
    return {**revoked_keys, fact.public: fact.since_ms}
