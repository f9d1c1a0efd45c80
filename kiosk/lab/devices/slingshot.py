"""An automatic wheel that speaks the lines of the Slingshot 2, with a ball that can misbehave.

It speaks twice a second whatever happens, as the real one does; a game goes on by the same steps.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from kiosk.devices.wheel.slingshot.codec import COUNT_MAX, FLAGS, WheelState, WheelStatus, encode
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.lab.devices.device import Action, BenchError, SimulatedDevice
from kiosk.lab.devices.words import number, switched

LINES_MAX = 10_000
_GAME = (
    WheelState.PLACE_YOUR_BETS,
    WheelState.BALL_IN_RIM,
    WheelState.NO_MORE_BETS,
    WheelState.WINNING_NUMBER,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelPace:
    """About 42 s a game, in lines."""

    line_s: float = 0.5
    lines: tuple[int, int, int, int] = (21, 16, 43, 4)
    """Of each state of a game: bets, ball in rim, no more bets, the number."""


class SimulatedSlingshot(SimulatedDevice):
    def __init__(self, *, pace: WheelPace | None = None, random: Random | None = None) -> None:
        super().__init__()
        self._pace = pace or WheelPace()
        self._random = random or Random()
        self._status = WheelStatus(WheelState.IDLE, COUNT_MAX, "")
        self._left: list[WheelState] = []
        """What is still to be said of this game, a line each."""
        self._falls_into = ""
        self._wrong = frozenset[WheelWarning]()
        self._stands = False
        self._muted = False
        self._torn = 0
        self._automatic = False
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._speak()

    def hear(self, data: bytes) -> None:
        """It is only listened to."""

    def power_cut(self) -> None:
        self._left.clear()
        self._status = WheelStatus(WheelState.START, COUNT_MAX, "")

    # ---- The game -----------------------------------------------------------------------------

    def _speak(self) -> None:
        if self._automatic and not self._left:
            self._begin(str(self._random.randrange(37)))
        if self._left:
            self._go_on(self._left.pop(0))
        elif self._status.state is not WheelState.IDLE:
            self._go_on(WheelState.IDLE)
        speed = 0 if self._stands else self._status.speed
        data = encode(replace(self._status, warnings=self._wrong, speed=speed))
        if self._torn:
            self._torn -= 1
            data = data[: self._random.randrange(1, len(data) - 2)]
        if not self._muted:
            self.say(data)
        self._next = asyncio.get_running_loop().call_later(self._pace.line_s, self._speak)

    def _go_on(self, state: WheelState) -> None:
        falls = state is WheelState.WINNING_NUMBER and self._status.state is not state
        number = self._falls_into if falls else self._status.number
        self._status = replace(self._status, state=state, number=number)

    def _begin(self, pocket: str) -> None:
        self._falls_into = pocket
        count = self._status.count % COUNT_MAX + 1
        clockwise = not self._status.clockwise
        self._status = replace(self._status, count=count, clockwise=clockwise, speed=200)
        for state, lines in zip(_GAME, self._pace.lines, strict=True):
            self._left += [state] * lines

    # ---- The bench ----------------------------------------------------------------------------

    def actions(self) -> dict[str, Action]:
        warnings = "|".join(FLAGS.values())
        return {
            "spin": Action("[NUMBER]", "a game, to this number or to any", self._spin),
            "automatic": Action("[on|off]", "one game after the other", self._set_automatic),
            "fall": Action("", "the ball falls now", self._fall),
            "stop": Action("", "this game comes to nothing", self._stop),
            "warn": Action(
                f"[{warnings}]", "with this warning from now on; none: all well", self._warn
            ),
            "stand": Action("[on|off]", "the rotor does not turn", self._stand),
            "count": Action("NUMBER", f"of the last spin, 1 to {COUNT_MAX}", self._set_count),
            "tear": Action("LINES", "so many lines are cut short", self._tear),
            "mute": Action("[on|off]", "it says nothing", self._mute),
        }

    def status(self) -> str:
        status = self._status
        told = [status.state.name.lower().replace("_", " "), f"spin {status.count}"]
        told += [f"number {status.number}"] if status.number else []
        told += sorted(self._wrong)
        told += ["stands"] if self._stands else []
        told += ["mute"] if self._muted else []
        return ", ".join(told)

    def _spin(self, words: Sequence[str]) -> str:
        pocket = words[0] if words else str(self._random.randrange(37))
        if not (pocket.isascii() and pocket.isdecimal() and int(pocket[:3]) <= 36):  # noqa: PLR2004
            raise BenchError(f"NUMBER is a pocket from 0 to 36, not {pocket}")
        self._left.clear()
        self._begin(pocket)
        return f"spin {self._status.count}"

    def _fall(self, _: Sequence[str]) -> str:
        self._left = [state for state in self._left if state is WheelState.WINNING_NUMBER]
        return ""

    def _stop(self, _: Sequence[str]) -> str:
        self._automatic = False
        self._left.clear()
        return ""

    def _warn(self, words: Sequence[str]) -> str:
        known = set(FLAGS.values())
        if not known.issuperset(words):
            raise BenchError(f"a warning is {', '.join(FLAGS.values())}, not {' '.join(words)}")
        self._wrong = frozenset(WheelWarning(word) for word in words)
        return ""

    def _set_count(self, words: Sequence[str]) -> str:
        count = number(words[0] if words else "", what="NUMBER", most=COUNT_MAX)
        self._status = replace(self._status, count=count)
        return ""

    def _stand(self, words: Sequence[str]) -> str:
        self._stands = switched(words, what="stand")
        return ""

    def _tear(self, words: Sequence[str]) -> str:
        self._torn = number(words[0] if words else "", what="LINES", most=LINES_MAX)
        return ""

    def _set_automatic(self, words: Sequence[str]) -> str:
        self._automatic = switched(words, what="automatic")
        return ""

    def _mute(self, words: Sequence[str]) -> str:
        self._muted = switched(words, what="mute")
        return ""
