"""What is marked on the way through an evening: its rounds, the phases of one, the last steps."""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from kiosk.records.fact_words import fact_words

if TYPE_CHECKING:  # as for a journey
    from kiosk.records.past import Past, PastMoment

_MARKS_MAX = 40
_STEPS_MAX = 40
_PHASES = {
    "wagering_opened": "betting",
    "wagering_ended": "no more bets",
    "round_settled": "result",
    "round_voided": "void",
}


class RoundMark(Struct, frozen=True):
    number: int
    """Of the fact that opened it."""
    name: str
    share: float
    """Of the whole way, from 0 to 1."""


class PhaseMark(Struct, frozen=True):
    number: int
    name: str
    share: float
    """Of the round, from 0 to 1."""
    length: float


def round_marks(past: "Past") -> list[RoundMark]:
    """As many as can be told apart."""
    every = -(-len(past.openings) // _MARKS_MAX) or 1
    rounds = past.followed.rounds
    return [
        RoundMark(number, str(rounds[number - 1]), share_of(number, 1, len(past)))
        for number in past.openings[::every]
    ]


def phase_marks(past: "Past", number: int) -> list[PhaseMark]:
    first, last = past.round_of(number)
    kinds = past.followed.kinds
    facts = last + 1 - first
    begins = [n for n in range(first, last + 1) if kinds[n - 1] in _PHASES]
    return [
        PhaseMark(n, _PHASES[kinds[n - 1]], (n - first) / facts, (end - n) / facts)
        for n, end in pairwise([*begins, last + 1])
    ]


class MarkStep(Struct, frozen=True):
    """A fact that led to where one is."""

    number: int
    time: str
    round: str
    text: str


def steps(moments: "Sequence[PastMoment]") -> list[MarkStep]:
    """The last of them, newest first."""
    return [
        MarkStep(moment.number, _time(moment.at_ms), _round(moment), fact_words(moment.fact))
        for moment in reversed(moments[-_STEPS_MAX:])
    ]


def _round(moment: "PastMoment") -> str:
    round_ = getattr(moment.fact, "round", 0)
    return f"round {round_}" if round_ else ""


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000).strftime("%H:%M:%S.%f")[:-3]


def share_of(number: int, first: int, last: int) -> float:
    return (number - first) / (last - first) if last > first else 0.0


def number_at(share: float, first: int, last: int) -> int:
    return first + round(min(max(share, 0.0), 1.0) * (last - first))
