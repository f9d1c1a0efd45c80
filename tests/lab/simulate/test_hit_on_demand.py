"""The bench makes a level fall with the next jackpot wager; the journal stays one that anybody can
check."""

import asyncio
from pathlib import Path

import pytest

from kiosk.audit.jackpot_proof import verify
from kiosk.lab.devices.control import control_socket
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.devices.device import BenchError
from kiosk.lab.simulate.hit_on_demand import ArrangedJackpots, JackpotBench, jackpot_actions
from kiosk.lab.simulate.jackpots import SHOWN
from kiosk.link import jackpot as j
from tests.jackpot.house import WAIT_S, House, play, tell


async def test_the_next_wager_makes_the_chosen_level_fall(tmp_path: Path) -> None:
    house = House(tmp_path, SHOWN, service=ArrangedJackpots)
    async with house.open(), house.table() as table:
        assert house.machine is not None
        bench = JackpotBench(house.machine)
        assert isinstance(await play(table, 1), j.JackpotDrawn)
        await tell(table, j.JackpotConfirmed(key="key-1"), "key-1")
        seals = [level.commitment for level in (await table.levels()).levels]
        people = house.state.link.people
        assert await bench.answer("jackpot 2") == "ok Nova falls with the next jackpot wager"
        levels = "Supernova at 10,000.10; 2 Nova at 1,000.10, falls next; 3 Comet at 200.15; "
        assert await bench.answer("jackpots") == f"ok 1 {levels}4 Meteor at 50.20"
        async with asyncio.timeout(WAIT_S):
            while (told := await table.levels()).levels[1].commitment in seals:
                pass
        anew = [level.commitment not in seals for level in told.levels]
        assert anew == [False, True, False, False]
        assert told.running and house.state.link.people == people
        drawn = await play(table, 2, "1", "2")
        assert isinstance(drawn, j.JackpotDrawn)
        assert [(hit.name, hit.seats) for hit in drawn.hits] == [("Nova", ("1", "2"))]
        await tell(table, j.JackpotConfirmed(key="key-2"), "key-2")
        assert "falls next" not in await bench.answer("jackpots")
        after = await play(table, 3)
        assert isinstance(after, j.JackpotDrawn) and not after.hits
        for wrong in ("jackpot", "jackpot 0", "jackpot 5", "jackpot Nova", "jackpots 1", "open"):
            assert (await bench.answer(wrong)).startswith("error "), wrong
    assert house.findings() == []
    assert verify(house.journal).wrong == []


async def test_a_controller_of_the_product_has_no_such_bench(tmp_path: Path) -> None:
    house = House(tmp_path, SHOWN)
    async with house.open():
        assert house.machine is not None
        seals = [level.commitment for level in house.state.levels]
        path = tmp_path / "bench.sock"
        async with control_socket(path, JackpotBench(house.machine).answer):
            asked = jackpot_actions(ControlLine(path))["jackpot"].do
            with pytest.raises(BenchError, match="the controller is out of service"):
                await asked("1")
        assert [level.commitment for level in house.state.levels] == seals
