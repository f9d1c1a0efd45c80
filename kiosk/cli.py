"""The `tapis` command. Only the command asked for is imported, so that each one starts at once."""

import argparse
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import Protocol

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
    },
    "for technicians": {
        "enrol": "give machines of the floor their certificates",
        "device": "simulate devices, find them, and read what they said",
        "manifest": "tell which release this is, and check that no file of it was changed",
        "bench": "measure what was promised, as ratios in one run",
    },
    "for inspectors": {
        "audit": "verify journals, settle them again and compare them",
        "recall": "show a past round as it was",
        "travel": "see a terminal's screen as it was at any time",
        "records": "look up rounds, money, tickets, cases, staff actions and events",
        "report": "sum up a day: drop, win and hold, by seat and by hour",
        "export": "write one round or one case as a signed bundle",
    },
    "for laboratories": {
        "rulebooks": "list the rule books, or check a file of your own",
        "rules": "print the rules of play of a rule book",
        "conformance": "run a laboratory's conformance files against the engine",
    },
}
COMMANDS = {name: summary for chapter in CHAPTERS.values() for name, summary in chapter.items()}
DESCRIPTION = "Tapis, an electronic roulette table: terminals, staff console, public display."


class Command(Protocol):
    """What a module of `kiosk.commands` offers."""

    EPILOG: str

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None: ...

    @staticmethod
    def run(arguments: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    asked = next((word for word in words if word in COMMANDS), None)
    parser = parser_of([asked] if asked else [])
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        return _module(arguments.command).run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Keep Python from complaining at exit.
        sys.stderr.close()
        return 0


def parser_of(asked: Collection[str]) -> argparse.ArgumentParser:
    """It knows every command by name, and those asked for in full."""
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
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name in asked:
            module = _module(name)
            command.epilog = module.EPILOG
            module.add_arguments(command)
    return parser


def _contents() -> str:
    return "\n\n".join(
        "\n".join([f"{title}:", *(f"  {name:14}{text}" for name, text in chapter.items())])
        for title, chapter in CHAPTERS.items()
    )


class _Version(argparse.Action):
    """Looked up only when it is asked for: that takes as long as a command's own start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415

        print(f"tapis {version('tapis')}")  # argparse itself would say it as an error
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


def _module(name: str) -> Command:
    module: Command = import_module(f"kiosk.commands.{name}")  # type: ignore[assignment]
    return module
