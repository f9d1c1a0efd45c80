"""Certificates that are revoked while their machines are connected."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from kiosk.link.authority import revoked_serials
from kiosk.link.credentials import CredentialsError
from kiosk.link.tls import REVOKED

_log = logging.getLogger(__name__)

LOOK_S = 0.5


async def watch_revoked(folder: Path, told: Callable[[frozenset[int]], None]) -> None:
    """Tell each list that is another than the one before, until it is cancelled. Only the look of
    the file is asked for, twice a second."""
    seen: object = None
    while True:
        await asyncio.sleep(LOOK_S)
        look = _look(folder / REVOKED)
        if look == seen:
            continue
        seen = look
        try:
            told(revoked_serials(folder))
        except CredentialsError as error:
            _log.error("nobody can tell who was revoked: %s", error)


def _look(path: Path) -> object:
    try:
        stat = path.stat()
    except OSError as error:
        return error.errno
    return stat.st_ino, stat.st_mtime_ns, stat.st_size
