"""A power cut that waits for its moment: no hand is quick enough to meet a note on its way."""

from collections.abc import Callable, Sequence

from kiosk.lab.devices.device import Action, BenchError

NEVER = "never"


class Fuse:
    def __init__(self, moments: Sequence[str], power_cut: Callable[[], None]) -> None:
        self._moments = (*moments, NEVER)
        self._power_cut = power_cut
        self._blows_at = NEVER

    def actions(self) -> dict[str, Action]:
        about = "power fails once, when it comes to this"
        return {"power-cut-at": Action("|".join(self._moments), about, self._set)}

    def told(self) -> list[str]:
        return [f"power fails at {self._blows_at}"] if self._blows_at != NEVER else []

    def reached(self, moment: str) -> None:
        if moment == self._blows_at:
            self._blows_at = NEVER
            self._power_cut()

    def _set(self, words: Sequence[str]) -> str:
        if len(words) != 1 or words[0] not in self._moments:
            known = ", ".join(self._moments)
            raise BenchError(f"power-cut-at is {known}, not {' '.join(words) or 'nothing'}")
        self._blows_at = words[0]
        return ""
