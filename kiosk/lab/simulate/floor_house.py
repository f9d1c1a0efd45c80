"""A floor on this machine, as real processes: its own PostgreSQL in a folder, and the service."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from kiosk.lab.postgres import Cluster
from kiosk.lab.simulate.children import Child, end
from kiosk.lab.simulate.house import TAPIS
from kiosk.lab.simulate.ports import free_ports

FLOOR = "floor"
PEOPLE_FILE = "people.txt"
LOCAL = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class FloorHouse:
    """Made by `furnish_floor`."""

    folder: Path
    port: int
    """Of its pages."""

    @property
    def socket(self) -> Path:
        return self.folder / "floor.sock"

    @property
    def config(self) -> Path:
        return self.folder / "floor.toml"

    @property
    def pockets(self) -> Path:
        """The tickets of players who walk from table to table."""
        return self.folder / "pockets"

    @property
    def address(self) -> str:
        return f"http://{LOCAL}:{self.port}/"

    @property
    def people(self) -> Path:
        """Who can sign in at its pages, and how."""
        return self.folder / PEOPLE_FILE

    @property
    def log(self) -> Path:
        return self.folder / "floor.log"


def furnish_floor(folder: Path) -> FloorHouse:
    house = FloorHouse(folder, next(free_ports()))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    house.pockets.mkdir(exist_ok=True)
    return house


@asynccontextmanager
async def running_floor(house: FloorHouse) -> AsyncIterator[Child]:
    """Until the end of the block. Raises `NoPostgresError`."""
    cluster = Cluster(house.folder / "database")
    try:
        await asyncio.to_thread(_begin, cluster)
        await _hire(cluster.conninfo(FLOOR), house.people)
        house.config.write_text(
            f'name = "Simulated floor"\ndatabase = "{cluster.conninfo(FLOOR)}"\n'
            f'[network]\nsocket = "{house.socket.name}"\n'
            f'[pages]\naddress = "{LOCAL}:{house.port}"\nhouse = "Harbour Casino"\n'
            "wait_h = 0\n"
        )
        child = Child(FLOOR, [TAPIS, "floor", "--config", str(house.config)], house.log)
        try:
            yield child
        finally:
            await end([child])
    finally:
        await asyncio.to_thread(cluster.close)


async def _hire(database: str, file: Path) -> None:
    # Whoever simulates one table needs none of the floor's libraries.
    from kiosk.lab.simulate.floor_people import hire  # noqa: PLC0415

    await hire(database, file)


def _begin(cluster: Cluster) -> None:
    cluster.make()
    cluster.start()
    cluster.create(FLOOR)
