"""Checks of limit vectors: touches one after the other in a wagering period, which then closes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kiosk.lab.conformance.check import Check, compare
from kiosk.lab.conformance.files import LimitVector
from kiosk.rules.limits import KindLimits, Limit, LimitLaw, Limits, close, place
from kiosk.rules.wagers import kind_of

_REASONS = {Limit.MINIMUM: "below-min", Limit.AGGREGATE_MINIMUM: "aggregate"}


def limit_check(vector: LimitVector, law: LimitLaw) -> Check:
    expected = {
        f"step {number}": msgspec.structs.asdict(step)
        for number, step in enumerate(vector.steps, start=1)
    } | {
        "rejected": set(vector.close.rejected),
        "accepted": set(vector.close.accepted),
        "credited": vector.close.credited,
        "balance": vector.close.balance,
        "exception_7_9": vector.close.exception_7_9,
    }
    return compare(f"vector {vector.id}", expected, lambda: _play(vector, law))


def _play(vector: LimitVector, law: LimitLaw) -> Mapping[str, Any]:
    limits = _limits(vector, law)
    stakes, balance_cents = dict(vector.before), vector.balance
    got: dict[str, Any] = {}
    for number, (wager, cents) in enumerate(vector.attempts, start=1):
        total_before_cents = sum(stakes.values())
        placement = place(limits, stakes, wager, cents, balance_cents=balance_cents)
        balance_cents -= placement.debited_cents
        if placement.shown_cents:
            stakes[wager] = placement.shown_cents
        got[f"step {number}"] = {
            "existing": placement.existing_cents,
            "total_before": total_before_cents,
            "displayed": placement.shown_cents,
            "debited": placement.debited_cents,
            "refused": placement.refused_cents,
            "balance": balance_cents,
            "total": sum(stakes.values()),
        }
    closing = close(limits, stakes, balance_cents=balance_cents)
    return got | {
        "rejected": {(r.wager, r.cents, _REASONS[r.limit]) for r in closing.returned},
        "accepted": set(closing.accepted.items()),
        "credited": closing.credited_cents,
        "balance": balance_cents + closing.credited_cents,
        "exception_7_9": closing.short_stack,
    }


def _limits(vector: LimitVector, law: LimitLaw) -> Limits:
    kinds = {
        kind_of(name): KindLimits(minimum_cents=low, maximum_cents=high, unit_cents=unit)
        for name, (low, high, unit) in vector.limits.items()
    }
    return Limits(
        law=law,
        kinds=kinds,
        aggregate_minimum_cents=vector.min_aggregate,
        aggregate_maximum_cents=vector.max_aggregate,
    )
