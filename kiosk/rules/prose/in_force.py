"""What holds at one table, and for the player at one place of it, at this moment.

The on-screen rules may prevail over the written ones (S3 2.5(c)), so they must tell these and not
the ones that a rule book begins with.
"""

from enum import StrEnum

from msgspec import Struct

from kiosk.rules.limits import Limits
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.terms import TournamentTerms


class Whose(StrEnum):
    BOOK = "book"
    """No table's: those that a new one begins with."""
    TABLE = "table"
    """They are everybody's."""
    LEGACY = "legacy"
    """The player keeps the minimum and units of before a change (S3 7.4)."""
    AGREED = "agreed"
    """Agreed with this player alone (S0 5.5, S4 4.4)."""


class JackpotLevelNow(Struct, frozen=True, kw_only=True):
    name: str
    reset_cents: int
    limit_cents: int
    return_bp: int
    """Of a jackpot wager, by this level."""


class JackpotsNow(Struct, frozen=True, kw_only=True):
    """As their controller has set them."""

    wager_cents: int
    """0: the table is not linked to any."""
    levels: tuple[JackpotLevelNow, ...] = ()
    return_bp: int = 0


class InForce(Struct, frozen=True, kw_only=True):
    limits: Limits
    """Of whoever reads the rules."""
    whose: Whose = Whose.TABLE
    until: str = ""
    """The time of day at which legacy limits end."""
    of_table: Limits
    """Of everybody else."""
    period_s: int = 0
    """Of the present round, or of the last. 0: no round has been opened yet."""
    new_limits: tuple[Limits, str] | None = None
    """Announced, and the time of day from which they can apply."""
    spread: str | None = None
    """The table of Spread-Bet that is on offer; empty: none. None: as the rule book begins."""
    jackpots: JackpotsNow | None = None
    """None: only what the rule book says of them."""
    tournament: TournamentTerms | None = None
    """The terms of the one that is open."""
    closes: str = ""
    """The time of day at which the table closes, if that is announced."""


def as_it_begins(book: RuleBook) -> InForce:
    """A table that has changed nothing."""
    return InForce(
        limits=book.limits,
        whose=Whose.BOOK,
        of_table=book.limits,
        period_s=book.terms.period.wagering_s,
    )
