"""`tapis terminal --headless`: it follows its table, and nobody sees it."""

import argparse
import asyncio
from pathlib import Path

from kiosk.commands.stopping import until_told_to_stop
from kiosk.commands.terminal import run_as_told
from kiosk.config import TerminalConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cabinet import cabinet_in


def run(arguments: argparse.Namespace) -> int:
    return run_as_told(arguments, _follow)


def _follow(config: TerminalConfig, book: RuleBook, folder: Path) -> None:
    asyncio.run(until_told_to_stop(cabinet_in(folder, config, book).run()))
