"""What every line of the link is made of."""

from typing import Annotated

from msgspec import Meta, Struct

from kiosk.game.bounds import Count, Hash, Told
from kiosk.game.tags import tag

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}\Z")]
PIECE_MAX = 45_000
"""Of bytes in a line, whose limit is for their base 64."""
Piece = Annotated[bytes, Meta(max_length=PIECE_MAX)]
Pin = Annotated[str, Meta(pattern=r"^[0-9]{6,32}\Z")]


class Message(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag=tag
):
    """One line of the link."""


class HeadAt(Told, frozen=True, kw_only=True):
    """How far a journal has come. 0 and no hash: it is not known."""

    seq: Count = 0
    hash: Hash = ""
