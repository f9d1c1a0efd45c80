from itertools import product
from random import Random

import pytest

from kiosk.devices.printer.face import lay_out
from kiosk.devices.printer.tcl import codec
from kiosk.devices.printer.tcl.codec import (
    F1,
    F2,
    F3,
    F4,
    F5,
    Status,
    StatusReader,
    print_template,
    print_voucher,
    status_bytes,
)
from tests.devices.printer.printers import HOUSE, NUMBER, face

# The frames of the fact sheet, byte for byte.
PRINT = (
    b"^P|9|1|00-1234-5678-9012-3456|DEMO CASINO|1 MAIN ST|CITY ST|CASHOUT VOUCHER|VALIDATION|"
    b"00-1234-5678-9012-3456|11/16/2026|12:34:56|TICKET # 0042|TWENTY-FIVE DOLLARS AND NO CENTS||"
    b"$25.00|VOID AFTER 30 DAYS|MACHINE # 00123|001234567890123456|^"
)
IDLE = bytes.fromhex(
    "2A 53 7C 30 7C 50 41 59 2D 36 2E 32 32 42 7C 40 7C 40 7C 40 7C 40 7C 70 7C 50 39 7C 2A"
)
IDLE_STATUS = Status(
    unit="0", firmware="PAY-6.22B", f5=F5.VALIDATION_PRINTED | F5.TOP_OF_FORM, template="9"
)


def test_the_print_command_of_the_fact_sheet() -> None:
    fields = PRINT.decode().removeprefix("^P|9|1|").removesuffix("|^").split("|")
    assert len(fields) == codec.VOUCHER_FIELDS
    assert print_template("9", fields) == PRINT


def test_a_voucher_fills_the_fields_in_their_order() -> None:
    sent = print_voucher(lay_out(face(), HOUSE)).decode().split("|")
    theirs = PRINT.decode().split("|")
    same = [at for at, field in enumerate(theirs) if field == sent[at]]
    # Only the two dates, the time and nothing else are written otherwise here.
    assert set(range(len(theirs))) - set(same) == {10, 11, 16}
    assert len(sent) == len(theirs)


def test_the_short_commands_of_the_fact_sheet() -> None:
    assert bytes([5]) == codec.ENQ
    assert (codec.ASK_STATUS, codec.ASK_EXTENDED_STATUS) == (b"^S|^", b"^Se|^")
    assert (codec.CLEAR_ERRORS, codec.CLEAR_JAM) == (b"^C|^", b"^C|j|^")
    assert (codec.RESET, codec.FORM_FEED) == (b"^r|^", b"^f|I|^")


def test_the_status_of_the_fact_sheet() -> None:
    assert StatusReader().feed(IDLE) == [IDLE_STATUS]
    assert status_bytes(IDLE_STATUS) == IDLE


# The fact sheet's table of flags, by byte and from its top row down.
VALUES = (0x20, 0x10, 0x08, 0x04, 0x02, 0x01)
NAMES = {
    F1: "BUSY SYSTEM_ERROR HEAD_OPEN PAPER_OUT HEAD_ERROR VOLTAGE_ERROR",
    F2: "TEMPERATURE BAD_LIBRARY_REFERENCE BAD_REGION_DATA LIBRARY_LOAD_ERROR BUFFER_OVERFLOW"
    " JOB_MEMORY_OVERFLOW",
    F3: "COMMAND_ERROR LIBRARIES_CORRUPT TICKET_IN_CHUTE FLASH_ERROR OFFLINE MISSING_SUPPLY_INDEX",
    F4: "PAPER_JAM - - - - PAPER_LOW",
    F5: "VALIDATION_PRINTED TOP_OF_FORM XOFF CHASSIS_OPEN BARCODE_ACCESSED POWER_UP",
}


@pytest.mark.parametrize("byte", range(5))
def test_each_bit_means_what_the_fact_sheet_says(byte: int) -> None:
    kind, names = list(NAMES.items())[byte]
    for value, name in zip(VALUES, names.split(), strict=True):
        flags = [0x40] * 5
        flags[byte] |= value
        told = b"*S|0|X|" + b"|".join(bytes([f]) for f in flags) + b"|P9|*"
        (status,) = StatusReader().feed(told)
        if name != "-":
            assert getattr(status, kind.__name__.lower()) is kind[name]
    assert len(kind) == len([name for name in names.split() if name != "-"])


def test_a_flag_byte_that_looks_like_a_separator_is_read_as_flags() -> None:
    flags = F5.VALIDATION_PRINTED | F5.TOP_OF_FORM | F5.XOFF | F5.CHASSIS_OPEN
    status = Status(f5=flags)
    assert status_bytes(status).count(b"|") == 10
    assert StatusReader().feed(status_bytes(status)) == [status]


def test_every_status_is_read_back() -> None:
    for f1, f5 in product(range(64), range(64)):
        status = Status(firmware="A 1", f1=F1(f1), f2=F2(f5), f3=F3(f1), f5=F5(f5), template="A")
        assert StatusReader().feed(status_bytes(status)) == [status]


@pytest.mark.parametrize("cut", range(1, len(IDLE)))
def test_a_status_in_two_pieces_is_read_when_it_is_whole(cut: int) -> None:
    reader = StatusReader()
    assert reader.feed(IDLE[:cut]) == []
    assert reader.feed(IDLE[cut:]) == [IDLE_STATUS]


@pytest.mark.parametrize("cut", range(1, len(IDLE)))
def test_a_status_that_was_cut_short_is_no_status_and_hides_none(cut: int) -> None:
    assert StatusReader().feed(IDLE[:cut] + IDLE + b"\r\n" + IDLE)[-1] == IDLE_STATUS
    assert StatusReader().feed(IDLE[:cut]) == []


def test_a_status_is_not_read_twice() -> None:
    reader = StatusReader()
    assert len(reader.feed(IDLE + IDLE)) == 2
    assert reader.feed(b"") == []


@pytest.mark.parametrize("byte", range(256))
def test_a_byte_in_place_of_another_changes_flags_or_the_whole(byte: int) -> None:
    """Never another field: a status is read by position."""
    for at in range(len(IDLE)):
        spoilt = IDLE[:at] + bytes([byte]) + IDLE[at + 1 :]
        for status in StatusReader().feed(spoilt):
            assert status_bytes(status) == spoilt


def test_noise_is_survived() -> None:
    random = Random(1)
    reader = StatusReader()
    alphabet = b"*S|P9@p|0" + bytes(range(256))
    for _ in range(20_000):
        reader.feed(bytes(random.choices(alphabet, k=random.randrange(40))))
    assert reader.feed(b"*" + IDLE) == [IDLE_STATUS]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("A^B|C", "A B C"),
        ("Zürich, Straße 1", "Zuerich, Strasse 1"),
        ("€25.00", "EUR 25.00"),
        ("a\r\nb\x05c", "a  b c"),
        ("漢", "?"),
    ],
)
def test_a_field_never_carries_a_sign_of_the_language(text: str, field: str) -> None:
    assert print_template("9", [text]) == f"^P|9|1|{field}|^".encode()


def test_the_number_is_in_the_bytes_of_an_original_and_not_of_a_duplicate() -> None:
    assert NUMBER.encode() in print_voucher(lay_out(face(), HOUSE))
    duplicate = print_voucher(lay_out(face(duplicate=True), HOUSE))
    assert duplicate.endswith(b"||^")
    assert NUMBER.encode() not in duplicate
