"""Limits in a few words, as signs, notices and markers tell them: amounts, units, all bets."""

from typing import TypeAlias

from kiosk.game.facts import LimitAmounts
from kiosk.rules.wagers import Kind
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.words import kind_name

Amounts: TypeAlias = tuple[int, int, int | None]
"""Minimum, maximum and unit of a kind."""


def range_words(amounts: Amounts, money: Currency, *, unit: bool = True) -> str:
    """The unit too, where wagers above the minimum go by one (S0 8.5.1, S3 7.3, S4 4.1)."""
    low, high, step = amounts
    words = f"{money.short(low)}–{money.short(high)}"
    if step is None or not unit:
        return words
    text = translate("Limits", "{range} by {unit}")
    return text.format(range=words, unit=money.short(step))


def limits_lines(limits: LimitAmounts, money: Currency, *, spread: bool = True) -> list[str]:
    """For the two that most players ask for, for Spread-Bet and for all bets together where there
    is such."""
    straight = f"{kind_name(Kind.STRAIGHT)} {range_words(limits.kinds[Kind.STRAIGHT], money)}"
    outside = f"{_outside()} {range_words(limits.kinds[Kind.RED], money)}"
    own = [words] if spread and (words := spread_words(limits, money)) else []
    return [straight, outside, *own, *all_bets_words(limits, money)]


def spread_words(limits: LimitAmounts, money: Currency) -> str:
    """Of Spread-Bet; nothing where it is not on offer."""
    own = limits.kinds.get(Kind.SPREAD)
    return f"{kind_name(Kind.SPREAD)} {range_words(own, money)}" if own else ""


def all_bets_words(limits: LimitAmounts, money: Currency) -> list[str]:
    """The minimum outlay of a round and the most that a player may bet in one, if there are such
    (S0 8.5.1, S3 7.2)."""
    amounts = all_bets_range(limits, money)
    return [translate("Limits", "All bets {amounts}").format(amounts=amounts)] if amounts else []


def all_bets_range(limits: LimitAmounts, money: Currency) -> str:
    low, high = limits.aggregate_minimum_cents or 0, limits.aggregate_maximum_cents or 0
    match bool(low), bool(high):
        case (False, False):
            return ""
        case (True, False):
            return translate("Limits", "from {low}").format(low=money.short(low))
        case (False, True):
            return translate("Limits", "up to {high}").format(high=money.short(high))
        case _:
            return f"{money.short(low)}–{money.short(high)}"


def changes(now: LimitAmounts, new: LimitAmounts, money: Currency, *, most: int) -> list[str]:
    """What will be otherwise, with old and new amounts. Of many, the kinds that most players ask
    for come first, and the rest is in the rules."""
    groups: dict[tuple[Amounts, Amounts], list[Kind]] = {}
    for kind, after in new.kinds.items():
        before = now.kinds.get(kind, after)
        if after != before:
            groups.setdefault((before, after), []).append(kind)
    ranked = sorted(groups.items(), key=lambda group: _rank(group[1]))
    told = [_change(kinds, *amounts, money) for amounts, kinds in ranked[:most]]
    if len(ranked) > most:
        told.append(translate("Limits", "more under Rules"))
    before_all, after_all = (all_bets_range(limits, money) for limits in (now, new))
    if before_all != after_all:
        none = translate("Limits", "no limit")
        text = translate("Limits", "All bets {amounts}")
        told.append(text.format(amounts=f"{before_all or none} → {after_all or none}"))
    return told


def _rank(kinds: list[Kind]) -> int:
    return 0 if Kind.STRAIGHT in kinds else 1 if Kind.RED in kinds else 2


def _change(kinds: list[Kind], before: Amounts, after: Amounts, money: Currency) -> str:
    units = before[2] != after[2]
    old, new = (range_words(amounts, money, unit=units) for amounts in (before, after))
    even_money = Kind.RED in kinds
    names = [kind_name(kind) for kind in kinds if not (even_money and kind in _EVEN_MONEY)]
    if even_money:
        names.append(_outside())
    return f"{', '.join(names)} {old} → {new}"


_EVEN_MONEY = (Kind.LOW, Kind.HIGH, Kind.EVEN, Kind.ODD, Kind.RED, Kind.BLACK)


def _outside() -> str:
    return translate("Limits", "Outside")
