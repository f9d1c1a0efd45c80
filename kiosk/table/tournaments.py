"""Tournaments at the table's service: chance for the seats, and what screens are told."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.times import MINUTE_MS
from kiosk.game.tournament.sessions import finished
from kiosk.game.tournament.state import (
    FINAL_SPINS,
    EntrantState,
    PlayerAt,
    Session,
    SessionKept,
    TournamentAtTable,
)
from kiosk.game.tournament.values import TO_RECORD, SessionPhase
from kiosk.link.tournaments import (
    EntrantSeen,
    SessionSeen,
    StackSeen,
    TournamentHouse,
    TournamentSeen,
)
from kiosk.rules.points import Points
from kiosk.rules.tournament.placing import (
    Finish,
    Places,
    after_play_off,
    cut,
    place_of,
    places,
    prizes,
    tied_for_first,
)
from kiosk.rules.tournament.spin import must_wager
from kiosk.rules.tournament.terms import PointLimits, TournamentTerms
from kiosk.table.decider import Decider


class LotDesk:
    """Draws for seats as soon as the order to do so is durable, also one of before a restart."""

    def __init__(self, decider: Decider, draw: Callable[[], bytes]) -> None:
        self._decider = decider
        self._draw = draw

    def draw_if_due(self) -> None:
        due = [_lot_due(there) for there in (self._decider.state, self._decider.durable)]
        if all(due):
            self._decider.submit("table", c.DrawLot(self._draw().hex()))


def _lot_due(table: Table) -> bool:
    session = table.tournament.session
    return session is not None and bool(session.lot_due)


# ---- What everybody may see ---------------------------------------------------------------------


def tournament_seen(there: TournamentAtTable) -> TournamentSeen | None:
    terms = there.terms
    if terms is None:
        return None
    session = there.session
    about: dict[str, object] = {}
    if session is not None:
        about = _session(there, session, terms)
    elif there.sessions:
        about = _kept(there, there.sessions[-1], terms)
    return TournamentSeen(
        id=terms.id,
        title=terms.title,
        digest=there.digest,
        chips=terms.chips.kind,
        heats=terms.heats,
        unit=terms.limits.unit,
        prizes=tuple((prize.title, prize.cents) for prize in terms.prizes),
        schedule=tuple((one.title, one.heat, one.at) for one in terms.schedule),
        cancelled=bool(there.cancelled),
        decided=there.decided,
        bonuses=tuple(
            (terms.bonus[at].title, name, terms.bonus[at].cents)
            for at, name in sorted(there.bonuses.items())
        ),
        **about,  # type: ignore[arg-type] # each is named after its field
    )


def _session(
    there: TournamentAtTable, session: Session, terms: TournamentTerms
) -> dict[str, object]:
    limits, by_clock = session.limits(terms), not terms.session.spins
    ends_ms = session.started_ms + terms.session.minutes * MINUTE_MS if by_clock else 0
    left = session.spins - session.spin
    return {
        "heat": session.heat,
        "session": session.number,
        "phase": session.phase,
        "spin": session.spin,
        "spins": session.spins,
        "final_spins": bool(session.spins) and session.in_play and left <= FINAL_SPINS,
        "ends_ms": ends_ms if session.phase is SessionPhase.PLAYING else 0,
        "play_off": session.play_off,
        "stack": Points(terms.play_off.points) if session.play_off else terms.stack,
        "minimum": limits.minimum,
        "maximum": limits.maximum,
        "advance": _winners(there, terms),
        "line": _stands(there, session, terms).line,
        "players": tuple(_stacks(there, session, terms)),
        "placing": session.placing,
    }


def _winners(there: TournamentAtTable, terms: TournamentTerms) -> int:
    return len(terms.prizes) if there.final else terms.advance.players


def _stacks(
    there: TournamentAtTable, session: Session, terms: TournamentTerms
) -> Iterator[StackSeen]:
    if not session.on:
        for seat, name in session.seats.items():
            yield StackSeen(entrant=name, seat=seat)
        return
    of = place_of(_placed(session))
    ahead, level, _ = _stands(there, session, terms)
    limits, counted = session.limits(terms), session.in_play or session.phase in TO_RECORD
    for name in (*of, *(who for who in session.players if who not in of)):
        player, held = session.players.get(name), session.finish.get(name, Finish(Points()))
        # Of whoever does not play in a play-off stands what was recorded.
        out_at = player.out_at if player and not session.finish else held.out_at
        out_at = 0 if name in (*session.saved, *level) else out_at
        gone = there.entrants[name].state is EntrantState.DISQUALIFIED
        yield StackSeen(
            entrant=name,
            seat=session.seat_of(name),
            place=0 if gone or out_at else of.get(name, 0),
            stack=player.stack if player is not None and counted else held.stack,
            advances=name in ahead,
            tied=name in level,
            out_at=out_at,
            gone=gone,
            **_at_play(session, player, limits),
        )


def _at_play(session: Session, player: PlayerAt | None, limits: PointLimits) -> dict[str, Any]:
    """Of one who plays in the session, or in its play-off."""
    if player is None:
        return {}
    return {
        "last": player.last,
        "must": must_wager(limits, player.player) if session.in_play else Points(),
        "omitted": player.omitted and session.in_play,
        "penalties": player.penalties,
        "rebuys": player.rebuys,
        "left": player.left,
    }


def _placed(session: Session) -> Places:
    """As it stands, or as it was recorded; in a play-off those who play it in their order."""
    if not session.finish:
        return places(finished(session))
    if _plays_off(session):
        return after_play_off(session.placing, places(finished(session)))
    return session.placing


class _Stands(NamedTuple):
    ahead: Collection[str] = ()
    """Who goes on, or has a prize."""
    level: Collection[str] = ()
    """Between whom a play-off decides that."""
    line: Points = Points()
    """What qualifies; nothing if nobody who is left would miss it."""


def _stands(there: TournamentAtTable, session: Session, terms: TournamentTerms) -> _Stands:
    """As it is now, or as it was recorded. Before the first spin nobody is ahead."""
    if not session.spin and not session.finish:
        return _Stands()
    placed, lost, playing_off = _placed(session), _lost(session), _plays_off(session)
    left = tuple(kept for group in placed if (kept := tuple(n for n in group if n not in lost)))
    level: tuple[str, ...]
    if there.final:
        ahead = tuple(name for name in prizes(terms, placed, lost) if name not in lost)
        level, last = tied_for_first(left), ahead
    else:
        ahead, level, _ = cut(left, terms.advance.players)
        last = level or ahead
    line = Points()
    if session.in_play and sum(map(len, left)) > len(ahead) and not (playing_off and there.final):
        held = {name: player.stack for name, player in session.players.items()}
        line = min((held[name] for name in last if name in held), default=line)
    if playing_off:
        level = tuple(name for name, player in session.players.items() if not player.gone)
    elif session.finish:
        level = there.tied() if session.phase is SessionPhase.TIED else ()
    return _Stands(ahead, level, line)


def _plays_off(session: Session) -> bool:
    return bool(session.play_off) and (session.in_play or session.phase in TO_RECORD)


def _lost(session: Session) -> tuple[str, ...]:
    """Who is eliminated, by what was recorded or as it stands (S3 5.19)."""
    if session.finish:
        return session.eliminated
    out = (name for name, player in session.players.items() if player.out_at)
    return tuple(name for name in out if name not in session.saved)


def _kept(there: TournamentAtTable, kept: SessionKept, terms: TournamentTerms) -> dict[str, object]:
    final = kept.heat == terms.heats
    of = place_of(kept.placing)
    shared = {name for group in kept.placing if len(group) > 1 for name in group}
    seats = {name: seat for seat, name in kept.seats.items()}
    winners = {*kept.advancing, *kept.deemed, *kept.prizes}
    gone = {name for name in of if there.entrants[name].state is EntrantState.DISQUALIFIED}
    rows = (
        StackSeen(
            entrant=name,
            seat=seats.get(name, ""),
            place=0 if name in gone else place,
            stack=kept.finish[name].stack,
            out_at=kept.finish[name].out_at,
            advances=name in winners,
            gone=name in gone,
            shared=final and name in shared,
            prize_cents=kept.prizes.get(name, 0),
        )
        for name, place in of.items()
    )
    return {
        "heat": kept.heat,
        "session": kept.number,
        "stack": terms.stack,
        "advance": len(terms.prizes) if final else terms.advance.players,
        "awarded_round": kept.round if final else 0,
        "players": tuple(rows),
        "placing": kept.placing,
    }


# ---- What the director works with ---------------------------------------------------------------


def tournament_house(there: TournamentAtTable) -> TournamentHouse:
    session, account = there.session, there.account
    ledger = session.ledger if session else None
    if there.terms is None:
        return TournamentHouse(number=there.number)
    decided = session is not None and session.phase is SessionPhase.DECIDED and not there.final
    advancing = (
        cut(session.standing, there.terms.advance.players).advancing if session and decided else ()
    )
    figures = {}
    if ledger is not None:
        names = ("issued", "won", "lost", "adjusted", "taken", "on_the_table")
        figures = {name: getattr(ledger, name) for name in names}
    return TournamentHouse(
        number=there.number,
        open=True,
        begins_ms=there.begins_ms,
        entrants=tuple(
            EntrantSeen(
                entrant=name,
                name=one.name,
                state=one.state,
                heat=one.heat,
                wild_card=one.wild_card,
                checked_in=one.checked_in,
                table=one.table,
                owed=dict(one.owed),
            )
            for name, one in there.entrants.items()
        ),
        called=session.entrants if session else (),
        seats=dict(session.seats) if session else {},
        lot=session.lot if session else "",
        lot_due=bool(session and session.lot_due),
        tied=there.tied() if session and session.phase is SessionPhase.TIED else (),
        advancing=advancing,
        sessions=tuple(map(_session_seen, there.sessions)),
        bonuses=dict(there.bonuses),
        fees_cents=account.fees_cents,
        buy_ins_cents=account.buy_ins_cents,
        paid_cents=sum(account.paid.values()),
        owed_cents=there.owed_cents,
        balance_cents=account.balance_cents,
        **figures,
    )


def _session_seen(kept: SessionKept) -> SessionSeen:
    return SessionSeen(
        number=kept.number,
        heat=kept.heat,
        seats=dict(kept.seats),
        placing=kept.placing,
        advancing=kept.advancing,
        deemed=kept.deemed,
        prizes=dict(kept.prizes),
    )
