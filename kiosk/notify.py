"""Telling systemd that a service serves, and that it still turns.

The socket of `sd_notify`, and no library for it: one datagram a message. Where nobody has started
us in that way, nothing is said.
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

_log = logging.getLogger(__name__)

SOCKET, WATCHDOG = "NOTIFY_SOCKET", "WATCHDOG_USEC"
_SIGNS_A_TERM = 4
"""More than one sign of life may be late before a term is over."""
_SIGN_S = 2.0
_EXTENDED_US = 60_000_000
"""Of the time for a start, with each sign that it goes on."""


@dataclass(frozen=True, slots=True)
class ServiceManager:
    """Whoever waits for our word."""

    address: str
    watchdog_s: float | None
    """The term for a sign of life. None: nobody waits for one."""

    @classmethod
    def of(cls, environment: MutableMapping[str, str]) -> "ServiceManager | None":
        """Takes what it reads out of the environment: a child that inherited it could speak in our
        name. WATCHDOG_PID is not looked at, for in a kiosk it is the compositor's."""
        address, term = environment.pop(SOCKET, ""), environment.pop(WATCHDOG, "")
        if not address:
            return None
        return cls(address, int(term) / 1e6 if term.isdecimal() and int(term) else None)

    def tell(self, message: str) -> None:
        """A manager that does not hear is no reason to stop: the floor plays on."""
        name = f"\0{self.address[1:]}" if self.address.startswith("@") else self.address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as end:
                end.setblocking(False)  # nor does anybody wait for it
                end.sendto(message.encode(), name)
        except OSError as error:
            _log.warning("the service manager was not told %s: %s", message, error)


class Starting:
    """How far a service has come that is not ready yet."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        """It serves, or says why it cannot."""
        self.status = ""
        """For whoever looks."""


@asynccontextmanager
async def serving(
    starting: Starting | None = None, environment: MutableMapping[str, str] = os.environ
) -> AsyncIterator[None]:
    """Around the work of a service that can be used when it has started, or from now on. The signs
    of life are given by the event loop that does the work: when it no longer turns they cease, and
    systemd starts anew."""
    manager = ServiceManager.of(environment)
    if manager is None:
        yield
        return
    if starting is None:
        manager.tell("READY=1")
    living = asyncio.ensure_future(_live(manager, starting))
    try:
        yield
    finally:
        living.cancel()
        manager.tell("STOPPING=1")
        with suppress(asyncio.CancelledError):
            await living


async def _live(manager: ServiceManager, starting: Starting | None) -> None:
    if starting is not None:
        await _start(manager, starting)
    while manager.watchdog_s is not None:
        manager.tell("WATCHDOG=1")
        await asyncio.sleep(manager.watchdog_s / _SIGNS_A_TERM)


async def _start(manager: ServiceManager, starting: Starting) -> None:
    """However long it takes: systemd waits as long as it hears that it goes on."""
    told = False
    while not starting.over.is_set():
        try:
            async with asyncio.timeout(_SIGN_S):
                await starting.over.wait()
        except TimeoutError:
            manager.tell(f"EXTEND_TIMEOUT_USEC={_EXTENDED_US}\nSTATUS={starting.status}")
            told = True
    manager.tell("READY=1")
    if told:
        manager.tell(f"STATUS={starting.status}")
