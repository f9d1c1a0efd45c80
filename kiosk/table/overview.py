"""What only staff may see: every seat, how the table is set, and what a seat has wagered."""

from collections.abc import Sequence

from kiosk.game.facts import LimitAmounts
from kiosk.game.refusal import Refused
from kiosk.game.table.dead import trusted_cents
from kiosk.game.table.preview import resettlements
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Seat, SlipStatus, Table, TableSlip
from kiosk.link.messages import (
    CorrectionPreview,
    House,
    Meters,
    Resettled,
    SeatAt,
    SeatRound,
    Seats,
    StaffAt,
    WhatIf,
)
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Clients

_NEVER_HERE = Seat()


def all_seats(book: RuleBook, table: Table, names: Sequence[str], clients: Clients) -> Seats:
    """Those that were never connected too."""
    return Seats(seats={name: _seat(book, table, name, clients) for name in names})


def _seat(book: RuleBook, table: Table, name: str, clients: Clients) -> SeatAt:
    slip = table.current.slips.get(name) if table.phase in UNDER_WAY else None
    known = table.seats.get(name, _NEVER_HERE)
    client = clients.terminal(name)
    meters = clients.meters.get(name)
    own_locks = client.standing.locks if client and client.standing else frozenset()
    return SeatAt(
        here=client is not None,
        playing=known.playing,
        credit_cents=meters.credit_cents if meters else None,
        stake_cents=_stake_cents(slip, meters if client else None),
        slip=slip.status if slip else None,
        locks=tuple(sorted(own_locks | known.locks.keys())),
        legacy_until_ms=known.legacy_until_ms if known.legacy_from is not None else None,
        devices=meters.devices if meters and client else {},
        owed_cents=_owed_cents(book, table, name) if client is None else None,
        figures_lost=client is None and known.playing and known.last is None,
        not_paid=clients.not_paid.get(name, ""),
    )


def _owed_cents(book: RuleBook, table: Table, name: str) -> int | None:
    if name not in table.seats or not table.seats[name].playing:
        return None
    try:
        return trusted_cents(book, table, name)
    except Refused:
        return None  # its round is not over, or a question about it is open


def _stake_cents(slip: TableSlip | None, meters: Meters | None) -> int:
    """What is registered the table knows itself; before that it has only the terminal's word."""
    if slip is not None and slip.status is SlipStatus.REGISTERED:
        return sum(slip.stakes.values()) + sum(slip.promotional.values())
    return meters.stake_cents if meters else 0


def house(table: Table, *, hand_pay_limit_cents: int) -> House:
    under_way = table.phase in UNDER_WAY
    return House(
        staff={
            name: StaffAt(role=member.role, locked_out=member.locked_out)
            for name, member in table.staff.items()
        },
        limits=LimitAmounts.of(table.limits),
        limits_notice=table.limits_notice,
        legacy=table.limits_before is not None,
        closing_due_ms=table.closing_due_ms,
        frozen=table.frozen,
        ball_at_rest=under_way and table.current.ball_at_rest,
        no_spins=len(table.current.no_spins) if under_way else 0,
        hand_pay_limit_cents=hand_pay_limit_cents,
    )


def seat_round(table: Table, seat: str, round_: int) -> SeatRound:
    """Of this round, or of the latest in which the seat has wagers."""
    rounds = tuple(sorted((n for n, p in table.rounds.items() if seat in p.slips), reverse=True))
    number = round_ or (rounds[0] if rounds else table.round)
    played = table.rounds.get(number)
    if played is None:
        return SeatRound(seat=seat, round=number, rounds=rounds)
    slip = played.slips.get(seat)
    return SeatRound(
        seat=seat,
        round=number,
        rounds=rounds,
        status=slip.status if slip else None,
        stakes=dict(slip.stakes) if slip else {},
        promotional=dict(slip.promotional) if slip else {},
        outcome=played.outcome,
        settlement=played.settlement,
        void=played.void,
        reason=(slip.reason if slip else "") or played.reason,
    )


def correction_preview(book: RuleBook, table: Table, what_if: WhatIf) -> CorrectionPreview:
    """Of a round that is not kept any more, or by a number that is not on the wheel, nothing."""
    played = table.rounds.get(what_if.round)
    known = what_if.outcome is None or what_if.outcome in book.wheel.order
    if played is None or not known:
        return CorrectionPreview(what_if=what_if)
    return CorrectionPreview(
        what_if=what_if,
        seats={
            seat: Resettled(before_cents=made.before_cents, after_cents=made.after_cents)
            for seat, made in resettlements(book, played, what_if.outcome).items()
        },
    )
