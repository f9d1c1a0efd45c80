"""`tapis display`: what everybody at a table looks up at."""

import argparse

from kiosk import resources
from kiosk.commands.shell import add_screen_arguments, complain, log_to_stderr
from kiosk.config import ConfigError, DisplayConfig, read_config
from kiosk.link.tls import CredentialsError

EPILOG = """\
examples:
  tapis display --config display.toml                            full screen, as above a table
  tapis display --config display.toml --windowed --size 1280x720 in a window, for technicians

display.toml:
  name = "1"                         # as in its certificate, display-1
  currency = "$"                     # may be left out
  language = "en"                    # may be left out; or ms, zh_CN
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"

It only looks: rule book, limits and numbers are told by the table. While the table is away it says
so, shows the last number as the last known one, and connects again by itself.
Full screen there is no way out by touch or keyboard: end it with systemctl, or with SIGTERM.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_screen_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    log_to_stderr(quiet=arguments.quiet)
    # Qt takes a third of a second to import: only who has a screen waits for it.
    from kiosk.ui.application import Place  # noqa: PLC0415
    from kiosk.ui.display.run import run_display  # noqa: PLC0415

    place = Place(arguments.size, arguments.position) if arguments.windowed else None
    try:
        config = read_config(arguments.config, DisplayConfig)
        run_display(config, arguments.config.parent.resolve(), place, arguments.pictures)
    except resources.UnknownLanguageError as error:
        return complain(f"{arguments.config}: language: {error}")
    except (ConfigError, CredentialsError) as error:
        return complain(str(error))
    return 0
