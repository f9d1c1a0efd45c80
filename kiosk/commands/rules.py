"""`tapis rules`: the rules of play, as the terminal shows them."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import WithOtherWork, complain
from kiosk.rules.prose import rules_of_play
from kiosk.rules.prose.wording import Wording
from kiosk.rules.rulebook import RuleBookError

EPILOG = """\
examples:
  tapis rules crown-single-zero               on the screen, as Markdown
  tapis rules nsw-single-zero > rules.md      into a file
  tapis rules crown-single-zero --language ms  translated
  tapis rules ./my-casino.toml                of a rule book of your own

`tapis rulebooks` lists the ids.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rulebook", metavar="ID", help="a rule book's id, or a .toml file")
    parser.add_argument(
        "--language",
        action=WithOtherWork,
        work="kiosk.commands.screens.rules",
        metavar="CODE",
        help="such as ms or zh_CN (en)",
    )


def run(arguments: argparse.Namespace, wording: Wording | None = None) -> int:
    name: str = arguments.rulebook
    try:
        is_file = name.endswith(".toml")
        book = resources.read_rulebook(Path(name)) if is_file else resources.rulebook(name)
    except resources.UnknownRuleBookError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot read {name}: {error.strerror}")
    except RuleBookError as error:
        return complain(f"{name} has faults:\n{error}")
    print(rules_of_play(book, wording or Wording()), end="")
    return 0
