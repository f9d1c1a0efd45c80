"""The two rings of Spread-Bet turn against one another, fade, and come back as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.ui.ring_motion import (
    FADE_S,
    GONE_S,
    LOCKED_S,
    TO_THE_TOP_S,
    RingsAt,
    direction,
    inner_at,
    locking,
    to_the_top,
    turning,
)

DEGREES = st.floats(0, 359.9)
BEGUN = RingsAt(10.0, 350.0)


@given(outer=DEGREES, inner=DEGREES, seconds=st.floats(0, 600), frame_s=st.floats(0.01, 1))
def test_they_turn_in_opposite_directions(
    outer: float, inner: float, seconds: float, frame_s: float
) -> None:
    """S3 4.2(a)."""
    begun = RingsAt(outer, inner)
    one, next_one = turning(begun, seconds), turning(begun, seconds + frame_s)
    assert direction(one.outer_deg, next_one.outer_deg) == 1
    assert direction(one.inner_deg, next_one.inner_deg) == -1


def test_they_fade_away_and_come_back_at_once_in_their_places() -> None:
    """S3 4.2(b)."""
    ring_deg = 72.0
    assert locking(BEGUN, ring_deg, 0.0) == BEGUN
    half = locking(BEGUN, ring_deg, FADE_S / 2)
    assert (half.opacity, half.locked) == (0.5, False)
    for seconds in (FADE_S, FADE_S + GONE_S):
        assert locking(BEGUN, ring_deg, seconds).opacity == pytest.approx(0)
    coming = locking(BEGUN, ring_deg, LOCKED_S - 0.1)
    back = locking(BEGUN, ring_deg, LOCKED_S)
    assert 0 < coming.opacity < back.opacity == pytest.approx(1)
    assert coming.locked and (coming.outer_deg, coming.inner_deg) == (0, -72)
    later = locking(BEGUN, ring_deg, 1000)
    assert (later.outer_deg, later.inner_deg, later.opacity) == (0, -72, 1)


@given(ring=DEGREES, pocket=DEGREES, seconds=st.floats(0, 2))
def test_locked_they_turn_as_one_to_the_number(ring: float, pocket: float, seconds: float) -> None:
    begun = locking(BEGUN, ring, LOCKED_S)
    at = to_the_top(begun, pocket, seconds)
    assert at.outer_deg - at.inner_deg == pytest.approx(ring)
    rest = to_the_top(begun, pocket, TO_THE_TOP_S)
    assert abs((rest.outer_deg + pocket + 180) % 360 - 180) < 1e-6


def test_what_does_not_move_has_no_direction() -> None:
    assert [direction(0, 0), direction(359, 1), direction(1, 359)] == [0, 1, -1]


@given(outer=DEGREES, turned=DEGREES, ring=DEGREES, share=st.floats(-1, 2))
def test_beside_a_wheel_that_runs_out_the_inner_ring_is_seen_only_turning_or_in_its_place(
    outer: float, turned: float, ring: float, share: float
) -> None:
    at = inner_at(share, outer, turned, ring)
    assert 0 <= at.opacity <= 1
    assert at.inner_deg == (outer - ring if at.locked else turned)
    assert inner_at(0.35, outer, turned, ring).opacity == 0
    assert inner_at(1.0, outer, turned, ring).opacity == 1
