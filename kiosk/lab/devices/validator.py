"""What is the same in every simulated validator: the hand that feeds it and the things that happen
to it. A protocol says how the host hears of it."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence

from kiosk.devices.validator.wanted import TICKET_DIGITS
from kiosk.lab.devices.device import Action, BenchError, SimulatedDevice
from kiosk.lab.devices.fuse import Fuse
from kiosk.lab.devices.transport import MOVE_S, Paper, PaperPlace, Transport
from kiosk.lab.devices.words import number

CENTS_MAX = 100_000_000
ESCROW_S = 10.0
"""So long it holds a note for a host that says nothing."""
FLAWS = ("foreign", "askew")
_MOMENTS = {
    PaperPlace.DRAWING: "drawing",
    PaperPlace.ESCROW: "escrow",
    PaperPlace.STACKING: "stacking",
    PaperPlace.TAKEN: "stacked",
    PaperPlace.RETURNING: "returning",
}


def require_notes(notes_cents: Sequence[int], *, most: int) -> None:
    """A table of notes that a validator can be made with."""
    if not 1 <= len(notes_cents) <= most:
        raise BenchError(f"it knows 1 to {most} notes, not {len(notes_cents)}")
    if [*notes_cents] != sorted(set(notes_cents)):
        raise BenchError("its notes rise from one to the next")
    for cents in notes_cents:
        if cents <= 0 or cents % 100 or cents > CENTS_MAX:
            raise BenchError(f"{cents} cents is no note: a whole number of units, 100 cents each")


class SimulatedValidator(SimulatedDevice):
    def __init__(self, *, move_s: float = MOVE_S, escrow_s: float = ESCROW_S) -> None:
        super().__init__()
        self.transport = Transport(self._moved, move_s)
        self._escrow_s = escrow_s
        self._timer: asyncio.TimerHandle | None = None
        self._fuse = Fuse(tuple(_MOMENTS.values()), self.power_cut)
        self.box_in = True
        self.box_full = False
        self.jammed = False
        self.cheated = False

    @property
    def troubled(self) -> bool:
        return self.jammed or self.cheated or self.box_full or not self.box_in

    def _moved(self, before: PaperPlace) -> None:
        self.moved(before)
        self._fuse.reached(_MOMENTS.get(self.transport.place, ""))

    def _later(self, after_s: float, do: Callable[[], None]) -> None:
        """One thing at a time is waited for."""
        self._forget()
        self._timer = asyncio.get_running_loop().call_later(after_s, do)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @abstractmethod
    def moved(self, before: PaperPlace) -> None:
        """Paper has come from there to where it is."""

    @abstractmethod
    def trouble_changed(self) -> None:
        """Something has happened to it, or was put right."""

    @abstractmethod
    def takes(self) -> bool:
        """Would it draw in what is put in its mouth?"""

    @abstractmethod
    def notes_cents(self) -> list[int]:
        """The notes that its host lets it take."""

    def status(self) -> str:
        troubles = {
            "jammed": self.jammed,
            "cheated": self.cheated,
            "full": self.box_full,
            "cash box out": not self.box_in,
        }
        told = [name for name, is_so in troubles.items() if is_so] + self._fuse.told()
        there = "".join(f"; {name}" for name in told)
        notes = ", ".join(map(str, self.notes_cents())) or "none"
        return f"{self.transport.told()}; notes enabled {notes}{there}"

    # ---- The hand that feeds it ---------------------------------------------------------------

    def actions(self) -> dict[str, Action]:
        return {
            "note": Action(f"CENTS|{'|'.join(FLAWS)}", "insert a note", self._note),
            "ticket": Action("DIGITS [face-down]", "insert a ticket", self._ticket),
            "jam": Action("", "what is inside gets stuck", self._no_words(self._jam)),
            "clear": Action(
                "[stacked]",
                "put it right; what was stuck goes to the player, or in the box",
                self._clear,
            ),
            "cash-box": Action("out|in", "take the cash box out, or put it in", self._cash_box),
            "full": Action("", "the cash box is full", self._no_words(self._full)),
            "cheat": Action("", "somebody pulls on a string", self._no_words(self._cheat)),
            **self._fuse.actions(),
        }

    @staticmethod
    def _no_words(do: Callable[[], None]) -> Callable[[Sequence[str]], str]:
        def done(_: Sequence[str]) -> str:
            do()
            return ""

        return done

    def _note(self, words: Sequence[str]) -> str:
        if len(words) != 1:
            raise BenchError(f"note takes CENTS, or one of {', '.join(FLAWS)}")
        if words[0] in FLAWS:
            return self._insert(Paper(flaw=words[0]))
        return self._insert(Paper(cents=number(words[0], what="CENTS", most=CENTS_MAX)))

    def _ticket(self, words: Sequence[str]) -> str:
        digits, *flaw = words or ("",)
        if not (digits.isascii() and digits.isdecimal()) or len(digits) != TICKET_DIGITS:
            raise BenchError(f"ticket takes {TICKET_DIGITS} DIGITS")
        if flaw not in ([], ["face-down"]):
            raise BenchError(f"{' '.join(flaw)} is not known: a ticket can be face-down")
        return self._insert(Paper(digits=digits, flaw="".join(flaw)))

    def _insert(self, paper: Paper) -> str:
        if self.transport.place is not PaperPlace.EMPTY:
            raise BenchError(f"something is {self.transport.place.value}")
        if self.troubled or not self.takes():
            raise BenchError("it takes nothing now")
        self.transport.insert(paper)
        return ""

    def _jam(self) -> None:
        self.transport.halt()
        self.jammed = True
        self.trouble_changed()

    def _clear(self, words: Sequence[str]) -> str:
        if list(words) not in ([], ["stacked"]):
            raise BenchError("clear takes nothing, or stacked")
        if not (self.jammed or self.cheated or self.box_full):
            raise BenchError("there is nothing to clear")
        if words and self.transport.place not in (PaperPlace.STACKING, PaperPlace.TAKEN):
            raise BenchError("what is stuck is before the point of return")
        if self.jammed and words:
            self.transport.drop_in()
        elif self.jammed:
            self.transport.taken_out()
        self.jammed = self.cheated = self.box_full = False
        self.trouble_changed()
        return ""

    def _cash_box(self, words: Sequence[str]) -> str:
        if list(words) not in (["out"], ["in"]):
            raise BenchError("cash-box takes out or in")
        back_in = words[0] == "in"
        if back_in == self.box_in:
            raise BenchError(f"it is {words[0]}")
        if self.transport.place in (PaperPlace.STACKING, PaperPlace.TAKEN):
            raise BenchError("it does not come out while something is stacked")
        self.box_in = back_in
        if not back_in:
            self.transport.taken_out()
        self.trouble_changed()
        return ""

    def _full(self) -> None:
        self.box_full = True
        self.trouble_changed()

    def _cheat(self) -> None:
        """What is not in the box yet is out again."""
        if self.transport.place not in (PaperPlace.STACKING, PaperPlace.TAKEN):
            self.transport.taken_out()
        self.cheated = True
        self.trouble_changed()
