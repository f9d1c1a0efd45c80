"""Whoever comes to the table, while it is in service and while it is not."""

import asyncio
import logging

from kiosk.game.refusal import Reason
from kiosk.link.identity import Peer
from kiosk.link.messages import Refusal
from kiosk.link.session import at_table
from kiosk.service import Machine
from kiosk.table.service import TableService

_log = logging.getLogger(__name__)

CONNECTIONS_MAX = 2048
"""With those who have not said hello yet, and are hung up on if they never do: each costs a
descriptor."""


class Door:
    """Where connections come in."""

    def __init__(self, machine: Machine[TableService]) -> None:
        self._machine = machine
        self._open = 0

    async def enter(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, peer: Peer
    ) -> None:
        if self._open >= CONNECTIONS_MAX:
            _log.warning("turned away: %d connections are open", self._open)
            writer.transport.abort()
            return
        self._open += 1
        try:
            await receive(self._machine, reader, writer, peer)
        except asyncio.CancelledError:
            # The table is being stopped. Nobody waits for this task, so nobody need be told.
            writer.transport.abort()
        finally:
            self._open -= 1


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
