"""The rules of play as a player, a dealer or an inspector reads them, written from the rule book.

The engine and this text read the same file, so that what the screen says is what the game does.
"""

from kiosk.rules.prose.game import game_sections
from kiosk.rules.prose.irregularities import irregularity_sections
from kiosk.rules.prose.wagers import wager_sections
from kiosk.rules.rulebook import RuleBook


def rules_of_play(book: RuleBook) -> str:
    """The complete rules of a rule book, as Markdown."""
    document = book.terms.document
    opening = (
        f"# {book.terms.title}\n\n"
        f"From {document.title}, {document.issuer}. {document.edition}. "
        f"Clauses of that document stand in brackets."
    )
    sections = (*wager_sections(book), *game_sections(book), *irregularity_sections(book))
    return "\n\n".join((opening, *sections)) + "\n"
