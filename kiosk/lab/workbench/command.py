"""`tapis workbench`, once its options are read."""

import argparse

from kiosk.commands.shell import complain
from kiosk.lab.workbench.run import run_workbench


def run(arguments: argparse.Namespace) -> int:
    if not arguments.folder.is_dir():
        return complain(f"there is no folder {arguments.folder}")
    run_workbench(
        arguments.folder,
        arguments.seat,
        position=arguments.position,
        beneath=arguments.beneath,
        pictures=arguments.pictures,
    )
    return 0
