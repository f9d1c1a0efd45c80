"""One machine of an evening in the wrong hands: enrolled like the others, and heard like them.

It is a client of its own that never was honest, or a terminal at which somebody plays and whose
lines are changed, kept back and added to on their way out.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import StrEnum
from functools import partial
from random import Random
from typing import Any

import msgspec

from kiosk.game.table import commands as c
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.liar import KINDS, Liar
from kiosk.lab.simulate.machines import TABLE, VirtualProgram, VirtualTerminal, World
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import DEALER, PINS
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX, LinkError, Session, at_client, line
from kiosk.rules.rulebook import RuleBook


class Hostile(StrEnum):
    TERMINAL = "terminal"
    CORRUPTED_TERMINAL = "corrupted terminal"
    DISPLAY = "display"
    SENSOR = "sensor"
    CONSOLE = "console"
    DEALERS_CONSOLE = "dealer's console"
    """At which the dealer has signed in."""


_ROLES = {
    Hostile.TERMINAL: Role.TERMINAL,
    Hostile.DISPLAY: Role.DISPLAY,
    Hostile.SENSOR: Role.SENSOR,
    Hostile.CONSOLE: Role.CONSOLE,
    Hostile.DEALERS_CONSOLE: Role.CONSOLE,
}
AT_SEATS = (Hostile.TERMINAL, Hostile.CORRUPTED_TERMINAL)
_NAME = "666"
"""Of a machine that has no seat."""
_PACES_S = (0.02, 0.2, 1.0)
_LINES = (3, 40, 400)
"""Of one connection, at most."""
_AWAY_S = (0.2, 5.0)
_KEPT_BACK, _ADDED, _CHANGED = 0.03, 0.15, 0.1
"""How often a corrupted terminal does what with a line of its own."""
_TESTIMONY = (c.IssueTicket, c.CancelTicket, c.JudgePaper)
"""What a dealer says to have seen is the truth to every machine: there he answers for it."""


class HostileClient(VirtualProgram):
    def __init__(
        self, kind: Hostile, seat: str, book: RuleBook, network: Network, random: Random
    ) -> None:
        role = _ROLES[kind]
        name = seat if role is Role.TERMINAL else _NAME
        super().__init__(f"{role}-{name}", network)
        self._liar = Liar(role, name, book, random)
        self._liar.know("name", [*PINS])
        self._random = random
        self._who = DEALER if kind is Hostile.DEALERS_CONSOLE else ""
        self._liar.know("who", [self._who or DEALER])

    def _boot(self) -> None:
        self.node.certificate = self.name
        self._spawn(self._run())

    async def _run(self) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await self._network.connect(self.node, TABLE, limit=LINE_MAX)
                await self._visit(at_client(reader, writer))
            await asyncio.sleep(self._random.uniform(*_AWAY_S))

    async def _visit(self, session: Session[m.FromTable]) -> None:
        try:
            session.say(self._liar.hello())
            welcome = await session.hear()
            if not isinstance(welcome, m.Welcome):
                return  # it was cut off a moment ago
            self._liar.learn(welcome)
            session.go_on_saying_from(welcome.first)
            async with asyncio.TaskGroup() as tasks:
                hearing = tasks.create_task(self._hear(session))
                await self._speak(session)
                hearing.cancel()
        except* LinkError:
            pass
        finally:
            end = self._random.choice([session.close, session.abort])
            end()

    async def _hear(self, session: Session[m.FromTable]) -> None:
        while True:
            self._liar.learn(await session.hear())

    async def _speak(self, session: Session[m.FromTable]) -> None:
        if self._who:
            session.say(m.SignIn(id="in", name=self._who, pin=PINS[self._who]))
        pace_s = self._random.choice(_PACES_S)
        for _ in range(self._random.randint(1, self._random.choice(_LINES))):
            await asyncio.sleep(self._random.expovariate(1 / pace_s))
            said = self._liar.says()
            if not (isinstance(said, m.StaffOrder) and isinstance(said.order, _TESTIMONY)):
                session.say(said)


class CorruptedTerminal(VirtualTerminal):
    """Its player and its devices are like any other's."""

    def __init__(
        self, book: RuleBook, seat: str, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(book, seat, world, disk, random)
        self._liar = Liar(Role.TERMINAL, seat, book, random)
        self._liar.know("name", [*PINS])

    def start(self) -> None:
        super().start()
        self.node.certificate = self.name
        self.node.twist = self._new_connection

    def _new_connection(self) -> Callable[[bytes], Iterator[bytes]]:
        return partial(self._twist, [0])

    def _twist(self, shift: list[int], said: bytes) -> Iterator[bytes]:
        """What is sent in the place of a line. Numbers stay right, whatever comes or goes."""
        frame = msgspec.json.decode(said)
        self._liar.learn_said(frame["say"])
        if frame["say"]["type"] == "hello":
            yield said
            return
        dice = self._random.random()
        if dice < _KEPT_BACK:
            shift[0] -= 1
            return
        if dice < _KEPT_BACK + _ADDED:
            yield line(frame["n"] + shift[0], self._liar.says())
            shift[0] += 1
        message: Any = frame["say"]
        if dice > 1 - _CHANGED:
            message = self._liar.other(message, KINDS[message["type"]]) or message
        yield msgspec.json.encode({"n": frame["n"] + shift[0], "say": message}) + b"\n"
