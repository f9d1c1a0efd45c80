"""The automatic dealer and the attendant: they give players their time, and go on from anywhere."""

import asyncio
from collections.abc import Sequence

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Record
from kiosk.lab.simulate import contestant
from kiosk.lab.simulate.director import CupPlan, Director
from kiosk.lab.simulate.staff import DEALER, SECOND, SUPERVISOR
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import NoSpinConsequence, Tender
from tests.conftest import BOOKS
from tests.game.tournaments import FINAL
from tests.lab.simulate.salon import HAND_PAY_LIMIT_CENTS, SEATS, Salon, opened
from tests.rules.tournament.test_terms import changed

pytestmark = pytest.mark.virtual_time

NSW = BOOKS["nsw-single-zero"]
RE_SPIN = next(
    book for book in BOOKS.values() if book.terms.no_spin.then is NoSpinConsequence.RE_SPIN
)
VOID = next(book for book in BOOKS.values() if book.terms.no_spin.then is NoSpinConsequence.VOID)


async def three_rounds(book: RuleBook, *, seed: int = 1, fast: bool = True) -> Salon:
    async with opened(book, seed=seed, fast=fast) as salon:
        await salon.results(3)
    return salon


async def place(salon: Salon, seat: str, wager: str, cents: int) -> None:
    await salon.ask(f"credit {seat} {cents}")
    terminal = salon.at(seat)
    await salon.until(lambda: terminal.state.credit_cents == cents, "credit")
    await salon.until(lambda: terminal.state.round.phase == "betting", "wagering")
    terminal.touch(ats.PlaceChip(wager, cents))


@pytest.mark.parametrize("fast", [False, True])
async def test_players_have_the_time_that_the_rule_book_gives(book: RuleBook, fast: bool) -> None:
    salon = await three_rounds(book, fast=fast)
    period = book.terms.period
    wanted_s = period.shortest_s if fast else period.wagering_s
    assert {round_.period_s for round_ in salon.facts(f.RoundOpened)} == {wanted_s}
    assert {closed.by for closed in salon.facts(f.RoundClosed)} == {"clock"}
    results, rounds = salon.times_s(f.ResultConfirmed), salon.times_s(f.RoundOpened)
    for shown_s, next_s in zip(results, rounds[1:], strict=False):
        assert next_s - shown_s >= salon.pace.show_s


async def test_the_sensor_tells_the_number_that_the_dealer_confirms(book: RuleBook) -> None:
    results = (await three_rounds(book)).facts(f.ResultConfirmed)
    assert all(result.sensor == result.outcome and result.who == DEALER for result in results)


async def test_the_seed_decides_the_numbers() -> None:
    evenings = [await three_rounds(NSW, seed=seed) for seed in (5, 5, 6)]
    one, same, other = ([x.outcome for x in s.facts(f.ResultConfirmed)] for s in evenings)
    assert one == same != other


async def test_slips_are_registered_before_the_ball_is_spun(salon: Salon) -> None:
    await place(salon, "1", "red", 1000)
    result = (await salon.results(1))[-1]
    assert salon.facts(f.SlipTaken)[0].stakes == {"red": 1000}
    registered_s, confirmed_s = salon.times_s(f.SlipTaken)[0], salon.times_s(f.ResultConfirmed)
    assert result.round == 1 and confirmed_s[0] - registered_s >= salon.pace.spin_s[0]


# ---- Whatever happens to the table --------------------------------------------------------------


@pytest.mark.parametrize("name", ["crown-single-zero", "rapid-single-zero", "rws-triple-zero"])
@pytest.mark.parametrize(
    "phase", [TablePhase.IDLE, TablePhase.BETTING, TablePhase.CLOSING, TablePhase.SPINNING]
)
async def test_rounds_go_on_when_the_table_was_restarted(name: str, phase: TablePhase) -> None:
    async with opened(BOOKS[name]) as salon:
        await place(salon, "1", "red", 2500)
        if phase is TablePhase.CLOSING:
            # Registration lasts as long as a slip is missing.
            salon.terminals["1"].die()
        await salon.until(lambda: salon.table_state.round.phase is phase, phase)
        salon.table.die()
        salon.table.start()
        if phase is TablePhase.CLOSING:
            salon.terminals["1"].start()
        await salon.results(len(salon.facts(f.ResultConfirmed)) + 2)


