"""What each machine knows of it."""

from msgspec import Struct


class CourtesyAtTerminal(Struct, frozen=True, kw_only=True):
    help_asked: bool = False
    """Somebody is to come, for whatever reason."""
    message: str = ""
    """The key of the last message of staff that was shown."""
