"""The codes of ID-003. The same number means different things in the two directions."""

from enum import IntEnum

from kiosk.devices.validator.id003.codec import Frame


class Id003Command(IntEnum):
    """Host to acceptor."""

    STATUS_REQUEST = 0x11
    RESET = 0x40
    STACK_1 = 0x41
    STACK_2 = 0x42
    """VEND VALID comes when the note is wholly in the stacker."""
    RETURN = 0x43
    HOLD = 0x44
    WAIT = 0x45
    ACK = 0x50
    """The answer to VEND VALID. It has no answer itself."""
    GET_DENOMINATIONS = 0x80
    GET_SECURITY = 0x81
    GET_INHIBIT = 0x83
    GET_DIRECTION = 0x84
    GET_OPTIONS = 0x85
    GET_BAR_CODE = 0x86
    GET_BAR_CODE_INHIBIT = 0x87
    VERSION = 0x88
    BOOT_VERSION = 0x89
    CURRENCY = 0x8A
    DENOMINATIONS = 0xC0
    """A mask: bit 0 is escrow code 61, a set bit is not accepted."""
    SECURITY = 0xC1
    COMMUNICATION_MODE = 0xC2
    INHIBIT = 0xC3
    """01: accepts nothing."""
    DIRECTION = 0xC4
    OPTIONS = 0xC5
    BAR_CODE = 0xC6
    BAR_CODE_INHIBIT = 0xC7


class Status(IntEnum):
    """Acceptor to host."""

    ENQ = 0x05
    ENABLE = 0x11
    ACCEPTING = 0x12
    ESCROW = 0x13
    STACKING = 0x14
    VEND_VALID = 0x15
    STACKED = 0x16
    REJECTING = 0x17
    RETURNING = 0x18
    HOLDING = 0x19
    DISABLE = 0x1A
    INITIALIZE = 0x1B
    POWER_UP = 0x40
    POWER_UP_ACCEPTOR = 0x41
    """With a note in the acceptor."""
    POWER_UP_STACKER = 0x42
    """With a note on its way into the box."""
    STACKER_FULL = 0x43
    STACKER_OPEN = 0x44
    """The cash box is out."""
    ACCEPTOR_JAM = 0x45
    STACKER_JAM = 0x46
    PAUSE = 0x47
    CHEATED = 0x48
    FAILURE = 0x49
    COMMUNICATION_ERROR = 0x4A
    INVALID_COMMAND = 0x4B
    ACK = 0x50


FIRST_DENOMINATION = 0x61
LAST_DENOMINATION = 0x6E
TICKET = 0x6F
"""As escrow code: a bar code follows."""

VALUE_MAX = 0xFF
EXPONENT_MAX = 6

NOT_WANTED = 0x79
"""A reason to reject: it is inhibited."""
REJECTS = {
    0x71: "it was inserted askew",
    0x72: "its magnetic pattern is not right",
    0x73: "a note is left in the head",
    0x74: "it could not be measured",
    0x75: "it was not conveyed well",
    0x76: "its denomination was not recognised",
    0x77: "its pattern is not right",
    0x78: "its brightness is not right",
    0x7B: "the terminal refused it",
    0x7C: "a note is left at the stacker",
    0x7D: "its length is not right",
    0x7E: "its pattern is not right",
    0x7F: "it lacks a feature of a true note",
    0x98: "there were several notes at once",
    0x9B: "the ticket was face down",
}
FAILURES = {
    0xA2: "stack motor",
    0xA5: "transport speed",
    0xA6: "transport motor",
    0xA7: "aligning motor",
    0xAB: "cash box not ready",
    0xAF: "head removed",
    0xB0: "memory",
    0xB1: "memory",
    0xB2: "memory",
    0xB3: "memory",
}


def currency_of(data: bytes) -> dict[int, int]:
    """The currency table: cents by escrow code. Four bytes each: code, country, value, exponent."""
    table = {}
    for at in range(0, len(data) - len(data) % 4, 4):
        code, _, value, exponent = data[at : at + 4]
        if FIRST_DENOMINATION <= code <= LAST_DENOMINATION and value and exponent <= EXPONENT_MAX:
            table[code] = value * 10**exponent * 100
    return table


def currency_frame(code: Id003Command, cents: dict[int, int]) -> Frame:
    """The table as an acceptor sends it, for whole units of the currency."""
    data = b""
    for escrow, amount in cents.items():
        value, exponent = amount // 100, 0
        while value % 10 == 0 and value > VALUE_MAX:
            value, exponent = value // 10, exponent + 1
        data += bytes((escrow, 1, value, exponent))
    return Frame(code, data)
