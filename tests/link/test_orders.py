"""Orders travel as they are, so that each says itself how long and how large it may be."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import inspect

from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m


@pytest.mark.parametrize("order", [*m.STAFF_COMMANDS, *ats.ORDERS], ids=str)
def test_every_text_and_number_of_an_order_has_an_end(order: type) -> None:
    info = inspect.type_info(order)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for told in _choices(field.type):
            match told:
                case inspect.StrType():
                    assert told.max_length or told.pattern, field.name
                case inspect.IntType():
                    assert told.ge is not None and told.le is not None, field.name


def _choices(told: Any) -> Iterable[Any]:
    return told.types if isinstance(told, inspect.UnionType) else (told,)
