"""What a terminal tells its table of the limits it plays by, and those that it should."""

from collections.abc import Iterator

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TerminalOrder
from kiosk.game.limits import terminal_commands as ats
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class LimitsStanding(Told, frozen=True, kw_only=True):
    of_table: LimitAmounts
    legacy: bool = False
    """The player keeps those of before a change."""
    legacy_until_ms: Count = 0
    agreed: LimitAmounts | None = None
    """Those agreed with this player alone."""
    notice: tuple[LimitAmounts, Count] | None = None
    closing_due_ms: Count | None = None


def standing_of(state: Terminal) -> LimitsStanding:
    here = state.limits
    return LimitsStanding(
        of_table=LimitAmounts.of(here.of_table),
        legacy=here.legacy is not None,
        legacy_until_ms=here.legacy_until_ms,
        agreed=LimitAmounts.of(here.agreed) if here.agreed is not None else None,
        notice=here.notice,
        closing_due_ms=here.closing_due_ms,
    )


def notices(table: Table, at: LimitsStanding) -> Iterator[TerminalOrder]:
    there = table.limits
    if (there.notice, there.closing_due_ms) == (at.notice, at.closing_due_ms):
        return
    yield ats.WithdrawNotice()
    if there.notice is not None:
        yield ats.NoticeLimits(*there.notice)
    if there.closing_due_ms is not None:
        yield ats.NoticeClosing(there.closing_due_ms)


def orders(table: Table, seat: str, at: LimitsStanding) -> Iterator[TerminalOrder]:
    limits = LimitAmounts.of(table.limits.in_force)
    if limits != at.of_table:
        yield ats.ChangeLimits(limits)
    there = table.seats[seat]
    kept_until_ms = at.legacy_until_ms if at.legacy else None
    if there.legacy_from is not None and there.legacy_until_ms != kept_until_ms:
        yield ats.GrantLegacy(there.legacy_from, there.legacy_until_ms)
    elif there.legacy_from is None and at.legacy:
        yield ats.EndLegacy()
    if there.agreed is not None and there.agreed != at.agreed:
        yield ats.AgreeLimits(there.agreed)
    elif there.agreed is None and at.agreed is not None:
        yield ats.EndAgreement()
