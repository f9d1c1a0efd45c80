"""What one spin of a session does to the stacks (S3 5.15, 5.17, 5.19, 5.23)."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from kiosk.rules.paytable import PayTable
from kiosk.rules.pockets import Pocket
from kiosk.rules.points import Points, total
from kiosk.rules.settlement import settle
from kiosk.rules.tournament.terms import PointLimits

Slip = Mapping[str, Points]
"""The wagers of a player on a spin."""


class Player(Struct, frozen=True):
    """One who is in the session and holds chips."""

    stack: Points
    omitted: bool = False
    """The spin before: the next is for at least the double (5.15)."""


class SpinScore(NamedTuple):
    """What became of one player."""

    staked: Points
    """On wagers that counted."""
    won: Points
    """From the bank; below zero: lost to it."""
    after: Player
    below: bool
    """There were wagers, and in all they were less than must be wagered: they went back."""


def must_wager(limits: PointLimits, player: Player) -> Points:
    """At least, on the next spin. One who holds less than that plays all that he holds: the
    document does not send away who has chips."""
    demanded = Points(limits.minimum) * (2 if player.omitted else 1)
    return min(demanded, player.stack)


def score(
    table: PayTable,
    limits: PointLimits,
    players: Mapping[str, Player],
    slips: Mapping[str, Slip],
    outcome: Pocket,
) -> dict[str, SpinScore]:
    """Of every player. Wagers that come to less than must be wagered do not count, and the spin is
    omitted as if there had been none."""
    return {
        name: _scored(table, limits, player, slips.get(name, {}), outcome)
        for name, player in players.items()
    }


def _scored(
    table: PayTable, limits: PointLimits, player: Player, slip: Slip, outcome: Pocket
) -> SpinScore:
    staked = total(slip.values())
    if staked < must_wager(limits, player) or not staked:
        after = Player(player.stack, omitted=True)
        return SpinScore(Points(), Points(), after, below=bool(staked))
    settled = settle(table, {wager: points.count for wager, points in slip.items()}, outcome)
    won = Points(settled.credited_cents) - staked
    return SpinScore(staked, won, Player(player.stack + won), below=False)


def still_in(scores: Mapping[str, SpinScore]) -> list[str]:
    """Those who hold chips. The others are eliminated (5.19), unless nobody is left: then all of
    them obtain an equal number, and a play-off begins (5.23)."""
    return [name for name, scored in scores.items() if scored.after.stack]
