"""A table put back to an older copy, or a new machine, gets its terminals and its tickets back."""

import asyncio
from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.recovery.table import NUMBER_LOST, OTHER_AMOUNT, OTHER_NUMBER
from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.croupier import select_spread
from kiosk.lab.simulate.rings import VirtualRings
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.conftest import BOOKS
from tests.game.stories import TableStory
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time


async def order(salon: Salon, command: c.Command, second: str = "") -> Reason | None:
    salon.staff.second = ""  # nobody comes unasked
    await salon.until(lambda: salon.staff.console.client.up, "the console")
    outcome = await salon.staff.order(command, who=SUPERVISOR, second=second)
    return outcome.why.reason if outcome.why else None


async def two(salon: Salon, command: c.Command) -> None:
    assert await order(salon, command, SECOND) is None


async def begin(salon: Salon) -> int:
    """The table is open. Returns what a copy of its journal made now ends with."""
    salon.console.look_at(m.LookAt())
    assert await order(salon, c.OpenTable(1_000_000)) is None
    for seat in salon.terminals:
        assert await order(salon, c.Credit(seat, 10_000, Tender.CASH)) is None
    await asyncio.sleep(2)
    return len(salon.table.disk.durable)


async def spin(salon: Salon, number: str = "17") -> None:
    """A round in which seat 1 wins and seat 2 loses."""
    await salon.ask("open")
    await salon.phase(TablePhase.BETTING)
    await salon.until(lambda: all(_betting(salon, s) for s in salon.terminals), "wagering")
    await salon.at("1").tell(ats.PlaceChip("straight:17", 500))
    await salon.at("2").tell(ats.PlaceChip("straight:20", 500))
    await salon.ask("close")
    await salon.phase(TablePhase.SPINNING)
    if number:
        await salon.ask(f"result {number}")
        await salon.phase(TablePhase.IDLE)
        await asyncio.sleep(5)


def _betting(salon: Salon, seat: str) -> bool:
    return salon.at(seat).durable.round.phase == "betting"


async def print_ticket(salon: Salon, seat: str) -> str:
    terminal = salon.at(seat)
    before = set(terminal.durable.tickets.out)
    await terminal.cash_out()
    await salon.until(lambda: set(terminal.durable.tickets.out) - before, "a ticket")
    await asyncio.sleep(2)
    return next(iter(set(terminal.durable.tickets.out) - before))


async def redeem(salon: Salon, seat: str, number: str) -> None:
    terminal = salon.at(seat)
    await terminal.enter_ticket(number)
    salon.room.stack(seat, 0, number)
    await terminal.tell(ats.RedeemTicket(number))
    await asyncio.sleep(2)


async def put_back(salon: Salon, seq: int) -> None:
    salon.table.die()
    await asyncio.sleep(1)
    salon.table.disk.put_back(seq)
    salon.watch.forget(salon.table)
    salon.table.start()
    await salon.until(lambda: salon.table.machine.service, "the table")
    await asyncio.sleep(20)


async def recover(salon: Salon) -> None:
    await two(salon, c.BeginRecovery())
    await salon.until(
        lambda: (now := salon.console.staff_tasks.recovery) and len(now.told) == 2, "all tell"
    )
    await two(salon, c.EndRecovery())
    await salon.until(salon.everybody_here, "everybody")
    await asyncio.sleep(5)


def credit(salon: Salon, seat: str) -> int:
    return salon.at(seat).durable.credit_cents


