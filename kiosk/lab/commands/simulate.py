"""`tapis simulate`: a table to play at on this machine, or whole evenings from a seed."""

import argparse
from pathlib import Path

from kiosk.commands.shell import number

EPILOG = """\
examples:
  tapis simulate                                              a table and a terminal, to play now
  tapis simulate --rulebook rws-triple-zero --terminals 2     two terminals of another rule book
  tapis simulate --full-screen                                F11: a window again, with its bench
  tapis simulate --no-auto-dealer --display                   deal yourself, at the console
  tapis simulate --tables 3 --players                         three tables on one floor, its page
  tapis simulate --rulebook rapid-single-zero --tables 2      two, which share their jackpots
  tapis simulate --headless --tables 3 --faults               an evening of three, in virtual time
  tapis simulate --players --rounds 3 --fast                  nobody is needed; audited at the end
  tapis simulate --rulebook crown-double-zero --spread 1      with Spread-Bet, by its table 1
  tapis simulate --camera                                     a camera above the wheel, for all
  tapis simulate --tournament --display                       play for points against three others
  tapis simulate --vnc                                        seen from this machine by a VNC viewer
  tapis device ask DIR/control.sock credit 1 5000             50.00 for seat 1; DIR is told
  tapis device ask DIR/control.sock jackpot 1                 the next jackpot wager wins level 1

  tapis simulate --headless --seed 7 --faults                 one evening, and what came of it
  tapis simulate --headless --seed 1 --evenings 200 --faults  200 of them, seeds 1 to 200
  tapis simulate --headless --hostile                         one machine more, and it lies
  tapis simulate --headless --tournament --seed 3             24 entrants, three heats, a final
  tapis simulate --headless --tournament my-cup.toml          by terms of your own
  tapis simulate --headless --seed 7 --record evening/        keep the journals
  tapis audit evening/                                        and have them audited

  tapis simulate --scenario                                   list the ready-made irregularities
  tapis simulate --scenario no-spin-ball-out --headless       play one, step by step
  tapis simulate --scenario mine.toml                         play a file of your own, with windows

Without --headless a table, its terminals and its console run as the programs that they are, with an
automatic dealer, a virtual wheel and an attendant. Each round is told in a line. The control socket
takes one command a line, answered by `ok ...` or `error why`; `help` lists them. It all ends with
Ctrl-C, with the last of --rounds, or when one of the programs ends: that is named, with its last
lines. Of several tables each has a folder and a control socket of its own, and all end together.
After the last of --rounds the journals are audited.
Where there is no display somebody else plays: the windows are drawn all the same and touched for a
few rounds, and a picture of each screen is kept in the folder that is told.

With --headless the table, its terminals and the link are the real ones; clock, network and disk are
simulated, and the seed decides everything: the same seed prints the same. After every commit each
journal is audited, and at the end every cent and every ticket must be where it belongs. With
--hostile one more machine is enrolled that says anything at all, as long as it is of the right
types: the others play on as if it were not there.

With --tournament the same table plays a tournament of S3 section 5 to its end: entrants are
registered, seats drawn, sessions, play-offs and the final played on the terminals, prizes paid.
With --headless rounds are played for money in between, and no cent of that may move while points
are played for. In windows the first terminal is yours, and somebody contends at each of the others;
with --no-auto-dealer you are the director too, at the console.

With --scenario an irregularity of the rule documents is acted out step by step, one of those that
are listed or a file of your own (assets/scenarios/README.md describes it). With --headless each of
its rule books is played, or that of --rulebook; `all` plays every one. Without it the terminals are
touched, cut off and switched off before your eyes.

Exit status: 0 if nothing was wrong, 1 if anything was violated, found by the audit, not as a
scenario demands, or a program failed, 2 for a bad request.
"""

RULEBOOK = "crown-single-zero"
ANY = "any"
SHIPPED = "spring-cup"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.lab.commands.simulation")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="decides the wheel (any), or the evening (1)"
    )
    parser.add_argument(
        "--rounds", type=_positive, metavar="N", help="rounds (no end; headless 20)"
    )
    parser.add_argument(
        "--terminals",
        type=number(1, 250),
        metavar="T",
        help="terminals at the table (1; headless 5)",
    )
    parser.add_argument("--rulebook", metavar="ID", help=f"({RULEBOOK})")
    parser.add_argument(
        "--jackpots",
        choices=("shown", "lively", "none"),
        default="shown",
        help="the jackpots where the rule book has some: as a house would set them, in ranges so "
        "narrow that one falls every few rounds, or none (default: %(default)s)",
    )
    parser.add_argument(
        "--tables",
        type=number(1, 5),
        default=1,
        metavar="N",
        help="tables on one floor, where tickets of each are good at every other, each with "
        "terminals, console and staff of its own; windows of a table stand in a column of the "
        "screen. Needs PostgreSQL (apt install postgresql), of which one is begun in the folder "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--spread",
        metavar="TABLE",
        help="Spread-Bet is on offer, by this table of odds of the rule book",
    )
    parser.add_argument(
        "--tournament",
        nargs="?",
        const=SHIPPED,
        metavar="TERMS",
        help="a whole tournament with automatic players and an automatic director: by the terms "
        "that ship with Tapis, or by those of a file; a rule book of S3 is needed",
    )
    parser.add_argument(
        "--entrants",
        type=number(2, 200),
        metavar="N",
        help="how many enter the tournament (one for each terminal; headless: as its terms let)",
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="keep the journals here")
    parser.add_argument(
        "--scenario",
        nargs="?",
        const="",
        metavar="NAME",
        help="act out an irregularity, ready-made or of a file; without a name: list them",
    )
    people = parser.add_argument_group("a table to play at")
    window = people.add_mutually_exclusive_group()
    window.add_argument(
        "--windowed",
        action="store_true",
        help="each terminal in a window, its bench beside it (as if left out)",
    )
    window.add_argument(
        "--full-screen",
        action="store_true",
        help="the first terminal fills the screen; F11 brings its window and the bench",
    )
    people.add_argument("--players", action="store_true", help="terminals play by themselves")
    people.add_argument("--fast", action="store_true", help="the shortest rounds that are allowed")
    people.add_argument(
        "--no-auto-dealer",
        action="store_true",
        help="rounds are dealt, and players paid, at the console or the control socket",
    )
    people.add_argument(
        "--vnc",
        action="store_true",
        help="windows are seen by VNC, from this machine alone",
    )
    people.add_argument(
        "--display",
        action="store_true",
        help="open the public display too, and the monitor of the jackpots",
    )
    people.add_argument(
        "--camera",
        action="store_true",
        help="a camera above the wheel, on every screen",
    )
    evenings = parser.add_argument_group("evenings on a virtual clock")
    evenings.add_argument(
        "--headless", action="store_true", help="without windows, as fast as the machine can"
    )
    evenings.add_argument("--faults", action="store_true", help="all goes wrong that can")
    evenings.add_argument(
        "--hostile",
        nargs="?",
        const=ANY,
        metavar="WHICH",
        help="one machine more, which lies: terminal, console...; without a name: any",
    )
    evenings.add_argument("--evenings", type=_positive, metavar="E", help="seeds S to S+E-1 (1)")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number
