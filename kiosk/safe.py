"""Where secrets are until they are told, the ring of Spread-Bet and the triggers of jackpots:
outside the journal, so that whoever reads that, or is given a part of it, does not know them; and
durably, so that a machine that was interrupted goes on with the same ones."""

import asyncio
import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import msgspec

from kiosk.folder_sync import replace_file
from kiosk.inotify import Opened

_log = logging.getLogger(__name__)

Secrets = Mapping[str, bytes]
"""By name."""


class Safe(Protocol):
    async def keep(self, secrets: Secrets) -> None:
        """These, and no others. Returns when they are durable; raises `OSError`."""

    def secrets(self) -> Secrets:
        """Those that are to be found."""

    async def seen(self) -> None:
        """Returns when somebody else has read them, as far as that can be noticed; at once if it
        was while nobody kept watch."""


class SafeFile:
    """A `Safe` beside the journal, for the eyes of its machine alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._replaced = asyncio.Event()

    async def keep(self, secrets: Secrets) -> None:
        kept = msgspec.json.encode({name: secret.hex() for name, secret in secrets.items()})
        await asyncio.to_thread(replace_file, self._path, kept, secret=True)
        self._replaced.set()

    async def seen(self) -> None:
        """While it waits whoever opens the file is noticed. Before that its times tell, unless the
        disk keeps none or whoever read it is its owner and knows how to leave none."""
        while True:
            self._replaced.clear()
            try:
                opened = Opened(self._path)
            except OSError as error:
                if not isinstance(error, FileNotFoundError):
                    _log.warning("nobody tells who reads %s: %s", self._path.name, error)
                await self._replaced.wait()
                continue
            try:
                if _was_read(self._path) or await _first(opened.event, self._replaced):
                    return
            finally:
                opened.close()

    def secrets(self) -> Secrets:
        try:
            kept = msgspec.json.decode(_read_without_trace(self._path), type=dict[str, str])
            return {name: bytes.fromhex(secret) for name, secret in kept.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            _log.warning("the secrets of %s are not to be read: %s", self._path.name, error)
            return {}


def _was_read(path: Path) -> bool:
    """Since it was written. We ourselves leave no trace."""
    try:
        times = path.stat()
    except OSError:
        return False
    return times.st_atime_ns > times.st_mtime_ns


def _read_without_trace(path: Path) -> bytes:
    with open(path, "rb", opener=_without_trace) as file:
        return file.read()


def _without_trace(path: str, flags: int) -> int:
    try:
        return os.open(path, flags | os.O_NOATIME)
    except PermissionError:  # it is somebody else's, who lets us read it
        return os.open(path, flags)


async def _first(one: asyncio.Event, other: asyncio.Event) -> bool:
    """Whether it is the first that came, or both."""
    waiting = [asyncio.create_task(event.wait()) for event in (one, other)]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
    return one.is_set()


class SafeMemory:
    """A `Safe` of a simulated machine, and of one without files."""

    def __init__(self) -> None:
        self._kept: Secrets = {}

    async def keep(self, secrets: Secrets) -> None:
        self._kept = dict(secrets)

    def secrets(self) -> Secrets:
        return self._kept

    async def seen(self) -> None:
        await asyncio.get_running_loop().create_future()  # nobody can
