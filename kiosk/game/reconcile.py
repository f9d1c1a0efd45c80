"""What a terminal must be told, given where it stands and where the table stands.

The table does not replay messages that were lost. It compares, and orders whatever is missing: the
same comparison serves a terminal that heard everything and one that was away for an hour. Every
order can be given again without harm, because it names the round, the key or the settlement it is
about. A slip that was sent is answered from what the table holds, never by guessing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kiosk.game.facts import LimitAmounts
from kiosk.game.table.state import Phase as TablePhase
from kiosk.game.table.state import SlipStatus, Table, TableRound
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase, Terminal

NOT_BACK = "the terminal was not back by the close"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a terminal stands, as far as the table's orders are concerned."""

    seat: str
    phase: Phase
    round: int
    slip_key: str
    settled: Mapping[int, tuple[int, str | None]]
    """The settlement and outcome of each past round that it can still correct."""
    frozen: bool
    locked: bool
    paid: tuple[str, ...]
    """The keys of the payments by staff that it has carried out."""
    limits: LimitAmounts
    legacy: bool
    limits_notice: tuple[LimitAmounts, int] | None
    closing_due_ms: int | None


def standing_of(state: Terminal) -> Standing:
    return Standing(
        seat=state.seat,
        phase=state.phase,
        round=state.round,
        slip_key=state.sent.key if state.sent else "",
        settled={n: (played.settlement, played.outcome) for n, played in state.played.items()},
        frozen=bool(state.frozen),
        locked=bool(state.locks),
        paid=state.paid,
        limits=LimitAmounts.of(state.table_limits),
        legacy=state.legacy_limits is not None,
        limits_notice=state.limits_notice,
        closing_due_ms=state.closing_due_ms,
    )


def orders(table: Table, at: Standing, *, key: str) -> tuple[ats.Command, ...]:
    """The next things to order, in order. Ask again once they are obeyed: an answer may open the
    way for more. `key` is fresh, for the slip or the case that an order may begin."""
    corrections = tuple(_corrections(table, at, key))
    frozen = at.frozen
    told: list[ats.Command] = []
    if (table.frozen or corrections) and not frozen:
        told.append(ats.Freeze(table.frozen or "a result is corrected"))
        frozen = True
    told += corrections
    if frozen and not table.frozen:
        told.append(ats.Thaw())
    told += _round(table, at, key)
    told += _notices(table, at)
    if not table.frozen:
        told += _payments(table, at)
    if at.phase is Phase.IDLE:
        told += _limits(table, at)
        told += _opening(table, at)
    return tuple(told)


def _corrections(table: Table, at: Standing, case: str) -> Iterator[ats.Command]:
    for number, (settlement, outcome) in at.settled.items():
        played = table.rounds.get(number)
        if played is None or played.settlement == 0 or outcome is None:
            continue
        slip = played.slips.get(at.seat)
        voided = slip is not None and slip.status is SlipStatus.VOID
        wanted = None if voided else played.outcome
        if wanted != outcome or played.settlement > settlement:
            latest = max(played.settlement, settlement + 1)
            yield ats.CorrectRound(number, latest, wanted, f"{case}-{number}")


def _round(table: Table, at: Standing, key: str) -> Iterator[ats.Command]:
    """Bring the round the terminal is in to where it is at the table."""
    played = table.rounds.get(at.round)
    if at.phase is Phase.IDLE or played is None:
        return
    slip = played.slips.get(at.seat)
    if played.void:
        yield ats.VoidRound(at.round, played.reason, played.clauses)
    elif slip is not None and slip.status is SlipStatus.VOID:
        yield ats.VoidRound(at.round, slip.reason, slip.clauses)
    elif at.phase is Phase.BETTING:
        yield from _end_of_wagering(table, at, key)
    elif at.phase is Phase.CLOSING:
        yield from _answer(at, played)
    elif played.outcome is not None and not _in_question(at, played):
        yield ats.Settle(at.round, played.outcome)


def _end_of_wagering(table: Table, at: Standing, key: str) -> Iterator[ats.Command]:
    here = table.round == at.round
    if here and table.phase is TablePhase.CLOSING:
        yield ats.EndWagering(at.round, key)
    elif not here or table.phase is not TablePhase.BETTING:
        # Nothing was sent, so nothing can be registered: the wagers go back.
        yield ats.VoidRound(at.round, NOT_BACK)


def _answer(at: Standing, played: TableRound) -> Iterator[ats.Command]:
    """Of a slip that the table does not know yet the terminal sends another copy."""
    slip = played.slips.get(at.seat)
    if slip is None or slip.key != at.slip_key:
        return
    if slip.status is SlipStatus.REFUSED:
        yield ats.RefuseSlip(at.round, slip.key, slip.reason)
    else:
        yield ats.ConfirmSlip(at.round, slip.key)


def _in_question(at: Standing, played: TableRound) -> bool:
    slip = played.slips.get(at.seat)
    return slip is not None and slip.status is SlipStatus.IN_QUESTION


def _payments(table: Table, at: Standing) -> Iterator[ats.Command]:
    for key, due in table.due.items():
        if due.seat != at.seat or key in at.paid:
            continue
        if due.tender is None:
            # Also of a locked terminal: that is what staff pay by hand for (S0 8.8.10).
            yield ats.HandPay(key, due.who, due.cents)
        elif not at.locked:
            yield ats.Credit(key, due.cents, due.tender, due.who)


def _opening(table: Table, at: Standing) -> Iterator[ats.Command]:
    if table.phase is TablePhase.BETTING and table.round > at.round:
        yield ats.OpenWagering(table.round, table.period_s)


def _limits(table: Table, at: Standing) -> Iterator[ats.Command]:
    limits = LimitAmounts.of(table.limits)
    if limits != at.limits:
        yield ats.ChangeLimits(limits)
    seat = table.seats[at.seat]
    if seat.legacy_from is not None and not at.legacy:
        yield ats.GrantLegacy(seat.legacy_from, seat.legacy_until_ms)
    elif seat.legacy_from is None and at.legacy:
        yield ats.EndLegacy()


def _notices(table: Table, at: Standing) -> Iterator[ats.Command]:
    if (table.limits_notice, table.closing_due_ms) == (at.limits_notice, at.closing_due_ms):
        return
    yield ats.WithdrawNotice()
    if table.limits_notice is not None:
        yield ats.NoticeLimits(*table.limits_notice)
    if table.closing_due_ms is not None:
        yield ats.NoticeClosing(table.closing_due_ms)
