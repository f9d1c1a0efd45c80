"""What an SSP host says next, once a key is agreed, and what it makes of the answer. Pure.

A poll is dangerous in SSP: the one after a note was read accepts it. So while the terminal makes up
its mind HOLD is said instead, and the first word to a validator that was at work before us is
REJECT. Credits are asked for with POLL WITH ACK, which repeats them until they are acknowledged.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from kiosk.devices import ports as p
from kiosk.devices.validator.ssp import codes
from kiosk.devices.validator.ssp.codes import Event, Reply, SspCommand, Told
from kiosk.devices.validator.wanted import Decision, Wanted, is_ticket_number

PROTOCOLS = (8, 7, 6)
TRIES = 3
CLEAR_POLLS = 3
"""So many polls without a word of the paper that is out, and the validator is asked to count."""


class SspPhase(Enum):
    CLEARING = "clearing"
    """REJECT: whatever somebody else left in escrow goes back."""
    VERSION = "version"
    SETUP = "setup"
    CHECKING = "checking"
    """Polls until nothing is under way; credits and power-ups from before us come now."""
    COUNTING = "counting"
    REMEMBERING = "remembering"
    """Asks for the last ticket."""
    READY = "ready"
    READING = "reading"
    """A ticket is in escrow, and its number is asked for."""
    ESCROW = "escrow"
    STACKING = "stacking"
    """Accepted: the polls go on."""
    REJECTED = "rejected"
    """Asks why."""
    NAMING = "naming"
    """A ticket was stacked, and its number is asked for."""
    VALID = "valid"
    """A credit was told to the terminal, which has not written it down yet."""
    ACKNOWLEDGING = "acknowledging"


@dataclass(frozen=True, slots=True, kw_only=True)
class SspState:
    phase: SspPhase = SspPhase.CLEARING
    wanted: Wanted = field(default_factory=Wanted)
    version: int = 0
    """Of PROTOCOLS, the one that is tried or was taken."""
    cents: Mapping[int, int] = field(default_factory=dict)
    """By channel."""
    taken: Mapping[int, bytes] = field(default_factory=dict)
    """The settings that the validator has taken, or refused for good."""
    tries: int = 0
    started: bool = False
    """Ready was told. Until then whatever is found is from before us."""
    counted: int | None = None
    item: p.Item | None = None
    decision: Decision = Decision.NONE
    moving: bool = False
    """It was seen on its way into the box."""
    still: bool = False
    """Nothing but its own reading was told since it was accepted. Anything that is read after
    something else was told is another note, and the next poll would accept it."""
    clear: int = 0
    """Polls in a row that told of no paper."""
    credit: bool = False
    """What waits for its acknowledgement is a credit, and not a power-up."""
    troubles: frozenset[p.Trouble] = frozenset()


Step: TypeAlias = tuple[SspState, tuple[p.ValidatorEvent, ...]]

# ---- What to say --------------------------------------------------------------------------------

POLL = bytes((SspCommand.POLL_WITH_ACK,))


def settings(state: SspState) -> tuple[bytes, ...]:
    mask = 0
    for channel, cents in state.cents.items():
        if cents in state.wanted.notes_cents:
            mask |= 1 << (channel - 1)
    size = 3 if max(state.cents, default=0) > 16 else 2  # noqa: PLR2004 - bits of two bytes
    notes, tickets = bool(state.wanted.notes_cents), state.wanted.tickets
    inhibit = 0xFC | (0 if notes else 1) | (0 if tickets else 2)
    return (
        bytes((SspCommand.SET_BAR_CODE_CONFIGURATION, 3, 1, 18)),
        bytes((SspCommand.SET_BAR_CODE_INHIBIT, inhibit)),
        bytes((SspCommand.SET_INHIBITS,)) + mask.to_bytes(size, "little"),
        bytes((SspCommand.ENABLE if state.wanted.anything else SspCommand.DISABLE,)),
    )


def _name(setting: bytes) -> int:
    """ENABLE and DISABLE are one setting with two values."""
    return SspCommand.ENABLE if setting[0] == SspCommand.DISABLE else setting[0]


def outstanding(state: SspState) -> bytes | None:
    """The first setting that the validator does not have."""
    return next((s for s in settings(state) if state.taken.get(_name(s)) != s), None)


_WORDS = {
    SspPhase.CLEARING: bytes((SspCommand.REJECT,)),
    SspPhase.SETUP: bytes((SspCommand.SETUP_REQUEST,)),
    SspPhase.COUNTING: bytes((SspCommand.GET_COUNTERS,)),
    SspPhase.REMEMBERING: bytes((SspCommand.GET_BAR_CODE_DATA,)),
    SspPhase.READING: bytes((SspCommand.GET_BAR_CODE_DATA,)),
    SspPhase.NAMING: bytes((SspCommand.GET_BAR_CODE_DATA,)),
    SspPhase.REJECTED: bytes((SspCommand.LAST_REJECT_CODE,)),
    SspPhase.ACKNOWLEDGING: bytes((SspCommand.EVENT_ACK,)),
}


def idles(state: SspState) -> bool:
    """It has nothing in its path, and is set up as it shall be."""
    return state.phase is SspPhase.READY and state.item is None and outstanding(state) is None


def command(state: SspState) -> bytes:
    """What to say now."""
    match state.phase:
        case SspPhase.VERSION:
            return bytes((SspCommand.HOST_PROTOCOL_VERSION, PROTOCOLS[state.version]))
        case SspPhase.READY:
            return outstanding(state) or POLL
        case SspPhase.ESCROW:
            undecided = state.decision is Decision.NONE
            return bytes((SspCommand.HOLD if undecided else SspCommand.REJECT,))
        case phase:
            return _WORDS.get(phase, POLL)


# ---- What the terminal wants --------------------------------------------------------------------


def want(state: SspState, wanted: Wanted) -> SspState:
    return replace(state, wanted=wanted)


def decide(state: SspState, decision: Decision) -> SspState:
    """The first word counts. To accept is to poll."""
    if state.phase is not SspPhase.ESCROW or state.decision is not Decision.NONE:
        return state
    phase = SspPhase.STACKING if decision is Decision.ACCEPT else SspPhase.ESCROW
    return replace(state, decision=decision, phase=phase, clear=0, still=True)


def acknowledge(state: SspState) -> SspState:
    valid = state.phase is SspPhase.VALID
    return replace(state, phase=SspPhase.ACKNOWLEDGING) if valid else state


# ---- What was answered --------------------------------------------------------------------------


def heard(state: SspState, sent: bytes, reply: bytes) -> Step:
    """The answer to what was sent. One that never comes is the session's matter."""
    done, rest = reply[0] == Reply.OK, reply[1:]
    if sent == POLL:
        return _polled(state, codes.events_of(rest)) if done else (state, ())
    if state.phase is SspPhase.READY and _name(sent) in _SETTINGS:
        return _setting(state, sent, done), ()
    if sent == command(state) and state.phase in _ANSWERS:
        if state.phase is SspPhase.ESCROW and reply[0] not in (Reply.OK, Reply.CANNOT_NOW):
            # One that cannot hold has the note in escrow still, and a poll would accept it.
            return replace(state, decision=Decision.GIVE_BACK), ()
        return _ANSWERS[state.phase](state, rest, done)
    return state, ()


