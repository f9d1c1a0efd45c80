"""`python -m tests.evening`: see the package."""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk import resources
from kiosk.lab.simulate.house import furnish
from kiosk.link.identity import Role
from kiosk.ui.application import Application
from tests.evening.checks import check
from tests.evening.night import FULL, SHORT, Night, Programme
from tests.evening.programs import programs
from tests.evening.staff import Crew, Pictures
from tests.ui.console.screen import console

RULEBOOK = "crown-single-zero"


def evening(folder: Path, programme: Programme, pictures: Path | None = None) -> list[str]:
    """Play it. What is wrong at its end, each in a line."""
    house = furnish(folder, RULEBOOK, terminals=programme.seats)
    book = resources.rulebook(RULEBOOK)
    application = Application("tapis console")
    qt = QGuiApplication.instance()
    assert isinstance(qt, QGuiApplication)
    loop = QEventLoop(qt)
    asyncio.set_event_loop(loop)
    panel = QTest.createTouchDevice()

    async def story() -> Night:
        async with (
            programs(house) as running,
            console(application, panel, book, house.socket) as screen,
        ):
            screen.window.setPosition(0, 0)
            eye = house.client(Role.SENSOR)
            looking = asyncio.create_task(eye.run())
            crew = Crew(screen, running, Pictures(screen, pictures), eye)
            await crew.until(lambda: screen.desk.connected, "the table")
            await crew.enrol_all()
            await crew.open_table()
            for number, seat in enumerate(house.seats):
                running.seat(seat, seed=number)
            if pictures is not None:
                running.display()
                await asyncio.to_thread(_beside, "display", 1920)
            await crew.until(
                lambda: all(crew.seat(seat).here for seat in house.seats), "every terminal"
            )
            night = Night(crew, running, book, programme, _say)
            await night.run()
            looking.cancel()
            return night

    try:
        with loop:
            night = loop.run_until_complete(story())
    finally:
        asyncio.set_event_loop(None)
        application.close()
    return check(house.folder, night.told, night.count)


def _beside(name: str, x: int) -> None:
    """No window manager places what another program shows."""
    move = [
        "xdotool",
        "search",
        "--sync",
        "--name",
        f"Tapis, {name}",
        "windowmove",
        "%@",
        str(x),
        "0",
    ]
    subprocess.run(move, check=False, stderr=subprocess.DEVNULL)


def _say(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {line}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.evening")
    parser.add_argument("--rounds", type=int, default=FULL.rounds, metavar="N")
    parser.add_argument("--short", action="store_true", help="a few rounds, and no notice")
    parser.add_argument("--no-notices", action="store_true", help="no notice is waited for")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="of the journals")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="of each step")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    if arguments.pictures is not None:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    folder = arguments.folder or Path(mkdtemp(prefix="evening-"))
    programme = SHORT if arguments.short else replace(FULL, rounds=arguments.rounds)
    programme = replace(programme, notices=programme.notices and not arguments.no_notices)
    began_s = time.monotonic()
    wrong = evening(folder, programme, arguments.pictures)
    for line in wrong:
        print(line)
    _say(f"{programme.rounds} rounds in {time.monotonic() - began_s:.0f} s, in {folder}")
    print("nothing is wrong" if not wrong else f"{len(wrong)} things are wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
