"""What every simulated device is: it hears bytes, says bytes, and has things done to it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Say: TypeAlias = Callable[[bytes], None]


class BenchError(Exception):
    """What was asked cannot be done. Says why, for whoever asked."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a hand, or the world, does to a device."""

    usage: str
    """Its arguments, as `help` shows them: one word for each, or WORD... for any number."""
    about: str
    do: Callable[[Sequence[str]], str]
    """Given the words behind the command. Returns what is worth saying about it."""


class SimulatedDevice(ABC):
    """Lives in the event loop it is plugged in. `say` is set by the bench: one call is one reply,
    so that a reply can be lost or garbled as a whole."""

    def __init__(self) -> None:
        self.say: Say = _into_the_air

    def start(self) -> None:  # noqa: B027 - most wait to be asked
        """It is plugged in: one that speaks unasked begins to."""

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """Bytes of the host, in pieces of any size."""

    @abstractmethod
    def actions(self) -> dict[str, Action]:
        """What can be done to it, by the word that does it."""

    @abstractmethod
    def status(self) -> str:
        """How it is, in one line."""

    @abstractmethod
    def power_cut(self) -> None:
        """The power fails and is back at once: only what it keeps without power is left."""


def _into_the_air(data: bytes) -> None:
    """Said with no cable plugged in."""
