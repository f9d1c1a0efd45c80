"""Spins of a session: they are the table's own rounds. Wagers of points are registered as slips
are, and scored with the result."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import ROUNDS_KEPT, TablePhase
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import MINUTE_MS
from kiosk.game.tournament.sessions import over_phase, with_session
from kiosk.game.tournament.state import (
    FINAL_SPINS,
    PlayerAt,
    PointsAnswer,
    Roster,
    Session,
    SpinKept,
    TournamentAtTable,
)
from kiosk.game.tournament.values import Score, SessionPhase
from kiosk.rules.points import Points, total
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from kiosk.rules.tournament.betting import BESIDE_THE_LAYOUT, not_permitted
from kiosk.rules.tournament.spin import must_wager, score
from kiosk.rules.wagers import kind_of

PART = TablePart("tournament")
PART.answers_to_none(NoCommand.BESIDE, f.FinalSpinsAnnounced, f.SpinScored, f.SpinRescored)


def require_fits(state: Table, command: c.Command) -> None:
    """While a session is on the table is the tournament's: nobody brings money to it, no round is
    opened that is not a spin, and it does not close."""
    session = state.tournament.session
    if session is None or not session.on:
        return
    if isinstance(command, c.OpenRound):
        require(session.in_play, Reason.SESSION_TO_END)
    require(not isinstance(command, c.Credit), Reason.TOURNAMENT_ON)
    require(not isinstance(command, c.CloseTable), Reason.SESSION_UNDER_WAY)


def follows(book: RuleBook, state: Table, facts: f.Facts, given: Given) -> f.Facts:
    """What a decision upon the round means for the session."""
    session, terms = state.tournament.session, state.tournament.terms
    if session is None or terms is None or not session.on:
        return ()
    for fact in facts:
        match fact:
            case f.RoundOpened() if session.in_play and not session.spins:
                over_ms = session.started_ms + terms.session.minutes * MINUTE_MS
                if given.now_ms >= over_ms:
                    return (
                        f.FinalSpinsAnnounced(
                            session=session.number, from_spin=session.spin + 1, round=fact.round
                        ),
                    )
            case f.ResultConfirmed() if session.in_play and fact.round == session.round:
                return (_scored(book, state, fact.outcome),)
            case f.ResultCorrected() if fact.round in session.kept:
                return (_rescored(book, session, fact.round, fact.outcome),)
    return ()


# ---- Wagers -------------------------------------------------------------------------------------


@PART.decides
@PART.kept_in(f.PointsTaken)
def register(command: c.RegisterPoints, book: RuleBook, state: Table) -> f.Facts:
    """Registered, or turned down for good: wagers have one answer, however often they come, and
    nothing alters them then (S3 5.18). Until wagering ends (S3 5.14(b), 5.16) the player does with
    them what he likes, and never with more than he holds himself (S3 5.20)."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    answer = state.tournament.answers.get(command.seat)
    if answer is not None and answer.round == command.round:
        require(answer.key == command.key, Reason.KEY_REUSED, key=command.key)
        return ()
    older = answer is not None and answer.round > command.round
    require(not older, Reason.WRONG_ROUND, round=command.round)
    require(command.round <= state.round.number, Reason.WRONG_ROUND, round=command.round)
    fault = _fault(command, book, state)
    if fault is not None:
        return (
            f.PointsTurnedDown(
                key=command.key, round=command.round, seat=command.seat, reason=str(fault)
            ),
        )
    return (
        f.PointsTaken(
            key=command.key,
            round=command.round,
            seat=command.seat,
            stakes=command.stakes,
            head=command.head,
        ),
    )


def _fault(command: c.RegisterPoints, book: RuleBook, state: Table) -> Refusal | None:
    session, terms = state.tournament.session, state.tournament.terms
    if session is None or terms is None or not session.plays(command.seat):
        return Refusal(Reason.NOT_IN_SESSION, seat=command.seat)
    in_time = command.round == session.round == state.round.number and state.round.phase in (
        TablePhase.BETTING,
        TablePhase.CLOSING,
    )
    if not in_time:
        return Refusal(Reason.SLIP_LATE)
    player, limits = session.players[session.seats[command.seat]], session.limits(terms)
    for wager in command.stakes:
        if wager not in book.wagers or kind_of(wager) in BESIDE_THE_LAYOUT:
            return Refusal(Reason.UNKNOWN_WAGER, wager=wager)
    outside = not_permitted(limits, command.stakes, stack=player.stack)
    if outside is not None:
        return Refusal(Reason.POINTS_OUTSIDE_LIMITS, wager=outside[0], point_limit=outside[1])
    must = must_wager(limits, player.player)
    if total(command.stakes.values()) < must:
        return Refusal(Reason.POINTS_BELOW, points=must)
    return None


