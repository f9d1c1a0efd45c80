"""Conditions that many orders share."""

from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TablePhase
from kiosk.game.table.state import Table
from kiosk.game.tournament.state import Entrant, PlayerAt, Session
from kiosk.rules.tournament.terms import TournamentTerms


def require_tournament(state: Table) -> TournamentTerms:
    """One is open, and goes on."""
    terms = require_open(state)
    require(not state.tournament.cancelled, Reason.TOURNAMENT_CANCELLED)
    return terms


def require_open(state: Table) -> TournamentTerms:
    terms = state.tournament.terms
    require(terms is not None, Reason.NO_TOURNAMENT)
    assert terms is not None
    return terms


def require_entrant(state: Table, entrant: str) -> Entrant:
    there = state.tournament.entrants.get(entrant)
    require(there is not None, Reason.UNKNOWN_ENTRANT, name=entrant)
    assert there is not None
    return there


def require_session(state: Table) -> Session:
    """One that was called, or is being played."""
    session = state.tournament.session
    require(session is not None, Reason.NO_SESSION)
    assert session is not None
    return session


def require_in_play(state: Table) -> Session:
    """Between two spins of it."""
    session = require_session(state)
    require(session.in_play, Reason.NO_SESSION)
    require_between_rounds(state)
    return session


def require_between_rounds(state: Table) -> None:
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.ROUND_UNDER_WAY)


def require_player(session: Session, entrant: str) -> PlayerAt:
    """Who holds chips."""
    player = session.players.get(entrant)
    require(player is not None and player.holds, Reason.NOT_IN_SESSION, name=entrant)
    assert player is not None
    return player
