"""What can be done to any simulated printer, and what lies in its chute afterwards."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PIL import Image

from kiosk.lab.devices.device import Action, BenchError, SimulatedDevice
from kiosk.lab.devices.fuse import Fuse
from kiosk.lab.devices.words import switched


class Paper(StrEnum):
    OK = "ok"
    LOW = "low"
    OUT = "out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    step_s: float = 0.5
    """A part of a ticket."""
    questions: int = 0
    """A part takes at least so many of the host's: a slow one sees what a quick one sees."""
    silence_s: float = 1.0
    """After so long without any question it goes on."""
    take_s: float = 2.0
    """Until a hand takes what is in the chute."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Paper that has left the printer."""

    codes: tuple[str, ...]
    """The bar codes on it that can be read."""
    picture: Path | None


class SimulatedPrinter(SimulatedDevice):
    steps: Sequence[str] = ()
    """Of a ticket, by name."""

    def __init__(self, folder: Path | None, *, pace: Pace | None = None) -> None:
        super().__init__()
        self.pieces: list[Piece] = []
        """All that ever came out."""
        self.in_chute = False
        self.on_step: Callable[[str], None] = lambda step: None
        """Called at each step of a ticket, before anybody is told of it."""
        self._folder = folder
        self._pace = pace or Pace()
        self._paper = Paper.OK
        self._jammed = False
        self._opened = False
        self._muted = False
        self._left = False
        """Nobody takes what is in the chute."""
        self._fuse = Fuse(self.steps, self.power_cut)

    @property
    def _fit(self) -> bool:
        return not (self._jammed or self._opened or self._paper is Paper.OUT)

    @property
    @abstractmethod
    def at_work(self) -> bool:
        """Something is still to be printed."""

    @abstractmethod
    def _changed(self) -> None:
        """Paper, jam or lid: what is under way stops, or goes on."""

    def _reach(self, step: str) -> None:
        self.on_step(step)
        self._fuse.reached(step)

    def _answer(self, data: bytes) -> None:
        if not self._muted:
            self.say(data)

    # ---- Paper --------------------------------------------------------------------------------

    def _came_out(self, picture: Image.Image, codes: Sequence[str]) -> None:
        """Into the chute, or no further than the lid."""
        path = None
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            # Named by its bar code as well, so that a bench can put it into a validator.
            name = "-".join(["ticket", f"{len(self.pieces) + 1:04}", *codes])
            path = self._folder / f"{name}.png"
            picture.save(path, dpi=(203, 203))
        self.pieces.append(Piece(tuple(codes), path))

    def _present(self) -> None:
        self.in_chute = True
        if not self._left:
            asyncio.get_running_loop().call_later(self._pace.take_s, self._take_if_wanted)

    def _take_if_wanted(self) -> None:
        if not self._left:
            self.in_chute = False

    # ---- The bench ----------------------------------------------------------------------------

    def actions(self) -> dict[str, Action]:
        return {
            "paper": Action("low|out|ok", "how much paper it has", self._set_paper),
            "jam": Action("", "the paper jams", lambda _: self._set(jammed=True)),
            "clear": Action("", "clear the jam", lambda _: self._set(jammed=False)),
            "open": Action("", "open the lid", lambda _: self._set(opened=True)),
            "close": Action("", "close the lid", lambda _: self._set(opened=False)),
            "take": Action("", "take what is in the chute, and what comes", self._take),
            "leave": Action("", "leave in the chute what comes", self._leave),
            "mute": Action("[on|off]", "it hears, and answers nothing", self._mute),
            **self._fuse.actions(),
        }

    def status(self) -> str:
        told = [f"paper {self._paper}"]
        told += ["jammed"] if self._jammed else []
        told += ["open"] if self._opened else []
        told += ["mute"] if self._muted else []
        told += ["a ticket in the chute"] if self.in_chute else []
        told += ["nobody takes it"] if self._left else []
        told += self._fuse.told()
        return f"{', '.join(told)}; {len(self.pieces)} printed"

    def _set_paper(self, words: Sequence[str]) -> str:
        if len(words) != 1 or words[0] not in set(Paper):
            raise BenchError(f"paper is {', '.join(Paper)}, not {' '.join(words) or 'nothing'}")
        self._paper = Paper(words[0])
        self._changed()
        return ""

    def _set(self, *, jammed: bool | None = None, opened: bool | None = None) -> str:
        self._jammed = self._jammed if jammed is None else jammed
        self._opened = self._opened if opened is None else opened
        self._changed()
        return ""

    def _take(self, _: Sequence[str]) -> str:
        self._left = False
        had, self.in_chute = self.in_chute, False
        return "taken" if had else "there was nothing"

    def _leave(self, _: Sequence[str]) -> str:
        self._left = True
        return ""

    def _mute(self, words: Sequence[str]) -> str:
        self._muted = switched(words, what="mute")
        return ""
