"""An SSP validator with eSSP, from the other side of the line.

It has the habits that make real ones hard: the poll behind a read note accepts it, a command with
the same sequence flag is not carried out but answered as before, a note that nobody holds goes
back, credits come again until they are acknowledged, and a power cut takes the key with it.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kiosk.devices.validator.ssp.cipher import SEALED, is_prime, key_of, seal, unseal
from kiosk.devices.validator.ssp.codec import Decoder, Frame, encode
from kiosk.devices.validator.ssp.codes import (
    EXPANDED_PROTOCOL,
    TICKET_IN_ESCROW,
    TICKET_NONE,
    TICKET_REJECTED,
    TICKET_STACKED,
    WITH_CHANNEL,
    Event,
    Reply,
    SspCommand,
    Told,
)
from kiosk.lab.devices.device import Action, BenchError
from kiosk.lab.devices.transport import MOVE_S, Paper, PaperPlace
from kiosk.lab.devices.validator import ESCROW_S, SimulatedValidator, require_notes
from kiosk.lab.devices.words import number

SERIAL = 4_711_001
FIRMWARE, DATASET, COUNTRY = b"0333", b"TAP01", b"EUR"
CHANNELS = (500, 1000, 2000, 5000, 10_000)
"""Cents, from channel 1, if nobody says otherwise."""
CHANNELS_MAX, VALUE_MAX = 16, 255
UNIT = b"\x00" + FIRMWARE + COUNTRY + (1).to_bytes(3, "big")
"""A note validator, with 1 as multiplier of its values."""
PROTOCOL_MAX = 8
MISFITS_MAX = 3
"""Sealed packets in a row that do not fit: then its host counts otherwise, and is told that it
needs a new key."""
_REASONS = {"foreign": 0x02, "askew": 0x01, "face-down": 0x14}
_BY_HOST, _INHIBITED, _TOO_LONG = 0x08, 0x0C, 0x13
_NO_NOTES, _NO_TICKETS = 0x01, 0x02
"""Bits of SET BAR CODE INHIBIT. The others are always set."""
_SEALED_ONLY = (SspCommand.POLL_WITH_ACK, SspCommand.EVENT_ACK)
_SIZES = {
    SspCommand.HOST_PROTOCOL_VERSION: 1,
    SspCommand.SET_BAR_CODE_CONFIGURATION: 3,
    SspCommand.SET_BAR_CODE_INHIBIT: 1,
    SspCommand.SET_GENERATOR: 8,
    SspCommand.SET_MODULUS: 8,
    SspCommand.KEY_EXCHANGE: 8,
    SspCommand.BEZEL_COLOUR: 4,
}


@dataclass(slots=True)
class Memory:
    """What survives a power cut."""

    stacked: int = 0
    rejected: int = 0
    ticket: tuple[int, str] = (TICKET_NONE, "")


@dataclass(slots=True)
class Talk:
    """What does not."""

    last: tuple[bool, bytes] | None = None
    """The sequence flag of the last command and our reply to it."""
    generator: int = 0
    modulus: int = 0
    key: bytes = b""
    count: int = 0
    misfits: int = 0
    protocol: int = 4
    enabled: bool = False
    inhibits: int = 0
    bar_code: bytes = b"\x00\x01\x12"
    bar_code_inhibit: int = 0xFF & ~_NO_NOTES
    waiting: Told | None = None
    """The event that comes again until it is acknowledged."""
    once: list[Told] = field(default_factory=list)
    shown: bool = False
    """What is in escrow was told of: the next poll accepts it."""


class SimulatedSsp(SimulatedValidator):
    def __init__(
        self,
        *,
        move_s: float = MOVE_S,
        escrow_s: float = ESCROW_S,
        notes_cents: Sequence[int] = CHANNELS,
    ) -> None:
        super().__init__(move_s=move_s, escrow_s=escrow_s)
        require_notes(notes_cents, most=CHANNELS_MAX)
        if notes_cents[-1] > 100 * VALUE_MAX:
            raise BenchError(f"a channel of SSP is worth {100 * VALUE_MAX} cents at most")
        self.channels = tuple(notes_cents)
        self._values = bytes(cents // 100 for cents in notes_cents)
        self._decoder = Decoder()
        self.memory = Memory()
        self._talk = Talk(once=[Told(Event.SLAVE_RESET)])
        self._reason = 0
        self._box_was_out = False
        """Or full, which ends when it is replaced by an empty one."""

    # ---- The line -----------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        for frame in self._decoder.feed(data):
            if frame.address == 0 and frame.data:
                self.obey(frame)

    def obey(self, frame: Frame) -> None:
        talk = self._talk
        sync = frame.data[:1] == bytes((SspCommand.SYNC,))
        if talk.last is not None and talk.last[0] == frame.flag and not sync:
            self.say(talk.last[1])
            return
        reply = self._reply(frame.data)
        if reply is not None:
            wire = encode(Frame(reply, frame.flag))
            # Behind SYNC whatever comes is new, by either flag.
            self._talk.last = None if sync else (frame.flag, wire)
            self.say(wire)

    def _reply(self, data: bytes) -> bytes | None:
        talk = self._talk
        if data[0] != SEALED:
            return self._carry_out(data, sealed=False)
        if not talk.key:
            return bytes((Reply.KEY_NOT_SET,))
        opened = unseal(talk.key, data)
        if opened is None or opened[0] != talk.count or not opened[1]:
            talk.misfits += 1
            if talk.misfits < MISFITS_MAX:
                return None  # not from our host: as if it had not been said
            talk.key = b""
            return bytes((Reply.KEY_NOT_SET,))
        talk.misfits = 0
        reply = self._carry_out(opened[1], sealed=True)
        if not self._talk.key:
            return reply
        talk.count = (talk.count + 1) % (1 << 32)
        return seal(talk.key, talk.count, reply, secrets.token_bytes)

    def _carry_out(self, data: bytes, *, sealed: bool) -> bytes:
        code, rest = data[0], data[1:]
        if code not in self._commands():
            return bytes((Reply.UNKNOWN_COMMAND,))
        command = SspCommand(code)
        if command in _SEALED_ONLY and not sealed:
            return bytes((Reply.KEY_NOT_SET,))
        if command is SspCommand.SET_INHIBITS:
            fits = 1 <= len(rest) <= 3  # noqa: PLR2004 - bytes of channels
        else:
            fits = len(rest) == _SIZES.get(command, 0)
        if not fits:
            return bytes((Reply.WRONG_PARAMETERS,))
        if command is not SspCommand.POLL and command is not SspCommand.POLL_WITH_ACK:
            self._held_on()
        return self._commands()[command](rest)

    def _commands(self) -> dict[int, Callable[[bytes], bytes]]:
        channels = bytes((len(self.channels),))
        return {
            SspCommand.SYNC: lambda _: _ok(),
            SspCommand.RESET: self._reset,
            SspCommand.HOST_PROTOCOL_VERSION: self._version,
            SspCommand.SETUP_REQUEST: lambda _: _ok(self._setup()),
            SspCommand.BULB_ON: lambda _: _ok(),
            SspCommand.BULB_OFF: lambda _: _ok(),
            SspCommand.BEZEL_COLOUR: lambda _: _ok(),
            SspCommand.UNIT_DATA: lambda _: _ok(UNIT + bytes((self._talk.protocol,))),
            SspCommand.CHANNEL_VALUES: lambda _: _ok(channels + self._values + self._expanded()),
            SspCommand.CHANNEL_SECURITY: lambda _: _ok(
                bytes((len(self.channels),)) + self._security()
            ),
            SspCommand.SERIAL_NUMBER: lambda _: _ok(SERIAL.to_bytes(4, "big")),
            SspCommand.FIRMWARE_VERSION: lambda _: _ok(FIRMWARE),
            SspCommand.DATASET_VERSION: lambda _: _ok(DATASET),
            SspCommand.SET_INHIBITS: self._set_inhibits,
            SspCommand.ENABLE: lambda _: self._enable(True),
            SspCommand.DISABLE: lambda _: self._enable(False),
            SspCommand.POLL: lambda _: self._poll(acknowledged=False),
            SspCommand.POLL_WITH_ACK: lambda _: self._poll(acknowledged=True),
            SspCommand.EVENT_ACK: lambda _: self._acknowledge(),
            SspCommand.REJECT: lambda _: self._refuse(),
            SspCommand.HOLD: lambda _: self._when_in_escrow(),
            SspCommand.LAST_REJECT_CODE: lambda _: _ok(bytes((self._reason,))),
            SspCommand.GET_COUNTERS: lambda _: _ok(self._counters()),
            SspCommand.RESET_COUNTERS: self._reset_counters,
            SspCommand.GET_BAR_CODE_CONFIGURATION: lambda _: _ok(b"\x03" + self._talk.bar_code),
            SspCommand.SET_BAR_CODE_CONFIGURATION: self._set_bar_code,
            SspCommand.GET_BAR_CODE_INHIBIT: lambda _: _ok(bytes((self._talk.bar_code_inhibit,))),
            SspCommand.SET_BAR_CODE_INHIBIT: self._set_bar_code_inhibit,
            SspCommand.GET_BAR_CODE_DATA: lambda _: _ok(self._bar_code_data()),
            SspCommand.SET_GENERATOR: lambda rest: self._prime(rest, "generator"),
            SspCommand.SET_MODULUS: lambda rest: self._prime(rest, "modulus"),
            SspCommand.KEY_EXCHANGE: self._exchange_keys,
        }

    # ---- Starting -----------------------------------------------------------------------------

    def _reset(self, rest: bytes) -> bytes:
        self.power_cut()
        return _ok()

    def _version(self, rest: bytes) -> bytes:
        if not 1 <= rest[0] <= PROTOCOL_MAX:
            return bytes((Reply.FAIL,))
        self._talk.protocol = rest[0]
        return _ok()

    def _setup(self) -> bytes:
        told = UNIT + bytes((len(self.channels),)) + self._values + self._security()
        told += (100).to_bytes(3, "big") + bytes((self._talk.protocol,))
        return told + self._expanded()

    def _expanded(self) -> bytes:
        """What newer protocols tell of the channels besides: the country and value of each."""
        if self._talk.protocol < EXPANDED_PROTOCOL:
            return b""
        values = b"".join(value.to_bytes(4, "little") for value in self._values)
        return COUNTRY * len(self.channels) + values

    def _security(self) -> bytes:
        return b"\x02" * len(self.channels)

    def _channel(self, paper: Paper) -> int:
        """From 1; 0: none of ours."""
        return self.channels.index(paper.cents) + 1 if paper.cents in self.channels else 0

    def _set_inhibits(self, rest: bytes) -> bytes:
        self._talk.inhibits = int.from_bytes(rest, "little")
        return _ok()

    def _enable(self, enabled: bool) -> bytes:
        self._talk.enabled = enabled
        return _ok()

    def _set_bar_code(self, rest: bytes) -> bytes:
        readers, code, length = rest
        if readers > 3 or code != 1 or not 6 <= length <= 24:  # noqa: PLR2004 - the manual's limits
            return bytes((Reply.OUT_OF_RANGE,))
        self._talk.bar_code = rest
        return _ok()

    def _set_bar_code_inhibit(self, rest: bytes) -> bytes:
        self._talk.bar_code_inhibit = rest[0]
        return _ok()

    def _prime(self, rest: bytes, name: str) -> bytes:
        value = int.from_bytes(rest, "little")
        if not is_prime(value):
            return bytes((Reply.OUT_OF_RANGE,))
        setattr(self._talk, name, value)
        return _ok()

    def _exchange_keys(self, rest: bytes) -> bytes:
        talk = self._talk
        if not talk.generator or not talk.modulus:
            return bytes((Reply.CANNOT_NOW,))
        secret = secrets.randbits(31) + 2
        shared = pow(int.from_bytes(rest, "little"), secret, talk.modulus)
        talk.key, talk.count, talk.misfits = key_of(shared), 0, 0
        return _ok(pow(talk.generator, secret, talk.modulus).to_bytes(8, "little"))

    # ---- Polling ------------------------------------------------------------------------------

    def _poll(self, *, acknowledged: bool) -> bytes:
        talk = self._talk
        told, talk.once = talk.once, []
        told += self._path()
        if talk.waiting is not None:
            told.append(talk.waiting)
            if not acknowledged:
                self._acknowledge()
        told += self._trouble_told()
        if not talk.enabled:
            told.append(Told(Event.DISABLED))
        elif not talk.inhibits and talk.protocol >= 7:  # noqa: PLR2004 - protocol version
            told.append(Told(Event.ALL_INHIBITED))
        return _ok(b"".join(_wire(event) for event in told))

    def _path(self) -> list[Told]:
        """Of the paper. What is in escrow is told of once; the next poll accepts it."""
        match self.transport.place:
            case _ if self.jammed:
                return []
            case PaperPlace.DRAWING:
                return [Told(Event.READ)]
            case PaperPlace.ESCROW if not self._talk.shown:
                self._talk.shown = True
                self._wait_for_host()
                return [self._in_escrow()]
            case PaperPlace.ESCROW:
                self.transport.stack()
                return [Told(Event.STACKING)]
            case PaperPlace.STACKING:
                return [Told(Event.STACKING)]
            case PaperPlace.RETURNING:
                return [Told(Event.REJECTING)]
            case _:
                return []

    def _in_escrow(self) -> Told:
        paper = self.transport.paper
        assert paper is not None
        return Told(Event.TICKET) if paper.digits else Told(Event.READ, self._channel(paper))

    def _trouble_told(self) -> list[Told]:
        told = []
        if self.jammed:
            stuck = self.transport.place in (PaperPlace.STACKING, PaperPlace.TAKEN)
            told.append(Told(Event.SAFE_JAM if stuck else Event.UNSAFE_JAM))
        if not self.box_in:
            told.append(Told(Event.BOX_REMOVED))
        return told

    def _acknowledge(self) -> bytes:
        talk = self._talk
        if talk.waiting is None:
            return bytes((Reply.CANNOT_NOW,))
        talk.waiting = None
        if self.transport.place is PaperPlace.TAKEN:
            self.transport.acknowledged()
        return _ok()

    # ---- Paper --------------------------------------------------------------------------------

    def takes(self) -> bool:
        talk = self._talk
        anything = self._channels() or not talk.bar_code_inhibit & _NO_TICKETS
        return talk.enabled and bool(anything) and talk.waiting is None

    def _channels(self) -> int:
        """Those that are taken, as bits."""
        return 0 if self._talk.bar_code_inhibit & _NO_NOTES else self._talk.inhibits

    def moved(self, before: PaperPlace) -> None:
        paper = self.transport.paper
        match self.transport.place:
            case PaperPlace.ESCROW:
                self._judge()
            case PaperPlace.TAKEN if paper is not None:
                self._counted(paper)
                credit = Told(Event.CREDIT, self._channel(paper))
                self._talk.waiting = Told(Event.TICKET_STACKED) if paper.digits else credit
            case PaperPlace.EMPTY if before is PaperPlace.TAKEN:
                self._talk.once.append(Told(Event.STACKED))
            case PaperPlace.EMPTY if before is PaperPlace.RETURNING:
                self.memory.rejected += 1
                self._talk.once.append(Told(Event.REJECTED))

    def _counted(self, paper: Paper) -> None:
        if paper.digits:
            self.memory.ticket = (TICKET_STACKED, paper.digits)
        else:
            self.memory.stacked += 1

    def _judge(self) -> None:
        """Is it something that the host wants to hear of?"""
        talk, paper = self._talk, self.transport.paper
        assert paper is not None
        channel = self._channel(paper)
        if paper.flaw:
            self._give_back(_REASONS[paper.flaw])
        elif paper.digits and (
            talk.bar_code_inhibit & _NO_TICKETS or talk.bar_code[2] != len(paper.digits)
        ):
            self._give_back(_INHIBITED)
        elif not paper.digits and not channel:
            self._give_back(_REASONS["foreign"])
        elif not paper.digits and not self._channels() & (1 << (channel - 1)):
            self._give_back(_INHIBITED)
        else:
            talk.shown = False
            if paper.digits:
                self.memory.ticket = (TICKET_IN_ESCROW, paper.digits)
            self._wait_for_host()

    def _give_back(self, reason: int) -> None:
        self._reason = reason
        if self.transport.paper is not None and self.transport.paper.digits:
            self.memory.ticket = (TICKET_REJECTED, self.transport.paper.digits)
        self.transport.give_back()

    def _refuse(self) -> bytes:
        if self.transport.place is not PaperPlace.ESCROW:
            return bytes((Reply.CANNOT_NOW,))
        self._give_back(_BY_HOST)
        return _ok()

    def _when_in_escrow(self) -> bytes:
        there = self.transport.place is PaperPlace.ESCROW
        return _ok() if there else bytes((Reply.CANNOT_NOW,))

    def _bar_code_data(self) -> bytes:
        became, digits = self.memory.ticket
        return bytes((became, len(digits))) + digits.encode("ascii")

    def _counters(self) -> bytes:
        counters = (self.memory.stacked, 0, 0, 0, self.memory.rejected)
        told = b"".join(counter.to_bytes(4, "little") for counter in counters)
        return bytes((len(counters),)) + told

    def _reset_counters(self, rest: bytes) -> bytes:
        self.memory.stacked = self.memory.rejected = 0
        return _ok()

    # ---- A host that says nothing -------------------------------------------------------------

    def _held_on(self) -> None:
        if self.transport.place is PaperPlace.ESCROW:
            self._wait_for_host()

    def _wait_for_host(self) -> None:
        self._later(self._escrow_s, self._tired)

    def _tired(self) -> None:
        if self.transport.place is PaperPlace.ESCROW:
            self._give_back(_TOO_LONG)

    # ---- What happens to it -------------------------------------------------------------------

    def power_cut(self) -> None:
        """Before the point of return paper goes out at the front, behind it into the box."""
        self.transport.halt()
        paper, place, waiting = self.transport.paper, self.transport.place, self._talk.waiting
        self._talk = Talk(once=[Told(Event.SLAVE_RESET)])
        if waiting is not None and place is not PaperPlace.TAKEN:
            self._talk.waiting = waiting
        if paper is None:
            return
        if place in (PaperPlace.STACKING, PaperPlace.TAKEN):
            if place is PaperPlace.STACKING:
                self._counted(paper)
            self.transport.drop_in()
            self._talk.waiting = Told(Event.CLEARED_TO_BOX, self._channel(paper))
        else:
            if paper.digits:
                self.memory.ticket = (TICKET_REJECTED, paper.digits)
            self.transport.taken_out()
            self._talk.waiting = Told(Event.CLEARED_TO_FRONT, self._channel(paper))

    def trouble_changed(self) -> None:
        if self.cheated:
            self.cheated = False
            self._talk.waiting = self._talk.waiting or Told(Event.FRAUD)
        if self.box_full:
            self._talk.once.append(Told(Event.FULL))
        out = not self.box_in or self.box_full
        if self._box_was_out and not out:
            self._talk.once.append(Told(Event.BOX_REPLACED))
        self._box_was_out = out

    def notes_cents(self) -> list[int]:
        return [cents for n, cents in enumerate(self.channels) if self._channels() & (1 << n)]

    def status(self) -> str:
        talk = self._talk
        waits = f"; waits for {talk.waiting.event.name.lower()}" if talk.waiting else ""
        enabled = "enabled" if talk.enabled else "disabled"
        return f"{enabled}{'; sealed' if talk.key else ''}{waits}; {super().status()}"

    def actions(self) -> dict[str, Action]:
        stacked = Action("NUMBER", "set the count of stacked notes", self._set_stacked)
        return {**super().actions(), "stacked": stacked}

    def _set_stacked(self, words: Sequence[str]) -> str:
        if len(words) != 1:
            raise BenchError("stacked takes NUMBER")
        self.memory.stacked = number(words[0], what="NUMBER", most=(1 << 32) - 1)
        return ""


def _ok(data: bytes = b"") -> bytes:
    return bytes((Reply.OK,)) + data


def _wire(told: Told) -> bytes:
    with_channel = told.event in WITH_CHANNEL
    return bytes((told.event, told.channel)) if with_channel else bytes((told.event,))
