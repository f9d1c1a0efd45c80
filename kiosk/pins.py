"""PINs are hashed beside the loop of whoever asks for them: it is slow on purpose."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from kiosk.game.staff.table import pin_hash

HashPin: TypeAlias = Callable[[str, str], Awaitable[str]]
"""Of a PIN, with its salt."""


async def hash_apart(pin: str, salt: str) -> str:
    return await asyncio.to_thread(pin_hash, pin, salt)
