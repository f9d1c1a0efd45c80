"""PINs of staff who are nobody: there is nobody to hide them from."""

import asyncio
from hashlib import sha256

from kiosk.game.staff.table import require_pin


def quick_digest(pin: str, salt: str) -> str:
    """As strict as that of the product. That one takes a tenth of a second on purpose, and a house
    that opens needs twenty of them."""
    require_pin(pin)
    return sha256(f"{salt}{pin}".encode()).hexdigest()


async def quick_hash(pin: str, salt: str) -> str:
    await asyncio.sleep(0)
    return quick_digest(pin, salt)
