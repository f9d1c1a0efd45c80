"""Who may order what: roles on the link, people at a console, and PINs."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from kiosk.game.facts import LockReason
from kiosk.game.table import commands as c
from kiosk.game.table.state import BARRED_MS, Phase, TicketStatus
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.hostile.peers import Peer, client, standing, terminal
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
    run,
    start_table,
)

WRONG = "111111"


async def sign_in(someone: Peer, name: str, pin: str | None = None, id_: str = "in") -> m.Answer:
    return await answer(someone, m.SignIn(id=id_, name=name, pin=pin or PINS[name]))


async def answer(someone: Peer, asked: m.Message) -> m.Answer:
    heard = await someone.ask(asked)
    assert isinstance(heard, m.Answer), heard
    return heard


def credit(there: House, **changed: object) -> m.StaffOrder:
    return there.order_of(c.Credit("", HONEST, 500, Tender.CASH, ""), **changed)


# ---- Roles on the link ------------------------------------------------------------------------


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.SENSOR, Role.TERMINAL])
def test_only_a_console_speaks_for_staff(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, role: Role
) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:
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
            assert there.kinds(after) <= {"seat_joined", "head_seen"}
            await there.play()

    run(main())


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.SENSOR, Role.CONSOLE])
def test_only_a_terminal_speaks_for_a_seat(tmp_path: Path, crown: RuleBook, role: Role) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:
            after = there.seq
            for said in (
                standing(crown, HONEST, there.head(), paid=("k",)),
                m.ReserveTicket(key="k", cents=500),
                m.HoldTicket(number="1" * 18),
                m.PaymentNotDone(key="k", reason="no"),
                m.CaseNotHeld(case="k", reason="no"),
                m.AskStaff(id="k"),
                m.ClearMemory(id="k", who=SUPERVISOR, second=SECOND, second_pin=PINS[SECOND]),
            ):
                async with client(there, role, HONEST) as someone:
                    someone.say(said)
                    assert await someone.ended() == f"a {role} does not say {type(said).__name__}"
            assert there.seq == after
            await there.play()

    run(main())


@pytest.mark.parametrize("role", [Role.DISPLAY, Role.CONSOLE, Role.TERMINAL])
def test_only_a_sensor_reads_the_wheel(tmp_path: Path, crown: RuleBook, role: Role) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:
            await there.open_round()
            at = terminal(there, "2") if role is Role.TERMINAL else client(there, role)
            async with at as someone:
                someone.say(m.Sensed(reading="r"))
                assert await someone.ended() == f"a {role} does not say Sensed"
            assert there.table.phase is Phase.BETTING
            await there.end_round()
            await there.play()

    run(main())


def test_a_sensor_cannot_decide_a_round(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.SENSOR) as sensor:
            refused = await answer(sensor, m.Sensed(reading="1", pocket="5"))
            assert not refused.done
            await there.open_round()
            assert not (await answer(sensor, m.Sensed(reading="2", pocket="5"))).done
            assert (await answer(sensor, m.Sensed(reading="3"))).done
            await there.until(lambda table: table.phase is Phase.SPINNING)
            assert not (await answer(sensor, m.Sensed(reading="4", pocket="99"))).done
            assert (await answer(sensor, m.Sensed(reading="5", pocket="5"))).done
            # The same reading with another number, and the same number again.
            await answer(sensor, m.Sensed(reading="5", pocket="6"))
            await answer(sensor, m.Sensed(reading="5", pocket="6"))
            assert there.table.phase is Phase.SPINNING
            await there.order(c.ConfirmResult("2", ""))
            await there.play()

    run(main())


def test_a_reading_that_comes_again_does_not_close_the_next_round(
    tmp_path: Path, crown: RuleBook
) -> None:
    """A sensor that missed the answer tells its reading again, under the same name."""

    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.SENSOR) as sensor:
            await there.open_round()
            assert (await answer(sensor, m.Sensed(reading="3"))).done
            await there.until(lambda table: table.phase is Phase.SPINNING)
            await there.order(c.ConfirmResult("2", ""))
            await there.open_round()
            await answer(sensor, m.Sensed(reading="3"))
            assert there.table.phase is Phase.BETTING
            await there.end_round()

    run(main())


# ---- Orders -----------------------------------------------------------------------------------


def test_an_order_is_refused_unless_everything_about_it_is_right(
    tmp_path: Path, crown: RuleBook
) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:

            async def refused(order: m.StaffOrder) -> str:
                after = there.seq
                heard = await answer(someone, order)
                assert not heard.done
                assert there.seq == after
                return heard.reason

            assert "signed in here" in await refused(credit(there))
            enrol = m.EnrolStaff(id="e", who=SUPERVISOR, name="me", role="dealer", pin=WRONG)
            assert "signed in here" in (await answer(someone, enrol)).reason
            for name in (SUPERVISOR, DEALER, AUDITOR):
                assert (await sign_in(someone, name)).done
            assert "signed in here" in await refused(credit(there, who=SECOND))
            assert "may not" in await refused(credit(there, who=AUDITOR))
            thaw = there.order_of(c.Thaw(), who=DEALER)
            assert "may not" in await refused(thaw)
            assert "say why" in await refused(credit(there, why=" \t"))
            elsewhere = m.Expected(phase=Phase.BETTING, round=there.table.round)
            assert "not where" in await refused(credit(there, expects=elsewhere))
            later = m.Expected(phase=there.table.phase, round=there.table.round + 1)
            assert "not where" in await refused(credit(there, expects=later))
            large = c.HandPay("", HONEST, 100_001, "")
            assert "second person" in await refused(there.order_of(large))
            same = there.order_of(large, second=SUPERVISOR)
            assert "second person" in await refused(same)
            assert "second person" in await refused(there.order_of(large, second=DEALER))
            no_pin = there.order_of(large, second=SECOND, second_pin=None)
            assert "PIN is wrong" in await refused(no_pin)
            assert "no such seat" in await refused(
                there.order_of(c.Credit("", "nowhere", 500, Tender.CASH, ""))
            )
            for cents in (0, -500):
                wrong = there.order_of(c.Credit("", HONEST, cents, Tender.CASH, ""))
                assert "positive" in await refused(wrong)
            assert (await answer(someone, m.SignOut(id="o", name=SUPERVISOR))).done
            assert "signed in here" in await refused(credit(there))
            assert not there.table.due
            await there.play()

    run(main())


def test_an_order_is_obeyed_once_and_its_id_names_no_other(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:
            terminal_ = there.terminal
            before_cents = terminal_.state.credit_cents
            order = credit(there)
            other = there.order_of(c.Credit("", HONEST, 501, Tender.CASH, ""), id=order.id)
            async with client(there, Role.CONSOLE) as one, client(there, Role.CONSOLE) as two:
                for someone in (one, two):
                    assert (await sign_in(someone, SUPERVISOR)).done
                # Several times over two connections before anything is answered.
                for someone in (one, two, one, two):
                    someone.say(order)
                heard = [await someone.hear_a(m.Answer) for someone in (one, two, one, two)]
                assert heard == [m.Answer(id=order.id, done=True)] * 4
                assert "used for something else" in (await answer(two, other)).reason
            await terminal_.until(lambda t: t.durable.credit_cents > before_cents)
            await there.until(lambda table: not table.due)
            assert terminal_.state.credit_cents == before_cents + 500
            await there.play()

    run(main())


def test_long_texts_of_staff_do_not_break_what_others_are_told(
    tmp_path: Path, crown: RuleBook
) -> None:
    """A reason is sent on to every terminal, which must be able to read it."""

    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:
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

    run(main())


# ---- PINs -------------------------------------------------------------------------------------


def test_a_wrong_pin_counts_even_if_the_table_dies_at_once(tmp_path: Path, crown: RuleBook) -> None:
    """It is durable before the answer: who was told "wrong" five times stays barred."""

    async def guess() -> None:
        async with (
            house(tmp_path, crown, open_table=False) as there,
            client(there, Role.CONSOLE) as someone,
        ):
            for _ in range(5):
                told = await sign_in(someone, SECOND, WRONG)
                assert told.reason == "the PIN is wrong"
            # What is on the disk now is what a power cut would leave.
            for file in tmp_path.glob("table.db*"):
                (tmp_path / "copy" / file.name).write_bytes(file.read_bytes())
            assert "wait" in (await sign_in(someone, SECOND)).reason

    async def come_back() -> None:
        log = open_log(tmp_path / "copy" / "table.db", "table")
        service = await start_table(log, crown, Clock())
        member = service.durable.staff[SECOND]
        assert member.wrong == 5
        assert member.barred_until_ms > Clock().now_ms()
        log.close()

    (tmp_path / "copy").mkdir()
    run(guess())
    run(come_back())


def test_ten_wrong_pins_lock_out_until_another_supervisor_unlocks(
    tmp_path: Path, crown: RuleBook
) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:
            for wrong in range(10):
                there.clock.ahead_ms += BARRED_MS * 2 ** max(0, wrong - 5) + 1000
                assert "PIN is wrong" in (await sign_in(someone, SECOND, WRONG)).reason
            there.clock.ahead_ms += 10**10
            assert "must unlock" in (await sign_in(someone, SECOND)).reason
            unlock = c.UnlockStaff(SECOND, "")
            # Signed in from before as he is, he cannot unlock himself, nor can a dealer.
            for who in (SECOND, DEALER):
                refused = await there.console.ask(there.order_of(unlock, who=who))
                assert not refused.done
            assert "must unlock" in (await sign_in(someone, SECOND)).reason
            await there.order(unlock)
            assert (await sign_in(someone, SECOND)).done

    run(main())


def test_pins_tried_in_parallel_count_one_by_one(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:

            async def guess(number: int) -> str:
                async with client(there, Role.CONSOLE, f"x{number}") as someone:
                    return (await sign_in(someone, SECOND, f"{number:06}")).reason

            told = await asyncio.gather(*(guess(number) for number in range(10)))
            assert told.count("the PIN is wrong") == 5
            assert sum("wait" in reason for reason in told) == 5
            assert there.table.staff[SECOND].wrong == 5
            await there.play()

    run(main())


def test_a_second_persons_pin_is_counted_too(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:
            assert (await sign_in(someone, SUPERVISOR)).done
            pay = c.HandPay("", HONEST, 100_001, "")
            for _ in range(5):
                order = there.order_of(pay, second=SECOND, second_pin=WRONG)
                assert "PIN is wrong" in (await answer(someone, order)).reason
            order = there.order_of(pay, second=SECOND)
            assert "wait" in (await answer(someone, order)).reason
            assert not there.table.due

    run(main())


def test_a_pin_with_something_behind_it_is_no_pin(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there:
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

    run(main())


def test_no_pin_is_written_down_anywhere(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    tried = ["907153", "318642"]

    async def main() -> None:
        async with house(tmp_path, crown) as there, client(there, Role.CONSOLE) as someone:
            assert (await sign_in(someone, SUPERVISOR)).done
            assert not (await sign_in(someone, SECOND, tried[0])).done
            enrol = m.EnrolStaff(id="e", who=SUPERVISOR, name="new", role="dealer", pin=tried[1])
            assert (await answer(someone, enrol)).done
            await there.order(c.HandPay("", HONEST, 100_001, ""), second=SECOND)
            for bad in (int(tried[0]), f"{tried[0]} ", [tried[0]], {"pin": tried[0]}):
                async with client(there, Role.CONSOLE, "y") as clumsy:
                    told = {"type": "sign_in", "id": "1", "name": SECOND, "pin": bad}
                    clumsy.send(b'{"n":%d,"say":%s}\n' % (clumsy.n, msgspec.json.encode(told)))
                    assert "cannot be understood" in await clumsy.ended()

    run(main())
    written = b"".join(file.read_bytes() for file in tmp_path.glob("*.db*"))
    for pin in (*PINS.values(), *tried):
        assert pin.encode() not in written
        assert pin not in caplog.text


def test_a_ticket_is_not_paid_by_word_of_staff_alone(tmp_path: Path, crown: RuleBook) -> None:
    """Where no printer is in doubt there is nothing for staff to say about a ticket."""

    async def main() -> None:
        async with house(tmp_path, crown) as there:
            asking = {"asking": ("k",)}
            async with terminal(there, "2", **asking) as someone:
                reserved = await someone.ask(m.ReserveTicket(key="k", cents=500))
                assert isinstance(reserved, m.TicketReserved)
                for order in (c.IssueTicket(reserved.number), c.CancelTicket(reserved.number)):
                    refused = await there.console.ask(there.order_of(order))
                    assert refused.reason == "there is no such lock"
                assert there.table.tickets[reserved.number].status is TicketStatus.RESERVED
            unknown = await there.console.ask(there.order_of(c.IssueTicket("9" * 18)))
            assert "no such ticket" in unknown.reason
            await there.play()

    run(main())
