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
from kiosk.devices.validator.ssp.codes import Command, Event, Reply, Told
from kiosk.devices.validator.wanted import Decision, Wanted, is_ticket_number

PROTOCOLS = (8, 7, 6)
TRIES = 3
CLEAR_POLLS = 3
"""So many polls without a word of the paper that is out, and the validator is asked to count."""


class Phase(Enum):
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
class State:
    phase: Phase = Phase.CLEARING
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


Step: TypeAlias = tuple[State, tuple[p.ValidatorEvent, ...]]

# ---- What to say --------------------------------------------------------------------------------

POLL = bytes((Command.POLL_WITH_ACK,))


def settings(state: State) -> tuple[bytes, ...]:
    mask = 0
    for channel, cents in state.cents.items():
        if cents in state.wanted.notes_cents:
            mask |= 1 << (channel - 1)
    size = 3 if max(state.cents, default=0) > 16 else 2  # noqa: PLR2004 - bits of two bytes
    notes, tickets = bool(state.wanted.notes_cents), state.wanted.tickets
    inhibit = 0xFC | (0 if notes else 1) | (0 if tickets else 2)
    return (
        bytes((Command.SET_BAR_CODE_CONFIGURATION, 3, 1, 18)),
        bytes((Command.SET_BAR_CODE_INHIBIT, inhibit)),
        bytes((Command.SET_INHIBITS,)) + mask.to_bytes(size, "little"),
        bytes((Command.ENABLE if state.wanted.anything else Command.DISABLE,)),
    )


def _name(setting: bytes) -> int:
    """ENABLE and DISABLE are one setting with two values."""
    return Command.ENABLE if setting[0] == Command.DISABLE else setting[0]


def outstanding(state: State) -> bytes | None:
    """The first setting that the validator does not have."""
    return next((s for s in settings(state) if state.taken.get(_name(s)) != s), None)


_WORDS = {
    Phase.CLEARING: bytes((Command.REJECT,)),
    Phase.SETUP: bytes((Command.SETUP_REQUEST,)),
    Phase.COUNTING: bytes((Command.GET_COUNTERS,)),
    Phase.REMEMBERING: bytes((Command.GET_BAR_CODE_DATA,)),
    Phase.READING: bytes((Command.GET_BAR_CODE_DATA,)),
    Phase.NAMING: bytes((Command.GET_BAR_CODE_DATA,)),
    Phase.REJECTED: bytes((Command.LAST_REJECT_CODE,)),
    Phase.ACKNOWLEDGING: bytes((Command.EVENT_ACK,)),
}


def command(state: State) -> bytes:
    """What to say now."""
    match state.phase:
        case Phase.VERSION:
            return bytes((Command.HOST_PROTOCOL_VERSION, PROTOCOLS[state.version]))
        case Phase.READY:
            return outstanding(state) or POLL
        case Phase.ESCROW:
            undecided = state.decision is Decision.NONE
            return bytes((Command.HOLD if undecided else Command.REJECT,))
        case phase:
            return _WORDS.get(phase, POLL)


# ---- What the terminal wants --------------------------------------------------------------------


def want(state: State, wanted: Wanted) -> State:
    return replace(state, wanted=wanted)


def decide(state: State, decision: Decision) -> State:
    """The first word counts. To accept is to poll."""
    if state.phase is not Phase.ESCROW or state.decision is not Decision.NONE:
        return state
    phase = Phase.STACKING if decision is Decision.ACCEPT else Phase.ESCROW
    return replace(state, decision=decision, phase=phase, clear=0, still=True)


def acknowledge(state: State) -> State:
    valid = state.phase is Phase.VALID
    return replace(state, phase=Phase.ACKNOWLEDGING) if valid else state


# ---- What was answered --------------------------------------------------------------------------


def heard(state: State, sent: bytes, reply: bytes) -> Step:
    """The answer to what was sent. One that never comes is the session's matter."""
    done, rest = reply[0] == Reply.OK, reply[1:]
    if sent == POLL:
        return _polled(state, codes.events_of(rest)) if done else (state, ())
    if state.phase is Phase.READY and sent == outstanding(state):
        return _setting(state, sent, done), ()
    if sent == command(state) and state.phase in _ANSWERS:
        if state.phase is Phase.ESCROW and reply[0] not in (Reply.OK, Reply.CANNOT_NOW):
            # One that cannot hold has the note in escrow still, and a poll would accept it.
            return replace(state, decision=Decision.GIVE_BACK), ()
        return _ANSWERS[state.phase](state, rest, done)
    return state, ()


def _setting(state: State, sent: bytes, done: bool) -> State:
    """What one model does not take after a few tries is done without."""
    if not done and state.tries + 1 < TRIES:
        return replace(state, tries=state.tries + 1)
    return replace(state, taken={**state.taken, _name(sent): sent}, tries=0)


