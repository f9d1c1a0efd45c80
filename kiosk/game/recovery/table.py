"""The terminals' own records are taken for the truth; where they cannot tell, people are asked.

Money lives at the terminals, and stays as they have it: a round that is settled there is not
settled again. What lives at the table is brought back: tickets, so that paper in somebody's hand is
good and paper in a box is not paid again; the number of the last round; and slips that were waiting
for their number.
"""

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.recovery.state import Counted, RecoveryAtTable, Told, ToldRound
from kiosk.game.recovery.word import MORE_THAN_ITS_WORD, above_its_word
from kiosk.game.refusal import Reason, require
from kiosk.game.spread.table import lost_with_records
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tickets.spent import spent_as
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread

PART = TablePart("recovery")
PART.answers_to_none(NoCommand.BESIDE, f.RoundAdopted, f.SlipAdopted)

OTHER_AMOUNT = "the table and a terminal name different amounts of a ticket"
ABOVE_LIMIT = "a terminal tells of a ticket above what one ticket is worth at this table"
PAID_TWICE = "a ticket is in the boxes of two terminals"
CANCELLED = "a ticket was printed that the table holds for cancelled"
OTHER_NUMBER = "terminals have settled a round by different numbers"
NUMBER_LOST = "the number of a round was lost with the table's records, and its bets went back"
CASES = (
    ABOVE_LIMIT,
    OTHER_AMOUNT,
    PAID_TWICE,
    CANCELLED,
    OTHER_NUMBER,
    NUMBER_LOST,
    MORE_THAN_ITS_WORD,
)
CASES_MAX = 10
"""Of one seat: whoever is wrong so often is looked at anyway, and buries nobody else's cases."""

ROUNDS_MAX = 10_000_000
"""That a table can have lost: more than ten years of play."""

_NOT_MEANWHILE = (c.OpenTable, c.OpenRound, c.ReserveTicket, c.HoldTicket, c.SeekTicket)
_RANK = (
    TicketStatus.RESERVED,
    TicketStatus.ISSUED,
    TicketStatus.HELD,
    TicketStatus.PAID,
)
"""Of two words about a ticket the later stage counts: paper only goes one way."""


def require_recovered(state: Table, command: c.Command) -> None:
    meanwhile = state.recovery.active and isinstance(command, _NOT_MEANWHILE)
    require(not meanwhile, Reason.RECOVERING)


@PART.records(f.RecoveryBegun)
def begin_recovery(command: c.BeginRecovery, book: RuleBook, state: Table) -> None:
    require(not state.recovery.active, Reason.RECOVERING)


@PART.decides
def recover_ticket(command: c.RecoverTicket, book: RuleBook, state: Table) -> f.Facts:
    _require_told_now(state, command.seat)
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    known = state.tickets.get(command.number)
    recovered = f.TicketRecovered(
        number=command.number,
        seat=command.seat,
        cents=command.cents,
        expires_ms=command.expires_ms,
        status=command.status,
    )
    limit_cents = state.paper.ticket_limit_cents if state.paper else command.cents
    what = ""
    spent = spent_as(state.spent, command.number) if known is None else None
    if spent is TicketStatus.CANCELLED and command.status is not TicketStatus.RESERVED:
        what = CANCELLED
    elif spent is not None:
        return ()
    elif known is None and command.cents > limit_cents:
        what = ABOVE_LIMIT
    elif known is None:
        return (recovered,)
    elif known.cents != command.cents:
        what = OTHER_AMOUNT
    elif known.status is TicketStatus.CANCELLED and command.status is not TicketStatus.RESERVED:
        what = CANCELLED
    elif known.status is command.status is TicketStatus.PAID and known.holder != command.seat:
        what = PAID_TWICE
    if what:
        return _case(state, f"ticket {command.seat} {command.number[-4:]}", command, what)
    assert known is not None
    if known.status is TicketStatus.CANCELLED:
        return ()
    later = _RANK.index(command.status) > _RANK.index(known.status)
    return (recovered,) if later else ()


@PART.answers
def _(fact: f.TicketRecovered, book: RuleBook, state: Table) -> c.RecoverTicket:
    return c.RecoverTicket(fact.number, fact.seat, fact.cents, fact.expires_ms, fact.status)


