"""Whatever staff give, it is refused or every machine can read it again."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.given import Given
from kiosk.game.history import decode_state, encode_state
from kiosk.game.refusal import Refused
from kiosk.game.staff.table import authorise
from kiosk.game.table.machine import apply, decide
from kiosk.game.table.state import Table
from kiosk.game.tournament.values import SessionResults
from kiosk.link import messages as m
from kiosk.refusal_words import staff_words
from kiosk.rules.plain import is_plain
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from tests.game.test_table_walk import commands, states

INTEGERS = [-(2**53), -1, 0, 1, 3600, CENTS_MAX, CENTS_MAX + 1, 2**53]
TEXTS = ["", " ", "1", "x" * 500, "\0", "a\nb", "\x1b[2J", "\x85", "\u202eabc", "\u2066", "\ufeff"]


def extremes(kind: inspect.Type, value: Any) -> Iterator[Any]:  # noqa: C901, PLR0912 - one for each type
    match kind:
        case inspect.IntType():
            yield from INTEGERS
        case inspect.StrType():
            longest = kind.max_length or 80
            yield from (text for text in TEXTS if len(text) <= longest)
        case inspect.BoolType():
            yield not value
        case inspect.EnumType():
            yield from kind.cls
        case inspect.VarTupleType():
            yield from ((text, text) for text in TEXTS if len(text) <= 80)
        case inspect.StructType(cls=cls) if cls is SessionResults:
            for field in kind.fields:
                if isinstance(field.type, inspect.IntType | inspect.StrType):
                    for bad in extremes(field.type, getattr(value, field.name)):
                        yield msgspec.structs.replace(value, **{field.name: bad})
        case inspect.StructType(cls=cls) if cls is Points:
            yield from map(Points, INTEGERS)
        case inspect.StructType(cls=f.LimitAmounts):
            yield from _limits(value)
        case inspect.UnionType(types=(inspect.IntType(), inspect.NoneType())):
            yield from (None, *INTEGERS)
        case inspect.UnionType(types=(inspect.StructType(cls=f.SpreadLimits), inspect.NoneType())):
            yield None
            for bad in INTEGERS:
                yield from (
                    msgspec.structs.replace(value, **{name: bad})
                    for name in value.__struct_fields__
                )
        case _:
            raise AssertionError(f"{kind} is not tried yet")


def _limits(value: f.LimitAmounts) -> Iterator[f.LimitAmounts]:
    for bad in INTEGERS:
        for place in range(3):
            yield f.LimitAmounts(
                kinds={
                    key: (*one[:place], bad, *one[place + 1 :]) for key, one in value.kinds.items()
                }
            )
        yield msgspec.structs.replace(value, aggregate_minimum_cents=bad)
        yield msgspec.structs.replace(value, aggregate_maximum_cents=bad)


def tried(book: RuleBook, state: Table) -> Iterator[Any]:
    """Each order with each of its values replaced by each extreme one, as a console can send it."""
    decoder = msgspec.json.Decoder(m.StaffOrder)
    for make in commands(book).values():
        command = make(state)
        if type(command) not in m.STAFF_COMMANDS:
            continue
        info = inspect.type_info(type(command))
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
            for value in extremes(field.type, getattr(command, field.name)):
                changed = msgspec.structs.replace(command, **{field.name: value})
                message = m.StaffOrder(
                    id="1",
                    who="sue",
                    why="why",
                    expects=m.Expected(phase=state.round.phase, round=state.round.number),
                    order=changed,
                )
                try:
                    yield decoder.decode(msgspec.json.encode(message)).order
                except msgspec.ValidationError:
                    continue  # the link refuses the line, and says why


STATES = ["two supervisors", "idle", "betting", "settled", "frozen", "noticed", "case", "locked"]


@pytest.mark.parametrize("name", STATES)
def test_every_value_is_refused_in_words_or_can_be_read_again(crown: RuleBook, name: str) -> None:
    people = states(crown)["two supervisors"]
    state = msgspec.structs.replace(states(crown)[name], staff=people.staff, conduct=people.conduct)
    given = Given("sue", 10**9, "key", "sam")
    obeyed = refused = 0
    for command in tried(crown, state):
        try:
            authorise(state, command, given)
            facts = decide(crown, state, command, replace(given, key=f"key {obeyed}"))
        except Refused as why:
            refused += 1
            assert staff_words(why.refusal)
            continue
        obeyed += 1
        after = state
        for fact in facts:
            body = f.encode(fact)
            assert f.decode(body) == fact
            assert is_plain(fact), fact
            after = apply(after, fact)
        assert decode_state(f.Role.TABLE, encode_state(after)) == after
    assert refused > 100
    assert obeyed > 5
