"""A player's receipt on the screen: a code that a phone reads, on the result and in the history."""

import asyncio

import pytest
import zxingcpp
from PIL import Image

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, ReceiptFace
from kiosk.game.preferences.facts import Preferences
from kiosk.game.receipts.receipt import PREFIX, read_receipt
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import SEAT, House, Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


def played(book: RuleBook, *bets: str) -> House:
    house = house_of(book)
    house.tell(*(c.PlaceChip(bet, 500) for bet in bets))
    house.plays("17")
    return house


def read_code(salon: Salon) -> str:
    """As a phone reads it that is held before the screen."""
    image = salon.picture()
    grey = image.convertToFormat(image.Format.Format_Grayscale8)
    screen = Image.frombytes("L", (grey.bytesPerLine(), grey.height()), bytes(grey.constBits()))
    (code,) = zxingcpp.read_barcodes(screen)
    return code.text


@SIZES
def test_the_code_on_the_screen_is_the_receipt(
    enter: Enter, book: RuleBook, size: tuple[int, int]
) -> None:
    salon = enter(played(book, "straight:17", "red"), size)
    salon.touch("resultReceipt")
    assert salon.text("receiptTitle") == f"Receipt of round {salon.house.state.round.number}"
    receipt = read_receipt(read_code(salon)).receipt
    assert (receipt.seat, receipt.stake_cents) == (SEAT, 1000)
    assert receipt.is_of({"straight:17": 500, "red": 500}, {})
    salon.touch("closeReceipt")
    assert salon.find("receiptPanel") is None


@SIZES
@pytest.mark.parametrize("bets", [20, 60])
def test_a_full_slip_is_read_as_well(
    enter: Enter, crown: RuleBook, size: tuple[int, int], bets: int
) -> None:
    house = house_of(crown)
    house.gives(100_000)
    wagers = sorted(crown.wagers)[:bets]
    house.tell(*(c.PlaceChip(bet, 500) for bet in wagers))
    house.plays("17")
    salon = enter(house, size)
    salon.touch("resultReceipt")
    receipt = read_receipt(read_code(salon)).receipt
    assert receipt.is_of(dict.fromkeys(wagers, 500), {})


def test_high_contrast_leaves_it_readable(enter: Enter, crown: RuleBook) -> None:
    house = played(crown, "red")
    house.tell(c.Prefer(Preferences(high_contrast=True)))
    salon = enter(house)
    salon.touch("resultReceipt")
    assert read_code(salon).startswith(PREFIX)


def test_it_stays_while_it_is_scanned_and_the_next_round_opens(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(played(crown, "red"))
    salon.touch("resultReceipt")
    before = read_code(salon)
    salon.house.opens()
    assert read_code(salon) == before
    salon.touch("closeReceipt")
    assert salon.text("countdownFigure") == "20"


@SIZES
def test_the_history_has_each_rounds_own(
    enter: Enter, crown: RuleBook, size: tuple[int, int]
) -> None:
    house = played(crown, "red")
    house.opens()
    house.tell(c.PlaceChip("black", 500))
    house.plays("2")
    house.opens()
    salon = enter(house, size)
    salon.touch("historyButton")
    salon.touch("olderRound")
    salon.touch("historyReceipt")
    assert read_receipt(read_code(salon)).receipt.round == 1
    salon.touch("closeReceipt")
    assert salon.text("historyTitle") == "Round 1"
    salon.touch("newerRound")
    salon.touch("historyReceipt")
    assert read_receipt(read_code(salon)).receipt.round == 2


def test_a_round_without_bets_has_none(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    house.plays("17")
    salon = enter(house)
    assert salon.find("resultReceipt") is None
    salon.house.opens()
    salon.touch("historyButton")
    assert salon.find("historyReceipt") is None


def printing(crown: RuleBook) -> tuple[House, Printer, list[ReceiptFace]]:
    """Of a house that allows it."""
    faces: list[ReceiptFace] = []
    printer = Printer()

    async def print_receipt(face: ReceiptFace) -> Printed:
        faces.append(face)
        return Printed.DONE

    house = house_of(crown, printer=printer)
    house.seat.prints_receipts(print_receipt)
    house.tell(c.PlaceChip("red", 500))
    house.plays("17")
    return house, printer, faces


def test_it_is_printed_where_the_house_allows_it(enter: Enter, crown: RuleBook) -> None:
    house, _, faces = printing(crown)
    salon = enter(house)
    salon.touch("resultReceipt")
    salon.touch("printReceipt")
    asyncio.get_event_loop().run_until_complete(asyncio.sleep(0))
    (face,) = faces
    assert (face.text, face.round) == (house.state.receipts[face.round], 1)


def test_the_key_rests_while_the_printer_cannot(enter: Enter, crown: RuleBook) -> None:
    house, printer, faces = printing(crown)
    printer.status = PrinterStatus(PrinterCondition.PAPER_OUT)
    salon = enter(house)
    salon.touch("resultReceipt")
    assert not salon.item("printReceipt").property("enabled")
    salon.touch("printReceipt")
    assert faces == []


def test_no_key_prints_elsewhere(enter: Enter, crown: RuleBook) -> None:
    salon = enter(played(crown, "red"))
    salon.touch("resultReceipt")
    assert salon.find("printReceipt") is None


@SIZES
def test_a_large_win_does_not_lie_over_what_won_it(
    enter: Enter, crown: RuleBook, size: tuple[int, int]
) -> None:
    house = house_of(crown)
    house.gives(100_000_000)
    winners = [w for w, known in crown.wagers.items() if "17" in known.numbers]
    house.tell(*(c.PlaceChip(w, crown.limits.of(w).maximum_cents) for w in winners))
    house.plays("17")
    salon = enter(house, size)
    code, sum_ = salon.area("resultReceipt"), salon.area("resultSum")
    assert sum_.right() <= code.left()
    panel = salon.area("resultPanel")
    assert panel.contains(code)
