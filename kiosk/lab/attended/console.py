"""The console: somebody signs in and looks on, and pictures are kept."""

import argparse
from functools import partial
from random import Random

from kiosk.commands.screens import console
from kiosk.lab.people.console_visitor import sign_in
from kiosk.lab.people.visitor import Visitor
from kiosk.lab.simulate.staff import PINS
from kiosk.lab.windows.album import Album
from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.ui.console.run import OpenConsole


def run(arguments: argparse.Namespace) -> int:
    return console.run(arguments, partial(_attend, arguments))


async def _attend(arguments: argparse.Namespace, opened: OpenConsole) -> None:
    album, name = None, arguments.visitor
    if arguments.pictures is not None:
        album = Album(opened.window, arguments.pictures, "console", lambda: opened.view.in_a_word)
    if name is not None:
        visitor = Visitor(TouchScreen(opened.window), album, Random(name))
        await sign_in(visitor, name=name, pin=PINS[name])
