"""The floor as a process of its own: its database, its doors to the tables, its pages."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk.clock import OF_THIS_MACHINE, TimeSources
from kiosk.config import FloorConfig
from kiosk.doors import Connections, descriptors, open_doors, room_for_strangers
from kiosk.floor.database.migrate import migrate
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.service import PLACES, FloorService
from kiosk.floor.settings import FloorSettings, FloorSources
from kiosk.floor.watch import watch
from kiosk.link.floor import at_floor
from kiosk.notify import serving

_log = logging.getLogger(__name__)


class Floor:
    """What is served at the doors."""

    def __init__(self, service: FloorService) -> None:
        self.service = service


async def run_floor(
    config: FloorConfig,
    folder: Path,
    times: TimeSources = OF_THIS_MACHINE,
    pages: Callable[[FloorConfig, Path, PostgresStore], Awaitable[None]] | None = None,
) -> None:
    """Paths of the configuration are seen from its own folder. Runs until it is cancelled."""
    for name in await asyncio.to_thread(migrate, config.database):
        _log.info("the database has made step %s", name)
    async with open_store(config, times) as store:
        sources = FloorSources(
            now_ms=times.wall_ms, draw_key=lambda: secrets.token_hex(16), store=store
        )
        floor = Floor(FloorService(FloorSettings(name=config.name), sources))
        strangers = room_for_strangers(descriptors(), places=sum(PLACES.values()))
        entrance = Connections(floor, at_floor)
        async with (
            open_doors(entrance, config.network, folder, strangers=strangers),
            serving(),
            asyncio.TaskGroup() as tasks,
        ):
            tasks.create_task(floor.service.run())
            tasks.create_task(watch(store))
            if pages is not None and config.pages is not None:
                tasks.create_task(_shown(pages(config, folder, store)))


async def _shown(pages: Awaitable[None]) -> None:
    await pages


@asynccontextmanager
async def open_store(config: FloorConfig, times: TimeSources) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(config.database, times.wall_ms)
    try:
        yield store
    finally:
        await store.close()
