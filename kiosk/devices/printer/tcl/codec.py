"""TCL as bytes: commands to the printer, and the statuses found in whatever it sends."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntFlag

from kiosk.devices.printer.face import TicketText

ENQ = b"\x05"
"""Asks for the status at once, also while a ticket is being printed."""
ASK_STATUS = b"^S|^"
ASK_EXTENDED_STATUS = b"^Se|^"
CLEAR_ERRORS = b"^C|^"
CLEAR_JAM = b"^C|j|^"
RESET = b"^r|^"
FORM_FEED = b"^f|I|^"

VOUCHER = "9"
"""The template of a cash-out voucher. Its layout lives in the printer."""
VOUCHER_FIELDS = 16
FIELD_MAX = 100


class F1(IntFlag):
    NONE = 0
    BUSY = 0x20
    SYSTEM_ERROR = 0x10
    HEAD_OPEN = 0x08
    PAPER_OUT = 0x04
    HEAD_ERROR = 0x02
    VOLTAGE_ERROR = 0x01


class F2(IntFlag):
    NONE = 0
    TEMPERATURE = 0x20
    BAD_LIBRARY_REFERENCE = 0x10
    BAD_REGION_DATA = 0x08
    LIBRARY_LOAD_ERROR = 0x04
    BUFFER_OVERFLOW = 0x02
    JOB_MEMORY_OVERFLOW = 0x01


class F3(IntFlag):
    NONE = 0
    COMMAND_ERROR = 0x20
    LIBRARIES_CORRUPT = 0x10
    TICKET_IN_CHUTE = 0x08
    FLASH_ERROR = 0x04
    OFFLINE = 0x02
    MISSING_SUPPLY_INDEX = 0x01


class F4(IntFlag):
    NONE = 0
    PAPER_JAM = 0x20
    PAPER_LOW = 0x01


class F5(IntFlag):
    NONE = 0
    VALIDATION_PRINTED = 0x20
    TOP_OF_FORM = 0x10
    XOFF = 0x08
    CHASSIS_OPEN = 0x04
    BARCODE_ACCESSED = 0x02
    POWER_UP = 0x01


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    unit: str = "0"
    firmware: str = "?"
    f1: F1 = F1.NONE
    f2: F2 = F2.NONE
    f3: F3 = F3.NONE
    f4: F4 = F4.NONE
    f5: F5 = F5.NONE
    template: str = VOUCHER
    """Printed last."""


# ---- To the printer -----------------------------------------------------------------------------


def print_voucher(ticket: TicketText) -> bytes:
    return print_template(
        VOUCHER,
        (
            *(ticket.edge, ticket.house, ticket.address_1, ticket.address_2, ticket.title),
            *(ticket.validation, ticket.number, ticket.date, ticket.time, ticket.sequence),
            *(ticket.words, ticket.words_2, ticket.amount, ticket.void_after, ticket.machine),
            ticket.code,
        ),
    )


def print_template(template: str, fields: Sequence[str], *, copies: int = 1) -> bytes:
    told = "|".join((template, str(copies), *(_field(field) for field in fields)))
    return f"^P|{told}|^".encode("ascii")


_SPELLED = str.maketrans(
    {
        **{"Ä": "AE", "Ö": "OE", "Ü": "UE", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"},
        **{"€": "EUR ", "£": "GBP "},
        **dict.fromkeys("^|", " "),
    }
)


def _field(text: str) -> str:
    """The language is ASCII, and its own two signs cannot occur in a field."""
    spelled = text.translate(_SPELLED).encode("ascii", "replace").decode("ascii")
    return "".join(sign if sign.isprintable() else " " for sign in spelled)[:FIELD_MAX]


def status_bytes(status: Status) -> bytes:
    """As the printer tells it. Bit 6 of a flag byte is always set."""
    flags = (status.f1, status.f2, status.f3, status.f4, status.f5)
    told = b"|".join(bytes([0x40 | flag]) for flag in flags)
    head = f"*S|{status.unit}|{status.firmware}|".encode("ascii")
    return head + told + f"|P{status.template}|*".encode("ascii")


# ---- From the printer ---------------------------------------------------------------------------

# Read by position: a flag byte can be 7C, which is the sign that separates the parts.
_FLAG = rb"([\x40-\x7f])"
_NAME = rb"([ -)+-{}~]{1,32})"
_STATUS = re.compile(
    rb"\*S\|" + _NAME + rb"\|" + _NAME + rb"\|" + rb"\|".join([_FLAG] * 5) + rb"\|P([!-~])\|\*"
)
_STATUS_MAX = 85
_FLAGS = 0x3F


class StatusReader:
    """Finds statuses in a stream that comes in pieces of any size, with anything in between."""

    def __init__(self) -> None:
        self._heard = b""

    def feed(self, data: bytes) -> list[Status]:
        self._heard += data
        statuses, end = [], 0
        for found in _STATUS.finditer(self._heard):
            statuses.append(_status(found))
            end = found.end()
        self._heard = self._heard[end:][-_STATUS_MAX:]
        return statuses


def _status(found: re.Match[bytes]) -> Status:
    unit, firmware, *flags, template = found.groups()
    f1, f2, f3, f4, f5 = (flag[0] & _FLAGS for flag in flags)
    return Status(
        unit=unit.decode("ascii"),
        firmware=firmware.decode("ascii"),
        f1=F1(f1),
        f2=F2(f2),
        f3=F3(f3),
        f4=F4(f4),
        f5=F5(f5),
        template=template.decode("ascii"),
    )
