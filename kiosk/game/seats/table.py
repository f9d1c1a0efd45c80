"""Terminals that come to the table, and how far their journals have come."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import UNDER_WAY
from kiosk.game.seats.state import Heads, LastTold, Seat, Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("heads")


@PART.records(f.SeatJoined)
def join(command: c.Join, book: RuleBook, state: Table) -> bool:
    return command.seat not in state.seats


@PART.decides
def see_head(command: c.SeeHead, book: RuleBook, state: Table) -> f.Facts:
    """A journal only grows: one that is shorter, or another of the same length, was tampered with
    or put back from a copy."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    gone_for_good = state.seats[command.seat].vacant and not command.new
    require(not gone_for_good, Reason.WRITTEN_OFF, seat=command.seat)
    head = (command.seq, command.hash)
    seen = state.heads.get(command.seat, (0, ""))
    if head == seen and command.came is f.Came.HERE:
        return ()
    grown = command.seq > seen[0] or head == seen
    require(grown, Reason.JOURNAL_CUT, seq=command.seq, seen_seq=seen[0])
    return (f.HeadSeen(seat=command.seat, seq=command.seq, hash=command.hash, came=command.came),)


@PART.answers
def _(fact: f.HeadSeen, book: RuleBook, state: Table) -> c.SeeHead:
    """Whether it was never here before is its own word, and is not kept."""
    return c.SeeHead(fact.seat, fact.seq, fact.hash, new=True, came=fact.came)


@PART.records(f.SeatLost)
def lose_seat(command: c.LoseSeat, book: RuleBook, state: Table) -> bool:
    """The link is cut: perhaps for a moment, perhaps for ever."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    told = LastTold(command.credit_cents, command.stake_cents)
    return told not in (LastTold(), state.seats[command.seat].last)


@PART.applies
def _(fact: f.SeatJoined, seats: Seats, state: Table) -> Seats:
    return {**seats, fact.seat: Seat()}


@PART.applies
def _(fact: f.HeadSeen, heads: Heads, state: Table) -> Heads:
    return {**heads, fact.seat: (fact.seq, fact.hash)}


@PART.applies
def _(
    fact: f.SlipTaken | f.PointsTaken | f.SettlementReported, heads: Heads, state: Table
) -> Heads:
    return {**heads, fact.seat: fact.head} if fact.head is not None else heads


@PART.applies
def _(
    fact: f.HeadSeen | f.SlipTaken | f.PointsTaken | f.SettlementReported,
    seats: Seats,
    state: Table,
) -> Seats:
    """A terminal that shows its journal is here and speaks for itself."""
    seat, shown = seats[fact.seat], isinstance(fact, f.HeadSeen) or fact.head is not None
    away = seat.vacant or seat.last is not None
    return with_seat(seats, fact.seat, vacant=False, last=None) if shown and away else seats


@PART.applies
def _(fact: f.SeatLost, seats: Seats, state: Table) -> Seats:
    last = LastTold(fact.credit_cents, fact.stake_cents)
    return with_seat(seats, fact.seat, last=last, away_in=state.round.number)


@PART.applies
def _(fact: f.SeatCleared, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, vacant=True, last=None, since=state.round.number)


@PART.applies
def _(fact: f.SeatWrittenOff, seats: Seats, state: Table) -> Seats:
    """The next machine has nothing to do with this one."""
    return {**seats, fact.seat: Seat(vacant=True, since=state.round.number)}


@PART.applies
def _(fact: f.SeatCleared | f.SeatWrittenOff, heads: Heads, state: Table) -> Heads:
    return {name: head for name, head in heads.items() if name != fact.seat}


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    """Nobody sits out a round that was under way when he came."""
    came = fact.playing and state.round.phase in UNDER_WAY
    return with_seat(seats, fact.seat, sat_out=-1 if came else 0)


@PART.applies
def _(fact: f.ResultConfirmed, seats: Seats, state: Table) -> Seats:
    wagered = state.round.kept[fact.round].slips
    return {
        name: replace(seat, sat_out=0 if name in wagered else seat.sat_out + 1)
        if seat.playing
        else seat
        for name, seat in seats.items()
    }
