"""Where secrets are until they are told, the ring of Spread-Bet and the triggers of jackpots:
outside the journal, so that whoever reads that, or is given a part of it, does not know them; and
durably, so that a machine that was interrupted goes on with the same ones."""

import asyncio
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import msgspec

from kiosk.folder_sync import replace_file

_log = logging.getLogger(__name__)

Secrets = Mapping[str, bytes]
"""By name."""


class Safe(Protocol):
    async def keep(self, secrets: Secrets) -> None:
        """These, and no others. Returns when they are durable; raises `OSError`."""

    def secrets(self) -> Secrets:
        """Those that are to be found."""


class SafeFile:
    """A `Safe` beside the journal, for the eyes of its machine alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def keep(self, secrets: Secrets) -> None:
        kept = msgspec.json.encode({name: secret.hex() for name, secret in secrets.items()})
        await asyncio.to_thread(replace_file, self._path, kept, secret=True)

    def secrets(self) -> Secrets:
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
            return {name: bytes.fromhex(secret) for name, secret in kept.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            _log.warning("the secrets of %s are not to be read: %s", self._path.name, error)
            return {}


class SafeMemory:
    """A `Safe` of a simulated machine, and of one without files."""

    def __init__(self) -> None:
        self._kept: Secrets = {}

    async def keep(self, secrets: Secrets) -> None:
        self._kept = dict(secrets)

    def secrets(self) -> Secrets:
        return self._kept