async def test_a_round_that_somebody_else_closed_and_voided_is_followed_by_the_next(
    salon: Salon,
) -> None:
    await salon.phase(TablePhase.BETTING)
    assert await salon.ask("close") == "ok"
    await salon.phase(TablePhase.SPINNING)
    assert await salon.ask("void the lights went out") == "ok"
    assert (await salon.results(1))[0].round == 2
    assert salon.facts(f.RoundVoided)[0].reason == "the lights went out"


async def test_a_spin_that_is_called_off_is_spun_again() -> None:
    async with opened(RE_SPIN) as salon:
        await salon.phase(TablePhase.SPINNING)
        reason = RE_SPIN.terms.no_spin.reasons[0].id
        assert await salon.ask(f"no-spin {reason}") == "ok"
        assert (await salon.results(1))[0].round == 1
        assert salon.facts(f.NoSpinCalled)[0].reason == reason


async def test_a_spin_that_is_called_off_voids_the_round_where_the_rule_book_says_so() -> None:
    async with opened(VOID) as salon:
        await salon.phase(TablePhase.SPINNING)
        assert await salon.ask(f"no-spin {VOID.terms.no_spin.reasons[0].id}") == "ok"
        assert (await salon.results(1))[0].round == 2


async def test_no_number_is_confirmed_while_accounts_are_frozen(salon: Salon) -> None:
    await salon.phase(TablePhase.SPINNING)
    assert await salon.ask("freeze") == "ok"
    await salon.until(lambda: salon.console.board and salon.console.board.sensed, "the ball")
    sensed = salon.table_state.round.current.sensed
    assert await salon.ask("thaw") == "ok"
    confirmed = (await salon.results(1))[0]
    assert (confirmed.round, confirmed.outcome) == (1, sensed)
    assert salon.times_s(f.AccountThawed)[0] <= salon.times_s(f.ResultConfirmed)[0]


async def test_a_number_that_a_hand_put_the_ball_in_is_the_result(salon: Salon) -> None:
    for round_, number in enumerate(("17", "0", "36"), start=1):
        await salon.until(
            lambda round_=round_: salon.table_state.round.number == round_,
            f"the round {round_}",
        )
        await salon.phase(TablePhase.SPINNING)
        assert (await salon.ask(f"result {number}")).startswith(f"ok {number} ")
        result = (await salon.results(round_))[-1]
        assert (result.outcome, result.sensor) == (number, number)


async def test_a_paused_dealer_opens_no_round_until_he_is_told_to_go_on(salon: Salon) -> None:
    await salon.phase(TablePhase.BETTING)
    assert await salon.ask("pause") == "ok no round after this one"
    await salon.results(1)
    assert "dealer paused" in await salon.ask("status")
    assert await salon.ask("open") == "ok", "a person still can"
    await salon.results(2)
    assert await salon.ask("resume") == "ok"
    await salon.results(3)
    assert len(salon.facts(f.RoundOpened)) == 3


# ---- What waits for staff -----------------------------------------------------------------------


@pytest.mark.parametrize("cents", [HAND_PAY_LIMIT_CENTS, HAND_PAY_LIMIT_CENTS + 1])
async def test_a_player_who_calls_is_paid_by_hand_with_a_second_person_over_the_limit(
    salon: Salon,
    cents: int,
) -> None:
    await salon.ask(f"credit 2 {cents}")
    terminal = salon.at("2")
    await salon.until(lambda: terminal.durable.credit_cents == cents, "credit")
    await terminal.call_attendant()
    await salon.until(lambda: terminal.durable.credit_cents == 0, "payment")
    (paid,) = salon.facts(f.SeatHandPaid)
    assert (paid.seat, paid.cents, paid.who) == ("2", cents, SUPERVISOR)
    second = SECOND if cents > HAND_PAY_LIMIT_CENTS else ""
    ordered = [x for x in salon.facts(f.StaffOrdered) if x.key == paid.key]
    assert [order.second for order in ordered] == [second]


