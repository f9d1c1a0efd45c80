"""Whoever comes to the table, while it is in service and while it is not."""

import asyncio
import logging
from collections.abc import Callable

from kiosk.game.refusal import Reason, Refusal
from kiosk.link import messages as m
from kiosk.link.identity import Peer
from kiosk.link.session import GoneError, Session, at_table
from kiosk.service import Machine
from kiosk.table.service import TableService

_log = logging.getLogger(__name__)


class Connections:
    """Where connections come in, once it is known whose they are."""

    def __init__(self, machine: Machine[TableService]) -> None:
        self._machine = machine
        self._inside: dict[Session[m.ToTable], Peer] = {}

    async def enter(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        peer: Peer,
        known: Callable[[], None] = lambda: None,
    ) -> None:
        """`known` is called when its hello was heard."""
        session = at_table(reader, writer)
        self._inside[session] = peer
        try:
            await receive(self._machine, session, peer, known)
        except asyncio.CancelledError:
            # The table is being stopped, or has no place for one more. Nobody waits for this task,
            # so nobody need be told.
            session.abort()
        finally:
            del self._inside[session]

    def revoke(self, serials: frozenset[int]) -> None:
        """Hang up on those whose certificates are among these."""
        for session, peer in list(self._inside.items()):
            if peer.serial in serials:
                _log.warning("%s is hung up on: its certificate was revoked", peer.name)
                revoked = Refusal(Reason.CERTIFICATE_REVOKED)
                session.say(m.Refusal(of="line", why=revoked))
                session.fail(GoneError("its certificate was revoked"))
                session.close()


async def receive(
    machine: Machine[TableService],
    session: Session[m.ToTable],
    peer: Peer,
    known: Callable[[], None] = lambda: None,
) -> None:
    if machine.service is None:
        session.say(m.Refusal(of="hello", why=Refusal(Reason.OUT_OF_SERVICE)))
        session.close()
    else:
        await machine.service.serve(session, peer, known)
