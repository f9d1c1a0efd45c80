"""How long and how large what travels may be. What one machine takes it tells to others, whose
lines have an end."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

# They end in \Z, for $ lets a line feed through.
Key: TypeAlias = Annotated[str, Meta(pattern=r"^[ -~]{1,80}\Z")]
ShortKey: TypeAlias = Annotated[str, Meta(pattern=r"^[ -~]{1,40}\Z")]
"""Of which a `Key` is made, with a seat's name before it."""
Person: TypeAlias = Annotated[str, Meta(pattern=r"^[ -~]{1,32}\Z")]
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
FullHash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Ed25519Key: TypeAlias = FullHash
Ed25519Signature: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]
Endorsement: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,72}\Z")]
Number: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{18}\Z")]
KeyOrNone: TypeAlias = Annotated[str, Meta(pattern=r"^[ -~]{0,80}\Z")]
NumberOrNone: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9]{18})?\Z")]
Pocket: TypeAlias = Annotated[str, Meta(max_length=3)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
TEXT_MAX = 500
Text: TypeAlias = Annotated[str, Meta(max_length=TEXT_MAX)]
NOTE_MAX, WORDS_MAX = 200, 60
Note: TypeAlias = Annotated[str, Meta(max_length=NOTE_MAX)]
"""That somebody types on the glass."""
WordsToPlayer: TypeAlias = Annotated[str, Meta(max_length=WORDS_MAX)]
"""So long that a small screen has room for them."""
Integer: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
COUNT_MAX = 2**53
Count: TypeAlias = Annotated[int, Meta(ge=0, le=COUNT_MAX)]
Cents: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]
"""Of one player: the sum of a few is a `Count` still."""
Wide: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
"""Of facts that journals of before hold, where any number could be given."""
Ring: TypeAlias = Annotated[int, Meta(ge=0, le=99)] | None
"""By how many pockets one is turned against the other. No wheel has more."""
Moment: TypeAlias = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]
"""Milliseconds since 1970, up to the year 9999."""

CENTS_MAX = 10**12
"""No amount that a person names is larger: ten thousand million."""


class Told(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of what one machine tells another."""
