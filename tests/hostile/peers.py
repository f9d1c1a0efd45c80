"""Peers that say whatever they are told to, well formed or not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kiosk.game.funds.standing import FundsStanding
from kiosk.game.reconcile import standing_of
from kiosk.game.terminal.machine import new_terminal
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import line
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import WAIT_S, House

Kind = TypeVar("Kind", bound=m.Message)

NOTES = FundsStanding(notes={10_000: 40})
ARRIVAL = {"seat_joined", "head_seen", "seat_funds_told", "seat_notes_told"}
"""The facts of a terminal that comes and does nothing."""
NOBODY = "0" * 18
"""A ticket that was never issued."""

GUESTS = tuple(role for role in Role if role is not Role.TABLE)
"""Who comes to a table. A table itself is the guest of a jackpot controller."""


class _Frame(msgspec.Struct):
    n: int
    say: m.FromTable


_DECODER = msgspec.json.Decoder(_Frame)


class Peer:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.n = 0
        """The number of its next line."""
        self.heard: list[m.FromTable] = []
        self._asked = 0

    def send(self, data: bytes) -> None:
        if not self.writer.is_closing():
            self.writer.write(data)

    async def drained(self) -> None:
        async with asyncio.timeout(WAIT_S):
            await self.writer.drain()

    def say(self, message: m.Message) -> None:
        self.send(line(self.n, message))
        self.n += 1

    async def hear(self) -> m.FromTable:
        """Raises `EOFError` if the table hung up."""
        async with asyncio.timeout(WAIT_S):
            data = await self.reader.readuntil(b"\n")
        self.heard.append(_DECODER.decode(data).say)
        return self.heard[-1]

    async def hear_a(self, kind: type[Kind]) -> Kind:
        """The next message of this kind, whatever comes before it."""
        while True:
            heard = await self.hear()
            if isinstance(heard, kind):
                return heard

    async def ask(self, question: m.Message) -> m.Message:
        self.say(question)
        while True:
            heard = await self.hear()
            if isinstance(heard, m.Answer | m.Refusal | m.TicketHeld | m.TicketReserved):
                return heard

    async def handled(self) -> None:
        """Of a terminal: all that was said before this is handled by the table."""
        self.say(m.HoldTicket(number=NOBODY))
        while (await self.hear_a(m.Refusal)).of != NOBODY:
            pass

    async def settled_in(self, house: House) -> None:
        """Of a terminal: what the table writes because it came is written."""
        await self.handled()
        await house.durable()

    async def ended(self) -> str:
        """The reason the table gave before it hung up, if any."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                await self.hear()
        told = [heard.why for heard in self.heard if isinstance(heard, m.Refusal)]
        return (told[-1].because or str(told[-1])) if told else ""

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            async with asyncio.timeout(WAIT_S):
                await self.writer.wait_closed()

    async def hello(self, hello: m.Hello) -> m.Welcome:
        self.say(hello)
        heard = await self.hear()
        assert isinstance(heard, m.Welcome), heard
        self.n = heard.first
        if hello.role is Role.TERMINAL:
            self.say(m.Beat())  # the table takes nothing from a terminal before its first line
        return heard


@asynccontextmanager
async def peer(at: House | Path, **extra: Any) -> AsyncIterator[Peer]:
    """A connection to the table's unix socket, and nothing said."""
    path = at.socket if isinstance(at, House) else at
    someone = Peer(*await asyncio.open_unix_connection(path, limit=2**20, **extra))
    try:
        yield someone
    finally:
        await someone.close()


def standing(book: RuleBook, seat: str, head: m.HeadAt, **told: Any) -> m.Standing:
    """Of a terminal where nothing ever happened but some notes, and what is told here."""
    fresh = changes(None, standing_of(new_terminal(book, seat)), batch=0, head=head)
    return msgspec.structs.replace(fresh, **{"funds": NOTES, **told})


def hello(role: Role, name: str, **told: Any) -> m.Hello:
    return m.Hello(protocol=m.PROTOCOL, role=role, name=name, **told)


def terminal_hello(house: House, seat: str, **told: Any) -> m.Hello:
    book = house.book
    where = standing(book, seat, told.pop("head", None) or house.head(), **told)
    return hello(Role.TERMINAL, seat, digest=book.digest, standing=where)


@asynccontextmanager
async def terminal(house: House, seat: str, **told: Any) -> AsyncIterator[Peer]:
    """A terminal that was welcomed."""
    async with peer(house) as someone:
        await someone.hello(terminal_hello(house, seat, **told))
        yield someone


@asynccontextmanager
async def client(house: House, role: Role, name: str = "x") -> AsyncIterator[Peer]:
    """Any other client that was welcomed."""
    async with peer(house) as someone:
        await someone.hello(hello(role, name))
        yield someone
