"""`tapis jackpot`: the controller of mystery jackpots."""

import argparse
import asyncio
import getpass
import os
import secrets
from pathlib import Path

from kiosk.audit.jackpot_proof import NotAProofError, prove, verify
from kiosk.commands.shell import complain, log_to_stderr, moment, plain_text
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import ConfigError, JackpotConfig, read_config
from kiosk.game.jackpot.commands import SetJackpotTerms, StartLink, StopLink
from kiosk.game.jackpot.returns import return_of_level, return_of_wager
from kiosk.game.jackpot.values import PARTS
from kiosk.game.staff.table import pin_hash
from kiosk.jackpot.orders import NotGivenError, give
from kiosk.jackpot.process import run_jackpot, terms_of
from kiosk.journal.errors import JournalError
from kiosk.link.tls import CredentialsError
from kiosk.records.folder import RecordsError
from kiosk.records.jackpots import jackpot_report, jackpot_text
from kiosk.refusal_words import staff_words
from kiosk.rules.money import money_text

EPILOG = """\
examples:
  tapis jackpot --config jackpot.toml            run it: one controller for one or many tables
  tapis jackpot --config jackpot.toml --returns  what its levels give back, before it runs
  tapis jackpot --pin ANN                        asks for a PIN, prints her line for [people]
  tapis jackpot --verify jackpot.db              every draw of its journal, from public facts alone
  tapis jackpot --prove 2-17 jackpot.db >hit     the facts from the seal of a hit to the hit
  tapis jackpot --verify hit                     which anybody can check
  tapis jackpot --report jackpot.db              meters, hits, wrong wagers, changes
  tapis jackpot --report jackpot.db --until 2026-11-17T22:00
                                                 as it all was then (UTC)

jackpot.toml:
  name = "Supernova"
  journal = "jackpot.db"             # paths are seen from this file's folder
  wager_cents = 500                  # the one fixed amount of a jackpot wager
  most_return_bp = 9000              # no levels that give back more than 90.00 % are taken
  live_days = 14                     # that stay in the journal's own file (as if left out)

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
  users = ["table"]                  # of this machine who may speak there, besides our own (none)
  address = "0.0.0.0:7430"           # for others, with keys from `tapis enrol`: offer table-Table7
  keys = "keys"                      # to the table whose name is "Table 7"

Each level's trigger is drawn when the level is reset, from its start to its limit, each as likely
as any other. Only its seal is told, the SHA-256 of level, epoch, trigger and 32 random bytes, until
the level is hit; then everybody can check it. The secret lies beside the journal in jackpot.secret,
which nothing prints or exports, for the controller's account alone: if it is lost, a new trigger is
drawn and the journal says so. Whoever opens that file while the controller runs is noticed: all
triggers are opened to everybody and drawn anew, as facts. While it does not run the file's time of
access tells, where the disk keeps one; who has that account or the whole machine, and leaves no
such time, is not noticed then. So keep copies of the disk from making one of it.

While it runs, two people stop it, change its levels to those of the file, and start it again:
  tapis jackpot --config jackpot.toml --stop ANN BOB --why "new levels"
  tapis jackpot --config jackpot.toml --set-levels ANN BOB --why "new levels"
  tapis jackpot --config jackpot.toml --start ANN BOB --why "new levels"
Levels are changed only while it is stopped and all that was won is paid. What a level of the same
name held goes on.

Whoever has noted the seal of an epoch from a display finds it in what --verify prints: the trigger
must follow from the bytes that were opened, must be what was sealed, and no round before may have
reached it. `tapis audit` does the same, and decides the whole journal again.

It runs until it is stopped (Ctrl-C), and goes on from its journal when it is started again.
Exit status: 0 when it was stopped or obeyed, 1 if it refuses an order or a draw is wrong, 2 if
that cannot be done.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--config", type=Path, metavar="FILE", help="a TOML file")
    what.add_argument("--verify", type=Path, metavar="FILE", help="check every draw in it")
    what.add_argument(
        "--prove", nargs=2, metavar=("HIT", "JOURNAL"), help="print what proves a hit"
    )
    what.add_argument("--report", type=Path, metavar="JOURNAL", help="meters and what happened")
    what.add_argument("--pin", metavar="NAME", help="print the line of a person for [people]")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--returns", action="store_true", help="what it gives back; do not run")
    for option, summary in {
        "--stop": "two people stop a running controller",
        "--start": "two people start it again",
        "--set-levels": "two people change its levels to those of the file",
    }.items():
        asked.add_argument(option, nargs=2, metavar=("NAME", "SECOND"), help=summary)
    for option, summary in {
        "--since": "of a report: from this time on, as 2026-11-17T06:00 in UTC (all)",
        "--until": "and before this time",
    }.items():
        parser.add_argument(option, type=moment, metavar="TIME", help=summary)
    parser.add_argument("--why", type=plain_text, default="", help="for the record of an order")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # journals and secrets are nobody else's to read
    if arguments.pin:
        return _pin(arguments.pin)
    try:
        if arguments.verify:
            return _verify(arguments.verify)
        if arguments.prove:
            hit, journal = arguments.prove
            print(prove(Path(journal), hit).decode(), end="")
            return 0
        if arguments.report:
            told = jackpot_report(
                arguments.report, since_ms=arguments.since, until_ms=arguments.until
            )
            print(*jackpot_text(told), sep="\n")
            return 0
    except (JournalError, NotAProofError, RecordsError) as error:
        return complain(str(error))
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


def _verify(path: Path) -> int:
    draws = verify(path)
    for hit in draws.hits:
        fact = hit.fact
        print(
            f"{fact.hit} {hit.level}: trigger {_parts(fact.trigger_parts)}, "
            f"won {_parts(fact.value_parts)} by round {fact.round} of table {fact.table}, "
            f"{len(fact.seats)} x {money_text(fact.share_cents)}, fact {hit.seq}"
        )
        print(f"  sealed in fact {hit.sealed} as {hit.commitment}")
    for index, seal in sorted(draws.sealed.items()):
        print(f"level {index + 1} is sealed, epoch {seal.fact.epoch}: {seal.fact.commitment}")
    for seq, what in draws.wrong:
        print(f"WRONG {f'fact {seq}: ' if seq else ''}{what}")
    verdict = f"{len(draws.wrong)} wrong" if draws.wrong else "nothing is wrong"
    print(f"{len(draws.hits)} hits, {draws.opened} seals opened: {verdict}")
    return int(bool(draws.wrong))


def _parts(parts: int) -> str:
    """With all that is beyond the cent."""
    cents, beyond = divmod(parts, PARTS)
    return f"{money_text(cents)}{beyond:04}" if beyond else money_text(cents)


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
