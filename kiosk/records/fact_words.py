"""Any fact in one line, from its own fields: a kind that is added later is told as well."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from kiosk.game import facts as f
from kiosk.game.jackpot.values import PARTS
from kiosk.game.tournament.values import Score
from kiosk.records.words import masked, plain, time_text
from kiosk.refusal_words import journal_words
from kiosk.rules.money import money_text, short_money_text
from kiosk.rules.points import Points

_UNTOLD = frozenset(
    {"key", "blind", "salt", "pin_hash", "hash", "asked", "case", "limits", "paper"}
    | {"head_hash", "public", "endorsement", "signature", "signer"}
)
"""Of no use to a reader, not for his eyes, or told in a way of its own."""

_REFUSALS = (
    f.SlipRefused,
    f.SlipTurnedDown,
    f.PointsRefused,
    f.PointsTurnedDown,
    f.PaymentAnswered,
    f.CaseHeld,
)
"""Their reason is a refusal's code, and no person's words."""


def fact_words(fact: f.Fact) -> str:
    """With no ticket number in full, no PIN's hash, and no key."""
    told = [*_told(fact)]
    name = plain(f.kind_of_fact(fact))
    return masked(f"{name}: {', '.join(told)}" if told else name)


def _told(fact: f.Fact) -> Iterator[str]:
    if f.kind_of_fact(fact).startswith("ticket_") and fact.key.isdecimal():
        yield f"number {fact.key}"
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field == "case" and value:
            yield f"case {value}"
        elif field == "limits" and value is not None:
            yield _limits(value)
        elif field == "reason" and value and isinstance(fact, _REFUSALS):
            yield f"reason {journal_words(value)}"
        elif field == "lines" and isinstance(fact, f.TournamentOpened):
            continue  # a whole file, of which the digest is told
        elif field not in _UNTOLD and value not in ("", None, (), {}, _usual(type(fact), field)):
            yield _field(field, value)


@cache
def _usual(kind: type[msgspec.Struct], field: str) -> object:
    """What need not be said, because it is so unless a fact says otherwise."""
    (about,) = (known for known in msgspec.structs.fields(kind) if known.name == field)
    return about.default


def _field(field: str, value: Any) -> str:
    name = plain(field.removesuffix("_cents").removesuffix("_ms").removesuffix("_s"))
    if field == "cents":
        return money_text(value)
    if field.endswith("_cents"):
        amounts = value if isinstance(value, tuple) else (value,)
        return f"{name} {', '.join(map(money_text, amounts))}"
    if field.endswith("_parts"):
        return f"{name.removesuffix(' parts')} {money_text(value // PARTS)}"
    if field.endswith("_ms"):
        return f"{name} {time_text(value)}"
    if field.endswith("_s"):
        return f"{name} {value} s"
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return f"{name} {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, Mapping) and all(isinstance(note, int) for note in value):
        return " + ".join(f"{count} x {money_text(note)}" for note, count in value.items())
    if isinstance(value, Mapping):
        return " + ".join(f"{name} {_amount(part)}" for name, part in value.items())
    if isinstance(value, tuple):
        return ", ".join(map(_value, value))
    if isinstance(value, Points):
        return str(value)
    if isinstance(value, Score):
        return f"{value.won.count:+,} to {value.stack}{' omitted' if value.omitted else ''}"
    if isinstance(value, f.ReturnedWager):
        return f"{value.wager} {money_text(value.cents)} by the {value.limit} limit"
    if isinstance(value, msgspec.Struct):
        return ", ".join(_unusual(value)) or "as usual"
    return str(value)


def _unusual(value: msgspec.Struct) -> Iterator[str]:
    for field in value.__struct_fields__:
        part = getattr(value, field)
        if part != _usual(type(value), field):
            yield _field(field, part)


def _amount(part: Any) -> str:
    return money_text(part) if isinstance(part, int) else _value(part)


def _limits(limits: f.LimitAmounts | f.SpreadLimits) -> str:
    if isinstance(limits, f.SpreadLimits):
        low, high = short_money_text(limits.minimum_cents), short_money_text(limits.maximum_cents)
        return f"limits {low}–{high}"
    return ", ".join(
        f"{kind} {short_money_text(low)}–{short_money_text(high)}"
        for kind, (low, high, _) in limits.kinds.items()
    )
