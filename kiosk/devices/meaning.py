"""What a traced frame means, in a few words, for whoever does not read bytes."""

from collections.abc import Callable
from enum import IntEnum, IntFlag

from kiosk.devices.printer.escpos import codec as escpos
from kiosk.devices.printer.tcl import codec as tcl
from kiosk.devices.trace import Traced, Way
from kiosk.devices.validator.id003 import codec as id003_codec
from kiosk.devices.validator.id003 import codes as id003
from kiosk.devices.validator.ssp import codes as ssp
from kiosk.devices.wheel.slingshot import codec as slingshot
from kiosk.devices.wheel.two_digits import codec as two_digits

_NO_FRAME = "bytes that make no frame"


def meaning(protocol: str, traced: Traced) -> str:
    """`protocol` as the configuration of a terminal names it."""
    if traced.way is Way.SKIPPED:
        return _NO_FRAME
    return _MEANINGS[protocol](traced.way is Way.SENT, traced.data) or "not known"


def _plain(code: IntEnum) -> str:
    return code.name.lower().replace("_", " ")


# ---- Validators ---------------------------------------------------------------------------------


def _id003(sent: bool, data: bytes) -> str:
    """Not by the decoder: a number that was struck out does not fit its checksum any more."""
    if len(data) < id003_codec.LENGTH_MIN or data[0] != id003_codec.SYNC:
        return _NO_FRAME
    code, rest = data[2], data[3:-2]
    if not sent and code in set(id003.Status):
        return _id003_status(id003.Status(code), rest)
    if code in set(id003.Id003Command):
        what = _plain(id003.Id003Command(code))
        return what if sent else f"{what}, as asked"
    return ""


def _id003_status(status: id003.Status, rest: bytes) -> str:
    told = _plain(status)
    match status:
        case id003.Status.ESCROW if rest[:1] == bytes((id003.TICKET,)):
            return f"{told}: ticket {rest[1:].decode('ascii', 'replace')}"
        case id003.Status.ESCROW if rest:
            return f"{told}: note of kind {rest[0] - id003.FIRST_DENOMINATION + 1}"
        case id003.Status.REJECTING if rest:
            return f"{told}: {id003.REJECTS.get(rest[0], 'it is not wanted')}"
        case id003.Status.FAILURE if rest:
            return f"{told}: {id003.FAILURES.get(rest[0], 'not known')}"
        case _:
            return told


def _ssp(sent: bool, data: bytes) -> str:
    if not data:
        return ""
    if sent:
        return _plain(ssp.SspCommand(data[0])) if data[0] in set(ssp.SspCommand) else ""
    if data[0] not in set(ssp.Reply):
        return ""
    events = [
        f"{_plain(told.event)} {told.channel}" if told.channel else _plain(told.event)
        for told in ssp.events_of(data[1:])
    ]
    return ", ".join([_plain(ssp.Reply(data[0])), *events])


# ---- Printers -----------------------------------------------------------------------------------

_TCL_COMMANDS = {
    tcl.ENQ: "status at once",
    tcl.ASK_STATUS: "status",
    tcl.ASK_EXTENDED_STATUS: "extended status",
    tcl.CLEAR_ERRORS: "clear errors",
    tcl.CLEAR_JAM: "clear the jam",
    tcl.RESET: "reset",
    tcl.FORM_FEED: "feed to the next form",
}


def _tcl(sent: bool, data: bytes) -> str:
    if sent:
        printing = "print a ticket" if data.startswith(b"^P|") else ""
        return _TCL_COMMANDS.get(data, printing)
    told = [_tcl_status(status) for status in tcl.StatusReader().feed(data)]
    return "; ".join(told)


def _tcl_status(status: tcl.Status) -> str:
    flags: tuple[IntFlag, ...] = (status.f1, status.f2, status.f3, status.f4, status.f5)
    lit = [str(flag.name).lower().replace("_", " ") for group in flags for flag in group]
    return ", ".join(lit) or "ready"


_ESCPOS_COMMANDS = {
    escpos.ASK_MARK: "is all of it printed?",
    escpos.CLEAR_BUFFER: "forget what is not printed",
}


def _escpos(sent: bool, data: bytes) -> str:
    if not sent:
        return "status"
    asked = "status at once" if data.startswith(b"\x10\x04") else "print"
    return _ESCPOS_COMMANDS.get(data, asked)


# ---- Wheels -------------------------------------------------------------------------------------


def _slingshot(sent: bool, data: bytes) -> str:
    """Bytes as they came in, which may end within a line."""
    statuses = map(slingshot.status_of, data.splitlines())
    return "; ".join(_wheel(status) for status in statuses if status is not None)


def _wheel(status: slingshot.WheelStatus) -> str:
    told = [_plain(status.state), f"spin {status.count}"]
    told += [f"number {status.number}"] if status.number else []
    return ", ".join([*told, *sorted(status.warnings)])


def _two_digits(sent: bool, data: bytes) -> str:
    numbers = two_digits.Decoder().feed(b"\n" + data)
    return ", ".join(f"number {number}" for number in numbers)


_MEANINGS: dict[str, Callable[[bool, bytes], str]] = {
    "id003": _id003,
    "ssp": _ssp,
    "tcl": _tcl,
    "escpos": _escpos,
    "slingshot2": _slingshot,
    "two-digits": _two_digits,
}
PROTOCOLS = tuple(_MEANINGS)
