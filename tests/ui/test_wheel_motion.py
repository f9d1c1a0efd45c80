"""The wheel turns by the time that has passed, and comes to rest where the number is."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.ui.wheel_motion import Landing, Speeds, WheelAt, landing, rolling

FALL = Landing()
LANDING_S = FALL.rest_s
BEGUN = WheelAt(100.0, 200.0)
DEGREES = st.floats(0, 359.9)


def test_it_turns_evenly_and_the_ball_runs_against_it() -> None:
    at = [rolling(BEGUN, seconds, Speeds()) for seconds in (0, 1, 2, 3)]
    assert [each.turn_deg for each in at] == [100, 120, 140, 160]
    assert [each.ball_deg for each in at] == pytest.approx([200, 105, 10, 275])
    assert {each.fallen for each in at} == {0}


@given(turn=DEGREES, ball=DEGREES, pocket=DEGREES)
def test_it_comes_to_rest_with_the_pocket_at_the_top_and_the_ball_in_it(
    turn: float, ball: float, pocket: float
) -> None:
    begun = WheelAt(turn, ball)
    rest = landing(begun, pocket, LANDING_S, FALL)
    assert abs((rest.turn_deg + pocket + 180) % 360 - 180) < 1e-6
    assert (rest.ball_deg, rest.fallen) == (pytest.approx(0, abs=1e-9), 1)


@given(turn=DEGREES, ball=DEGREES, pocket=DEGREES, seconds=st.floats(0, LANDING_S))
def test_it_goes_on_from_where_it_was_and_never_back(
    turn: float, ball: float, pocket: float, seconds: float
) -> None:
    begun = WheelAt(turn, ball)
    assert landing(begun, pocket, 0, FALL) == begun
    at, rest = landing(begun, pocket, seconds, FALL), landing(begun, pocket, LANDING_S, FALL)
    assert turn <= at.turn_deg <= rest.turn_deg + 1e-9 <= turn + 360 + 1e-6
    assert 0 <= at.ball_deg <= ball
    assert 0 <= at.fallen <= 1


def test_the_ball_bounces_once() -> None:
    falls = [landing(BEGUN, 0, step / 100, FALL).fallen for step in range(101)]
    ups = [later < before for before, later in pairwise(falls)]
    turns = [one for one, other in pairwise(ups) if one != other]
    assert falls[25] == 0
    assert falls[61] == 1
    assert len(turns) == 2, "up once, and down again"
