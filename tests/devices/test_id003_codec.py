"""ID-003 bytes: every frame of the fact sheet, and whatever a bad line makes of them."""

import pytest

from kiosk.devices.validator.id003.codec import Decoder, Frame, checksum, encode
from kiosk.devices.validator.id003.codes import (
    Id003Command,
    Status,
    currency_frame,
    currency_of,
)

TICKET = "FC 18 13 6F 30 30 31 32 33 34 35 36 37 38 39 30 31 32 33 34 35 36 51 7E"
FRAMES = [
    ("FC 05 11 27 56", Frame(Id003Command.STATUS_REQUEST)),
    ("FC 05 40 2B 15", Frame(Id003Command.RESET)),
    ("FC 05 41 A2 04", Frame(Id003Command.STACK_1)),
    ("FC 05 42 39 36", Frame(Id003Command.STACK_2)),
    ("FC 05 43 B0 27", Frame(Id003Command.RETURN)),
    ("FC 05 44 0F 53", Frame(Id003Command.HOLD)),
    ("FC 05 45 86 42", Frame(Id003Command.WAIT)),
    ("FC 05 50 AA 05", Frame(Id003Command.ACK)),
    ("FC 07 C0 00 00 2D B5", Frame(Id003Command.DENOMINATIONS, b"\0\0")),
    ("FC 07 C0 82 00 51 0A", Frame(Id003Command.DENOMINATIONS, b"\x82\0")),
    ("FC 07 C1 00 00 F1 EF", Frame(Id003Command.SECURITY, b"\0\0")),
    ("FC 06 C2 00 DC CF", Frame(Id003Command.COMMUNICATION_MODE, b"\0")),
    ("FC 06 C2 01 55 DE", Frame(Id003Command.COMMUNICATION_MODE, b"\x01")),
    ("FC 06 C3 01 8D C7", Frame(Id003Command.INHIBIT, b"\x01")),
    ("FC 06 C3 00 04 D6", Frame(Id003Command.INHIBIT, b"\0")),
    ("FC 06 C4 00 0C 9B", Frame(Id003Command.DIRECTION, b"\0")),
    ("FC 07 C5 02 00 20 BF", Frame(Id003Command.OPTIONS, b"\x02\0")),
    ("FC 07 C6 01 12 BF 49", Frame(Id003Command.BAR_CODE, b"\x01\x12")),
    ("FC 06 C7 00 64 B1", Frame(Id003Command.BAR_CODE_INHIBIT, b"\0")),
    ("FC 06 C7 FC 87 8C", Frame(Id003Command.BAR_CODE_INHIBIT, b"\xfc")),
    ("FC 05 88 6F 5F", Frame(Id003Command.VERSION)),
    ("FC 05 89 E6 4E", Frame(Id003Command.BOOT_VERSION)),
    ("FC 05 8A 7D 7C", Frame(Id003Command.CURRENCY)),
    ("FC 05 1B 7D F9", Frame(Status.INITIALIZE)),
    ("FC 05 1A F4 E8", Frame(Status.DISABLE)),
    ("FC 05 12 BC 64", Frame(Status.ACCEPTING)),
    ("FC 06 13 63 A2 D8", Frame(Status.ESCROW, b"\x63")),
    (TICKET, Frame(Status.ESCROW, b"\x6f001234567890123456")),
    ("FC 05 19 6F DA", Frame(Status.HOLDING)),
    ("FC 05 14 8A 01", Frame(Status.STACKING)),
    ("FC 05 15 03 10", Frame(Status.VEND_VALID)),
    ("FC 05 16 98 22", Frame(Status.STACKED)),
    ("FC 06 17 71 51 8C", Frame(Status.REJECTING, b"\x71")),
    ("FC 05 18 E6 CB", Frame(Status.RETURNING)),
    ("FC 05 43 B0 27", Frame(Status.STACKER_FULL)),
    ("FC 05 44 0F 53", Frame(Status.STACKER_OPEN)),
    ("FC 05 45 86 42", Frame(Status.ACCEPTOR_JAM)),
    ("FC 05 46 1D 70", Frame(Status.STACKER_JAM)),
    ("FC 05 47 94 61", Frame(Status.PAUSE)),
    ("FC 05 48 63 99", Frame(Status.CHEATED)),
    ("FC 06 49 A2 A0 21", Frame(Status.FAILURE, b"\xa2")),
    ("FC 05 4A 71 BA", Frame(Status.COMMUNICATION_ERROR)),
    ("FC 05 4B F8 AB", Frame(Status.INVALID_COMMAND)),
    ("FC 0D 8A 61 01 01 00 63 01 05 00 56 AA", Frame(0x8A, bytes.fromhex("6101010063010500"))),
]


@pytest.mark.parametrize(("text", "frame"), FRAMES, ids=[text[:14] for text, _ in FRAMES])
def test_a_frame_of_the_fact_sheet_is_read_and_written(text: str, frame: Frame) -> None:
    wire = bytes.fromhex(text)
    assert encode(frame) == wire
    assert Decoder().feed(wire) == [frame]
    bytewise = Decoder()
    assert [found for byte in wire for found in bytewise.feed(bytes((byte,)))] == [frame]


def test_the_checksum_is_that_of_kermit() -> None:
    assert checksum(b"123456789") == 0x2189


@pytest.mark.parametrize("text", [text for text, _ in FRAMES])
def test_a_frame_that_is_cut_or_spoilt_is_none(text: str) -> None:
    wire = bytes.fromhex(text)
    for end in range(len(wire)):
        assert Decoder().feed(wire[:end]) == []
    for at in range(len(wire)):
        for bit in range(8):
            spoilt = bytearray(wire)
            spoilt[at] ^= 1 << bit
            found = Decoder().feed(bytes(spoilt))
            assert all(encode(frame) in bytes(spoilt) for frame in found)
            assert Frame(wire[2], wire[3:-2]) not in found


def test_what_is_no_frame_is_skipped_and_the_next_one_found() -> None:
    decoder = Decoder()
    good = encode(Frame(Status.ENABLE))
    # Line noise at power-up, a frame that was cut, FC in the data of another, then a good one.
    other = Frame(Id003Command.BAR_CODE_INHIBIT, b"\xfc")
    noise = b"\x00" + encode(Frame(Status.STACKING))[:3] + encode(other)
    frames = decoder.feed(noise + good)
    assert frames == [other, Frame(Status.ENABLE)]
    assert bytes(decoder.skipped) == b"\x00" + encode(Frame(Status.STACKING))[:3]


def test_a_frame_that_does_not_go_on_is_given_up() -> None:
    decoder = Decoder()
    assert decoder.feed(b"\xfc\xff\x13") == []
    decoder.reset()
    assert decoder.feed(encode(Frame(Status.ENABLE))) == [Frame(Status.ENABLE)]


def test_the_currency_table_is_read_by_value_and_exponent() -> None:
    table = bytes.fromhex("61010100 63010500 64010101 65010000 99010100 6601".replace(" ", ""))
    assert currency_of(table) == {0x61: 100, 0x63: 500, 0x64: 1000}
    cents = {0x61: 100, 0x66: 10_000, 0x67: 100_000}
    assert currency_of(currency_frame(Id003Command.CURRENCY, cents).data) == cents


def test_no_code_is_listed_twice() -> None:
    for codes in (Id003Command, Status):
        assert len({code.value for code in codes}) == len(codes.__members__)