@pytest.mark.parametrize("seed", range(6))
async def test_a_doubtful_ticket_is_looked_for(seed: int) -> None:
    """A printer that falls silent has printed the ticket or has not, by the seed."""

    async with opened(NSW, seed=seed) as salon:
        await salon.ask("credit 1 5000")
        terminal = salon.at("1")
        await salon.until(lambda: terminal.durable.credit_cents == 5000, "credit")
        salon.faults.arm("printer does not answer")
        await terminal.cash_out()
        await salon.until(
            lambda: (
                all(
                    t.status is not TicketStatus.RESERVED
                    for t in salon.table_state.tickets.values()
                )
                and not terminal.durable.locks.reasons
            ),
            "an answer",
        )
        (number,) = salon.table_state.tickets
        there = number in salon.room.printed
        wanted = TicketStatus.ISSUED if there else TicketStatus.CANCELLED
        assert salon.table_state.tickets[number].status is wanted
        assert terminal.durable.credit_cents == (0 if there else 5000)


async def test_a_seat_out_of_play_is_given_back(salon: Salon) -> None:
    await salon.phase(TablePhase.BETTING)
    malfunction = c.DeclareMalfunction("1", "the screen is dark")
    assert (await salon.staff.order(malfunction, who=SUPERVISOR)).done
    await salon.until(lambda: salon.facts(f.SeatUnlocked), "an unlocked seat")
    await salon.until(lambda: not salon.at("1").durable.locks.reasons, "no lock at the terminal")


# ---- Orders -------------------------------------------------------------------------------------


async def test_an_order_whose_answer_was_lost_is_given_again_and_obeyed_once(salon: Salon) -> None:
    await salon.phase(TablePhase.BETTING)
    deaths: list[str] = []

    def die_with_the_answer(when: str, records: Sequence[Record]) -> None:
        credited = any(record.kind == "seat_credited" for record in records)
        if when == "after" and credited and not deaths:
            deaths.append("table")
            salon.table.die()
            asyncio.get_running_loop().call_later(5, salon.table.start)

    salon.table.disk.on_commit = die_with_the_answer
    answer = await salon.staff.order(c.Credit("1", 2500, Tender.CASH))
    assert answer.done and deaths
    assert len(salon.facts(f.SeatCredited)) == 1
    await salon.until(lambda: salon.at("1").durable.credit_cents == 2500, "credit")


async def test_staff_wait_for_a_table_that_is_not_there(salon: Salon) -> None:
    salon.table.die()
    await salon.until(lambda: salon.console.board is None, "an empty console")
    with pytest.raises(GoneError, match="the table is away"):
        await salon.staff.order(c.Thaw(), who=SUPERVISOR)
    salon.table.start()
    await salon.results(1)


# ---- A tournament -------------------------------------------------------------------------------


async def test_the_dealer_conducts_a_tournament_to_its_end() -> None:
    """Whoever has credit has rounds to play until he cashes out, as a person at a window may."""
    book = BOOKS["crown-single-zero"]
    async with opened(book) as salon:
        await place(salon, "1", "red", 1000)
        cup = CupPlan(text=changed(*FINAL), entrants=2, live_rounds=0)
        salon.croupier.director = director = Director(cup, SEATS)
        salon.console.look_at(m.LookAt())
        await salon.until(lambda: salon.facts(f.SeatsDrawn), "seats by lot")
        if salon.at("1").state.credit_cents:
            await salon.at("1").cash_out()

        async def contend() -> None:
            while not director.over:
                for seat in SEATS:
                    contestant.act(book, salon.at(seat))
                await asyncio.sleep(1.0)

        contending = asyncio.create_task(contend())
        await salon.until(lambda: director.over, "the end of the tournament")
        await contending
    assert salon.facts(f.PrizesAwarded) and salon.facts(f.TournamentClosed)
    spun = len(salon.facts(f.SpinScored))
    assert spun and len(salon.facts(f.ResultConfirmed)) >= spun
