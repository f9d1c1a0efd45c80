"""A terminal that is gone for good: what it told last, and its money paid by hand for it.

Its journal is out of reach, so what its player has there is taken from the table's own: what the
terminal told last, and what the table decided about its slips, payments and tickets since. Once two
people have paid that, the seat belongs to the next machine: the old one, should it ever come back,
is not let in again, for its money has left.
"""

from collections.abc import Iterator, Sequence

from kiosk.game import facts as f
from kiosk.game.cases.state import Case, Hold
from kiosk.game.given import Given
from kiosk.game.irregularity.preview import resettlements
from kiosk.game.refusal import Reason, Refusal, require
from kiosk.game.round.state import SlipStatus, TableRound, TableSlip
from kiosk.game.seats.state import LastTold
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.supernova.state import WagerState
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook

PART = TablePart("heads")


PAID_TOO_LITTLE = "the terminal was replaced, and by the corrected result its player was due more"

PAID_TOO_MUCH = "the terminal was replaced, and by the corrected result its player was due less"


def trusted_cents(book: RuleBook, state: Table, seat: str, *, printed: bool = False) -> int:
    """What the player of an absent terminal has, as far as the table knows. `printed`: the ticket
    that was being printed was found. Raises `Refused` while that is undecided."""
    last = state.seats[seat].last or LastTold()
    cents = last.credit_cents + last.stake_cents + _earned_cents(book, state, seat)
    cents += sum(d.cents for d in state.due.values() if d.seat == seat and d.credits)
    cents += sum(case.aside_cents for _, case in _cases(state, seat) if case.pay)
    if not printed:
        cents += sum(state.tickets[number].cents for number in _tickets(state, seat))
    return max(cents, 0)


def _earned_cents(book: RuleBook, state: Table, seat: str) -> int:
    """Of slips that the terminal never settled: what they earn, less what was staked."""
    cents = 0
    for played in state.round.kept.values():
        slip = played.slips.get(seat)
        if slip is None or slip.reported or played.round <= state.seats[seat].since:
            continue
        require(slip.status is not SlipStatus.IN_QUESTION, Reason.CASE_OPEN, round=played.round)
        if slip.status in (SlipStatus.REGISTERED, SlipStatus.FORFEITED):
            require(played.over, Reason.NOT_SETTLED, round=played.round)
            earned = settle_slip(book, slip.stakes, slip.promotional, played.numbers, slip.judged)
            cents += earned.credited_cents - sum(slip.stakes.values())
            cents -= _jackpot_played_cents(state, seat, played, slip)
    return cents


def _jackpot_played_cents(state: Table, seat: str, played: TableRound, slip: TableSlip) -> int:
    """The jackpot wager, if it was drawn and the terminal counted it among its stakes still."""
    there, last = played.supernova, state.seats[seat].last or LastTold()
    if there is None or seat not in there.seats:
        return 0
    require(there.state is not WagerState.SENT, Reason.NOT_SETTLED, round=played.round)
    main_cents = sum(slip.stakes.values()) + sum(slip.promotional.values())
    counted = last.stake_cents > main_cents
    return slip.jackpot_cents if counted and there.state is WagerState.DRAWN else 0


def differences_of_gone_machines(
    book: RuleBook,
    state: Table,
    corrected: f.ResultCorrected | f.SpreadVoided,
    forfeited: Sequence[str] = (),
) -> Iterator[f.Fact]:
    """A round is settled anew by the terminals that played it. For one that was replaced since
    nobody does: what its player got too much or too little is a question for people."""
    played = state.round.kept[corrected.round]
    if isinstance(corrected, f.SpreadVoided):
        numbers = Numbers(played.outcome, None)
    else:
        numbers = Numbers(corrected.outcome, played.ring)
    for seat, made in resettlements(book, played, numbers).items():
        after_cents = 0 if seat in forfeited else made.after_cents
        more_cents = after_cents - made.before_cents
        name = str(corrected.settlement)
        yield from difference_of_gone_machine(state, seat, played.round, name, more_cents)


def difference_of_gone_machine(
    state: Table, seat: str, round_: int, name: str, more_cents: int
) -> Iterator[f.Fact]:
    if more_cents and round_ <= state.seats[seat].since:
        yield f.CaseOpened(
            case=f"replaced {seat} {round_} {name}",
            seat=seat,
            round=round_,
            cents=abs(more_cents),
            what=PAID_TOO_LITTLE if more_cents > 0 else PAID_TOO_MUCH,
        )


@PART.decides
@PART.kept_in(f.SeatWrittenOff)
def write_off(command: c.WriteOffSeat, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """All that waited for this terminal is ended, so that nothing is paid to or by it again."""
    seat = command.seat
    require(seat in state.seats, Reason.UNKNOWN_SEAT, seat=seat)
    require(state.seats[seat].playing, Reason.NO_ACCOUNT, seat=seat)
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    undecided = any(case.hold is Hold.HELD and case.pay is None for _, case in _cases(state, seat))
    require(not undecided, Reason.CASE_OPEN)
    seq, hashed = state.heads.get(seat, (0, ""))
    paid = f.SeatWrittenOff(
        key=given.key,
        seat=seat,
        cents=command.cents,
        trusted_cents=trusted_cents(book, state, seat, printed=command.printed),
        printed=command.printed,
        seq=seq,
        hash=hashed,
        who=given.who,
    )
    return (paid, *_ended(command, state))


def _ended(command: c.WriteOffSeat, state: Table) -> Iterator[f.Fact]:
    seat = command.seat
    why = str(Refusal(Reason.WRITTEN_OFF, seat=seat))
    for key, due in state.due.items():
        if due.seat == seat:
            yield f.PaymentAnswered(key=key, seat=seat, done=False, reason=why)
    for number in state.seats[seat].tickets:
        if state.tickets[number].status is TicketStatus.HELD:
            # It is in the box, or will never be taken: nobody is paid for it any more.
            yield f.TicketPaid(number=number, seat=seat)
        elif command.printed:
            yield f.TicketIssued(number=number)
        else:
            yield f.TicketCancelled(number=number)
    for name, case in _cases(state, seat):
        if case.hold is Hold.ASKED:
            yield f.CaseHeld(case=name, held=False, reason=why)
        elif case.pay is not None:
            yield f.CaseCarriedOut(case=name)


def _cases(state: Table, seat: str) -> list[tuple[str, Case]]:
    return [(name, case) for name, case in state.cases.items() if case.seat == seat]


def _tickets(state: Table, seat: str) -> list[str]:
    """Those that were being printed."""
    numbers = state.seats[seat].tickets
    return [n for n in numbers if state.tickets[n].status is TicketStatus.RESERVED]
