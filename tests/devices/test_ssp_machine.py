"""The SSP host's machine: every phase against every event and answer, and the rules of money."""

from dataclasses import replace

import pytest

from kiosk.devices import ports as p
from kiosk.devices.validator.ssp import machine
from kiosk.devices.validator.ssp.codes import WITH_CHANNEL, Event, Reply, SspCommand
from kiosk.devices.validator.ssp.machine import POLL, SspPhase, SspState
from kiosk.devices.validator.wanted import Decision, Wanted
from tests.game.walk import check_walk

CENTS = {1: 500, 2: 1000, 3: 2000}
NOTE, TICKET = p.Note(1000), p.Ticket("001234567890123456")
WANTED = Wanted(frozenset({1000}), True)
OK = bytes((Reply.OK,))


def ready() -> SspState:
    state = SspState(phase=SspPhase.READY, wanted=WANTED, cents=CENTS, started=True, counted=7)
    return replace(state, taken={machine._name(s): s for s in machine.settings(state)})


def in_escrow(item: p.Item = NOTE, decision: Decision = Decision.NONE) -> SspState:
    return replace(ready(), phase=SspPhase.ESCROW, item=item, decision=decision)


def accepted(item: p.Item = NOTE, *, moving: bool = False, still: bool = True) -> SspState:
    state = replace(in_escrow(item, Decision.ACCEPT), phase=SspPhase.STACKING, moving=moving)
    return replace(state, clear=machine.CLEAR_POLLS - 1, still=still and not moving)


FRESH = replace(ready(), started=False, counted=None, taken={})
STATES = {
    "clearing": SspState(wanted=WANTED),
    "version": SspState(phase=SspPhase.VERSION, wanted=WANTED),
    "setup": SspState(phase=SspPhase.SETUP, wanted=WANTED),
    "checking": replace(FRESH, phase=SspPhase.CHECKING, clear=machine.CLEAR_POLLS - 1),
    "counting": replace(ready(), phase=SspPhase.COUNTING),
    "counting before the start": replace(FRESH, phase=SspPhase.COUNTING),
    "counting for a note": replace(accepted(), phase=SspPhase.COUNTING),
    "remembering": replace(FRESH, phase=SspPhase.REMEMBERING),
    "ready": ready(),
    "not set up": replace(ready(), taken={}),
    "reading": replace(ready(), phase=SspPhase.READING),
    "undecided": in_escrow(),
    "to be given back": in_escrow(decision=Decision.GIVE_BACK),
    "accepted": accepted(),
    "accepted ticket": accepted(TICKET),
    "accepted a while ago": accepted(still=False),
    "accepted ticket a while ago": accepted(TICKET, still=False),
    "stacking": accepted(moving=True),
    "rejected": replace(ready(), phase=SspPhase.REJECTED, item=NOTE),
    "naming": replace(accepted(TICKET), phase=SspPhase.NAMING),
    "valid": replace(accepted(), phase=SspPhase.VALID, credit=True),
    "powered up": replace(FRESH, phase=SspPhase.VALID),
    "acknowledging": replace(accepted(), phase=SspPhase.ACKNOWLEDGING, credit=True),
    "acknowledging a power-up": replace(FRESH, phase=SspPhase.ACKNOWLEDGING),
}
EVENTS = {
    "nothing": b"",
    **{
        event.name: bytes((event, 2)) if event in WITH_CHANNEL else bytes((event,))
        for event in Event
    },
    "READ, scanning": bytes((Event.READ, 0)),
    "READ, unknown channel": bytes((Event.READ, 9)),
    "CREDIT, unknown channel": bytes((Event.CREDIT, 9)),
    "CLEARED_TO_BOX, unknown": bytes((Event.CLEARED_TO_BOX, 0)),
    "CREDIT and STACKED": bytes((Event.CREDIT, 2, Event.STACKED)),
    "RESET and CLEARED_TO_BOX": bytes((Event.SLAVE_RESET, Event.CLEARED_TO_BOX, 2)),
    "RESET and CLEARED_TO_FRONT": bytes((Event.SLAVE_RESET, Event.CLEARED_TO_FRONT, 2)),
    "not understood": b"\x01\xee\x02",
}
SETUP = bytes.fromhex("00 30333333 455552 000005 02 0102 0202 000064 05")
COUNTERS = b"\x05" + (8).to_bytes(4, "little") + bytes(16)
STACKED_TICKET = b"\x02\x12" + TICKET.number.encode()
ANSWERS = {
    "done": b"",
    "setup": SETUP,
    "counters": COUNTERS,
    "last ticket": STACKED_TICKET,
    "ticket in escrow": b"\x01" + STACKED_TICKET[1:],
    "rejected ticket": b"\x03" + STACKED_TICKET[1:],
    "no ticket": b"\x00\x00",
    "short ticket": b"\x01\x02" + b"12",
    "reject code": b"\x0c",
}
REFUSALS = (Reply.UNKNOWN_COMMAND, Reply.CANNOT_NOW, Reply.FAIL)


