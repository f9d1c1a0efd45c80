"""`tapis simulate` without `--headless`: a house on this machine, from its start to its audit."""

import argparse
import asyncio
import logging
import os
import secrets
import shutil
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from kiosk import resources
from kiosk.commands import audit
from kiosk.commands.floor import NEEDED
from kiosk.commands.shell import complain
from kiosk.commands.stopping import until_told_to_stop
from kiosk.game.jackpot.values import JackpotTerms
from kiosk.lab.postgres import NoPostgresError, server_folder
from kiosk.lab.simulate.children import ChildEndedError, watch
from kiosk.lab.simulate.director import CupPlan
from kiosk.lab.simulate.floor_house import LOCAL, FloorHouse, furnish_floor, running_floor
from kiosk.lab.simulate.host import FAILURES, Host, Programme
from kiosk.lab.simulate.house import House, HouseError, furnish
from kiosk.lab.simulate.jackpots import LIVELY, SHOWN
from kiosk.lab.simulate.machines import CONTROLLER
from kiosk.lab.simulate.ports import free_ports
from kiosk.lab.simulate.scenario.script import Scenario
from kiosk.lab.simulate.staff import PINS

_SEEDS = 10**6
_ROUNDS_UNSEEN = 3
_LOOK_S = 0.1
_FULL_SCREEN = "\n  keys:              F11 for its window and the bench, and back; Ctrl+Q ends it"
_BY_HAND = "".join(f"\n  at the console:    {name}, PIN {pin}" for name, pin in PINS.items())
"""Whoever deals himself must sign in."""


def run(
    arguments: argparse.Namespace,
    scenario: Scenario | None = None,
    cup: CupPlan | None = None,
) -> int:
    """With a scenario or a tournament, until that is over."""
    unseen = not (arguments.players or arguments.vnc or _has_display())
    if why_not := _impossible(arguments, unseen=unseen):
        return complain(why_not)
    os.umask(0o077)  # journals are nobody else's to read
    if unseen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        arguments.fast = True
        arguments.rounds = arguments.rounds or _ROUNDS_UNSEEN
        what = "the tournament" if cup else _counted(arguments.rounds)
        plays = "the scenario is played" if scenario else f"somebody else plays {what}"
        _say(f"There is no display here: {plays} for you.")
    folder = arguments.record or Path(mkdtemp(prefix="tapis-"))
    try:
        floor = furnish_floor(folder.resolve() / "floor") if arguments.tables > 1 else None
        houses = [*_furnished(folder, arguments, scenario, floor)]
    except HouseError as error:
        return complain(str(error))
    status = _play(houses, _programme(arguments, scenario, cup, unseen=unseen), floor)
    if unseen:
        _say(f"pictures of every screen: {', '.join(str(house.pictures) for house in houses)}")
    if status == 0 and arguments.record is None and not unseen:
        shutil.rmtree(folder)
    else:
        _say(f"everything is kept in {houses[0].folder}")
    return status


def _furnished(
    folder: Path,
    arguments: argparse.Namespace,
    scenario: Scenario | None,
    floor: FloorHouse | None,
) -> Iterator[House]:
    """Each table in a folder of its own. The first has the controller, as in evenings that are
    recorded. Raises `HouseError`."""
    first: House | None = None
    jackpots = _jackpots(arguments, scenario)
    for number in range(1, arguments.tables + 1):
        house = furnish(
            folder if first is None else first.folder / f"table-{number}",
            arguments.rulebook,
            terminals=arguments.terminals or 1,
            cuttable=not arguments.players,
            camera_port=next(free_ports()) if arguments.camera else 0,
            jackpots=jackpots if first is None else None,
            shares=first.folder if first is not None and jackpots is not None else None,
            floor=floor.folder if floor else None,
            number=number,
            tables=arguments.tables,
        )
        first = first or house
        yield house


def _jackpots(arguments: argparse.Namespace, scenario: Scenario | None) -> JackpotTerms | None:
    """Where the rule book has them. A scenario brings its own, or none."""
    if resources.rulebook(arguments.rulebook).terms.supernova is None or scenario is not None:
        return None
    return {"shown": SHOWN, "lively": LIVELY, "none": None}[arguments.jackpots]


def _impossible(arguments: argparse.Namespace, *, unseen: bool) -> str:
    """What does not go together, or not here."""
    if arguments.tables > 1 and (why_not := _no_more_tables(arguments)):
        return why_not
    if arguments.tournament and arguments.tables > 1:
        return "--tournament is not for --tables: results go to another table as files"
    if arguments.tournament and arguments.rounds:
        return "--rounds is not for --tournament: it is played to its end"
    if arguments.full_screen and arguments.players:
        return "--full-screen shows a terminal, and with --players they have no screens"
    if arguments.full_screen and arguments.vnc:
        return "--full-screen is not for --vnc: there each window has a screen to itself"
    windows = arguments.display or arguments.no_auto_dealer or not arguments.players
    if arguments.vnc and not windows:
        return "--vnc shows windows, and with --players there are none without --display"
    if arguments.full_screen and unseen:
        return "--full-screen needs a display, and there is none here"
    if arguments.no_auto_dealer and unseen:
        return "--no-auto-dealer needs a display to deal at, and there is none here"
    return ""


