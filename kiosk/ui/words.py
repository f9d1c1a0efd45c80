"""What the player is told, in plain words. QML has its own texts; these need figures or reasons."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason, Refused
from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.layout import BOXES
from kiosk.rules.limits import Limit, Placement
from kiosk.rules.pockets import ZEROS, Colour, Pocket, colour, value
from kiosk.rules.wagers import Kind, Wager
from kiosk.terminal.not_taken import NotTaken
from kiosk.ui.money import Currency

translate = QCoreApplication.translate

_NUMBERS_LISTED = 7
"""More numbers than these are not read one by one."""


# ---- Wagers -----------------------------------------------------------------------------------


def kind_name(kind: Kind) -> str:
    names = {
        Kind.STRAIGHT: translate("Words", "Straight up"),
        Kind.SPLIT: translate("Words", "Split"),
        Kind.STREET: translate("Words", "Street"),
        Kind.CORNER: translate("Words", "Corner"),
        Kind.FOUR_LINE: translate("Words", "Four line"),
        Kind.FIVE_LINE: translate("Words", "Five line"),
        Kind.TOP_LINE: translate("Words", "Top line"),
        Kind.SIX_LINE: translate("Words", "Six line"),
        Kind.COLUMN: translate("Words", "Column"),
        Kind.DOZEN: translate("Words", "Dozen"),
        Kind.LOW: translate("Words", "1 – 18"),
        Kind.HIGH: translate("Words", "19 – 36"),
        Kind.EVEN: translate("Words", "Even"),
        Kind.ODD: translate("Words", "Odd"),
        Kind.RED: translate("Words", "Red"),
        Kind.BLACK: translate("Words", "Black"),
        Kind.GREEN: translate("Words", "Green"),
    }
    return names[kind]


def box_label(wager: Wager) -> str:
    """As it stands on the cloth."""
    if wager.kind is Kind.COLUMN:
        return translate("Words", "2 to 1")
    if wager.kind is Kind.DOZEN:
        return dozen_name(wager.id)
    return kind_name(wager.kind)


def dozen_name(wager: str) -> str:
    names = {
        "dozen:1": translate("Words", "1st 12"),
        "dozen:2": translate("Words", "2nd 12"),
        "dozen:3": translate("Words", "3rd 12"),
    }
    return names[wager]


def column_name(wager: str) -> str:
    names = {
        "column:1": translate("Words", "1st column"),
        "column:2": translate("Words", "2nd column"),
        "column:3": translate("Words", "3rd column"),
    }
    return names[wager]


def wager_title(wager: Wager) -> str:
    """The kind, or the name of a box."""
    match wager.kind:
        case Kind.DOZEN:
            return dozen_name(wager.id)
        case Kind.COLUMN:
            return column_name(wager.id)
        case Kind.STREET if any(number in ZEROS for number in wager.numbers):
            return translate("Words", "Trio")
        case _:
            return kind_name(wager.kind)


def wager_name(wager: Wager) -> str:
    """With its numbers: "Split 14 · 17"."""
    if wager.kind in BOXES:
        return wager_title(wager)
    return f"{wager_title(wager)} {numbers_text(wager.numbers)}"


def numbers_text(numbers: Sequence[Pocket]) -> str:
    if len(numbers) > _NUMBERS_LISTED:
        return translate("Words", "{count} numbers").format(count=len(numbers))
    return " · ".join(numbers)


def section_name(announced: Announced) -> str:
    """Short enough for the field of the race track."""
    names = {
        "tier": translate("Words", "Tier"),
        "orphelins": translate("Words", "Orphelins"),
        "grand-series": translate("Words", "Grand Series"),
        "zero-game": translate("Words", "Zero game"),
    }
    return names.get(announced.id) or rulebook_text(announced.name)


def sign_name(announced: Announced) -> str:
    names = {
        "rat": translate("Words", "Rat"),
        "ox": translate("Words", "Ox"),
        "tiger": translate("Words", "Tiger"),
        "rabbit": translate("Words", "Rabbit"),
        "dragon": translate("Words", "Dragon"),
        "snake": translate("Words", "Snake"),
        "horse": translate("Words", "Horse"),
        "ram": translate("Words", "Ram"),
        "monkey": translate("Words", "Monkey"),
        "rooster": translate("Words", "Rooster"),
        "dog": translate("Words", "Dog"),
        "boar": translate("Words", "Boar"),
    }
    return names.get(announced.id.partition(":")[2]) or rulebook_text(announced.name)


def announced_name(announced: Announced) -> str:
    _, _, rest = announced.id.partition(":")
    match announced.kind:
        case AnnouncedKind.SECTION:
            return section_name(announced)
        case AnnouncedKind.ZODIAC:
            return sign_name(announced)
        case AnnouncedKind.NEIGHBOURS:
            centre, _, sides = rest.partition(":")
            text = translate("Words", "{centre} and {sides} neighbours")
            return text.format(centre=centre, sides=sides)
        case AnnouncedKind.FINALES:
            return translate("Words", "Finale {digit}").format(digit=rest)
        case AnnouncedKind.MAX_BET:
            return translate("Words", "Max Bet {number}").format(number=rest)


def chips_needed(count: int) -> str:
    return translate("Words", "{count} chips").format(count=count)


# ---- Results ----------------------------------------------------------------------------------


def colour_name(pocket: Pocket) -> str:
    names = {
        Colour.RED: translate("Words", "Red"),
        Colour.BLACK: translate("Words", "Black"),
        Colour.GREEN: translate("Words", "Green"),
    }
    return names[colour(pocket)]


def properties(pocket: Pocket) -> tuple[str, str]:
    """What else the number is: "Odd · 1 – 18" and "2nd dozen · 2nd column"."""
    if pocket in ZEROS:
        return translate("Words", "Zero"), ""
    number = value(pocket)
    parity = kind_name(Kind.ODD if number % 2 else Kind.EVEN)
    half = kind_name(Kind.LOW if number <= 18 else Kind.HIGH)  # noqa: PLR2004 - half of 36
    dozen = dozen_name(f"dozen:{(number - 1) // 12 + 1}")
    column = column_name(f"column:{(number - 1) % 3 + 1}")
    return f"{parity} · {half}", f"{dozen} · {column}"


# ---- Refusals ---------------------------------------------------------------------------------


def cut_words(placement: Placement, money: Currency, *, refused: bool = False) -> str:
    """What a limit did at a spot, in a few words beside it. Where several pieces are placed
    together, what would fit at one spot is refused with all the others."""
    cut = placement.cuts[0]
    added = 0 if refused else placement.debited_cents
    if cut.limit is Limit.BALANCE and not cut.limit_cents:
        return translate("Words", "no credit: insert a note or ask the dealer")
    limit = money.short(cut.limit_cents)
    names = {
        Limit.MAXIMUM: translate("Words", "table maximum {limit}"),
        Limit.MINIMUM: translate("Words", "table minimum {limit}"),
        Limit.UNIT: translate("Words", "steps of {limit}"),
        Limit.AGGREGATE_MAXIMUM: translate("Words", "all bets together at most {limit}"),
        Limit.AGGREGATE_MINIMUM: translate("Words", "all bets together at least {limit}"),
        Limit.BALANCE: translate("Words", "credit {limit}"),
    }
    why = names[cut.limit].format(limit=limit)
    if not added:
        return translate("Words", "{why}: not placed").format(why=why)
    return translate("Words", "{why}: {added} placed").format(why=why, added=money.short(added))


def limit_name(limit: Limit) -> str:
    names = {
        Limit.MINIMUM: translate("Words", "below the minimum"),
        Limit.UNIT: translate("Words", "not in steps of the table"),
        Limit.MAXIMUM: translate("Words", "above the maximum"),
        Limit.AGGREGATE_MAXIMUM: translate("Words", "all bets together are too much"),
        Limit.AGGREGATE_MINIMUM: translate("Words", "all bets together are too little"),
        Limit.BALANCE: translate("Words", "not enough credit"),
    }
    return names[limit]


def refusal(refused: Refused, money: Currency) -> str:
    """Why a touch did nothing, as a sentence."""
    if refused.cuts:
        return cut_words(refused.cuts[0], money, refused=True)
    if refused.reason is Reason.OWN_LOSS_LIMIT:
        return _own_loss_limit(refused, money)
    words = {
        Reason.WAGERING_CLOSED: translate("Words", "No more bets: wait for the next round"),
        Reason.WAGERING_OPEN: translate("Words", "Not while bets are being placed"),
        Reason.STAFF_BARRED: translate("Words", "Too many wrong PINs: try again later"),
        Reason.NO_TABLE: translate("Words", "Waiting for the table: your money is safe"),
        Reason.OUT_OF_SERVICE: translate("Words", "Out of service: your money is safe"),
        Reason.FROZEN: translate("Words", "All accounts are frozen for a moment"),
        Reason.LOCKED: translate("Words", "This terminal is locked: an attendant will help"),
        Reason.NO_CREDIT: translate("Words", "No credit: insert a note or ask the dealer"),
        Reason.NO_ACCOUNT: translate("Words", "No credit: insert a note or ask the dealer"),
        Reason.PAYMENT_PENDING: translate("Words", "A payment is under way"),
        Reason.CREDIT_CHANGED: translate("Words", "Your credit has just changed: try again"),
        Reason.WAGERS_DOWN: translate("Words", "You have bets down: cash out after them"),
        Reason.NOT_CASH_OUT_PERIOD: translate("Words", "Cash out when betting opens"),
        Reason.WAY_NOT_OFFERED: translate("Words", "This table does not pay in that way"),
        Reason.TABLE_REFUSES: translate("Words", "The table does not allow it"),
        Reason.UNKNOWN_FAVOURITE: translate("Words", "That favourite is gone"),
        Reason.NOTHING_THERE: translate("Words", "There is nothing to do that with"),
        Reason.BAD_NAME: translate("Words", "A name has 1 to 16 letters or figures"),
        Reason.NAME_TAKEN: translate("Words", "Another favourite has that name"),
        Reason.OWN_TIME_LIMIT: translate("Words", "Your own time limit is reached"),
        Reason.OWN_LIMIT_RAISED: translate(
            "Words", "You can raise or lift a limit after you have cashed out"
        ),
        Reason.ON_A_BREAK: translate("Words", "You are on a break"),
        Reason.BREAK_TOO_SHORT: translate("Words", "Your break has only begun"),
        Reason.REALITY_CHECK: translate("Words", "Please look at your play first"),
        Reason.CHECK_HELD: translate("Words", "Please take a moment to look"),
        Reason.UNKNOWN_WAGER: translate("Words", "This table does not offer that bet"),
        Reason.TICKET_IN_CHUTE: translate("Words", "Please take your ticket first"),
    }
    return words.get(refused.reason, translate("Words", "That cannot be done now"))


def not_taken_words(why: NotTaken) -> str:
    """Of a note or ticket that was given back."""
    return translate("NotTaken", why)


def message_words(text: str) -> str:
    """What staff say: one of their ready messages, or whatever else the table sends."""
    return translate("Message", text)


def rulebook_text(text: str) -> str:
    """What the rule book itself says, such as its title."""
    return translate("RuleBook", text)


def _own_loss_limit(refused: Refused, money: Currency) -> str:
    """The detail is what the limit leaves, unless nothing is left."""
    if not refused.detail:
        return translate("Words", "Your own loss limit is reached")
    text = translate("Words", "Your own loss limit leaves {sum} to bet")
    return text.format(sum=money.short(int(refused.detail)))


def lock_words(reason: LockReason) -> str:
    words = {
        LockReason.DOOR: translate("Words", "A door of this terminal is open"),
        LockReason.VALIDATOR: translate("Words", "The note acceptor needs attention"),
        LockReason.PRINTER: translate("Words", "The ticket printer needs attention"),
        LockReason.TICKET_IN_DOUBT: translate("Words", "An attendant must look at your ticket"),
        LockReason.MEMORY: translate("Words", "This terminal's records must be checked"),
        LockReason.MALFUNCTION: translate("Words", "A malfunction was declared"),
        LockReason.DISPUTE: translate("Words", "A dispute is being looked at"),
        LockReason.STAFF: translate("Words", "Locked by staff"),
        LockReason.SERVICE: translate("Words", "Staff are at work here"),
    }
    return words[reason]
