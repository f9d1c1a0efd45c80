"""A terminal whose journal is damaged begins anew, once the table has let the old one go.

What its player had there the table knows, and two people at the console have paid it and accept a
new machine at the seat. So the table is asked first: the journal that is to follow is begun beside
the damaged one and shown to it. Only when it is welcome is the damaged one put away, whole, for
whoever examines it. A power cut at any instant leaves something that each step can be done again
with.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

from kiosk.game.facts import Role as MachineRole
from kiosk.game.history import begun
from kiosk.game.reconcile import standing_of
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.terminal.machine import new_terminal
from kiosk.journal.connection import in_our_words
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import Connect, LinkError, at_client
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.clearing import move_journal

ANSWER_S = 5.0


def take_up(path: Path) -> None:
    """Finish what a power cut interrupted: the damaged journal is away, the next not in its place.
    Called before the journal is opened, which would begin one."""
    if not path.exists() and _next(path).exists():
        move_journal(_next(path), path)


class NewJournal:
    """The journal that follows a damaged one."""

    def __init__(  # noqa: PLR0913 - whose it is, and whom it must be shown to
        self,
        path: Path,
        *,
        machine: str,
        book: RuleBook,
        seat: str,
        connect: Connect,
        now_ms: Callable[[], int],
    ) -> None:
        self._path = path
        self._machine = machine
        self._book = book
        self._seat = seat
        self._connect = connect
        self._now_ms = now_ms

    async def take_the_place(self) -> None:
        """Raises `Refused` if the table does not want it, and nothing has changed."""
        head = self._begun()
        await self._introduce(head)
        number = 1
        while self._damaged(number).exists():
            number += 1
        with in_our_words(self._path):
            move_journal(self._path, self._damaged(number))
            take_up(self._path)

    def _begun(self) -> Head:
        """Asked again after a refusal it is the same journal."""
        with Journal.open(_next(self._path), machine=self._machine) as journal:
            if journal.head.seq == 0:
                first = begun(self._book, MachineRole.TERMINAL, self._seat)
                journal.append(entries([first], at_ms=self._now_ms()))
            return journal.head

    def _damaged(self, number: int) -> Path:
        """No name that an audit or a report of a whole folder reads: it can prove nothing."""
        return self._path.with_name(f"{self._path.name}.damaged-{number}")

    async def _introduce(self, head: Head) -> None:
        try:
            async with asyncio.timeout(ANSWER_S):
                reader, writer = await self._connect()
                session = at_client(reader, writer)
                try:
                    session.say(self._hello(head))
                    answer = await session.hear()
                finally:
                    session.abort()
        except (OSError, LinkError, TimeoutError):
            raise Refused(Refusal(Reason.NO_TABLE)) from None
        if isinstance(answer, m.Refusal):
            raise Refused(Refusal(Reason.TABLE_REFUSES, cause=answer.why.reason))
        require(isinstance(answer, m.Welcome), Reason.TABLE_REFUSES)

    def _hello(self, head: Head) -> m.Hello:
        standing = standing_of(new_terminal(self._book, self._seat))
        at = m.HeadAt(seq=head.seq, hash=head.hash.hex())
        return m.Hello(
            protocol=m.PROTOCOL,
            role=Role.TERMINAL,
            name=self._seat,
            digest=self._book.digest,
            standing=changes(None, standing, batch=0, head=at),
        )


def _next(path: Path) -> Path:
    return path.with_name(f"{path.name}.next")
