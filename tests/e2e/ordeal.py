"""An evening at a table whose disk fails again and again, and what is left of the money.

    python -m tests.e2e.ordeal full --minutes 15

plays rounds at real machines while the table's disk is full now and then (`full`), cannot be
written when it starts (`read-only`), takes up to half a second for a commit (`slow`), or while any
machine loses its journal's log, `-wal`, as it is open (`log`). Ends with status 1 if a cent, a
note, a ticket or a slip was lost or counted twice, or if a machine did not come back.
"""

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.conftest import BOOKS
from tests.e2e.disks import Disk, disk, injecting
from tests.e2e.floor import RULEBOOK, Floor
from tests.e2e.kills import TABLE, figures
from tests.e2e.processes import until

OUT_OF_SERVICE = "out of service: "
_PLAYS_S = (0.2, 4.0)
_FAILS_S = (0.0, 0.5, 3.0)
_SLOW_US = (1_000, 20_000, 100_000, 500_000)


@dataclass(slots=True)
class Ordeal:
    floor: Floor
    disk: Disk

    async def full(self) -> str:
        table = self.floor.table
        heard = len(table.lines)
        self.disk.fill(table.pid)
        await table.says(OUT_OF_SERVICE, after=heard)
        await self._a_while()
        self.disk.make_room(table.pid)
        return "there was no room"

    async def read_only(self) -> str:
        await self.floor.table.killed()
        self.disk.set_read_only(True)
        await self.floor.start_table().says(OUT_OF_SERVICE)
        await self._a_while()
        self.disk.set_read_only(False)
        return "started on a disk that it could not write"

    async def slow(self) -> str:
        await self.floor.table.killed()
        delay_us = self.floor.random.choice(_SLOW_US)
        self.floor.start_table(under=injecting(f"fsync,fdatasync:delay_enter={delay_us}"))
        return f"started where a commit takes {delay_us / 1000:g} ms longer"

    async def log(self) -> str:
        seat = self.floor.random.choice(self.floor.seats)
        name = self.floor.random.choice([TABLE, f"terminal-{seat}"])
        program = self.floor.table if name == TABLE else self.floor.terminals[seat]
        heard = len(program.lines)
        log = self.floor.journal(name).with_name(f"{self.floor.journal(name).name}-wal")
        await until(log.exists, f"the log of the {name}")
        log.unlink()
        await program.says(OUT_OF_SERVICE, after=heard)
        return f"the log of the {name} was deleted"

    async def _a_while(self) -> None:
        await asyncio.sleep(self.floor.random.choice(_FAILS_S))

    async def play(
        self, fail: Callable[[], Awaitable[str]], until_s: float, say: Callable[[str], None]
    ) -> list[str]:
        self.floor.start_table()
        for seat in self.floor.seats:
            self.floor.start_terminal(seat)
        async with self.floor.staffed():
            times = 0
            while time.monotonic() < until_s:
                await self.floor.everybody_here()
                await self.floor.rounds(1)
                await asyncio.sleep(self.floor.random.uniform(*_PLAYS_S))
                what, times = await fail(), times + 1
                say(f"{times}: {what}")
            wrong = await self.floor.retire()
        for line in (*figures(self.floor), f"{times} times"):
            say(line)
        return wrong


KINDS = {
    "full": Ordeal.full,
    "read-only": Ordeal.read_only,
    "slow": Ordeal.slow,
    "log": Ordeal.log,
}


async def ordeal(
    folder: Path, kind: str, random: Random, minutes: float, say: Callable[[str], None], **more: str
) -> list[str]:
    """What is wrong after it."""
    with disk(folder / "disk") as on:
        floor = Floor(folder, random, disk_fails=True, journals={"table": "disk/table.db"}, **more)
        there = Ordeal(floor, on)
        until_s = time.monotonic() + 60 * minutes
        return await there.play(lambda: KINDS[kind](there), until_s, say)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--rulebook", choices=BOOKS, default=RULEBOOK)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    say: Callable[[str], None] = lambda line: print(line, flush=True)  # noqa: E731 - one line
    with TemporaryDirectory(prefix="tapis-") as folder:
        there = Path(folder), wanted.kind, Random(wanted.seed), wanted.minutes, say
        wrong = asyncio.run(ordeal(*there, rulebook=wanted.rulebook))
    for line in wrong:
        print(f"WRONG {line}")
    print(f"{wanted.kind}: {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
