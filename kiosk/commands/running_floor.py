"""`tapis floor`, where its libraries are."""

import argparse
import asyncio
from functools import partial
from pathlib import Path

from kiosk.commands.configured import run_configured
from kiosk.commands.floor_copy import write_floor_copy
from kiosk.commands.floor_promotion import promote_standby
from kiosk.commands.shell import complain
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import ConfigError, FloorConfig
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.migrate import migrate
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.process import run_floor
from kiosk.floor.web.at_the_machine import NotDoneError, Prompt, add_administrator, let_in, reset
from kiosk.floor.web.process import Listening, run_pages
from kiosk.journal.errors import JournalError
from kiosk.restoring import CopyError


def run(arguments: argparse.Namespace) -> int:
    if (arguments.let_in or arguments.reset) and not arguments.why:
        return complain("it is a deed that auditors see, so say --why")
    if arguments.copy:
        copy = partial(write_floor_copy, arguments)
        return run_configured(arguments, FloorConfig, copy, DatabaseError, CopyError, JournalError)
    if arguments.promote:
        promote = partial(promote_standby, arguments)
        return run_configured(arguments, FloorConfig, promote, DatabaseError)
    work = _check if arguments.check else _run
    if arguments.add_administrator or arguments.let_in or arguments.reset:
        work = partial(_at_the_machine, arguments)
    return run_configured(arguments, FloorConfig, work, DatabaseError, NotDoneError, OSError)


def _run(config: FloorConfig, folder: Path) -> None:
    if config.pages is None:
        asyncio.run(until_told_to_stop(run_floor(config, folder)))
        return
    with Listening(config.pages, folder) as listening:

        async def pages(config: FloorConfig, folder: Path, store: PostgresStore) -> None:
            await run_pages(config, listening, _served)

        asyncio.run(until_told_to_stop(run_floor(config, folder, pages=pages)))


def _served(address: str) -> None:
    print(f"the floor in a browser: {address}", flush=True)


def _check(config: FloorConfig, folder: Path) -> None:
    made = migrate(config.database, told=lambda name: print(f"step {name}"))
    if config.pages is not None:
        Listening(config.pages, folder).check()
    print("the database is ready" if made else "the database is ready, and was before")


def _at_the_machine(arguments: argparse.Namespace, config: FloorConfig, folder: Path) -> None:
    if config.pages is None:
        raise ConfigError(f"{arguments.config}: it has no [pages], and so nobody signs in")
    migrate(config.database)
    prompt = Prompt()
    if arguments.add_administrator:
        asyncio.run(add_administrator(config, arguments.add_administrator, prompt))
    elif arguments.let_in:
        asyncio.run(let_in(config, arguments.let_in, arguments.why, prompt))
    else:
        asyncio.run(reset(config, arguments.reset, arguments.why, prompt))
