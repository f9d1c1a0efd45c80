"""`tapis jackpot`: the controller of mystery jackpots."""

import argparse
import asyncio
import getpass
import os
import secrets
from pathlib import Path

from kiosk.commands.shell import complain, log_to_stderr, plain_text
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import ConfigError, JackpotConfig, read_config
from kiosk.game.jackpot.commands import SetJackpotTerms, StartLink, StopLink
from kiosk.game.jackpot.returns import return_of_level, return_of_wager
from kiosk.game.staff.table import pin_hash
from kiosk.jackpot.orders import NotGivenError, give
from kiosk.jackpot.process import run_jackpot, terms_of
from kiosk.link.tls import CredentialsError
from kiosk.refusal_words import staff_words
from kiosk.rules.money import money_text

EPILOG = """\
examples:
  tapis jackpot --config jackpot.toml            run it: one controller for one or many tables
  tapis jackpot --config jackpot.toml --returns  what its levels give back, before it runs
  tapis jackpot --pin ANN                        asks for a PIN, prints her line for [people]

jackpot.toml:
  name = "Supernova"
  journal = "jackpot.db"             # paths are seen from this file's folder
  wager_cents = 500                  # the one fixed amount of a jackpot wager
  most_return_bp = 9000              # no levels that give back more than 90.00 % are taken

  [[levels]]                         # 1 to 5, the greatest first
  name = "Grand"
  reset_cents = 1000000              # starts at 10,000.00
  limit_cents = 2500000              # must fall before it exceeds 25,000.00
  increment_bp = 800                 # 8.00 % of each wager
  hidden_bp = 200                    # 2.00 % for its next start (left out: nothing)
  approval_cents = 0                 # the inspector approves from here on (left out: never)

  [people]                           # two of them together change anything
  ANN = "..."                        # a line of --pin each

  [network]
  socket = "jackpot.sock"            # for tables on this machine
  address = "0.0.0.0:7430"           # for others, with keys from `tapis enrol`: offer table-NAME
  keys = "keys"

Each level's trigger is drawn when the level is reset, from its start to its limit, each as likely
as any other. Only its seal is told, the SHA-256 of level, epoch, trigger and 32 random bytes, until
the level is hit; then everybody can check it. The secret lies beside the journal in jackpot.secret,
which nothing prints or exports: if it is lost, a new trigger is drawn and the journal says so.

While it runs, two people stop it, change its levels to those of the file, and start it again:
  tapis jackpot --config jackpot.toml --stop ANN BOB --why "new levels"
  tapis jackpot --config jackpot.toml --set-levels ANN BOB --why "new levels"
  tapis jackpot --config jackpot.toml --start ANN BOB --why "new levels"
Levels are changed only while it is stopped and all that was won is paid. What a level of the same
name held goes on.

It runs until it is stopped (Ctrl-C), and goes on from its journal when it is started again.
Exit status: 0 when it was stopped or obeyed, 1 if it refuses an order, 2 if that cannot be done.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--config", type=Path, metavar="FILE", help="a TOML file")
    what.add_argument("--pin", metavar="NAME", help="print the line of a person for [people]")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--returns", action="store_true", help="what it gives back; do not run")
    for option, summary in {
        "--stop": "two people stop a running controller",
        "--start": "two people start it again",
        "--set-levels": "two people change its levels to those of the file",
    }.items():
        asked.add_argument(option, nargs=2, metavar=("NAME", "SECOND"), help=summary)
    parser.add_argument("--why", type=plain_text, default="", help="for the record of an order")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # journals and secrets are nobody else's to read
    if arguments.pin:
        return _pin(arguments.pin)
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, JackpotConfig)
        folder = arguments.config.parent.resolve()
        people = arguments.stop or arguments.start or arguments.set_levels
        if arguments.returns:
            return _returns(config)
        if people:
            return _order(arguments, config, folder, people)
        asyncio.run(until_told_to_stop(run_jackpot(config, folder)))
    except (ConfigError, CredentialsError, NotGivenError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot listen: {error}")
    return 0


def _pin(name: str) -> int:
    pin, again = (getpass.getpass(words) for words in (f"New PIN of {name}: ", "Once more: "))
    if pin != again:
        return complain("these are two different PINs")
    salt = secrets.token_hex(16)
    try:
        print(f'"{name}" = "{salt}:{pin_hash(pin, salt)}"')
    except ValueError as error:
        return complain(str(error))
    return 0


def _returns(config: JackpotConfig) -> int:
    terms = terms_of(config)
    for level in terms.levels:
        told = f"{money_text(level.reset_cents)} to {money_text(level.limit_cents)}"
        print(f"{level.name:20} {told:32} {float(return_of_level(level)):8.3%}")
    wager, whole = money_text(terms.wager_cents), float(return_of_wager(terms))
    print(f"{'each wager':20} {wager:32} {whole:8.3%}")
    return 0


def _order(
    arguments: argparse.Namespace, config: JackpotConfig, folder: Path, people: list[str]
) -> int:
    if not arguments.why:
        return complain("it goes into the journal, so say --why")
    order: SetJackpotTerms | StartLink | StopLink
    if arguments.set_levels:
        order = SetJackpotTerms(terms_of(config), arguments.why)
    else:
        order = (StopLink if arguments.stop else StartLink)(arguments.why)
    pins = [(name, getpass.getpass(f"PIN of {name}: ")) for name in people]
    answer = asyncio.run(give(config, folder, order, pins))
    if not answer.done:
        assert answer.why is not None
        complain(staff_words(answer.why))
        return 1
    print("done")
    return 0
