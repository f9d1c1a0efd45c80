"""`tapis terminal`: a seat at a table, with its screen or without one."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk import resources
from kiosk.commands.configured import run_configured
from kiosk.commands.shell import add_part_argument, complain, window_size
from kiosk.config import TerminalConfig
from kiosk.devices.trace import TraceError
from kiosk.late import Late
from kiosk.rules.rulebook import RuleBook

if TYPE_CHECKING:
    from kiosk.commands import restored_terminal
else:
    restored_terminal = Late("kiosk.commands.restored_terminal")

EPILOG = """\
examples:
  tapis terminal --config terminal-1.toml                       full screen, as in a cabinet
  tapis terminal --windowed --config terminal-1.toml            in a window, for technicians
  tapis terminal --windowed --full-screen --config terminal-1.toml   F11: a window, and back
  tapis terminal --headless --config terminal-1.toml            without a screen: it follows
                                                                its table

terminal-1.toml:
  seat = "1"
  rulebook = "crown-single-zero"     # the table's own
  journal = "terminal-1.db"          # paths are seen from this file's folder
  language = "en"                    # until a player chooses another; may be left out
  cash_out_asked_cents = 20000       # from this credit on a cash-out is asked about; 0: never
  link_trace = "link.trace"          # every line to and from the table; may be left out
  live_days = 14                     # that stay in the journal's own file (as if left out)
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"
  [screen]                           # may be left out
  currency = "$"
  chips_cents = [100, 500, 2500, 10000, 50000, 100000]
  [responsible_play]                 # may be left out; these are the defaults
  reality_check_min = 30             # at play between two reality checks; 0: none
  reality_check_hold_s = 5           # each is looked at for so long
  break_min = [5, 15, 30]            # breaks to choose from; [] offers none
  own_limits = true                  # players may set limits of time and loss
  [switches]                         # may be left out: what two switches send
  move = "Space"                     # or Return, Tab, Backspace, F1 ... F12
  choose = "Return"
  [validator]                        # if there is one: see `tapis device probe`
  protocol = "id003"                 # or "ssp"
  port = "/dev/ttyUSB0"
  notes_cents = [1000, 2000, 5000]   # the denominations that are taken
  credit_limit_cents = 1000000       # nothing is taken that would bring the credit above it
  tickets = true                     # false: it is not to take tickets
  doubt_after_s = 30                 # so long it is silent with paper in it: then staff look
  trace = "validator.trace"          # every frame, for `tapis device trace`
  [printer]                          # without one the attendant pays
  protocol = "tcl"                   # or escpos
  port = "/dev/ttyUSB1"
  ticket_limit_cents = 300000        # what is above it the attendant pays
  house = "Harbour Casino"
  address = ["1 Quay Street", "Sydney"]
  machine = "00123"
  currency = "AUD"
  language = "en"                    # of the amount in words, besides English
  message = "Play for fun"           # on every ticket; may be left out
  receipts = false                   # true: players may print those of their bets (escpos)
  baud = 38400                       # of the port (as if left out)
  trace = "printer.trace"            # every frame; may be left out
  [camera]                           # if there is one above the wheel; needs tapis[camera]
  source = "rtsp://10.0.7.4/wheel"   # or http://... (MJPEG), or /dev/video0
  [door]                             # if its switch, or that of the staff's key, is wired
  input = "/sys/class/gpio/gpio17/value"
  open = "1"                         # what it reads while the door is open

Staff open its menu by touching the four corners of the screen, clockwise from the upper left,
within five seconds; where there is a door, only while it is open. The table checks their PIN.

As a kiosk there is no way out by touch or keyboard: end it with systemctl, or with SIGTERM. With
--windowed F11 lets the window fill the screen, or not fill it any more, and Ctrl+Q closes it.
Without a real GPU the software renderer is chosen (QT_QUICK_BACKEND overrides that).

A terminal of a floor whose disk is lost comes back from the floor's copy: see tapis floor --help.

It runs until it is stopped (Ctrl-C).
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.commands.screens.terminal")
    parser.add_argument(
        "--headless",
        dest="work",
        action="store_const",
        const="kiosk.commands.headless_terminal",
        help="without a screen",
    )
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument(
        "--restore-from-floor",
        dest="restored",
        type=Path,
        metavar="FILE",
        help="put what `tapis floor --copy` wrote in the place of a lost journal; do not run",
    )
    parser.add_argument("--windowed", action="store_true", help="in a window, with a cursor")
    parser.add_argument(
        "--full-screen", action="store_true", help="the window fills the screen at first"
    )
    parser.add_argument(
        "--hints", action="store_true", help="tell a newcomer what to do next, up to a result"
    )
    parser.add_argument(
        "--size",
        type=window_size,
        metavar="WxH",
        help="of the window, from 1280x720 to 3840x2160 (as large as the screen has room)",
    )
    parser.add_argument(
        "--position", type=int, default=0, metavar="I", help="which of several windows it is (0)"
    )
    parser.add_argument(
        "--leave", type=int, default=0, metavar="PX", help="leave so much of the screen free (0)"
    )
    add_part_argument(parser)
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run_as_told(
    arguments: argparse.Namespace, run: Callable[[TerminalConfig, RuleBook, Path], None]
) -> int:
    """With its configuration, rule book and folder; if they cannot be used, that is said."""
    if arguments.full_screen and not arguments.windowed:
        return complain("--full-screen is for --windowed: without it a terminal fills the screen")

    if arguments.restored is not None:
        return restored_terminal.run(arguments)

    def with_book(config: TerminalConfig, folder: Path) -> None:
        run(config, resources.rulebook(config.rulebook), folder)

    return run_configured(arguments, TerminalConfig, with_book, TraceError)
