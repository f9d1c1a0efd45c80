"""A terminal that was welcomed and lies: about its slips, its tickets, its money and its past."""

from pathlib import Path
from typing import Any

import pytest

from kiosk.game import facts as f
from kiosk.game.cases.standing import CASES_MAX, Disputed
from kiosk.game.cases.state import Hold
from kiosk.game.facts import LockReason
from kiosk.game.irregularity.standing import Settled
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.state import SlipStatus, TablePhase, TableSlip, TerminalPhase
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.conftest import BOOKS
from tests.hostile.peers import Peer, peer, standing, terminal, terminal_hello
from tests.hostile.table import HONEST, SECOND, House, house

SEAT = "2"


def slip(key: str = "s", **stakes: int) -> SlipOut:
    named = {wager.replace("_", ":"): cents for wager, cents in stakes.items()}
    return SlipOut(key=key, stakes=named, promotional={}, short_stack=False)


def sent(there: House, told: SlipOut | None, round_: int, **more: Any) -> m.Standing:
    """A standing that tells of a slip."""
    return standing(
        there.book,
        SEAT,
        there.head(),
        round=m.RoundStanding(phase=TerminalPhase.CLOSING, number=round_, slip=told),
        account=m.AccountStanding(playing=True),
        **more,
    )


async def taken(there: House, someone: Peer, told: m.Standing) -> TableSlip | None:
    """What the table made of the slip."""
    someone.say(told)
    await someone.handled()
    await there.durable()
    assert isinstance(told.round, m.RoundStanding)
    played = there.table.round.kept.get(told.round.number)
    return played.slips.get(SEAT) if played else None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"red": 10**9}, "wager_outside_limits"),
        ({"red": 501}, "wager_outside_limits"),
        ({"red": 0}, "wager_outside_limits"),
        ({"straight:0": 2**53}, "wager_outside_limits"),
        ({"straight:99": 100}, 'unknown_wager {"wager":"straight:99"}'),
        ({"red": 500, "": 500}, "unknown_wager"),
        ({f"w{'x' * 30}{number}": 100 for number in range(400)}, "unknown_wager"),
        ({}, "nothing_there"),
    ],
    ids=str,
)
async def test_a_slip_that_does_not_fit_is_turned_down(
    there: House, wrong: dict[str, int], why: str
) -> None:
    async with terminal(there, SEAT) as liar:
        round_ = await there.open_round()
        told = SlipOut(key="s", stakes=wrong, promotional={}, short_stack=False)
        found = await taken(there, liar, sent(there, told, round_))
        assert found is not None
        assert found.status is SlipStatus.REFUSED
        assert why in found.reason
        assert found.stakes == {}
        # Turned down for good, also if it would fit by now.
        again = await taken(there, liar, sent(there, slip(red=500), round_))
        assert again == found
        await there.end_round("1")
        await there.play()


@pytest.mark.parametrize(
    "wrong",
    [
        '{"red":-500}',
        '{"red":500.0}',
        '{"red":true}',
        '{"red":"500"}',
        '{"red":9007199254740993}',
        f'{{"red":{"9" * 4000}}}',
        f'{{"{"x" * 50_000}":1}}',
        "[]",
        "null",
    ],
    ids=lambda wrong: wrong[:30],
)
async def test_a_slip_that_is_none_is_not_even_read(there: House, wrong: str) -> None:
    round_ = await there.open_round()
    async with terminal(there, SEAT) as liar:
        said = (
            f'{{"n":{liar.n},"say":{{"type":"standing","round":{{"phase":"closing",'
            f'"number":{round_},"slip":{{"key":"s","stakes":{wrong},'
            f'"promotional":{{}},"short_stack":false}}}}}}}}\n'
        )
        liar.send(said.encode())
        assert "cannot be understood" in await liar.ended()
    assert SEAT not in there.table.round.kept[round_].slips
    await there.end_round()
    await there.play()


