"""Who must go when too many have come."""

from kiosk.doors import room_for_strangers
from kiosk.link.strangers import (
    HANDSHAKES_A_SECOND,
    HANDSHAKES_AT_ONCE,
    Handshakes,
    Stranger,
    Strangers,
)


class Gate:
    def __init__(self, *, most: int, of_one: int) -> None:
        self.strangers = Strangers(most=most, of_one=of_one)
        self.gone: list[str] = []

    def come(self, origin: str, name: str) -> Stranger:
        stranger = Stranger(origin, lambda: self.gone.append(name))
        self.strangers.enter(stranger)
        return stranger


def test_of_one_address_the_one_who_waited_longest_goes() -> None:
    gate = Gate(most=10, of_one=2)
    for name in ("a1", "a2", "a3", "a4"):
        gate.come("a", name)
    gate.come("b", "b1")
    assert gate.gone == ["a1", "a2"]


def test_who_comes_from_elsewhere_is_not_kept_out_by_many() -> None:
    gate = Gate(most=4, of_one=4)
    gate.come("honest", "h")
    for number in range(20):
        gate.come("a", f"a{number}")
    gate.come("b", "b")
    assert "h" not in gate.gone
    assert "b" not in gate.gone
    assert gate.gone == [f"a{number}" for number in range(18)]


def test_who_is_known_leaves_room() -> None:
    gate = Gate(most=2, of_one=2)
    first = gate.come("a", "a1")
    gate.strangers.leave(first)
    gate.strangers.leave(first)
    gate.come("a", "a2")
    assert not gate.strangers.full
    gate.come("a", "a3")
    assert gate.strangers.full
    assert gate.gone == []


def test_an_address_has_so_many_handshakes_and_another_has_its_own() -> None:
    handshakes = Handshakes()
    begun = [handshakes.may_begin("a", 0.0) for _ in range(1000)]
    assert sum(begun) == HANDSHAKES_AT_ONCE
    assert handshakes.may_begin("b", 0.0)
    begun = [handshakes.may_begin("a", 1.0) for _ in range(1000)]
    assert sum(begun) == HANDSHAKES_A_SECOND


def test_addresses_without_end_are_not_all_remembered() -> None:
    handshakes = Handshakes()
    for number in range(10_000):
        assert handshakes.may_begin(f"address {number}", 0.0)


def test_strangers_have_what_the_enrolled_leave() -> None:
    assert room_for_strangers(20_000, places=338) == 256
    assert room_for_strangers(1024, places=338) < 256
    assert room_for_strangers(64, places=338) > 0
