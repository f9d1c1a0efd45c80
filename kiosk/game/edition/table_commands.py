"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class RenewRuleBook(TableCommand, frozen=True):
    """By the table itself, when it starts with the edition of a newer version."""

    digest: str