def _cleared(state: State, rest: bytes, done: bool) -> Step:
    return replace(state, phase=Phase.VERSION), ()


def _version(state: State, rest: bytes, done: bool) -> Step:
    if done or state.version + 1 == len(PROTOCOLS):
        return replace(state, phase=Phase.SETUP), ()
    return replace(state, version=state.version + 1), ()


def _setup(state: State, rest: bytes, done: bool) -> Step:
    setup = codes.setup_of(rest) if done else None
    if setup is None:
        return state, ()
    return replace(state, phase=Phase.CHECKING, cents=setup.cents, clear=0), ()


def _counters(state: State, rest: bytes, done: bool) -> Step:
    """How many, then each as a little number of four bytes: stacked first."""
    counted = int.from_bytes(rest[1:5], "little") if done and len(rest) > 4 else None  # noqa: PLR2004
    rested = state.started and state.item is None
    phase = Phase.READY if rested else Phase.REMEMBERING
    return replace(state, phase=phase, counted=counted), ()


def _remembered(state: State, rest: bytes, done: bool) -> Step:
    stacked = _ticket(rest, codes.TICKET_STACKED) if done else None
    rejected = _ticket(rest, codes.TICKET_REJECTED) if done else None
    last = (stacked, True) if stacked else (rejected, False) if rejected else None
    told = p.Ready(state.counted, last)
    return replace(_freed(state), phase=Phase.READY, started=True), (told,)


def _read(state: State, rest: bytes, done: bool) -> Step:
    ticket = _ticket(rest, codes.TICKET_IN_ESCROW) if done else None
    after = replace(_freed(state), phase=Phase.ESCROW, item=ticket)
    if ticket is None:
        return replace(after, decision=Decision.GIVE_BACK), ()
    return after, (p.Escrowed(ticket, state.counted),)


def _named(state: State, rest: bytes, done: bool) -> Step:
    """Without a number it is nobody's ticket."""
    ticket = _ticket(rest, codes.TICKET_STACKED) if done else None
    stacked = p.Stacked(ticket or p.Ticket(""))
    return replace(state, phase=Phase.VALID, credit=True), (stacked,)


def _ticket(rest: bytes, became: int) -> p.Ticket | None:
    """What became of it, the length, and the digits. None: it is not told as this."""
    digits = rest[2:]
    whole = len(rest) > 1 and rest[0] == became and rest[1] == len(digits)
    return p.Ticket(digits.decode("ascii")) if whole and is_ticket_number(digits) else None


def _held(state: State, rest: bytes, done: bool) -> Step:
    """HOLD or REJECT. Refused: there is nothing in escrow any more, so a poll is safe and tells."""
    if done and state.decision is Decision.NONE:
        return state, ()
    return replace(state, phase=Phase.STACKING, clear=0), ()


def _reason(state: State, rest: bytes, done: bool) -> Step:
    reason = rest[0] if done and rest else -1
    why = codes.REJECTS.get(reason, "it was not recognised")
    told = p.NotWanted() if reason in codes.NOT_WANTED else p.Rejected(why)
    return replace(_freed(state), phase=Phase.READY), (told,)


def _acknowledged(state: State, rest: bytes, done: bool) -> Step:
    """Refused: there was nothing left to acknowledge."""
    if state.credit:
        return replace(_freed(state), phase=_rest(state)), (p.Acknowledged(),)
    if state.item is not None and state.decision is Decision.NONE:
        # An alarm with a note in escrow: the next poll would accept it.
        return replace(state, phase=Phase.ESCROW, decision=Decision.GIVE_BACK), ()
    return replace(state, phase=_rest(state)), ()


def _rest(state: State) -> Phase:
    """Where to go when the path is clear. The count is taken before the next note is read."""
    return Phase.COUNTING if state.started else Phase.CHECKING


_ANSWERS: dict[Phase, Callable[[State, bytes, bool], Step]] = {
    Phase.CLEARING: _cleared,
    Phase.VERSION: _version,
    Phase.SETUP: _setup,
    Phase.COUNTING: _counters,
    Phase.REMEMBERING: _remembered,
    Phase.READING: _read,
    Phase.NAMING: _named,
    Phase.ESCROW: _held,
    Phase.REJECTED: _reason,
    Phase.ACKNOWLEDGING: _acknowledged,
}


def _freed(state: State) -> State:
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


def _polled(state: State, events: list[Told]) -> Step:
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


