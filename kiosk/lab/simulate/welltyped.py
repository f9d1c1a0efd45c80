"""Messages of the right types, made from the types themselves: any at all, or the longest."""

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias, get_args

from msgspec import inspect

from kiosk.game import bounds
from kiosk.game.jackpot.values import HitId, SeatName, TableName
from kiosk.game.tournament.values import EntrantId
from kiosk.link import messages as m
from kiosk.link.look_up import Date

Json: TypeAlias = Any

KNOWN = 0.5
"""How often one that is known is told."""
TOLD = 0.7
"""How often a field that can be left out is not."""
_QUOTE, _CONTROL = '"', "\x01"
"""Of one character, what makes the most of a line."""
_ASCII = [chr(code) for code in range(32, 127)]
_ANY = [*_ASCII, "\0", "\n", "é", "☃", "💥", "\u202e"]


def _pattern(alias: Any) -> str:
    pattern: str = get_args(alias)[1].pattern
    return pattern


def _some(letters: Sequence[str], least: int, most: int) -> Callable[[Random], str]:
    return lambda random: "".join(random.choices(letters, k=random.randint(least, most)))


_TEXTS: dict[str, tuple[Callable[[Random], str], str]] = {
    _pattern(bounds.Key): (_some(_ASCII, 1, 80), _QUOTE * 80),
    _pattern(bounds.ShortKey): (_some(_ASCII, 1, 40), _QUOTE * 40),
    _pattern(bounds.KeyOrNone): (_some(_ASCII, 0, 80), _QUOTE * 80),
    _pattern(bounds.Person): (_some(_ASCII, 1, 32), _QUOTE * 32),
    _pattern(bounds.Hash): (_some("0123456789abcdef", 64, 64), "f" * 64),
    _pattern(bounds.FullHash): (_some("0123456789abcdef", 64, 64), "f" * 64),
    _pattern(bounds.Ed25519Signature): (_some("0123456789abcdef", 128, 128), "f" * 128),
    _pattern(bounds.Endorsement): (_some("0123456789abcdef", 144, 144), "f" * 144),
    _pattern(bounds.Number): (_some("0123456789", 18, 18), "9" * 18),
    _pattern(bounds.NumberOrNone): (_some("0123456789", 18, 18), "9" * 18),
    _pattern(m.Name): (_some("abcXYZ019", 1, 32), "x" * 32),
    _pattern(HitId): (
        lambda random: f"{random.randint(1, 5)}-{random.randint(1, 99)}",
        "5-" + "9" * 12,
    ),
    _pattern(EntrantId): (_some("0123456789", 3, 3), "999"),
    _pattern(SeatName): (_some("abcXYZ019", 1, 16), "x" * 16),
    _pattern(TableName): (_some("abcXYZ019", 1, 32), "x" * 32),
    _pattern(Date): (
        lambda random: random.choice(
            ["", f"{random.randint(0, 9999):04}-02-3{random.randrange(10)}"]
        ),
        "9999-99-99",
    ),
    _pattern(m.Pin): (_some("0123456789", 6, 32), "9" * 32),
}
"""By pattern: any text of it, and the longest."""


