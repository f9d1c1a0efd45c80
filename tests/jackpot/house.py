"""A controller at work: a real journal, a real safe and a real socket, in this process."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from random import Random

from msgspec.structs import replace

from kiosk.audit.audit import audit_file
from kiosk.config import Network
from kiosk.doors import Connections, open_doors
from kiosk.game import facts as f
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import JackpotTerms
from kiosk.jackpot.process import MACHINE
from kiosk.jackpot.service import JackpotService
from kiosk.jackpot.settings import JackpotSettings, JackpotSources
from kiosk.journal.facts import read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.reader import JournalReader
from kiosk.lab.simulate.pins import quick_digest, quick_hash
from kiosk.link import jackpot as j
from kiosk.link.identity import Role
from kiosk.link.jackpot_client import JackpotPeer, connected
from kiosk.link.message import HeadAt
from kiosk.link.messages import Answer
from kiosk.rules.supernova import Several
from kiosk.safe import SafeFile
from kiosk.service import Machine
from kiosk.way import way_to
from tests.game.jackpot.stories import MAJOR, MINOR, TERMS

WAIT_S = 60.0
NETWORK = Network(socket="jackpot.sock")
PINS = {"ann": "482915", "bob": "730264", "eve": "195837"}
NARROW = replace(
    TERMS,
    most_return_bp=10**6,
    levels=(MAJOR, replace(MINOR, name="Minor", reset_cents=1000, limit_cents=1100)),
)
"""Its second level is hit every few rounds."""


PEOPLE = {name: f"5a17:{quick_digest(pin, '5a17')}" for name, pin in PINS.items()}


class House:
    """Of one controller, which may be stopped and started again."""

    def __init__(
        self,
        folder: Path,
        terms: JackpotTerms = NARROW,
        seed: int = 1,
        network: Network = NETWORK,
        service: type[JackpotService] = JackpotService,
    ) -> None:
        self.network = network
        self._service = service
        self.folder = folder
        self.journal = folder / "jackpot.db"
        self.safe = SafeFile(folder / "jackpot.secret")
        self.settings = JackpotSettings(name="Supernova", terms=terms, people=PEOPLE)
        self.chance = Random(seed)
        self.machine: Machine[JackpotService] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator["House"]:
        sources = JackpotSources(
            now_ms=lambda: time.time_ns() // 1_000_000,
            draw_key=lambda: self.chance.randbytes(16).hex(),
            draw_nonce=lambda: self.chance.randbytes(32),
            hash_pin=quick_hash,
            safe=self.safe,
        )
        started = asyncio.Event()
        self.machine = Machine(
            lambda: DurableLog(Journal.open(self.journal, machine=MACHINE)),
            lambda log: self._service.start(log, self.settings, sources),
        )
        self.machine.on_change = started.set
        entrance = Connections(self.machine, j.at_controller)
        async with open_doors(entrance, self.network, self.folder) as self.doors:
            running = asyncio.create_task(self.machine.run())
            try:
                async with asyncio.timeout(WAIT_S):
                    await started.wait()
                yield self
            finally:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running

    @property
    def state(self) -> Controller:
        assert self.machine is not None and self.machine.service is not None
        return self.machine.service.durable

    def table(
        self, name: str = "A", role: Role = Role.TABLE, seen: HeadAt | None = None
    ) -> AbstractAsyncContextManager[JackpotPeer]:
        return connected(way_to(NETWORK, self.folder), name, role, seen)

    def facts(self) -> list[f.Fact]:
        with JournalReader.read_only(self.journal) as journal:
            return [fact for _, fact in read_facts(journal)]

    def findings(self) -> list[str]:
        return [str(finding) for finding in audit_file(self.journal, {}).findings]


async def play(
    peer: JackpotPeer, round_: int, *seats: str, key: str = "", several: Several = Several.SHARE
) -> j.JackpotDrawn | Answer:
    key = key or f"key-{round_}"
    asked = j.JackpotRound(key=key, round=round_, seats=seats or ("1",), several=several)
    async with asyncio.timeout(WAIT_S):
        return await peer.ask(key, asked)


async def tell(peer: JackpotPeer, said: j.ToController, key: str) -> Answer:
    async with asyncio.timeout(WAIT_S):
        answer = await peer.ask(key, said)
    assert isinstance(answer, Answer)
    return answer


async def play_until_hit(peer: JackpotPeer, first: int, *seats: str) -> j.JackpotDrawn:
    """Rounds from this one on, confirmed, up to one that hits, which is not."""
    for round_ in range(first, first + 1000):
        drawn = await play(peer, round_, *seats)
        assert isinstance(drawn, j.JackpotDrawn)
        if drawn.hits:
            return drawn
        await tell(peer, j.JackpotConfirmed(key=drawn.key), drawn.key)
    raise AssertionError("nothing was hit")
