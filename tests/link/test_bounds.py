"""What a client can say has an end everywhere: in each text, each number and each collection."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from kiosk.link.floor import ToFloor
from kiosk.link.jackpot import ToController
from kiosk.link.messages import ToTable


def unbounded(  # noqa: PLR0912, C901 - one for each type
    kind: inspect.Type, path: str, seen: frozenset[type] = frozenset()
) -> Iterator[str]:
    """Where in this type something has no end."""
    match kind:
        case inspect.StrType(max_length=None, pattern=None):
            yield f"{path}: a text"
        case inspect.BytesType(max_length=int()):
            pass
        case inspect.BytesType() | inspect.AnyType() | inspect.FloatType():
            yield f"{path}: {type(kind).__name__}"
        case inspect.IntType() if None in (kind.ge, kind.le):
            yield f"{path}: a number"
        case inspect.StructType():
            if kind.cls not in seen:
                for field in kind.fields:
                    at = f"{kind.cls.__name__}.{field.name}"
                    yield from unbounded(field.type, at, seen | {kind.cls})
        case inspect.UnionType():
            for one in kind.types:
                yield from unbounded(one, path, seen)
        case inspect.TupleType():
            for one in kind.item_types:
                yield from unbounded(one, path, seen)
        case inspect.DictType():
            yield from _of_collection(kind, kind.key_type, path)
            yield from unbounded(kind.key_type, f"{path} (key)", seen)
            yield from unbounded(kind.value_type, path, seen)
        case inspect.ListType() | inspect.VarTupleType():
            if kind.max_length is None:
                yield f"{path}: a list"
            yield from unbounded(kind.item_type, path, seen)
        case inspect.SetType() | inspect.FrozenSetType():
            yield from _of_collection(kind, kind.item_type, path)
            yield from unbounded(kind.item_type, path, seen)


def _of_collection(kind: Any, each: inspect.Type, path: str) -> Iterator[str]:
    """Each of it is there once, so that of a few possible names there are only a few."""
    if kind.max_length is None and not isinstance(each, inspect.EnumType):
        yield f"{path}: a collection"


@pytest.mark.parametrize(
    "said", [ToTable, ToController, ToFloor], ids=["table", "controller", "floor"]
)
def test_everything_that_a_client_can_say_has_an_end(said: Any) -> None:
    assert sorted(set(unbounded(inspect.type_info(said), "said"))) == []


def test_what_has_no_end_is_found() -> None:
    class Endless(msgspec.Struct):
        text: str
        number: int
        texts: tuple[str, ...]
        by_name: dict[str, int]

    found = set(unbounded(inspect.type_info(Endless), "Endless"))
    assert found == {
        "Endless.text: a text",
        "Endless.number: a number",
        "Endless.texts: a list",
        "Endless.texts: a text",
        "Endless.by_name: a collection",
        "Endless.by_name: a number",
        "Endless.by_name (key): a text",
    }
