"""Bar codes of printed tickets, read by readers that others wrote."""

import subprocess
from pathlib import Path
from random import Random

import pytest
import zxingcpp
from PIL import Image

from kiosk.devices.ports import Printed, ReceiptFace
from kiosk.lab.devices.paper import bars, itf
from tests.devices.printer.printers import KINDS, NOON_MS, face, plugged

PAIRS = [f"{pair:02}" for pair in range(100)]
Random(18).shuffle(PAIRS)
NUMBERS = [
    "001234567890123456",
    *("".join(PAIRS[n : n + 9]) for n in range(0, 99, 9)),
    PAIRS[99] * 9,
]
"""Each pair of digits, which have their bars together, among others."""


def by_zbar(picture: Path) -> list[str]:
    asked = ["zbarimg", "-q", "--raw", "--nodbus", "-Sdisable", "-Si25.enable", str(picture)]
    read = subprocess.run(asked, capture_output=True, text=True, check=False)
    return read.stdout.split()


def by_zxing(picture: Path) -> list[str]:
    with Image.open(picture) as image:
        return [found.text for found in zxingcpp.read_barcodes(image.convert("L"))]


@pytest.mark.parametrize("kind", KINDS)
async def test_both_readers_read_the_number_of_every_ticket(kind: str, tmp_path: Path) -> None:
    async with plugged(kind, tmp_path, pictures=True) as here:
        for number in NUMBERS:
            assert await here.driver.print(face(number, 123_456_789)) is Printed.DONE
    pictures = [piece.picture for piece in here.printer.pieces]
    for number, picture in zip(NUMBERS, pictures, strict=True):
        assert picture is not None
        assert by_zbar(picture) == [number]
        assert by_zxing(picture) == [number]


@pytest.mark.parametrize("kind", KINDS)
async def test_nobody_reads_anything_on_a_duplicate(kind: str, tmp_path: Path) -> None:
    async with plugged(kind, tmp_path, pictures=True) as here:
        assert await here.driver.print(face(duplicate=True)) is Printed.DONE
    picture = here.printer.pieces[0].picture
    assert picture is not None
    assert by_zbar(picture) == by_zxing(picture) == []


@pytest.mark.parametrize("length", [300, 960])
async def test_a_receipt_is_read_and_has_no_number(tmp_path: Path, length: int) -> None:
    text = ("TAPIS1:" + "MFRGG2DF" * 120)[:length]
    async with plugged("escpos", tmp_path, pictures=True) as here:
        receipt = ReceiptFace(text=text, round=12, at_ms=NOON_MS)
        assert await here.driver.print_receipt(receipt) is Printed.DONE
    (piece,) = here.printer.pieces
    assert piece.codes == ()
    assert piece.picture is not None
    assert by_zbar(piece.picture) == []
    assert by_zxing(piece.picture) == [text]


async def test_nobody_reads_half_a_ticket(tmp_path: Path) -> None:
    async with plugged("tcl", tmp_path, pictures=True) as here:
        here.printer.on_step = lambda step: (
            here.bench.do("jam") and None if step == "coded" else None
        )
        assert await here.driver.print(face()) is Printed.NOT_DONE
    picture = here.printer.pieces[0].picture
    assert picture is not None
    assert by_zbar(picture) == by_zxing(picture) == []


@pytest.mark.parametrize("digits", ["1", "12x4", "", "1" * 17])
def test_only_an_even_number_of_digits_has_bars(digits: str) -> None:
    with pytest.raises(ValueError, match="even number of digits"):
        itf(digits)


def test_the_bars_of_a_pair() -> None:
    """12: one in bars, WnnnW, and two in the spaces between, nWnnW."""
    assert itf("12") == "nnnn" + "WnnWnnnnWW" + "Wnn"
    assert bars("12", narrow=2, wide=6, height=1).width == (4 + 6 + 2) * 2 + 5 * 6 + 2 * 24
