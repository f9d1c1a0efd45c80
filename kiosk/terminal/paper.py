"""What is known of the note or ticket in a validator, and what became of it."""

from enum import StrEnum

from kiosk.devices import ports as p
from kiosk.game.cash.state import NoteIn
from kiosk.game.terminal.state import Terminal
from kiosk.rules.money import money_text


class Fate(StrEnum):
    STACKED = "stacked"
    RETURNED = "returned"
    UNKNOWN = "unknown"


def fate(
    ready: p.Ready, *, counted: int | None = None, number: str = "", doubted: bool = False
) -> Fate:
    """What became of a note or ticket that was written down and never told as stacked, now that
    the validator is at rest.

    A count of stacked notes or a remembered ticket decides. Without them: a validator that kept its
    power repeats its credit event until it is acknowledged, so what it does not tell of was never
    stacked; one that lost its power, or its thread, has been doubted by now, and stays so.
    """
    if number and ready.last_ticket is not None and ready.last_ticket[0].number == number:
        return Fate.STACKED if ready.last_ticket[1] else Fate.RETURNED
    if counted is not None and ready.counted is not None:
        more = ready.counted - counted
        return {0: Fate.RETURNED, 1: Fate.STACKED}.get(more, Fate.UNKNOWN)
    return Fate.UNKNOWN if doubted else Fate.RETURNED


def paper_in(state: Terminal) -> NoteIn | str | None:
    """What is written down as in the validator: a note, or the number of a ticket."""
    return state.cash.note_in or (state.tickets.entered[0] if state.tickets.entered else None)


def fate_of(out: NoteIn | str, ready: p.Ready, *, doubted: bool) -> Fate:
    if isinstance(out, NoteIn):
        return fate(ready, counted=out.counted, doubted=doubted)
    return fate(ready, number=out, doubted=doubted)


def is_repeated(state: Terminal, item: p.Item | None) -> bool:
    """It is told again, for it was not acknowledged: no second note or ticket."""
    cash = state.cash
    asked = cash.doubts.get(cash.taken)
    match item:
        case p.Note(cents):
            return bool(cash.taken) and cash.taken_cents == cents
        case p.Ticket(number):
            doubted = asked is not None and asked.about == strange_words(item)
            return cash.taken == number or doubted
        case None:
            return bool(cash.taken)


def is_same(out: NoteIn | str, item: p.Item | None) -> bool:
    """A validator that was interrupted does not always say what it stacked."""
    match item:
        case p.Note(cents):
            return isinstance(out, NoteIn) and out.cents == cents
        case p.Ticket(number):
            return out == number
        case None:
            return True


def read_words(item: p.Item) -> str:
    match item:
        case p.Note(cents):
            return f"a note of {money_text(cents)}"
        case p.Ticket(number):
            return f"ticket ...{number[-4:]}"


def paper_words(out: NoteIn | str) -> str:
    return f"a note of {out.cents} cents" if isinstance(out, NoteIn) else f"ticket ...{out[-4:]}"


def strange_words(item: p.Item | None) -> str:
    match item:
        case p.Note(cents):
            return f"the validator stacked a note of {cents} cents that nobody has accepted"
        case p.Ticket(number):
            return f"the validator stacked ticket ...{number[-4:]}, which nobody has accepted"
        case None:
            return "the validator stacked something that nobody has accepted"
