"""The simulated validator tells its host what the drivers of real ones tell, whatever happens."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from kiosk.devices import ports as p
from kiosk.lab.devices.transport import PaperPlace
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.validator import Model, VirtualValidator

pytestmark = pytest.mark.virtual_time

CENTS = 5000
NOTE, TICKET = p.Note(CENTS), p.Ticket("7" * 18)
FRONT, STACKER, NOTHING = (
    p.PoweredUp(held) for held in (p.Held.ACCEPTOR, p.Held.STACKER, p.Held.NOTHING)
)


class Host:
    """A terminal that takes everything, and acknowledges what it is told."""

    def __init__(self, model: Model) -> None:
        self.room = Room(printed={TICKET.number: CENTS}, pockets=[TICKET.number])
        faults = Faults(Random(0), likely={})
        self.validator = VirtualValidator("1", self.room, Random(1), faults, model=model)
        self.told: list[p.ValidatorEvent] = []

    def start(self) -> None:
        self.validator.attach()
        self._task = asyncio.create_task(self._run())

    def die(self) -> None:
        self.validator.detach()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            self.validator.enable({CENTS}, tickets=True)
            event = await self.validator.events.get()
            self.told.append(event)
            if isinstance(event, p.Escrowed):
                self.validator.accept()
            elif isinstance(event, p.Stacked | p.PoweredUp):
                self.validator.acknowledge()

    def insert(self, item: p.Item) -> None:
        if isinstance(item, p.Note):
            self.validator.insert_note(item.cents)
        else:
            self.validator.insert_ticket(item.number)

    async def bring(self, item: p.Item, place: PaperPlace) -> None:
        """Where it stays until it is let go."""
        self.validator.held = place
        self.insert(item)
        while self.validator.transport.place is not place:
            await asyncio.sleep(0.01)
        self.told.clear()


@asynccontextmanager
async def started(model: Model) -> AsyncIterator[Host]:
    host = Host(model)
    host.start()
    await asyncio.sleep(1)
    assert isinstance(host.told.pop(), p.Ready)
    yield host
    await asyncio.sleep(10)
    assert host.validator.at_rest


@pytest.mark.parametrize("model", Model)
@pytest.mark.parametrize("item", [NOTE, TICKET])
async def test_what_is_inserted_goes_its_way(model: Model, item: p.Item) -> None:
    async with started(model) as host:
        host.insert(item)
    counted = 0 if model is Model.COUNTS else None
    assert host.told == [p.Escrowed(item, counted), p.Stacked(item), p.Acknowledged()]
    assert host.room.notes_cents("1") == (CENTS if item is NOTE else 0)
    assert list(host.room.stacked) == ([TICKET.number] if item is TICKET else [])


AFTER_A_POWER_CUT = {
    (Model.COUNTS, NOTE, PaperPlace.ESCROW): (FRONT, p.Ready(0)),
    (Model.COUNTS, NOTE, PaperPlace.STACKING): (p.Stacked(NOTE), p.Acknowledged(), p.Ready(1)),
    (Model.COUNTS, TICKET, PaperPlace.ESCROW): (FRONT, p.Ready(0, (TICKET, False))),
    (Model.COUNTS, TICKET, PaperPlace.STACKING): (STACKER, p.Ready(0, (TICKET, True))),
}
for _item in (NOTE, TICKET):
    _resumed = (STACKER, p.Stacked(None), p.Acknowledged(), p.Ready())
    AFTER_A_POWER_CUT |= {
        (Model.RESUMES, _item, PaperPlace.ESCROW): (FRONT, p.Returned(), p.Ready()),
        (Model.FORGETS, _item, PaperPlace.ESCROW): (FRONT, p.Returned(), p.Ready()),
        (Model.RESUMES, _item, PaperPlace.STACKING): _resumed,
        (Model.FORGETS, _item, PaperPlace.STACKING): (STACKER, p.Ready()),
    }
# What lies in the box and was not acknowledged is told like what was on its way.
AFTER_A_POWER_CUT |= {
    (model, item, PaperPlace.TAKEN): told
    for (model, item, place), told in AFTER_A_POWER_CUT.items()
    if place is PaperPlace.STACKING
}


@pytest.mark.parametrize(("model", "item", "place"), AFTER_A_POWER_CUT)
@pytest.mark.parametrize("host_dies", [False, True])
async def test_what_a_power_cut_met_is_told_afterwards(
    model: Model, item: p.Item, place: PaperPlace, host_dies: bool
) -> None:
    async with started(model) as host:
        await host.bring(item, place)
        host.validator.held = None
        if host_dies:
            host.die()
        host.validator.lose_power(1.0)
        if host_dies:
            host.start()
    assert tuple(host.told) == AFTER_A_POWER_CUT[model, item, place]
    in_box = place is not PaperPlace.ESCROW
    assert host.room.notes_cents("1") == (CENTS if in_box and item is NOTE else 0)
    assert (TICKET.number in host.room.stacked) is (in_box and item is TICKET)
    assert (TICKET.number in host.room.pockets) is not (in_box and item is TICKET)


@pytest.mark.parametrize("model", Model)
async def test_a_host_that_dies_finds_what_went_on_meanwhile(model: Model) -> None:
    async with started(model) as host:
        await host.bring(NOTE, PaperPlace.STACKING)
        host.die()
        host.validator.let_go()
        await asyncio.sleep(5)
        host.start()
    counts = model is Model.COUNTS
    ready = p.Ready(1) if counts else p.Ready()
    assert host.told == [p.Stacked(NOTE if counts else None), p.Acknowledged(), ready]


@pytest.mark.parametrize("model", Model)
async def test_what_happened_while_the_line_was_pulled_is_told_afterwards(model: Model) -> None:
    async with started(model) as host:
        await host.bring(NOTE, PaperPlace.STACKING)
        host.validator.unplug()
        host.validator.let_go()
        await asyncio.sleep(5)
        host.validator.plug()
    told = [type(event) for event in host.told]
    assert told == [p.Gone, p.Back, p.Stacked, p.Acknowledged, p.Ready]


@pytest.mark.parametrize("model", Model)
async def test_what_was_stuck_is_counted_or_in_doubt(model: Model) -> None:
    async with started(model) as host:
        await host.bring(NOTE, PaperPlace.STACKING)
        host.validator.jam()
        await asyncio.sleep(5)
        host.validator.clear()
    counts = model is Model.COUNTS
    ready = p.Ready(host.room.notes_cents("1") // CENTS) if counts else p.Ready()
    doubt = p.Doubtful() if counts else NOTHING
    assert host.told == [p.Troubled(p.Trouble.STACKER_JAM), p.Cleared(), doubt, ready]


async def test_what_is_pulled_out_is_in_the_pocket_again() -> None:
    async with started(Model.RESUMES) as host:
        await host.bring(TICKET, PaperPlace.ESCROW)
        host.validator.pull()
    assert host.told == [p.Returned()]
    assert host.room.pockets == [TICKET.number]
