"""The door of a terminal: as long as it is open nothing is played or taken."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from kiosk.game.facts import LockReason
from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.journal.errors import JournalError
from kiosk.service import Machine
from kiosk.terminal.service import TerminalService

_log = logging.getLogger(__name__)

LOOK_S = 0.1
_WHO = "door switch"


class Door(Protocol):
    def open(self) -> bool: ...


class DoorWatch:
    """Locks the terminal while the door is open, over any restart."""

    def __init__(self, switch: Door, machine: Machine[TerminalService]) -> None:
        self._switch = switch
        self._machine = machine

    async def run(self) -> None:
        while True:
            service = self._machine.service
            if service is not None:
                # A disk that fails is the machine's own matter, and it is looked at again.
                with suppress(JournalError, Refused):
                    await self.look(service)
            await asyncio.sleep(LOOK_S)

    async def look(self, service: TerminalService) -> None:
        locked = LockReason.DOOR in service.state.locks.reasons
        if self._switch.open() == locked:
            return
        _log.warning("the door is %s", "shut" if locked else "open")
        if locked:
            await service.tell(c.Unlock(LockReason.DOOR, _WHO))
        else:
            await service.tell(c.Lock(LockReason.DOOR, "the door is open"))