async def test_a_slip_cannot_be_changed_and_cannot_come_late(there: House) -> None:
    async with terminal(there, SEAT) as liar:
        round_ = await there.open_round()
        first = await taken(there, liar, sent(there, slip(red=500), round_))
        assert first is not None
        assert first.stakes == {"red": 500}
        for other in (slip(black=500), slip(red=1000), slip("t", red=500), slip("t")):
            assert await taken(there, liar, sent(there, other, round_)) == first
        await there.end_round("2")
        # Now the number is known: nothing on it, in this round or an older one.
        late = slip("u", straight_2=10_000)
        assert await taken(there, liar, sent(there, late, round_)) == first
        assert await taken(there, liar, sent(there, late, round_ + 1)) is None
        assert await taken(there, liar, sent(there, late, 2**53)) is None
        assert await taken(there, liar, sent(there, late, 0)) is None
        await there.play()


async def test_a_late_slip_of_a_seat_without_one_is_turned_down(tmp_path: Path) -> None:
    """Where the document leaves nothing to the records."""
    async with house(tmp_path, BOOKS["nsw-single-zero"]) as there, terminal(there, SEAT) as liar:
        await there.play()
        late = await taken(there, liar, sent(there, slip(black=500), 1))
        assert late is not None
        assert late.status is SlipStatus.REFUSED
        await there.play()


async def test_a_late_slip_of_a_seat_without_one_wins_nothing_by_itself(
    there: House, crown: RuleBook
) -> None:
    """Records decide of it, which people look at (S3 6.16b): it is a question and no wager."""
    async with terminal(there, SEAT) as liar:
        await there.play()
        after = there.seq
        for told in (slip(black=500), slip("t", straight_2=500), slip(black=500)):
            late = await taken(there, liar, sent(there, told, 1))
            assert late is not None
            assert (late.status, late.key, late.stakes) == (SlipStatus.IN_QUESTION, "", {})
        (declared,) = [x for x in there.facts(after) if isinstance(x, f.MalfunctionDeclared)]
        assert (declared.seat, declared.round) == (SEAT, 1)
        # Nor does the terminal's word that it was paid.
        paid = Settled(settlement=1, outcome="2", credited_cents=1000, owed_cents=0)
        idle = {"round": m.RoundStanding(number=1), "settled": {1: paid}}
        liar.say(standing(crown, SEAT, there.head(), **idle))
        await liar.handled()
        await there.durable()
        assert there.table.round.kept[1].slips[SEAT].stakes == {}
        await there.play()
        # Neither side holds a slip by now: staff find nothing to confirm.
        await there.order(c.JudgeRecords(SEAT, 1, confirmed=True))
        assert there.table.round.kept[1].slips[SEAT].status is SlipStatus.VOID
        await there.play()


@pytest.mark.parametrize(
    ("swapped", "why"),
    [
        (slip("t", nothing=500), Reason.UNKNOWN_WAGER),
        (slip("t", red=10**9), Reason.WAGER_OUTSIDE_LIMITS),
        (slip("t", red=501), Reason.WAGER_OUTSIDE_LIMITS),
        (slip("t", red=300_000, black=300_000), Reason.MORE_THAN_THERE),
        (slip("t"), Reason.NOTHING_THERE),
    ],
    ids=str,
)
async def test_a_slip_in_question_cannot_become_one_that_was_never_possible(
    there: House, swapped: SlipOut, why: Reason
) -> None:
    """Also where staff believe it."""
    async with terminal(there, SEAT) as liar:
        await there.play()
        await taken(there, liar, sent(there, slip(black=500), 1))
        late = await taken(there, liar, sent(there, swapped, 1))
        assert late is not None
        assert late.status is SlipStatus.IN_QUESTION
        refused = await there.ask(c.JudgeRecords(SEAT, 1, confirmed=True))
        assert refused.why is not None
        assert refused.why.reason is why
        await there.order(c.JudgeRecords(SEAT, 1, confirmed=False), second=SECOND)
        assert there.table.round.kept[1].slips[SEAT].status is SlipStatus.VOID
        await there.play()


async def test_an_old_key_does_not_stop_the_table(there: House, crown: RuleBook) -> None:
    """Nor the key of another seat's slip: a slip is one seat's in one round."""
    async with terminal(there, SEAT) as liar:
        machine = there.service
        for wager in ("red", "black", "nothing"):
            round_ = await there.open_round()
            await taken(there, liar, sent(there, slip("always", **{wager: 500}), round_))
            await there.end_round()
            idle = standing(crown, SEAT, there.head(), round=m.RoundStanding(number=round_))
            liar.say(idle)
            await liar.handled()
        await there.play()
        honest = there.table.round.current.slips[HONEST].key
        round_ = await there.open_round()
        await taken(there, liar, sent(there, slip(honest, red=500), round_))
        await there.end_round()
        await there.play()
        assert there.service is machine


