"""Each closing of the table is followed by an anchor, signed from what is durable."""

from kiosk.game import facts as f
from kiosk.game.anchors.anchor import AnchorError, read
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("anchor_due")


@PART.records(f.AnchorSigned)
def sign_anchor(command: c.SignAnchor, book: RuleBook, state: Table) -> bool:
    """By the key that the journal names, and about what it has seen."""
    try:
        signed = read(command.anchor)
    except AnchorError:
        raise Refused(Refusal(Reason.FALSE_ANCHOR)) from None
    own = signed.public.hex() == state.receipt_key.public
    of_table = signed.anchor.table == state.receipt_key.table
    told = {head.seat: (head.seq, head.hash) for head in signed.anchor.heads if head.seat}
    seen = {seat: (seq, hashed) for seat, (seq, hashed) in state.heads.items() if hashed}
    known = told.keys() == seen.keys() and all(
        seq == seen[seat][0] and seen[seat][1].startswith(hashed.hex())
        for seat, (seq, hashed) in told.items()
    )
    require(own and of_table and known, Reason.FALSE_ANCHOR)
    return state.anchor_due


@PART.applies
def _(fact: f.TableClosed, anchor_due: bool, state: Table) -> bool:
    return True


@PART.applies
def _(fact: f.AnchorSigned, anchor_due: bool, state: Table) -> bool:
    return False
