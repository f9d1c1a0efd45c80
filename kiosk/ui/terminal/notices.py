"""What the house announces ahead: other limits, the table closing. In plain words with a clock."""

from kiosk.game.cases.state import Withheld
from kiosk.game.facts import LimitAmounts
from kiosk.game.spread.state import SpreadNotice
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.limits_in_words import changes
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.words import void_words

_MINUTE_MS = 60_000
_TURN_MS = 6000
"""There is room for one sentence: where there are several they take turns."""


def announced_ahead(book: RuleBook, state: Terminal, money: Currency, *, now_ms: int) -> str:
    """One sentence for the players, or nothing."""
    found: list[str] = []
    if state.account.open:
        found += [
            words
            for held in state.cases.withheld.values()
            if held.account == state.account.number
            for words in _withheld(held, book, money)
        ]
    if state.limits.closing_due_ms is not None:
        minutes = _minutes_until(state.limits.closing_due_ms, now_ms)
        text = translate("Notices", "The table closes in {minutes} min")
        if not minutes:
            text = translate("Notices", "The table closes after this round")
        found.append(text.format(minutes=minutes))
    if state.limits.notice is not None:
        found += _new_limits(state, *state.limits.notice, money, now_ms=now_ms)
    if state.spread.notice is not None:
        found.append(_spread(state.spread.notice, now_ms=now_ms))
    return found[now_ms // _TURN_MS % len(found)] if found else ""


def _withheld(held: Withheld, book: RuleBook, money: Currency) -> tuple[str, str]:
    """Why, and what a player can do who does not agree (S0 8.8.8, S3 6.12)."""
    why = void_words(held.reason, held.clauses, book)
    text = translate("Notices", "{sum} withheld: {why}")
    if held.round:
        text = translate("Notices", "{sum} of round {round} withheld: {why}")
    told = text.format(sum=money.full(held.cents), round=held.round, why=why)
    return told, translate("Notices", "You can object: History, I dispute this")


def _new_limits(
    state: Terminal, new: LimitAmounts, due_ms: int, money: Currency, *, now_ms: int
) -> list[str]:
    """Each change with old and new amounts (S3 7.3(c), S4 4.3)."""
    minutes = _minutes_until(due_ms, now_ms)
    text = translate("Notices", "New limits in {minutes} min")
    if not minutes:
        text = translate("Notices", "New limits after this round")
    when = text.format(minutes=minutes)
    now = LimitAmounts.of(state.limits.of_table)
    text = translate("Notices", "{when}: {what}")
    told = changes(now, new, money, most=len(now.kinds))
    return [text.format(when=when, what=change) for change in told] or [when]


def _spread(notice: SpreadNotice, *, now_ms: int) -> str:
    minutes = _minutes_until(notice.due_ms, now_ms)
    when = translate("Notices", "in {minutes} min").format(minutes=minutes)
    after = translate("Notices", "after this round")
    text = translate("Notices", "Spread-Bet by table {table}, {when}")
    if not notice.table:
        text = translate("Notices", "No Spread-Bet, {when}")
    return text.format(table=notice.table, when=when if minutes else after)


def _minutes_until(due_ms: int, now_ms: int) -> int:
    return max(0, -(-(due_ms - now_ms) // _MINUTE_MS))
