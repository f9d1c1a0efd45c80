"""Frames that no honest machine would send, by the thousand or by the million.

`python -m tests.hostile.fuzz --frames 1000000` runs as many as one likes and tells what came of it.
"""

import argparse
import asyncio
import logging
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec

from kiosk import resources
from kiosk.game.irregularity.standing import Settled
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.table import commands as c
from kiosk.link import client
from kiosk.link import messages as m
from kiosk.link.identity import Role
from tests.hostile.peers import GUESTS, NOBODY, Peer, hello, peer, standing, terminal_hello
from tests.hostile.table import AUDITOR, PINS, House, house

Json: TypeAlias = Any

SEAT = "9"
"""Of the terminal that is not to be trusted."""
CALLERS = 8
ROUND_EVERY = 20_000
HARMLESS_MAX = 4
RIGHT = {
    # What hostile frames may truly bring about: a machine came, and said how far its journal is.
    "seat_joined",
    "head_seen",
    "seat_funds_told",
    "seat_notes_told",
    # It told of notes that cannot be, and staff are called to it.
    "seat_locked",
    "seat_playing",
    "slip_turned_down",
    "case_opened",
    "case_held",
    # What the honest people do meanwhile.
    "staff_ordered",
    "round_opened",
    "round_closed",
    "grace_ended",
    "slip_taken",
    "result_confirmed",
    "settlement_reported",
}

_WRONG: list[Json] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    1e308,
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    10**4000,
    "",
    "\0",
    "x" * 600,
    "y" * 40_000,
    "7\n",
    "123456\n",
    "\u202e\x1b[2J\r\n",
    "💥" * 100,
    [],
    [[[[[[]]]]]],
    [0] * 3000,
    {},
    {"": ""},
    {"\0": -1},
    {"7": {"7": {"7": 7}}},
    {str(key): key for key in range(1500)},
]
_RAW = [
    b'"\\ud800"',
    b'"\\udc00\\ud800"',
    b'"\xed\xa0\x80"',
    b'"\xff\xfe"',
    b"[" * 5000,
    b"[" * 5000 + b"]" * 5000,
    b'{"a":' * 3000 + b"0" + b"}" * 3000,
    b"9" * 5000,
    b"-0",
    b"1e999",
    b"1E400",
    b"NaN",
    b"Infinity",
    b"01",
    b"0x10",
    b"'x'",
    b'"\\x41"',
    b'"\t"',
    b"\x00",
    b"",
]
_HOLE = "a hole to be filled"


class Generator:
    """The same frames for the same seed."""

    def __init__(self, random: Random, there: House) -> None:
        self._random = random
        self._there = there
        head = m.HeadAt(seq=1, hash="0" * 64)
        slip = SlipOut(key="k", stakes={"nothing": 100}, promotional={}, short_stack=False)
        settled = Settled(settlement=1, outcome="5", credited_cents=0, owed_cents=0)
        round_ = m.RoundStanding(number=1, slip=slip)
        told = standing(there.book, SEAT, head, round=round_, settled={1: settled})
        self.hello = terminal_hello(there, SEAT)
        self._greetings = [
            m.Hello(protocol=1, role=Role.CONSOLE, name="x"),
            m.Hello(protocol=1, role=Role.TERMINAL, name=SEAT, standing=told),
        ]
        order = there.order_of(c.CloseRound(), who=AUDITOR)
        orders = [order, *(msgspec.structs.replace(order, order=o) for o in _every_order())]
        self._said: dict[Role, list[m.Message]] = {
            Role.TERMINAL: [
                told,
                m.PaymentNotDone(key="none", why=Refusal(Reason.NO_CREDIT)),
                m.CaseNotHeld(case="none", why=Refusal(Reason.NO_CREDIT)),
                m.ReserveTicket(key="none", cents=0),
                m.HoldTicket(number=NOBODY),
                m.Beat(),
            ],
            Role.CONSOLE: [
                m.SignIn(id="1", name=AUDITOR, pin=PINS[AUDITOR]),
                m.SignOut(id="1", name="nobody"),
                m.EnrolStaff(id="1", who=AUDITOR, name="me", role="supervisor", pin="123456"),
                *orders,
            ],
            Role.SENSOR: [
                m.Sensed(reading="r", pocket="99"),
                m.Warned(reading="r", warning=WheelWarning.SENSOR_BROKEN),
            ],
            Role.DISPLAY: [m.Beat()],
        }
        self._anything = [said for all_ in self._said.values() for said in all_]

    def before_hello(self) -> bytes:
        match self._random.randrange(4):
            case 0:
                return self._noise()
            case 1:
                return self._framed(0, self._shape())
            case 2:
                return self._framed(0, self._mutated(self._random.choice(self._greetings)))
            case _:
                return self._framed(0, self._plain(self._random.choice(self._anything)))

    def refused_in_words(self, role: Role, n: int) -> bytes:
        """A line of the protocol, about what is not there: answered, and heard on."""
        return self._framed(n, self._plain(self._random.choice(self._said[role])))

    def after_hello(self, role: Role, n: int) -> bytes:
        """Mostly such as make the table hang up."""
        match self._random.randrange(8):
            case 0:
                return self._noise()
            case 1:
                return self._framed(n, self._shape())
            case 2:
                said = self._plain(self._random.choice(self._said[role]))
                wrong_n = self._random.choice([n - 1, n + 1, 0, -1, 2**70, True, 1.5, "0", None])
                return self._framed(wrong_n, said)
            case 3:
                return self._framed(n, self._plain(self._random.choice(self._anything)))
            case _:
                return self._framed(n, self._mutated(self._random.choice(self._said[role])))

    def _noise(self) -> bytes:
        size = self._random.choice([1, 3, 30, 300, 3000])
        return self._random.randbytes(size).replace(b"\n", b"") + b"\n"

    def _shape(self) -> Json:
        """JSON, but no message."""
        wrong = self._random.choice(_WRONG)
        return self._random.choice([wrong, {"type": wrong}, {"type": "beat", "x": wrong}, [wrong]])

    def _plain(self, message: m.Message) -> Json:
        return msgspec.to_builtins(message)

    def _mutated(self, message: m.Message) -> Json:
        """One field is another than it should be, or is there twice, or too many, or missing."""
        told = self._plain(message)
        parent, key = self._random.choice(list(_places(told)))
        match self._random.randrange(6):
            case 0:
                parent[_HOLE] = self._random.choice(_WRONG)
            case 1:
                parent.pop(key)
            case 2:
                parent[key] = _HOLE
            case _:
                parent[key] = self._random.choice(_WRONG)
        return told

    def _framed(self, n: Json, say: Json) -> bytes:
        data = msgspec.json.encode({"n": n, "say": say})
        hole = msgspec.json.encode(_HOLE)
        if hole + b":" not in data:
            data = data.replace(hole, self._random.choice(_RAW))
        if self._random.randrange(40) == 0:
            data = data[:-1] + b"," + data[1:]  # every key twice
        return data + b"\n"


