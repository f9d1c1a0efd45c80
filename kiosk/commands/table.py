"""`tapis table`: the table service."""

import argparse
import asyncio
import getpass
import os
from datetime import UTC, datetime
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, log_to_stderr, plain_text
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import ConfigError, TableConfig, read_config
from kiosk.game.refusal import Refused
from kiosk.journal.errors import JournalError
from kiosk.link.tls import CredentialsError
from kiosk.records.reader import ReaderProcess
from kiosk.refusal_words import staff_words
from kiosk.restoring import CopyError
from kiosk.table.let_in import StoppedTable
from kiosk.table.process import Surroundings, run_table
from kiosk.table.restored import restore_table

EPILOG = """\
example:
  tapis table --config table.toml

table.toml:
  name = "Table 7"
  rulebook = "crown-single-zero"     # see `tapis rulebooks`
  journal = "table.db"               # paths are seen from this file's folder
  seats = ["1", "2", "3"]
  hand_pay_limit_cents = 100000      # above it a second person confirms
  ticket_days = 30
  ticket_limit_cents = 1000000       # no ticket is worth more (as if left out)
  notes_cents = [500, 1000, 2000]    # that terminals take (left out: 5.00 to 1000.00)
  tip_limit_cents = 10000            # the most that a player gives to the dealer at once (0: none)
  grace_s = 3.0                      # so long a close waits for the last slips (as if left out)
  live_days = 14                     # that stay in the journal's own file (as if left out)
  clock_jump_hours = 24              # so far ahead of the last fact it may start without asking
  [network]
  socket = "table.sock"              # for terminals on this machine
  users = ["kiosk"]                  # of this machine who may speak there, besides our own (none)
  address = "0.0.0.0:7410"           # for others, with keys from `tapis enrol`
  keys = "keys"

  [staff]                            # what follows are the defaults
  dealer_limit_cents = 100000        # above it a second person confirms a dealer's order
  supervisor_limit_cents = 1000000   # and here a supervisor's
  most_cents = 100000000             # no order names more
  wait_h = 24                        # a change of a supervisor is seen so long before it is made
  [places]                           # so many may be connected at once; these are the defaults
  consoles = 16                      # 1 to 64
  displays = 64                      # 1 to 256
  sensors = 8                        # 1 to 32; terminals have their seats, 500 at most

  [jackpots]                         # the way to a jackpot controller, if there is one
  socket = "jackpot.sock"            # or address and keys
  [floor]                            # the way to the floor, if there is one
  socket = "floor.sock"              # or address and keys

  [day]                              # what consoles show as the day's (from each opening)
  starts = "06:00"
  zone = "Asia/Singapore"            # by whose clocks (UTC)

  [camera]                           # if there is one above the wheel; needs tapis[camera]
  source = "rtsp://10.0.7.4/wheel"   # or http:// (MJPEG), or /dev/video0
  seconds = 8                        # of each spin they are kept as evidence, beside the journal
  rounds = 100                       # of so many rounds, longer of those that were in question
  megabytes = 1000                   # and never more than this

Whoever of the staff cannot come in any more is let in here while the table is stopped:
  tapis table --config table.toml --let-in ANN --why "she stood before me"
  tapis table --config table.toml --new-pin ANN --why "she has forgotten hers"
The first forgets wrong PINs. The second asks for a PIN, which counts after the same wait.
A key of receipts that somebody else may have is revoked by two supervisors, with their PINs:
  tapis table --config table.toml --revoke-receipts ANN BOB --since 2026-11-17T20:00 --why "stolen"
The next start makes a new one. receipt.revoked, beside it, is for whoever checks receipts.

A table of a floor whose disk is lost comes back from the floor's copy, by two of its supervisors:
  tapis table --config table.toml --restore-from-floor ANN BOB
or, where it does not reach the floor, from a file that two people took at the floor's page:
  tapis table --config table.toml --restore-from-floor ANN BOB --copy table.db

It runs until it is stopped (Ctrl-C), and goes on from its journal when it is started again.
Exit status: 0 when it was stopped or somebody was let in, 2 if that cannot be done.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--let-in", metavar="NAME", help="forget wrong PINs, and do not run")
    asked.add_argument("--new-pin", metavar="NAME", help="give a new PIN, and do not run")
    asked.add_argument(
        "--revoke-receipts",
        nargs=2,
        metavar=("NAME", "SECOND"),
        help="somebody else may have the key of receipts: revoke it, and do not run",
    )
    asked.add_argument(
        "--restore-from-floor",
        nargs=2,
        metavar=("NAME", "SECOND"),
        help="two supervisors: put the floor's copy in the place of a lost journal, do not run",
    )
    parser.add_argument("--copy", type=Path, metavar="FILE", help="of that: the copy as a file")
    parser.add_argument(
        "--since",
        metavar="TIME",
        help="of a key that is revoked: since when, as 2026-11-17T20:00 in UTC (now)",
    )
    parser.add_argument("--why", type=plain_text, default="", help="for the record of each")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # journals are nobody else's to read
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, TableConfig)
        book = resources.rulebook(config.rulebook)
        folder = arguments.config.parent.resolve()
        if arguments.let_in or arguments.new_pin:
            return _let_in(arguments, StoppedTable(config, book, folder))
        if arguments.revoke_receipts:
            return _revoke(arguments, StoppedTable(config, book, folder))
        if arguments.copy and not arguments.restore_from_floor:
            return complain("--copy is for --restore-from-floor, with the names of two supervisors")
        if arguments.restore_from_floor:
            return _restore(arguments, config, folder)
        running = run_table(config, book, folder, Surroundings(records=ReaderProcess))
        asyncio.run(until_told_to_stop(running))
    except (ConfigError, CredentialsError, resources.UnknownRuleBookError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot listen: {error}")
    return 0


def _restore(arguments: argparse.Namespace, config: TableConfig, folder: Path) -> int:
    names = arguments.restore_from_floor
    people = [(name, getpass.getpass(f"PIN of {name}: ")) for name in names]
    try:
        done = restore_table(config, folder, people, file=arguments.copy)
    except Refused as refused:
        return complain(staff_words(refused.refusal))
    except (CopyError, JournalError) as error:
        return complain(str(error))
    last = datetime.fromtimestamp(done.restored.last_ms / 1000, UTC)
    print(f"restored to fact {done.restored.head.seq}, of {last:%Y-%m-%d %H:%M:%S} UTC")
    if done.kept:
        print(f"the journal that was there is kept as {done.kept}")
    if done.missing:
        print(f"{done.missing} facts that this table had told of are missing, and perhaps more")
    print(
        "What was written after that is not there. Start the table: terminals that know more are\n"
        "turned away until two supervisors begin a recovery at the console, which asks each for\n"
        "what it holds; what nobody can tell is a case."
    )
    return 0


def _revoke(arguments: argparse.Namespace, table: StoppedTable) -> int:
    if not arguments.why:
        return complain("it goes into the journal, so say --why")
    try:
        since = datetime.fromisoformat(arguments.since or datetime.now(UTC).isoformat())
    except ValueError:
        return complain(f"--since {arguments.since}: write a time as 2026-11-17T20:00, in UTC")
    since_ms = int(since.replace(tzinfo=since.tzinfo or UTC).timestamp() * 1000)
    if since_ms > datetime.now(UTC).timestamp() * 1000:
        return complain(f"--since {arguments.since} is not over yet")
    people = [(name, getpass.getpass(f"PIN of {name}: ")) for name in arguments.revoke_receipts]
    try:
        path = table.revoke_receipts(people, since_ms, arguments.why)
    except Refused as refused:
        return complain(staff_words(refused.refusal))
    except (JournalError, ValueError) as error:
        return complain(str(error))
    print(f"the key is revoked; a new one is made at the next start. The list of all: {path}")
    return 0


def _let_in(arguments: argparse.Namespace, table: StoppedTable) -> int:
    if not arguments.why:
        return complain("it goes into the journal, so say --why")
    name = arguments.let_in or arguments.new_pin
    try:
        if arguments.let_in:
            table.let_in(name, arguments.why)
            print(f"{name} can sign in again")
            return 0
        pin = getpass.getpass(f"New PIN of {name}: ")
        due_ms = table.give_pin(name, pin, arguments.why)
    except Refused as refused:
        return complain(staff_words(refused.refusal))
    except (JournalError, ValueError) as error:
        return complain(str(error))
    when = datetime.fromtimestamp(due_ms / 1000, UTC).strftime("from %Y-%m-%d %H:%M UTC on")
    print(f"the new PIN of {name} counts {when if due_ms else 'now'}")
    return 0
