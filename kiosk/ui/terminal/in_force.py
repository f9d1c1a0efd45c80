"""What is in force at this terminal at this moment, as its rules tell it."""

from kiosk.game.terminal.state import Terminal
from kiosk.rules.prose.in_force import InForce, Whose
from kiosk.ui.times import Times


def in_force(state: Terminal, times: Times) -> InForce:
    here = state.limits
    notice = here.notice

    def time(ms: int) -> str:
        return times.of_day(ms)[:-3]

    return InForce(
        spread=state.spread.selected,
        limits=here.in_force,
        whose=whose(state),
        until=time(here.legacy_until_ms) if here.legacy is not None else "",
        of_table=here.of_table,
        period_s=state.round.period_s,
        new_limits=(notice[0].under(here.of_table.law), time(notice[1])) if notice else None,
        closes=time(here.closing_due_ms) if here.closing_due_ms is not None else "",
    )


def whose(state: Terminal) -> Whose:
    """The limits that this player plays by."""
    if state.limits.agreed is not None:
        return Whose.AGREED
    return Whose.LEGACY if state.limits.legacy is not None else Whose.TABLE
