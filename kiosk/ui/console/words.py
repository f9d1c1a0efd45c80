"""What staff are told, in plain words."""

from PySide6.QtCore import QCoreApplication

from kiosk.game.facts import LockReason, StaffRole
from kiosk.game.refusal import Reason
from kiosk.game.table.state import Phase
from kiosk.rules.pockets import Pocket
from kiosk.rules.terms import Tender
from kiosk.ui.words import colour_name

translate = QCoreApplication.translate


def role_name(role: StaffRole) -> str:
    names = {
        StaffRole.DEALER: translate("Console", "Dealer"),
        StaffRole.SUPERVISOR: translate("Console", "Supervisor"),
        StaffRole.TECHNICIAN: translate("Console", "Technician"),
        StaffRole.AUDITOR: translate("Console", "Auditor"),
    }
    return names[role]


def tender_name(tender: Tender) -> str:
    names = {
        Tender.CASH: translate("Console", "Cash"),
        Tender.CHIPS: translate("Console", "Chips"),
        Tender.VOUCHER: translate("Console", "Voucher"),
        Tender.NOTE: translate("Console", "Note"),
        Tender.TICKET: translate("Console", "Ticket"),
    }
    return names[tender]


def pocket_name(pocket: Pocket) -> str:
    return f"{pocket} {colour_name(pocket)}"


def lock_name(reason: LockReason) -> str:
    """Short enough for a tile."""
    names = {
        LockReason.DOOR: translate("Console", "Door open"),
        LockReason.VALIDATOR: translate("Console", "Validator"),
        LockReason.PRINTER: translate("Console", "Printer"),
        LockReason.TICKET_IN_DOUBT: translate("Console", "Ticket in doubt"),
        LockReason.MEMORY: translate("Console", "Memory"),
        LockReason.MALFUNCTION: translate("Console", "Malfunction"),
        LockReason.DISPUTE: translate("Console", "Dispute"),
        LockReason.STAFF: translate("Console", "Locked"),
        LockReason.SERVICE: translate("Console", "Staff menu"),
    }
    return names[reason]


def phase_name(phase: Phase) -> str:
    names = {
        Phase.SHUT: translate("Console", "the table is closed"),
        Phase.IDLE: translate("Console", "between rounds"),
        Phase.BETTING: translate("Console", "betting is open"),
        Phase.CLOSING: translate("Console", "slips are being registered"),
        Phase.SPINNING: translate("Console", "the ball is spinning"),
    }
    return names[phase]


def device_name(device: str) -> str:
    names = {
        "validator": translate("Console", "Note validator"),
        "printer": translate("Console", "Ticket printer"),
    }
    return names.get(device, device)


def refusal_words(reason: str) -> str:
    """Why the table did not obey, as a sentence for those who gave the order."""
    known = next((r for r in Reason if reason == r or reason.startswith(f"{r}: ")), None)
    if known is None:
        return reason[:1].upper() + reason[1:]
    detail = reason[len(known) + 2 :]
    words = _REFUSALS.get(known)
    if words is None:
        return reason[:1].upper() + reason[1:]
    return translate("Console", words).format(detail=detail)


def _marked(text: str) -> str:
    """For the tool that collects what is to be translated."""
    return text


_REFUSALS = {
    Reason.WRONG_PIN: _marked("That PIN is wrong"),
    Reason.STAFF_BARRED: _marked("Too many wrong PINs: wait half a minute, then try again"),
    Reason.STAFF_LOCKED_OUT: _marked("Too many wrong PINs: a supervisor must unlock this person"),
    Reason.UNKNOWN_STAFF: _marked("Nobody of that name works at this table"),
    Reason.NOT_ALLOWED: _marked("That needs somebody with another role"),
    Reason.SECOND_PERSON: _marked("A second person, a supervisor, must confirm this"),
    Reason.NOT_SIGNED_IN: _marked("Sign in first"),
    Reason.STATE_CHANGED: _marked("The table has gone on meanwhile: look, then order again"),
    Reason.WAGERING_OPEN: _marked("Not while a round is under way"),
    Reason.WAGERING_CLOSED: _marked("Betting is closed already"),
    Reason.NO_ROUND: _marked("No round is under way"),
    Reason.SLIPS_OUTSTANDING: _marked("Slips are still being registered: wait a moment"),
    Reason.FROZEN: _marked("Accounts are frozen: a supervisor must thaw them first"),
    Reason.NOT_FROZEN: _marked("Accounts must be frozen first"),
    Reason.TABLE_CLOSED: _marked("The table is closed"),
    Reason.TABLE_OPEN: _marked("The table is open already"),
    Reason.PERIOD_TOO_SHORT: _marked("The rule book asks for a longer betting period"),
    Reason.TENDER_NOT_TAKEN: _marked("The rule book does not take that tender"),
    Reason.BAD_AMOUNT: _marked("That amount cannot be"),
    Reason.NOTICE_NEEDED: _marked("The players must be given notice first"),
    Reason.NOT_DUE: _marked("The notice has not run out yet"),
    Reason.SAME_NUMBER: _marked("That is the number the round was settled by"),
    Reason.TOO_OLD: _marked("Round {detail} is too long ago"),
    Reason.NOT_SETTLED: _marked("Round {detail} is not settled"),
    Reason.UNKNOWN_SEAT: _marked("Seat {detail} was never connected"),
    Reason.NOT_LOCKED: _marked("That lock is not there any more"),
    Reason.CASE_OPEN: _marked("A case about this seat is open: answer it first"),
    Reason.ACCOUNT_OPEN: _marked("A player has money there: pay it first"),
    Reason.PAYMENT_PENDING: _marked("A payment at this seat is under way: wait for it"),
    Reason.UNKNOWN_CASE: _marked("That case is answered already"),
    Reason.NO_LEGACY: _marked("This rule book has no legacy wagers"),
    Reason.NOT_LEGACY: _marked("There are no former limits to keep"),
    Reason.NO_ACCOUNT: _marked("Nobody plays at seat {detail}"),
    Reason.NO_INVALIDATION: _marked("This rule book does not invalidate games"),
    Reason.NO_MALFUNCTION: _marked("Nothing about that seat is in question any more"),
    Reason.LAST_SUPERVISOR: _marked("The last supervisor cannot be taken away"),
    Reason.KEY_REUSED: _marked("That was used for another order"),
    Reason.TICKET_ISSUED: _marked("That ticket is issued already"),
    Reason.TICKET_NOT_ISSUED: _marked("That ticket was cancelled already"),
    Reason.UNKNOWN_TICKET: _marked("The table does not know that ticket"),
    Reason.CREDIT_CHANGED: _marked("the credit is not what it was"),
    Reason.WAGERS_DOWN: _marked("bets are down"),
    Reason.NO_CREDIT: _marked("there is no credit"),
    Reason.LOCKED: _marked("the terminal is locked"),
    Reason.CONNECTED: _marked("Seat {detail} is connected: it can be paid in the usual way"),
    Reason.BAD_MESSAGE: _marked("A message is one short line"),
    Reason.UNKNOWN_REASON: _marked("The rule book has no such reason"),
}
