"""What staff are told at a terminal, in plain words."""

from kiosk.devices.ports import Printed, PrinterCondition
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.staff import settings
from kiosk.ui.texts import translate


def source_name(source: Source) -> str:
    names = {
        Source.NOTES: translate("Staff", "Notes"),
        Source.TICKETS: translate("Staff", "Tickets in"),
        Source.STAFF: translate("Staff", "Credits by staff"),
        Source.VOUCHERS: translate("Staff", "Vouchers"),
        Source.WINS: translate("Staff", "Winnings"),
        Source.OWED: translate("Staff", "Owed after corrections"),
        Source.JACKPOTS: translate("Staff", "Jackpots"),
    }
    return names[source]


def place_name(place: MoneyPlace) -> str:
    names = {
        MoneyPlace.CREDIT: translate("Staff", "Credit"),
        MoneyPlace.PROMOTIONAL: translate("Staff", "Vouchers not wagered"),
        MoneyPlace.STAKE: translate("Staff", "Chips on the cloth"),
        MoneyPlace.IN_DOUBT: translate("Staff", "Sent, not answered"),
        MoneyPlace.REGISTERED: translate("Staff", "Registered"),
        MoneyPlace.WIN_DUE: translate("Staff", "Won while frozen"),
        MoneyPlace.WITHHELD: translate("Staff", "Withheld"),
        MoneyPlace.NOTE_PENDING: translate("Staff", "Notes not credited"),
        MoneyPlace.TICKET_PENDING: translate("Staff", "Ticket being printed"),
        MoneyPlace.LOST: translate("Staff", "Lost to the house"),
        MoneyPlace.TICKET_ISSUED: translate("Staff", "Tickets out"),
        MoneyPlace.HAND_PAID: translate("Staff", "Paid by hand"),
        MoneyPlace.TIPPED: translate("Staff", "Tips to dealers"),
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
