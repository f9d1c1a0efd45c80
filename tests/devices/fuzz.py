"""Frames as a bad line makes them: cut, repeated, garbled, run together. By hand, a million each:

python -m tests.devices.fuzz 1000000
"""

import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from kiosk.devices import ports as p
from kiosk.devices.validator.id003 import codec as id003_codec
from kiosk.devices.validator.id003 import machine as id003
from kiosk.devices.validator.ssp import codec as ssp_codec
from kiosk.devices.validator.ssp import machine as ssp
from kiosk.devices.validator.ssp.cipher import seal
from kiosk.devices.validator.ssp.codes import Reply
from kiosk.devices.validator.ssp.session import Session
from kiosk.devices.validator.wanted import Decision
from tests.devices import test_id003_codec, test_id003_machine, test_ssp_machine

KEPT = 4096
"""So much of the line is looked through for what was found in it."""
WHOLE = 1 / 4
"""So many arrive as they were sent, of those that make no credit."""
KEY = bytes(range(16))


def spoilt(wire: bytes, random: Random) -> bytes:
    """One frame, as it may arrive."""
    match random.randrange(6):
        case 0:
            return wire[: random.randrange(len(wire))]
        case 1:
            return wire[random.randrange(len(wire)) :]
        case 2:
            at, end = sorted((random.randrange(len(wire)), random.randrange(len(wire))))
            return wire[:end] + wire[at:]
        case 3:
            return random.randbytes(random.randrange(12)) + wire[random.randrange(1, len(wire)) :]
        case _:
            garbled = bytearray(wire)
            for _ in range(random.randint(1, 3)):
                garbled[random.randrange(len(wire))] ^= 1 << random.randrange(8)
            return bytes(garbled)


def pieces(data: bytes, random: Random) -> Iterator[bytes]:
    while data:
        size = random.randint(1, len(data))
        yield data[:size]
        data = data[size:]


class Id003Line:
    """A host in every phase in turn, at the end of a bad line."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._decoder = id003_codec.Decoder()
        self._line = b""
        self._wires = [bytes.fromhex(text) for text, _ in test_id003_codec.FRAMES]
        self._valid = bytes.fromhex("FC05150310")
        self.found = 0

    def frames(self, count: int) -> None:
        for number in range(count):
            wire = self._random.choice(self._wires)
            whole = wire != self._valid and self._random.random() < WHOLE
            arrived = wire if whole else spoilt(wire, self._random)
            # Two halves of VEND VALID that happen to follow one another are one that was not lost.
            if self._valid in (self._line + arrived)[-len(arrived) - 4 :]:
                continue
            self._line = (self._line + arrived)[-KEPT:]
            state = self._random.choice(list(test_id003_machine.STATES.values()))
            for piece in pieces(arrived, self._random):
                for frame in self._decoder.feed(piece):
                    self._hear(state, frame)
            if number % 50 == 0:
                self._decoder.reset()

    def _hear(self, state: id003.Id003State, frame: id003_codec.Frame) -> None:
        assert id003_codec.encode(frame) in self._line, frame
        self.found += 1
        for _ in range(id003.IDLE_SEEN):
            state, told = id003.heard(state, id003.command(state), frame)
            assert not any(isinstance(event, p.Stacked) for event in told), frame
            state = id003.decide(state, Decision.ACCEPT)


class SspLine:
    """The same for SSP, in a sealed conversation."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._decoder = ssp_codec.Decoder()
        self._line = b""
        self._genuine: deque[bytes] = deque(maxlen=4)
        """The last ones, any of which would be a credit."""
        self.found = 0

    def frames(self, count: int) -> None:
        for number in range(count):
            session = Session(bytes)
            session.agree(KEY)
            state = self._random.choice(list(test_ssp_machine.STATES.values()))
            (asked,) = ssp_codec.Decoder().feed(session.request(ssp.command(state)))
            wire, genuine = self._reply(asked.flag)
            whole = not genuine and self._random.random() < WHOLE
            arrived = wire if whole else spoilt(wire, self._random)
            if genuine:
                self._genuine.append(wire)
            # One that was cut before its last 7F is whole again by the 7F of the next.
            if any(credit in self._with(arrived, credit) for credit in self._genuine):
                continue
            self._line = (self._line + arrived)[-KEPT:]
            for piece in pieces(arrived, self._random):
                for frame in self._decoder.feed(piece):
                    self._hear(session, state, frame)
            if number % 50 == 0:
                self._decoder.reset()

    def _with(self, arrived: bytes, credit: bytes) -> bytes:
        """The end of the line, as far back as a credit could begin that ends in what arrived."""
        return (self._line + arrived)[-len(arrived) - len(credit) + 1 :]

    def _reply(self, flag: bool) -> tuple[bytes, bool]:
        """A credit above all, or anything else that may be told. Genuine only if it is sealed with
        the right key, with the right count, as the answer to what was asked."""
        events = self._random.choice(list(test_ssp_machine.EVENTS.values()))
        data = bytes((Reply.OK,)) + self._random.choice((b"\xee\x02", events))
        key, count, said = self._random.choice(
            (
                (KEY, 1, flag),
                (KEY, 0, flag),
                (KEY, 2, flag),
                (KEY[::-1], 1, flag),
                (KEY, 1, not flag),
            )
        )
        if sealed := self._random.random() < 3 / 4:
            data = seal(key, count, data, self._random.randbytes)
        genuine = sealed and (key, count, said) == (KEY, 1, flag)
        return ssp_codec.encode(ssp_codec.Frame(data, said)), genuine

    def _hear(self, session: Session, state: ssp.SspState, frame: ssp_codec.Frame) -> None:
        assert ssp_codec.encode(frame) in self._line, frame
        self.found += 1
        reply = session.reply(frame)
        if reply is None:
            return
        state, told = ssp.heard(replace(state), ssp.command(state), reply)
        assert not any(isinstance(event, p.Stacked) for event in told), frame


def fuzz(count: int, seed: int = 1) -> tuple[int, int]:
    """Raises whatever goes wrong. Returns how many frames were found all the same."""
    id003_line, ssp_line = Id003Line(Random(seed)), SspLine(Random(seed))
    id003_line.frames(count)
    ssp_line.frames(count)
    return id003_line.found, ssp_line.found


if __name__ == "__main__":
    print(*fuzz(int(sys.argv[1])), "frames were found, none that was not there, and no credit")
