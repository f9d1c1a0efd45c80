"""The public display: pictures of it are kept."""

import argparse
from functools import partial

from kiosk.commands.screens import display
from kiosk.lab.windows.album import Album
from kiosk.ui.display.run import OpenDisplay


def run(arguments: argparse.Namespace) -> int:
    return display.run(arguments, partial(_attend, arguments))


async def _attend(arguments: argparse.Namespace, opened: OpenDisplay) -> None:
    if arguments.pictures is not None:
        Album(opened.window, arguments.pictures, "display", lambda: _shown(opened))


def _shown(opened: OpenDisplay) -> str:
    board = opened.onlooker.board
    return board.phase if board is not None else ""
