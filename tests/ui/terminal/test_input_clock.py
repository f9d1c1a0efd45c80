"""When an event was made, judged by stamps of a clock that nobody knows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.ui.terminal.gestures import Gestures, InputClock

WRAP_MS = 2**32
APART_MS = (0, 5, -7_000_000, 987_654_321, WRAP_MS - 1)


@pytest.mark.parametrize("apart_ms", APART_MS)
def test_what_is_heard_late_was_made_before(apart_ms: int) -> None:
    clock = InputClock()
    heard = [(2000, 2000), (3000, 3004), (4000, 6500), (7000, 7000)]
    stamps = [((made - apart_ms) % WRAP_MS, now) for made, now in heard]
    assert [clock.made_ms(stamp, now_ms=now) for stamp, now in stamps] == [2000, 3000, 4000, 7000]


def test_the_first_of_an_unknown_clock_is_taken_as_made_now() -> None:
    clock = InputClock()
    assert clock.made_ms(10, now_ms=9000) == 9000
    # A quicker one shows how late the first must have been, and is the measure from then on.
    assert clock.made_ms(1000, now_ms=9500) == 9500
    assert clock.made_ms(1200, now_ms=11_000) == 9700


def test_the_first_of_our_own_clock_is_judged() -> None:
    assert InputClock(same=True).made_ms(6000, now_ms=9000) == 6000
    assert InputClock(same=True).made_ms((6000 + 3 * WRAP_MS) % WRAP_MS, now_ms=9000) == 6000


def test_a_clock_that_is_not_ours_after_all_is_learnt() -> None:
    clock = InputClock(same=True)
    assert clock.made_ms(1_000_000, now_ms=9_000_000) == 9_000_000
    assert clock.made_ms(1_000_500, now_ms=9_002_500) == 9_000_500


def test_a_count_that_begins_again_is_followed() -> None:
    clock = InputClock()
    assert clock.made_ms(WRAP_MS - 100, now_ms=5000) == 5000
    assert clock.made_ms(400, now_ms=5500) == 5500
    assert clock.made_ms(500, now_ms=7600) == 5600


def test_what_has_no_stamp_is_made_now() -> None:
    clock = InputClock(same=True)
    assert clock.made_ms(0, now_ms=9000) == 9000
    assert clock.made_ms(8000, now_ms=9100) == 8000


@pytest.mark.parametrize("by_ms", [-40_000, 40_000, -3_600_000, 3_600_000])
def test_a_clock_that_was_set_far_is_learnt_at_once(by_ms: int) -> None:
    clock = InputClock()
    assert clock.made_ms(5_000_000, now_ms=1000) == 1000
    clock.made_ms(5_001_000 + by_ms, now_ms=2000)
    assert clock.made_ms(5_002_000 + by_ms, now_ms=3000) == 3000
    assert clock.made_ms(5_003_000 + by_ms, now_ms=4700) == 4000


@pytest.mark.parametrize("by_ms", [-900, 900])
def test_a_clock_that_was_set_a_little_is_followed_in_the_end(by_ms: int) -> None:
    clock = InputClock()
    clock.made_ms(5_000_000, now_ms=1000)
    made = [clock.made_ms(5_000_000 + by_ms + n, now_ms=1000 + n) for n in range(1, 100)]
    assert made[-1] == 1099


@given(
    apart_ms=st.integers(0, WRAP_MS - 1),
    pauses=st.lists(st.tuples(st.integers(1, 100_000), st.integers(0, 9_000)), max_size=60),
)
def test_nothing_is_made_before_its_time_or_after_it_is_heard(
    apart_ms: int, pauses: list[tuple[int, int]]
) -> None:
    """However late the others were: a player is never refused what he did in time."""
    clock, now = InputClock(), 1_000_000
    for pause, late in pauses:
        now += pause
        stamp = (now - apart_ms) % WRAP_MS
        assert now <= clock.made_ms(stamp, now_ms=now + late) <= now + late


# ---- Gestures ---------------------------------------------------------------------------------


@pytest.fixture
def gestures() -> Gestures:
    """Of a screen that shows round 7 since 5000, on a platform whose clock is ours."""
    gestures = Gestures()
    gestures.clock = InputClock(same=True)
    gestures.told(7)
    gestures.frame_shown(5000)
    gestures.frame_shown(5900)
    return gestures


@pytest.mark.parametrize(("began_ms", "late"), [(4994, True), (4995, False), (5600, False)])
def test_a_gesture_is_judged_by_its_beginning(
    gestures: Gestures, began_ms: int, late: bool
) -> None:
    gestures.heard(5600, began_ms=began_ms, now_ms=6000)
    assert gestures.late(7) is late


def test_a_round_that_no_frame_has_shown_takes_nothing(gestures: Gestures) -> None:
    gestures.heard(6000, began_ms=6000, now_ms=6000)
    assert gestures.late(8)
    gestures.told(8)
    assert gestures.late(8)
    gestures.frame_shown(6010)
    assert gestures.late(8)
    gestures.heard(6010, began_ms=6010, now_ms=6010)
    assert not gestures.late(8)


def test_a_round_that_opens_again_is_shown_again(gestures: Gestures) -> None:
    gestures.told(None)
    gestures.frame_shown(6000)
    gestures.told(7)
    gestures.frame_shown(7000)
    gestures.heard(6500, began_ms=6500, now_ms=7100)
    assert gestures.late(7)


def test_where_nothing_is_open_nothing_is_late(gestures: Gestures) -> None:
    gestures.heard(4000, began_ms=4000, now_ms=6000)
    assert not gestures.late(None)


def test_what_is_no_gesture_is_never_late(gestures: Gestures) -> None:
    gestures.heard(4000, began_ms=4000, now_ms=6000)
    gestures.over()
    assert not gestures.late(7)


def test_a_beginning_before_the_count_began_again(gestures: Gestures) -> None:
    gestures.clock = InputClock()
    gestures.clock.made_ms(100, now_ms=6000)
    gestures.heard(200, began_ms=WRAP_MS - 1000, now_ms=6100)
    assert gestures.late(7)
