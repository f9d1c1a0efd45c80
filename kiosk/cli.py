"""The `tapis` command, and the one place that loads late, so that each command starts at once.

Of a command only the options are loaded, once it is asked for. They say by its name which module
does the work: the command's own, or one that takes long to load and that not everybody needs.
"""

import argparse
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Protocol, TypeAlias

from kiosk.garbage import garbage_waits, loading_for_good

CHAPTERS = {
    "to try it": {
        "simulate": "open a table to play at, or play whole evenings with everything going wrong",
        "workbench": "the simulated devices of a seat, in a window",
    },
    "on the floor": {
        "table": "run a table: the authority on its rounds, slips and tickets",
        "terminal": "run a terminal of a table",
        "console": "run the console of a table's staff",
        "display": "run the public display of a table",
        "sensor": "run the sensor at a table's wheel",
        "jackpot": "run the controller of mystery jackpots, for one or many tables",
        "floor": "run a floor: many tables, whose tickets are good at each of them",
    },
    "for technicians": {
        "setup": "set up a table: its files, certificates, first staff and first round",
        "enrol": "give machines of the floor their certificates",
        "device": "simulate devices, find them, and read what they said",
        "manifest": "tell which release this is, and check that no file of it was changed",
        "bench": "measure what was promised, as ratios in one run",
    },
    "for inspectors": {
        "audit": "verify journals, settle them again and compare them",
        "receipt": "check a receipt that a player kept",
        "recall": "show a past round as it was",
        "travel": "see a terminal's screen as it was at any time",
        "records": "look up rounds, money, tickets, cases, staff actions and events",
        "report": "sum up a day: drop, win and hold, by seat and by hour",
        "export": "write one round or one case as a signed bundle",
    },
    "for laboratories": {
        "rulebooks": "list the rule books, or check a file of your own",
        "rules": "print the rules of play of a rule book",
        "tournament": "check the terms and conditions of a tournament",
        "conformance": "run a laboratory's conformance files against the engine",
    },
}
COMMANDS = {name: summary for chapter in CHAPTERS.values() for name, summary in chapter.items()}
DESCRIPTION = "Tapis, an electronic roulette table: terminals, staff console, public display."


_LABORATORY = ("setup", "simulate", "workbench", "device", "bench", "conformance")
"""These are in `kiosk.lab.commands`, all others in `kiosk.commands`."""


Loading: TypeAlias = Callable[[], AbstractContextManager[None]]
"""How Python looks for garbage meanwhile."""


class Options(Protocol):
    """What the module of a command offers."""

    EPILOG: str

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Its default of `work` is the module that does the work, if it is not this one."""


class Work(Protocol):
    """What the module that does the work offers."""

    @staticmethod
    def run(arguments: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    asked = [word for word in words if word in COMMANDS][:1]
    # What comes first is the command. Only whoever names none is told of all of them.
    known = asked if words[:1] == asked else COMMANDS
    # Whoever calls this from Python has loaded more than Tapis.
    loading = loading_for_good if argv is None else garbage_waits
    with loading():
        parser = parser_of(asked, known)
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return 0
    return carry_out(arguments, loading)


def carry_out(arguments: argparse.Namespace, loading: Loading = garbage_waits) -> int:
    with loading():
        work: Work = import_module(arguments.work)  # type: ignore[assignment]
    try:
        return work.run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Keep Python from complaining at exit.
        sys.stderr.close()
        return 0


def parser_of(asked: Collection[str], known: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    """It knows commands by name, and those asked for in full."""
    parser = argparse.ArgumentParser(
        prog="tapis",
        usage="tapis [--help] [--version] COMMAND ...",
        description=f"{DESCRIPTION}\n\n{_contents()}",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show which Tapis this is")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", prog="tapis", help=argparse.SUPPRESS
    )
    for name, summary in COMMANDS.items():
        if name not in known:
            continue
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name in asked:
            package = "kiosk.lab.commands" if name in _LABORATORY else "kiosk.commands"
            options: Options = import_module(f"{package}.{name}")  # type: ignore[assignment]
            command.epilog = options.EPILOG
            command.set_defaults(work=f"{package}.{name}")
            options.add_arguments(command)
    return parser


def _contents() -> str:
    return "\n\n".join(
        "\n".join([f"{title}:", *(f"  {name:14}{text}" for name, text in chapter.items())])
        for title, chapter in CHAPTERS.items()
    )


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        carry_out(argparse.Namespace(work="kiosk.commands.version"))
        parser.exit()


EPILOG = """\
first steps:
  tapis simulate                        insert a note, place chips, win or lose
  tapis simulate --players --rounds 3   nobody is needed; the journals are audited at the end
  tapis rules crown-single-zero         what is played, as the terminal shows it
  tapis COMMAND --help                  a command, with its files and examples

Errors and progress go to standard error, results to standard output.
Exit status: 0 if all is well, 1 if something was found or missed, 2 if it cannot be done as asked,
130 when it was stopped by Ctrl-C.
"""
