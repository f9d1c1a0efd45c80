"""A terminal with its screen: somebody touches that, or a script plays, or pictures are kept."""

import argparse
import asyncio
from contextlib import AsyncExitStack
from functools import partial
from random import Random

from kiosk.commands.screens import terminal
from kiosk.lab.devices.control import control_socket
from kiosk.lab.people.hands import Hands
from kiosk.lab.people.terminal_visitor import TerminalVisitor
from kiosk.lab.simulate import contestant
from kiosk.lab.windows.album import Album
from kiosk.ui.terminal.run import OpenTerminal


def run(arguments: argparse.Namespace) -> int:
    return terminal.run(arguments, partial(_attend, arguments))


_NEXT_S = (0.5, 2.5)
"""Before each touch."""


async def _contend(opened: OpenTerminal, random: Random) -> None:
    """Somebody who sits here for a tournament and nothing else."""
    while True:
        await asyncio.sleep(random.uniform(*_NEXT_S))
        if opened.desk.service is not None:
            contestant.act(opened.desk.book, opened.desk.service)


async def _attend(arguments: argparse.Namespace, opened: OpenTerminal) -> None:
    album, name = None, f"terminal-{opened.desk.look.seat}"
    if arguments.pictures is not None:
        album = Album(opened.window, arguments.pictures, name, lambda: opened.view.in_a_word)
    async with AsyncExitStack() as there:
        if arguments.hands is not None:
            hands = Hands(lambda: opened.desk.service)
            await there.enter_async_context(control_socket(arguments.hands, hands.answer))
        if arguments.player is not None:
            folder = arguments.config.parent.resolve()
            await TerminalVisitor(opened, folder, Random(arguments.player), album).run()
        if arguments.contestant is not None:
            await _contend(opened, Random(arguments.contestant))
        await asyncio.get_running_loop().create_future()
