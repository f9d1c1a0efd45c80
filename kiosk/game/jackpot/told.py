"""What the controller tells its tables."""

from collections.abc import Iterator

from kiosk.game.jackpot.returns import basis_points, return_of_level, return_of_wager
from kiosk.game.jackpot.state import Controller, Hit, Level, TableAt
from kiosk.game.jackpot.values import (
    LAST_HITS,
    PARTS,
    HitKept,
    HitSeen,
    HitTold,
    JackpotTold,
    LevelTold,
    PaidHow,
    RoundKept,
)

SELF_AUDIT = "self audit"
"""Why a level is stopped whose meters do not come to what it holds."""


def told(state: Controller) -> JackpotTold:
    """To everybody."""
    terms = state.link.terms
    hits = [(name, hit) for name, hit in state.hits.items() if not hit.withdrawn]
    return JackpotTold(
        wager_cents=terms.wager_cents if terms else 0,
        running=state.running,
        levels=tuple(_level(rank, level) for rank, level in enumerate(state.levels)),
        last=tuple(_seen(name, hit) for name, hit in hits[::-1] if _certain(hit))[:LAST_HITS],
        tables=tuple((name, table.open) for name, table in state.tables.items()),
        pending=sum(hit.pending for _, hit in hits),
        self_audit_ok=all(level.difference_parts is None for level in state.levels),
        return_bp=basis_points(return_of_wager(terms)) if terms else 0,
    )


def hits_of(state: Controller, table: str, key: str) -> tuple[HitTold, ...]:
    """Of a round, to the table that played it."""
    return tuple(hit_told(name, state.hits[name]) for name in state.tables[table].rounds[key].hits)


def kept_hits(state: Controller, table: str) -> Iterator[HitKept]:
    """All that is known of hits of this table."""
    for name, hit in state.hits.items():
        if hit.table == table and not hit.withdrawn:
            yield HitKept(
                hit=hit_told(name, hit), round=hit.round, key=hit.key, ends=dict(hit.paid)
            )


def kept_rounds(state: Controller, table: str) -> Iterator[RoundKept]:
    """Those of which it has not said whether they hold."""
    for key, drawn in state.tables.get(table, TableAt()).rounds.items():
        if drawn.void is None and not drawn.confirmed:
            yield RoundKept(round=drawn.round, key=key, seats=drawn.seats)


def _certain(hit: Hit) -> bool:
    """Other tables hear of a win when nobody can refuse it any more (S0 9.8)."""
    refused = PaidHow.REFUSED in hit.paid.values()
    return not refused and not (hit.needs_approval and hit.pending)


def _level(rank: int, level: Level) -> LevelTold:
    terms = level.terms
    return LevelTold(
        name=terms.name,
        rank=rank,
        value_cents=max(0, level.value_parts) // PARTS,
        reset_cents=terms.reset_cents,
        limit_cents=terms.limit_cents,
        approval_cents=terms.approval_cents,
        return_bp=basis_points(return_of_level(terms)),
        epoch=level.epoch,
        commitment=level.commitment,
        hits=level.hits,
        last_hit_ms=level.last_hit_ms,
        stopped=_stopped(level),
        increment_bp=terms.increment_bp,
        hidden_bp=terms.hidden_bp,
    )


def _stopped(level: Level) -> str:
    if level.difference_parts is not None:
        return SELF_AUDIT
    return "" if level.ready else "no trigger"


def _seen(name: str, hit: Hit) -> HitSeen:
    return HitSeen(
        id=name,
        name=hit.name,
        rank=hit.level,
        cents=hit.award_cents,
        table=hit.table,
        seats=hit.seats,
        at_ms=hit.at_ms,
    )


def hit_told(name: str, hit: Hit) -> HitTold:
    return HitTold(
        id=name,
        level=hit.level,
        name=hit.name,
        epoch=hit.epoch,
        table=hit.table,
        seats=hit.seats,
        share_cents=hit.share_cents,
        award_cents=hit.award_cents,
        rounding_parts=hit.rounding_parts,
        trigger_parts=hit.trigger_parts,
        nonce=hit.nonce,
        commitment=hit.commitment,
        needs_approval=hit.needs_approval,
        at_ms=hit.at_ms,
    )
