"""The limits in force, and what the house announces ahead: other limits, the table closing."""

from msgspec import Struct

from kiosk.game.facts import LimitAmounts
from kiosk.game.times import MINUTE_MS
from kiosk.link.messages import Board
from kiosk.rules.wagers import Kind
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import kind_name

_LISTED = 4
"""So many changes are named one by one."""


class NoticeRow(Struct, frozen=True):
    title: str
    detail: str


def limits_lines(limits: LimitAmounts, money: Currency) -> list[str]:
    """For the two that most players ask for, and for all bets together where there is such."""
    straight = _range(kind_name(Kind.STRAIGHT), limits.kinds[Kind.STRAIGHT], money)
    outside = _range(translate("Notices", "Outside"), limits.kinds[Kind.RED], money)
    return [straight, outside, *_aggregate(limits, money)]


def notices(board: Board, money: Currency, times: Times) -> list[NoticeRow]:
    rows = []
    if board.closing_due_ms is not None:
        title = translate("Notices", "The table closes at {time}")
        rows.append(_notice(title, "", board.closing_due_ms, times))
    if board.limits_notice is not None:
        new, due_ms = board.limits_notice
        title = translate("Notices", "New limits from {time}")
        rows.append(_notice(title, _changes(board.limits, new, money), due_ms, times))
    return rows


def _notice(title: str, detail: str, due_ms: int, times: Times) -> NoticeRow:
    minutes = -(-(due_ms - times.now_ms()) // MINUTE_MS)
    ahead = translate("Notices", "in {minutes} min").format(minutes=minutes)
    when = ahead if minutes > 0 else translate("Notices", "after this round")
    what = title.format(time=times.of_day(due_ms)[:-3])
    text = translate("Notices", "{what}, {when}").format(what=what, when=when)
    return NoticeRow(text, detail)


def _changes(now: LimitAmounts, new: LimitAmounts, money: Currency) -> str:
    """What will be otherwise. Of many, the two that most players ask for."""
    changed = [
        _range(kind_name(kind), amounts, money)
        for kind, amounts in new.kinds.items()
        if amounts != now.kinds[kind]
    ]
    if len(changed) > _LISTED:
        changed = limits_lines(new, money)[:2]
    if _aggregate(new, money) != _aggregate(now, money):
        changed += _aggregate(new, money)
    return " · ".join(changed)


def _range(name: str, amounts: tuple[int, int, int | None], money: Currency) -> str:
    low, high, _ = amounts
    return f"{name} {money.short(low)} – {money.short(high)}"


def _aggregate(limits: LimitAmounts, money: Currency) -> list[str]:
    low, high = limits.aggregate_minimum_cents, limits.aggregate_maximum_cents
    match low, high:
        case (None | 0, None):
            return []
        case (int(), None):
            text = translate("Notices", "All bets from {low}")
        case (None | 0, int()):
            text = translate("Notices", "All bets up to {high}")
        case _:
            text = translate("Notices", "All bets {low} – {high}")
    return [text.format(low=money.short(low or 0), high=money.short(high or 0))]
