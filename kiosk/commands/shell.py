"""What every command says and does in the same way."""

import argparse
import logging
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

SMALLEST = (1280, 720)
SMALLEST_UPRIGHT = (1080, 1920)


def complain(message: str) -> int:
    """Say what is wrong with what was asked for. Returns the exit status of a refused request."""
    print(f"tapis: {message}", file=sys.stderr)
    return 2


def log_to_stderr(*, quiet: bool) -> None:
    logging.basicConfig(
        level=logging.WARNING if quiet else logging.INFO,
        format="%(asctime)s %(levelname)-8s %(message)s",
        stream=sys.stderr,
    )


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Run a service until Ctrl-C or SIGTERM, which both end it in good order."""
    import asyncio  # noqa: PLC0415 - a screen does not wait for it before its first frame

    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for told in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(told, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


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
    add_pictures_argument(parser)
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def add_pictures_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="keep a picture of each screen here"
    )


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
