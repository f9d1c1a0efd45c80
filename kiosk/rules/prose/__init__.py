"""The rules of play as a player, a dealer or an inspector reads them, written from the rule book.

The engine and this text read the same file, so that what the screen says is what the game does.
"""

from kiosk.rules.prose.game import game_sections
from kiosk.rules.prose.in_force import InForce, as_it_begins
from kiosk.rules.prose.irregularities import irregularity_sections
from kiosk.rules.prose.supernova import supernova_sections
from kiosk.rules.prose.tournament import tournament_sections
from kiosk.rules.prose.wagers import wager_sections
from kiosk.rules.prose.wording import Wording
from kiosk.rules.rulebook import RuleBook


def rules_of_play(
    book: RuleBook,
    wording: Wording = Wording(),  # noqa: B008 - it is frozen
    now: InForce | None = None,
) -> str:
    """The complete rules of a rule book, as Markdown; of a table, with what is in force there."""
    now = now or as_it_begins(book)
    if now.spread is not None:
        book = book.offering(now.spread)
    document = book.terms.document
    source = wording.translate(
        "Rules",
        "From {document}, {issuer}. {edition}. Clauses of that document stand in brackets.",
    ).format(
        document=document.title,  # a name, under which the document is found
        issuer=wording.own(document.issuer),
        edition=wording.own(document.edition),
    )
    opening = f"# {wording.own(book.terms.title)}\n\n{source}"
    sections = (
        *wager_sections(book, wording),
        *supernova_sections(book, now.jackpots, wording),
        *game_sections(book, now, wording),
        *irregularity_sections(book, now, wording),
        *tournament_sections(book, now.tournament, wording),
    )
    return "\n\n".join((opening, *sections)) + "\n"
