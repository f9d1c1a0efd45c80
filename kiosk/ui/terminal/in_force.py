"""What is in force at this terminal at this moment, as its rules tell it."""

from typing import TYPE_CHECKING

from kiosk.game.terminal.state import Terminal
from kiosk.rules.prose.in_force import InForce, JackpotLevelNow, JackpotsNow, Whose
from kiosk.rules.tournament.file import read_terms
from kiosk.ui.times import Times

if TYPE_CHECKING:
    from kiosk.link.messages import SupernovaSeen


def in_force(
    state: Terminal,
    times: Times,
    jackpots: "SupernovaSeen | None" = None,
    tournament: tuple[str, ...] = (),
) -> InForce:
    """`tournament` are the lines of its terms and conditions; none: no tournament is open."""
    here = state.limits
    notice = here.notice

    def time(ms: int) -> str:
        return times.of_day(ms)[:-3]

    return InForce(
        jackpots=jackpots_now(jackpots),
        tournament=read_terms("\n".join(tournament)) if tournament else None,
        spread=state.spread.selected,
        limits=here.in_force,
        whose=whose(state),
        until=time(here.legacy_until_ms) if here.legacy is not None else "",
        of_table=here.of_table,
        period_s=state.round.period_s,
        new_limits=(notice[0].under(here.of_table.law), time(notice[1])) if notice else None,
        closes=time(here.closing_due_ms) if here.closing_due_ms is not None else "",
    )


def jackpots_now(seen: "SupernovaSeen | None") -> JackpotsNow:
    """As far as the controller has told."""
    told = seen.told if seen else None
    if told is None:
        return JackpotsNow(wager_cents=0)
    levels = (
        JackpotLevelNow(
            name=level.name,
            reset_cents=level.reset_cents,
            limit_cents=level.limit_cents,
            return_bp=level.return_bp,
        )
        for level in told.levels
    )
    return JackpotsNow(wager_cents=told.wager_cents, levels=tuple(levels), return_bp=told.return_bp)


def whose(state: Terminal) -> Whose:
    """The limits that this player plays by."""
    if state.limits.agreed is not None:
        return Whose.AGREED
    return Whose.LEGACY if state.limits.legacy is not None else Whose.TABLE
