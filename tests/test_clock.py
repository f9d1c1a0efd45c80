"""Turning a machine's wall clock changes nothing that depends on time."""

import logging

import pytest

from kiosk.clock import SteadyClock


class Times:
    def __init__(self) -> None:
        self.wall_ms = 1_000_000
        self.monotonic_s = 50.0

    def clock(self, at_least_ms: int = 0) -> SteadyClock:
        return SteadyClock(
            wall_ms=lambda: self.wall_ms,
            monotonic_s=lambda: self.monotonic_s,
            at_least_ms=at_least_ms,
        )

    def wait(self, s: float) -> None:
        self.wall_ms += int(s * 1000)
        self.monotonic_s += s


def test_it_goes_on_with_the_monotonic_clock() -> None:
    times = Times()
    clock = times.clock()
    times.wait(2.5)
    assert clock.now_ms() == 1_002_500


@pytest.mark.parametrize("jump_ms", [-3_600_000, 3_600_000])
def test_a_jump_of_the_wall_clock_is_logged_once_and_changes_nothing(
    jump_ms: int, caplog: pytest.LogCaptureFixture
) -> None:
    times = Times()
    clock = times.clock()
    times.wall_ms += jump_ms
    times.wait(1)
    with caplog.at_level(logging.WARNING):
        assert clock.now_ms() == 1_001_000
        assert clock.now_ms() == 1_001_000
    assert [record.getMessage() for record in caplog.records] == [
        f"the wall clock jumped by {jump_ms} ms"
    ]


def test_after_a_restart_it_is_never_before_the_last_fact() -> None:
    """Somebody who is barred until a time stays barred when the clock is set back at a restart."""
    assert Times().clock(at_least_ms=2_000_000).now_ms() == 2_000_000


DAY_MS = 24 * 3_600_000


def test_a_start_far_ahead_of_the_last_fact_goes_on_from_the_last_fact() -> None:
    times = Times()
    times.wall_ms = 400 * DAY_MS
    clock = times.clock(at_least_ms=1_000_000)
    assert (clock.now_ms(), clock.wall_ahead_ms()) == (1_000_000, 400 * DAY_MS - 1_000_000)
    clock.follow_wall()
    assert (clock.now_ms(), clock.wall_ahead_ms()) == (400 * DAY_MS, 0)


def test_a_house_that_was_closed_over_a_long_weekend_starts_with_the_wall_clock() -> None:
    times = Times()
    times.wall_ms += 4 * DAY_MS
    assert times.clock(at_least_ms=1_000_000).now_ms() == times.wall_ms


def test_no_time_that_somebody_tells_turns_it_back() -> None:
    clock = Times().clock(at_least_ms=2_000_000)
    clock.follow(1_500_000)
    clock.follow_wall()
    assert clock.now_ms() == 2_000_000
    clock.follow(2_500_000)
    assert clock.now_ms() == 2_500_000