_SETTINGS = {_name(setting) for setting in settings(SspState())}


def _setting(state: SspState, sent: bytes, done: bool) -> SspState:
    """What is not wanted any more was taken all the same. What one model does not take after a few
    tries is done without."""
    if not done and state.tries + 1 < TRIES:
        return replace(state, tries=state.tries + 1)
    return replace(state, taken={**state.taken, _name(sent): sent}, tries=0)


def _cleared(state: SspState, rest: bytes, done: bool) -> Step:
    return replace(state, phase=SspPhase.VERSION), ()


def _version(state: SspState, rest: bytes, done: bool) -> Step:
    if done or state.version + 1 == len(PROTOCOLS):
        return replace(state, phase=SspPhase.SETUP), ()
    return replace(state, version=state.version + 1), ()


def _setup(state: SspState, rest: bytes, done: bool) -> Step:
    setup = codes.setup_of(rest) if done else None
    if setup is None:
        return state, ()
    return replace(state, phase=SspPhase.CHECKING, cents=setup.cents, clear=0), ()


def _counters(state: SspState, rest: bytes, done: bool) -> Step:
    """How many, then each as a little number of four bytes: stacked first."""
    counted = int.from_bytes(rest[1:5], "little") if done and len(rest) > 4 else None  # noqa: PLR2004
    rested = state.started and state.item is None
    phase = SspPhase.READY if rested else SspPhase.REMEMBERING
    return replace(state, phase=phase, counted=counted), ()


