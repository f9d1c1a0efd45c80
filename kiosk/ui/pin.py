"""Digits that are typed on a pad: a PIN, or an amount in cents."""

from kiosk.game.staff.table import PIN_DIGITS_MIN

PIN_DIGITS_MAX = 12
CENTS_MAX = 10**10


class Pin:
    def __init__(self) -> None:
        self.digits = ""

    @property
    def complete(self) -> bool:
        return len(self.digits) >= PIN_DIGITS_MIN

    def type(self, digits: str) -> None:
        if len(self.digits) + len(digits) <= PIN_DIGITS_MAX:
            self.digits += digits

    def erase(self) -> None:
        self.digits = self.digits[:-1]

    def clear(self) -> None:
        self.digits = ""


def typed_cents(cents: int, digits: str) -> int:
    """As on a till: each digit moves the others to the left."""
    after = cents * 10 ** len(digits) + int(digits)
    return after if after < CENTS_MAX else cents
