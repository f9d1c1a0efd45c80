"""The `tapis` command. Only the command asked for is imported, so that each one starts at once."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

COMMANDS = {
    "rulebooks": "list the rule books, or check a file of your own",
    "rules": "print the rules of play of a rule book",
    "conformance": "run a laboratory's conformance files against the engine",
    "audit": "verify journals, settle them again and compare them",
    "recall": "show a past round as it was",
    "records": "look up rounds, money, tickets, cases, staff actions and events",
    "report": "sum up a day: drop, win and hold, by seat and by hour",
    "export": "write one round or one case as a signed bundle",
    "table": "run a table: the authority on its rounds, slips and tickets",
    "terminal": "run a terminal of a table",
    "console": "run the console of a table's staff",
    "display": "run the public display of a table",
    "simulate": "open a table to play at, or play whole evenings with everything going wrong",
    "workbench": "the simulated devices of a seat, in a window",
    "enrol": "give machines of the floor their certificates",
    "device": "simulate devices, find them, and read what they said",
    "bench": "measure what was promised, as ratios in one run",
}


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
    arguments = _parser(asked).parse_args(words)
    if arguments.command is None:
        _parser(None).print_help()
        return 0
    try:
        return _module(arguments.command).run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Keep Python from complaining at exit.
        sys.stderr.close()
        return 0


def _parser(asked: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tapis",
        description="Tapis, an electronic roulette table.",
        epilog=_EPILOG,
        formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=28),
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show which Tapis this is")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name == asked:
            module = _module(name)
            command.epilog = module.EPILOG
            module.add_arguments(command)
    return parser


class _Version(argparse.Action):
    """Looked up only when it is asked for: that takes as long as a command's own start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415

        parser.exit(message=f"tapis {version('tapis')}\n")


_EPILOG = "`tapis COMMAND --help` explains a command, with an example."


def _module(name: str) -> Command:
    module: Command = import_module(f"kiosk.commands.{name}")  # type: ignore[assignment]
    return module
