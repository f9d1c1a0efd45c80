"""A line of the link in a few words."""

from typing import Any

import msgspec

from kiosk.game.reconcile import Standing
from kiosk.records.words import plain
from kiosk.rules.money import money_text

_FOLLOWS_A_CLOCK = ("beat", "clock")
"""What comes each second: the last one tells all."""
_SHOWN = 4
_PARTS = frozenset(Standing.__struct_fields__) - {"settled"}


def link_words(line: str) -> tuple[str, str]:
    """What it says, and what lines that say the same again have in common."""
    try:
        say = msgspec.json.decode(line)["say"]
        kind = say.pop("type")
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError):
        return "a line that cannot be understood", line
    words = _words(kind, say)
    return words, kind if kind in _FOLLOWS_A_CLOCK else words


def _words(kind: str, say: dict[str, Any]) -> str:
    match kind:
        case "orders":
            orders = ", ".join(plain(order["order"]) for order in say["orders"])
            return f"orders, batch {say['batch']}: {orders}"
        case "clock":
            stands = ", stands still" if say.get("stands") else ""
            return f"clock: {say['remaining_ms'] / 1000:.1f} s left of round {say['round']}{stands}"
        case "meters":
            credit, stake = money_text(say["credit_cents"]), money_text(say["stake_cents"])
            return f"meters: credit {credit}, bets {stake}"
        case "standing":
            say.pop("head", None)
            return f"standing: {_fields(say)}"
        case "hello":
            return f"hello from {say['role']} {say['name']}, protocol {say['protocol']}"
        case _:
            told = _fields(say)
            return f"{plain(kind)}: {told}" if told else plain(kind)


def _fields(say: dict[str, Any]) -> str:
    """The first of them, as far as they are short."""
    told = [_field(name, value) for name, value in say.items()]
    more = f", and {len(told) - _SHOWN} more" if len(told) > _SHOWN else ""
    return ", ".join(told[:_SHOWN]) + more


def _field(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return plain(name) if value else f"not {plain(name)}"
    if name in _PARTS:
        return f"{plain(name)}: {_fields(value)}" if value else plain(name)
    if isinstance(value, dict | list):
        return f"{plain(name)} ({len(value)})" if value else f"no {plain(name)}"
    if name.endswith("cents"):
        return f"{plain(name.removesuffix('_cents'))} {money_text(value)}"
    return f"{plain(name)} {value}"
