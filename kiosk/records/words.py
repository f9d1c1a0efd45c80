"""Times, seats and ticket numbers as the records write them."""

import re
from datetime import UTC, datetime
from functools import cache

from kiosk.game.settling import Numbers
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import aligned, spread_sum

# As printed, with or without the spaces or dashes between its groups.
_NUMBER = re.compile(r"(?<![\dA-Za-z])(?:\d[ -]?){17}\d(?![\dA-Za-z])")

_MASKED = re.compile(r"…\d{4}")


def masked(text: str) -> str:
    """A text that somebody typed, fit to be shown: in one line, and with all but the last four
    digits of validation numbers hidden. Whoever reads one in full could print the ticket again; a
    new line, or what moves a terminal's cursor, could tell of things that never happened."""
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return _NUMBER.sub(lambda found: f"…{re.sub('[ -]', '', found[0])[-4:]}", line)


def hidden(text: str) -> str:
    """As `masked`, and without the last digits: of a fact whose hash is known these would leave
    little to guess."""
    return _MASKED.sub("…", masked(text))


def numbers_in(text: str) -> list[str]:
    """The validation numbers of a text, as bare digits."""
    return [re.sub("[ -]", "", found) for found in _NUMBER.findall(text)]


def time_text(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


@cache
def in_order(seat: str) -> tuple[tuple[int, str], ...]:
    """Seat 10 comes after seat 9."""
    parts = re.findall(r"\d+|\D+", seat)
    return tuple((int(part), "") if part.isdecimal() else (0, part) for part in parts)


def plain(name: str) -> str:
    """A name of the journals as people write it."""
    return name.replace("_", " ")


def rings_text(book: RuleBook, numbers: Numbers) -> str:
    """Behind the number of the wheel: the one in line with it, and the sum of both."""
    outcome, ring = numbers
    if outcome is None or ring is None:
        return ""
    inner = aligned(book.wheel.order, outcome, ring)
    return f", Spread-Bet {spread_sum(wheel=outcome, simulated=inner)} (with {inner})"
