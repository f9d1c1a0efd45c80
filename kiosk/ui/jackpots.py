"""The levels of Supernova as every screen shows them: figures, limits, and how old they are."""

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec import Struct

from kiosk.game.jackpot.values import LevelTold
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

_SEAL_DIGITS, _SEAL_GROUP = 12, 4
_DAY_MS = 24 * 3_600_000


class LevelRow(Struct, frozen=True):
    place: int
    """Among the others, by which the screen knows it again."""
    rank: int
    """1 is the greatest. It decides the sign."""
    name: str
    value: str
    """Without the sign of the currency."""
    limit: str
    words: str
    """Below the figures: before what it must fall, or what is special now."""
    share: float
    """Of the way from where it starts to its limit."""
    glints: int
    """The more, the greater."""
    won: bool = False
    stopped: bool = False
    told: str = ""
    """All of it for whoever does not see it."""


def level_rows(
    levels: Collection[LevelTold], money: Currency, *, won: Mapping[int, int] | None = None
) -> list[LevelRow]:
    """`won` is what this seat has won of levels, by their rank, and is not paid yet. Such a level
    shows that, and not what the next one has come to."""
    count, won = len(levels), won or {}
    return [
        _row(place, level, money, count=count, won_cents=won.get(level.rank))
        for place, level in enumerate(levels)
    ]


def _row(
    place: int, level: LevelTold, money: Currency, *, count: int, won_cents: int | None
) -> LevelRow:
    limit, value_cents = money.short(level.limit_cents), level.value_cents
    words = translate("Jackpots", "must fall before {sum}").format(sum=limit)
    if won_cents is not None:
        words, value_cents = translate("Jackpots", "won by this seat"), won_cents
    elif level.stopped:
        words = translate("Jackpots", "not in play")
    told = f"{level.name} {money.full(value_cents)}, {words}"
    span = max(1, level.limit_cents - level.reset_cents)
    return LevelRow(
        place=place,
        rank=level.rank + 1,
        name=level.name,
        value=money.plain(value_cents),
        limit=limit,
        words=words,
        share=min(1.0, max(0.0, (value_cents - level.reset_cents) / span)),
        glints=max(1, count - level.rank),
        won=won_cents is not None,
        stopped=bool(level.stopped) and won_cents is None,
        told=told,
    )


def last_known(as_of_ms: int, times: Times, *, connected: bool) -> str:
    """Says of when the figures are, where they may not be those of now. Nothing: they are. Levels
    are told when they change: while everybody is heard, what was told last is so."""
    if connected:
        return ""
    told = translate("Jackpots", "last known {time}")
    return told.format(time=times.of_day(as_of_ms)[:-3])


def day_or_time(at_ms: int, times: Times) -> str:
    """Of a win: the time of the last day, or else which day it was."""
    if times.now_ms() - at_ms < _DAY_MS:
        return times.of_day(at_ms)[:-3]
    return datetime.fromtimestamp(at_ms / 1000).strftime("%Y-%m-%d")


def edge_points(return_points: int) -> int:
    """What the house keeps of the wager in the long run, in hundredths of a percent."""
    return max(0, 10_000 - return_points)


def seal_digits(commitment: str) -> str:
    """The first digits of it, as they can be read aloud."""
    digits = commitment[:_SEAL_DIGITS]
    starts = range(0, len(digits), _SEAL_GROUP)
    return " ".join(digits[start : start + _SEAL_GROUP] for start in starts)
