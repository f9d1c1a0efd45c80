"""What an ID-003 host says next, and what it makes of the answer. Pure: no port, no clock.

Everything follows from the status the acceptor tells: `_MOVES` has one rule for each status, and
each rule an answer in every phase; a reply that is no status changes no phase. Only VEND VALID is
told as stacked; and since the acceptor repeats it until it is acknowledged, nothing else has to be
remembered here for money's sake.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from kiosk.devices import ports as p
from kiosk.devices.validator.id003 import codes
from kiosk.devices.validator.id003.codec import Frame
from kiosk.devices.validator.id003.codes import Id003Command, Status
from kiosk.devices.validator.wanted import Decision, Wanted, is_ticket_number

HOLD_POLLS = 15
"""An acceptor gives a held note back by itself after some ten seconds: say HOLD well before."""
RESET_POLLS = 40
"""How many polls a jam or failure is left alone before the acceptor is reset once more."""
SETTING_TRIES = 3
IDLE_SEEN = 3
"""How often in a row it must say that it idles before a note that is out counts as given back."""
VALID_SEEN = 2
"""It repeats VEND VALID until it is acknowledged. An answer that was late on the line is not."""


class Id003Phase(Enum):
    OPENING = "opening"
    """Nothing is known of it yet."""
    POWERED_UP = "powered up"
    """It lost its power. It is not reset before the terminal has written down what that means."""
    RESETTING = "resetting"
    STARTING = "starting"
    """It has taken the reset."""
    SETTING_UP = "setting up"
    READY = "ready"
    ACCEPTING = "accepting"
    ESCROW = "escrow"
    STACKING = "stacking"
    VALID = "valid"
    """VEND VALID was told to the terminal, which has not credited it yet."""
    ACKNOWLEDGING = "acknowledging"
    LEAVING = "leaving"
    """Given back or stacked for good; the path is not clear yet."""
    TROUBLE = "trouble"


@dataclass(frozen=True, slots=True, kw_only=True)
class Id003State:
    phase: Id003Phase = Id003Phase.OPENING
    wanted: Wanted = field(default_factory=Wanted)
    currency: Mapping[int, int] = field(default_factory=dict)
    """Cents by escrow code."""
    taken: Mapping[int, bytes] = field(default_factory=dict)
    """The settings that the acceptor has echoed, or refused for good."""
    tries: int = 0
    item: p.Item | None = None
    decision: Decision = Decision.NONE
    stacking: bool = False
    """STACKING was seen for what is in the path."""
    trouble: p.Trouble | None = None
    waited: int = 0
    """Polls since the last HOLD, or since the last reset of an acceptor in trouble."""
    unsure: bool = False
    """The last answer was no status: ask for it before anything is said twice."""
    status: int = 0
    seen: int = 0
    """How often in a row the last status was told."""


Step: TypeAlias = tuple[Id003State, tuple[p.ValidatorEvent, ...]]

# ---- What to say --------------------------------------------------------------------------------

STATUS_REQUEST = Frame(Id003Command.STATUS_REQUEST)
_FIXED = (
    Frame(Id003Command.CURRENCY),
    Frame(Id003Command.SECURITY, b"\0\0"),
    Frame(Id003Command.DIRECTION, b"\0"),
    Frame(Id003Command.OPTIONS, b"\x02\0"),  # power recovery
    Frame(Id003Command.BAR_CODE, b"\x01\x12"),  # interleaved 2 of 5, 18 digits
    Frame(Id003Command.COMMUNICATION_MODE, b"\0"),  # it speaks when it is asked
)


def settings(state: Id003State) -> tuple[Frame, ...]:
    """How the acceptor is to be, in the order in which it is told."""
    mask = 0
    for code in range(codes.FIRST_DENOMINATION, codes.FIRST_DENOMINATION + 16):
        if state.currency.get(code) not in state.wanted.notes_cents:
            mask |= 1 << (code - codes.FIRST_DENOMINATION)
    return (
        *_FIXED,
        Frame(Id003Command.DENOMINATIONS, mask.to_bytes(2, "little")),
        Frame(Id003Command.BAR_CODE_INHIBIT, b"\0" if state.wanted.tickets else b"\x02"),
        Frame(Id003Command.INHIBIT, b"\0" if state.wanted.anything else b"\x01"),
    )


def outstanding(state: Id003State) -> Frame | None:
    """The first setting that the acceptor does not have."""
    return next((s for s in settings(state) if state.taken.get(s.code) != s.data), None)


def idles(state: Id003State) -> bool:
    """It has nothing in its path, and is set up as it shall be."""
    return state.phase is Id003Phase.READY and not state.unsure and outstanding(state) is None


def command(state: Id003State) -> Frame:
    """What to say now."""
    if state.unsure:
        return STATUS_REQUEST
    match state.phase:
        case Id003Phase.RESETTING:
            return Frame(Id003Command.RESET)
        case Id003Phase.SETTING_UP | Id003Phase.READY:
            return outstanding(state) or STATUS_REQUEST
        case Id003Phase.ESCROW if state.decision is Decision.ACCEPT:
            return Frame(Id003Command.STACK_2)
        case Id003Phase.ESCROW if state.decision is Decision.GIVE_BACK:
            return Frame(Id003Command.RETURN)
        case Id003Phase.ESCROW if state.waited >= HOLD_POLLS:
            return Frame(Id003Command.HOLD)
        case Id003Phase.ACKNOWLEDGING:
            return Frame(Id003Command.ACK)
        case Id003Phase.TROUBLE if state.waited >= RESET_POLLS and state.trouble in _RESET_AFTER:
            return Frame(Id003Command.RESET)
        case _:
            return STATUS_REQUEST


# ---- What the terminal wants --------------------------------------------------------------------


def want(state: Id003State, wanted: Wanted) -> Id003State:
    return replace(state, wanted=wanted)


def decide(state: Id003State, decision: Decision) -> Id003State:
    """The first word counts: what was said to the acceptor cannot be unsaid."""
    undecided = state.phase is Id003Phase.ESCROW and state.decision is Decision.NONE
    return replace(state, decision=decision) if undecided else state


def acknowledge(state: Id003State) -> Id003State:
    """Of VEND VALID, or of a power-up: the terminal has written down what it was told."""
    match state.phase:
        case Id003Phase.VALID:
            return replace(state, phase=Id003Phase.ACKNOWLEDGING)
        case Id003Phase.POWERED_UP:
            return replace(state, phase=Id003Phase.RESETTING)
        case _:
            return state


# ---- What was answered --------------------------------------------------------------------------


def heard(state: Id003State, sent: Frame, reply: Frame | None) -> Step:
    """The answer to what was sent; None: there was none."""
    if sent.code == Id003Command.ACK:
        # It has no answer, so the next status tells.
        return replace(state, unsure=True), ()
    if reply is None:
        return replace(_unknown(state, sent), unsure=True), ()
    waited = 0 if sent.code in (Id003Command.HOLD, Id003Command.RESET) else state.waited + 1
    state = replace(state, unsure=False, waited=waited)
    if sent.code in _SETTINGS:
        if reply.code == sent.code:
            return _echoed(state, sent, reply), ()
        if reply.code == Status.INVALID_COMMAND:
            return _tried(state, sent), ()
        state = _unknown(state, sent)
    if reply.code == Status.ACK and sent.code == Id003Command.RESET:
        resetting = state.phase is Id003Phase.RESETTING
        return replace(state, phase=Id003Phase.STARTING) if resetting else state, ()
    if reply.code not in _MOVES:
        return replace(state, unsure=True), ()
    seen = state.seen + 1 if reply.code == state.status else 1
    # Of what was tried at the wrong moment nothing is known.
    tries = state.tries if reply.code in _SETTABLE else 0
    return _moved(replace(state, status=reply.code, seen=seen, tries=tries), reply)


def _moved(state: Id003State, reply: Frame) -> Step:
    status = Status(reply.code)
    # After ACK was sent, what can only come behind VEND VALID shows that it was heard; and so does
    # the next note, should it have been so quick that nothing was seen in between.
    behind = status in _BEHIND_VALID or (status is Status.ESCROW and state.seen >= IDLE_SEEN)
    over = state.phase is Id003Phase.ACKNOWLEDGING and behind
    after, told = _MOVES[status](_freed(state) if over else state, reply)
    if over:
        told = (p.Acknowledged(), *told)
    if state.trouble is not None and after.trouble is None:
        told = (*told, p.Cleared())
    return after, told


_SETTINGS = {frame.code for frame in settings(Id003State())}
_SETTABLE = (Status.INITIALIZE, Status.ENABLE, Status.DISABLE)
"""In any other status a setting is an invalid command."""


def _unknown(state: Id003State, sent: Frame) -> Id003State:
    """A setting that was not answered may have been taken: neither it nor what was there before
    counts, whatever is wanted by now."""
    taken = {code: data for code, data in state.taken.items() if code != sent.code}
    return replace(state, taken=taken) if sent.code in _SETTINGS else state


def _echoed(state: Id003State, sent: Frame, reply: Frame) -> Id003State:
    if sent.code == Id003Command.CURRENCY:
        state = replace(state, currency=codes.currency_of(reply.data))
        return replace(state, taken={**state.taken, sent.code: sent.data}, tries=0)
    if reply.data == sent.data:
        return replace(state, taken={**state.taken, sent.code: sent.data}, tries=0)
    return _tried(state, sent)


def _tried(state: Id003State, sent: Frame) -> Id003State:
    """Models differ. What one does not take after a few tries is done without: a note that should
    not have been read is given back from escrow all the same. But it is asked for its status in
    between: it may have turned to something else, and take it afterwards."""
    if state.tries + 1 < SETTING_TRIES:
        return replace(state, tries=state.tries + 1, unsure=True)
    return replace(state, taken={**state.taken, sent.code: sent.data}, tries=0)


def _freed(state: Id003State) -> Id003State:
    """With nothing in the path that this host knows of."""
    return replace(
        state, phase=Id003Phase.LEAVING, item=None, decision=Decision.NONE, stacking=False, waited=0
    )


# ---- One rule for each status -------------------------------------------------------------------


def _fate_of_item(state: Id003State) -> tuple[p.ValidatorEvent, ...]:
    """The path is clear and nothing was told as stacked."""
    if state.phase is Id003Phase.VALID:
        return (p.Acknowledged(),)  # it does not wait for us any more
    if state.stacking:
        return (p.Doubtful(),)
    return (p.Returned(),) if state.item is not None else ()


def _going_clear(state: Id003State) -> bool:
    """Something is out, and it was not said often enough that the path is clear."""
    out = state.item is not None or state.stacking
    return out and state.phase is not Id003Phase.VALID and state.seen < IDLE_SEEN


def _powered_up(state: Id003State, reply: Frame) -> Step:
    held = {
        Status.POWER_UP_ACCEPTOR: p.Held.ACCEPTOR,
        Status.POWER_UP_STACKER: p.Held.STACKER,
    }.get(Status(reply.code), p.Held.NOTHING)
    if state.phase in (Id003Phase.POWERED_UP, Id003Phase.RESETTING):
        return state, ()
    after = replace(_freed(state), phase=Id003Phase.POWERED_UP, taken={}, trouble=None)
    return after, (p.PoweredUp(held),)


def _initialize(state: Id003State, reply: Frame) -> Step:
    if state.phase in (Id003Phase.SETTING_UP, Id003Phase.POWERED_UP):
        return state, ()
    # One that begins anew with a note in its path has forgotten it, as after a power cut; and one
    # that we meet like this may have had one. It is set up once that is written down: afterwards
    # it looks like one that never had a note.
    lost = state.item is not None or state.stacking or state.phase is Id003Phase.OPENING
    phase = Id003Phase.POWERED_UP if lost else Id003Phase.SETTING_UP
    told = (p.PoweredUp(p.Held.NOTHING),) if lost else ()
    return replace(_freed(state), phase=phase, taken={}, trouble=None), told


def _idle(state: Id003State, reply: Frame) -> Step:
    if _going_clear(state) or state.phase is Id003Phase.POWERED_UP:
        return state, ()
    told = _fate_of_item(state)
    after = replace(_freed(state), trouble=None)
    if state.phase is Id003Phase.SETTING_UP and outstanding(state) is not None:
        return replace(after, phase=Id003Phase.SETTING_UP), told
    if Id003Command.CURRENCY not in state.taken:
        # It was at work before we were: begin at the beginning.
        return replace(after, phase=Id003Phase.RESETTING), told
    if state.phase in (Id003Phase.SETTING_UP, Id003Phase.TROUBLE):
        told = (*told, p.Ready())
    return replace(after, phase=Id003Phase.READY), told


def _accepting(state: Id003State, reply: Frame) -> Step:
    if _going_clear(state):
        return state, ()
    told = _fate_of_item(state)
    return replace(_freed(state), phase=Id003Phase.ACCEPTING, trouble=None), told


def _escrow(state: Id003State, reply: Frame) -> Step:
    if state.phase in _CREDITING:
        return state, ()
    item = _read(state, reply.data)
    known = state.phase in (Id003Phase.ESCROW, Id003Phase.STACKING, Id003Phase.TROUBLE)
    if known and item is not None and item == state.item:
        return replace(state, phase=Id003Phase.ESCROW, trouble=None), ()
    fate = _fate_of_item(state)
    after = replace(_freed(state), phase=Id003Phase.ESCROW, trouble=None, item=item)
    if item is None:
        return replace(after, decision=Decision.GIVE_BACK), fate
    return after, (*fate, p.Escrowed(item))


def _read(state: Id003State, data: bytes) -> p.Item | None:
    """None: nothing that this terminal could take, whoever may have asked for it."""
    if Id003Command.CURRENCY not in state.taken or not data:
        return None
    if data[0] == codes.TICKET:
        digits = data[1:]
        return p.Ticket(digits.decode("ascii")) if is_ticket_number(digits) else None
    cents = state.currency.get(data[0])
    return p.Note(cents) if cents is not None and len(data) == 1 else None


def _holding(state: Id003State, reply: Frame) -> Step:
    if state.phase is Id003Phase.ESCROW or state.phase in _CREDITING:
        return state, ()
    if state.item is not None and not state.stacking:
        return replace(state, phase=Id003Phase.ESCROW, trouble=None), ()
    # Held for somebody who is gone: nobody knows any more what it is.
    after = replace(_freed(state), phase=Id003Phase.ESCROW, trouble=None)
    return replace(after, decision=Decision.GIVE_BACK), _fate_of_item(state)


def _stacking(state: Id003State, reply: Frame) -> Step:
    if state.phase in _CREDITING:
        return state, ()
    return replace(state, phase=Id003Phase.STACKING, stacking=True, trouble=None), ()


def _vend_valid(state: Id003State, reply: Frame) -> Step:
    if state.phase in _CREDITING:
        return state, ()
    if state.seen < VALID_SEEN:
        return replace(state, phase=Id003Phase.STACKING, stacking=True, trouble=None), ()
    return replace(state, phase=Id003Phase.VALID, trouble=None), (p.Stacked(state.item),)


def _stacked(state: Id003State, reply: Frame) -> Step:
    """It never credits. Without VEND VALID before it nobody can tell what was stacked."""
    pending = state.item is not None or state.stacking
    lost = pending and state.phase is not Id003Phase.VALID
    told: tuple[p.ValidatorEvent, ...] = (p.Doubtful(),) if lost else ()
    if state.phase is Id003Phase.VALID:
        told = (p.Acknowledged(),)
    return replace(_freed(state), trouble=None), told


def _rejecting(state: Id003State, reply: Frame) -> Step:
    if state.phase is Id003Phase.LEAVING:
        return state, ()
    if state.phase is Id003Phase.VALID:
        return replace(_freed(state), trouble=None), (p.Acknowledged(),)
    reason = reply.data[0] if reply.data else 0
    why = codes.REJECTS.get(reason, "it was not recognised")
    told = p.NotWanted() if reason == codes.NOT_WANTED else p.Rejected(why)
    return replace(_freed(state), trouble=None), (told,)


def _returning(state: Id003State, reply: Frame) -> Step:
    if state.phase is Id003Phase.LEAVING:
        return state, ()
    told = (p.Acknowledged(),) if state.phase is Id003Phase.VALID else (p.Returned(),)
    return replace(_freed(state), trouble=None), told


_TROUBLES = {
    Status.STACKER_FULL: p.Trouble.FULL,
    Status.STACKER_OPEN: p.Trouble.CASH_BOX_OUT,
    Status.ACCEPTOR_JAM: p.Trouble.JAM,
    Status.STACKER_JAM: p.Trouble.STACKER_JAM,
    Status.PAUSE: p.Trouble.PAUSE,
    Status.CHEATED: p.Trouble.CHEAT,
    Status.FAILURE: p.Trouble.FAILURE,
}
_RESET_AFTER = (p.Trouble.JAM, p.Trouble.STACKER_JAM, p.Trouble.CHEAT, p.Trouble.FAILURE)


def _troubled(state: Id003State, reply: Frame) -> Step:
    trouble = _TROUBLES[Status(reply.code)]
    if state.phase is Id003Phase.VALID:
        return state, ()  # first the credit: the acceptor will tell of its trouble again
    waited = state.waited if state.trouble is trouble else 0
    after = replace(state, phase=Id003Phase.TROUBLE, trouble=trouble, waited=waited)
    if state.trouble is trouble:
        return after, ()
    detail = codes.FAILURES.get(reply.data[0], "") if reply.data else ""
    return after, (p.Troubled(trouble, detail),)


_CREDITING = (Id003Phase.VALID, Id003Phase.ACKNOWLEDGING)
_BEHIND_VALID = (
    Status.STACKED,
    Status.ENABLE,
    Status.DISABLE,
    Status.ACCEPTING,
    Status.STACKING,
)
_MOVES: dict[Status, Callable[[Id003State, Frame], Step]] = {
    Status.ENABLE: _idle,
    Status.DISABLE: _idle,
    Status.ACCEPTING: _accepting,
    Status.ESCROW: _escrow,
    Status.HOLDING: _holding,
    Status.STACKING: _stacking,
    Status.VEND_VALID: _vend_valid,
    Status.STACKED: _stacked,
    Status.REJECTING: _rejecting,
    Status.RETURNING: _returning,
    Status.INITIALIZE: _initialize,
    Status.POWER_UP: _powered_up,
    Status.POWER_UP_ACCEPTOR: _powered_up,
    Status.POWER_UP_STACKER: _powered_up,
    **dict.fromkeys(_TROUBLES, _troubled),
}