def _remembered(state: SspState, rest: bytes, done: bool) -> Step:
    stacked = _ticket(rest, codes.TICKET_STACKED) if done else None
    rejected = _ticket(rest, codes.TICKET_REJECTED) if done else None
    last = (stacked, True) if stacked else (rejected, False) if rejected else None
    told = p.Ready(state.counted, last)
    return replace(_freed(state), phase=SspPhase.READY, started=True), (told,)


def _read(state: SspState, rest: bytes, done: bool) -> Step:
    ticket = _ticket(rest, codes.TICKET_IN_ESCROW) if done else None
    after = replace(_freed(state), phase=SspPhase.ESCROW, item=ticket)
    if ticket is None:
        return replace(after, decision=Decision.GIVE_BACK), ()
    return after, (p.Escrowed(ticket, state.counted),)


def _named(state: SspState, rest: bytes, done: bool) -> Step:
    """Without a number it is nobody's ticket."""
    ticket = _ticket(rest, codes.TICKET_STACKED) if done else None
    stacked = p.Stacked(ticket or p.Ticket(""))
    return replace(state, phase=SspPhase.VALID, credit=True), (stacked,)


def _ticket(rest: bytes, became: int) -> p.Ticket | None:
    """What became of it, the length, and the digits. None: it is not told as this."""
    digits = rest[2:]
    whole = len(rest) > 1 and rest[0] == became and rest[1] == len(digits)
    return p.Ticket(digits.decode("ascii")) if whole and is_ticket_number(digits) else None


def _held(state: SspState, rest: bytes, done: bool) -> Step:
    """HOLD or REJECT. Refused: there is nothing in escrow any more, so a poll is safe and tells."""
    if done and state.decision is Decision.NONE:
        return state, ()
    return replace(state, phase=SspPhase.STACKING, clear=0), ()


def _reason(state: SspState, rest: bytes, done: bool) -> Step:
    reason = rest[0] if done and rest else -1
    why = codes.REJECTS.get(reason, "it was not recognised")
    told = p.NotWanted() if reason in codes.NOT_WANTED else p.Rejected(why)
    return replace(_freed(state), phase=SspPhase.READY), (told,)


def _acknowledged(state: SspState, rest: bytes, done: bool) -> Step:
    """Refused: there was nothing left to acknowledge."""
    if state.credit:
        return replace(_freed(state), phase=_rest(state)), (p.Acknowledged(),)
    if state.item is not None and state.decision is Decision.NONE:
        # An alarm with a note in escrow: the next poll would accept it.
        return replace(state, phase=SspPhase.ESCROW, decision=Decision.GIVE_BACK), ()
    return replace(state, phase=_rest(state)), ()


def _rest(state: SspState) -> SspPhase:
    """Where to go when the path is clear. The count is taken before the next note is read."""
    return SspPhase.COUNTING if state.started else SspPhase.CHECKING


_ANSWERS: dict[SspPhase, Callable[[SspState, bytes, bool], Step]] = {
    SspPhase.CLEARING: _cleared,
    SspPhase.VERSION: _version,
    SspPhase.SETUP: _setup,
    SspPhase.COUNTING: _counters,
    SspPhase.REMEMBERING: _remembered,
    SspPhase.READING: _read,
    SspPhase.NAMING: _named,
    SspPhase.ESCROW: _held,
    SspPhase.REJECTED: _reason,
    SspPhase.ACKNOWLEDGING: _acknowledged,
}


def _freed(state: SspState) -> SspState:
    """With nothing in the path that this host knows of."""
    return replace(
        state,
        item=None,
        decision=Decision.NONE,
        moving=False,
        still=False,
        clear=0,
        credit=False,
    )


