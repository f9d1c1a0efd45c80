"""Frames in words, for whoever does not read bytes."""

import pytest

from kiosk.devices.meaning import PROTOCOLS, meaning
from kiosk.devices.printer.tcl.codec import ASK_STATUS, F3, F4, Status, status_bytes
from kiosk.devices.trace import Traced, Way, masked
from kiosk.devices.validator.id003.codec import Frame, encode

NUMBER = b"001234567890123456"


def told(protocol: str, way: Way, data: bytes) -> str:
    shown = masked(data)
    return meaning(protocol, Traced(1, 0, way, False, len(data), shown))


@pytest.mark.parametrize(
    ("protocol", "way", "data", "words"),
    [
        ("id003", Way.SENT, encode(Frame(0x11)), "status request"),
        ("id003", Way.HEARD, encode(Frame(0x11)), "enable"),
        ("id003", Way.HEARD, encode(Frame(0x13, b"\x63")), "escrow: note of kind 3"),
        (
            "id003",
            Way.HEARD,
            encode(Frame(0x13, b"\x6f" + NUMBER)),
            "escrow: ticket **************3456",
        ),
        ("id003", Way.HEARD, encode(Frame(0x17, b"\x71")), "rejecting: it was inserted askew"),
        ("id003", Way.HEARD, encode(Frame(0xC3, b"\x01")), "inhibit, as asked"),
        ("id003", Way.SENT, b"\xfc", "bytes that make no frame"),
        ("ssp", Way.SENT, b"\x07", "poll"),
        ("ssp", Way.HEARD, b"\xf0\xef\x02\xcc", "ok, read 2, stacking"),
        ("tcl", Way.SENT, ASK_STATUS, "status"),
        ("tcl", Way.SENT, b"^P|9|1|" + NUMBER + b"|^", "print a ticket"),
        ("tcl", Way.HEARD, status_bytes(Status()), "ready"),
        (
            "tcl",
            Way.HEARD,
            status_bytes(Status(f3=F3.TICKET_IN_CHUTE, f4=F4.PAPER_LOW)),
            "ticket in chute, paper low",
        ),
        ("escpos", Way.SENT, b"\x10\x04\x01", "status at once"),
        ("escpos", Way.SENT, b"Harbour Casino", "print"),
        *((protocol, Way.SKIPPED, b"\x00", "bytes that make no frame") for protocol in PROTOCOLS),
    ],
)
def test_a_frame_is_told_in_words(protocol: str, way: Way, data: bytes, words: str) -> None:
    assert told(protocol, way, data) == words


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("way", Way)
def test_no_bytes_are_too_strange_to_be_told(protocol: str, way: Way) -> None:
    for first in range(256):
        for data in (
            b"",
            bytes((first,)),
            bytes((first, 5, 0xEE, 0xEF, 1)),
            bytes((0xFC, 5, first, 0, 0)),
        ):
            assert told(protocol, way, data)
