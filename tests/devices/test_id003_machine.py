"""The ID-003 host's machine: every phase against every status, and the money rules by name."""

from dataclasses import replace

import pytest

from kiosk.devices import ports as p
from kiosk.devices.validator.id003 import machine
from kiosk.devices.validator.id003.codec import Frame
from kiosk.devices.validator.id003.codes import Id003Command, Status
from kiosk.devices.validator.id003.machine import Id003Phase, Id003State
from kiosk.devices.validator.wanted import Decision, Wanted
from tests.game.walk import check_walk

CURRENCY = {0x61: 100, 0x63: 1000}
NOTE, TICKET = p.Note(1000), p.Ticket("001234567890123456")
WANTED = Wanted(frozenset({1000}), True)


def ready() -> Id003State:
    state = Id003State(phase=Id003Phase.READY, wanted=WANTED, currency=CURRENCY)
    return replace(state, taken={s.code: s.data for s in machine.settings(state)})


def in_escrow(item: p.Item = NOTE, decision: Decision = Decision.NONE) -> Id003State:
    return replace(ready(), phase=Id003Phase.ESCROW, item=item, decision=decision)


def stacking() -> Id003State:
    accepted = in_escrow(decision=Decision.ACCEPT)
    return replace(accepted, phase=Id003Phase.STACKING, stacking=True)


STATES = {
    "opening": Id003State(wanted=WANTED),
    "powered up": Id003State(phase=Id003Phase.POWERED_UP, wanted=WANTED),
    "resetting": Id003State(phase=Id003Phase.RESETTING, wanted=WANTED),
    "starting": Id003State(phase=Id003Phase.STARTING, wanted=WANTED),
    "setting up": Id003State(phase=Id003Phase.SETTING_UP, wanted=WANTED),
    "set up": replace(ready(), phase=Id003Phase.SETTING_UP),
    "ready": ready(),
    "accepting": replace(ready(), phase=Id003Phase.ACCEPTING),
    "undecided": in_escrow(),
    "to be accepted": in_escrow(decision=Decision.ACCEPT),
    "to be given back": in_escrow(decision=Decision.GIVE_BACK),
    "ticket undecided": in_escrow(TICKET),
    "stacking": stacking(),
    "stacking for somebody else": Id003State(phase=Id003Phase.STACKING, stacking=True),
    "valid": replace(stacking(), phase=Id003Phase.VALID),
    "acknowledging": replace(stacking(), phase=Id003Phase.ACKNOWLEDGING),
    "leaving": replace(ready(), phase=Id003Phase.LEAVING),
    "jammed": replace(ready(), phase=Id003Phase.TROUBLE, trouble=p.Trouble.JAM),
    "jammed while stacking": replace(
        stacking(), phase=Id003Phase.TROUBLE, trouble=p.Trouble.STACKER_JAM
    ),
}
REPLIES = {
    **{
        status.name: Frame(status)
        for status in Status
        if status not in (Status.ESCROW, Status.REJECTING, Status.FAILURE)
    },
    "ESCROW, the note": Frame(Status.ESCROW, b"\x63"),
    "ESCROW, another": Frame(Status.ESCROW, b"\x61"),
    "ESCROW, unknown code": Frame(Status.ESCROW, b"\x6a"),
    "ESCROW, ticket": Frame(Status.ESCROW, b"\x6f" + TICKET.number.encode()),
    "ESCROW, short ticket": Frame(Status.ESCROW, b"\x6f12"),
    "ESCROW, nothing": Frame(Status.ESCROW),
    "REJECTING": Frame(Status.REJECTING, b"\x71"),
    "FAILURE": Frame(Status.FAILURE, b"\xa2"),
    "unheard of": Frame(0x99),
}


def outcome(state: Id003State, reply: Frame) -> str:
    """Said often enough in a row to be believed."""
    told: tuple[p.ValidatorEvent, ...] = ()
    for _ in range(machine.IDLE_SEEN):
        state, more = machine.heard(state, machine.STATUS_REQUEST, reply)
        told += more
    events = " + ".join(map(str, told))
    say = Id003Command(machine.command(replace(state, unsure=False)).code).name
    return f"{state.phase.value}, says {say}{f': {events}' if events else ''}"


def test_every_phase_answers_every_status() -> None:
    assert {state.phase for state in STATES.values()} == set(Id003Phase)
    check_walk(
        "id003",
        {
            title: {name: outcome(state, reply) for name, state in STATES.items()}
            for title, reply in REPLIES.items()
        },
        of=__file__,
    )


