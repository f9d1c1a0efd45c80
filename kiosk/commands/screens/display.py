"""`tapis display`, once its options are read."""

import argparse
from pathlib import Path

from kiosk.commands.configured import run_configured
from kiosk.config import DisplayConfig
from kiosk.ui.application import Beside, WindowPlace
from kiosk.ui.display.run import OpenDisplay, run_display


def run(arguments: argparse.Namespace, beside: Beside[OpenDisplay] | None = None) -> int:
    window = WindowPlace(arguments.size, arguments.position, part=arguments.part)
    place = window if arguments.windowed else None

    def show(config: DisplayConfig, folder: Path) -> None:
        run_display(config, folder, place, beside, jackpots=arguments.jackpots)

    return run_configured(arguments, DisplayConfig, show)
