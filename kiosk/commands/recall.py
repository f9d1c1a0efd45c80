"""`tapis recall`: a past round of a terminal, as it was."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.audit.recall import list_text, round_text
from kiosk.commands.shell import complain, number
from kiosk.game.history import first_state
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import begun_of
from kiosk.journal.reader import JournalReader
from kiosk.progress import Progress
from kiosk.records.past_rounds import PastRounds

EPILOG = """\
examples:
  tapis recall terminal-1.db           the last rounds, a line each
  tapis recall terminal-1.db 1204      one round: wagers on the cloth, result, credit

Exit status: 0 if the round was found, 1 if the journal does not hold it, 2 if it cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the journal of a terminal")
    parser.add_argument("round", type=int, nargs="?", metavar="ROUND", help="a round's number")
    parser.add_argument(
        "--last",
        type=number(1, 1_000_000),
        default=20,
        metavar="N",
        help="how many rounds to list (20)",
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        with JournalReader.read_only(arguments.file) as journal:
            return _run(journal, arguments)
    except JournalError as error:
        return complain(str(error))


def _run(journal: JournalReader, arguments: argparse.Namespace) -> int:
    begun = begun_of(journal)
    try:
        book = resources.rulebook_edition(begun.rulebook, begun.digest)
    except resources.UnknownRuleBookError as error:
        return complain(str(error))
    state = first_state(book, begun)
    if not isinstance(state, Terminal):
        return complain(f"{journal.path} is the journal of a table; rounds are a terminal's")
    with Progress(f"reading {journal.path.name}") as progress:
        past = PastRounds(journal, book, state, progress)
        if arguments.round is None:
            stories = past.newest(arguments.last)
        else:
            story = past.one(arguments.round)
    if arguments.round is None:
        print(list_text(stories))
        return 0
    if story is None:
        held = past.held
        known = f"it holds rounds {held[0]} to {held[-1]}" if held else "it holds none"
        print(f"{journal.path} has no round {arguments.round}; {known}")
        return 1
    print(round_text(book, begun.seat, story))
    return 0
