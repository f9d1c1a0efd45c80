"""A note validator in virtual time, behind the port that the drivers of real ones implement.

It tells its host what the drivers of ID-003 and SSP tell theirs, and like the devices at their far
end it has a memory that outlives a power cut, and paper inside that is somewhere in any case.
"""

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from kiosk.devices import ports as p
from kiosk.devices.validator.driver import EVENTS_MAX
from kiosk.devices.validator.wanted import Decision, Wanted
from kiosk.lab.devices.transport import Paper, PaperPlace, Transport
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults

MOVE_S = (0.2, 1.5)
"""How long paper takes for each part of its way."""
_EXCHANGE_S = (0.02, 0.2)
"""Until a command is taken up: in the next exchange with the device."""
_TIRED_S = 10.0
"""So long it holds paper for a host that says nothing."""
_GONE_S = 4.5
"""So long a host asks in vain before it says that the device is gone."""
_OUT_S = (0.5, 12.0)
"""How long power or line are away, or a jam stays."""
_BACK_WARDS = (PaperPlace.DRAWING, PaperPlace.ESCROW, PaperPlace.RETURNING)
_PAST_RETURN = (PaperPlace.STACKING, PaperPlace.TAKEN)


_BY_ITSELF = "validator stacks without a word of its host"


class Model(StrEnum):
    """What is left to tell after a power cut with paper past the point of return."""

    COUNTS = "it has counted its notes, and remembers its last ticket"
    RESUMES = "it goes on where it was, and tells"
    FORGETS = "it drops the paper into the box, and tells nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """What it has inside and knows without power."""

    model: Model
    place: PaperPlace = PaperPlace.EMPTY
    paper: Paper | None = None
    boxed: bool = False
    """The paper is in the box already."""
    counted: int = 0
    last_ticket: tuple[str, bool] | None = None
    """And whether it was stacked."""


class VirtualValidator:
    def __init__(  # noqa: PLR0913 - all that one is made of
        self,
        seat: str,
        room: Room,
        random: Random,
        faults: Faults,
        *,
        move_s: tuple[float, float] = MOVE_S,
        model: Model | None = None,
    ) -> None:
        self.model = model or random.choice(list(Model))
        self.transport = Transport(self._moved)
        self.on_accept: Callable[[], None] = lambda: None
        """Called when the host wants to have what is in escrow."""
        self.held: PaperPlace | None = None
        """Paper that has come there goes no farther until it is let go."""
        self.jammed = False
        self._seat = seat
        self._room = room
        self._random = random
        self._faults = faults
        self._move_s = move_s
        self._counted = 0
        self._last_ticket: tuple[str, bool] | None = None
        self._settled = (0, 0)
        """How many papers in the box and given back are accounted for."""
        self._powered, self._plugged, self._hosted = True, True, False
        self._lost_power = False
        """And no host has taken note of it yet."""
        self._events: asyncio.Queue[p.ValidatorEvent] = asyncio.Queue(EVENTS_MAX)
        self._wanted = Wanted()
        self._gone = False
        self._begin_talk()

    @property
    def identity(self) -> p.DeviceIdentity:
        return p.DeviceIdentity(firmware=f"virtual {self.model}", counted=self._counted)

    def introduce(self) -> None:
        """It is known."""

    def _begin_talk(self) -> None:
        """A host knows nothing of what was said before."""
        self._talk = object()
        self._met = False
        self._ready = False
        self._powered_up = False
        """It was told, and waits to be acknowledged."""
        self._forget_paper()

    def _forget_paper(self) -> None:
        self._seen: p.Item | None = None
        """The paper inside, as the host has seen it in escrow."""
        self._decision = Decision.NONE
        self._credit_told = False
        self._why: p.ValidatorEvent = p.Returned()
        """What the host is told when the paper is out."""

    @property
    def memory(self) -> Memory:
        transport = self.transport
        return Memory(
            model=self.model,
            place=transport.place,
            paper=transport.paper,
            boxed=transport.boxed,
            counted=self._counted,
            last_ticket=self._last_ticket,
        )

    def remember(self, memory: Memory) -> None:
        """Go on as the one that had this memory when the power failed."""
        self.model, self._counted = memory.model, memory.counted
        self._last_ticket, self._lost_power = memory.last_ticket, True
        self.transport.place, self.transport.paper = memory.place, memory.paper
        self.transport.boxed = memory.boxed

    @property
    def at_rest(self) -> bool:
        return self._ready and not self.jammed and self.transport.place is PaperPlace.EMPTY

    # ---- The port -----------------------------------------------------------------------------

    @property
    def events(self) -> asyncio.Queue[p.ValidatorEvent]:
        return self._events

    def accept(self) -> None:
        if self._decide(Decision.ACCEPT):
            self.on_accept()

    def give_back(self) -> None:
        self._decide(Decision.GIVE_BACK)

    def acknowledge(self) -> None:
        if self._powered_up:
            self._soon(self._reset)
        elif self._credit_told:
            self._soon(self._acknowledged)

    def enable(self, notes_cents: AbstractSet[int], *, tickets: bool) -> None:
        self._wanted = Wanted(frozenset(notes_cents), tickets)

    def disable(self) -> None:
        self._wanted = Wanted()

    def _decide(self, decision: Decision) -> bool:
        """The first word counts, about paper that this host has seen."""
        undecided = self._seen is not None and self._decision is Decision.NONE
        if undecided:
            self._decision = decision
            self._soon(self._obey)
        return undecided

    def _obey(self) -> None:
        if self.transport.place is not PaperPlace.ESCROW:
            return
        if self._decision is Decision.ACCEPT:
            self._move(self.transport.stack)
        elif self._decision is Decision.GIVE_BACK:
            self._move(self.transport.give_back)

    def _soon(self, do: Callable[[], None]) -> None:
        talk = self._talk

        def if_still_heard() -> None:
            if talk is self._talk:
                do()

        loop = asyncio.get_running_loop()
        loop.call_later(self._random.uniform(*_EXCHANGE_S), if_still_heard)

    def _tell(self, event: p.ValidatorEvent) -> None:
        if self._heard:
            self._events.put_nowait(event)

    @property
    def _reached(self) -> bool:
        return self._powered and self._plugged and self._hosted

    @property
    def _heard(self) -> bool:
        return self._reached and self._met

    # ---- Hands --------------------------------------------------------------------------------

    def insert_note(self, cents: int) -> None:
        """Held to its mouth. It is drawn in, or it is not."""
        if self.takes:
            self._move(lambda: self.transport.insert(Paper(cents=cents)))

    def insert_ticket(self, number: str) -> None:
        if self.takes:
            self._room.pockets.remove(number)
            self._move(lambda: self.transport.insert(Paper(digits=number)))

    @property
    def takes(self) -> bool:
        """Its lights are on and its mouth is free."""
        return self._heard and self.at_rest and self._wanted.anything

    def pull(self) -> None:
        """Out of its mouth, as long as it can be got hold of."""
        if self.transport.place in _BACK_WARDS and not self.jammed:
            self._why = p.Returned()
            self.transport.taken_out()
            self._left()

    def let_go(self) -> None:
        """It is held no more."""
        held, self.held = self.held, None
        if held is self.transport.place is PaperPlace.ESCROW:
            self._read()
        elif held is self.transport.place is PaperPlace.STACKING:
            self._move(self.transport.stack)

    # ---- Paper --------------------------------------------------------------------------------

    def _move(self, go: Callable[[], None]) -> None:
        self.transport.move_s = self._random.uniform(*self._move_s)
        go()

    def _moved(self, before: PaperPlace) -> None:
        self._account()
        if self._dies():
            return
        match self.transport.place:
            case there if there is self.held:
                self.transport.halt()
            case PaperPlace.ESCROW:
                self._read()
            case PaperPlace.STACKING if self.transport.boxed:
                pass  # once more after a power cut: the paper lies in the box
            case PaperPlace.STACKING if self._faults.fires("validator rejects"):
                self._reject(p.Rejected("it could not be stacked"))
            case PaperPlace.STACKING if self._loses_track():
                self._lose_track()
            case PaperPlace.TAKEN:
                self._tell_stacked()
            case PaperPlace.EMPTY:
                self._emptied(acknowledged=before is PaperPlace.TAKEN)
            case _ if self._faults.fires("validator jams"):
                self.jam()
                loop = asyncio.get_running_loop()
                loop.call_later(self._some_time_s(), self.clear)

    def _account(self) -> None:
        """What has come out of the path lies in the box, or is in somebody's hand."""
        box, back = self.transport.box, self.transport.returned
        boxed, returned = self._settled
        self._settled = len(box), len(back)
        for paper in box[boxed:]:
            self._room.stack(self._seat, paper.cents, paper.digits)
            self._counted += not paper.digits
        for paper in (*box[boxed:], *back[returned:]):
            if paper.digits:
                self._last_ticket = (paper.digits, paper in box[boxed:])
        self._room.pockets += [paper.digits for paper in back[returned:] if paper.digits]
        self._room.on_change()

    def _read(self) -> None:
        paper = self.transport.paper
        assert paper is not None
        item = _item(paper)
        match item:
            case p.Note(cents):
                wanted = cents in self._wanted.notes_cents
            case p.Ticket():
                wanted = self._wanted.tickets
        if self._faults.fires("validator rejects"):
            self._reject(p.Rejected("it was askew"))
        elif not wanted:
            self._reject(p.NotWanted())
        elif self._ready and self._heard:
            self._seen = item
            counted = self._counted if self.model is Model.COUNTS else None
            self._tell(p.Escrowed(item, counted))
            itself = isinstance(item, p.Note) and self._faults.fires(_BY_ITSELF)
            if itself:
                self._decision = Decision.ACCEPT
                self._move(self.transport.stack)
        else:
            self._reject(p.Returned())

    def _reject(self, why: p.ValidatorEvent) -> None:
        self._why = why
        self._move(self.transport.give_back)

    def _tell_stacked(self) -> None:
        """A host that has not seen it is told what it is by some models only."""
        paper = self.transport.paper
        assert paper is not None
        self._credit_told = self._heard
        item = _item(paper) if self.model is Model.COUNTS else self._seen
        if isinstance(item, p.Note) and self._faults.fires("validator tells of another amount"):
            item = p.Note(item.cents * 2)
        self._tell(p.Stacked(item))
        if self._faults.fires("validator tells of what it stacked again"):
            loop = asyncio.get_running_loop()
            loop.call_later(self._some_time_s(), self._tell_again, p.Stacked(item))

    def _tell_again(self, stacked: p.Stacked) -> None:
        """With another such note on its way nobody could tell the lie from the truth."""
        if self.transport.place is PaperPlace.EMPTY:
            self._tell(stacked)

    def _acknowledged(self) -> None:
        if self.transport.place is PaperPlace.TAKEN and not self._dies():
            self.transport.acknowledged()

    def _emptied(self, *, acknowledged: bool) -> None:
        if acknowledged:
            self._tell(p.Acknowledged())
        elif self._ready or self.model is not Model.COUNTS:
            self._tell(self._why)
        self._forget_paper()
        if not self._ready and not self._powered_up:
            self._rest()

    def _left(self) -> None:
        """By hand, or by a flap: the path is empty all at once."""
        self._account()
        self._emptied(acknowledged=False)

    def _rest(self) -> None:
        self._ready = self._heard
        counts = self.model is Model.COUNTS
        number = self._last_ticket
        last = (p.Ticket(number[0]), number[1]) if counts and number else None
        self._tell(p.Ready(self._counted if counts else None, last))

    # ---- Its host -----------------------------------------------------------------------------

    def attach(self) -> None:
        """To a terminal that has just been started."""
        self._events = asyncio.Queue(EVENTS_MAX)
        self._wanted = Wanted()
        self._hosted, self._gone = True, False
        self._meet_again()

    def detach(self) -> None:
        """The terminal has died."""
        self._hosted = False
        self._begin_talk()
        asyncio.get_running_loop().call_later(_TIRED_S, self._tire)

    def _tire(self) -> None:
        if self.transport.place is PaperPlace.ESCROW and self._powered and not self._hosted:
            self._reject(p.Returned())

    def _meet_again(self) -> None:
        self._begin_talk()
        if not self._reached:
            return
        if self._gone:
            self._gone = False
            self._events.put_nowait(p.Back())
        self._soon(self._meet)

    def _meet(self) -> None:
        """The first exchange with a host that knows nothing."""
        self._met = True
        if self.jammed:
            self._tell(p.Troubled(self._trouble()))
        elif self._lost_power and self.model is Model.COUNTS:
            self._tell_counting()
        elif self._lost_power:
            self._powered_up = True
            self._tell(p.PoweredUp(_HELD.get(self.transport.place, p.Held.ACCEPTOR)))
        elif self.transport.place is PaperPlace.TAKEN:
            self._tell_stacked()
        elif self.transport.place is PaperPlace.ESCROW:
            self._reject(p.Returned())
        elif self.transport.place is PaperPlace.EMPTY:
            self._rest()

    # ---- After a power cut --------------------------------------------------------------------

    def _tell_counting(self) -> None:
        """Before the point of return paper has gone out at the front, behind it into the box."""
        paper, place = self.transport.paper, self.transport.place
        if paper is not None and place in _PAST_RETURN and not paper.digits:
            self._lost_power = False
            self._move(self.transport.stack)
            return
        self._powered_up = paper is not None
        self._lost_power = self._powered_up
        if place in _PAST_RETURN:
            self.transport.drop_in()
        elif place in _BACK_WARDS:
            self.transport.taken_out()
        self._account()
        self._tell(p.PoweredUp(_HELD.get(place, p.Held.ACCEPTOR)))
        if not self._powered_up:
            self._rest()

    def _reset(self) -> None:
        """The host has written down what it was told."""
        self._powered_up = self._lost_power = False
        if self.transport.place is PaperPlace.EMPTY:
            self._rest()
        elif self.transport.place in _BACK_WARDS:
            self._reject(p.Returned())
        elif self.model is Model.RESUMES:
            self._move(self.transport.stack)
        else:
            self.transport.drop_in()
            self._account()
            self._forget_paper()
            self._rest()

    # ---- What happens to it -------------------------------------------------------------------

    def _dies(self) -> bool:
        fires = self._faults.fires("validator loses power")
        if fires:
            self.lose_power(self._some_time_s())
        return fires

    def lose_power(self, for_s: float | None = None) -> None:
        """For so long; or until somebody gives it back."""
        self.transport.halt()
        self._powered, self._lost_power = False, True
        self._begin_talk()
        self._room.on_change()
        loop = asyncio.get_running_loop()
        if for_s is not None:
            loop.call_later(for_s, self.power_up)
            loop.call_later(_GONE_S, self._miss, self._talk)

    def power_up(self) -> None:
        if not self._powered:
            self._powered = True
            self._meet_again()

    def unplug(self) -> None:
        """It goes on without anybody to tell."""
        self._plugged = False
        self._begin_talk()
        self._miss(self._talk)

    def plug(self) -> None:
        if not self._plugged:
            self._plugged = True
            self._meet_again()

    def _miss(self, talk: object) -> None:
        if talk is self._talk and self._hosted and not self._gone:
            self._gone = True
            self._events.put_nowait(p.Gone("it does not answer"))

    def jam(self) -> None:
        """What is inside is stuck."""
        self.transport.halt()
        self.jammed = True
        self._tell(p.Troubled(self._trouble()))

    def _trouble(self) -> p.Trouble:
        stacking = self.transport.place in _PAST_RETURN
        return p.Trouble.STACKER_JAM if stacking else p.Trouble.JAM

    def clear(self) -> None:
        """What was stuck goes into the box, or to the player. One that does not count begins anew,
        and knows no more than after a power cut."""
        if not self.jammed:
            return
        self.jammed = False
        stacking = self.transport.place is PaperPlace.STACKING
        self._lay_aside(in_box=stacking and self._random.random() < 1 / 2)
        counts = self.model is Model.COUNTS
        self._lost_power = self._lost_power or not counts
        self._tell(p.Cleared())
        if counts and stacking:
            self._tell(p.Doubtful())
        self._ready = False
        if self._heard:
            self._meet()

    def _loses_track(self) -> bool:
        """One that does not count repeats what it has stacked until it is acknowledged."""
        counts = self.model is Model.COUNTS and self._heard
        return counts and self._faults.fires("validator loses track of paper")

    def _lose_track(self) -> None:
        self._lay_aside(in_box=self._random.random() < 1 / 2)
        self._tell(p.Doubtful())
        self._rest()

    def _lay_aside(self, *, in_box: bool) -> None:
        if in_box:
            self.transport.drop_in()
        else:
            self.transport.taken_out()
        self._account()
        self._forget_paper()

    def _some_time_s(self) -> float:
        return self._random.uniform(*_OUT_S)

    def mend(self) -> None:
        """Whatever was the matter with it."""
        self.clear()
        self.plug()
        self.power_up()


def _item(paper: Paper) -> p.Item:
    return p.Ticket(paper.digits) if paper.digits else p.Note(paper.cents)


_HELD = {
    PaperPlace.EMPTY: p.Held.NOTHING,
    PaperPlace.STACKING: p.Held.STACKER,
    PaperPlace.TAKEN: p.Held.STACKER,
}
