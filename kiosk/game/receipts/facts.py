"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class ReceiptKeyNamed(Fact, frozen=True, kw_only=True):
    """With which key the table signs receipts from now on."""

    table: str
    """The name of the table, as its receipts have it."""
    public: str
    endorsement: str = ""
    """By which the house's authority vouches for it; nothing: there is none."""


class ReceiptKeyRevoked(Fact, frozen=True, kw_only=True):
    """Two people say that somebody else may have a key of the table's. It signs nothing more, and
    what it has signed since this time counts only as far as the journal has the slip."""

    public: str
    since_ms: int
    who: str
    second: str


class ReceiptKept(Fact, frozen=True, kw_only=True):
    """Of the slip that this terminal had registered: all that it does not know itself."""

    round: int
    at_ms: int
    """When the table registered it, by its clock."""
    head_seq: int
    head_hash: str
    """Of the table's journal, with the slip as its last fact."""
    table: str
    public: str
    endorsement: str = ""
    signature: str

    @property
    def once(self) -> str:
        return str(self.round)