def _nothing_there(state: State) -> Step:
    """A poll without a word of paper."""
    state = replace(state, clear=state.clear + 1)
    if state.clear < CLEAR_POLLS:
        return state, ()
    if state.phase is Phase.CHECKING:
        return replace(state, phase=Phase.COUNTING), ()
    if state.phase is Phase.STACKING:
        # Neither credited nor rejected: what the validator has counted will tell.
        told: tuple[p.ValidatorEvent, ...] = (p.Doubtful(),) if state.moving else ()
        return replace(state, phase=Phase.COUNTING), told
    return state, ()


def _reset(state: State, told: Told) -> Step:
    after = replace(_freed(state), phase=Phase.CHECKING, taken={}, started=False)
    return after, (p.PoweredUp(p.Held.NOTHING),)


def _note_read(state: State, told: Told) -> Step:
    if not told.channel:
        return replace(state, clear=0), ()
    item = p.Note(state.cents[told.channel]) if told.channel in state.cents else None
    if state.still and item == state.item:
        return replace(state, clear=0), ()
    if item is None or _unsettled(state):
        return _unwanted(state), ()
    after = replace(_freed(state), phase=Phase.ESCROW, item=item)
    return after, (p.Escrowed(item, state.counted),)


def _unsettled(state: State) -> bool:
    """It is not known yet what became of something else."""
    return not state.started or state.phase is Phase.STACKING


def _unwanted(state: State) -> State:
    """Given back; and what was out before, if anything was, is looked into afterwards."""
    started = state.started and state.phase is not Phase.STACKING
    after = replace(_freed(state), phase=Phase.ESCROW, started=started)
    return replace(after, decision=Decision.GIVE_BACK)


def _ticket_read(state: State, told: Told) -> Step:
    if state.still and isinstance(state.item, p.Ticket):
        return replace(state, clear=0), ()
    if _unsettled(state):
        return _unwanted(state), ()
    return replace(_freed(state), phase=Phase.READING), ()


def _moving(state: State, told: Told) -> Step:
    phase = state.phase if state.phase is Phase.CHECKING else Phase.STACKING
    return replace(state, phase=phase, moving=True, clear=0), ()


def _credited(state: State, told: Told) -> Step:
    """A channel that the set-up does not name is a note of nothing: nobody has accepted that."""
    item = p.Note(state.cents.get(told.channel, 0))
    return replace(state, phase=Phase.VALID, credit=True), (p.Stacked(item),)


def _ticket_credited(state: State, told: Told) -> Step:
    """Which one it says if it is asked: the one we accepted may have been taken out by hand."""
    return replace(state, phase=Phase.NAMING), ()


def _to_front(state: State, told: Told) -> Step:
    after = replace(_freed(state), phase=Phase.VALID, taken={}, started=False)
    return after, (p.PoweredUp(p.Held.ACCEPTOR),)


def _to_box(state: State, told: Told) -> Step:
    """Of a note it is the credit. Of something that it cannot name, staff or its count decide."""
    state = replace(_freed(state), taken={}, started=False)
    if told.channel in state.cents:
        return _credited(state, told)
    return replace(state, phase=Phase.VALID), (p.PoweredUp(p.Held.STACKER),)


def _stacked(state: State, told: Told) -> Step:
    """It never credits, and comes behind the credit."""
    return state, ()


def _rejected(state: State, told: Told) -> Step:
    if not state.started:
        # It was from before us, or pushed in behind something else: Ready will tell of that.
        return replace(_freed(state), phase=_rest(state)), ()
    if state.decision is Decision.GIVE_BACK:
        return replace(_freed(state), phase=_rest(state)), (p.Returned(),)
    return replace(state, phase=Phase.REJECTED), ()


def _fraud(state: State, told: Told) -> Step:
    """An alarm that waits to be acknowledged, and needs nobody to write it down first."""
    after = replace(state, phase=Phase.ACKNOWLEDGING, credit=False)
    return after, (p.Troubled(p.Trouble.CHEAT), p.Cleared())


def _still(state: State, told: Told) -> Step:
    return replace(state, clear=0), ()


def _no_news(state: State, told: Told) -> Step:
    return state, ()


_EVENTS: dict[Event, Callable[[State, Told], Step]] = {
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
_CREDITING = (Phase.NAMING, Phase.VALID, Phase.ACKNOWLEDGING)
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


def _troubles(state: State, kinds: set[Event]) -> Step:
    there = {_TROUBLES[kind] for kind in kinds if kind in _TROUBLES}
    staying = set() if kinds & _ENDS else state.troubles & _STAY
    troubles = frozenset(there | staying)
    told: tuple[p.ValidatorEvent, ...] = tuple(
        p.Troubled(trouble) for trouble in sorted(troubles - state.troubles)
    )
    if state.troubles and not troubles:
        told += (p.Cleared(),)
    return replace(state, troubles=troubles), told