def _no_more_tables(arguments: argparse.Namespace) -> str:
    if arguments.scenario is not None:
        return "--tables is not for --scenario: one is acted out at one table"
    try:
        server_folder()
    except NoPostgresError as error:
        return f"--tables is for tables on one floor: {error}"
    if find_spec("psycopg") is None:
        return f"--tables is for tables on one floor: {NEEDED}"
    if arguments.full_screen:
        return "--full-screen is for one table: of several each has a part of the screen"
    return ""


def _counted(rounds: int) -> str:
    return "a round" if rounds == 1 else f"{rounds} rounds"


def _has_display() -> bool:
    """Or somebody has said what Qt shall draw on instead."""
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _programme(
    arguments: argparse.Namespace, scenario: Scenario | None, cup: CupPlan | None, *, unseen: bool
) -> Programme:
    return Programme(
        seed=secrets.randbelow(_SEEDS) if arguments.seed is None else arguments.seed,
        fast=arguments.fast,
        automatic=not (arguments.no_auto_dealer or scenario),
        players=arguments.players,
        display=arguments.display,
        unseen=unseen,
        vnc=arguments.vnc,
        full_screen=arguments.full_screen,
        rounds=arguments.rounds,
        scenario=scenario,
        spread=arguments.spread or "",
        tournament=cup,
    )


def _play(houses: Sequence[House], programme: Programme, floor: FloorHouse | None) -> int:
    logging.basicConfig(
        filename=houses[0].log_of("house"),
        level=logging.INFO,
        format="%(asctime)s %(levelname)-8s %(message)s",
    )
    _say(_introduction(houses, programme))
    host, *others = [_host(house, programme) for house in houses]
    host.beside, host.together = others, asyncio.Barrier(len(houses))
    try:
        asyncio.run(until_told_to_stop(_run(host, floor, shown=not programme.unseen)))
    except NoPostgresError as error:
        return complain(str(error))
    except ChildEndedError as ended:
        if ended.status == 0:  # a window that was closed is a way to end it all
            _say(f"{ended.name} was closed")
            return 0
        return _failed(ended)
    except FAILURES as error:
        return _failed(error)
    if not host.finished:
        _say("stopped")
        return 0
    for line in host.wrong:
        _say(f"  NOT AS DEMANDED: {line}")
    if programme.scenario and not host.wrong:
        _say("  as demanded")
    audited = [_audited(house) for house in houses]
    return max(audited) or int(bool(host.wrong))


async def _run(host: Host, floor: FloorHouse | None, *, shown: bool) -> None:
    """The tables, and the floor that they are on."""
    if floor is None:
        await host.run()
        return
    async with running_floor(floor) as service:
        _say(f"  the floor's page:  {floor.address}")
        _say(f"  who can sign in:   {floor.people}")
        _say(f"  the floor's file:  {floor.config}")
        watching = asyncio.create_task(watch([service]))
        tables = asyncio.create_task(host.run())
        opening = asyncio.create_task(_open(floor)) if shown and _has_display() else None
        try:
            await asyncio.wait([watching, tables], return_when=asyncio.FIRST_COMPLETED)
            for task in (watching, tables):
                if task.done():
                    await task
        finally:
            others = [watching, *([opening] if opening else [])]
            for task in others if tables.done() else [*others, tables]:
                task.cancel()
            await asyncio.gather(*others, tables, return_exceptions=True)


async def _open(floor: FloorHouse) -> None:
    """Its page, once it is served: a browser that comes sooner shows an error, and stays there."""
    while True:
        try:
            _, writer = await asyncio.open_connection(LOCAL, floor.port)
        except OSError:
            await asyncio.sleep(_LOOK_S)
            continue
        writer.close()
        await asyncio.to_thread(webbrowser.open, floor.address)
        return


def _host(house: House, programme: Programme) -> Host:
    """Each table has a wheel of its own, and says which it is."""
    book = resources.rulebook(house.rulebook)
    if house.tables == 1:
        return Host(house, book, programme, _say)
    own = replace(programme, seed=programme.seed + _SEEDS * (house.number - 1))
    return Host(house, book, own, lambda line: _say(f"Table {house.number}  {line}"))


def _audited(house: House) -> int:
    """With the journal of the controller that it shares."""
    shared = [house.shares / f"{CONTROLLER}.db"] if house.shares is not None else []
    parser = argparse.ArgumentParser()
    audit.add_arguments(parser)
    return audit.run(parser.parse_args([str(path) for path in (house.folder, *shared)]))


def _failed(error: Exception) -> int:
    complain(str(error))
    return 1


def _introduction(houses: Sequence[House], programme: Programme) -> str:
    house = houses[0]
    terminals = "1 terminal" if len(house.seats) == 1 else f"{len(house.seats)} terminals"
    if len(houses) > 1:
        shared = ", jackpots shared" if house.has_jackpots else ""
        terminals = f"{len(houses)} tables on one floor{shared}, {terminals} each"
    by_hand = "" if programme.automatic else _BY_HAND
    asked = "\n                     ".join(
        f"{_program()} device ask {house.control} help" for house in houses
    )
    return (
        f"{house.rulebook}, {terminals}, seed {programme.seed}\n"
        f"  journals and logs: {house.folder}\n"
        f"  credit and more:   {asked}"
        f"{by_hand}{_FULL_SCREEN if programme.full_screen else ''}"
    )


def _program() -> str:
    """As it can be typed here."""
    return "tapis" if shutil.which("tapis") else os.path.relpath(sys.argv[0])


def _say(line: str) -> None:
    print(line, flush=True)