@PART.answers
def _(fact: f.PointsTurnedDown, book: RuleBook, state: Table) -> c.RegisterPoints | NoCommand:
    """What the wagers were is not kept: only those that came too late, or from a seat that does not
    play, are judged anew."""
    judged = c.RegisterPoints(fact.seat, fact.round, fact.key, {})
    try:
        decided = register(judged, book, state)
    except Refused:
        return judged
    again = [one for one in decided if isinstance(one, f.PointsTurnedDown)]
    return judged if [one.reason for one in again] == [fact.reason] else NoCommand.OUTSIDE


# ---- The result ---------------------------------------------------------------------------------


def _scored(book: RuleBook, state: Table, outcome: str) -> f.SpinScored:
    session, terms = state.tournament.session, state.tournament.terms
    assert session is not None and terms is not None
    playing = {name: player for name, player in session.players.items() if player.holds}
    scored = score(
        book.table,
        session.limits(terms),
        {name: player.player for name, player in playing.items()},
        session.slips,
        outcome,
    )
    scores = {
        name: Score(
            staked=one.staked,
            won=one.won,
            stack=one.after.stack,
            omitted=playing[name].omitted if name in session.excused else one.after.omitted,
        )
        for name, one in scored.items()
    }
    return f.SpinScored(
        session=session.number,
        spin=session.spin + 1,
        round=session.round,
        outcome=outcome,
        scores=scores,
    )


def _rescored(book: RuleBook, session: Session, round_: int, outcome: str | None) -> f.SpinRescored:
    """Of each who played it: what it won then is taken back, as far as it is there, and what it
    wins now is added. Whoever was sent away by a wrong number is in again."""
    kept, scores = session.kept[round_], {}
    for name, before in kept.won.items():
        slip, player = kept.slips.get(name, {}), session.players[name]
        if player.gone:
            continue
        won = _won(book, slip, outcome)
        stack = max(Points(), player.stack + won - before)
        scores[name] = Score(
            staked=total(slip.values()), won=won, stack=stack, omitted=player.omitted
        )
    return f.SpinRescored(session=session.number, round=round_, outcome=outcome, scores=scores)


def _won(book: RuleBook, slip: Mapping[str, Points], outcome: str | None) -> Points:
    if outcome is None or not slip:
        return Points()
    stakes = {wager: points.count for wager, points in slip.items()}
    return Points(settle(book.table, stakes, outcome).credited_cents) - total(slip.values())


# ---- What they change ---------------------------------------------------------------------------


