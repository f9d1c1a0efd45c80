"""What the jackpot wager gives back in the long run, exactly, from what is set.

A level starts at n, falls before it exceeds m, and takes r of each wager onto itself and h into its
hidden pool, from which its next start is raised. Its trigger is uniform, so that half of what lies
between start and limit is wagered for on average: T = (m - n) / (2r + h) between two hits. Each hit
pays the reset value and all that was taken: r + h + n / T, which is r + 2rn / (m - n) and, for the
hidden pool, hm / (m - n).
"""

from fractions import Fraction

from kiosk.game.jackpot.values import JackpotTerms, LevelTerms
from kiosk.game.refusal import Reason, require

_WHOLE_BP = 10_000


def return_of_level(level: LevelTerms) -> Fraction:
    """Of each cent wagered."""
    between = level.limit_cents - level.reset_cents
    r, h = Fraction(level.increment_bp, _WHOLE_BP), Fraction(level.hidden_bp, _WHOLE_BP)
    return r + 2 * r * level.reset_cents / between + h * level.limit_cents / between


def return_of_wager(terms: JackpotTerms) -> Fraction:
    return sum((return_of_level(level) for level in terms.levels), start=Fraction(0))


def basis_points(part: Fraction) -> int:
    """Rounded down."""
    return int(part * _WHOLE_BP)


def require_sound(terms: JackpotTerms) -> None:
    """`Refused` with what is wrong. A hidden pool that grows faster than its level could raise a
    start beyond the limit."""
    names = [level.name for level in terms.levels]
    require(len({*names}) == len(names), Reason.BAD_LEVELS, because="two levels have one name")
    require(terms.wager_cents > 0, Reason.BAD_LEVELS, because="the wager is nothing")
    for level in terms.levels:
        why = _fault(level)
        require(not why, Reason.BAD_LEVELS, because=f"{level.name}: {why}")
    allowed = Fraction(terms.most_return_bp, _WHOLE_BP)
    given_back = return_of_wager(terms)
    require(given_back <= allowed, Reason.RETURN_TOO_HIGH, value=_up(given_back))


def _fault(level: LevelTerms) -> str:
    if not level.name.strip():
        return "a level has no name"
    if not 0 < level.reset_cents < level.limit_cents:
        return "reset_cents is not above 0 and below limit_cents"
    if not level.increment_bp:
        return "increment_bp is 0, so that it never rises"
    if level.hidden_bp > level.increment_bp:
        return "hidden_bp is above increment_bp"
    return ""


def _up(part: Fraction) -> int:
    return -int(-part * _WHOLE_BP // 1)
