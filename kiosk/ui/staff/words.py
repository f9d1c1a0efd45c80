"""What staff are told at a terminal, in plain words."""

from PySide6.QtCore import QCoreApplication

from kiosk.devices.ports import Printed, PrinterCondition
from kiosk.game.facts import StaffRole
from kiosk.game.money import Place, Source
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal import settings

translate = QCoreApplication.translate


def role_name(role: StaffRole) -> str:
    names = {
        StaffRole.DEALER: translate("Staff", "Dealer"),
        StaffRole.SUPERVISOR: translate("Staff", "Supervisor"),
        StaffRole.TECHNICIAN: translate("Staff", "Technician"),
        StaffRole.AUDITOR: translate("Staff", "Auditor"),
    }
    return names[role]


def refusal_words(refused: Refused) -> str:
    words = {
        Reason.WRONG_PIN: translate("Staff", "That PIN is wrong."),
        Reason.STAFF_BARRED: translate(
            "Staff", "Too many wrong PINs: wait half a minute, then try again."
        ),
        Reason.STAFF_LOCKED_OUT: translate(
            "Staff", "Too many wrong PINs: a supervisor must unlock this person."
        ),
        Reason.NO_TABLE: translate(
            "Staff", "The table does not answer, and only the table can check a PIN."
        ),
        Reason.NOT_ALLOWED: translate("Staff", "That needs a technician or a supervisor."),
        Reason.SECOND_PERSON: translate(
            "Staff", "A second person of another role must confirm: one of the two a supervisor."
        ),
        Reason.MONEY_LEFT: translate("Staff", "Not while there is money here: pay it out first."),
        Reason.ACCOUNT_OPEN: translate("Staff", "Not while somebody's account is open."),
        Reason.ROUND_UNDER_WAY: translate("Staff", "Not while a round is under way: wait for it."),
        Reason.WAGERING_OPEN: translate("Staff", "Not while bets are placed: wait for their end."),
        Reason.DISPUTE_OPEN: translate("Staff", "Not while a dispute is open."),
        Reason.CASE_OPEN: translate("Staff", "Not while a case about this seat is open."),
        Reason.PAYMENT_PENDING: translate("Staff", "Not while a payment or a test is under way."),
        Reason.LOCKED: translate("Staff", "Not while a question about money is open here."),
        Reason.FROZEN: translate("Staff", "Not while accounts are frozen."),
        Reason.STAFF_HERE: translate("Staff", "Somebody else is signed in here."),
        Reason.NO_VISIT: translate("Staff", "Nobody is signed in here any more."),
        Reason.NOT_SIGNED_IN: translate("Staff", "Nobody is signed in here any more."),
        Reason.UNKNOWN_STAFF: translate("Staff", "The table does not know this person any more."),
        Reason.DOOR_SHUT: translate("Staff", "The door is shut."),
        Reason.TABLE_REFUSES: translate("Staff", "The table does not allow it."),
        Reason.BAD_SETTING: translate("Staff", "It cannot be set to that."),
    }
    # What nobody at a terminal can bring about is said as the journal says it, for whoever looks.
    other = translate("Staff", "Refused: {reason}.").format(reason=refused)
    return words.get(refused.reason, other)


def source_name(source: Source) -> str:
    names = {
        Source.NOTES: translate("Staff", "Notes"),
        Source.TICKETS: translate("Staff", "Tickets in"),
        Source.STAFF: translate("Staff", "Credits by staff"),
        Source.VOUCHERS: translate("Staff", "Vouchers"),
        Source.WINS: translate("Staff", "Winnings"),
        Source.OWED: translate("Staff", "Owed after corrections"),
    }
    return names[source]


def place_name(place: Place) -> str:
    names = {
        Place.CREDIT: translate("Staff", "Credit"),
        Place.PROMOTIONAL: translate("Staff", "Vouchers not wagered"),
        Place.STAKE: translate("Staff", "Chips on the cloth"),
        Place.IN_DOUBT: translate("Staff", "Sent, not answered"),
        Place.REGISTERED: translate("Staff", "Registered"),
        Place.WIN_DUE: translate("Staff", "Won while frozen"),
        Place.WITHHELD: translate("Staff", "Withheld"),
        Place.NOTE_PENDING: translate("Staff", "Notes not credited"),
        Place.TICKET_PENDING: translate("Staff", "Ticket being printed"),
        Place.LOST: translate("Staff", "Lost to the house"),
        Place.TICKET_ISSUED: translate("Staff", "Tickets out"),
        Place.HAND_PAID: translate("Staff", "Paid by hand"),
    }
    return names[place]


def setting_name(name: str) -> str:
    names = {
        settings.SOUND_VOLUME: translate("Staff", "Volume of sounds and voice"),
        settings.ATTRACT_AFTER_S: translate("Staff", "Attract screen after"),
        settings.TICKETS_IN: translate("Staff", "Tickets are taken"),
        settings.TICKETS_OUT: translate("Staff", "Tickets are printed"),
    }
    return names[name]


def printed_words(printed: Printed) -> str:
    words = {
        Printed.DONE: translate("Staff", "The page is printed, by the printer's own word."),
        Printed.NOT_DONE: translate("Staff", "Nothing was printed: the printer is not ready."),
        Printed.UNKNOWN: translate(
            "Staff", "The printer does not say. Look whether a page came out."
        ),
    }
    return words[printed]


def printer_words(condition: PrinterCondition) -> str:
    words = {
        PrinterCondition.READY: translate("Staff", "Ready"),
        PrinterCondition.PAPER_LOW: translate("Staff", "Paper is low"),
        PrinterCondition.PAPER_OUT: translate("Staff", "Out of paper"),
        PrinterCondition.JAM: translate("Staff", "Paper jam"),
        PrinterCondition.OPEN: translate("Staff", "Open"),
        PrinterCondition.FAULT: translate("Staff", "Out of order"),
        PrinterCondition.GONE: translate("Staff", "Nothing is plugged in"),
        PrinterCondition.UNKNOWN: translate("Staff", "It does not say"),
    }
    return words[condition]