@pytest.mark.parametrize("name", STATES)
def test_silence_changes_nothing_but_that_the_status_is_asked_for(name: str) -> None:
    state = STATES[name]
    after, told = machine.heard(state, machine.command(state), None)
    assert told == ()
    assert replace(after, unsure=False) == state
    assert machine.command(after) == machine.STATUS_REQUEST


def stacked(told: tuple[p.ValidatorEvent, ...]) -> bool:
    return any(isinstance(event, p.Stacked) for event in told)


@pytest.mark.parametrize("name", STATES)
def test_nothing_but_vend_valid_is_told_as_stacked(name: str) -> None:
    for reply in REPLIES.values():
        state, told = STATES[name], ()
        for _ in range(machine.IDLE_SEEN):
            state, more = machine.heard(state, machine.STATUS_REQUEST, reply)
            told += more
        assert not stacked(told) or reply.code == Status.VEND_VALID


def test_vend_valid_is_believed_when_it_is_repeated() -> None:
    valid = Frame(Status.VEND_VALID)
    once, told = machine.heard(stacking(), machine.STATUS_REQUEST, valid)
    assert told == ()
    _, told = machine.heard(once, machine.STATUS_REQUEST, Frame(Status.STACKING))
    assert not stacked(told)
    twice, told = machine.heard(once, machine.STATUS_REQUEST, valid)
    assert told == (p.Stacked(NOTE),)
    assert machine.heard(twice, machine.STATUS_REQUEST, valid) == (
        replace(twice, seen=3, waited=twice.waited + 1),
        (),
    )


def test_ack_is_sent_once_the_terminal_has_written_it_down_and_until_it_was_heard() -> None:
    valid = replace(stacking(), phase=Id003Phase.VALID)
    assert machine.command(valid) == machine.STATUS_REQUEST
    acknowledged = machine.acknowledge(valid)
    assert machine.command(acknowledged) == Frame(Id003Command.ACK)
    asked, _ = machine.heard(acknowledged, Frame(Id003Command.ACK), None)
    assert machine.command(asked) == machine.STATUS_REQUEST
    again, told = machine.heard(asked, machine.STATUS_REQUEST, Frame(Status.VEND_VALID))
    assert (machine.command(again), told) == (Frame(Id003Command.ACK), ())
    _, told = machine.heard(asked, machine.STATUS_REQUEST, Frame(Status.STACKED))
    assert told == (p.Acknowledged(),)


def test_the_next_note_shows_too_that_ack_was_heard() -> None:
    state, told = machine.acknowledge(replace(stacking(), phase=Id003Phase.VALID)), ()
    for _ in range(machine.IDLE_SEEN):
        assert told == ()
        state, told = machine.heard(state, machine.STATUS_REQUEST, Frame(Status.ESCROW, b"\x61"))
    assert told == (p.Acknowledged(), p.Escrowed(p.Note(100)))


def test_a_note_stacked_unasked_behind_an_ack_is_another_one() -> None:
    state, told = machine.acknowledge(replace(stacking(), phase=Id003Phase.VALID)), ()
    for reply in (Status.STACKING, *[Status.VEND_VALID] * machine.VALID_SEEN):
        state, more = machine.heard(state, machine.STATUS_REQUEST, Frame(reply))
        told += more
    assert told == (p.Acknowledged(), p.Stacked(None))


def test_a_note_that_was_accepted_is_asked_about_before_it_is_stacked_again() -> None:
    accepted = machine.decide(in_escrow(), Decision.ACCEPT)
    stack = machine.command(accepted)
    assert stack == Frame(Id003Command.STACK_2)
    silent, _ = machine.heard(accepted, stack, None)
    assert machine.command(silent) == machine.STATUS_REQUEST
    taken, _ = machine.heard(accepted, stack, Frame(Status.ACK))
    assert machine.command(taken) == machine.STATUS_REQUEST
    still_there, _ = machine.heard(taken, machine.STATUS_REQUEST, Frame(Status.ESCROW, b"\x63"))
    assert machine.command(still_there) == stack
    gone, _ = machine.heard(taken, machine.STATUS_REQUEST, Frame(Status.STACKING))
    assert machine.command(gone) == machine.STATUS_REQUEST


def test_the_first_decision_counts_and_one_about_nothing_does_nothing() -> None:
    accepted = machine.decide(in_escrow(), Decision.ACCEPT)
    assert machine.decide(accepted, Decision.GIVE_BACK) == accepted
    assert machine.decide(ready(), Decision.ACCEPT) == ready()
    assert machine.acknowledge(ready()) == ready()


def test_a_note_is_held_while_nobody_has_decided() -> None:
    state = in_escrow()
    said = []
    for _ in range(3 * machine.HOLD_POLLS):
        sent = machine.command(state)
        said.append(Id003Command(sent.code))
        holds = sent.code == Id003Command.HOLD
        state, told = machine.heard(state, sent, Frame(Status.ACK if holds else Status.HOLDING))
        assert told == ()
    assert said.count(Id003Command.HOLD) >= 2
    assert set(said) == {Id003Command.HOLD, Id003Command.STATUS_REQUEST}


