"""A reader that says nothing but the number."""

import pytest

from kiosk.devices.ports import NumberRead
from kiosk.devices.wheel.two_digits.codec import Decoder
from kiosk.devices.wheel.two_digits.machine import QUIET_S, TwoDigitsState, heard


@pytest.mark.parametrize(
    ("data", "numbers"),
    [
        (b"17\r\n", ["17"]),
        (b" 7\r 0\n00\r\n", ["7", "0", "00"]),
        (b"171\r\n1\r\nab\r\n-1\r\n\r\n", []),
        (b"9" * 1000 + b"\r\n08\r\n", ["08"]),
    ],
)
def test_a_line_of_two_digits_is_a_number(data: bytes, numbers: list[str]) -> None:
    assert Decoder().feed(b"\r\n" + data) == numbers
    slowly = Decoder()
    assert [n for byte in b"\r\n" + data for n in slowly.feed(bytes([byte]))] == numbers


def test_what_is_repeated_while_it_is_shown_is_one_number() -> None:
    state, told = TwoDigitsState(), []
    for at_s in (0.0, 1.0, 2.0, 2.0 + QUIET_S, 3.0 + QUIET_S):
        state, events = heard(state, "17", at_s=at_s)
        told += events
    assert told == [NumberRead("17")] * 2
