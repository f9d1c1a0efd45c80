"""Texts of pages that are made, not written: numbers of tickets, amounts that people type."""

import re

from kiosk.devices.printer.words import in_words
from kiosk.game.bounds import CENTS_MAX

_AMOUNT = re.compile(r"([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:\.([0-9]{2}))?")
NUMBER_FIGURES = 18
_GROUPS = (2, 4, 4, 4, 4)


def number_of(text: str) -> str | None:
    """The validation number that somebody typed or scanned, without what stands between figures."""
    figures = re.sub(r"[\s.-]", "", text)
    right = len(figures) == NUMBER_FIGURES and figures.isascii() and figures.isdecimal()
    return figures if right else None


def number_text(number: str) -> str:
    parts, at = [], 0
    for length in _GROUPS:
        parts.append(number[at : at + length])
        at += length
    return "-".join(parts)


def short_number(number: str) -> str:
    """What may stand in a list or a log: whoever reads it can print no ticket by it."""
    return f"\N{HORIZONTAL ELLIPSIS}{number[-4:]}"


def cents_of(text: str) -> int | None:
    """1,234.50 or 1234; None: that is no amount."""
    found = _AMOUNT.fullmatch(text.strip().removeprefix("$").strip())
    if found is None:
        return None
    cents = int(found[1].replace(",", "")) * 100 + int(found[2] or 0)
    return cents if cents <= CENTS_MAX else None


def amount_words(cents: int, currency: str) -> str:
    return in_words(cents, currency=currency, language="en")


# Interleaved 2 of 5, as the tickets have it: five elements a figure, two of them wide.
_WIDE = ("00110", "10001", "01001", "11000", "00101", "10100", "01100", "00011", "10010", "01010")


def bars(number: str) -> list[tuple[int, int]]:
    """Where each bar begins and how wide it is, for an even number of figures."""
    widths = [1, 1, 1, 1]
    for first, second in zip(number[::2], number[1::2], strict=True):
        for bar, space in zip(_WIDE[int(first)], _WIDE[int(second)], strict=True):
            widths += [3 if bar == "1" else 1, 3 if space == "1" else 1]
    widths += [3, 1, 1]
    found, at = [], 0
    for place, width in enumerate(widths):
        if place % 2 == 0:
            found.append((at, width))
        at += width
    return found