_RESULTS: Json = {
    "tournament": "spring-cup",
    "digest": "ab" * 32,
    "table": "Table 9",
    "heat": 1,
    "session": 1,
    "winners": [{"entrant": "001", "name": "Guest", "points": [100]}],
    "at_ms": 1,
    "seq": 1,
    "hash": "ab" * 32,
    "signer": "ab" * 32,
    "signature": "ab" * 64,
}


def _every_order() -> list[msgspec.Struct]:
    """One of each order of staff, with something of the right type in each field."""
    values: dict[str, Json] = {"limits": {"kinds": {}}, "reason": "staff", "tender": "cash"}
    values |= {"hit": "1-1", "kind": "foreign-chip"}
    values |= {"entrant": "001", "entrants": ["001", "002"], "deemed": ["003"], "points": [100]}
    values |= {"ground": "rules", "owed": "prize", "results": _RESULTS}
    spread: Json = {"minimum_cents": 100, "maximum_cents": 1000}
    made = []
    for struct in m.STAFF_COMMANDS:
        for text in ("1", "staff"):
            told: dict[str, Json] = {"order": struct.__struct_config__.tag}
            for info in msgspec.structs.fields(struct):
                if info.name == "limits" and "Spread" in struct.__name__:
                    told[info.name] = spread
                elif info.name in values:
                    told[info.name] = values[info.name]
                else:
                    told[info.name] = _something(info.type, text)
            with suppress(msgspec.ValidationError):
                made.append(msgspec.convert(told, struct))
                break
    assert len(made) == len(m.STAFF_COMMANDS)
    return made


def _something(kind: Any, text: str) -> Json:
    """Of a type, without its bounds. A collection holds one thing, and what may be left out is
    there."""
    while get_origin(kind) in (Annotated, Union, UnionType):
        kind = get_args(kind)[0]
    if get_origin(kind) is tuple:
        return [_something(get_args(kind)[0], text)]
    return {int: 1, bool: False}.get(kind, text)


def _places(told: Json) -> list[tuple[dict[str, Json], str]]:
    """Every field, at whatever depth."""
    found = []
    for key, value in told.items():
        found.append((told, key))
        if isinstance(value, dict):
            found += _places(value)
    return found


@dataclass(slots=True)
class Tally:
    frames: int = 0
    connections: int = 0
    took_s: float = 0.0
    grown_kib: int = 0
    tracebacks: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    ended: list[str] = field(default_factory=list)
    """Why honest consoles and displays lost their links."""


