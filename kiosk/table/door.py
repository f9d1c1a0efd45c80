"""Whoever comes to the table, while it is in service and while it is not."""

import asyncio

from kiosk.game.refusal import Reason
from kiosk.link.identity import Peer
from kiosk.link.messages import Refusal
from kiosk.link.session import at_table
from kiosk.service import Machine
from kiosk.table.service import TableService


async def receive(
    machine: Machine[TableService],
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    peer: Peer,
) -> None:
    session = at_table(reader, writer)
    if machine.service is None:
        session.say(Refusal(of="hello", reason=Reason.OUT_OF_SERVICE))
        session.close()
    else:
        await machine.service.serve(session, peer)
