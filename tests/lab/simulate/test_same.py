from msgspec import Struct
from msgspec.structs import replace

from kiosk.lab.simulate.same import Same


class Counted:
    """Knows how often it was compared."""

    compared = 0

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return isinstance(other, Counted)

    __hash__ = None  # type: ignore[assignment]


class Round(Struct, frozen=True):
    number: int
    weighs: Counted | None = None


class State(Struct, frozen=True):
    credit_cents: int
    kept: dict[int, Round]


def grown(rounds: int) -> State:
    return State(0, {number: Round(number, Counted()) for number in range(rounds)})


def with_round(state: State, number: int) -> State:
    return replace(state, kept={**state.kept, number: Round(number, Counted())})


def test_what_was_found_equal_is_not_compared_again() -> None:
    one, other, same = grown(50), grown(50), Same()
    assert same.same(one, other)
    Counted.compared = 0
    for number in range(50, 60):
        one, other = with_round(one, number), with_round(other, number)
        assert same.same(one, other)
    assert Counted.compared == 10


def test_every_difference_is_found_however_often_it_was_the_same() -> None:
    one, other, same = grown(3), grown(3), Same()
    assert same.same(one, other)
    differences = [
        replace(one, credit_cents=1),
        replace(one, kept={**one.kept, 1: Round(7, Counted())}),
        replace(one, kept={number: one.kept[number] for number in (0, 1)}),
        with_round(one, 9),
        replace(one, kept={}),
    ]
    for different in differences:
        assert not same.same(different, other)
        assert not same.same(other, different)
        assert same.same(one, other)
    # One that is gone on both sides and comes back otherwise.
    assert same.same(replace(one, kept={}), replace(other, kept={}))
    back = replace(one, kept={1: Round(1, Counted())})
    assert not same.same(back, replace(other, kept={1: Round(2, Counted())}))