@PART.decides
def recover_round(command: c.RecoverRound, book: RuleBook, state: Table) -> f.Facts:
    """A round that the table knows is put right in the usual way."""
    _require_told_now(state, command.seat)
    _require_plausible(state, command.round)
    known = command.outcome is None or command.outcome in book.wheel.order
    require(known, Reason.UNKNOWN_POCKET, pocket=command.outcome)
    kept = state.round.kept.get(command.round)
    if command.round < 1 or (kept is not None and kept.over):
        return ()
    recovered = f.RoundRecovered(
        seat=command.seat,
        round=command.round,
        outcome=command.outcome,
        settlement=command.settlement,
        staked_cents=command.staked_cents,
        credited_cents=command.credited_cents,
    )
    other = state.recovery.rounds.get(command.round)
    if other is not None and command.seat in other.seats:
        return ()  # it was cut off while it told, and tells again
    if other is None or not _differ(other.outcome, command.outcome):
        return (recovered,)
    case = _case(state, f"round {command.seat} {command.round}", command, OTHER_NUMBER)
    return (recovered, *case)


@PART.answers
def _(fact: f.RoundRecovered, book: RuleBook, state: Table) -> c.RecoverRound:
    return c.RecoverRound(
        fact.seat,
        fact.round,
        fact.outcome,
        fact.settlement,
        fact.staked_cents,
        fact.credited_cents,
    )


@PART.records(f.PaymentRecovered)
def recover_payment(command: c.RecoverPayment, book: RuleBook, state: Table) -> bool:
    """One that the table ordered is answered in the usual way; and who was cut off tells again."""
    _require_told_now(state, command.seat)
    return command.key not in state.due and command.key not in state.recovery.payments


@PART.decides
@PART.kept_in(f.SeatRecovered)
def recover_seat(command: c.RecoverSeat, book: RuleBook, state: Table) -> f.Facts:
    _require_told_now(state, command.seat)
    _require_plausible(state, command.open_round)
    _require_wagers(book, command)
    counted = state.recovery.counted.get(command.seat, Counted())
    slip = command.slip if command.open_round else ""
    recovered = f.SeatRecovered(
        seat=command.seat,
        tickets=counted.tickets,
        cents=counted.cents,
        rounds=counted.rounds,
        open_round=command.open_round,
        slip=slip,
        stakes=dict(command.stakes) if slip else {},
        promotional=dict(command.promotional) if slip else {},
        registered=command.registered and bool(slip),
        jackpots=command.jackpots,
    )
    again = state.recovery.told.get(command.seat) == _told(recovered)
    return () if again and state.seats[command.seat].funds is None else (recovered,)


def _require_told_now(state: Table, seat: str) -> None:
    require(state.recovery.active, Reason.NOT_RECOVERING)
    require(seat in state.seats, Reason.UNKNOWN_SEAT, seat=seat)


def _require_plausible(state: Table, round_: int) -> None:
    """The next round has the next number, so nobody may bring it to where numbers end."""
    require(round_ <= state.round.number + ROUNDS_MAX, Reason.WRONG_ROUND, round=round_)


def _require_wagers(book: RuleBook, command: c.RecoverSeat) -> None:
    for wager, cents in (*command.stakes.items(), *command.promotional.items()):
        require(book.has(wager), Reason.UNKNOWN_WAGER, wager=wager)
        require(cents > 0, Reason.BAD_AMOUNT, cents=cents)


def _differ(one: str | None, other: str | None) -> bool:
    """A round that was void for one seat has a number for the others."""
    return one is not None and other is not None and one != other


def _case(
    state: Table, name: str, told: c.RecoverTicket | c.RecoverRound, what: str
) -> tuple[f.Fact, ...]:
    here = (case for case in state.cases.values() if case.seat == told.seat)
    if name in state.cases or sum(case.what in CASES for case in here) >= CASES_MAX:
        return ()
    cents = told.cents if isinstance(told, c.RecoverTicket) else told.credited_cents
    round_ = told.round if isinstance(told, c.RecoverRound) else 0
    opened = f.CaseOpened(case=name, seat=told.seat, round=round_, cents=cents, what=what)
    return (opened,)


