"""A table says hello with how far its journal goes. What is less than it has told is an alarm, but
not if it only comes late."""

import asyncio
from random import Random

import pytest

from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.record import Head, genesis, link
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import VirtualFloor
from kiosk.lab.simulate.machines import FLOOR
from kiosk.lab.simulate.network import Network, Node
from kiosk.link import floor as fl
from kiosk.link.floor_client import FloorRefusedError, connected, greet
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt
from kiosk.link.messages import PROTOCOL
from kiosk.link.session import Connect, GoneError
from kiosk.witness import packed

pytestmark = pytest.mark.virtual_time
WRITTEN = link(genesis("table"), entries([f.NoteCredited(cents=n) for n in (1, 2, 3)], at_ms=0))


def at(head: Head) -> HeadAt:
    return HeadAt(seq=head.seq, hash=head.hash.hex())


async def say_and_hang_up(way: Connect, head: Head) -> None:
    session = fl.at_floor_client(*await way())
    session.say(fl.FloorHello(protocol=PROTOCOL, role=Role.TABLE, name="T1", head=at(head)))
    session.close()


async def test_an_old_hello_that_comes_late_is_no_alarm_and_a_journal_that_was_cut_is() -> None:
    faults = Faults(Random(1), likely={})
    floor = VirtualFloor(Network(Random(1), faults), Random(1), faults)
    floor.start()
    node = Node("T1")

    def way() -> asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        return asyncio.ensure_future(floor.network.connect(node, FLOOR))

    async with connected(way, "T1", at(genesis("table"))) as peer:
        await peer.keep("table", packed(WRITTEN))
        with pytest.raises(GoneError):
            await greet(way, "T1", at(WRITTEN[0].head))
        assert floor.store.alarms == [], "another connection has told more since"
    await say_and_hang_up(way, WRITTEN[0].head)
    await asyncio.sleep(60)
    assert floor.service.tables == ()
    assert floor.store.alarms == [], "nobody waits for an answer to it"
    with pytest.raises(FloorRefusedError):
        await greet(way, "T1", at(WRITTEN[0].head))
    assert floor.store.alarms == ["T1: it ends at fact 1, and 3 was told"]
    floor.die()