@PART.applies
def _(fact: f.RoundOpened, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    if tournament.session is None or not tournament.session.in_play:
        return tournament
    return with_session(tournament, round=fact.round, slips={}, excused=())


@PART.applies
def _(
    fact: f.FinalSpinsAnnounced, tournament: TournamentAtTable, state: Table
) -> TournamentAtTable:
    return with_session(tournament, spins=fact.from_spin + FINAL_SPINS - 1)


@PART.applies
def _(fact: f.PointsTaken, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    session = tournament.session
    assert session is not None
    taken = with_session(tournament, slips={**session.slips, session.seats[fact.seat]: fact.stakes})
    return _answered(taken, fact.seat, PointsAnswer(fact.round, fact.key))


@PART.applies
def _(fact: f.PointsTurnedDown, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    """Wagers that were made in time and came too late are no omission of the player's."""
    answered = _answered(tournament, fact.seat, PointsAnswer(fact.round, fact.key, fact.reason))
    session = tournament.session
    late = fact.reason == str(Refusal(Reason.SLIP_LATE))
    if session is None or not late or session.round != fact.round or not session.plays(fact.seat):
        return answered
    return with_session(answered, excused=(*session.excused, session.seats[fact.seat]))


def _answered(tournament: TournamentAtTable, seat: str, answer: PointsAnswer) -> TournamentAtTable:
    return replace(tournament, answers={**tournament.answers, seat: answer})


@PART.applies
def _(fact: f.SeatVoided, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    """By a malfunction of the terminal, or a breach of the rules: they go back."""
    session = tournament.session
    if session is None or session.round != fact.round or fact.seat not in session.seats:
        return tournament
    name = session.seats[fact.seat]
    slips = {who: slip for who, slip in session.slips.items() if who != name}
    return with_session(tournament, slips=slips, excused=(*session.excused, name))


@PART.applies
def _(fact: f.RoundVoided, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    """All wagers go back, and the spin is played again."""
    session = tournament.session
    if session is None or session.round != fact.round:
        return tournament
    return _went_on(with_session(tournament, round=0, slips={}, excused=()))


@PART.applies
def _(fact: f.SpinScored, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    session = tournament.session
    assert session is not None
    players = {
        name: _after(player, fact.scores.get(name), fact.spin)
        for name, player in session.players.items()
    }
    kept = SpinKept(
        spin=fact.spin,
        outcome=fact.outcome,
        slips=session.slips,
        won={name: one.won for name, one in fact.scores.items()},
    )
    won, lost = _totals(one.won for one in fact.scores.values())
    ledger = session.ledger
    scored = with_session(
        tournament,
        players=players,
        spin=fact.spin,
        round=0,
        slips={},
        excused=(),
        kept=dict([*session.kept.items(), (fact.round, kept)][-ROUNDS_KEPT:]),
        ledger=replace(ledger, won=ledger.won + won, lost=ledger.lost + lost),
    )
    return _went_on(scored)


def _after(player: PlayerAt, scored: Score | None, spin: int) -> PlayerAt:
    if scored is None:
        return replace(player, last=Points())
    return replace(
        player,
        stack=scored.stack,
        omitted=scored.omitted,
        out_at=0 if scored.stack else player.out_at or spin,
        penalties=player.penalties + (scored.omitted and not scored.staked),
        last=scored.won,
    )


def _totals(all_won: Iterator[Points]) -> tuple[Points, Points]:
    won, lost = Points(), Points()
    for points in all_won:
        won, lost = (won + points, lost) if points > Points() else (won, lost - points)
    return won, lost


@PART.applies
def _(fact: f.SpinRescored, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    """What a stack does not hold any more cannot be taken back: so much is adjusted."""
    session = tournament.session
    assert session is not None
    kept, ledger = session.kept[fact.round], session.ledger
    players = dict(session.players)
    for name, one in fact.scores.items():
        before, player = kept.won[name], players[name]
        was, now = _totals(iter((before,))), _totals(iter((one.won,)))
        missing = one.stack - (player.stack + one.won - before)
        ledger = replace(
            ledger,
            won=ledger.won + now[0] - was[0],
            lost=ledger.lost + now[1] - was[1],
            adjusted=ledger.adjusted + missing,
        )
        players[name] = replace(
            player,
            stack=one.stack,
            out_at=0 if one.stack else player.out_at or session.spin,
            last=one.won if kept.spin == session.spin else player.last,
        )
    again = replace(
        kept,
        outcome=fact.outcome,
        won={**kept.won, **{name: one.won for name, one in fact.scores.items()}},
    )
    rescored = with_session(
        tournament, players=players, ledger=ledger, kept={**session.kept, fact.round: again}
    )
    return _went_on(rescored)


def _went_on(tournament: TournamentAtTable) -> TournamentAtTable:
    """Whether play is over by now, and who is left if nobody holds chips (S3 5.19, 5.23)."""
    session = tournament.session
    assert session is not None
    main = session.phase in (SessionPhase.PLAYING, SessionPhase.PLAYED)
    if session.round:
        return tournament  # a spin is under way, and is scored first
    if not main:
        phase = over_phase(session) if session.over() else SessionPhase.PLAY_OFF
        return with_session(tournament, phase=phase)
    if not session.over():
        return with_session(tournament, phase=SessionPhase.PLAYING, all_out=(), saved=())
    saved = () if session.holding() else _last_out(session.players)
    early = not (session.spins and session.spin >= session.spins)
    all_out = saved if early and len(saved) > 1 else ()
    return with_session(tournament, phase=over_phase(session), saved=saved, all_out=all_out)


def _last_out(players: Roster) -> tuple[str, ...]:
    """Who held chips until the spin at which nobody did any more."""
    outs = {name: player.out_at for name, player in players.items() if not player.gone}
    last = max(outs.values(), default=0)
    return tuple(name for name, at in outs.items() if at == last)