async def test_terminals_that_know_more_are_turned_away_until_two_people_recover(
    crown: RuleBook,
) -> None:
    async with opened(crown, automatic=False) as salon:
        copy = await begin(salon)
        await spin(salon)
        before = {seat: credit(salon, seat) for seat in salon.terminals}
        await put_back(salon, copy)
        seats = salon.console.seats
        assert seats is not None
        for seat in seats.seats.values():
            assert seat.turned_away is not None
            assert seat.turned_away.reason is Reason.TABLE_CUT
        assert await order(salon, c.BeginRecovery()) is Reason.SECOND_PERSON
        await two(salon, c.BeginRecovery())
        assert await order(salon, c.OpenTable(1)) is Reason.RECOVERING
        await salon.until(
            lambda: (now := salon.console.staff_tasks.recovery) and len(now.told) == 2, "all tell"
        )
        assert await order(salon, c.EndRecovery()) is Reason.SECOND_PERSON
        await two(salon, c.EndRecovery())
        await salon.until(salon.everybody_here, "everybody")
        # Play goes on, with the next number, and nobody's money has moved.
        assert {seat: credit(salon, seat) for seat in salon.terminals} == before
        assert await order(salon, c.OpenTable(1_000_000)) is None
        await spin(salon)
        assert salon.facts(f.RoundOpened)[-1].round == 2
        assert (credit(salon, "1"), credit(salon, "2")) == (
            before["1"] + 35 * 500,
            before["2"] - 500,
        )
        assert salon.at("1").durable.cases.withheld == {}
        assert salon.facts(f.CaseOpened) == []
        salon.check()


