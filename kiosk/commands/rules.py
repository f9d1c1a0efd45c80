"""`tapis rules`: the rules of play, as the terminal shows them, and what keeps each clause."""

import argparse
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from kiosk import resources
from kiosk.clauses.citing import NoSuchClauseError
from kiosk.clauses.coverage import DocumentCoverage, coverage
from kiosk.clauses.forms import coverage_csv, coverage_text
from kiosk.commands.shell import WithOtherWork, complain
from kiosk.rules.prose import rules_of_play
from kiosk.rules.prose.wording import Wording
from kiosk.rules.rulebook import RuleBook, RuleBookError

EPILOG = """\
examples:
  tapis rules crown-single-zero               on the screen, as Markdown
  tapis rules nsw-single-zero > rules.md      into a file
  tapis rules crown-single-zero --language ms  translated
  tapis rules ./my-casino.toml                of a rule book of your own
  tapis rules --coverage                      every clause: what keeps it and what proves it
  tapis rules --coverage nsw-single-zero      of the document of this rule book
  tapis rules --coverage --pdf clauses.pdf --csv clauses.csv
                                              for a laboratory, and for a spreadsheet

`tapis rulebooks` lists the ids. --coverage has a row for each clause of the document: its title in
our words; the keys of the rule book, the modules and the screens that keep it; the tests and
scenarios that name and prove it; or why it is no machine's business, or is not offered yet. Counts
by document come last.
"""

WritePdf: TypeAlias = Callable[[Sequence[DocumentCoverage], Path], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rulebook", metavar="ID", nargs="?", help="a rule book's id, or a .toml file"
    )
    parser.add_argument(
        "--language",
        action=WithOtherWork,
        work="kiosk.commands.screens.rules",
        metavar="CODE",
        help="such as ms or zh_CN (en)",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="what keeps and proves each clause, of one rule book's document or of all",
    )
    parser.add_argument(
        "--csv", type=Path, metavar="FILE", help="write the coverage for a spreadsheet"
    )
    parser.add_argument(
        "--pdf",
        type=Path,
        action=WithOtherWork,
        work="kiosk.commands.screens.coverage",
        metavar="FILE",
        help="write the coverage as a document",
    )


def run(
    arguments: argparse.Namespace,
    wording: Wording | None = None,
    write_pdf: WritePdf | None = None,
) -> int:
    """With the words of a language, or with what writes a document, if one was asked for."""
    if problem := _problem(arguments):
        return complain(problem)
    name: str | None = arguments.rulebook
    try:
        books = [_book(name)] if name else list(map(resources.rulebook, resources.rulebook_ids()))
    except resources.UnknownRuleBookError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot read {name}: {error.strerror}")
    except RuleBookError as error:
        return complain(f"{name} has faults:\n{error}")
    if arguments.coverage:
        return _tell_coverage(arguments, books, write_pdf)
    [book] = books
    print(rules_of_play(book, wording or Wording()), end="")
    return 0


def _problem(arguments: argparse.Namespace) -> str:
    """With what was asked for together."""
    if not arguments.coverage and arguments.rulebook is None:
        return "of which rule book? `tapis rulebooks` lists the ids"
    if not arguments.coverage and (arguments.csv or arguments.pdf):
        return "--csv and --pdf are of --coverage"
    if arguments.coverage and arguments.language:
        return "the coverage of clauses is in English"
    return ""


def _book(name: str) -> RuleBook:
    is_file = name.endswith(".toml")
    return resources.read_rulebook(Path(name)) if is_file else resources.rulebook(name)


def _tell_coverage(
    arguments: argparse.Namespace, books: Sequence[RuleBook], write_pdf: WritePdf | None
) -> int:
    try:
        documents = coverage(books)
    except NoSuchClauseError as error:
        return complain(str(error))
    if unknown := next((each for each in documents if not each.rows), None):
        return complain(f"the clauses of document {unknown.id} are not known here")
    try:
        if arguments.csv is not None:
            arguments.csv.write_text(coverage_csv(documents), encoding="utf-8", newline="")
        if write_pdf is not None:
            write_pdf(documents, arguments.pdf)
    except OSError as error:
        return complain(f"cannot write {error.filename}: {error.strerror}")
    if arguments.csv is None and arguments.pdf is None:
        width = shutil.get_terminal_size((160, 24)).columns
        print(coverage_text(documents, width=width), end="")
    return 0