class Reasons(logging.Handler):
    """Counts what the table logs, without keeping it."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.INFO)
        self._tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or (record.name == "asyncio" and record.levelno >= logging.WARNING):
            self._tally.tracebacks.append(self.format(record))
        elif record.name == client.__name__:
            self._tally.ended.append(record.getMessage())
        elif record.levelno >= logging.WARNING:
            self._tally.refusals[_kind(record.getMessage())] += 1


def _kind(reason: str) -> str:
    """Without the particulars, which the peer chose."""
    words = reason.rsplit("refused: ", maxsplit=1)[-1].split(" - at ", maxsplit=1)[0]
    for start in ("JSON is malformed", "Object contains unknown", "Invalid ", "Object missing"):
        if start in words:
            return start
    if " came when line " in words:
        return "a line came when another was due"
    if "can't decode byte" in words:
        return "not UTF-8"
    return (
        words.split(" {")[0].split("`, got")[0].split(" matching ")[0].split(" of length")[0][:70]
    )


class Fuzz:
    """Several callers at once, each over one connection after another."""

    def __init__(self, there: House, *, seed: int, frames: int, tally: Tally) -> None:
        self._there = there
        self._random = Random(seed)
        self._generator = Generator(self._random, there)
        self._frames = frames
        self._tally = tally

    async def run(self) -> None:
        async with asyncio.TaskGroup() as callers:
            for _ in range(CALLERS):
                callers.create_task(self._call())

    @property
    def _left(self) -> bool:
        return self._tally.frames < self._frames

    async def _call(self) -> None:
        while self._left:
            self._tally.connections += 1
            name = f"x{self._tally.connections}"
            async with peer(self._there) as someone:
                with suppress(asyncio.IncompleteReadError, ConnectionError):
                    await self._converse(someone, name)

    async def _converse(self, someone: Peer, name: str) -> None:
        role = self._random.choice([None, None, *GUESTS])
        if role is None:
            self._send(someone, self._generator.before_hello())
            await someone.ended()
            return
        await self._greet(someone, role, name)
        for _ in range(self._random.randrange(HARMLESS_MAX)):
            self._send(someone, self._generator.refused_in_words(role, someone.n))
        # The last one, for after it the table may hear no more.
        self._send(someone, self._generator.after_hello(role, someone.n))
        someone.writer.write_eof()
        await someone.ended()

    def _send(self, someone: Peer, frame: bytes) -> None:
        self._tally.frames += 1
        someone.send(frame)
        someone.n += 1

    async def _greet(self, someone: Peer, role: Role, name: str) -> None:
        if role is Role.TERMINAL:
            # Two callers may have this seat in one moment: the later of them is heard.
            await someone.hello(self._generator.hello)
            return
        await someone.hello(hello(role, name))
        if role is Role.CONSOLE and self._random.randrange(2):
            answer = await someone.ask(m.SignIn(id="in", name=AUDITOR, pin=PINS[AUDITOR]))
            assert isinstance(answer, m.Answer)
            assert answer.done, answer.why


async def fuzz(there: House, *, seed: int, frames: int, tally: Tally, warm_up: int = 3000) -> None:
    """Raises if the table did anything that it should not."""
    seen = Reasons(tally)
    logging.getLogger().addHandler(seen)
    began, before_kib = time.monotonic(), 0
    after = there.seq
    try:
        while tally.frames < frames:
            until = warm_up if not tally.frames else tally.frames + ROUND_EVERY
            batch = Fuzz(there, seed=seed, frames=min(frames, until), tally=tally)
            await batch.run()
            seed += 1
            await there.play()
            before_kib = before_kib or rss_kib()
            tally.grown_kib = max(tally.grown_kib, rss_kib() - before_kib)
            tally.took_s = time.monotonic() - began
            if frames > 10 * ROUND_EVERY:
                print(f"{tally.frames:>9,} frames {tally.took_s:7.1f} s +{tally.grown_kib} KiB")
            # What a terminal says of itself is taken at its word; nothing else may have happened.
            assert there.kinds(after) <= RIGHT, there.kinds(after) - RIGHT
            after = there.seq
            assert not tally.tracebacks, tally.tracebacks[0]
    finally:
        logging.getLogger().removeHandler(seen)
    assert not there.table.due
    assert not there.table.tickets


def rss_kib() -> int:
    for found in Path("/proc/self/status").read_text().splitlines():
        if found.startswith("VmRSS"):
            return int(found.split()[1])
    raise AssertionError("no VmRSS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.basicConfig(level=logging.INFO, handlers=[logging.NullHandler()])
    tally = Tally()

    async def whole() -> None:
        with tempfile.TemporaryDirectory() as folder:
            book = resources.rulebook("crown-single-zero")
            async with house(Path(folder), book) as there:
                await fuzz(there, seed=asked.seed, frames=asked.frames, tally=tally)

    try:
        asyncio.run(whole())
    finally:
        report(tally)


def report(tally: Tally) -> None:
    print(f"{tally.frames:,} frames over {tally.connections:,} connections, {tally.took_s:.1f} s")
    print(f"memory grew by {tally.grown_kib} KiB at most; {len(tally.tracebacks)} tracebacks")
    for reason, times in tally.refusals.most_common():
        print(f"{times:>9,}  {reason}")


if __name__ == "__main__":
    main()
