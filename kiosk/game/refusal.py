"""Why a command was not obeyed, as a value that a screen can put into words."""

from enum import StrEnum

from kiosk.rules.limits import Placement


class Reason(StrEnum):
    # What the moment does not allow.
    WAGERING_CLOSED = "wagering is closed"
    WAGERING_OPEN = "wagering is open"
    NO_ROUND = "no round is under way"
    WRONG_ROUND = "it is about another round"
    WAGERS_DOWN = "wagers are down"
    NOT_CASH_OUT_PERIOD = "cash-out is possible only while wagering is open"
    NOT_SENT = "no slip is waiting for an answer"
    ALREADY_SETTLED = "the round is settled"
    NOT_SETTLED = "the round is not settled"
    SLIPS_OUTSTANDING = "slips are outstanding"
    TABLE_CLOSED = "the table is closed"
    TABLE_OPEN = "the table is open"
    TABLE_REFUSES = "the table refuses"
    NO_TABLE = "the table does not answer"
    OUT_OF_SERVICE = "out of service"
    # What the account does not allow.
    FROZEN = "accounts are frozen"
    NOT_FROZEN = "accounts are not frozen"
    LOCKED = "the terminal is locked"
    NOT_LOCKED = "there is no such lock"
    NO_CREDIT = "there is no credit"
    NO_ACCOUNT = "no account is open"
    ACCOUNT_OPEN = "an account is open"
    MONEY_LEFT = "there is money left in the account"
    CASE_OPEN = "a case is open"
    DISPUTE_OPEN = "a dispute is open"
    ROUND_UNDER_WAY = "a round is under way"
    PAYMENT_PENDING = "a payment is under way"
    TICKET_IN_CHUTE = "a ticket waits to be taken"
    NO_PAYMENT = "no such payment is under way"
    CREDIT_CHANGED = "the credit is not what it was"
    # What the slip does not allow.
    UNKNOWN_WAGER = "the rule book has no such wager"
    UNKNOWN_POCKET = "the wheel has no such pocket"
    DOES_NOT_FIT = "it does not fit the limits"
    NOTHING_THERE = "there is nothing to take, undo or repeat"
    UNKNOWN_FAVOURITE = "there is no such favourite"
    UNKNOWN_VOUCHER = "there is no such voucher"
    TENDER_NOT_TAKEN = "the rule book does not take this tender"
    WAY_NOT_OFFERED = "the rule book does not pay in this way"
    BAD_AMOUNT = "the amount must be positive"
    BAD_MESSAGE = "a message is one short line"
    KEY_REUSED = "the key was used for something else"
    BAD_NAME = "a name has 1 to 16 characters"
    NAME_TAKEN = "another favourite has that name"
    # What the player has asked to be kept from.
    OWN_TIME_LIMIT = "the player's own time limit is reached"
    OWN_LOSS_LIMIT = "the player's own loss limit leaves less than that"
    OWN_LIMIT_RAISED = "a limit of one's own is raised or lifted after a cash-out"
    ON_A_BREAK = "the player is on a break"
    BREAK_TOO_SHORT = "the break has only begun"
    REALITY_CHECK = "a reality check waits for an answer"
    CHECK_HELD = "the reality check has only begun"
    # What the person may not do.
    UNKNOWN_STAFF = "there is no such member of staff"
    NOT_ALLOWED = "this role may not do that"
    SECOND_PERSON = "a second person must confirm it"
    NOT_SIGNED_IN = "nobody of that name is signed in here"
    WRONG_PIN = "the PIN is wrong"
    NO_WHY = "the order does not say why"
    STATE_CHANGED = "the table is not where the order expects it"
    STAFF_BARRED = "too many wrong PINs: wait"
    STAFF_LOCKED_OUT = "too many wrong PINs: a supervisor must unlock"
    STAFF_HERE = "somebody of the staff is here already"
    NO_VISIT = "nobody of the staff is here"
    DOOR_SHUT = "the door is shut"
    UNKNOWN_SETTING = "there is no such setting"
    BAD_SETTING = "the setting cannot be that"
    LAST_SUPERVISOR = "the last supervisor cannot be taken away"
    # What the ticket does not allow.
    UNKNOWN_TICKET = "there is no such ticket"
    BAD_NUMBER = "a validation number has 18 digits"
    TICKET_PAID = "the ticket is paid already"
    TICKET_HELD = "the ticket is being redeemed elsewhere"
    TICKET_WITHHELD = "a case is open about the ticket: staff must look"
    TICKET_EXPIRED = "the ticket has expired"
    TICKET_NOT_ISSUED = "the ticket was not issued"
    TICKET_OF_OTHER_TABLE = "the ticket is of another table"
    TICKET_OF_OTHER_AMOUNT = "the ticket was printed for another amount"
    TICKET_ISSUED = "the ticket is issued"
    NO_TICKET = "no such ticket is in the validator"
    NO_NOTE = "no such note is in the validator"
    NO_DOUBT = "nobody doubts that note or ticket"
    # What the rule book does not allow.
    PERIOD_TOO_SHORT = "the wagering period is too short"
    UNKNOWN_REASON = "the rule book has no such reason"
    NOTICE_NEEDED = "notice is needed"
    NOT_DUE = "the notice has not run out"
    NO_LEGACY = "the rule book has no legacy wagers"
    NOT_LEGACY = "the seat has no legacy limits"
    NO_INVALIDATION = "the rule book does not invalidate games"
    JOURNAL_CUT = "the journal is not the one that was seen before"
    WRITTEN_OFF = "the seat was given to another machine: the money of this one was paid"
    CONNECTED = "the terminal is connected"
    UNKNOWN_SEAT = "there is no such seat"
    UNKNOWN_CASE = "there is no such case"
    TOO_OLD = "the round is too long ago"
    SAME_NUMBER = "that is the number already settled"
    NO_MALFUNCTION = "no malfunction was declared"


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """The command is refused; nothing changed."""

    def __init__(self, reason: Reason, detail: str = "", cuts: tuple[Placement, ...] = ()) -> None:
        super().__init__(f"{reason}{f': {detail}' if detail else ''}")
        self.reason = reason
        self.detail = detail
        self.cuts = cuts
        """What each limit took off, when it left nothing."""


def require(condition: bool, reason: Reason, detail: str = "") -> None:
    if not condition:
        raise Refused(reason, detail)