def told_by(state: SspState, told: tuple[p.ValidatorEvent, ...]) -> str:
    events = " + ".join(map(str, told))
    say = SspCommand(machine.command(state)[0]).name
    return f"{state.phase.value}, says {say}{f': {events}' if events else ''}"


def polled(state: SspState, data: bytes) -> str:
    return told_by(*machine.heard(state, POLL, OK + data))


def answered(state: SspState, reply: bytes) -> str:
    return told_by(*machine.heard(state, machine.command(state), reply))


def test_every_phase_answers_every_event_of_a_poll() -> None:
    assert {state.phase for state in STATES.values()} == set(SspPhase)
    check_walk(
        "ssp-events",
        {
            title: {name: polled(state, data) for name, state in STATES.items()}
            for title, data in EVENTS.items()
        },
        of=__file__,
    )


def test_every_phase_makes_something_of_every_answer_to_its_question() -> None:
    asking = {name: s for name, s in STATES.items() if machine.command(s) != POLL}
    replies = {title: OK + data for title, data in ANSWERS.items()}
    replies |= {code.name: bytes((code,)) for code in REFUSALS}
    check_walk(
        "ssp-answers",
        {
            title: {name: answered(state, reply) for name, state in asking.items()}
            for title, reply in replies.items()
        },
        of=__file__,
    )


CREDITS = {Event.CREDIT, Event.TICKET_STACKED, Event.CLEARED_TO_BOX}


@pytest.mark.parametrize("name", STATES)
def test_only_credits_are_told_as_stacked(name: str) -> None:
    for data in EVENTS.values():
        _, told = machine.heard(STATES[name], POLL, OK + data)
        stacked = any(isinstance(event, p.Stacked) for event in told)
        assert not stacked or CREDITS & set(data)


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_polled_while_somebody_decides(name: str) -> None:
    """The poll behind a read note accepts it."""
    state, _ = machine.heard(STATES[name], POLL, OK + bytes((Event.READ, 2)))
    if state.phase is SspPhase.ESCROW and state.decision is not Decision.ACCEPT:
        assert machine.command(state) in (bytes((SspCommand.HOLD,)), bytes((SspCommand.REJECT,)))


def test_the_first_word_gives_back_what_somebody_else_has_left() -> None:
    assert machine.command(SspState()) == bytes((SspCommand.REJECT,))


def test_to_accept_is_to_poll_and_the_first_decision_counts() -> None:
    state = machine.decide(in_escrow(), Decision.ACCEPT)
    assert machine.command(state) == POLL
    assert machine.decide(state, Decision.GIVE_BACK) == state
    back = machine.decide(in_escrow(), Decision.GIVE_BACK)
    assert machine.command(back) == bytes((SspCommand.REJECT,))
    assert machine.decide(back, Decision.ACCEPT) == back
    assert machine.decide(ready(), Decision.ACCEPT) == ready()


def test_a_credit_is_acknowledged_once_the_terminal_has_written_it_down() -> None:
    credit = OK + bytes((Event.CREDIT, 2))
    valid, told = machine.heard(accepted(), POLL, credit)
    assert told == (p.Stacked(NOTE),)
    assert machine.heard(valid, POLL, credit) == (valid, ())
    acknowledged = machine.acknowledge(valid)
    assert machine.command(acknowledged) == bytes((SspCommand.EVENT_ACK,))
    after, told = machine.heard(acknowledged, bytes((SspCommand.EVENT_ACK,)), OK)
    assert told == (p.Acknowledged(),)
    assert machine.command(after) == bytes((SspCommand.GET_COUNTERS,))


def test_the_note_behind_a_credit_is_told_with_the_new_count() -> None:
    acknowledged = STATES["acknowledging"]
    state, _ = machine.heard(acknowledged, bytes((SspCommand.EVENT_ACK,)), OK)
    state, _ = machine.heard(state, bytes((SspCommand.GET_COUNTERS,)), OK + COUNTERS)
    _, told = machine.heard(state, POLL, OK + bytes((Event.READ, 2)))
    assert told == (p.Escrowed(NOTE, 8),)


def test_an_older_protocol_is_asked_for_when_the_newest_is_not_known() -> None:
    state, asked = SspState(phase=SspPhase.VERSION), []
    while state.phase is SspPhase.VERSION:
        sent = machine.command(state)
        asked.append(sent[1])
        state, _ = machine.heard(state, sent, bytes((Reply.FAIL,)))
    assert asked == list(machine.PROTOCOLS)


def test_it_is_set_up_for_what_is_wanted() -> None:
    state, said = replace(ready(), taken={}), []
    while (sent := machine.command(state)) != POLL:
        said.append(sent.hex(" "))
        state, _ = machine.heard(state, sent, OK)
    assert said == ["24 03 01 12", "26 fc", "02 02 00", "0a"]
    state, said = machine.want(state, Wanted(frozenset({500, 2000}), False)), []
    while (sent := machine.command(state)) != POLL:
        said.append(sent.hex(" "))
        state, _ = machine.heard(state, sent, OK)
    assert said == ["26 fe", "02 05 00"]
    state, said = machine.want(state, Wanted()), []
    while (sent := machine.command(state)) != POLL:
        said.append(sent.hex(" "))
        state, _ = machine.heard(state, sent, OK)
    assert said == ["26 ff", "02 00 00", "09"]


