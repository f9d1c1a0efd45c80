"""A session as the director conducts it: what may change between spins, its end, play-offs, who
advances and who has which prize."""

from collections.abc import Mapping
from typing import Any

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
    require_in_play,
    require_player,
    require_session,
    require_tournament,
)
from kiosk.game.tournament.entries import with_buy_ins, with_entrant, with_owed
from kiosk.game.tournament.state import (
    EntrantState,
    Ledger,
    PlayerAt,
    Session,
    SessionKept,
    TournamentAtTable,
)
from kiosk.game.tournament.values import TO_RECORD, Owed, SessionPhase
from kiosk.rules.points import Points, total
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.placing import Finish, Places, after_play_off, cut, places, prizes

PART = TablePart("tournament")


# ---- Between two spins --------------------------------------------------------------------------


@PART.records(f.PointLimitsEased, session="tournament.called")
def ease_limits(command: c.EasePointLimits, book: RuleBook, state: Table) -> bool:
    """Never a higher minimum nor a lower maximum, but as the terms provide (S3 5.21)."""
    terms, session = require_tournament(state), require_in_play(state)
    now, unit = session.limits(terms), terms.limits.unit
    eased = 0 < command.minimum <= now.minimum and command.maximum >= now.maximum
    whole = not command.minimum % unit and not command.maximum % unit
    require(eased and whole, Reason.LIMITS_AGAINST_PLAYERS)
    return (command.minimum, command.maximum) != (now.minimum, now.maximum)


