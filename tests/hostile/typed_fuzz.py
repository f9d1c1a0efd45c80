"""Machines that say anything at all, as long as it is of the right type.

`python -m tests.hostile.typed_fuzz --frames 1000000` runs as many lines as one likes, of terminals,
consoles, sensors and displays over real sockets, and tells what came of it. Between them an honest
terminal plays on, every cent right; a console and a display that look stay connected.
"""

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec

from kiosk import resources
from kiosk.lab.simulate.liar import INFO, SAID
from kiosk.lab.simulate.welltyped import WellTyped
from kiosk.link import messages as m
from kiosk.link import session
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.table import client as table_client
from tests.hostile.fuzz import Reasons, Tally, report, rss_kib
from tests.hostile.peers import GUESTS, Peer, hello, peer, terminal_hello
from tests.hostile.table import (
    AUDITOR,
    PINS,
    SEATS,
    SUPERVISOR,
    WAIT_S,
    House,
    connect,
    house,
    tasks,
)

Json: TypeAlias = Any

CALLERS = 8
LINES_MAX = 40
"""Of one connection."""
PLAY_EVERY = 5000
HOUSE_EVERY = 20_000
"""Then the next one: what these machines leave behind in a table is not all forgotten."""
GRACE_S = 5.0
"""It is not tried either how fast this machine closes a round."""
LIARS = SEATS[1:]
_STRANGERS = ["nobody", "somebody"]
"""Who do not work here: a wrong PIN of those who do locks them out, as it should."""


class TypedFuzz:
    def __init__(self, there: House, *, seed: int, tally: Tally, who: str = AUDITOR) -> None:
        self._there = there
        self._random = Random(seed)
        self._typed = WellTyped(self._random)
        self._tally = tally
        self._who = who
        """Signed in at the hostile consoles."""

    async def run(self, frames: int) -> None:
        until = self._tally.frames + frames
        async with asyncio.TaskGroup() as callers:
            for number in range(CALLERS):
                callers.create_task(self._call(number, until))

    async def _call(self, number: int, until: int) -> None:
        seats = LIARS[number::CALLERS]  # nobody takes another's place
        while self._tally.frames < until:
            self._tally.connections += 1
            role = self._random.choice([Role.TERMINAL, Role.TERMINAL, *GUESTS])
            name = self._random.choice(seats) if role is Role.TERMINAL else f"x{number}"
            async with peer(self._there) as someone:
                with suppress(asyncio.IncompleteReadError, ConnectionError):
                    await self._converse(someone, role, name)

    async def _converse(self, someone: Peer, role: Role, name: str) -> None:
        greeting = terminal_hello(self._there, name)
        someone.say(greeting if role is Role.TERMINAL else hello(role, name))
        welcome = await someone.hear()
        if not isinstance(welcome, m.Welcome):
            return  # it was cut off a moment ago
        someone.n = welcome.first
        if role is Role.CONSOLE:
            await someone.ask(m.SignIn(id="in", name=self._who, pin=PINS[self._who]))
        for _ in range(self._random.randrange(LINES_MAX)):
            self._say(someone, role, name)
            await someone.drained()
        if role is Role.TERMINAL:
            await someone.handled()
        else:
            someone.writer.write_eof()
            await someone.ended()

    def _say(self, someone: Peer, role: Role, seat: str) -> None:
        self._tally.frames += 1
        kind = self._random.choice(SAID[role])
        self._typed.known = self._known(seat)
        said = self._typed.any(INFO[kind])
        if kind is m.Standing:
            said["head"] = msgspec.to_builtins(self._there.head())
        if kind is m.StaffOrder:
            said["who"], said["second"], said["second_pin"] = self._who, None, None
        someone.send(msgspec.json.encode({"n": someone.n, "say": said}) + b"\n")
        someone.n += 1

    def _known(self, seat: str) -> dict[str, Sequence[Json]]:
        table = self._there.table
        round_ = table.round.number
        return {
            "seat": [seat, *LIARS],
            "round": [round_, max(round_ - 1, 0), 0],
            "number": [*list(table.tickets)[-3:], round_],
            "printing": list(table.tickets)[-3:],
            "case": list(table.cases)[-3:],
            "stakes": [{"red": 500}, {"black": 500, "straight:7": 100}],
            "outcome": ["2", "17", None],
            "expects": [{"phase": table.round.phase, "round": round_}],
            "name": _STRANGERS,
            "who": [self._who],
            "second": _STRANGERS,
            "batch": [1, 2, 3],
            "period_s": [self._there.book.terms.period.shortest_s],
            "cents": [100, 500],
            "float_cents": [0, 1000],
            "limits": [msgspec.to_builtins(m.LimitAmounts.of(self._there.book.limits))],
        }


