"""What the house announces ahead: other limits, the table closing. In plain words with a clock."""

from kiosk.game.terminal.state import Terminal
from kiosk.ui.texts import translate

_MINUTE_MS = 60_000


def announced_ahead(state: Terminal, *, now_ms: int) -> str:
    """One line for the players, or nothing."""
    if state.limits.closing_due_ms is not None:
        minutes = _minutes_until(state.limits.closing_due_ms, now_ms)
        return translate("Notices", "The table closes in {minutes} min").format(minutes=minutes)
    if state.limits.notice is not None:
        minutes = _minutes_until(state.limits.notice[1], now_ms)
        return translate("Notices", "New limits in {minutes} min").format(minutes=minutes)
    return ""


def _minutes_until(due_ms: int, now_ms: int) -> int:
    return max(0, -(-(due_ms - now_ms) // _MINUTE_MS))
