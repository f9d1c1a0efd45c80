"""Tables that say anything at all, as long as it is of the right type: the others play on."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
from msgspec import inspect

from kiosk.game.jackpot.levels import difference_parts
from kiosk.lab.simulate.welltyped import WellTyped
from kiosk.link import jackpot as j
from kiosk.link.identity import Role
from kiosk.link.session import LinkError
from tests.jackpot.house import WAIT_S, House, play

LINES = 250
SAID = [kind for kind in get_args(j.ToController) if kind is not j.JackpotHello]


async def test_tables_that_say_anything_end_only_their_own_connections(tmp_path: Path) -> None:
    """What they make of the journal is what the engine decides."""
    house, random = House(tmp_path), Random(22)
    typed = WellTyped(random)
    async with house.open(), house.table("B") as honest:
        for round_ in range(1, 6):
            drawn = await play(honest, round_, "1", "2")
            assert isinstance(drawn, j.JackpotDrawn)
            known = {"key": ["a", "b", drawn.key], "round_key": ["a", "b"], "seat": ["1"]}
            typed.known = known | {"hit": [hit.id for hit in drawn.hits], "round": [1, 2, 3]}
            await _lie(house, typed, random)
            assert all(difference_parts(level) == 0 for level in house.state.levels)
    assert house.findings() == []


async def _lie(house: House, typed: WellTyped, random: Random) -> None:
    said = 0
    while said < LINES // 5:
        role = random.choice([Role.TABLE, Role.TABLE, Role.CONSOLE, Role.DISPLAY])
        with suppress(LinkError):
            async with asyncio.timeout(WAIT_S), house.table("A", role) as liar:
                for _ in range(20):
                    said += 1
                    kind = random.choice(SAID)
                    lie = msgspec.convert(typed.any(inspect.type_info(kind)), kind)
                    liar.session.say(lie)
                # Answered, or hung up on, all that came before it is heard.
                await liar.ask("end", j.JackpotOffered(key="end", open=True))
