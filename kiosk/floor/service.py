"""The floor at work: tables come and go, ask for tickets, and tell what they have written down.

Whatever a table says can end its own connection and nothing else. What is asked of the database
goes on beside the connection: while it does not answer, tables are heard all the same, and it is
theirs not to wait.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kiosk.bucket import Bucket
from kiosk.callers import Caller, Callers
from kiosk.floor.answers import Asked
from kiosk.floor.settings import FloorSettings, FloorSources
from kiosk.floor.store import ChainError, FloorStore, Known, NameTakenError, NoRoomError
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.journal.record import Head, genesis
from kiosk.link import floor as fl
from kiosk.link.identity import Peer, Role
from kiosk.link.message import HeadAt
from kiosk.link.messages import Beat
from kiosk.link.session import FloodError, GoneError, LineError, LinkError, Session
from kiosk.witness import PIECES_MAX, BadBatchError, packed, unpacked

_log = logging.getLogger(__name__)

PLACES = {Role.TABLE: 64}
LINES_A_SECOND = 200.0
LINES_AT_ONCE = 2000
"""A table that comes back tells all that was written meanwhile, as fast as it is kept."""
HOLDS_AT_ONCE = 64
"""A table has so many terminals at most that ask in the same moment."""
BATCHES_AT_ONCE = 4
"""Of different journals: a table has its own and that of one terminal under way."""
WORK_AT_ONCE = 400
"""Of one table, whatever it is: while the database hangs nothing of it ends."""
NEWS_S = 5.0
"""Between two looks for what tables have not heard of their tickets."""
FIRST_DIGITS = 8


@dataclass(eq=False, slots=True)
class Client(Caller[fl.ToFloor]):
    pieces: dict[str, list[bytes]] = field(default_factory=dict)
    """Of batches of facts whose last piece has not come, by journal."""
    keeping: set[str] = field(default_factory=set)
    """The journals of which a batch is being kept."""
    holds: int = 0
    """Questions that are not answered yet."""
    told: fl.FloorTold | None = None
    """The newest word, unless it is shown."""
    showing: bool = False
    tasks: dict[asyncio.Task[None], None] = field(default_factory=dict)
    """In their order, as a simulated evening needs it."""

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self.tasks) >= WORK_AT_ONCE:
            work.close()
            raise FloodError(f"more than {WORK_AT_ONCE} questions at once")
        task = asyncio.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.pop(task, None)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not isinstance(error, LinkError):
            _log.error("%s: could not be served", self.name, exc_info=error)
            error = LineError("it could not be served")
        self.session.fail(error)


class Tables(Callers[Client]):
    """What is still asked for one that leaves is not waited for; that it is gone is kept."""

    def __init__(self, store: FloorStore) -> None:
        super().__init__("floor", PLACES)
        self._store = store
        self._going: dict[str, asyncio.Task[None]] = {}

    def leave(self, caller: Client) -> None:
        for task in list(caller.tasks):
            task.cancel()  # what the store does is done all the same
        gone = self.newest(caller) is caller
        super().leave(caller)
        if gone and caller.name not in self._going:
            going = asyncio.create_task(self._store.gone(caller.name))
            self._going[caller.name] = going
            going.add_done_callback(lambda _: self._going.pop(caller.name))

    async def gone(self, name: str) -> None:
        """Nothing of a connection of this name that has ended is still to be kept."""
        if name in self._going:
            await asyncio.wait({self._going[name]})


class FloorService:
    """It runs until `run` is cancelled."""

    def __init__(self, settings: FloorSettings, sources: FloorSources) -> None:
        self._settings = settings
        self._sources = sources
        self._store = sources.store
        self._clients = Tables(sources.store)
        self._welcoming: set[str] = set()
        """Of whom the database has not said yet how far it has them."""

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._clients.beat())
                tasks.create_task(self._tell_news())
        finally:
            self._clients.hang_up()

    @property
    def tables(self) -> tuple[str, ...]:
        """Those that are connected."""
        return tuple(sorted(client.name for client in self._clients))

    async def _tell_news(self) -> None:
        """What became of a table's tickets elsewhere, until its facts say that it knows."""
        while True:
            await asyncio.sleep(NEWS_S)
            for client in self._clients:
                for number, where in await self._store.paid_elsewhere(client.name):
                    client.session.say(fl.FloorPaid(number=number, where=where))

    # ---- Clients ------------------------------------------------------------------------------

    async def serve(
        self, session: Session[fl.ToFloor], peer: Peer, known: Callable[[], None] = lambda: None
    ) -> None:
        """One connection, from its first line to its last. `known` is called when its hello was
        heard."""
        welcome = partial(self._welcome, session, peer, known)
        await self._clients.serve(session, peer, welcome, self._take)

    async def _welcome(
        self, session: Session[fl.ToFloor], peer: Peer, known: Callable[[], None]
    ) -> Client:
        hello = await session.hear()
        if not isinstance(hello, fl.FloorHello):
            raise LineError("the first line was not a hello")
        self._clients.require_known(hello, peer)
        known()
        lines = Bucket(a_second=LINES_A_SECOND, at_once=LINES_AT_ONCE)
        client = Client(session, hello.role, hello.name, lines)
        if hello.restores:
            if self._clients.newest(client) is not None:
                raise LineError("it is connected: a machine that lives is not brought back")
            await self._restore(client)
        if hello.name in self._welcoming:
            raise LineError("the database has not answered the hello before this one")
        self._welcoming.add(hello.name)
        says_so = partial(self._says_so, client)
        welcome = asyncio.create_task(self._known(hello, says_so))
        welcome.add_done_callback(partial(self._welcomed, hello.name))
        try:
            found = await asyncio.shield(welcome)
        except NameTakenError as error:
            raise LineError(str(error)) from None
        except ChainError as error:
            if not says_so():
                raise GoneError("its hello is older than what it has told since") from None
            _log.critical(
                "%s: its journal is not the one that was told before: %s", client.who, error
            )
            raise Refused(Refusal(Reason.FLOOR_CUT, because=str(error))) from None
        first = int(self._sources.draw_key()[:FIRST_DIGITS], 16)
        session.say(
            fl.FloorWelcome(
                floor=self._settings.name,
                first=first,
                head=_told(found.head),
                blocks=found.blocks,
                holds=found.holds,
            )
        )
        session.go_on_hearing_from(first)
        self._clients.enter(client)
        return client

    async def _known(self, hello: fl.FloorHello, says_so: Callable[[], bool]) -> Known:
        """Once it is kept that its last connection is gone, or that would be kept of this one."""
        await self._clients.gone(hello.name)
        return await self._store.welcome(hello.name, _head(hello.head), says_so)

    def _says_so(self, client: Client) -> bool:
        """A hello may come late, when whoever said it has hung up and has told more by another
        connection since: then it is no word of a journal that was cut. One that was says so again
        and again."""
        return not client.session.hung_up and self._clients.newest(client) is None

    def _welcomed(self, name: str, welcome: asyncio.Task[Known]) -> None:
        self._welcoming.discard(name)
        if not welcome.cancelled():
            welcome.exception()  # whoever said hello may be gone by now

    async def _restore(self, client: Client) -> None:
        """A table that has lost its journal is given what is kept of it, and nothing else."""
        first, session = int(self._sources.draw_key()[:FIRST_DIGITS], 16), client.session
        _log.critical("table %s asks for its facts, to be restored", client.name)
        head = await self._store.head(client.name, "table")
        session.say(fl.FloorWelcome(floor=self._settings.name, first=first, head=_told(head)))
        session.go_on_hearing_from(first)
        while True:
            asked = await session.hear()
            if isinstance(asked, Beat):
                continue
            if not isinstance(asked, fl.FloorRestore):
                raise LineError("a table that is restored asks for its facts, and nothing else")
            if not client.lines.spend(1, asyncio.get_running_loop().time()):
                raise FloodError("it says more than any honest table")
            records, told_seq = await self._store.copied(client.name, asked.after)
            *pieces, last = packed(records)
            for piece in pieces:
                session.say(fl.FloorKept(data=piece, last=False, told_seq=told_seq))
            session.say(fl.FloorKept(data=last, told_seq=told_seq))

    # ---- What tables say ----------------------------------------------------------------------

    async def _take(self, client: Client, message: fl.ToFloor) -> None:
        match message:
            case fl.FloorHold():
                if client.holds >= HOLDS_AT_ONCE:
                    raise FloodError(f"more than {HOLDS_AT_ONCE} tickets at once")
                client.holds += 1
                client.begin(self._hold(client, message))
            case fl.FloorFacts():
                self._take_facts(client, message)
            case fl.FloorTold():
                client.told = message
                if not client.showing:
                    client.showing = True
                    client.begin(self._show(client))
            case fl.FloorWantNumbers():
                client.begin(self._give_numbers(client))
            case fl.FloorUnknown():
                client.begin(self._store.doubt(client.name, message.key))
            case _:
                raise LineError(f"a table does not say {type(message).__name__}")

    async def _hold(self, client: Client, asked: fl.FloorHold) -> None:
        held = await self._store.hold(
            Asked(key=asked.key, number=asked.number, table=client.name, terminal=asked.terminal)
        )
        client.holds -= 1
        client.session.say(
            fl.FloorHeld(
                key=asked.key,
                answer=held.answer,
                cents=held.cents,
                issued_by=held.issued_by,
                expires_ms=held.expires_ms,
            )
        )

    async def _give_numbers(self, client: Client) -> None:
        block = await self._store.more_numbers(client.name)
        if block is not None:
            client.session.say(fl.FloorNumbers(block=block))

    def _take_facts(self, client: Client, said: fl.FloorFacts) -> None:
        """One batch of a journal at a time: the next one waits for the answer."""
        if said.journal in client.keeping:
            raise LineError("facts came before those before them were kept")
        pieces = client.pieces.setdefault(said.journal, [])
        pieces.append(said.data)
        if len(pieces) > PIECES_MAX:
            raise LineError("a batch of facts is in too many pieces")
        if len(client.pieces) + len(client.keeping) > BATCHES_AT_ONCE:
            raise LineError("facts of too many journals came at once")
        if said.last:
            del client.pieces[said.journal]
            client.keeping.add(said.journal)
            client.begin(self._keep(client, said.journal, b"".join(pieces)))

    async def _keep(self, client: Client, journal: str, packed: bytes) -> None:
        trouble = ""
        try:
            if packed:
                head = await self._store.keep(client.name, journal, unpacked([packed]))
            else:
                head = await self._store.head(client.name, journal)
        except (BadBatchError, NoRoomError) as error:
            trouble = str(error)
            if journal == "table":
                raise LineError(trouble) from None
            # The table has passed on what a terminal said: that ends what is kept of the terminal.
            head = await self._complained(client.name, journal, trouble)
        except ChainError as error:
            trouble, head = str(error), await self._store.head(client.name, journal)
        if trouble:
            _log.critical("%s of %s: %s", journal, client.name, trouble)
        client.keeping.discard(journal)
        client.session.say(fl.FloorHead(journal=journal, head=_told(head), trouble=trouble[:500]))

    async def _complained(self, table: str, journal: str, trouble: str) -> Head:
        """How far the journal is kept. Of those that there is no room for one alarm tells."""
        try:
            head = await self._store.head(table, journal)
        except NoRoomError as error:
            await self._store.complain(table, "table", str(error))
            return genesis(journal)
        await self._store.complain(table, journal, trouble)
        return head

    async def _show(self, client: Client) -> None:
        """The newest word, whatever came meanwhile."""
        try:
            while client.told is not None:
                told, client.told = client.told, None
                await self._store.show(client.name, told)
        finally:
            client.showing = False


def _head(told: HeadAt) -> Head:
    return Head(told.seq, bytes.fromhex(told.hash))


def _told(head: Head) -> HeadAt:
    return HeadAt(seq=head.seq, hash=head.hash.hex())
