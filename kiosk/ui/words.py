"""What players and staff are told, in plain words. QML has its own texts; these need figures or
reasons."""

from collections.abc import Sequence

from msgspec.structs import replace

from kiosk.game.facts import LockReason, StaffRole
from kiosk.game.limits.facts import TOGETHER
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.spread.facts import SpreadFault
from kiosk.game.supernova.facts import SupernovaFault
from kiosk.refusal_words import (
    given_back_words,
    journal_words,
    limit_words,
    player_words,
    staff_words,
)
from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.layout import BOXES
from kiosk.rules.limits import Limit, Placement
from kiosk.rules.pockets import ZEROS, Colour, Pocket, colour, value
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.times import moment

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
        Kind.SPREAD: translate("Words", "Spread-Bet"),
        Kind.SUPERNOVA: translate("Words", "Jackpot wager"),
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


def sums_name(wager: Wager) -> str:
    """The sums of a Spread-Bet as they stand in its box: "40 – 57", "72"."""
    first, _, last = wager.label.partition("-")
    return first if first == last else f"{first} – {last}"


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
    if wager.kind is Kind.SPREAD:
        return f"{wager_title(wager)} {sums_name(wager)}"
    if wager.kind is Kind.SUPERNOVA:
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


def spread_fault_words(fault: str, reason: str = "") -> str:
    """Why Spread-Bets are returned. `reason`: in the words of the staff, if it was they."""
    if fault == SpreadFault.STAFF and reason:
        return translate("Console", reason_words(reason))
    words = {
        SpreadFault.NO_RING: translate("Words", "The simulated ring could not be determined."),
        SpreadFault.NOT_TURNING: translate(
            "Words", "The rings did not turn before no more bets was shown."
        ),
        SpreadFault.SAME_DIRECTION: translate(
            "Words", "The rings did not turn in opposite directions."
        ),
        SpreadFault.DISPLAY_LOST: translate("Words", "The display of the rings failed."),
        SpreadFault.WRONG_RING: translate("Words", "The display locked the rings wrongly."),
        SpreadFault.NOT_LOCKED: translate("Words", "The rings were not locked in time."),
        SpreadFault.STAFF: translate("Words", "Staff declared a malfunction of Spread-Bet."),
    }
    return words[SpreadFault(fault)]


# ---- Refusals ---------------------------------------------------------------------------------


def cut_words(placement: Placement, money: Currency, *, refused: bool = False) -> str:
    """What a limit did at a spot, in a few words beside it. Where several pieces are placed
    together, what would fit at one spot is refused with all the others."""
    cut = placement.cuts[0]
    added_cents = 0 if refused else placement.debited_cents
    return limit_words(cut.limit, cut.limit_cents, money.short, translate, added_cents=added_cents)


def limit_name(limit: Limit) -> str:
    names = {
        Limit.MINIMUM: translate("Words", "below the minimum"),
        Limit.UNIT: translate("Words", "not in steps of the table"),
        Limit.MAXIMUM: translate("Words", "above the maximum"),
        Limit.AGGREGATE_MAXIMUM: translate("Words", "all bets together are too much"),
        Limit.AGGREGATE_MINIMUM: translate("Words", "all bets together are too little"),
        Limit.BALANCE: translate("Words", "not enough credit"),
        Limit.MAIN_WAGER: translate("Words", "no other bet beside it"),
    }
    return names[limit]


def refusal(why: Refusal, money: Currency) -> str:
    """Why a touch did nothing, as a player reads it."""
    return player_words(why, money.short, translate)


def not_taken_words(why: Refusal) -> str:
    """Of a note or ticket that was given back."""
    return given_back_words(why, translate, moment)


def refusal_words(why: Refusal) -> str:
    """Why something was not done, as staff read it."""
    if why.reason is Reason.BAD_LIMITS and why.name is not None:
        why = replace(why, name=limits_of(why.name))
    return staff_words(why, translate)


def limits_of(kind: str) -> str:
    """What limits are for: a kind of bets, or all of them."""
    if kind == TOGETHER:
        return translate("LimitsView", "All bets together")
    return kind_name(Kind(kind)) if kind in [*Kind] else kind


def reason_words(reason: str) -> str:
    """The reason that a fact gives, as staff read it."""
    return journal_words(reason, translate)


def given_reason(reason: str, book: RuleBook) -> str:
    """Of a fact. Ours are read in the language of whoever reads them; what a person said, and the
    evidence of a dispute, as they stand in the journal."""
    of_book = {each.id: each.text for each in book.terms.no_spin.reasons}
    if reason in of_book:
        return rulebook_text(of_book[reason])
    return translate("Console", reason_words(reason))


def void_words(reason: str, clauses: Sequence[str], book: RuleBook) -> str:
    """Why wagers went back: in words, and by the clause that comes first."""
    why = given_reason(reason, book)
    if not clauses:
        return why
    text = translate("Words", "{why}, rule {clause}")
    if not why:
        text = translate("Words", "rule {clause}")
    return text.format(why=why, clause=clauses[0])


def message_words(text: str) -> str:
    """What staff say: one of their ready messages, or whatever else the table sends."""
    return translate("Message", text)


def rulebook_text(text: str) -> str:
    """What the rule book itself says, such as its title."""
    return translate("RuleBook", text)


def role_name(role: StaffRole) -> str:
    names = {
        StaffRole.DEALER: translate("Words", "Dealer"),
        StaffRole.SUPERVISOR: translate("Words", "Supervisor"),
        StaffRole.TECHNICIAN: translate("Words", "Technician"),
        StaffRole.AUDITOR: translate("Words", "Auditor"),
        StaffRole.DIRECTOR: translate("Words", "Tournament director"),
    }
    return names[role]


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


def supernova_fault_words(fault: SupernovaFault) -> str:
    """Why jackpot wagers are returned (S0 9.9)."""
    words = {
        SupernovaFault.NO_ANSWER: translate("Words", "The jackpots did not answer in time."),
        SupernovaFault.CONTROLLER: translate("Words", "The jackpots took no wagers."),
        SupernovaFault.NOT_OFFERED: translate(
            "Words", "The jackpots were not offered when betting closed."
        ),
        SupernovaFault.ROUND_VOID: translate("Words", "The round was void before the draw."),
        SupernovaFault.STOPPED: translate("Words", "The table has stopped offering the jackpots."),
    }
    return words[fault]
