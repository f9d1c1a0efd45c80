"""A journal that goes on under a newer edition of its rule book says so before anything else."""

from collections.abc import Iterator

from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.journal.facts import Readable, begun_of
from kiosk.rules.rulebook import RuleBook


def renewal(book: RuleBook, state: Table, log: Readable) -> Iterator[c.Command]:
    """The audit takes what a newer version writes in front of it for forged."""
    if book.digest != (state.edition or begun_of(log).digest):
        yield c.RenewRuleBook(book.digest)
