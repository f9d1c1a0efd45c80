"""What the lines of a Slingshot 2 mean, one after the other.

State and number are repeated in every line: an event is a change, and a number is one of a spin
whose ball was seen running. A wheel that is found with a number already there says nothing of it:
nobody can tell whether it is this round's.
"""

from dataclasses import dataclass, replace

from kiosk.devices import ports as p
from kiosk.devices.wheel.slingshot.codec import WheelState, WheelStatus
from kiosk.game.round.wheel_warning import WheelWarning

_RUNNING = (WheelState.BALL_IN_RIM, WheelState.NO_MORE_BETS)


@dataclass(frozen=True, slots=True)
class SlingshotState:
    last: WheelStatus | None = None
    """The line before, or none since the line was opened."""
    spinning: bool = False
    """The ball was seen running, and no number has come of it yet."""
    closed: bool = False
    """No more bets was told of this spin."""
    counted: int = 0
    """The spin whose number was told last."""
    warned: frozenset[WheelWarning] = frozenset()
    """What was told and is still there."""
    turned: bool = False
    """The rotor was seen turning: one that never tells its speed has not stopped."""


def opened(state: SlingshotState) -> SlingshotState:
    """The line is open again: what was told before is still told, what was seen is not."""
    return replace(state, last=None)


def heard(
    state: SlingshotState, status: WheelStatus
) -> tuple[SlingshotState, tuple[p.WheelEvent, ...]]:
    there = _warnings(status, turned=state.turned)
    # A digit that was spoilt on the line is in one line alone.
    last = _warnings(state.last, turned=state.turned) if state.last is not None else frozenset()
    warned = (there & last) | (there & state.warned)
    turned = state.turned or status.speed > 0
    before, state = state, replace(state, last=status, warned=warned, turned=turned)
    events: list[p.WheelEvent] = []
    if state.warned - before.warned:
        events.append(p.WheelWarned(state.warned - before.warned))
    match status.state:
        case WheelState.BALL_IN_RIM if not before.spinning:
            state = replace(state, spinning=True, closed=False)
            events.append(p.BallInRim())
        case WheelState.NO_MORE_BETS if not (before.spinning and before.closed):
            state = replace(state, spinning=True, closed=True)
            events.append(p.NoMoreBets())
        case WheelState.WINNING_NUMBER if _is_new_number(before, status):
            state = replace(state, spinning=False, closed=False, counted=status.count)
            events.append(p.NumberRead(status.number))
        case WheelState.START | WheelState.PLACE_YOUR_BETS | WheelState.IDLE:
            # A spin that ends without a number: it was called off, or the wheel was stopped.
            state = replace(state, spinning=False, closed=False)
    return state, tuple(events)


def _warnings(status: WheelStatus, *, turned: bool) -> frozenset[WheelWarning]:
    """What the wheel says, and what its speed says: a rotor that stands while the ball runs."""
    stands = turned and status.state in _RUNNING and status.speed == 0
    return status.warnings | {WheelWarning.WHEEL_STOPPED} if stands else status.warnings


def _is_new_number(before: SlingshotState, status: WheelStatus) -> bool:
    """Of a ball that was seen running, of another spin than the last, and told by two lines: a
    digit that was spoilt on the line is not."""
    last = before.last
    told_before = last is not None and (
        (last.state, last.count, last.number) == (status.state, status.count, status.number)
    )
    return (
        before.spinning and told_before and bool(status.number) and status.count != before.counted
    )