async def test_a_settlement_that_differs_is_a_case_and_locks_the_seat(
    there: House, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with terminal(there, SEAT) as liar:
        round_ = await there.open_round()
        await taken(there, liar, sent(there, slip(red=500), round_))
        await there.end_round("2")
        settled = Settled(settlement=1, outcome="2", credited_cents=10**6, owed_cents=0)
        idle = {"round": m.RoundStanding(number=round_), "settled": {round_: settled}}
        liar.say(standing(crown, SEAT, there.head(), **idle))
        await liar.handled()
        await there.durable()
        (case,) = there.table.cases.values()
        assert (case.seat, case.round, case.cents) == (SEAT, round_, 10**6)
        assert LockReason.DISPUTE in there.table.seats[SEAT].locks
        told = max(heard.batch for heard in liar.heard if isinstance(heard, m.Orders))
        liar.say(standing(crown, SEAT, there.head(), batch=told, **idle))
        while not _is_locked(await liar.hear_a(m.Orders)):
            pass
        # Once told, always told: another report of it changes nothing.
        mended = Settled(settlement=1, outcome="2", credited_cents=0, owed_cents=0)
        liar.say(
            standing(
                crown,
                SEAT,
                there.head(),
                round=m.RoundStanding(number=round_),
                settled={round_: mended},
            )
        )
        await liar.handled()
        await there.durable()
        assert list(there.table.cases.values()) == [case]
        await there.play()


def _is_locked(told: m.Orders) -> bool:
    return any(order.__struct_config__.tag == "lock" for order in told.orders)


async def test_a_settlement_of_what_was_never_played_is_nothing(
    there: House, crown: RuleBook
) -> None:
    async with terminal(there, SEAT) as liar:
        await there.play()
        settled = {
            number: Settled(settlement=n, outcome="5", credited_cents=10**9, owed_cents=10**9)
            for number, n in ((0, 1), (1, 1), (1, 9), (2, 1), (2**53, 2**53 - 1))
        }
        after = there.seq
        liar.say(standing(crown, SEAT, there.head(), settled=settled))
        await liar.handled()
        await there.durable()
        assert there.seq == after
        assert not there.table.cases
        await there.play()


async def test_a_journal_that_gets_shorter_under_way_is_refused(
    there: House, crown: RuleBook
) -> None:
    head = there.head()
    async with terminal(there, SEAT, head=head) as liar:
        liar.say(standing(crown, SEAT, m.HeadAt(seq=head.seq - 1, hash=head.hash)))
        assert await liar.ended() == f"its journal ends at {head.seq - 1} after {head.seq}"
    await there.play()


async def test_with_slip_and_settlement_the_table_keeps_how_far_the_journal_had_come(
    there: House,
) -> None:
    await there.play()
    told = [x for x in there.facts() if isinstance(x, f.SlipTaken | f.SettlementReported)]
    assert [type(fact) for fact in told] == [f.SlipTaken, f.SettlementReported]
    for fact in told:
        seq, hashed = fact.head or (0, "")
        assert there.terminal.service.journaled.holds(Head(seq, bytes.fromhex(hashed)))
    assert there.table.heads[HONEST] == told[-1].head


@pytest.mark.parametrize("shorter", ["shorter", "other"])
async def test_a_journal_shorter_than_it_was_is_refused(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, shorter: str
) -> None:
    heads = {
        "shorter": m.HeadAt(seq=9, hash="a" * 64),
        "other": m.HeadAt(seq=10, hash="b" * 64),
    }

    async with house(tmp_path, crown) as there:
        long = m.HeadAt(seq=10, hash="a" * 64)
        async with terminal(there, SEAT, head=long) as liar:
            await liar.settled_in(there)
        await there.left(SEAT)
        after = there.seq
        async with peer(there) as liar:
            liar.say(terminal_hello(there, SEAT, head=heads[shorter]))
            assert Reason.JOURNAL_CUT in await liar.ended()
            assert isinstance(liar.heard[0], m.Refusal)
            assert liar.heard[0].of == "journal"
        # Staff are told, and nothing else happens.
        await there.until(lambda table: table.cases)
        assert there.kinds(after) == {"case_opened"}
        await there.play()
    assert Reason.JOURNAL_CUT in caplog.text


@pytest.mark.parametrize(
    "told",
    [
        {"seen": m.HeadAt(seq=10**6, hash="a" * 64)},
        {"seen": m.HeadAt(seq=3, hash="a" * 64)},
        {"seen": m.HeadAt(seq=3)},
        {"digest": "a" * 64},
        {"digest": ""},
        {"protocol": 1},
        {"name": "nowhere"},
        {"standing": None},
        {"standing": m.Standing(head=m.HeadAt(seq=1, hash="a" * 64))},
        {"standing": m.Standing()},
    ],
    ids=str,
)
async def test_a_hello_that_does_not_fit_is_refused(
    there: House, caplog: pytest.LogCaptureFixture, told: dict[str, Any]
) -> None:
    after = there.seq
    greeting = terminal_hello(there, SEAT)
    fields = {name: getattr(greeting, name) for name in greeting.__struct_fields__}
    async with peer(there) as liar:
        liar.say(m.Hello(**fields | told))
        why = await liar.ended()
        assert why
        assert why in caplog.text
    assert there.seq == after
    assert there.service.terminal(SEAT) is None
    await there.play()


async def ticket(there: House, someone: Peer, key: str, cents: int = 500) -> str:
    """A ticket that was asked for and printed."""
    someone.say(standing(there.book, SEAT, there.head(), tickets=m.TicketsStanding(asking=(key,))))
    reserved = await someone.ask(m.ReserveTicket(key=key, cents=cents))
    assert isinstance(reserved, m.TicketReserved)
    printed = m.TicketsStanding(out={reserved.number: True})
    someone.say(standing(there.book, SEAT, there.head(), tickets=printed))
    await someone.handled()
    await there.durable()
    assert there.table.tickets[reserved.number].status is TicketStatus.ISSUED
    return reserved.number


async def test_only_the_seat_that_holds_a_ticket_can_say_it_was_redeemed(
    there: House, crown: RuleBook
) -> None:
    async with (
        terminal(there, SEAT) as issuer,
        terminal(there, "3") as holder,
        terminal(there, "4") as liar,
    ):
        number = await ticket(there, issuer, "k")

        async def lie() -> None:
            mine = m.TicketsStanding(redeemed=(number,), out={number: False})
            liar.say(standing(crown, "4", there.head(), tickets=mine))
            await liar.handled()
            await there.durable()

        await lie()
        assert there.table.tickets[number].status is TicketStatus.ISSUED
        holder.say(standing(crown, "3", there.head(), tickets=m.TicketsStanding(asking=(number,))))
        held = await holder.ask(m.HoldTicket(number=number))
        assert isinstance(held, m.TicketHeld)
        assert (held.number, held.cents) == (number, 500)
        await lie()
        found = there.table.tickets[number]
        assert (found.status, found.holder) == (TicketStatus.HELD, "3")
        refused = await liar.ask(m.HoldTicket(number=number))
        assert isinstance(refused, m.Refusal)
        assert refused.why.reason is Reason.TICKET_HELD
        holder.say(
            standing(crown, "3", there.head(), tickets=m.TicketsStanding(redeemed=(number,)))
        )
        await holder.handled()
        await there.durable()
        await lie()
        found = there.table.tickets[number]
        assert (found.status, found.holder) == (TicketStatus.PAID, "3")
        for someone in (issuer, holder, liar):
            again = await someone.ask(m.HoldTicket(number=number))
            assert isinstance(again, m.Refusal)
            assert again.why.reason is Reason.TICKET_PAID
        paid = [fact for fact in there.facts() if type(fact).__name__ == "TicketPaid"]
        assert len(paid) == 1
        await there.play()


async def test_a_cash_out_key_names_one_ticket(there: House) -> None:
    async with terminal(there, SEAT) as one, terminal(there, "3") as other:
        await ticket(there, one, "k")
        for someone, cents in ((one, 501), (other, 500), (one, 0), (one, 500)):
            refused = await someone.ask(m.ReserveTicket(key="k", cents=cents))
            assert isinstance(refused, m.Refusal)
            assert refused.why.reason is Reason.KEY_REUSED
        assert len(there.table.tickets) == 1
        await there.play()


async def test_a_number_that_is_not_its_own_is_not_its_to_print(
    there: House, crown: RuleBook
) -> None:
    async with (
        terminal(there, SEAT, tickets=m.TicketsStanding(asking=("k",))) as one,
        terminal(there, "3") as liar,
    ):
        reserved = await one.ask(m.ReserveTicket(key="k", cents=500))
        assert isinstance(reserved, m.TicketReserved)
        for printed in (True, False):
            told = m.TicketsStanding(out={reserved.number: printed})
            liar.say(standing(crown, "3", there.head(), tickets=told))
            await liar.handled()
        await there.durable()
        assert there.table.tickets[reserved.number].status is TicketStatus.RESERVED
        await there.play()


async def test_a_payment_that_was_never_ordered_is_nothing_and_anothers_stays_due(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there, terminal(there, "3") as liar:
        async with terminal(there, SEAT) as owner:
            await owner.handled()
        await there.order(c.Credit(SEAT, 500, Tender.CASH))
        (key,) = there.table.due
        liar.say(
            standing(
                crown,
                "3",
                there.head(),
                payments=m.PaymentsStanding(paid=(key, "never", HONEST)),
            )
        )
        liar.say(m.PaymentNotDone(key=key, why=Refusal(Reason.NO_CREDIT)))
        liar.say(m.PaymentNotDone(key="never", why=Refusal(Reason.NO_CREDIT)))
        await liar.handled()
        await there.durable()
        assert list(there.table.due) == [key]
        await there.play()
    assert "AnswerPayment is refused: no_payment" in caplog.text


async def test_another_seats_case_is_not_its_to_answer(
    there: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with terminal(there, SEAT) as owner:
        await owner.handled()
    case = c.OpenCase("case", SEAT, 0, 500, "a dispute", withhold=True)
    await there.order(case)
    async with terminal(there, "3", cases=m.CasesStanding(withheld={"case": 500})) as liar:
        await liar.handled()
        await there.durable()
        assert there.table.cases["case"].hold is Hold.ASKED
        liar.say(m.CaseNotHeld(case="case", why=Refusal(Reason.NO_CREDIT)))
        assert await liar.ended() == "the case is another seat's"
    await there.durable()
    assert there.table.cases["case"].hold is Hold.ASKED
    await there.play()


async def test_the_name_of_a_dispute_that_is_over_begins_no_other(
    there: House, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    """A journal has each of them once, and a second one is no fault of the disk."""
    async with terminal(there, SEAT) as liar:
        for name in ("mine", "another", "mine"):
            told = m.CasesStanding(dispute=Disputed(case=name, round=0, by="player"))
            liar.say(standing(crown, SEAT, there.head(), cases=told))
            await liar.handled()
            await there.durable()
            if name in there.table.cases:
                await there.order(c.CloseCase(name, "looked at"))
        assert not there.table.cases
        await there.play()
    assert "TakeDispute is refused: key_reused" in caplog.text


async def test_cases_out_of_thin_air_bury_nobody(there: House, crown: RuleBook) -> None:
    """Staff go on seeing the table, however many cases one terminal invents."""
    async with terminal(there, SEAT) as liar:
        for batch in range(20):
            named = {f"case {batch} {number} {'x' * 60}": 1 for number in range(200)}
            liar.say(standing(crown, SEAT, there.head(), cases=m.CasesStanding(withheld=named)))
            await liar.handled()
        await there.durable()
        assert len(there.table.cases) == CASES_MAX
        for number in range(40):
            what = "💥" * 480
            await there.order(c.OpenCase(f"wordy {number}", HONEST, 0, 1, what))
        for name in list(there.table.cases):
            if name.startswith("wordy"):
                await there.order(c.CloseCase(name, "looked at"))
        await there.play()


async def test_orders_that_are_never_obeyed_are_not_repeated_for_ever(
    there: House, crown: RuleBook
) -> None:
    async with terminal(there, SEAT) as liar:
        await there.open_round()
        for _ in range(50):
            # It says that it has carried out whatever it was told, and has not.
            liar.say(standing(crown, SEAT, there.head(), batch=1))
        await liar.handled()
        told = [heard for heard in liar.heard if isinstance(heard, m.Orders)]
        assert len(told) <= 50
        assert there.table.round.phase is TablePhase.BETTING
        await there.end_round()
        await there.play()
