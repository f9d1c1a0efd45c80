"""The face of a ticket: every line of it, as text. Each kind of printer only puts it on paper.

A ticket shows what Okla. Admin. Code 325:85-21-18 and the South Australian Casino Regulations 2013
Sch. 4 ask for. A duplicate shows neither a bar code nor the whole number: nobody is paid for it.
"""

from dataclasses import dataclass
from datetime import datetime, tzinfo

from kiosk.devices.ports import ReceiptFace, TicketFace
from kiosk.devices.printer.words import SYMBOLS, in_words
from kiosk.rules.money import money_text

DIGITS = 18
_GROUPS = (2, 4, 4, 4, 4)
_SHOWN = 3
"""How many groups of a masked number can be read: what is left cannot be guessed."""
_SEQUENCE_MAX = 9999
_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseWords:
    """What every ticket of a terminal shows in the same way."""

    name: str
    address: tuple[str, str]
    machine: str
    currency: str
    """ISO 4217, of those the words know."""
    language: str
    """Of the amount in words, besides English."""
    message: str = ""
    """On responsible play. Printers with a layout of their own have it on the back of the paper."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketText:
    """A ticket laid out, in the order of a cash-out voucher's print fields."""

    edge: str
    """The number again, where the ticket leaves the printer."""
    house: str
    address_1: str
    address_2: str
    title: str
    validation: str
    number: str
    date: str
    time: str
    sequence: str
    words: str
    words_2: str
    amount: str
    void_after: str
    machine: str
    code: str
    """The digits of the bar code. A duplicate has none."""
    message: str
    qr: str = ""
    """Of a receipt."""


def grouped(number: str) -> str:
    """00-1234-5678-9012-3456, as people read it aloud."""
    assert len(number) == DIGITS, "a validation number has 18 digits"
    return "-".join(_grouped(number))


def masked(number: str, *, by: str = "•") -> str:
    """For screens, logs and duplicates. AGCO 5.1.5: nobody reads an unredeemed number there."""
    groups = _grouped(number)
    return "-".join([*groups[:_SHOWN], *(by * len(group) for group in groups[_SHOWN:])])


def _grouped(number: str) -> list[str]:
    groups, at = [], 0
    for length in _GROUPS:
        groups.append(number[at : at + length])
        at += length
    return groups


def lay_out(face: TicketFace, house: HouseWords, *, zone: tzinfo | None = None) -> TicketText:
    """Times are the house's own: those of the machine's time zone, if no other is given."""
    issued, expires = (_local(ms, zone) for ms in (face.issued_ms, face.expires_ms))
    payable = not face.duplicate and not face.test
    number = "NO NUMBER" if face.test else grouped(face.number)
    number = masked(face.number, by="*") if face.duplicate else number
    return TicketText(
        edge=number,
        house=house.name,
        address_1=house.address[0],
        address_2=house.address[1],
        title=_title(face),
        validation="VALIDATION",
        number=number,
        date=_date(issued),
        time=f"{issued:%H:%M:%S}",
        sequence="TEST" if face.test else f"TICKET # {sequence_on_paper(face.sequence):04}",
        words=_words(face, house, "en"),
        words_2="" if house.language == "en" else _words(face, house, house.language),
        amount=f"{SYMBOLS[house.currency]}{money_text(face.cents)}",
        void_after="NOT A TICKET" if face.test else f"VOID AFTER {_date(expires)}",
        machine=f"MACHINE # {house.machine}",
        code=face.number if payable else "",
        message=house.message,
    )


def lay_out_receipt(
    face: ReceiptFace, house: HouseWords, *, zone: tzinfo | None = None
) -> TicketText:
    """With neither a number nor a bar code nor an amount: no machine and nobody takes it for a
    ticket."""
    at = _local(face.at_ms, zone)
    return TicketText(
        edge="",
        house=house.name,
        address_1=house.address[0],
        address_2=house.address[1],
        title="RECEIPT - NOT A TICKET",
        validation="",
        number="",
        date=_date(at),
        time=f"{at:%H:%M:%S}",
        sequence=f"ROUND {face.round}",
        words="PROOF OF REGISTERED BETS",
        words_2="",
        amount="NO VALUE",
        void_after="",
        machine=f"MACHINE # {house.machine}",
        code="",
        message=house.message,
        qr=face.text,
    )


def _title(face: TicketFace) -> str:
    if face.test:
        return "TEST PAGE - NO VALUE"
    return "DUPLICATE - NOT REDEEMABLE" if face.duplicate else "CASHOUT VOUCHER"


def sequence_on_paper(sequence: int) -> int:
    """0001 to 9999, and from 0001 again."""
    return (sequence - 1) % _SEQUENCE_MAX + 1


def _words(face: TicketFace, house: HouseWords, language: str) -> str:
    return in_words(face.cents, currency=house.currency, language=language).upper()


def _local(ms: int, zone: tzinfo | None) -> datetime:
    return datetime.fromtimestamp(ms / 1000, tz=zone)


def _date(day: datetime) -> str:
    """No two countries can read it as different days."""
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"
