"""Keeps a device at work: opens it, watches it, and opens it again when it was gone.

Whatever becomes of a device, its terminal goes on. That it is gone is said once, however often it
is looked for in vain, and that it is back once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from kiosk.devices.lost import DeviceLost

_log = logging.getLogger(__name__)

RETRY_S = 0.25
RETRY_S_MAX = 4.0


class Supervised(Protocol):
    """A driver."""

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        """Work with the device at this path until it is lost, which raises `DeviceLost`. `here` is
        called whenever the device has answered: an open port alone proves nothing."""


class Supervisor:
    def __init__(
        self,
        name: str,
        path: Path,
        device: Supervised,
        *,
        gone: Callable[[str], Awaitable[None]],
        back: Callable[[], Awaitable[None]],
    ) -> None:
        self._name = name
        self._path = path
        self._device = device
        self._gone = gone
        self._back = back
        self._missed = False
        self._wait_s = RETRY_S

    async def run(self) -> None:
        while True:
            try:
                await self._device.run(self._path, self._here)
            except DeviceLost as lost:
                await self._lost(str(lost))
            await asyncio.sleep(self._wait_s)
            self._wait_s = min(RETRY_S_MAX, self._wait_s * 2)

    async def _here(self) -> None:
        self._wait_s = RETRY_S
        if self._missed:
            self._missed = False
            _log.info("the %s is back", self._name)
            await self._back()

    async def _lost(self, why: str) -> None:
        if not self._missed:
            self._missed = True
            _log.warning("the %s is gone: %s", self._name, why)
            await self._gone(why)
