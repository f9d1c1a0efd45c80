"""Records, fetched from the table piece by piece: nobody else has them on a console's machine."""

import asyncio

from msgspec.structs import replace

from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.link import messages as m
from kiosk.link.client import TableClient

_PAUSE_S = 0.02
"""Between two pieces, which leaves the line to what cannot wait."""


async def fetch(client: TableClient, asked: m.LookUp) -> bytes:
    """All of the answer. Raises `Refused`, and `GoneError` if the table does not answer."""
    come = b""
    while True:
        piece = await client.look_up(replace(asked, at=len(come)))
        if piece.why is not None:
            raise Refused(piece.why)
        if piece.at != len(come) or not piece.part or piece.size > m.FOUND_MAX:
            raise Refused(Refusal(Reason.BAD_MESSAGE))
        come += piece.part
        if len(come) >= piece.size:
            return come
        await asyncio.sleep(_PAUSE_S)
