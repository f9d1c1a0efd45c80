"""`tapis setup`: a table set up by question and answer."""

import argparse
from pathlib import Path

from kiosk.lab.setup.answers import QUESTIONS

EPILOG = """\
examples:
  tapis setup my-table                    asks, writes, enrols, plays a first round
  tapis setup my-table                    again: goes on where it was left
  tapis setup my-table --terminals 4 --rulebook nsw-single-zero
                                          what is said here is not asked
  tapis setup my-table --yes --answers answers.toml
                                          asks nothing: for a script

It asks plainly and proposes an answer to nearly everything. Then it
  1. writes table.toml, a terminal-N.toml for each terminal, console.toml and display.toml,
     each read back by the program that it is for;
  2. where machines have an address of their own, makes the table's authority in keys and, unless a
     code shall be typed at each machine, a certificate for every machine: keys-terminal-1 and
     terminal-1.toml are then carried to that terminal;
  3. starts the table and enrols two supervisors, who each type a PIN that the other does not see;
  4. plays a first round with simulated devices, and has the journals audited;
  5. says how to start each program.
A file that is there and says something else is overwritten only if you say yes; --yes never does.
What was answered, but for PINs, is kept in setup.toml in that folder.

answers.toml (any of it may be left out; options are called the same, with - for _):
  name = "Table 7"
  rulebook = "crown-single-zero"     # see `tapis rulebooks`
  terminals = 3
  house = "Harbour Casino"
  currency = "AUD"
  language = "en"
  notes = "5 10 20 50 100"
  credit_limit = "10000"             # amounts are whole, or with two digits: 1000.50
  ticket_limit = "3000"
  ticket_days = 30
  hand_pay_limit = "1000"
  devices = "simulated"              # or "real": then no round is played
  validator = "id003"                # or "ssp"
  printer = "tcl"                    # or "escpos"
  address = "-"                      # or "table-7:7410", of machines of their own
  keys = "here"                      # or "there": by a code at each machine
  first_supervisor = "Ann"
  second_supervisor = "Bob"
  first_pin = "..."                  # only in this file; delete it afterwards
  second_pin = "..."

Exit status: 0 if it is set up, 1 if the audit found anything, 2 if it cannot go on: that is said,
and what is done so far stays.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.lab.setup.run")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=Path("my-table"), metavar="DIR", help="(my-table)"
    )
    parser.add_argument("--answers", type=Path, metavar="FILE", help="a TOML file of answers")
    parser.add_argument("--yes", action="store_true", help="ask nothing: take what is proposed")
    parser.add_argument("--no-round", action="store_true", help="play no first round")
    asked = parser.add_argument_group("answers")
    for question in QUESTIONS:
        shown = f" ({question.default})" if question.default else ""
        asked.add_argument(
            question.option, metavar="X", help=f"{question.asks}{shown}".replace("%", "%%")
        )