class WellTyped:
    """The same values for the same seed."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.known: Mapping[str, Sequence[Json]] = {}
        """By the names of fields: what is there already is more often worth a lie than what is
        not."""

    def any(self, kind: inspect.Type, name: str = "") -> Json:  # noqa: PLR0911, PLR0912, C901 - one for each type
        random = self._random
        known = [value for value in self.known.get(name, ()) if _fits(kind, value)]
        if known and random.random() < KNOWN:
            return random.choice(known)
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self.any(random.choice(kind.types), name)
            case inspect.IntType():
                low, high = kind.ge or 0, kind.le or 0
                ends = [low, high, 0, 1, 2, random.randint(low, high)]
                return min(max(random.choice(ends), low), high)
            case inspect.StrType(pattern=str(pattern)):
                return _TEXTS[pattern][0](random)
            case inspect.StrType():
                letters = random.choice([_ASCII, _ANY])
                return _some(letters, 0, kind.max_length or 0)(random)
            case inspect.BytesType():
                return b64encode(random.randbytes(random.randint(0, kind.max_length or 0))).decode()
            case inspect.BoolType():
                return random.random() < 1 / 2
            case inspect.NoneType():
                return None
            case inspect.EnumType():
                return random.choice(list(kind.cls)).value
            case inspect.TupleType():
                return [self.any(one) for one in kind.item_types]
            case inspect.DictType():
                pairs = [(self._key(kind), self.any(kind.value_type)) for _ in self._few(kind)]
                return dict(pairs)
            case inspect.VarTupleType() | inspect.FrozenSetType():
                return [self.any(kind.item_type, name) for _ in self._few(kind)]
            case _:
                raise TypeError(f"nothing is made of {kind}")

    def _few(self, kind: Any) -> range:
        most = 10 if kind.max_length is None else kind.max_length
        few = min(most, self._random.choice([0, 1, 1, 2, 3, most]))
        return range(max(kind.min_length or 0, few))

    def _key(self, kind: inspect.DictType) -> str:
        return str(self.any(kind.key_type))

    def _struct(self, kind: inspect.StructType) -> Json:
        if kind.array_like:
            return [self.any(field.type, field.name) for field in kind.fields]
        made = {
            field.encode_name: self.any(field.type, field.name)
            for field in kind.fields
            if field.required or self._random.random() < TOLD
        }
        return _tagged(kind, made)


def longest(kind: inspect.Type) -> Json:  # noqa: PLR0911, PLR0912, C901 - one for each type
    """The value that takes the most room."""
    match kind:
        case inspect.StructType(array_like=True):
            return [longest(field.type) for field in kind.fields]
        case inspect.StructType():
            return _tagged(kind, {field.encode_name: longest(field.type) for field in kind.fields})
        case inspect.UnionType():
            return longest(next(x for x in kind.types if not isinstance(x, inspect.NoneType)))
        case inspect.IntType():
            return kind.le
        case inspect.StrType(pattern=str(pattern)):
            return _TEXTS[pattern][1]
        case inspect.StrType():
            return _CONTROL * (kind.max_length or 0)
        case inspect.BytesType():
            return b64encode(bytes(kind.max_length or 0)).decode()
        case inspect.BoolType():
            return True
        case inspect.EnumType():
            return max((member.value for member in kind.cls), key=len)
        case inspect.TupleType():
            return [longest(one) for one in kind.item_types]
        case inspect.DictType(key_type=inspect.EnumType(cls=names)):
            return {name.value: longest(kind.value_type) for name in names}
        case inspect.DictType():
            value = longest(kind.value_type)
            return {
                _numbered(longest(kind.key_type), n): value for n in range(kind.max_length or 0)
            }
        case inspect.FrozenSetType(item_type=inspect.EnumType(cls=names)):
            return [name.value for name in names]
        case inspect.VarTupleType():
            return [longest(kind.item_type)] * (kind.max_length or 0)
        case _:
            raise TypeError(f"nothing is made of {kind}")


def _fits(kind: inspect.Type, value: Json) -> bool:
    match kind:
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.IntType():
            return isinstance(value, int)
        case inspect.DictType():
            return isinstance(value, dict)
        case inspect.StructType():
            return isinstance(value, dict) and value.keys() <= {x.encode_name for x in kind.fields}
        case _:
            return False


def _numbered(key: Json, n: int) -> str:
    """Another key each time, and no shorter."""
    return str(key - n) if isinstance(key, int) else f"{key[:-3]}{n:03}"


def _tagged(kind: inspect.StructType, made: dict[str, Json]) -> Json:
    return {kind.tag_field: kind.tag, **made} if kind.tag_field else made
