"""Things that two machines know, and how each says them.

Each fact about such a thing becomes a claim on either side, and both must be the same. Whoever adds
a fact that two machines share adds its claims: in `table_claims` and in `terminal_claims`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from types import UnionType
from typing import Any, TypeAlias, get_args

import msgspec

from kiosk.game import facts as f
from kiosk.game.cash.standing import ABOUT_MAX
from kiosk.game.cash.state import Doubt
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.remedies.judged import Judged
from kiosk.game.tournament.values import TournamentSeat
from kiosk.rules.points import Points

Claim: TypeAlias = tuple[object, ...]
"""Its topic, and all that must be the same."""
EVERYBODY = "*"
"""In place of a seat: what the table says to all of them."""


class Sayings:
    """What facts of one machine say, by their kinds: functions of a fact and of the states before
    and after it."""

    def __init__(self) -> None:
        self._said: dict[type, Callable[..., Iterator[Any]]] = {}

    def __call__(self, function: Callable[..., Iterator[Any]]) -> None:
        kind = function.__annotations__["fact"]
        kinds = get_args(kind) if isinstance(kind, UnionType) else (kind,)
        self._said |= dict.fromkeys(kinds, function)

    def of(self, fact: f.Fact, before: Any, after: Any) -> Iterator[Any]:
        said = self._said.get(type(fact))
        return iter(()) if said is None else said(fact, before, after)


def rings(round_: int, ring: int | None, void: str) -> Claim:
    return ("rings", round_, ring, void)


def side_bets(topic: str, table: str, limits: f.SpreadLimits | None) -> Claim:
    own = (limits.minimum_cents, limits.maximum_cents, limits.unit_cents) if limits else None
    return (topic, table, own)


def jackpot_wins(round_: int, wins: Sequence[f.JackpotWin]) -> Claim:
    """The jackpot wager of a seat was drawn: its share of each hit."""
    told = ((win.hit, win.cents, win.shared_by, win.level, win.name) for win in wins)
    return ("jackpot drawn", round_, tuple(sorted(told)))


def jackpot_back(round_: int, fault: f.SupernovaFault | None, clauses: tuple[str, ...]) -> Claim:
    return ("jackpot returned", round_, fault, clauses)


def notice(fact: f.LimitsNoticed | f.LimitsChanged | f.ClosingNoticed) -> Claim:
    match fact:
        case f.LimitsNoticed():
            return ("limits announced", amounts(fact.limits), fact.due_ms)
        case f.LimitsChanged():
            return ("limits changed", amounts(fact.limits))
        case f.ClosingNoticed():
            return ("closing announced", fact.due_ms)


def judgement(round_: int, judged: Judged) -> Claim:
    """How a slip counts since staff put it right."""
    lies = (*sorted(judged.stakes.items()), *sorted(judged.promotional.items()))
    return ("judged", round_, judged.change, judged.clause, judged.forfeited, lies)


def notes(box: Mapping[int, int]) -> Claim:
    """All that ever went into a box."""
    return ("notes", *sorted(box.items()))


def doubt(key: str, asked: Doubt) -> Claim:
    return ("doubt", key, asked.question, asked.about[:ABOUT_MAX], asked.cents, asked.account)


def tournament_seat(seat: TournamentSeat | None) -> Claim:
    """What a terminal must know of a session, in short."""
    return ("tournament", sha256(msgspec.json.encode(seat)).hexdigest()[:16])


def points_round(round_: int, seat: TournamentSeat) -> Claim:
    """By what points are wagered in a round. How many spins are left may be announced with it."""
    played = (seat.session, seat.play_off, seat.spin, seat.entrant, seat.out, seat.stack.count)
    return ("points round", round_, *played, seat.must.count, seat.minimum, seat.maximum)


def points(round_: int, key: str, stakes: Mapping[str, Points]) -> Claim:
    return ("points", round_, key, tuple(sorted((w, p.count) for w, p in stakes.items())))


def amounts(limits: LimitAmounts) -> str:
    """In short: they are the same in thousands of rounds."""
    aggregate = (limits.aggregate_minimum_cents, limits.aggregate_maximum_cents)
    told = f"{sorted(limits.kinds.items())} {aggregate}"
    return sha256(told.encode()).hexdigest()[:16]
