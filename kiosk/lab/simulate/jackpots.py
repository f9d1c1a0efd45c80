"""The jackpot controller as a machine in a simulated room, and what such a one is set to."""

import asyncio
import errno
from random import Random

from kiosk.doors import receive
from kiosk.game.jackpot.draw import NONCE_BYTES
from kiosk.game.jackpot.values import JackpotTerms, LevelTerms
from kiosk.jackpot.service import JackpotService
from kiosk.jackpot.settings import JackpotSettings, JackpotSources
from kiosk.journal.log import FactLog
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.hit_on_demand import ArrangedJackpots
from kiosk.lab.simulate.machines import CONTROLLER, VirtualMachine, World, timed_hash
from kiosk.link.identity import Peer
from kiosk.link.jackpot import at_controller
from kiosk.link.session import LINE_MAX
from kiosk.safe import SafeMemory, Secrets
from kiosk.service import Machine

WAGER_CENTS = 500
SHOWN = JackpotTerms(
    wager_cents=WAGER_CENTS,
    most_return_bp=10_000,
    levels=(
        LevelTerms(
            name="Supernova",
            reset_cents=1_000_000,
            limit_cents=2_500_000,
            increment_bp=200,
            hidden_bp=50,
            approval_cents=0,
        ),
        LevelTerms(
            name="Nova",
            reset_cents=100_000,
            limit_cents=250_000,
            increment_bp=200,
            hidden_bp=50,
            approval_cents=100_000,
        ),
        LevelTerms(name="Comet", reset_cents=20_000, limit_cents=50_000, increment_bp=300),
        LevelTerms(name="Meteor", reset_cents=5000, limit_cents=10_000, increment_bp=400),
    ),
)
"""As a house would set them."""
LIVELY = JackpotTerms(
    wager_cents=WAGER_CENTS,
    most_return_bp=10**7,
    levels=(
        LevelTerms(
            name="Supernova",
            reset_cents=100_000,
            limit_cents=101_000,
            increment_bp=1000,
            hidden_bp=100,
            approval_cents=0,
        ),
        LevelTerms(name="Meteor", reset_cents=5000, limit_cents=5300, increment_bp=1000),
    ),
)
"""In narrow ranges, so that an evening of a few rounds has hits: of the trigger nobody knows more
than anybody else."""


class SafeOnDisk(SafeMemory):
    """On the disk of the journal: no trigger is kept where there is no room."""

    def __init__(self, disk: VirtualDisk) -> None:
        super().__init__()
        self._disk = disk
        self.read = asyncio.Event()
        """By somebody who has no business there."""

    async def seen(self) -> None:
        await self.read.wait()
        self.read.clear()

    async def keep(self, secrets: Secrets) -> None:
        await asyncio.sleep(self._disk.commit_s())
        if self._disk.is_full:
            raise OSError(errno.ENOSPC, "there is no room for triggers")
        await super().keep(secrets)


class VirtualController(VirtualMachine):
    def __init__(
        self, terms: JackpotTerms, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(CONTROLLER, world.network, disk, random)
        self.settings = JackpotSettings(name="Supernova", terms=terms)
        self.safe = SafeOnDisk(disk)
        self.machine = self._new_machine()

    def _new_machine(self) -> Machine[JackpotService]:
        return Machine(self._open_log, self._start)

    def _boot(self) -> None:
        self.machine = machine = self._new_machine()
        machine.on_change = self.on_change

        async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await receive(machine, at_controller(reader, writer), Peer(name="", uid=0))

        self._network.listen(self.node, CONTROLLER, door, limit=LINE_MAX)
        self._spawn(machine.run())

    async def _start(self, log: FactLog) -> JackpotService:
        sources = JackpotSources(
            now_ms=self._clock(log).now_ms,
            draw_key=self._draw_key,
            draw_nonce=lambda: self._random.randbytes(NONCE_BYTES),
            hash_pin=timed_hash,
            safe=self.safe,
        )
        return await ArrangedJackpots.start(log, self.settings, sources)

    async def hit_next(self, level: int) -> None:
        """The next jackpot wager makes this level fall: 0 is the greatest."""
        service = self.machine.service
        assert isinstance(service, ArrangedJackpots), self.machine.trouble
        await service.arranged.hit_next(level)
