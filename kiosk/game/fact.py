"""What every fact has, and the first fact of every journal."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from kiosk.game.tags import tag


class Fact(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag=tag,
):
    """Anything that happened. `key` names the request that caused it where that moved money."""

    key: str = ""
    blind: str = ""
    """Drawn by chance when a fact that names a ticket is written: whoever is given the hash of the
    fact without the fact cannot find the number by trying. Nothing is decided upon it."""

    @property
    def once(self) -> str:
        """A journal holds one fact of a kind with this; nothing: as many as may be."""
        return self.key


Facts: TypeAlias = tuple[Fact, ...]
"""What one command made true."""


class Value(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a fact."""


class Role(StrEnum):
    TERMINAL = "terminal"
    TABLE = "table"
    JACKPOT = "jackpot"


class Begun(Fact, frozen=True, kw_only=True):
    """The first fact of every journal: whose it is, and by which rules it is to be read."""

    role: Role
    seat: str
    rulebook: str
    digest: str
    """Empty: a jackpot controller has no rule book."""
    after_seq: int = 0
    after_hash: str = ""
    """The head of the journal before, of a terminal whose memory was cleared."""
