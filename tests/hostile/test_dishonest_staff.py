"""People who work at the table and want its money, or somebody else's place."""

from contextlib import AsyncExitStack

import msgspec
import pytest

from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.terms import Tender
from tests.hostile.peers import Peer, client, terminal
from tests.hostile.table import (
    DEALER,
    HONEST,
    PEOPLE,
    PINS,
    SECOND,
    SUPERVISOR,
    TECHNICIAN,
    House,
)
from tests.hostile.test_staff import answer, reason, sign_in

DAY_MS = 86_400_000
GHOST_PIN = "135790"


def enrolling(name: str, role: StaffRole, *, second: str = "", id_: str = "e") -> m.EnrolStaff:
    return m.EnrolStaff(
        id=id_,
        who=SUPERVISOR,
        name=name,
        role=role,
        pin=GHOST_PIN,
        second=second or None,
        second_pin=PINS[second] if second else None,
    )


# ---- Two people -------------------------------------------------------------------------------


async def test_one_person_is_not_two(there: House) -> None:
    """She gives another a PIN, or makes a ghost, and would confirm with it."""
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        for name, role in ((SECOND, StaffRole.SUPERVISOR), ("eve", StaffRole.SUPERVISOR)):
            alone = enrolling(name, role, id_=f"alone {name}")
            assert reason(await answer(someone, alone)) is Reason.SECOND_PERSON
            herself = msgspec.structs.replace(
                alone, id=f"self {name}", second=SUPERVISOR, second_pin=PINS[SUPERVISOR]
            )
            assert reason(await answer(someone, herself)) is Reason.SECOND_PERSON
        assert (await sign_in(someone, SECOND)).done
        assert "eve" not in there.table.staff
        await there.play()


async def test_a_new_supervisor_is_seen_everywhere_for_a_day(there: House) -> None:
    there.staff.look_at_seat("")
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        enrol = enrolling("eve", StaffRole.SUPERVISOR, second=SECOND)
        assert (await answer(someone, enrol)).done
        await there.shown(lambda at: at.house and at.house.changes)
        assert there.console.house is not None
        (change,) = there.console.house.changes.values()
        assert (change.name, change.role) == ("eve", StaffRole.SUPERVISOR)
        assert (change.by, change.second) == (SUPERVISOR, SECOND)
        assert reason(await sign_in(someone, "eve", GHOST_PIN)) is Reason.UNKNOWN_STAFF
        there.clock.ahead_ms += DAY_MS
        await there.until(lambda table: "eve" in table.staff)
        assert (await sign_in(someone, "eve", GHOST_PIN)).done
        # Both who made her may know her PIN.
        pay = c.HandPay(HONEST, 100_001)
        order = there.order_of(pay, second=SECOND)
        ghost = msgspec.structs.replace(order, id="g", second="eve", second_pin=GHOST_PIN)
        assert reason(await answer(someone, ghost)) is Reason.NOT_INDEPENDENT
        own = m.ChangePin(id="own", name="eve", pin=GHOST_PIN, new_pin="246802")
        assert (await answer(someone, own)).done
        hers = msgspec.structs.replace(order, id="h", second="eve", second_pin="246802")
        assert (await answer(someone, hers)).done


async def test_a_change_is_withdrawn_before_it_is_made(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        assert (await answer(someone, enrolling("eve", StaffRole.SUPERVISOR, second=SECOND))).done
        await there.order(c.WithdrawStaffChange("e"))
        there.clock.ahead_ms += 2 * DAY_MS
        await there.play()
        assert "eve" not in there.table.staff


# ---- Money ------------------------------------------------------------------------------------


async def test_a_dealer_alone_credits_no_fortune(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, DEALER)).done
        for cents, why in ((100_001, Reason.SECOND_PERSON), (10**12, Reason.ABOVE_ALL_LIMITS)):
            order = there.order_of(c.Credit(HONEST, cents, Tender.CASH), who=DEALER)
            assert reason(await answer(someone, order)) is why
        assert not there.table.due
        two = there.order_of(c.Credit(HONEST, 100_001, Tender.CASH), who=DEALER, second=SECOND)
        assert (await answer(someone, two)).done


# ---- Sessions ---------------------------------------------------------------------------------


async def orders(someone: Peer, there: House) -> Reason | None:
    """Why the dealer who has signed in there is not obeyed."""
    told = await answer(someone, there.order_of(c.TellPlayer(HONEST, "hello"), who=DEALER))
    return told.why.reason if told.why else None


