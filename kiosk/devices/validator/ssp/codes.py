"""The codes of SSP: commands, replies, events of a poll, and what the set-up says."""

from dataclasses import dataclass, field
from enum import IntEnum


class SspCommand(IntEnum):
    RESET = 0x01
    SET_INHIBITS = 0x02
    """A bit for each channel, from the lowest: 1 accepts."""
    BULB_ON = 0x03
    BULB_OFF = 0x04
    SETUP_REQUEST = 0x05
    HOST_PROTOCOL_VERSION = 0x06
    POLL = 0x07
    REJECT = 0x08
    DISABLE = 0x09
    ENABLE = 0x0A
    SERIAL_NUMBER = 0x0C
    UNIT_DATA = 0x0D
    CHANNEL_VALUES = 0x0E
    CHANNEL_SECURITY = 0x0F
    SYNC = 0x11
    LAST_REJECT_CODE = 0x17
    HOLD = 0x18
    FIRMWARE_VERSION = 0x20
    DATASET_VERSION = 0x21
    GET_BAR_CODE_CONFIGURATION = 0x23
    SET_BAR_CODE_CONFIGURATION = 0x24
    GET_BAR_CODE_INHIBIT = 0x25
    SET_BAR_CODE_INHIBIT = 0x26
    GET_BAR_CODE_DATA = 0x27
    SET_GENERATOR = 0x4A
    SET_MODULUS = 0x4B
    KEY_EXCHANGE = 0x4C
    BEZEL_COLOUR = 0x54
    POLL_WITH_ACK = 0x56
    EVENT_ACK = 0x57
    GET_COUNTERS = 0x58
    RESET_COUNTERS = 0x59


class Reply(IntEnum):
    OK = 0xF0
    UNKNOWN_COMMAND = 0xF2
    WRONG_PARAMETERS = 0xF3
    OUT_OF_RANGE = 0xF4
    CANNOT_NOW = 0xF5
    SOFTWARE_ERROR = 0xF6
    FAIL = 0xF8
    KEY_NOT_SET = 0xFA


class Event(IntEnum):
    TICKET_STACKED = 0xD1
    ALL_INHIBITED = 0xB5
    INITIALISING = 0xB6
    STACKING = 0xCC
    PATH_OPEN = 0xE0
    CLEARED_TO_FRONT = 0xE1
    CLEARED_TO_BOX = 0xE2
    BOX_REMOVED = 0xE3
    BOX_REPLACED = 0xE4
    TICKET = 0xE5
    FRAUD = 0xE6
    FULL = 0xE7
    DISABLED = 0xE8
    UNSAFE_JAM = 0xE9
    SAFE_JAM = 0xEA
    STACKED = 0xEB
    REJECTED = 0xEC
    REJECTING = 0xED
    CREDIT = 0xEE
    READ = 0xEF
    SLAVE_RESET = 0xF1


TICKET_NONE, TICKET_IN_ESCROW, TICKET_STACKED, TICKET_REJECTED = range(4)
"""What GET BAR CODE DATA says has become of the ticket."""

WITH_CHANNEL = {
    Event.READ,
    Event.CREDIT,
    Event.FRAUD,
    Event.CLEARED_TO_FRONT,
    Event.CLEARED_TO_BOX,
}


@dataclass(frozen=True, slots=True)
class Told:
    """One event of a poll."""

    event: Event
    channel: int = 0


def events_of(data: bytes) -> list[Told]:
    """What a poll tells, up to the first thing that is not understood: its length is not known, so
    whatever follows could be anything."""
    told = []
    at = 0
    while at < len(data):
        if data[at] not in set(Event):
            break
        event = Event(data[at])
        size = 2 if event in WITH_CHANNEL else 1
        if at + size > len(data):
            break
        told.append(Told(event, data[at + 1] if size > 1 else 0))
        at += size
    return told


NOT_WANTED = (0x06, 0x0C)
"""Reasons to reject: its channel is inhibited."""
REJECTS = {
    0x00: "it was accepted",
    0x01: "its length is not right",
    0x07: "a second note was pushed in",
    0x08: "the terminal refused it",
    0x09: "it was not recognised for certain",
    0x0A: "it was not conveyed well",
    0x0B: "it is too long",
    0x0D: "it was not conveyed well",
    0x0E: "it was pulled on",
    0x0F: "it is on the list of frauds",
    0x10: "nothing was seen",
    0x13: "it was held for too long",
    0x14: "the bar code could not be read",
    0x19: "its width is not right",
    0x1A: "it is too short",
    0x1C: "there were several notes at once",
    0x1D: "it could not be stacked",
    0x1F: "it is a card",
}


@dataclass(frozen=True, slots=True)
class Setup:
    protocol: int
    cents: dict[int, int] = field(default_factory=dict)
    """By channel, from 1."""


_NARROW = 12
EXPANDED_PROTOCOL = 6


def setup_of(data: bytes) -> Setup | None:
    """The answer to SETUP REQUEST behind its OK. None: it is not whole."""
    if len(data) < _NARROW or len(data) < _NARROW + 2 * data[11] + 4:
        return None
    channels = data[11]
    multiplier = int.from_bytes(data[8:11], "big")
    values = data[_NARROW : _NARROW + channels]
    at = _NARROW + 2 * channels
    real, protocol = int.from_bytes(data[at : at + 3], "big"), data[at + 3]
    at += 4 + 3 * channels
    wide = data[at : at + 4 * channels]
    if protocol >= EXPANDED_PROTOCOL and len(wide) == 4 * channels:
        amounts = [int.from_bytes(wide[4 * n : 4 * n + 4], "little") for n in range(channels)]
    else:
        amounts = [value * multiplier for value in values]
    return Setup(protocol, {n + 1: amount * real for n, amount in enumerate(amounts)})