@PART.decides
@PART.kept_in(f.ReBought)
def re_buy(command: c.ReBuy, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Only where the terms allow it, and while chips are held: whoever has none is eliminated
    (S3 5.19, 5.22)."""
    terms, session = require_tournament(state), require_in_play(state)
    player = require_player(session, command.entrant)
    allowed = (
        session.phase is SessionPhase.PLAYING
        and player.rebuys < terms.chips.rebuys
        and session.spin < terms.chips.rebuy_until_spin
    )
    require(allowed, Reason.NO_RE_BUY, name=command.entrant)
    bought = f.ReBought(
        key=given.key,
        entrant=command.entrant,
        points=terms.stack,
        cents=terms.chips.buy_in_cents,
        who=given.who,
    )
    return (bought,)


@PART.records(f.PenaltySet)
def set_penalty(command: c.SetPenalty, book: RuleBook, state: Table) -> bool:
    require_tournament(state)
    player = require_player(require_in_play(state), command.entrant)
    require(bool(command.reason.strip()), Reason.NO_WHY)
    return player.omitted != command.omitted


@PART.records(f.PointsAdjusted)
def adjust_points(command: c.AdjustPoints, book: RuleBook, state: Table) -> None:
    """By a decision in a dispute (S3 5.34). Nobody is sent away or called back by it alone."""
    terms = require_tournament(state)
    session = require_session(state)
    require(session.in_play or session.phase in TO_RECORD, Reason.NO_SESSION)
    require_between_rounds(state)
    player = require_player(session, command.entrant)
    whole = bool(command.points) and not command.points.count % terms.limits.unit
    require(whole, Reason.BAD_POINTS, points=command.points)
    require(player.stack + command.points > Points(), Reason.BAD_POINTS, points=command.points)
    require(bool(command.reason.strip()), Reason.NO_WHY)


@PART.records(f.LeaveGranted)
def grant_leave(command: c.GrantLeave, book: RuleBook, state: Table) -> bool:
    """S3 5.35: in an emergency, or with the director's approval."""
    require_tournament(state)
    player = require_player(require_in_play(state), command.entrant)
    require(bool(command.reason.strip()), Reason.NO_WHY)
    return player.left != command.leaves


# ---- Its end ------------------------------------------------------------------------------------


@PART.decides
def record_session(command: c.RecordSession, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """All chips are presented and recorded (S3 5.25)."""
    terms, session = require_tournament(state), require_session(state)
    require(session.phase in TO_RECORD, Reason.SESSION_NOT_OVER)
    require_between_rounds(state)
    finish, held = finished(session), _held(session)
    if session.phase is SessionPhase.PLAY_OFF_PLAYED:
        placing = after_play_off(session.placing, places(finish))
        about: dict[str, Any] = {"session": session.number, "who": given.who}
        return (f.PlayOffRecorded(play_off=session.play_off, held=held, placing=placing, **about),)
    redeemed = {name: cents for name, there in held.items() if (cents := terms.worth_cents(there))}
    recorded = f.SessionRecorded(
        session=session.number,
        held=held,
        placing=places(finish),
        redeemed=redeemed,
        who=given.who,
    )
    return (recorded,)


@PART.answers
def _(fact: f.SessionRecorded | f.PlayOffRecorded, book: RuleBook, state: Table) -> c.RecordSession:
    return c.RecordSession()


def finished(session: Session) -> dict[str, Finish]:
    """Of those who were not disqualified."""
    return {
        name: Finish(player.stack, player.out_at)
        for name, player in session.players.items()
        if not player.gone
    }


def _held(session: Session) -> dict[str, Points]:
    return {name: player.stack for name, player in session.players.items() if not player.gone}


@PART.decides
@PART.kept_in(f.PlayOffStarted)
def start_play_off(command: c.StartPlayOff, book: RuleBook, state: Table, given: Given) -> f.Facts:
    terms, session = require_tournament(state), require_session(state)
    require(session.phase is SessionPhase.TIED, Reason.NOT_TIED)
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    require_between_rounds(state)
    started = f.PlayOffStarted(
        session=session.number,
        play_off=session.play_off + 1,
        players=state.tournament.tied(),
        points=Points(terms.play_off.points),
        who=given.who,
    )
    return (started,)


@PART.decides
@PART.kept_in(f.WinnersAdvanced)
def advance(command: c.AdvanceWinners, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """S3 5.26, and by discretion whom the terms allow (5.27). Nobody else goes on (5.28), and
    nobody who is eliminated (5.19)."""
    terms, session = require_tournament(state), _require_decided(state)
    require(not state.tournament.final, Reason.FINAL)
    advancing = cut(session.standing, terms.advance.players).advancing
    if command.deemed:
        require(bool(terms.advance.discretionary), Reason.NO_DISCRETION)
        require(bool(command.reason.strip()), Reason.NO_WHY)
        require(len({*command.deemed}) == len(command.deemed), Reason.ENTRANT_TWICE)
        placed = {name for group in session.placing for name in group}
        for name in command.deemed:
            require(name in placed, Reason.NOT_IN_SESSION, name=name)
            require(name not in session.eliminated, Reason.ENTRANT_OUT, name=name)
            require(name not in advancing, Reason.ENTRANT_TWICE, name=name)
    advanced = f.WinnersAdvanced(
        key=given.key,
        session=session.number,
        heat=session.heat,
        advancing=advancing,
        deemed=command.deemed,
        reason=command.reason,
        who=given.who,
    )
    return (advanced,)


@PART.decides
@PART.kept_in(f.PrizesAwarded)
def award(command: c.AwardPrizes, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """S3 5.30 to 5.33."""
    terms, session = require_tournament(state), _require_decided(state)
    require(state.tournament.final, Reason.NOT_FINAL)
    awarded = f.PrizesAwarded(
        session=session.number,
        placing=session.placing,
        prizes=prizes(terms, session.placing, session.eliminated),
        who=given.who,
    )
    return (awarded,)


def _require_decided(state: Table) -> Session:
    session = require_session(state)
    require(session.phase is not SessionPhase.TIED, Reason.TIED)
    require(session.phase is SessionPhase.DECIDED, Reason.SESSION_NOT_OVER)
    require_between_rounds(state)
    return session


@PART.decides
@PART.kept_in(f.BonusAwarded)
def award_bonus(command: c.AwardBonus, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """S3 5.4(m): each once."""
    terms = require_tournament(state)
    entrant = require_entrant(state, command.entrant)
    fair = entrant.state in (EntrantState.IN, EntrantState.OUT)
    require(fair, Reason.ENTRANT_OUT, name=command.entrant)
    there = command.bonus < len(terms.bonus) and command.bonus not in state.tournament.bonuses
    require(there, Reason.NO_BONUS)
    awarded = f.BonusAwarded(
        bonus=command.bonus,
        entrant=command.entrant,
        cents=terms.bonus[command.bonus].cents,
        who=given.who,
    )
    return (awarded,)


@PART.records(f.SessionAbandoned, session="tournament.called")
def abandon(command: c.AbandonSession, book: RuleBook, state: Table) -> None:
    require_tournament(state)
    session = require_session(state)
    require(not session.finish, Reason.SESSION_RECORDED)
    require_between_rounds(state)
    require(bool(command.reason.strip()), Reason.NO_WHY)


# ---- What they change ---------------------------------------------------------------------------


def with_session(tournament: TournamentAtTable, **changes: Any) -> TournamentAtTable:
    assert tournament.session is not None
    return replace(tournament, session=replace(tournament.session, **changes))


def with_player(tournament: TournamentAtTable, name: str, **changes: Any) -> TournamentAtTable:
    assert tournament.session is not None
    players = tournament.session.players
    changed = replace(players[name], **changes)
    return with_session(tournament, players={**players, name: changed})


def _with_ledger(tournament: TournamentAtTable, **more: Points) -> TournamentAtTable:
    assert tournament.session is not None
    ledger = tournament.session.ledger
    added = {name: getattr(ledger, name) + points for name, points in more.items()}
    return with_session(tournament, ledger=replace(ledger, **added))


@PART.applies
def _(fact: f.SessionStarted, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.terms is not None
    names = tuple(fact.seats.values())
    started = with_session(
        tournament,
        phase=SessionPhase.PLAYING,
        seats=fact.seats,
        players={name: PlayerAt(stack=fact.points) for name in names},
        ledger=Ledger(issued=fact.points * len(names)),
        spins=tournament.terms.session.spins,
        started_ms=fact.started_ms,
        buy_in_cents=fact.buy_in_cents,
    )
    return with_buy_ins(started, dict.fromkeys(names, fact.buy_in_cents))


@PART.applies
def _(fact: f.PointLimitsEased, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.session is not None
    since = tournament.session.spin + 1
    return with_session(tournament, eased=(since, fact.minimum, fact.maximum))


@PART.applies
def _(fact: f.ReBought, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.session is not None
    player = tournament.session.players[fact.entrant]
    more = with_player(
        tournament,
        fact.entrant,
        stack=player.stack + fact.points,
        rebuys=player.rebuys + 1,
    )
    return with_buy_ins(_with_ledger(more, issued=fact.points), {fact.entrant: fact.cents})


@PART.applies
def _(fact: f.PenaltySet, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return with_player(tournament, fact.entrant, omitted=fact.omitted)


@PART.applies
def _(fact: f.PointsAdjusted, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.session is not None
    stack = tournament.session.players[fact.entrant].stack + fact.points
    return _with_ledger(with_player(tournament, fact.entrant, stack=stack), adjusted=fact.points)


@PART.applies
def _(fact: f.LeaveGranted, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return with_player(tournament, fact.entrant, left=fact.leaves)


@PART.applies
def _(
    fact: f.EntrantDisqualified, tournament: TournamentAtTable, state: Table
) -> TournamentAtTable:
    session = tournament.session
    if session is None or fact.entrant not in session.entrants:
        return tournament
    if not session.on:
        seats = {seat: name for seat, name in session.seats.items() if name != fact.entrant}
        left = tuple(name for name in session.entrants if name != fact.entrant)
        return with_session(tournament, entrants=left, seats=seats, lot_due=())
    return _without(tournament, session, fact.entrant)


def _without(tournament: TournamentAtTable, session: Session, name: str) -> TournamentAtTable:
    """What he held is out of the game, and so is he, wherever the session is."""
    player = session.players.get(name)
    if player is not None:
        taken = player.stack
        tournament = with_player(tournament, name, stack=Points(), gone=True, last=Points())
        tournament = _with_ledger(tournament, taken=taken)
    placing = _left(session.placing, name)
    tournament = with_session(
        tournament,
        slips={who: slip for who, slip in session.slips.items() if who != name},
        placing=placing,
        finish={who: held for who, held in session.finish.items() if who != name},
        all_out=tuple(who for who in session.all_out if who != name),
        saved=tuple(who for who in session.saved if who != name),
    )
    return _looked_at_again(tournament)


def _left(placing: Places, name: str) -> Places:
    groups = (tuple(who for who in group if who != name) for group in placing)
    return tuple(group for group in groups if group)


def _looked_at_again(tournament: TournamentAtTable) -> TournamentAtTable:
    """With one less, play or a tie may be over, and others may be tied for the place that is free.
    A spin that is under way is scored first."""
    session = tournament.session
    assert session is not None
    if session.in_play and not session.round and session.over():
        return with_session(tournament, phase=over_phase(session))
    if session.phase in (SessionPhase.TIED, SessionPhase.DECIDED):
        return _decided(tournament)
    return tournament


def over_phase(session: Session) -> SessionPhase:
    main = session.phase in (SessionPhase.PLAYING, SessionPhase.PLAYED)
    return SessionPhase.PLAYED if main else SessionPhase.PLAY_OFF_PLAYED


def _decided(tournament: TournamentAtTable) -> TournamentAtTable:
    """Tied, or not any more. One who is left alone has nobody to play it off with."""
    session = tournament.session
    assert session is not None
    if len(session.all_out) == 1:
        tournament = with_session(tournament, all_out=())
    phase = SessionPhase.TIED if len(tournament.tied()) > 1 else SessionPhase.DECIDED
    return with_session(tournament, phase=phase)


@PART.applies
def _(fact: f.SessionRecorded, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    session = tournament.session
    assert session is not None
    recorded = _put_away(tournament, fact.held, fact.placing, finish=finished(session))
    for name, cents in fact.redeemed.items():
        redeemed = recorded.entrants[name].redeemed_cents + cents
        recorded = with_entrant(recorded, name, redeemed_cents=redeemed)
    return _decided(with_owed(recorded, Owed.CHIPS, fact.redeemed))


@PART.applies
def _(fact: f.PlayOffRecorded, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return _decided(_put_away(tournament, fact.held, fact.placing, all_out=()))


def _put_away(
    tournament: TournamentAtTable, held: Mapping[str, Points], placing: Places, **changes: Any
) -> TournamentAtTable:
    """Back to the float: nothing is on the table."""
    session = tournament.session
    assert session is not None
    emptied = {
        name: replace(player, stack=Points(), last=Points())
        for name, player in session.players.items()
    }
    put = with_session(tournament, players=emptied, placing=placing, kept={}, **changes)
    return _with_ledger(put, taken=total(held.values()))


@PART.applies
def _(fact: f.PlayOffStarted, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    assert tournament.terms is not None
    started = with_session(
        tournament,
        phase=SessionPhase.PLAY_OFF,
        play_off=fact.play_off,
        players={name: PlayerAt(stack=fact.points) for name in fact.players},
        spin=0,
        spins=tournament.terms.play_off.spins,
        eased=None,
    )
    return _with_ledger(started, issued=fact.points * len(fact.players))


@PART.applies
def _(fact: f.WinnersAdvanced, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    ended = _ended(tournament, state, advancing=fact.advancing, deemed=fact.deemed, key=fact.key)
    for name in (*fact.advancing, *fact.deemed):
        ended = with_entrant(
            ended, name, state=EntrantState.IN, heat=fact.heat + 1, checked_in=False
        )
    return ended


@PART.applies
def _(fact: f.PrizesAwarded, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    ended = _ended(tournament, state, prizes=fact.prizes)
    return with_owed(ended, Owed.PRIZE, fact.prizes)


def _ended(tournament: TournamentAtTable, state: Table, **about: Any) -> TournamentAtTable:
    """Whoever played in it is out, unless he advances."""
    session = tournament.session
    assert session is not None
    kept = SessionKept(
        number=session.number,
        heat=session.heat,
        seats=session.seats,
        placing=session.placing,
        finish=session.finish,
        round=state.round.number,
        **about,
    )
    for name in session.entrants:
        if tournament.entrants[name].state is EntrantState.IN:
            tournament = with_entrant(
                tournament, name, state=EntrantState.OUT, session=session.number
            )
    return replace(tournament, session=None, sessions=(*tournament.sessions, kept))


@PART.applies
def _(fact: f.BonusAwarded, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    awarded = replace(tournament, bonuses={**tournament.bonuses, fact.bonus: fact.entrant})
    return with_owed(awarded, Owed.BONUS, {fact.entrant: fact.cents})


@PART.applies
def _(fact: f.SessionAbandoned, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    """As if it had not been called: buy-ins of it, and of what was bought since, go back."""
    session = tournament.session
    assert session is not None
    back = {
        name: session.buy_in_cents * (1 + player.rebuys)
        for name, player in session.players.items()
        if not player.gone and session.buy_in_cents
    }
    ended = replace(tournament, session=None)
    for name, cents in back.items():
        left = max(0, ended.entrants[name].buy_ins_cents - cents)
        ended = with_entrant(ended, name, buy_ins_cents=left)
    return with_owed(ended, Owed.BUY_IN, back)
