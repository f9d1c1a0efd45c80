"""Why a note or ticket was given back, as a value that the player's screen shows in plain words."""

from enum import StrEnum

from kiosk.game.refusal import Reason, Refused


class NotTaken(StrEnum):
    """Each fits the two lines that the smallest screen has for it."""

    OUT_OF_SERVICE = "This terminal is out of service."
    NO_TABLE = "Please wait for the table."
    FROZEN = "Please wait: a result is being corrected."
    LOCKED = "Locked. An attendant is coming."
    OVER_LIMIT = "That is above the credit limit of this terminal."
    NOT_HERE = "This terminal does not take this note."
    NO_NOTES = "This game does not take notes."
    NO_TICKETS = "This game does not take tickets."
    NOT_OPEN = "Play is over: the table has closed."
    ANOTHER_FIRST = "Please wait until the last one is done."
    UNKNOWN_TICKET = "This ticket is not known. Please see an attendant."
    OTHER_TABLE = "A ticket of another table. Please see an attendant."
    TICKET_PAID = "This ticket was paid already."
    TICKET_EXPIRED = "This ticket has expired. Please see an attendant."
    TICKET_HELD = "This ticket is in use at another terminal."
    TICKET_WITHHELD = "Please see an attendant about this ticket."
    TICKET_NOT_ISSUED = "This ticket is not valid. Please see an attendant."
    OTHER_AMOUNT = "The amount of this ticket is not right. See an attendant."
    REJECTED = "Not read. Please try it again, flat and face up."


_WORDS = {
    Reason.UNKNOWN_TICKET: NotTaken.UNKNOWN_TICKET,
    Reason.BAD_NUMBER: NotTaken.UNKNOWN_TICKET,
    Reason.TICKET_OF_OTHER_TABLE: NotTaken.OTHER_TABLE,
    Reason.TICKET_PAID: NotTaken.TICKET_PAID,
    Reason.TICKET_EXPIRED: NotTaken.TICKET_EXPIRED,
    Reason.TICKET_HELD: NotTaken.TICKET_HELD,
    Reason.TICKET_WITHHELD: NotTaken.TICKET_WITHHELD,
    Reason.TICKET_NOT_ISSUED: NotTaken.TICKET_NOT_ISSUED,
    Reason.TICKET_OF_OTHER_AMOUNT: NotTaken.OTHER_AMOUNT,
    Reason.FROZEN: NotTaken.FROZEN,
    Reason.NO_TABLE: NotTaken.NO_TABLE,
    Reason.TENDER_NOT_TAKEN: NotTaken.NO_TICKETS,
    Reason.PAYMENT_PENDING: NotTaken.ANOTHER_FIRST,
    Reason.OUT_OF_SERVICE: NotTaken.OUT_OF_SERVICE,
}


def in_words(refused: Refused) -> NotTaken:
    """What the table refuses comes as a text, which begins with its reason."""
    if refused.reason is not Reason.TABLE_REFUSES:
        return _WORDS.get(refused.reason, NotTaken.LOCKED)
    told = (words for why, words in _WORDS.items() if refused.detail.startswith(why))
    return next(told, NotTaken.TICKET_NOT_ISSUED)