@PART.decides
def end_recovery(command: c.EndRecovery, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(state.recovery.active, Reason.NOT_RECOVERING)
    told = state.recovery.told
    waiting = {there.open_round for there in told.values() if there.open_round}
    last = max((state.round.number, *waiting, *state.recovery.rounds))
    unknown = {n for n in (*waiting, last) if n and not _is_over(state, n)}
    unfinished = {n for n, played in state.round.kept.items() if not played.over}
    ended = f.RecoveryEnded(
        key=given.key,
        who=given.who,
        second=given.second,
        round=last,
        missing=tuple(sorted(state.seats.keys() - told.keys())),
    )
    doubted = {seat: cents for seat in state.seats if (cents := above_its_word(book, state, seat))}
    rounds = sorted(unknown | unfinished)
    adopted = [fact for number in rounds for fact in _adopted(book, state, number, doubted)]
    return (*adopted, *_forgotten(state), *_doubts(state, doubted), ended)


def _doubts(state: Table, doubted: Mapping[str, int]) -> Iterator[f.Fact]:
    for seat, cents in doubted.items():
        name = f"told {seat}"
        if name not in state.cases:
            what = MORE_THAN_ITS_WORD
            yield f.CaseOpened(case=name, seat=seat, round=0, cents=cents, what=what)


@PART.answers
def _(fact: f.RecoveryEnded, book: RuleBook, state: Table) -> c.EndRecovery:
    return c.EndRecovery()


def _is_over(state: Table, number: int) -> bool:
    return number in state.round.kept and state.round.kept[number].over


def _adopted(
    book: RuleBook, state: Table, number: int, doubted: Collection[str]
) -> Iterator[f.Fact]:
    told = state.recovery.rounds.get(number)
    sure = told is not None and told.outcome is not None and not told.disputed
    outcome, settlement = (told.outcome, told.settlement) if told and sure else (None, 0)
    waiting = {
        seat: there
        for seat, there in state.recovery.told.items()
        if there.open_round == number and there.slip
    }
    yield f.RoundAdopted(round=number, outcome=outcome, settlement=settlement)
    if sure:
        wagered = any(is_spread(wager) for there in waiting.values() for wager in there.stakes)
        yield from lost_with_records(book, state, number, wagered=wagered)
    for seat, there in waiting.items():
        if sure:
            witnessed = told is not None and len(told.seats) > 1
            yield f.SlipAdopted(
                seat=seat,
                round=number,
                slip=there.slip,
                stakes=dict(there.stakes),
                promotional=dict(there.promotional),
                registered=there.registered and witnessed and seat not in doubted,
            )
        elif there.registered:
            yield _number_lost(seat, there)


def _forgotten(state: Table) -> Iterator[f.Fact]:
    """Slips that the table had registered before it lost them, of a round that it took for
    interrupted while bets were open: they go back as all others do, and people look."""
    for seat, there in state.recovery.told.items():
        played = state.round.kept.get(there.open_round)
        if there.registered and played is not None and played.void and seat not in played.slips:
            yield _number_lost(seat, there)


def _number_lost(seat: str, there: Told) -> f.CaseOpened:
    return f.CaseOpened(
        case=f"round {seat} {there.open_round}",
        seat=seat,
        round=there.open_round,
        cents=sum(there.stakes.values()) + sum(there.promotional.values()),
        what=NUMBER_LOST,
    )


@PART.applies
def _(fact: f.RecoveryBegun, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    return RecoveryAtTable(active=True)


@PART.applies
def _(fact: f.PaymentRecovered, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    """For the audit and the reports: the money is where it is."""
    with_payment = replace(recovery, payments={**recovery.payments, fact.key: fact.seat})
    return _counted(with_payment, fact.seat, Counted(payments=1))


@PART.applies
def _(fact: f.RecoveryEnded, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    return RecoveryAtTable()


@PART.applies
def _(fact: f.RoundRecovered, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    told = ToldRound(fact.outcome, fact.settlement, (fact.seat,))
    other = recovery.rounds.get(fact.round)
    if other is not None:
        disputed = other.disputed or _differ(other.outcome, fact.outcome)
        told = ToldRound(
            other.outcome if other.outcome is not None else fact.outcome,
            max(other.settlement, fact.settlement),
            (*other.seats, fact.seat),
            disputed,
        )
    with_round = replace(recovery, rounds={**recovery.rounds, fact.round: told})
    return _counted(with_round, fact.seat, Counted(rounds=1))


@PART.applies
def _(fact: f.SeatRecovered, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    told, funds = {**recovery.told, fact.seat: _told(fact)}, state.seats[fact.seat].funds
    if funds is None or fact.seat in recovery.knew:
        return replace(recovery, told=told)
    return replace(recovery, told=told, knew={**recovery.knew, fact.seat: funds})


def _told(fact: f.SeatRecovered) -> Told:
    return Told(
        fact.tickets,
        fact.cents,
        fact.rounds,
        fact.open_round,
        fact.slip,
        fact.stakes,
        fact.promotional,
        fact.registered,
        fact.jackpots,
    )


@PART.applies
def _(fact: f.TicketRecovered, recovery: RecoveryAtTable, state: Table) -> RecoveryAtTable:
    owed = fact.status in (TicketStatus.ISSUED, TicketStatus.RESERVED)
    unknown = fact.number not in state.tickets
    cents = fact.cents if owed and unknown else 0
    return _counted(recovery, fact.seat, Counted(tickets=1, cents=cents))


def _counted(recovery: RecoveryAtTable, seat: str, more: Counted) -> RecoveryAtTable:
    before = recovery.counted.get(seat, Counted())
    after = Counted(
        before.tickets + more.tickets,
        before.cents + more.cents,
        before.rounds + more.rounds,
        before.payments + more.payments,
    )
    return replace(recovery, counted={**recovery.counted, seat: after})
