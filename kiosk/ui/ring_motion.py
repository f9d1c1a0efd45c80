"""How the two rings of Spread-Bet turn: angles by the time that has passed, and nothing else.

Degrees run clockwise from the top. They turn in opposite directions, fade away, and come back
locked into place (S3 4.2): from there on they are one. Under the first pocket of the outer ring the
locked inner one has the pocket of its offset: what stands under a number is what is paid with it.
"""

from msgspec import Struct

OUTER_DEG_S, INNER_DEG_S = 36.0, -44.0
FADE_S, GONE_S, BACK_S = 0.3, 0.2, 0.3
LOCKED_S = FADE_S + GONE_S + BACK_S
TO_THE_TOP_S = 0.8
_STILL_DEG = 1e-6
_FADED, _BACK = 0.3, 0.45
"""Of the way of a wheel to its number: until then, and from then on."""


class RingsAt(Struct, frozen=True):
    outer_deg: float
    """How far its first pocket is from the top."""
    inner_deg: float
    opacity: float = 1.0
    locked: bool = False


def turning(begun: RingsAt, seconds: float) -> RingsAt:
    return RingsAt(
        (begun.outer_deg + OUTER_DEG_S * seconds) % 360,
        (begun.inner_deg + INNER_DEG_S * seconds) % 360,
    )


def locking(begun: RingsAt, ring_deg: float, seconds: float) -> RingsAt:
    """Away as they turn, nothing for a moment, and back at once in their places. `ring_deg` is how
    far the pocket under the first one lies from the first of the inner ring."""
    if seconds < FADE_S:
        moved = turning(begun, seconds)
        return RingsAt(moved.outer_deg, moved.inner_deg, 1 - max(0.0, seconds) / FADE_S)
    back = (seconds - FADE_S - GONE_S) / BACK_S
    return RingsAt(0.0, -ring_deg, min(1.0, max(0.0, back)), locked=True)


def to_the_top(begun: RingsAt, pocket_deg: float, seconds: float) -> RingsAt:
    """Locked they turn as one, the shorter way, until a pocket of the outer ring is at the top."""
    way = (-pocket_deg - begun.outer_deg + 180) % 360 - 180
    rest = 1 - min(1.0, max(0.0, seconds / TO_THE_TOP_S))
    turned = way * (1 - rest**3)
    return RingsAt(begun.outer_deg + turned, begun.inner_deg + turned, locked=True)


def inner_at(share: float, outer_deg: float, turned_deg: float, ring_deg: float) -> RingsAt:
    """Beside a wheel that runs out to its number: by this share of its way the inner ring has faded
    from where it turned, or come back in its place under the outer one."""
    if share < _FADED:
        return RingsAt(outer_deg, turned_deg, 1 - max(0.0, share) / _FADED)
    back = min(1.0, max(0.0, (share - _BACK) / (1 - _BACK)))
    return RingsAt(outer_deg, outer_deg - ring_deg, back, locked=True)


def direction(before_deg: float, after_deg: float) -> int:
    """1: clockwise, -1: against it, 0: it stood."""
    way = (after_deg - before_deg + 180) % 360 - 180
    return 0 if abs(way) < _STILL_DEG else 1 if way > 0 else -1
