"""Who may order what: roles on the link, people at a console, and PINs."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.hostile.peers import ARRIVAL, Peer, client, standing, terminal
from tests.hostile.table import (
    AUDITOR,
    DEALER,
    HONEST,
    PINS,
    SECOND,
    SUPERVISOR,
    Clock,
    House,
    house,
    open_log,
    start_table,
)

WRONG = "111111"


async def sign_in(someone: Peer, name: str, pin: str | None = None, id_: str = "in") -> m.Answer:
    return await answer(someone, m.SignIn(id=id_, name=name, pin=pin or PINS[name]))


async def answer(someone: Peer, asked: m.Message) -> m.Answer:
    heard = await someone.ask(asked)
    assert isinstance(heard, m.Answer), heard
    return heard


def reason(told: m.Answer) -> Reason:
    assert told.why is not None
    return told.why.reason


def credit(there: House, **changed: object) -> m.StaffOrder:
    return there.order_of(c.Credit(HONEST, 500, Tender.CASH), **changed)


# ---- Roles on the link ------------------------------------------------------------------------


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.SENSOR, Role.TERMINAL])
async def test_only_a_console_speaks_for_staff(
    there: House, caplog: pytest.LogCaptureFixture, role: Role
) -> None:
    after = there.seq
    sign_in_ = m.SignIn(id="1", name=SUPERVISOR, pin=PINS[SUPERVISOR])
    # Staff may sign in before a terminal, and still order nothing there.
    signing = () if role is Role.TERMINAL else (sign_in_, m.SignOut(id="1", name="ana"))
    for said in (
        credit(there),
        m.EnrolStaff(id="1", who=SUPERVISOR, name="me", role="dealer", pin=WRONG),
        *signing,
    ):
        at = terminal(there, "2") if role is Role.TERMINAL else client(there, role)
        async with at as someone:
            if not signing:
                assert (await answer(someone, sign_in_)).done
            someone.say(said)
            why = f"a {role} does not say {type(said).__name__}"
            assert await someone.ended() == why
            assert why in caplog.text
    assert there.kinds(after) <= ARRIVAL
    await there.play()


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.SENSOR, Role.CONSOLE])
async def test_only_a_terminal_speaks_for_a_seat(there: House, crown: RuleBook, role: Role) -> None:
    after = there.seq
    for said in (
        standing(crown, HONEST, there.head(), payments=m.PaymentsStanding(paid=("k",))),
        m.ReserveTicket(key="k", cents=500),
        m.HoldTicket(number="1" * 18),
        m.PaymentNotDone(key="k", why=Refusal(Reason.NO_CREDIT)),
        m.CaseNotHeld(case="k", why=Refusal(Reason.NO_CREDIT)),
        m.AskStaff(id="k"),
        m.ClearMemory(id="k", who=SUPERVISOR, second=SECOND, second_pin=PINS[SECOND]),
    ):
        async with client(there, role, HONEST) as someone:
            someone.say(said)
            assert await someone.ended() == f"a {role} does not say {type(said).__name__}"
    assert there.seq == after
    await there.play()


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.CONSOLE, Role.TERMINAL])
async def test_only_a_sensor_reads_the_wheel(there: House, role: Role) -> None:
    await there.open_round()
    at = terminal(there, "2") if role is Role.TERMINAL else client(there, role)
    async with at as someone:
        someone.say(m.Sensed(reading="r"))
        assert await someone.ended() == f"a {role} does not say Sensed"
    assert there.table.round.phase is TablePhase.BETTING
    await there.end_round()
    await there.play()


async def test_a_sensor_cannot_decide_a_round(there: House) -> None:
    async with client(there, Role.SENSOR) as sensor:
        refused = await answer(sensor, m.Sensed(reading="1", pocket="5"))
        assert not refused.done
        await there.open_round()
        early = await answer(sensor, m.Sensed(reading="2"))
        assert reason(early) is Reason.PERIOD_NOT_OVER
        assert there.table.round.phase is TablePhase.BETTING
        there.clock.ahead_ms += 1000 * there.table.round.period_s
        assert (await answer(sensor, m.Sensed(reading="3"))).done
        await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
        assert not (await answer(sensor, m.Sensed(reading="4", pocket="99"))).done
        assert (await answer(sensor, m.Sensed(reading="5", pocket="5"))).done
        # The same reading with another number, and the same number again.
        await answer(sensor, m.Sensed(reading="5", pocket="6"))
        await answer(sensor, m.Sensed(reading="5", pocket="6"))
        assert there.table.round.phase is TablePhase.SPINNING
        await there.order(c.ConfirmResult("2"))
        await there.play()


async def test_a_number_read_within_the_wagering_period_is_never_a_result(there: House) -> None:
    """S3 6.1(h): the ball rests too early, whoever says so and whatever number it lies in."""
    async with client(there, Role.SENSOR) as sensor:
        await there.open_round()
        assert (await answer(sensor, m.Sensed(reading="1", pocket="5"))).done
        assert there.table.round.phase is TablePhase.BETTING
        await there.close_round()
        await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
        for pocket in ("5", "2"):
            refused = await there.ask(c.ConfirmResult(pocket))
            assert refused.why is not None
            assert refused.why.reason is Reason.BALL_RESTED_EARLY
        # Another reading does not make it a spin: staff call it none, and it is spun again.
        assert (await answer(sensor, m.Sensed(reading="2", pocket="7"))).done
        assert not (await there.ask(c.ConfirmResult("7"))).done
        await there.order(c.CallNoSpin("at-rest-early"))
        assert (await answer(sensor, m.Sensed(reading="3", pocket="2"))).done
        await there.order(c.ConfirmResult("2"))
        await there.play()


async def test_a_reading_that_comes_again_does_not_close_the_next_round(there: House) -> None:
    """A sensor that missed the answer tells its reading again, under the same name."""
    async with client(there, Role.SENSOR) as sensor:
        await there.open_round()
        there.clock.ahead_ms += 1000 * there.table.round.period_s
        assert (await answer(sensor, m.Sensed(reading="3"))).done
        await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
        await there.order(c.ConfirmResult("2"))
        await there.open_round()
        # A reading of its own could close it by now.
        there.clock.ahead_ms += 1000 * there.table.round.period_s
        await answer(sensor, m.Sensed(reading="3"))
        assert there.table.round.phase is TablePhase.BETTING
        await there.end_round()


# ---- Orders -----------------------------------------------------------------------------------


async def test_an_order_is_refused_unless_everything_about_it_is_right(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:

        async def refused(order: m.StaffOrder) -> Reason:
            after = there.seq
            heard = await answer(someone, order)
            assert not heard.done
            assert there.seq == after
            return reason(heard)

        assert await refused(credit(there)) is Reason.NOT_SIGNED_IN
        enrol = m.EnrolStaff(id="e", who=SUPERVISOR, name="me", role="dealer", pin=WRONG)
        assert reason(await answer(someone, enrol)) is Reason.NOT_SIGNED_IN
        for name in (SUPERVISOR, DEALER, AUDITOR):
            assert (await sign_in(someone, name)).done
        assert await refused(credit(there, who=SECOND)) is Reason.NOT_SIGNED_IN
        assert await refused(credit(there, who=AUDITOR)) is Reason.NOT_ALLOWED
        thaw = there.order_of(c.Thaw(), who=DEALER)
        assert await refused(thaw) is Reason.NOT_ALLOWED
        assert await refused(credit(there, why=" \t")) is Reason.NO_WHY
        elsewhere = m.Expected(phase=TablePhase.BETTING, round=there.table.round.number)
        assert await refused(credit(there, expects=elsewhere)) is Reason.STATE_CHANGED
        later = m.Expected(phase=there.table.round.phase, round=there.table.round.number + 1)
        assert await refused(credit(there, expects=later)) is Reason.STATE_CHANGED
        large = c.HandPay(HONEST, 100_001)
        assert await refused(there.order_of(large)) is Reason.SECOND_PERSON
        same = there.order_of(large, second=SUPERVISOR)
        assert await refused(same) is Reason.SECOND_PERSON
        assert await refused(there.order_of(large, second=DEALER)) is Reason.SECOND_PERSON
        no_pin = there.order_of(large, second=SECOND, second_pin=None)
        assert await refused(no_pin) is Reason.WRONG_PIN
        nowhere = there.order_of(c.Credit("nowhere", 500, Tender.CASH))
        assert await refused(nowhere) is Reason.UNKNOWN_SEAT
        for cents in (0, -500):
            wrong = there.order_of(c.Credit(HONEST, cents, Tender.CASH))
            assert await refused(wrong) is Reason.BAD_AMOUNT
        assert (await answer(someone, m.SignOut(id="o", name=SUPERVISOR))).done
        assert await refused(credit(there)) is Reason.NOT_SIGNED_IN
        assert not there.table.due
        await there.play()


async def test_an_order_is_obeyed_once_and_its_id_names_no_other(there: House) -> None:
    terminal_ = there.terminal
    before_cents = terminal_.state.credit_cents
    order = credit(there)
    other = there.order_of(c.Credit(HONEST, 501, Tender.CASH), id=order.id)
    async with client(there, Role.CONSOLE) as one, client(there, Role.CONSOLE, "y") as two:
        for someone in (one, two):
            assert (await sign_in(someone, SUPERVISOR)).done
        # Several times over two connections before anything is answered.
        for someone in (one, two, one, two):
            someone.say(order)
        heard = [await someone.hear_a(m.Answer) for someone in (one, two, one, two)]
        assert heard == [m.Answer(id=order.id, done=True)] * 4
        assert reason(await answer(two, other)) is Reason.KEY_REUSED
    await terminal_.until(lambda t: t.durable.credit_cents > before_cents)
    await there.until(lambda table: not table.due)
    assert terminal_.state.credit_cents == before_cents + 500
    await there.play()


async def test_long_texts_of_staff_do_not_break_what_others_are_told(there: House) -> None:
    """A reason is sent on to every terminal, which must be able to read it."""
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        long = "x" * 64_900
        for order in (c.Freeze(long), c.LockSeat(HONEST, LockReason.STAFF, long)):
            async with client(there, Role.CONSOLE, "y") as wordy:
                assert (await sign_in(wordy, SUPERVISOR)).done
                wordy.say(there.order_of(order))
                assert "cannot be understood" in await wordy.ended()
        role = m.EnrolStaff(id="e", who=SUPERVISOR, name="me", role=long, pin=WRONG)
        someone.say(role)
        assert "cannot be understood" in await someone.ended()
        await there.play()


# ---- PINs -------------------------------------------------------------------------------------


async def test_a_wrong_pin_counts_even_if_the_table_dies_at_once(
    tmp_path: Path, crown: RuleBook
) -> None:
    """It is durable before the answer: who was told "wrong" five times stays barred."""
    (tmp_path / "copy").mkdir()
    async with (
        house(tmp_path, crown, open_table=False) as there,
        client(there, Role.CONSOLE) as someone,
    ):
        for _ in range(5):
            told = await sign_in(someone, SECOND, WRONG)
            assert reason(told) is Reason.WRONG_PIN
        # What is on the disk now is what a power cut would leave.
        for file in tmp_path.glob("table.db*"):
            (tmp_path / "copy" / file.name).write_bytes(file.read_bytes())
        assert reason(await sign_in(someone, SECOND)) is Reason.STAFF_BARRED
    log = open_log(tmp_path / "copy" / "table.db", "table")
    service = await start_table(log, crown, Clock())
    member = service.durable.staff[SECOND]
    assert member.wrong == 5
    assert member.barred_until_ms > Clock().now_ms()
    log.close()


async def guessed(there: House, seat: str, name: str, times: int = 5) -> None:
    """Wrong PINs typed at a terminal, as fast as the table hears them."""
    async with terminal(there, seat) as someone:
        for _ in range(times):
            while reason(told := await sign_in(someone, name, WRONG)) is not Reason.WRONG_PIN:
                assert told.why is not None and told.why.period_s, told.why
                there.clock.ahead_ms += 1000 * told.why.period_s


async def test_two_machines_lock_out_a_dealer_until_a_supervisor_unlocks(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:
        for name in (SUPERVISOR, DEALER):
            assert (await sign_in(someone, name)).done
        for seat in ("2", "3"):
            await guessed(there, seat, DEALER)
        assert (await someone.hear_a(m.SignedOut)).name == DEALER
        there.clock.ahead_ms += 10**10
        assert reason(await sign_in(someone, DEALER)) is Reason.STAFF_LOCKED_OUT
        unlock = c.UnlockStaff(DEALER)
        refused = await answer(someone, there.order_of(unlock, who=DEALER))
        assert reason(refused) is Reason.NOT_SIGNED_IN
        await there.order(unlock)
        assert (await sign_in(someone, DEALER)).done


async def test_a_terminal_that_guesses_is_cut_off_and_locks_nobody_out(there: House) -> None:
    async with terminal(there, "2") as someone:
        tried = [reason(await sign_in(someone, name, WRONG)) for name in (*PINS, *PINS)]
        assert tried == [Reason.WRONG_PIN] * 5 + [Reason.MACHINE_BARRED] * 5
        assert reason(await sign_in(someone, SUPERVISOR)) is Reason.MACHINE_BARRED
        await there.shown(lambda at: at.staff_tasks.guessing == {"terminal 2": 5})
        # As patient as it may be, it bars everybody for no more than an hour, and locks out none.
        for name in PINS:
            await guessed(there, "2", name, times=6)
        assert not any(member.locked_out for member in there.table.staff.values())
    async with client(there, Role.CONSOLE) as console:
        there.clock.ahead_ms += 3_600_000
        for name in PINS:
            assert (await sign_in(console, name)).done
    await there.order(c.LetMachineIn("terminal 2"))
    await there.shown(lambda at: not at.staff_tasks.guessing)


async def test_a_console_does_not_guess_on_under_another_name(there: House) -> None:
    told = []
    for number in range(6):
        async with client(there, Role.CONSOLE, f"x{number}") as someone:
            told.append(reason(await sign_in(someone, [*PINS][number % 5], WRONG)))
    assert told == [Reason.WRONG_PIN] * 5 + [Reason.MACHINE_BARRED]


async def test_pins_tried_in_parallel_count_one_by_one(there: House) -> None:
    async def guess(number: int) -> Reason:
        async with client(there, Role.CONSOLE, f"x{number}") as someone:
            return reason(await sign_in(someone, SECOND, f"{number:06}"))

    told = await asyncio.gather(*(guess(number) for number in range(10)))
    assert told.count(Reason.WRONG_PIN) == 5
    assert told.count(Reason.STAFF_BARRED) == 5
    assert there.table.staff[SECOND].wrong == 5
    await there.play()


async def test_a_second_persons_pin_is_counted_too(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        pay = c.HandPay(HONEST, 100_001)
        for _ in range(5):
            order = there.order_of(pay, second=SECOND, second_pin=WRONG)
            assert reason(await answer(someone, order)) is Reason.WRONG_PIN
        order = there.order_of(pay, second=SECOND)
        assert reason(await answer(someone, order)) is Reason.STAFF_BARRED
        assert not there.table.due


async def test_a_pin_with_something_behind_it_is_no_pin(there: House) -> None:
    for pin in (
        f"{PINS[SECOND]}\n",
        f"{PINS[SECOND]}\0",
        "\uff11\uff12\uff13\uff14\uff15\uff16",
        "12345",
    ):
        async with client(there, Role.CONSOLE) as someone:
            someone.say(m.SignIn(id="in", name=SECOND, pin=pin))
            assert "cannot be understood" in await someone.ended()
    await there.play()


async def test_no_pin_is_written_down_anywhere(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    tried = ["907153", "318642"]

    async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        assert not (await sign_in(someone, SECOND, tried[0])).done
        enrol = m.EnrolStaff(
            id="e",
            who=SUPERVISOR,
            name="new",
            role="dealer",
            pin=tried[1],
            second=SECOND,
            second_pin=PINS[SECOND],
        )
        assert (await answer(someone, enrol)).done
        await there.order(c.HandPay(HONEST, 100_001), second=SECOND)
        for bad in (int(tried[0]), f"{tried[0]} ", [tried[0]], {"pin": tried[0]}):
            async with client(there, Role.CONSOLE, "y") as clumsy:
                told = {"type": "sign_in", "id": "1", "name": SECOND, "pin": bad}
                clumsy.send(b'{"n":%d,"say":%s}\n' % (clumsy.n, msgspec.json.encode(told)))
                assert "cannot be understood" in await clumsy.ended()
    written = b"".join(file.read_bytes() for file in tmp_path.glob("*.db*"))
    for pin in (*PINS.values(), *tried):
        assert pin.encode() not in written
        assert pin not in caplog.text


async def test_a_ticket_is_not_paid_by_word_of_staff_alone(there: House) -> None:
    """Where no printer is in doubt there is nothing for staff to say about a ticket."""
    asking = {"tickets": m.TicketsStanding(asking=("k",))}
    async with terminal(there, "2", **asking) as someone:
        reserved = await someone.ask(m.ReserveTicket(key="k", cents=500))
        assert isinstance(reserved, m.TicketReserved)
        for order in (c.IssueTicket(reserved.number), c.CancelTicket(reserved.number)):
            refused = await there.ask(order)
            assert refused.why == Refusal(Reason.NOT_LOCKED)
        assert there.table.tickets[reserved.number].status is TicketStatus.RESERVED
    unknown = await there.ask(c.IssueTicket("9" * 18))
    assert unknown.why == Refusal(Reason.UNKNOWN_TICKET, number="9999")
    await there.play()