async def test_paper_in_a_hand_is_good_and_paper_in_a_box_is_not_paid_again(
    crown: RuleBook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(crown, automatic=False) as salon:
        copy = await begin(salon)
        assert await order(salon, c.Credit("1", 500, Tender.CASH)) is None
        await asyncio.sleep(2)
        redeemed = await print_ticket(salon, "1")
        await redeem(salon, "2", redeemed)
        in_hand = await print_ticket(salon, "2")
        await put_back(salon, copy)
        await recover(salon)
        tickets = salon.table_service.durable.tickets
        assert tickets[redeemed].status is TicketStatus.PAID
        assert (tickets[in_hand].status, tickets[in_hand].cents) == (TicketStatus.ISSUED, 20_500)
        with pytest.raises(Refused) as refused:
            await salon.at("1").enter_ticket(redeemed)
        assert refused.value.refusal.cause is Reason.TICKET_PAID
        await redeem(salon, "1", in_hand)
        assert credit(salon, "1") == 20_500
        assert salon.table_service.durable.tickets[in_hand].status is TicketStatus.PAID
        assert [paid.cents for paid in salon.facts(f.PaymentRecovered)] == [500]
        salon.write(tmp_path)
    assert main(["records", str(tmp_path), "--kind", "tickets"]) == 0
    told = capsys.readouterr().out
    assert all(f"…{number[-4:]}" in told for number in (redeemed, in_hand))
    assert main(["audit", str(tmp_path)]) == 0, capsys.readouterr().out


async def test_a_new_machine_learns_all_that_is_owed(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await begin(salon)
        await spin(salon)
        in_hand = await print_ticket(salon, "1")
        await put_back(salon, 1)
        salon.staff.console.sign_out()
        await salon.staff.come_on_duty()
        await recover(salon)
        assert await order(salon, c.OpenTable(1_000_000)) is None
        await redeem(salon, "2", in_hand)
        assert credit(salon, "2") == 9500 + 9500 + 36 * 500


async def test_a_slip_whose_number_is_lost_goes_back_and_is_a_case(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        copy = await begin(salon)
        await spin(salon, "")
        await put_back(salon, copy)
        await recover(salon)
        assert (credit(salon, "1"), credit(salon, "2")) == (10_000, 10_000)
        cases = salon.facts(f.CaseOpened)
        assert sorted((case.seat, case.cents, case.what) for case in cases) == [
            ("1", 500, NUMBER_LOST),
            ("2", 500, NUMBER_LOST),
        ]


async def test_a_slip_is_settled_by_the_number_that_another_knows_once_staff_have_looked(
    crown: RuleBook,
) -> None:
    async with opened(crown, automatic=False) as salon:
        copy = await begin(salon)
        await spin(salon, "")
        salon.terminals["1"].lose_power()
        await asyncio.sleep(5)
        await salon.ask("result 17")
        await asyncio.sleep(5)
        await put_back(salon, copy)
        salon.terminals["1"].start()
        await recover(salon)
        (slip,) = salon.facts(f.SlipAdopted)
        assert (slip.seat, slip.registered) == ("1", False)
        await salon.until(lambda: credit(salon, "1") == 9500 + 36 * 500, "staff have confirmed it")
        assert credit(salon, "2") == 9500
        assert salon.facts(f.CaseOpened) == []


@pytest.mark.parametrize("copied", ["before the round", "before it locked", "when locked"])
async def test_spread_bets_of_a_lost_round_go_back_unless_its_ring_is_in_the_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], copied: str
) -> None:
    """S3 6.21: and only those; 17 is paid by the number that another terminal knows. Before it
    locked the records have its seal, and no display shows it again."""
    book = BOOKS["crown-double-zero"]
    async with opened(book, automatic=False) as salon:
        display = salon.client(Role.DISPLAY)
        rings = (display, VirtualRings(display, salon.faults))
        on_the_wall = [asyncio.ensure_future(one.run()) for one in rings]
        await begin(salon)
        assert await order(salon, select_spread(book, "1")) is None
        copy = (await bet_on_both_rings(salon))[copied]
        salon.terminals["1"].lose_power()
        await asyncio.sleep(5)
        await salon.ask("result 17")
        await asyncio.sleep(5)
        by_another = salon.at("2").durable.round.played[1]
        if copied == "before it locked":
            for one in on_the_wall:
                one.cancel()
        await put_back(salon, copy)
        salon.terminals["1"].start()
        await recover(salon)
        await salon.until(lambda: 1 in salon.at("1").durable.round.played, "staff have looked")
        played = salon.at("1").durable.round.played[1]
        assert by_another.ring is not None
        if copied == "when locked":
            assert (played.ring, played.spread_void) == (by_another.ring, "")
            assert credit(salon, "1") == credit(salon, "2")
        else:
            assert (played.ring, played.spread_void) == (None, f.SpreadFault.NO_RING)
            assert credit(salon, "1") == 9000 + 36 * 500 + 500
        # Whoever was paid by a ring that is void now, and whose slip the table knows, is a case.
        cases = [(case.seat, case.cents) for case in salon.facts(f.CaseOpened)]
        assert cases == ([("2", -500)] if copied == "before it locked" else [])
        assert await order(salon, c.OpenTable(1_000_000)) is None
        await salon.ask("open")  # the next round has a ring of its own
        await salon.until(lambda: salon.at("1").durable.spread.open, "the next ring")
        salon.write(tmp_path)
        for one in on_the_wall:
            one.cancel()
    assert main(["audit", str(tmp_path)]) == 0, capsys.readouterr().out


async def test_a_slip_of_a_round_that_the_table_takes_for_interrupted_is_a_case(
    crown: RuleBook,
) -> None:
    """S3 6.16(a): put back to when bets were open, the table voids a round that was played on."""
    async with opened(crown, automatic=False) as salon:
        await begin(salon)
        await spin(salon, "")
        copy = next(x.seq for x in salon.table.disk.durable if x.kind == "round_opened")
        salon.terminals["1"].lose_power()
        await salon.ask("result 17")
        await asyncio.sleep(5)
        await put_back(salon, copy)
        salon.terminals["1"].start()
        await recover(salon)
        assert salon.facts(f.RoundVoided) and credit(salon, "1") == 10_000
        cases = [(case.seat, case.cents, case.what) for case in salon.facts(f.CaseOpened)]
        assert cases == [("1", 500, NUMBER_LOST)]


async def bet_on_both_rings(salon: Salon) -> dict[str, int]:
    """Up to the spin. Returns what a copy of the table's journal ends with: made before the round,
    when bets were closed, or when its rings were locked."""
    await asyncio.sleep(2)
    copies = {"before the round": len(salon.table.disk.durable)}
    await salon.ask("open")
    await salon.until(lambda: all(_betting(salon, s) for s in salon.terminals), "wagering")
    await asyncio.sleep(1)
    for seat in salon.terminals:
        for wager in ("straight:17", "spread:1:40-57"):
            await salon.at(seat).tell(ats.PlaceChip(wager, 500))
    await salon.ask("close")
    await salon.phase(TablePhase.SPINNING)
    await asyncio.sleep(5)
    facts = salon.table.disk.durable
    copies["before it locked"] = next(x.seq for x in facts if x.kind == "grace_ended")
    assert any(x.kind == "rings_shown" for x in facts[copies["before it locked"] :])
    return {**copies, "when locked": len(facts)}


async def test_a_recovery_goes_on_where_it_was_when_the_table_dies_in_it(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        copy = await begin(salon)
        await spin(salon)
        in_hand = await print_ticket(salon, "1")
        await put_back(salon, copy)
        salon.terminals["2"].die()
        await two(salon, c.BeginRecovery())
        await salon.until(
            lambda: (now := salon.console.staff_tasks.recovery) and "1" in now.told, "one tells"
        )
        salon.table.lose_power()
        await asyncio.sleep(5)
        salon.table.start()
        await salon.until(
            lambda: salon.console.board and salon.console.staff_tasks.recovery,
            "the table is back, and it is still under way",
        )
        assert await order(salon, c.OpenTable(1)) is Reason.RECOVERING
        await two(salon, c.EndRecovery())
        assert salon.facts(f.RecoveryEnded)[0].missing == ("2",)
        # Who comes later knows more still, and is recovered by itself.
        salon.terminals["2"].start()
        await asyncio.sleep(30)
        assert salon.console.seats is not None
        turned_away = salon.console.seats.seats["2"].turned_away
        assert turned_away is not None
        assert turned_away.reason is Reason.TABLE_CUT
        await recover(salon)
        await redeem(salon, "2", in_hand)
        assert salon.table_service.durable.tickets[in_hand].status is TicketStatus.PAID
        salon.check()


def test_terminals_that_name_different_numbers_are_a_question_for_people(crown: RuleBook) -> None:
    told = TableStory(crown).tell(c.Join("1"), c.Join("2"))
    told.tell(c.BeginRecovery())
    told.tell(c.RecoverRound("1", 5, "17", 1, 500, 18_000), c.RecoverRound("2", 5, "20", 1, 500, 0))
    (case,) = told.state.cases.values()
    assert (case.seat, case.round, case.what) == ("2", 5, OTHER_NUMBER)
    told.tell(c.EndRecovery())
    assert (told.state.round.number, told.state.round.kept[5].outcome) == (5, None)


def test_a_slip_whose_number_two_terminals_tell_is_settled_at_once(crown: RuleBook) -> None:
    told = TableStory(crown).tell(c.Join("1"), c.Join("2"), c.Join("3"), c.BeginRecovery())
    for seat in ("1", "2"):
        told.tell(c.RecoverRound(seat, 5, "17", 1, 500, 0), c.RecoverSeat(seat))
    told.tell(c.RecoverSeat("3", 5, "slip", {"red": 500}, {}, True), c.EndRecovery())
    slip = told.state.round.kept[5].slips["3"]
    assert (slip.status, told.state.round.kept[5].outcome) == (SlipStatus.REGISTERED, "17")


@pytest.mark.parametrize(
    "command",
    [c.RecoverRound("1", 2**53, "17", 1, 500, 0), c.RecoverSeat("1", 2**53)],
)
def test_nobody_brings_the_rounds_to_where_numbers_end(crown: RuleBook, command: c.Command) -> None:
    told = TableStory(crown).tell(c.Join("1"), c.BeginRecovery())
    assert told.refuses(command) is Reason.WRONG_ROUND


def test_each_word_about_a_ticket_counts_by_how_far_the_paper_has_gone(crown: RuleBook) -> None:
    number, other = "1" * 18, "2" * 18
    told = TableStory(crown).tell(c.Join("1"), c.Join("2"), c.BeginRecovery())
    told.tell(
        c.RecoverTicket(number, "2", 500, 10**9, TicketStatus.PAID),
        c.RecoverTicket(number, "1", 500, 10**9, TicketStatus.ISSUED),
        c.RecoverTicket(other, "1", 700, 10**9, TicketStatus.ISSUED),
        c.RecoverTicket(other, "2", 900, 10**9, TicketStatus.PAID),
    )
    tickets = told.state.tickets
    assert (tickets[number].status, tickets[number].holder) == (TicketStatus.PAID, "2")
    assert (tickets[other].status, tickets[other].cents) == (TicketStatus.ISSUED, 700)
    (case,) = told.state.cases.values()
    assert (case.seat, case.cents, case.what) == ("2", 900, OTHER_AMOUNT)