# ---- Polls --------------------------------------------------------------------------------------


def _polled(state: SspState, events: list[Told]) -> Step:
    if state.phase in _CREDITING:
        return state, ()  # the same again until it is acknowledged
    told: tuple[p.ValidatorEvent, ...] = ()
    kinds = {event.event for event in events}
    if not _only_read(events):
        state = replace(state, still=False)
    for event in events:
        if state.phase in _CREDITING:
            break  # the rest comes again
        if event.event is Event.SLAVE_RESET and kinds & _FOUND_AT_POWER_UP:
            continue  # which says more
        state, more = _EVENTS[event.event](state, event)
        told += more
    state, more = _troubles(state, kinds)
    told += more
    if not kinds & _PAPER:
        state, more = _nothing_there(state)
        told += more
    return state, told


def _only_read(events: list[Told]) -> bool:
    """Nothing was told but what is in escrow; not even that something is drawn in."""
    told = {event.event for event in events}
    return bool(told) and told <= _READINGS and Told(Event.READ) not in events


def _nothing_there(state: SspState) -> Step:
    """A poll without a word of paper."""
    state = replace(state, clear=state.clear + 1)
    if state.clear < CLEAR_POLLS:
        return state, ()
    if state.phase is SspPhase.CHECKING:
        return replace(state, phase=SspPhase.COUNTING), ()
    if state.phase is SspPhase.STACKING:
        # Neither credited nor rejected: what the validator has counted will tell.
        told: tuple[p.ValidatorEvent, ...] = (p.Doubtful(),) if state.moving else ()
        return replace(state, phase=SspPhase.COUNTING), told
    return state, ()


def _reset(state: SspState, told: Told) -> Step:
    after = replace(_freed(state), phase=SspPhase.CHECKING, taken={}, started=False)
    return after, (p.PoweredUp(p.Held.NOTHING),)


def _note_read(state: SspState, told: Told) -> Step:
    if not told.channel:
        return replace(state, clear=0), ()
    item = p.Note(state.cents[told.channel]) if told.channel in state.cents else None
    if state.still and item == state.item:
        return replace(state, clear=0), ()
    if item is None or _unsettled(state):
        return _unwanted(state), ()
    after = replace(_freed(state), phase=SspPhase.ESCROW, item=item)
    return after, (p.Escrowed(item, state.counted),)


def _unsettled(state: SspState) -> bool:
    """It is not known yet what became of something else."""
    return not state.started or state.phase is SspPhase.STACKING


def _unwanted(state: SspState) -> SspState:
    """Given back; and what was out before, if anything was, is looked into afterwards."""
    started = state.started and state.phase is not SspPhase.STACKING
    after = replace(_freed(state), phase=SspPhase.ESCROW, started=started)
    return replace(after, decision=Decision.GIVE_BACK)


def _ticket_read(state: SspState, told: Told) -> Step:
    if state.still and isinstance(state.item, p.Ticket):
        return replace(state, clear=0), ()
    if _unsettled(state):
        return _unwanted(state), ()
    return replace(_freed(state), phase=SspPhase.READING), ()


def _moving(state: SspState, told: Told) -> Step:
    phase = state.phase if state.phase is SspPhase.CHECKING else SspPhase.STACKING
    return replace(state, phase=phase, moving=True, clear=0), ()


def _credited(state: SspState, told: Told) -> Step:
    """A channel that the set-up does not name is a note of nothing: nobody has accepted that."""
    item = p.Note(state.cents.get(told.channel, 0))
    return replace(state, phase=SspPhase.VALID, credit=True), (p.Stacked(item),)


def _ticket_credited(state: SspState, told: Told) -> Step:
    """Which one it says if it is asked: the one we accepted may have been taken out by hand."""
    return replace(state, phase=SspPhase.NAMING), ()


def _to_front(state: SspState, told: Told) -> Step:
    after = replace(_freed(state), phase=SspPhase.VALID, taken={}, started=False)
    return after, (p.PoweredUp(p.Held.ACCEPTOR),)


def _to_box(state: SspState, told: Told) -> Step:
    """Of a note it is the credit. Of something that it cannot name, staff or its count decide."""
    state = replace(_freed(state), taken={}, started=False)
    if told.channel in state.cents:
        return _credited(state, told)
    return replace(state, phase=SspPhase.VALID), (p.PoweredUp(p.Held.STACKER),)


