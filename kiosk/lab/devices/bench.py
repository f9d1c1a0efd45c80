"""The bench a simulated device stands on: a cable, and a control socket with one command a line.

Every command is answered by one line, `ok ...` or `error why`. What can be done to any device is
here; what only one kind understands, such as inserting a note, it brings along.
"""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from kiosk.lab.devices.cable import Cable, Delay, Drop, Garble, LineFault
from kiosk.lab.devices.control import control_socket, find, help_text
from kiosk.lab.devices.device import Action, BenchError, SimulatedDevice
from kiosk.lab.devices.words import number, seconds

REPLIES_MAX = 10_000


class Bench:
    """`async with Bench(device, link=..., control=...)`: plugged in, until the end of the block."""

    def __init__(self, device: SimulatedDevice, *, link: Path, control: Path | None = None) -> None:
        self.device = device
        self.cable = Cable(link, device.hear)
        device.say = self.cable.say
        self._control = control
        self._open = AsyncExitStack()
        self._actions = {**_common(self), **device.actions()}

    async def __aenter__(self) -> "Bench":
        self.cable.plug()
        self._open.callback(self._put_away)
        self.device.start()
        if self._control is not None:
            try:
                await self._open.enter_async_context(control_socket(self._control, self._told))
            except BenchError:
                self._put_away()
                raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    def _put_away(self) -> None:
        if self.cable.plugged:
            self.cable.unplug()

    # ---- Commands -----------------------------------------------------------------------------

    def do(self, line: str) -> str:
        """Carry out a command line. Raises `BenchError`."""
        action, words = find(self._actions, line)
        taken = action.usage.split()
        if len(words) > len(taken) and "WORD..." not in taken:
            raise BenchError(f"{' '.join(words[len(taken) :])} is too much")
        return action.do(words)

    def answer(self, line: str) -> str:
        try:
            return f"ok {self.do(line)}".rstrip()
        except BenchError as error:
            return f"error {error}"

    async def _told(self, line: str) -> str:
        return self.answer(line)

    def help(self) -> str:
        return help_text(self._actions)


# ---- What can be done to any device -------------------------------------------------------------


def _common(bench: Bench) -> dict[str, Action]:
    cable, device = bench.cable, bench.device

    def spoil(fault: LineFault, words: Sequence[str]) -> str:
        replies = number(words[0], what="REPLIES", most=REPLIES_MAX) if words else 1
        cable.spoil(fault, replies)
        return f"the next {replies} replies" if replies > 1 else "the next reply"

    def delay(words: Sequence[str]) -> str:
        if not words:
            raise BenchError("delay takes SECONDS")
        return spoil(Delay(seconds(words[0])), words[1:])

    def done(act: Callable[[], None]) -> str:
        act()
        return ""

    return {
        "help": Action("", "this list", lambda _: bench.help()),
        "status": Action(
            "",
            "how it is",
            lambda _: device.status() if cable.plugged else f"unplugged; {device.status()}",
        ),
        "power-cut": Action("", "power fails and is back", lambda _: done(device.power_cut)),
        "unplug": Action("", "pull the cable", lambda _: done(cable.unplug)),
        "plug": Action("", "put the cable back", lambda _: done(cable.plug)),
        "drop": Action("[REPLIES]", "lose the next replies", lambda words: spoil(Drop(), words)),
        "garble": Action(
            "[REPLIES]", "change a bit of the next replies", lambda words: spoil(Garble(), words)
        ),
        "delay": Action("SECONDS [REPLIES]", "hold the next replies back", delay),
    }
