"""What each machine knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.locks.facts import LockReason


class LocksAtTerminal(Struct, frozen=True, kw_only=True):
    frozen: str = ""
    """Why the account is frozen."""
    reasons: Mapping[LockReason, str] = field(default_factory=dict)
    """Each with what is known of it."""
