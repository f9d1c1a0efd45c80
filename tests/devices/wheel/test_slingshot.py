"""A Slingshot 2: its lines, what they mean, and the driver against a wheel on a pty."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.devices import ports as p
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.wheel.slingshot import machine
from kiosk.devices.wheel.slingshot.codec import (
    COUNT_MAX,
    FLAGS,
    Decoder,
    WheelState,
    WheelStatus,
    encode,
    status_of,
)
from kiosk.devices.wheel.slingshot.driver import SlingshotWheel
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.slingshot import SimulatedSlingshot, WheelPace

WAIT_S = 60.0
QUICK = WheelPace(line_s=0.01, lines=(2, 2, 3, 3))
BETS, RIM, CLOSED, NUMBER, IDLE = (
    WheelState.PLACE_YOUR_BETS,
    WheelState.BALL_IN_RIM,
    WheelState.NO_MORE_BETS,
    WheelState.WINNING_NUMBER,
    WheelState.IDLE,
)
statuses = st.builds(
    WheelStatus,
    st.sampled_from(WheelState),
    st.integers(1, COUNT_MAX),
    st.sampled_from(["", *map(str, range(37)), "00"]),
    st.frozensets(st.sampled_from(list(FLAGS.values()))),
    st.integers(10, 540),
    st.booleans(),
)


# ---- Lines --------------------------------------------------------------------------------------


@given(statuses)
def test_a_status_is_read_as_it_was_written(status: WheelStatus) -> None:
    assert Decoder().feed(b"\r\n" + encode(status)) == [status]


@pytest.mark.parametrize(
    ("line", "number"),
    [(b"*X;5;017;07;0;230;1", "07"), (b"*X;5;017; 7;0;230;1", "7"), (b"*X;5;017;  ;0;230;1", "")],
)
def test_a_number_may_be_padded_with_a_blank_or_a_zero(line: bytes, number: str) -> None:
    status = status_of(line)
    assert status is not None
    assert status.number == number


@given(statuses, st.integers(1, 18), st.binary(max_size=200))
def test_a_torn_line_or_noise_is_no_status_and_the_next_line_is(
    status: WheelStatus, cut: int, noise: bytes
) -> None:
    decoder = Decoder()
    whole = encode(status)
    assert decoder.feed(whole[cut:]) == [], "it began in the middle"
    assert decoder.feed(whole[:cut] + b"\r\n") == []
    assert decoder.feed(noise.replace(b"*", b"+") + b"\r\n") == []
    assert decoder.feed(whole) == [status]


@pytest.mark.parametrize(
    "line", [b"*X;7;017;07;0;230;1", b"*X;5;000;07;0;230;1", b"*X;5;256;07;0;230;1", b"*Y;3;017"]
)
def test_what_the_protocol_does_not_know_is_no_status(line: bytes) -> None:
    assert status_of(line) is None


# ---- What they mean -----------------------------------------------------------------------------


def told(lines: Sequence[WheelStatus]) -> list[p.WheelEvent]:
    state, events = machine.SlingshotState(), []
    for line in lines:
        state, new = machine.heard(state, line)
        events += new
    return events


def spin(count: int, number: str, before: str = "") -> list[WheelStatus]:
    return [
        *[WheelStatus(state, count, before, speed=200) for state in (BETS, RIM, RIM)],
        *[WheelStatus(CLOSED, count, before, speed=200) for _ in range(2)],
        *[WheelStatus(NUMBER, count, number, speed=speed) for speed in (200, 190, 180)],
    ]


SPIN = [p.BallInRim(), p.NoMoreBets()]


def test_each_part_of_a_spin_is_told_once() -> None:
    assert told(spin(1, "17")) == [*SPIN, p.NumberRead("17")]


def test_the_same_number_twice_in_a_row_is_two_numbers() -> None:
    lines = spin(COUNT_MAX, "17") + spin(1, "17", before="17")
    assert told(lines) == [*SPIN, p.NumberRead("17")] * 2


def test_a_number_that_lay_there_when_it_was_found_is_not_told() -> None:
    found_there = [WheelStatus(NUMBER, 9, "17")] * 5
    assert told(found_there) == []
    assert told([*found_there, *spin(10, "4", before="17")]) == [*SPIN, p.NumberRead("4")]


def test_a_digit_that_was_spoilt_is_not_believed() -> None:
    *running, first, second, third = spin(1, "17")
    spoilt = WheelStatus(NUMBER, 1, "1")
    assert told([*running, spoilt, first, second, third]) == [*SPIN, p.NumberRead("17")]


def test_a_spin_that_was_called_off_has_no_number() -> None:
    lines = [
        *spin(1, "17")[:5],
        *[WheelStatus(IDLE, 1, "3")] * 3,
        *[WheelStatus(NUMBER, 1, "3")] * 3,
    ]
    assert told(lines) == SPIN


def test_a_close_that_was_missed_on_the_line_does_not_hide_the_number() -> None:
    lines = [line for line in spin(1, "17") if line.state is not CLOSED]
    assert told(lines) == [p.BallInRim(), p.NumberRead("17")]


def test_a_warning_is_told_when_it_comes_and_not_again() -> None:
    wrong, broken = {WheelWarning.BALL_DIRECTION}, {WheelWarning.SENSOR_BROKEN}
    more = wrong | broken
    said = (wrong, wrong, more, more, more, wrong, wrong)
    lines = [WheelStatus(BETS, 1, "", frozenset(warnings)) for warnings in said]
    assert told(lines) == [p.WheelWarned(frozenset(new)) for new in (wrong, broken)]


def test_a_warning_that_one_line_alone_has_is_a_digit_that_was_spoilt() -> None:
    well, spoilt = WheelStatus(RIM, 1, ""), WheelStatus(RIM, 1, "", frozenset(FLAGS.values()))
    assert told([well, well, spoilt, well, spoilt, well]) == [p.BallInRim()]


def test_a_rotor_that_stands_while_the_ball_runs_is_a_warning() -> None:
    bets, rim, _, closed, _, *number = spin(1, "17")
    stands = [replace(closed, speed=0)] * 3
    stopped = p.WheelWarned(frozenset({WheelWarning.WHEEL_STOPPED}))
    assert told([bets, rim, closed, *stands]) == [*SPIN, stopped]
    assert told([bets, rim, closed, stands[0], closed]) == [*SPIN], "a digit that was spoilt"
    between = [replace(line, speed=0) for line in (bets, bets, *number)]
    assert told([bets, *between]) == [], "it may stand when no ball runs"
    silent = [replace(line, speed=0) for line in (bets, rim, closed, closed, *number)]
    assert told(silent) == [*SPIN, p.NumberRead("17")], "this wheel never tells its speed"


@given(st.lists(statuses, max_size=60))
def test_no_number_comes_of_a_ball_that_was_not_seen_running(lines: list[WheelStatus]) -> None:
    running, counted = False, None
    state = machine.SlingshotState()
    for line in lines:
        running = running or line.state in (RIM, CLOSED)
        state, events = machine.heard(state, line)
        for event in events:
            if isinstance(event, p.NumberRead):
                assert running
                assert line.count != counted
                running, counted = False, line.count


# ---- On a line ----------------------------------------------------------------------------------


class AtTheWheel:
    def __init__(self, folder: Path, pace: WheelPace) -> None:
        self.device = SimulatedSlingshot(pace=pace, random=Random(7))
        self.bench = Bench(self.device, link=folder / "port")
        self.driver = SlingshotWheel()
        self.gone: list[str] = []
        self.came_back = 0

    async def told_gone(self, why: str) -> None:
        self.gone.append(why)

    async def told_back(self) -> None:
        self.came_back += 1

    async def number(self) -> str:
        """The next one, whatever comes before it."""
        while True:
            event = await asyncio.wait_for(self.driver.events.get(), WAIT_S)
            if isinstance(event, p.NumberRead):
                return event.shown

    async def until(self, so: Callable[[], object]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not so():
                await asyncio.sleep(0.002)


@asynccontextmanager
async def at_work(folder: Path, pace: WheelPace = QUICK) -> AsyncIterator[AtTheWheel]:
    there = AtTheWheel(folder, pace)
    supervisor = Supervisor(
        "wheel", folder / "port", there.driver, gone=there.told_gone, back=there.told_back
    )
    async with there.bench:
        task = asyncio.create_task(supervisor.run())
        try:
            yield there
        finally:
            task.cancel()
            await asyncio.wait([task])


async def test_spins_are_heard_over_a_line(tmp_path: Path) -> None:
    async with at_work(tmp_path) as wheel:
        wheel.bench.do("count 254")
        for count, pocket in ((255, "17"), (1, "17"), (2, "0")):
            assert wheel.bench.do(f"spin {pocket}") == f"spin {count}"
            assert await wheel.number() == pocket


async def test_torn_and_garbled_lines_change_no_number(tmp_path: Path) -> None:
    async with at_work(tmp_path) as wheel:
        for pocket in ("10", "20", "30"):
            wheel.bench.do(f"spin {pocket}")
            wheel.bench.do("tear 2")
            wheel.bench.do("garble 2")
            assert await wheel.number() == pocket


async def test_a_line_that_was_cut_in_a_spin_loses_no_number(tmp_path: Path) -> None:
    """It is longer in the closing than a supervisor waits before it tries again."""
    async with at_work(tmp_path, WheelPace(line_s=0.01, lines=(2, 2, 10_000, 1000))) as wheel:
        wheel.bench.do("spin 5")
        async with asyncio.timeout(WAIT_S):
            while not isinstance(await wheel.driver.events.get(), p.NoMoreBets):
                pass
        wheel.bench.do("unplug")
        await wheel.until(lambda: wheel.gone)
        wheel.bench.do("plug")
        await wheel.until(lambda: wheel.came_back)
        wheel.bench.do("fall")
        assert await wheel.number() == "5"


async def test_a_wheel_that_falls_silent_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SlingshotWheel, "SILENCE_S", 0.2)
    async with at_work(tmp_path) as wheel:
        wheel.bench.do("spin 5")
        await wheel.number()
        wheel.bench.do("mute")
        await wheel.until(lambda: wheel.gone)
        assert wheel.gone == [f"{tmp_path / 'port'} says nothing"]
        wheel.bench.do("mute off")
        await wheel.until(lambda: wheel.came_back)