async def dealer_anew(there: House, role: StaffRole, id_: str = "e") -> None:
    async with client(there, Role.CONSOLE, "z") as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        assert (await answer(someone, enrolling(DEALER, role, second=SECOND, id_=id_))).done


async def his_own_pin(there: House) -> None:
    async with client(there, Role.CONSOLE, "z") as someone:
        assert (await sign_in(someone, DEALER)).done
        own = m.ChangePin(id="own", name=DEALER, pin=PINS[DEALER], new_pin=GHOST_PIN)
        assert (await answer(someone, own)).done
        # Where he changed it he goes on.
        assert await orders(someone, there) is None


async def dismissed(there: House) -> None:
    await there.order(c.DismissStaff(DEALER))


async def another_of_that_name(there: House) -> None:
    await dismissed(there)
    await dealer_anew(there, StaffRole.DEALER)


async def another_pin(there: House) -> None:
    await dealer_anew(there, StaffRole.DEALER)


async def another_role(there: House) -> None:
    await dealer_anew(there, StaffRole.TECHNICIAN)


@pytest.mark.parametrize(
    "change", [his_own_pin, another_pin, another_role, dismissed, another_of_that_name]
)
async def test_a_session_ends_with_what_it_was_granted_for(there: House, change) -> None:  # type: ignore[no-untyped-def]
    async with AsyncExitStack() as stack:
        everywhere = [
            await stack.enter_async_context(client(there, Role.CONSOLE, name)) for name in "pq"
        ]
        for someone in everywhere:
            assert (await sign_in(someone, DEALER)).done
            assert await orders(someone, there) is None
        await change(there)
        for someone in everywhere:
            assert (await someone.hear_a(m.SignedOut)).name == DEALER
            assert await orders(someone, there) is Reason.NOT_SIGNED_IN


async def test_a_menu_is_left_by_whoever_is_dismissed(there: House) -> None:
    menu = there.terminal.service.staff
    await menu.enter(TECHNICIAN, PINS[TECHNICIAN], StaffRole.TECHNICIAN)
    await there.order(c.DismissStaff(TECHNICIAN))
    await there.terminal.until(lambda t: t.durable.staff.visitor is None)


async def test_a_menu_is_left_when_the_link_was_cut(there: House) -> None:
    """Nobody could have told the terminal what became of him meanwhile."""
    menu = there.terminal.service.staff
    await menu.enter(TECHNICIAN, PINS[TECHNICIAN], StaffRole.TECHNICIAN)
    there.terminal.service.link.hang_up()
    await there.terminal.until(lambda t: t.durable.staff.visitor is None)


async def test_a_console_shows_that_its_person_is_signed_out(there: House) -> None:
    async with client(there, Role.CONSOLE) as someone:
        assert (await sign_in(someone, SUPERVISOR)).done
        own = m.ChangePin(id="own", name=SUPERVISOR, pin=PINS[SUPERVISOR], new_pin=GHOST_PIN)
        assert there.staff.person == PEOPLE[SUPERVISOR]
        outcomes = []
        there.staff.on_outcome = outcomes.append
        assert (await answer(someone, own)).done
        await there.shown(lambda _: there.staff.person is None)
        assert [outcome.why.reason for outcome in outcomes if outcome.why] == [Reason.SIGNED_OUT]


# ---- Values -----------------------------------------------------------------------------------


async def test_what_no_machine_could_live_with_is_refused_in_words(there: House) -> None:
    async with terminal(there, "2") as bystander, client(there, Role.CONSOLE) as someone:
        await bystander.settled_in(there)
        for name in (SUPERVISOR, SECOND):
            assert (await sign_in(someone, name)).done
        after = there.seq
        for command, why in (
            (c.OpenRound(2**53), Reason.PERIOD_TOO_LONG),
            (c.OpenCase("k", HONEST, 1, 5, "a\x01b"), Reason.BAD_TEXT),
            (c.OpenCase("k", HONEST, -(2**53), 5, "what"), Reason.WRONG_ROUND),
            (c.OpenCase("k", HONEST, 1, -(2**53), "what"), Reason.ABOVE_ALL_LIMITS),
            (c.CloseTable(-1), Reason.NOTICE_NEEDED),
        ):
            told = await answer(someone, there.order_of(command))
            assert reason(told) is why, command
        hidden = there.order_of(c.Freeze("fire"), why="all\u202ewell")
        assert reason(await answer(someone, hidden)) is Reason.BAD_TEXT
        assert there.seq == after
        assert there.table.round.phase is TablePhase.IDLE
        await there.play()
