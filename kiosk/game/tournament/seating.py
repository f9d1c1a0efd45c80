"""Who plays in a session, and where: by lot, or as the director says (S3 5.5(c), 5.10, 5.12)."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tournament.conditions import (
    require_between_rounds,
    require_entrant,
    require_session,
    require_tournament,
)
from kiosk.game.tournament.state import EntrantState, Session, TournamentAtTable
from kiosk.game.tournament.values import SESSIONS_MAX, SessionPhase
from kiosk.rules.rulebook import RuleBook

PART = TablePart("tournament")


@PART.decides
@PART.kept_in(f.SessionCalled)
def call_session(command: c.CallSession, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Those who entered, or have advanced to this heat (S3 5.28), and have not played in it."""
    terms, there = require_tournament(state), state.tournament
    require(not there.on, Reason.SESSION_UNDER_WAY)
    require(not there.decided, Reason.ENTRIES_CLOSED)
    require(there.called < SESSIONS_MAX, Reason.TOURNAMENT_FULL, value=SESSIONS_MAX)
    require(1 <= command.heat <= terms.heats, Reason.NOT_THIS_HEAT)
    require(len({*command.entrants}) == len(command.entrants), Reason.ENTRANT_TWICE)
    for name in command.entrants:
        entrant = require_entrant(state, name)
        require(entrant.state is EntrantState.IN, Reason.ENTRANT_OUT, name=name)
        require(entrant.heat == command.heat, Reason.NOT_THIS_HEAT, name=name)
    least, most = terms.session.players_min, terms.session.players_max
    fit = least <= len(command.entrants) <= most
    require(fit, Reason.NUMBER_OF_PLAYERS, value=len(command.entrants))
    again = there.session is not None
    called = f.SessionCalled(
        session=there.called if again else there.called + 1,
        heat=command.heat,
        entrants=command.entrants,
        who=given.who,
    )
    return (called,)


@PART.records(f.LotAsked, session="tournament.called")
def draw_seats(command: c.DrawSeats, book: RuleBook, state: Table) -> None:
    session = _require_called(state)
    require(len({*command.seats}) == len(command.seats), Reason.SEAT_TAKEN)
    require(len(command.seats) == len(session.entrants), Reason.NUMBER_OF_PLAYERS)
    for seat in command.seats:
        _require_seat(state, seat)


@PART.decides
@PART.kept_in(f.SeatsDrawn)
def draw_lot(command: c.DrawLot, book: RuleBook, state: Table) -> f.Facts:
    """Once, for those who are to be drawn for."""
    session = state.tournament.session
    require(session is not None and bool(session.lot_due), Reason.NO_SESSION)
    assert session is not None
    drawn = f.SeatsDrawn(
        session=session.number,
        lot=command.lot,
        seats=by_lot(command.lot, session.lot_due, session.entrants),
    )
    return (drawn,)


def by_lot(lot: str, seats: Sequence[str], entrants: Sequence[str]) -> dict[str, str]:
    """Everybody can compute it again: each entrant draws the hash of the lot and his number, and
    the lowest has the first seat."""
    drawn = sorted(entrants, key=lambda name: sha256(bytes.fromhex(lot) + name.encode()).digest())
    return dict(zip(seats, drawn, strict=True))


@PART.records(f.SeatAssigned, session="tournament.called")
def assign_seat(command: c.AssignSeat, book: RuleBook, state: Table) -> bool:
    require_tournament(state)
    session = require_session(state)
    require(command.entrant in session.entrants, Reason.NOT_IN_SESSION, name=command.entrant)
    if session.seats.get(command.seat) == command.entrant:
        return False
    _require_seat(state, command.seat)
    require(command.seat not in session.seats, Reason.SEAT_TAKEN, seat=command.seat)
    if session.on:
        require_between_rounds(state)
    return True


def _require_called(state: Table) -> Session:
    require_tournament(state)
    session = require_session(state)
    require(session.phase is SessionPhase.CALLED, Reason.SESSION_UNDER_WAY)
    return session


def _require_seat(state: Table, seat: str) -> None:
    there = state.seats.get(seat)
    require(there is not None and not there.vacant, Reason.UNKNOWN_SEAT, seat=seat)


@PART.decides
@PART.kept_in(f.SessionStarted)
def start_session(command: c.StartSession, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Each obtains his buy-in before (S3 5.22, 5.29). The table is the tournament's: no seat of it
    may have any credit, so that no live meter can move."""
    terms, session = require_tournament(state), _require_called(state)
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    require(state.round.phase is TablePhase.IDLE, Reason.ROUND_UNDER_WAY)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    require(not session.lot_due, Reason.LOT_DUE)
    seated = {*session.seats.values()} == {*session.entrants}
    require(seated, Reason.NOT_SEATED)
    # Whoever was called may have been disqualified since.
    count = len(session.entrants)
    require(count >= terms.session.players_min, Reason.NUMBER_OF_PLAYERS, value=count)
    # A seat that staff have locked takes no part, whatever its machine says of a player there.
    there = (n for n, s in state.seats.items() if s.playing and (n in session.seats or not s.locks))
    playing = min(there, default=None)
    require(playing is None, Reason.LIVE_CREDIT, seat=playing)
    for seat in session.seats:
        _require_seat(state, seat)
        locks = tuple(state.seats[seat].locks)
        require(not locks, Reason.LOCKED, seat=seat, locks=locks)
    started = f.SessionStarted(
        session=session.number,
        seats=dict(session.seats),
        points=terms.stack,
        buy_in_cents=terms.chips.buy_in_cents,
        started_ms=given.now_ms,
        who=given.who,
    )
    return (started,)


# ---- What they change ---------------------------------------------------------------------------


@PART.applies
def _(fact: f.SessionCalled, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    session = Session(number=fact.session, heat=fact.heat, entrants=fact.entrants)
    return replace(tournament, session=session, called=fact.session)


@PART.applies
def _(fact: f.LotAsked, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return _with(tournament, lot_due=fact.seats)


@PART.applies
def _(fact: f.SeatsDrawn, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return _with(tournament, seats=fact.seats, lot_due=(), lot=fact.lot)


@PART.applies
def _(fact: f.SeatAssigned, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.session is not None
    others = {s: name for s, name in tournament.session.seats.items() if name != fact.entrant}
    return _with(tournament, seats={**others, fact.seat: fact.entrant}, lot_due=())


def _with(tournament: TournamentAtTable, **changes: object) -> TournamentAtTable:
    assert tournament.session is not None
    return replace(tournament, session=replace(tournament.session, **changes))
