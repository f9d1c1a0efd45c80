"""A client of a jackpot controller that asks and hears, with nothing behind it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from kiosk.game.jackpot.values import HitKept, JackpotTold, RoundKept
from kiosk.link import jackpot as j
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt, Message
from kiosk.link.messages import PROTOCOL, Answer, Refusal
from kiosk.link.session import Connect, LineError, LinkError, Session, beat

Said = TypeVar("Said", bound=Message)


class JackpotPeer:
    """Made by `connected`."""

    def __init__(self, session: Session[j.FromController], welcome: j.JackpotWelcome) -> None:
        self.session = session
        self.welcome = welcome
        self.told: JackpotTold | None = None
        self.kept: dict[str, HitKept] = {}
        """Hits of this table, as the controller has them."""
        self.rounds: dict[str, RoundKept] = {}
        """And rounds of which it has not heard what became, by key."""
        self.refused: Refusal | None = None
        self._answers: dict[str, asyncio.Future[j.JackpotDrawn | Answer]] = {}
        self._news = asyncio.Event()
        self._ended = False

    async def ask(self, key: str, said: Message) -> j.JackpotDrawn | Answer:
        """Raises `LinkError` if the connection ends before it is answered."""
        if self._ended:
            raise LinkError("the link was cut")
        answer: asyncio.Future[j.JackpotDrawn | Answer]
        answer = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        self.session.say(said)
        return await answer

    async def levels(self) -> JackpotTold:
        """As they were told last, once: then the next ones are waited for."""
        await self._news.wait()
        self._news.clear()
        if self._ended or self.told is None:
            raise LinkError("the link was cut")
        return self.told

    async def run(self) -> None:
        try:
            while True:
                self._hear(await self.session.hear())
        finally:
            self._ended = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(LinkError("the link was cut"))
                    answer.exception()  # whoever has given up waiting need not be told
            self._news.set()

    def _hear(self, heard: j.FromController) -> None:
        match heard:
            case j.JackpotDrawn():
                self._answer(heard.key, heard)
            case Answer():
                self._answer(heard.id, heard)
            case j.JackpotLevels():
                self.told = heard.told
                self._news.set()
            case j.JackpotHitKept():
                self.kept[heard.kept.hit.id] = heard.kept
                self._news.set()
            case j.JackpotRoundKept():
                self.rounds[heard.kept.key] = heard.kept
                self._news.set()
            case Refusal():
                self.refused = heard
                raise LineError(f"the controller refuses us: {heard.why}")

    def _answer(self, key: str, heard: j.JackpotDrawn | Answer) -> None:
        answer = self._answers.pop(key, None)
        if answer is not None and not answer.done():
            answer.set_result(heard)


async def greet(
    connect: Connect, name: str, role: Role = Role.TABLE, seen: HeadAt | None = None
) -> JackpotPeer:
    """Raises `LinkError` or `OSError`."""
    session = j.at_jackpot_client(*await connect())
    hello = j.JackpotHello(protocol=PROTOCOL, role=role, name=name, seen=seen or HeadAt())
    session.say(hello)
    try:
        match await session.hear():
            case j.JackpotWelcome() as welcome:
                session.go_on_saying_from(welcome.first)
                return JackpotPeer(session, welcome)
            case other:
                raise LineError(f"the hello was answered by {other}")
    except BaseException:  # also whoever gives up waiting hangs up
        session.abort()
        raise


@asynccontextmanager
async def connected(
    connect: Connect, name: str, role: Role = Role.TABLE, seen: HeadAt | None = None
) -> AsyncIterator[JackpotPeer]:
    peer = await greet(connect, name, role, seen)
    tasks = [asyncio.create_task(peer.run()), asyncio.create_task(beat(peer.session))]
    try:
        yield peer
    finally:
        peer.session.abort()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, LinkError):
                await task
