"""Where the chip of each kind of wager stands, and which numbers a box covers."""

from kiosk.rules.prose.wording import Wording
from kiosk.rules.wagers import Kind


def place_of(kind: Kind, wording: Wording) -> str:
    zeros = wording.translate("Rules", "at the lower end of the line between the zeros and 1")
    places = {
        Kind.STRAIGHT: wording.translate("Rules", "on the number"),
        Kind.SPLIT: wording.translate("Rules", "on the line between two numbers"),
        Kind.STREET: wording.translate(
            "Rules", "at the lower end of a row of three, or where three numbers touch"
        ),
        Kind.CORNER: wording.translate("Rules", "where four numbers touch"),
        Kind.FOUR_LINE: wording.translate(
            "Rules", "at the lower end of the line between the zero and 1"
        ),
        Kind.FIVE_LINE: zeros,
        Kind.TOP_LINE: zeros,
        Kind.SIX_LINE: wording.translate("Rules", "at the lower end of the line between two rows"),
        Kind.COLUMN: wording.translate("Rules", 'in the "2:1" box at the end of a column'),
        Kind.DOZEN: wording.translate("Rules", "in the box below its twelve numbers"),
        Kind.LOW: wording.translate("Rules", 'in the "1-18" box'),
        Kind.HIGH: wording.translate("Rules", 'in the "19-36" box'),
        Kind.EVEN: wording.translate("Rules", 'in the "even" box'),
        Kind.ODD: wording.translate("Rules", 'in the "odd" box'),
        Kind.RED: wording.translate("Rules", 'in the "red" box'),
        Kind.BLACK: wording.translate("Rules", 'in the "black" box'),
        Kind.GREEN: wording.translate("Rules", 'in the "green" box'),
    }
    return places[kind]


def numbers_of_box(kind: Kind, wording: Wording) -> str:
    """Nothing for a wager among the numbers, which are its own."""
    numbers = {
        Kind.COLUMN: wording.translate("Rules", "the twelve numbers beside the box"),
        Kind.DOZEN: wording.translate("Rules", "1-12, 13-24 or 25-36"),
        Kind.LOW: wording.translate("Rules", "1 to 18"),
        Kind.HIGH: wording.translate("Rules", "19 to 36"),
        Kind.EVEN: wording.translate("Rules", "the 18 even numbers, no zero"),
        Kind.ODD: wording.translate("Rules", "the 18 odd numbers"),
        Kind.RED: wording.translate("Rules", "the 18 red numbers"),
        Kind.BLACK: wording.translate("Rules", "the 18 black numbers"),
    }
    return numbers.get(kind, "")