def test_it_is_set_up_in_order_and_each_echo_is_checked() -> None:
    state, said = Id003State(phase=Id003Phase.SETTING_UP, wanted=WANTED), []
    while (sent := machine.command(state)) != machine.STATUS_REQUEST:
        said.append(Id003Command(sent.code).name)
        table = bytes.fromhex("6101010063010A00")
        reply = Frame(sent.code, table if sent.code == Id003Command.CURRENCY else sent.data)
        state, told = machine.heard(state, sent, reply)
        assert told == ()
    assert said == [
        "CURRENCY",
        "SECURITY",
        "DIRECTION",
        "OPTIONS",
        "BAR_CODE",
        "COMMUNICATION_MODE",
        "DENOMINATIONS",
        "BAR_CODE_INHIBIT",
        "INHIBIT",
    ]
    assert state.currency == CURRENCY
    assert state.taken[Id003Command.DENOMINATIONS] == b"\xfb\xff"  # only code 63 is on


def test_a_setting_that_is_not_taken_is_tried_again_and_then_done_without() -> None:
    sent = machine.command(Id003State(phase=Id003Phase.SETTING_UP))
    for answer in (Frame(Status.INVALID_COMMAND), Frame(Id003Command.SECURITY, b"\x01\x00")):
        state = replace(Id003State(phase=Id003Phase.SETTING_UP), taken={Id003Command.CURRENCY: b""})
        sent = machine.command(state)
        assert sent.code == Id003Command.SECURITY
        for tried in range(machine.SETTING_TRIES):
            assert machine.command(state) == sent
            state, _ = machine.heard(state, sent, answer)
            if tried + 1 < machine.SETTING_TRIES:
                assert machine.command(state) == machine.STATUS_REQUEST
                state, _ = machine.heard(state, machine.STATUS_REQUEST, Frame(Status.INITIALIZE))
        assert machine.command(state) not in (sent, machine.STATUS_REQUEST)


def test_a_setting_that_came_between_is_not_done_without() -> None:
    """One that says VEND VALID while it is set up takes nothing until that is acknowledged: it
    would be disabled for good if what it refused meanwhile were believed to be refused."""
    taken = {s.code: s.data for s in machine.settings(ready())}
    del taken[Id003Command.INHIBIT]
    state = replace(ready(), phase=Id003Phase.SETTING_UP, taken=taken)
    inhibit = machine.command(state)
    assert inhibit.code == Id003Command.INHIBIT
    state, told = machine.heard(state, inhibit, Frame(Status.INVALID_COMMAND))
    while not told:
        assert machine.command(state) == machine.STATUS_REQUEST
        state, told = machine.heard(state, machine.STATUS_REQUEST, Frame(Status.VEND_VALID))
    assert told == (p.Stacked(None),)
    state, _ = machine.heard(machine.acknowledge(state), Frame(Id003Command.ACK), None)
    state, _ = machine.heard(state, machine.STATUS_REQUEST, Frame(Status.DISABLE))
    assert machine.command(state) == inhibit


@pytest.mark.parametrize("answer", [None, Frame(Status.ENABLE)], ids=["nothing", "a status"])
def test_a_setting_of_which_nobody_knows_whether_it_was_taken_is_said_again(
    answer: Frame | None,
) -> None:
    """Even if what was there before is wanted again: as when a terminal is locked for a moment."""
    locked = machine.want(ready(), Wanted())
    lost = machine.command(locked)
    state, _ = machine.heard(machine.want(locked, ready().wanted), lost, answer)
    said = []
    for _ in range(3):
        said.append(machine.command(state))
        status = said[-1] == machine.STATUS_REQUEST
        state, _ = machine.heard(state, said[-1], Frame(Status.ENABLE) if status else said[-1])
    [before] = [setting for setting in machine.settings(ready()) if setting.code == lost.code]
    assert said.count(before) == 1


def test_what_is_wanted_later_is_told_when_it_idles() -> None:
    nothing = machine.want(ready(), Wanted())
    said = []
    while (sent := machine.command(nothing)) != machine.STATUS_REQUEST:
        said.append((Id003Command(sent.code), sent.data))
        nothing, _ = machine.heard(nothing, sent, sent)
    assert said == [
        (Id003Command.DENOMINATIONS, b"\xff\xff"),
        (Id003Command.BAR_CODE_INHIBIT, b"\x02"),
        (Id003Command.INHIBIT, b"\x01"),
    ]
