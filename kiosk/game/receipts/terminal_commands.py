"""What can be asked of a terminal."""

from kiosk.game.bounds import (
    Count,
    Ed25519Key,
    Ed25519Signature,
    Endorsement,
    FullHash,
    Key,
    Moment,
)
from kiosk.game.command import TerminalOrder


class KeepReceipt(TerminalOrder, frozen=True, kw_only=True):
    round: Count
    at_ms: Moment
    head_seq: Count
    head_hash: FullHash
    table: Key
    public: Ed25519Key
    endorsement: Endorsement = ""
    signature: Ed25519Signature
