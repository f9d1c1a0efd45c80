"""`tapis recall`: a past round of a terminal, as it was."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from kiosk import resources
from kiosk.audit.recall import list_text, round_text
from kiosk.commands.shell import complain, number
from kiosk.game.facts import Fact
from kiosk.game.history import first_state
from kiosk.game.recall import tell
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader
from kiosk.progress import Progress

EPILOG = """\
examples:
  tapis recall terminal-1.db           the last rounds, a line each
  tapis recall terminal-1.db 1204      one round: wagers on the cloth, result, credit

Exit status: 0 if the round was found, 1 if the journal does not hold it, 2 if it cannot be read.
"""


_PROGRESS_FACTS = 1000


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
    stories = tell(state, _facts(journal))
    if arguments.round is None:
        print(list_text(list(stories.values())[-arguments.last :]))
        return 0
    if arguments.round not in stories:
        known = f"it holds rounds {min(stories)} to {max(stories)}" if stories else "it holds none"
        print(f"{journal.path} has no round {arguments.round}; {known}")
        return 1
    print(round_text(book, begun.seat, stories[arguments.round]))
    return 0


def _facts(journal: JournalReader) -> Iterator[tuple[int, Fact]]:
    """A correction may come long after its round, so the whole journal is read."""
    last = journal.head.seq
    with Progress(f"reading {journal.path.name}") as progress:
        for record, fact in read_facts(journal, after=1):
            if record.seq % _PROGRESS_FACTS == 0:
                progress(record.seq, last)
            yield record.at_ms, fact
