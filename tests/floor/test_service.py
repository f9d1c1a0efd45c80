"""Whatever a table says ends its own connection and nothing else; what its terminals say, not even
that."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from kiosk.floor.service import BATCHES_AT_ONCE, WORK_AT_ONCE
from kiosk.floor.store import Known, NoRoomError
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.record import Head, genesis, link
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import MemoryStore, VirtualFloor
from kiosk.lab.simulate.machines import FLOOR
from kiosk.lab.simulate.network import Network, Node
from kiosk.link import floor as fl
from kiosk.link.floor_client import FloorPeer, FloorRefusedError, connected, restoring
from kiosk.link.message import PIECE_MAX, HeadAt
from kiosk.link.session import Connect, LinkError
from kiosk.witness import BadBatchError, packed, unpacked

pytestmark = pytest.mark.virtual_time
NOTES = entries([f.NoteCredited(cents=n) for n in (1, 2)], at_ms=0)
WRITTEN = link(genesis("terminal-1"), NOTES)


def at_start() -> HeadAt:
    head = genesis("table")
    return HeadAt(seq=head.seq, hash=head.hash.hex())


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[VirtualFloor, Connect]]:
    faults = Faults(Random(1), likely={})
    floor = VirtualFloor(Network(Random(1), faults), Random(1), faults)
    floor.start()
    node = Node("T1")

    def way() -> asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        return asyncio.ensure_future(floor.network.connect(node, FLOOR))

    try:
        yield floor, way
    finally:
        floor.die()


async def refused(peer: FloorPeer) -> None:
    with pytest.raises(LinkError):
        await peer.keep("table", [])


async def test_a_terminal_that_lies_does_not_cut_its_table_off() -> None:
    async with opened() as (floor, way), connected(way, "T1", at_start()) as peer:
        answer = await peer.keep("terminal-1", [b"these are no facts"])
        assert answer.trouble.startswith("that are no facts")
        assert floor.store.alarms == [f"T1 terminal-1: {answer.trouble}"]
        kept = await peer.keep("terminal-2", packed(link(genesis("terminal-2"), NOTES)))
        assert (kept.head.seq, kept.trouble) == (2, "")


class Full(MemoryStore):
    """It has no room for other journals than these."""

    async def head(self, table: str, journal: str) -> Head:
        if journal not in ("table", "terminal-1"):
            raise NoRoomError(f"{table} has told of too many journals")
        return await super().head(table, journal)


async def test_terminals_that_there_is_no_room_for_do_not_cut_their_table_off() -> None:
    async with opened() as (floor, way):
        floor._above = full = Full(Random(1), Faults(Random(1), likely={}))
        floor.die()
        floor.start()
        async with connected(way, "T1", at_start()) as peer:
            for journal in ("terminal-8", "terminal-9"):
                for said in ([], [b"these are no facts"]):
                    assert (await peer.keep(journal, said)).trouble
            kept = await peer.keep("terminal-1", packed(WRITTEN))
            assert (kept.head.seq, kept.trouble) == (2, "")
        assert {*full.alarms} == {"T1 table: T1 has told of too many journals"}, "one for all"


async def test_facts_that_no_database_takes_are_no_facts() -> None:
    last = WRITTEN[-1]
    for wrong in (
        last._replace(seq=2**63),
        last._replace(seq=0),
        last._replace(kind="note\0"),
        last._replace(key="\0"),
        last._replace(kind=""),
        last._replace(hash=b"short"),
    ):
        with pytest.raises(BadBatchError, match="no journal can"):
            unpacked(packed([wrong]))
    with pytest.raises(BadBatchError):
        unpacked(packed([last._replace(at_ms=2**63)]))
    with pytest.raises(BadBatchError):
        no_text = msgspec.msgpack.encode([tuple(last)]).replace(b"note", b"\xff" * 4)
        unpacked([zlib.compress(no_text)])


async def test_a_table_that_lies_takes_little_of_the_floors_memory() -> None:
    async with opened() as (_, way):
        async with connected(way, "T1", at_start()) as peer:
            for seat in range(BATCHES_AT_ONCE + 1):
                piece = fl.FloorFacts(journal=f"terminal-{seat}", data=b"x" * PIECE_MAX, last=False)
                peer.session.say(piece)
            await refused(peer)
        async with connected(way, "T2", at_start()) as peer:
            await peer.keep("table", [])


async def test_while_the_database_hangs_a_table_has_only_so_much_under_way() -> None:
    async with opened() as (floor, way), connected(way, "T1", at_start()) as peer:
        floor.store.hangs_until_s = asyncio.get_running_loop().time() + 60
        for n in range(WORK_AT_ONCE + 1):
            peer.session.say(fl.FloorUnknown(key=f"k{n}"))
        await refused(peer)


async def test_a_machine_that_lives_is_not_brought_back() -> None:
    async with opened() as (floor, way):
        async with connected(way, "T1", at_start()):
            with pytest.raises(FloorRefusedError, match="it is connected"):
                async with restoring(way, "T1"):
                    pass
        await asyncio.sleep(10)
        async with restoring(way, "T1") as peer:
            assert peer.head.seq == 0
        assert floor.service.tables == ()


class Slow(MemoryStore):
    """Has what it was told last, and is slow to keep that somebody is gone."""

    here: list[bool]

    async def welcome(self, table: str, head: Head, says_so: Callable[[], bool]) -> Known:
        known = await super().welcome(table, head, says_so)
        self.here.append(True)
        return known

    async def gone(self, table: str) -> None:
        await asyncio.sleep(30)
        self.here.append(False)


async def test_a_table_that_came_back_is_not_kept_as_gone() -> None:
    async with opened() as (floor, way):
        slow = Slow(Random(1), Faults(Random(1), likely={}))
        slow.here = []
        floor._above = slow
        floor.die()
        floor.start()
        async with connected(way, "T1", at_start()):
            pass
        with pytest.raises(LinkError):
            # It may take longer than anybody waits; then it comes again.
            async with connected(way, "T1", at_start()):
                pass
        await asyncio.sleep(60)
        async with connected(way, "T1", at_start()):
            assert slow.here[-1]