def test_a_setting_that_is_taken_when_it_is_wanted_no_more_is_taken_back() -> None:
    """As when a terminal is locked, and open again at once."""
    locked = machine.want(ready(), Wanted())
    sent = machine.command(locked)
    state, _ = machine.heard(machine.want(locked, WANTED), sent, OK)
    [before] = [setting for setting in machine.settings(ready()) if setting[0] == sent[0]]
    assert machine.command(state) == before
    state, _ = machine.heard(state, before, OK)
    assert machine.command(state) == POLL


def test_troubles_are_told_once_and_over_once() -> None:
    state, told = machine.heard(ready(), POLL, OK + bytes((Event.SAFE_JAM,)))
    assert told == (p.Troubled(p.Trouble.STACKER_JAM),)
    state, told = machine.heard(state, POLL, OK + bytes((Event.SAFE_JAM,)))
    assert told == ()
    state, told = machine.heard(state, POLL, OK)
    assert told == (p.Cleared(),)
    state, told = machine.heard(state, POLL, OK + bytes((Event.BOX_REMOVED, Event.DISABLED)))
    assert told == (p.Troubled(p.Trouble.CASH_BOX_OUT),)
    state, told = machine.heard(state, POLL, OK + bytes((Event.DISABLED,)))
    assert told == ()
    _, told = machine.heard(state, POLL, OK + bytes((Event.BOX_REPLACED,)))
    assert told == (p.Cleared(),)


@pytest.mark.parametrize("reply", [r for r in Reply if r not in (Reply.OK, Reply.CANNOT_NOW)])
def test_a_validator_that_cannot_hold_gives_the_note_back(reply: Reply) -> None:
    """There is still a note in escrow, and a poll would accept it."""
    state, told = machine.heard(in_escrow(), bytes((SspCommand.HOLD,)), bytes((reply,)))
    assert (machine.command(state), told) == (bytes((SspCommand.REJECT,)), ())
    state, told = machine.heard(state, bytes((SspCommand.REJECT,)), bytes((reply,)))
    assert (machine.command(state), told) == (bytes((SspCommand.REJECT,)), ())


def test_an_alarm_with_a_note_in_escrow_gives_the_note_back() -> None:
    state, _ = machine.heard(in_escrow(), POLL, OK + bytes((Event.FRAUD, 0)))
    state, _ = machine.heard(state, bytes((SspCommand.EVENT_ACK,)), OK)
    assert machine.command(state) == bytes((SspCommand.REJECT,))


@pytest.mark.parametrize("before", ["E9", "EA", "CC", "", "EF00"])
@pytest.mark.parametrize(("item", "reading"), [(NOTE, "EF02"), (TICKET, "E5")])
def test_another_note_behind_one_that_was_taken_out_by_hand_is_not_accepted_for_it(
    before: str, item: p.Item, reading: str
) -> None:
    """The one that was accepted got stuck, or is gone: what is read now is not that one."""
    state = replace(accepted(item), clear=0)
    state, _ = machine.heard(state, POLL, OK + bytes.fromhex(reading))
    assert machine.command(state) == POLL  # the same, told once more
    state, _ = machine.heard(state, POLL, OK + bytes.fromhex(before))
    state, told = machine.heard(state, POLL, OK + bytes.fromhex(reading))
    assert machine.command(state) == bytes((SspCommand.REJECT,))
    assert not any(isinstance(event, p.Escrowed | p.Stacked) for event in told)


def test_a_stacked_ticket_is_asked_for_its_number() -> None:
    state, told = machine.heard(accepted(TICKET), POLL, OK + bytes((Event.TICKET_STACKED,)))
    assert (machine.command(state), told) == (bytes((SspCommand.GET_BAR_CODE_DATA,)), ())
    other = p.Ticket("9" * 18)
    _, told = machine.heard(state, machine.command(state), OK + b"\x02\x12" + b"9" * 18)
    assert told == (p.Stacked(other),)
    _, told = machine.heard(state, machine.command(state), bytes((Reply.FAIL,)))
    assert told == (p.Stacked(p.Ticket("")),)


def test_what_is_given_back_behind_something_unsettled_is_not_told_as_that() -> None:
    """The one that was accepted may be in the box: the count and Ready will tell."""
    state = replace(accepted(TICKET, still=False), clear=0)
    state, told = machine.heard(state, POLL, OK + bytes.fromhex("E5"))
    state, more = machine.heard(state, machine.command(state), OK)
    told += more
    for reply in ("ED", "EC", "", "", ""):
        state, more = machine.heard(state, POLL, OK + bytes.fromhex(reply))
        told += more
    assert told == ()
    assert machine.command(state) == bytes((SspCommand.GET_COUNTERS,))
    state, _ = machine.heard(state, machine.command(state), OK + COUNTERS)
    _, told = machine.heard(state, machine.command(state), OK + STACKED_TICKET)
    assert told == (p.Ready(8, (TICKET, True)),)
