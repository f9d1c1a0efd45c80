"""`tapis --version`: looking it up takes as long as a command's own start."""

import argparse
from importlib.metadata import version


def run(_: argparse.Namespace) -> int:
    print(f"tapis {version('tapis')}")  # argparse itself would say it as an error
    return 0
