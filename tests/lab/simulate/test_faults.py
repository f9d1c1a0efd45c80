"""Which fault happens is up to the seed; that each one did is up to the counts."""

from random import Random

import pytest

from kiosk.lab.simulate.faults import FAULT_POINTS, Faults, never_fired

TORN, FULL = "link torn in a line", "disk full"


def draws(faults: Faults, name: str, times: int = 1000) -> list[bool]:
    return [faults.fires(name) for _ in range(times)]


def test_the_same_seed_gives_the_same_faults() -> None:
    one, other = (Faults(Random(5), likely=0.3) for _ in range(2))
    assert draws(one, TORN) == draws(other, TORN)
    assert 200 < one.fired[TORN] == other.fired[TORN] < 400


def test_only_the_faults_named_happen() -> None:
    faults = Faults(Random(1), likely={TORN: 1.0})
    assert all(draws(faults, TORN))
    assert not any(draws(faults, FULL))


def test_an_unknown_name_is_an_error_wherever_it_is_used() -> None:
    with pytest.raises(ValueError, match="earthquake"):
        Faults(Random(1), likely={"earthquake": 0.5})
    faults = Faults(Random(1), likely=0.5)
    for use in (faults.fires, faults.arm, faults.count):
        with pytest.raises(ValueError, match="earthquake"):
            use("earthquake")


def test_an_armed_fault_happens_once_and_at_the_next_chance() -> None:
    faults = Faults(Random(1), likely=0.0)
    assert not faults.fires(TORN)
    faults.arm(TORN)
    assert not faults.fires(FULL)
    assert draws(faults, TORN, 3) == [True, False, False]


def test_nothing_happens_once_it_is_calm() -> None:
    faults = Faults(Random(1), likely=1.0)
    faults.arm(TORN)
    faults.calm()
    assert not any(draws(faults, TORN))
    assert faults.fired.total() == 0


def test_what_never_happened_in_any_run_is_named() -> None:
    one, other = (Faults(Random(1), likely=0.0) for _ in range(2))
    one.count(TORN)
    other.arm(FULL)
    assert other.fires(FULL)
    assert set(one.never_fired()) == set(FAULT_POINTS) - {TORN}
    assert set(never_fired(one.fired, other.fired)) == set(FAULT_POINTS) - {TORN, FULL}
    assert (one.fired + other.fired) == {TORN: 1, FULL: 1}
