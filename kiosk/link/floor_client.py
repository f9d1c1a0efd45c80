"""A client of a floor that asks and hears, with nothing behind it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from kiosk.link import floor as fl
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt
from kiosk.link.messages import PROTOCOL, Refusal
from kiosk.link.session import Connect, LineError, LinkError, Session, beat


class FloorRefusedError(LineError):
    """The floor does not serve this table, and says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"the floor refuses us: {refusal.why}")
        self.refusal = refusal


class FloorPeer:
    """Made by `connected`."""

    def __init__(self, session: Session[fl.FromFloor], welcome: fl.FloorWelcome) -> None:
        self.session = session
        self.welcome = welcome
        self.on_news: Callable[[fl.FloorNumbers | fl.FloorPaid], None] = lambda news: None
        self._held: dict[str, asyncio.Future[fl.FloorHeld]] = {}
        self._heads: dict[str, asyncio.Future[fl.FloorHead]] = {}
        self._lost = asyncio.Event()
        self._why = LinkError("the link was cut")

    async def hold(self, asked: fl.FloorHold) -> fl.FloorHeld:
        """Raises `LinkError` if the connection ends before it is answered. Whoever gives up waiting
        has not been refused: it is not known."""
        return await self._ask(self._held, asked.key, asked)

    async def keep(self, journal: str, pieces: list[bytes]) -> fl.FloorHead:
        """Facts behind the head that the floor has told. With nothing it tells that head."""
        for piece in pieces[:-1]:
            self.session.say(fl.FloorFacts(journal=journal, data=piece, last=False))
        last = fl.FloorFacts(journal=journal, data=pieces[-1] if pieces else b"")
        return await self._ask(self._heads, journal, last)

    async def _ask(
        self, waiting: dict[str, asyncio.Future[fl.Told]], key: str, said: fl.ToFloor
    ) -> fl.Told:
        if self._lost.is_set():
            raise self._why
        answer = waiting.setdefault(key, asyncio.get_running_loop().create_future())
        self.session.say(said)
        return await asyncio.shield(answer)

    async def run(self) -> None:
        try:
            while True:
                self._hear(await self.session.hear())
        except LinkError as error:
            self._why = error
            raise
        finally:
            self._lost.set()
            _cut(self._held)
            _cut(self._heads)

    async def until_lost(self) -> None:
        """Raises `LinkError` when the connection has ended, whether or not anything is asked."""
        await self._lost.wait()
        raise self._why

    def _hear(self, heard: fl.FromFloor) -> None:
        match heard:
            case fl.FloorHeld():
                _tell(self._held.pop(heard.key, None), heard)
            case fl.FloorHead():
                _tell(self._heads.pop(heard.journal, None), heard)
            case fl.FloorNumbers() | fl.FloorPaid():
                self.on_news(heard)
            case Refusal():
                raise FloorRefusedError(heard)


class RestoringPeer:
    """A table that has lost its journal. Made by `restoring`."""

    def __init__(self, session: Session[fl.FromFloor], head: HeadAt) -> None:
        self._session = session
        self.head = head
        """So far the floor has it."""
        self.told_seq = 0

    async def batch(self, after: int) -> list[bytes]:
        """The pieces of the next facts. Raises `LinkError`."""
        self._session.say(fl.FloorRestore(after=after))
        pieces: list[bytes] = []
        while True:
            match await self._session.hear():
                case fl.FloorKept() as kept:
                    pieces.append(kept.data)
                    self.told_seq = kept.told_seq
                    if kept.last:
                        return pieces
                case Refusal() as refusal:
                    raise FloorRefusedError(refusal)


@asynccontextmanager
async def restoring(connect: Connect, name: str) -> AsyncIterator[RestoringPeer]:
    session = fl.at_floor_client(*await connect())
    session.say(fl.FloorHello(protocol=PROTOCOL, role=Role.TABLE, name=name, restores=True))
    try:
        match await session.hear():
            case fl.FloorWelcome() as welcome:
                session.go_on_saying_from(welcome.first)
                yield RestoringPeer(session, welcome.head)
            case Refusal() as refusal:
                raise FloorRefusedError(refusal)
            case other:
                raise LineError(f"the hello was answered by {other}")
    finally:
        session.abort()


def _cut(waiting: "dict[str, asyncio.Future[fl.Told]]") -> None:
    for answer in waiting.values():
        if not answer.done():
            answer.set_exception(LinkError("the link was cut"))
            answer.exception()  # whoever has given up waiting need not be told


def _tell(answer: "asyncio.Future[fl.Told] | None", heard: fl.Told) -> None:
    if answer is not None and not answer.done():
        answer.set_result(heard)


async def greet(connect: Connect, name: str, head: HeadAt) -> FloorPeer:
    """Raises `LinkError` or `OSError`."""
    session = fl.at_floor_client(*await connect())
    session.say(fl.FloorHello(protocol=PROTOCOL, role=Role.TABLE, name=name, head=head))
    try:
        match await session.hear():
            case fl.FloorWelcome() as welcome:
                session.go_on_saying_from(welcome.first)
                return FloorPeer(session, welcome)
            case Refusal() as refusal:
                raise FloorRefusedError(refusal)
            case other:
                raise LineError(f"the hello was answered by {other}")
    except BaseException:  # also whoever gives up waiting hangs up
        session.abort()
        raise


@asynccontextmanager
async def connected(connect: Connect, name: str, head: HeadAt) -> AsyncIterator[FloorPeer]:
    peer = await greet(connect, name, head)
    tasks = [asyncio.create_task(peer.run()), asyncio.create_task(beat(peer.session))]
    try:
        yield peer
    finally:
        peer.session.abort()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, LinkError):
                await task
