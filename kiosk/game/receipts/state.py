"""What each machine knows of it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Receipts: TypeAlias = Mapping[int, str]
"""At a terminal: their texts, by round, as long as their rounds are kept."""


RevokedKeys: TypeAlias = Mapping[str, int]
"""Keys of a table that count no more, and since when."""


class ReceiptKey(Struct, frozen=True, kw_only=True):
    """That of the table; nothing: it has none yet."""

    table: str = ""
    public: str = ""
    endorsement: str = ""