@asynccontextmanager
async def looking(there: House) -> AsyncIterator[TableClient]:
    """A public display beside the console of the house, which looks at everything."""
    display = TableClient(Role.DISPLAY, "honest", lambda: connect(there.socket))
    there.console.look_at(m.LookAt(seat=LIARS[0], what_if=m.WhatIf(round=1, outcome="7")))
    async with tasks() as spawn:
        spawn(display.run())
        async with asyncio.timeout(WAIT_S):
            while display.board is None:
                await display.changed()
        yield display


async def typed_fuzz(there: House, *, seed: int, frames: int, tally: Tally) -> None:
    """Raises if the table did anything that it should not."""
    seen = Reasons(tally)
    logging.getLogger().addHandler(seen)
    service, before_kib = there.service, rss_kib()
    fuzz = TypedFuzz(there, seed=seed, tally=tally)
    try:
        async with looking(there) as display:
            while tally.frames < frames:
                await fuzz.run(min(PLAY_EVERY, frames - tally.frames))
                await there.play()
                assert (there.console.connections, display.connections) == (1, 1), tally.ended
                assert there.service is service
                assert not tally.tracebacks, tally.tracebacks[0]
                tally.grown_kib = max(tally.grown_kib, rss_kib() - before_kib)
    finally:
        logging.getLogger().removeHandler(seen)


async def fuzz_as_supervisor(there: House, *, seed: int, frames: int, tally: Tally) -> None:
    """Somebody who may order everything orders anything. Money and game are then his to answer
    for; but the table stays in service, and whoever looks is shown what came of it."""
    seen = Reasons(tally)
    logging.getLogger().addHandler(seen)
    service = there.service
    try:
        async with looking(there) as display:
            await TypedFuzz(there, seed=seed, tally=tally, who=SUPERVISOR).run(frames)
            await there.durable()
            assert (there.console.connections, display.connections) == (1, 1), tally.ended
            assert there.service is service
            assert not tally.tracebacks, tally.tracebacks[0]
    finally:
        logging.getLogger().removeHandler(seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulebook", default="crown-single-zero")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.INFO, handlers=[logging.NullHandler()])
    table_client.LINES_A_SECOND_MAX = 10**9  # it is not the flood that is tried here
    session.SILENCE_S = 60.0  # nor how fast this machine is
    tally, book = Tally(), resources.rulebook(asked.rulebook)

    began = time.monotonic()

    async def one_house(seed: int) -> None:
        until = min(asked.frames, tally.frames + HOUSE_EVERY)
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder), book, grace_s=GRACE_S) as there:
                await typed_fuzz(there, seed=seed, frames=until, tally=tally)
        tally.took_s = time.monotonic() - began
        print(f"{tally.frames:>9,} lines {tally.took_s:7.1f} s", flush=True)

    try:
        for seed in count(asked.seed):
            if tally.frames >= asked.frames:
                break
            asyncio.run(one_house(seed))
    finally:
        report(tally)


if __name__ == "__main__":
    main()
