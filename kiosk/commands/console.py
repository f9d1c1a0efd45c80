"""`tapis console`: the screen of a table's staff."""

import argparse

from kiosk.commands.shell import add_screen_arguments

EPILOG = """\
examples:
  tapis console --config console.toml               full screen, at the table
  tapis console --windowed --config console.toml    in a window, for technicians

console.toml:
  name = "1"
  rulebook = "crown-single-zero"     # the table's own
  orders = "console-1.json"          # orders that are not answered yet; paths as seen from here
  wagering_s = 30                    # may be left out: the rule book's; never below its shortest
  case_player = "none"               # a case asks for the player's "name" or "card", or for none
  tournaments = "cups"               # terms of tournaments, results; left out: terms of Tapis
  idle_s = 300                       # then whoever is signed in is signed out
  language = "en"                    # until staff choose another; may be left out; or ms, zh_CN
  cycle_s = 8                        # from a result to the next round, if opened automatically
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"
  [screen]                           # may be left out
  currency = "$"
  chips_cents = [100, 500, 2500, 10000, 50000, 100000]
  [limits]                           # may be left out: up to three sets that staff load by name,
  "$5 table" = { straight = [500, 20000], together = [500, 1000000] }   # minimum, maximum (unit)
  [records]                          # may be left out; the table looks everything up itself
  exports = "exports"                # reports and signed bundles are written there
  day_starts = "06:00"               # of the day's report (00:00)
  shifts = ["06:00", "14:00", "22:00"]   # when each begins, for sums by shift (none)
  zone = "Asia/Singapore"            # by whose clocks (UTC)
  [camera]                           # may be left out; live while the ball rolls; tapis[camera]
  source = "rtsp://10.0.7.4/wheel"   # or http://... (MJPEG), or /dev/video0

A table without staff asks for its first supervisor. The console connects again by itself, and gives
an order that was not answered again, by its id, also after it was killed.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.commands.screens.console")
    add_screen_arguments(parser)