def _stacked(state: SspState, told: Told) -> Step:
    """It never credits, and comes behind the credit."""
    return state, ()


def _rejected(state: SspState, told: Told) -> Step:
    if not state.started:
        # It was from before us, or pushed in behind something else: Ready will tell of that.
        return replace(_freed(state), phase=_rest(state)), ()
    if state.decision is Decision.GIVE_BACK:
        return replace(_freed(state), phase=_rest(state)), (p.Returned(),)
    return replace(state, phase=SspPhase.REJECTED), ()


def _fraud(state: SspState, told: Told) -> Step:
    """An alarm that waits to be acknowledged, and needs nobody to write it down first."""
    after = replace(state, phase=SspPhase.ACKNOWLEDGING, credit=False)
    return after, (p.Troubled(p.Trouble.CHEAT), p.Cleared())


def _still(state: SspState, told: Told) -> Step:
    return replace(state, clear=0), ()


def _no_news(state: SspState, told: Told) -> Step:
    return state, ()


_EVENTS: dict[Event, Callable[[SspState, Told], Step]] = {
    Event.SLAVE_RESET: _reset,
    Event.READ: _note_read,
    Event.TICKET: _ticket_read,
    Event.STACKING: _moving,
    Event.CREDIT: _credited,
    Event.TICKET_STACKED: _ticket_credited,
    Event.CLEARED_TO_FRONT: _to_front,
    Event.CLEARED_TO_BOX: _to_box,
    Event.STACKED: _stacked,
    Event.REJECTING: _still,
    Event.REJECTED: _rejected,
    Event.FRAUD: _fraud,
    Event.DISABLED: _no_news,
    Event.ALL_INHIBITED: _no_news,
    Event.INITIALISING: _still,
    Event.FULL: _no_news,
    Event.BOX_REMOVED: _no_news,
    Event.BOX_REPLACED: _no_news,
    Event.PATH_OPEN: _no_news,
    Event.UNSAFE_JAM: _no_news,
    Event.SAFE_JAM: _no_news,
}
_CREDITING = (SspPhase.NAMING, SspPhase.VALID, SspPhase.ACKNOWLEDGING)
_READINGS = {Event.READ, Event.TICKET}
_FOUND_AT_POWER_UP = {Event.CLEARED_TO_FRONT, Event.CLEARED_TO_BOX}
# Of paper, or of a start during which paper may yet be found.
_PAPER = {
    Event.READ,
    Event.TICKET,
    Event.STACKING,
    Event.CREDIT,
    Event.TICKET_STACKED,
    Event.CLEARED_TO_FRONT,
    Event.CLEARED_TO_BOX,
    Event.REJECTING,
    Event.REJECTED,
    Event.UNSAFE_JAM,
    Event.SAFE_JAM,
    Event.INITIALISING,
}

# ---- Troubles -----------------------------------------------------------------------------------

_TROUBLES = {
    Event.FULL: p.Trouble.FULL,
    Event.BOX_REMOVED: p.Trouble.CASH_BOX_OUT,
    Event.PATH_OPEN: p.Trouble.OPEN,
    Event.UNSAFE_JAM: p.Trouble.JAM,
    Event.SAFE_JAM: p.Trouble.STACKER_JAM,
}
_STAY = {p.Trouble.FULL, p.Trouble.CASH_BOX_OUT}
"""Told once. They last until the box was replaced, or the validator has started anew."""
_ENDS = {Event.BOX_REPLACED, Event.SLAVE_RESET}


def _troubles(state: SspState, kinds: set[Event]) -> Step:
    there = {_TROUBLES[kind] for kind in kinds if kind in _TROUBLES}
    staying = set() if kinds & _ENDS else state.troubles & _STAY
    troubles = frozenset(there | staying)
    told: tuple[p.ValidatorEvent, ...] = tuple(
        p.Troubled(trouble) for trouble in sorted(troubles - state.troubles)
    )
    if state.troubles and not troubles:
        told += (p.Cleared(),)
    return replace(state, troubles=troubles), told
