from dataclasses import fields, replace
from datetime import UTC

import pytest

from kiosk.devices.printer.face import TicketText, grouped, lay_out, masked, sequence_on_paper
from tests.devices.printer.printers import HOUSE, NUMBER, face

GROUPED = "00-1234-5678-9012-3456"


def texts(ticket: TicketText) -> str:
    return "\n".join(getattr(ticket, field.name) for field in fields(ticket))


def test_a_ticket_shows_all_it_must() -> None:
    house = replace(HOUSE, language="de", message="Help: 1800 858 858")
    ticket = lay_out(face(cents=123_456), house, zone=UTC)
    assert ticket == TicketText(
        edge=GROUPED,
        house="DEMO CASINO",
        address_1="1 MAIN ST",
        address_2="CITY ST",
        title="CASHOUT VOUCHER",
        validation="VALIDATION",
        number=GROUPED,
        date="16 NOV 2025",
        time="11:54:56",
        sequence="TICKET # 0042",
        words="ONE THOUSAND TWO HUNDRED THIRTY-FOUR DOLLARS AND FIFTY-SIX CENTS",
        words_2="EINTAUSENDZWEIHUNDERTVIERUNDDREISSIG DOLLAR UND SECHSUNDFÜNFZIG CENT",
        amount="$1,234.56",
        void_after="VOID AFTER 16 DEC 2025",
        machine="MACHINE # 00123",
        code=NUMBER,
        message="Help: 1800 858 858",
    )


def test_english_alone_is_said_once() -> None:
    assert lay_out(face(), HOUSE, zone=UTC).words_2 == ""


def test_a_duplicate_never_looks_like_an_original() -> None:
    original = lay_out(face(), HOUSE, zone=UTC)
    duplicate = lay_out(face(duplicate=True), HOUSE, zone=UTC)
    assert duplicate.code == ""
    assert "DUPLICATE" in duplicate.title
    assert "DUPLICATE" not in texts(original)
    for number in (NUMBER, GROUPED):
        assert number in texts(original)
        assert number not in texts(duplicate)
    assert "3456" not in texts(duplicate)


def test_a_test_page_is_no_ticket() -> None:
    page = lay_out(face(test=True), HOUSE, zone=UTC)
    assert page.code == ""
    assert "TEST" in page.title
    assert "CASHOUT" not in texts(page)
    assert NUMBER not in texts(page)
    assert GROUPED not in texts(page)


@pytest.mark.parametrize(("asked", "shown"), [(1, 1), (9999, 9999), (10_000, 1), (19_999, 1)])
def test_the_sequence_rolls_over_and_is_never_zero(asked: int, shown: int) -> None:
    assert sequence_on_paper(asked) == shown


def test_a_number_for_people_and_one_for_screens() -> None:
    assert grouped(NUMBER) == GROUPED
    assert masked(NUMBER) == "00-1234-5678-••••-••••"
