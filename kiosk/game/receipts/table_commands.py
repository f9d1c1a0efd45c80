"""What can be asked of the table."""

from kiosk.game.bounds import Ed25519Key, Endorsement, Key, Moment
from kiosk.game.command import TableCommand


class NameReceiptKey(TableCommand, frozen=True, kw_only=True):
    """By the table's own process, at its start."""

    table: Key
    public: Ed25519Key
    endorsement: Endorsement = ""


class RevokeReceiptKey(TableCommand, frozen=True):
    """Somebody else may have it, since then."""

    public: Ed25519Key
    since_ms: Moment
