"""A terminal without a screen: somebody plays at it, with devices that are simulated as well."""

import argparse
import asyncio
from pathlib import Path

from kiosk.clock import OF_THIS_MACHINE
from kiosk.commands.shell import complain
from kiosk.commands.stopping import until_told_to_stop
from kiosk.commands.terminal import run_as_told
from kiosk.config import TerminalConfig
from kiosk.lab.simulate.hurry import hurried
from kiosk.lab.simulate.room_file import RoomFileError
from kiosk.lab.simulate.seat import play_headless
from kiosk.rules.rulebook import RuleBook


def run(arguments: argparse.Namespace) -> int:
    def play(config: TerminalConfig, book: RuleBook, folder: Path) -> None:
        playing = play_headless(
            config,
            book,
            folder,
            player=arguments.player,
            room_file=arguments.room,
            pace_s=arguments.pace,
            times=hurried(folder) if arguments.hurried else OF_THIS_MACHINE,
            pockets=arguments.pockets,
            guest=arguments.guest,
        )
        asyncio.run(until_told_to_stop(playing))

    try:
        return run_as_told(arguments, play)
    except RoomFileError as error:
        return complain(str(error))
