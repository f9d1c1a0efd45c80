"""Amounts as the player reads them, in the table's currency."""

from msgspec import Struct

from kiosk.rules.money import ENGLISH, Marks, money_text, short_money_text

_THOUSAND, _MILLION = 1000, 1_000_000
_JOIN = "\N{WORD JOINER}"
"""A line may end after a plus or minus, and where Chinese stands around it sooner or later does."""


class Currency(Struct, frozen=True):
    """The sign before an amount, which is the table's, and its marks, which are the language's."""

    sign: str = "$"
    marks: Marks = ENGLISH

    def full(self, cents: int) -> str:
        """As on a meter: both decimals, always."""
        return f"{_minus(cents)}{self.sign}{money_text(abs(cents), self.marks)}"

    def signed(self, cents: int) -> str:
        """As a difference: with a plus where it is more."""
        return f"{f'+{_JOIN}' if cents > 0 else ''}{self.full(cents)}"

    def short_signed(self, cents: int) -> str:
        return f"{f'+{_JOIN}' if cents > 0 else ''}{self.short(cents)}"

    def short(self, cents: int) -> str:
        """As on limits and in previews: decimals only where there are any."""
        return f"{_minus(cents)}{self.sign}{short_money_text(abs(cents), self.marks)}"

    def plain(self, cents: int) -> str:
        """As in a column of amounts, below a sum that has the sign."""
        return money_text(cents, self.marks)

    def short_plain(self, cents: int) -> str:
        return short_money_text(cents, self.marks)


def _minus(cents: int) -> str:
    return f"-{_JOIN}" if cents < 0 else ""


def chip_text(cents: int, marks: Marks = ENGLISH) -> str:
    """On a chip there is little room: thousands are shortened where nothing is lost by it."""
    units, rest = divmod(cents, 100)
    if rest:
        return f"{units}{marks.point}{rest:02}"
    for size, letter in ((_MILLION, "M"), (_THOUSAND, "k")):
        if units >= size and units % (size // 10) == 0:
            tenths = units // (size // 10)
            return f"{tenths // 10}{f'{marks.point}{tenths % 10}' if tenths % 10 else ''}{letter}"
    return str(units)
