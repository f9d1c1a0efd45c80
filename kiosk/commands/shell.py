"""What every command says and does in the same way."""

import argparse
import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kiosk.log import FewAlike
from kiosk.rules.plain import is_plain

TEXT_MAX = 500
SMALLEST = (1280, 720)
SMALLEST_UPRIGHT = (1080, 1920)


def complain(message: str) -> int:
    """Say what is wrong with what was asked for. Returns the exit status of a refused request."""
    print(f"tapis: {message}", file=sys.stderr)
    return 2


def log_to_stderr(*, quiet: bool) -> None:
    logging.basicConfig(
        level=logging.WARNING if quiet else logging.INFO, handlers=[FewAlike(sys.stderr)]
    )


class WithOtherWork(argparse.Action):
    """An option whose value needs another module to do the work: see `kiosk.cli`."""

    def __init__(self, *about: Any, work: str, **more: Any) -> None:
        super().__init__(*about, **more)
        self.work = work

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)
        namespace.work = self.work


def add_screen_arguments(parser: argparse.ArgumentParser) -> None:
    """Of a screen that is a window for technicians, and the whole screen at a table."""
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument("--windowed", action="store_true", help="in a window, with a cursor")
    parser.add_argument(
        "--size",
        type=window_size,
        default=(1920, 1080),
        metavar="WxH",
        help="of the window, from 1280x720 to 3840x2160 (1920x1080)",
    )
    parser.add_argument(
        "--position", type=int, default=0, metavar="N", help="of the window among others (0)"
    )
    add_part_argument(parser)
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def add_part_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--part",
        type=window_part,
        metavar="C,R,COLUMNS,ROWS",
        help="the window has this part of the screen: column, row, of so many columns and rows",
    )


def plain_text(text: str) -> str:
    """Words for the record."""
    if not is_plain(text) or len(text) > TEXT_MAX:
        raise argparse.ArgumentTypeError(f"it is one line of at most {TEXT_MAX} letters")
    return text


def moment(text: str) -> int:
    """A time on the command line, in milliseconds."""
    try:
        there = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no time, such as 2026-11-16T22:00") from None
    there = there if there.tzinfo else there.replace(tzinfo=UTC)
    return int(there.timestamp() * 1000)


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number on the command line, and its range."""

    def of(text: str) -> int:
        digits = re.fullmatch("-?[0-9]{1,20}", text)
        if not digits or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:30]!r} is no number from {least} to {most}")
        return int(text)

    return of


def window_part(text: str) -> tuple[int, int, int, int]:
    """Of the screen, as it is given on the command line."""
    told = re.fullmatch(r"([1-9]),([1-9]),([1-9]),([1-9])", text)
    if not told or int(told[1]) > int(told[3]) or int(told[2]) > int(told[4]):
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is no part of a screen, such as 1,2,2,2")
    return int(told[1]), int(told[2]), int(told[3]), int(told[4])


def window_size(text: str) -> tuple[int, int]:
    """Of a screen in a window, as it is given on the command line."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    sides = int(width), int(height)
    smallest = SMALLEST if sides[0] >= sides[1] else SMALLEST_UPRIGHT
    if sides[0] < smallest[0] or sides[1] < smallest[1]:
        raise argparse.ArgumentTypeError(f"{text} is smaller than {smallest[0]}x{smallest[1]}")
    return sides
