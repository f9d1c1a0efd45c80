"""Simulated validators that somebody watches, and that can be made to lie to their host."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from kiosk.devices.validator.id003.codes import Status
from kiosk.devices.validator.ssp.codes import Event, Told
from kiosk.lab.devices.id003 import SimulatedId003
from kiosk.lab.devices.ssp import SimulatedSsp
from kiosk.lab.devices.transport import PaperPlace
from kiosk.lab.devices.validator import SimulatedValidator


class Watched(SimulatedValidator):
    """Tells somebody of every frame it hears, before it answers. False: it is not answered."""

    watch: Callable[[], bool] = staticmethod(lambda: True)
    says_another_amount = False
    """Of the note that is in it."""

    def obey(self, frame: Any) -> None:
        if self.watch():
            super().obey(frame)  # type: ignore[misc]

    def stack_unasked(self) -> bool:
        there = self.transport.place is PaperPlace.ESCROW and not self.troubled
        if there:
            self.transport.stack()
        return there

    def say_stacked_again(self) -> bool:
        """With nothing in it. With another note on its way nobody could tell that it is a lie."""
        if self.transport.place is PaperPlace.EMPTY and not self.troubled:
            self.say_stacked()
            return True
        return False

    @abstractmethod
    def say_stacked(self) -> None: ...


class WatchedId003(Watched, SimulatedId003):
    def say_stacked(self) -> None:
        self._show(Status.VEND_VALID)

    def _hold(self) -> None:
        """At stacking it says no amount. In escrow it says one, and here another a moment later."""
        super()._hold()
        paper = self.transport.paper
        if self.says_another_amount and paper is not None and paper.cents:
            code = next(code for code, cents in self.currency.items() if cents > paper.cents)
            self._show(Status.ESCROW, bytes((code,)))


class WatchedSsp(Watched, SimulatedSsp):
    def say_stacked(self) -> None:
        self._talk.waiting = Told(Event.CREDIT, 1)

    def moved(self, before: PaperPlace) -> None:
        super().moved(before)
        if self.says_another_amount and self._talk.waiting is not None:
            paper = self.transport.paper
            if self.transport.place is PaperPlace.TAKEN and paper is not None and paper.cents:
                self._talk.waiting = Told(Event.CREDIT, len(self.channels))
