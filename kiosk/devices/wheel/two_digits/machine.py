"""When a number is a new one: those who repeat it while it is shown mean the same spin."""

from dataclasses import dataclass

from kiosk.devices.ports import NumberRead

QUIET_S = 5.0
"""No spin is over so soon after the one before, and no display repeats itself so seldom."""


@dataclass(frozen=True, slots=True)
class TwoDigitsState:
    last_s: float | None = None
    """When the last number was said."""


def heard(
    state: TwoDigitsState, number: str, *, at_s: float
) -> tuple[TwoDigitsState, tuple[NumberRead, ...]]:
    new = state.last_s is None or at_s - state.last_s >= QUIET_S
    return TwoDigitsState(at_s), (NumberRead(number),) if new else ()
