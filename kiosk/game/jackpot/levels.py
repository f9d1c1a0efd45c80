"""What a level holds, and whether its meters come to that."""

from msgspec.structs import replace

from kiosk.game.jackpot.state import Hit, Level, LevelMeters
from kiosk.game.jackpot.values import DOLLAR_CENTS, PARTS, DrawnWhy, LevelTerms


def new_level(terms: LevelTerms, *, value_parts: int | None = None, hidden_parts: int = 0) -> Level:
    """At its reset value, or with what a level of before held."""
    value_parts = terms.reset_cents * PARTS if value_parts is None else value_parts
    meters = LevelMeters(initial_parts=value_parts, initial_hidden_parts=hidden_parts)
    level = Level(terms=terms, value_parts=value_parts, hidden_parts=hidden_parts, meters=meters)
    return _within_limit(level)


def difference_parts(level: Level) -> int:
    """What was put in, less what was won and what is there: 0, or the level cannot be trusted."""
    terms, meters = level.terms, level.meters
    wagered_cents = sum(meters.turnover_cents.values())
    put_in = (
        meters.initial_parts
        + meters.initial_hidden_parts
        + wagered_cents * (terms.increment_bp + terms.hidden_bp)
        + meters.resets * terms.reset_cents * PARTS
        + meters.rounding_parts
    )
    won = meters.won_parts + meters.pending_parts
    return put_in - won - level.value_parts - level.hidden_parts


def raised(level: Level, table: str, key: str, wagered_cents: int) -> Level:
    """By the wagers of a round."""
    value_parts = level.value_parts + wagered_cents * level.terms.increment_bp
    return replace(
        level,
        value_parts=value_parts,
        hidden_parts=level.hidden_parts + wagered_cents * level.terms.hidden_bp,
        meters=_wagered(level.meters, table, wagered_cents),
        peak_before_parts=level.peak_parts,
        peak_parts=max(level.peak_parts, value_parts),
        last_round=(table, key),
    )


def taken_out(level: Level, table: str, wagered_cents: int) -> Level:
    """The increments of wagers that do not count; the trigger stays where it is. Where a hit has
    emptied the hidden pool since, it lacks them, and the next start is so much lower."""
    return replace(
        level,
        value_parts=level.value_parts - wagered_cents * level.terms.increment_bp,
        hidden_parts=level.hidden_parts - wagered_cents * level.terms.hidden_bp,
        meters=_wagered(level.meters, table, -wagered_cents),
    )


def award_parts(level: Level) -> int:
    """No more than its limit: what the last round brought beyond that belongs to the next one."""
    return min(level.value_parts, level.terms.limit_cents * PARTS)


def share_cents(award: int, winners: int) -> int:
    """Evenly, each rounded up to the dollar (S0 9.5.5, 9.5.6)."""
    dollar_parts = DOLLAR_CENTS * PARTS
    return -(-award // (winners * dollar_parts)) * DOLLAR_CENTS


def won(level: Level, hit: Hit) -> Level:
    """It starts again from its reset value and its hidden pool, and needs a new trigger."""
    meters = level.meters
    left_parts = level.value_parts - hit.value_parts
    start_parts = level.terms.reset_cents * PARTS + level.hidden_parts + left_parts
    return _within_limit(
        replace(
            level,
            value_parts=start_parts,
            hidden_parts=0,
            meters=replace(
                meters,
                resets=meters.resets + 1,
                pending_parts=meters.pending_parts + hit.award_cents * PARTS,
                rounding_parts=meters.rounding_parts + hit.rounding_parts,
            ),
            commitment="",
            due=DrawnWhy.HIT,
            hits=level.hits + 1,
            last_hit_ms=hit.at_ms,
        )
    )


def withdrawn(level: Level, hit: Hit) -> Level:
    """As if it had not been hit: what was won is in it again, on top of what came since, and the
    house's new start is not."""
    meters = level.meters
    back_parts = hit.value_parts - level.terms.reset_cents * PARTS
    return _within_limit(
        replace(
            level,
            value_parts=level.value_parts + back_parts,
            meters=replace(
                meters,
                resets=meters.resets - 1,
                pending_parts=meters.pending_parts - hit.award_cents * PARTS,
                rounding_parts=meters.rounding_parts - hit.rounding_parts,
            ),
            due=DrawnWhy.VOID_ROUND,
            hits=level.hits - 1,
        )
    )


def paid(level: Level, cents: int, *, refused: bool) -> Level:
    """A share is paid; or it is not, and belongs to the players of the next jackpot."""
    meters, parts = level.meters, cents * PARTS
    return replace(
        level,
        hidden_parts=level.hidden_parts + (parts if refused else 0),
        meters=replace(
            meters,
            pending_parts=meters.pending_parts - parts,
            won_parts=meters.won_parts + (0 if refused else parts),
        ),
    )


def _wagered(meters: LevelMeters, table: str, cents: int) -> LevelMeters:
    turnover_cents = meters.turnover_cents
    wagered_cents = turnover_cents.get(table, 0) + cents
    return replace(meters, turnover_cents={**turnover_cents, table: wagered_cents})


def _within_limit(level: Level) -> Level:
    """It must fall before it exceeds its limit: what is above waits in the hidden pool."""
    above_parts = max(0, level.value_parts - level.terms.limit_cents * PARTS)
    return replace(
        level,
        value_parts=level.value_parts - above_parts,
        hidden_parts=level.hidden_parts + above_parts,
    )
