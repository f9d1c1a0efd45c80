"""Where the chip of each kind of wager stands, and which numbers a box covers."""

from kiosk.rules.prose.tongue import Tongue
from kiosk.rules.wagers import Kind


def place_of(kind: Kind, tongue: Tongue) -> str:
    zeros = tongue.translate("Rules", "at the lower end of the line between the zeros and 1")
    places = {
        Kind.STRAIGHT: tongue.translate("Rules", "on the number"),
        Kind.SPLIT: tongue.translate("Rules", "on the line between two numbers"),
        Kind.STREET: tongue.translate(
            "Rules", "at the lower end of a row of three, or where three numbers touch"
        ),
        Kind.CORNER: tongue.translate("Rules", "where four numbers touch"),
        Kind.FOUR_LINE: tongue.translate(
            "Rules", "at the lower end of the line between the zero and 1"
        ),
        Kind.FIVE_LINE: zeros,
        Kind.TOP_LINE: zeros,
        Kind.SIX_LINE: tongue.translate("Rules", "at the lower end of the line between two rows"),
        Kind.COLUMN: tongue.translate("Rules", 'in the "2:1" box at the end of a column'),
        Kind.DOZEN: tongue.translate("Rules", "in the box below its twelve numbers"),
        Kind.LOW: tongue.translate("Rules", 'in the "1-18" box'),
        Kind.HIGH: tongue.translate("Rules", 'in the "19-36" box'),
        Kind.EVEN: tongue.translate("Rules", 'in the "even" box'),
        Kind.ODD: tongue.translate("Rules", 'in the "odd" box'),
        Kind.RED: tongue.translate("Rules", 'in the "red" box'),
        Kind.BLACK: tongue.translate("Rules", 'in the "black" box'),
        Kind.GREEN: tongue.translate("Rules", 'in the "green" box'),
    }
    return places[kind]


def numbers_of_box(kind: Kind, tongue: Tongue) -> str:
    """Nothing for a wager among the numbers, which are its own."""
    numbers = {
        Kind.COLUMN: tongue.translate("Rules", "the twelve numbers beside the box"),
        Kind.DOZEN: tongue.translate("Rules", "1-12, 13-24 or 25-36"),
        Kind.LOW: tongue.translate("Rules", "1 to 18"),
        Kind.HIGH: tongue.translate("Rules", "19 to 36"),
        Kind.EVEN: tongue.translate("Rules", "the 18 even numbers, no zero"),
        Kind.ODD: tongue.translate("Rules", "the 18 odd numbers"),
        Kind.RED: tongue.translate("Rules", "the 18 red numbers"),
        Kind.BLACK: tongue.translate("Rules", "the 18 black numbers"),
    }
    return numbers.get(kind, "")
