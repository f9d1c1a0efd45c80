"""`tapis display`: what everybody at a table looks up at."""

import argparse

from kiosk.commands.shell import add_screen_arguments

EPILOG = """\
examples:
  tapis display --config display.toml                            full screen, as above a table
  tapis display --config display.toml --windowed --size 1280x720 in a window, for technicians
  tapis display --config jackpots.toml --jackpots                the levels of Supernova instead

display.toml:
  name = "1"                         # as in its certificate, display-1
  currency = "$"                     # may be left out
  language = "en"                    # may be left out; or ms, zh_CN
  house = "Harbour Casino"           # may be left out: its name, at the top
  logo = "logo.png"                  # may be left out: a PNG or JPEG in the place of the name
  numbers = 40                       # of the last ones, 20 to 60 (20 on a wide screen, 40 upright)
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"
  [camera]                           # may be left out: then a drawn wheel turns; tapis[camera]
  source = "rtsp://10.0.7.4/wheel"   # or http://... (MJPEG), or /dev/video0

With --jackpots it shows the levels of Supernova, before what each must fall, the last wins, the
tables that take part, and a win. Such a display has a name and a file of its own.
It only looks: rule book, limits and numbers are told by the table. While the table is away it says
so, shows the last number as the last known one, and connects again by itself. A logo that cannot be
shown is named in the log, and the name stands in its place. A supervisor at the console writes up
to three lines for every display of the table (Table, Text on the displays).
Full screen there is no way out by touch or keyboard: end it with systemctl, or with SIGTERM.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.commands.screens.display")
    add_screen_arguments(parser)
    parser.add_argument(
        "--jackpots",
        action="store_true",
        help="a monitor for the jackpots of the table, where it offers any",
    )
