"""The receipt of a slip at the terminal: kept if the table has signed this very slip."""

from kiosk.game import facts as f
from kiosk.game.receipts.receipt import ReceiptError, receipt_of
from kiosk.game.receipts.state import Receipts
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import ROUNDS_KEPT, TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("receipts")


@PART.records(f.ReceiptKept)
def keep_receipt(command: c.KeepReceipt, book: RuleBook, state: Terminal) -> bool:
    require(command.round == state.round.number, Reason.WRONG_ROUND, round=command.round)
    slip = state.round.sent
    if slip is None or state.round.phase is not TerminalPhase.SPINNING:
        raise Refused(Refusal(Reason.NOT_SENT))
    if command.round in state.receipts:
        return False
    try:
        receipt_of(command, state.seat, slip).verify()
    except ReceiptError:
        raise Refused(Refusal(Reason.FALSE_RECEIPT, round=command.round)) from None
    return True


@PART.applies
def _(fact: f.ReceiptKept, receipts: Receipts, state: Terminal) -> Receipts:
    slip = state.round.sent
    assert slip is not None, "a receipt is of a slip"
    text = receipt_of(fact, state.seat, slip).text
    return dict(sorted({**receipts, fact.round: text}.items())[-ROUNDS_KEPT:])
