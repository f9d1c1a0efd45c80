"""What only staff may see: every seat, how the table is set, and what a seat has wagered."""

from collections.abc import Container, Mapping, Sequence
from itertools import islice

from msgspec.structs import replace

from kiosk.game.bounds import COUNT_MAX, TEXT_MAX
from kiosk.game.facts import LimitAmounts
from kiosk.game.irregularity.preview import resettlements
from kiosk.game.refusal import Refused
from kiosk.game.round.state import UNDER_WAY, SlipStatus, TableSlip
from kiosk.game.round.table import ball_to_examine
from kiosk.game.seats.gone import trusted_cents
from kiosk.game.seats.state import Seat
from kiosk.game.settling import Numbers
from kiosk.game.supernova.state import TableHit, WagerState
from kiosk.game.table.state import Table
from kiosk.game.takings.state import SeatTakings, total_of
from kiosk.game.times import DAY_MS
from kiosk.link.messages import (
    CUT_OFF,
    LINK,
    CorrectionPreview,
    FilmsOf,
    House,
    JackpotAt,
    Meters,
    Resettled,
    SeatAt,
    SeatRound,
    ShareSeen,
    StaffAt,
    StaffChangeAt,
    SupernovaHouse,
    Takings,
    WhatIf,
)
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Clients

STAFF_SHOWN_MAX = 500
CHANGES_SHOWN_MAX = 50
JACKPOTS_SHOWN_MAX, SHARES_MAX = 6, 30
BOXES_SHOWN_MAX = 5
ROUNDS_FILMED_SHOWN_MAX, FILMS_SHOWN_MAX = 15, 4
"""So that they fit a line."""
_NEVER_HERE, _NOTHING_TAKEN = Seat(), SeatTakings()
CERTIFICATE_DAYS = 30
"""So long before its end a certificate is spoken of."""


def all_seats(
    book: RuleBook,
    table: Table,
    names: Sequence[str],
    clients: Clients,
    *,
    cut_off: Container[str] = (),
) -> dict[str, SeatAt]:
    """Those that were never connected too. `cut_off` are seats whose terminals are kept out."""
    seats = {name: _seat(book, table, name, clients, cut_off) for name in names}
    idle = book.terms.idle
    if idle is None or not all(seat.playing for seat in seats.values()):
        return seats
    # Only while nobody else could sit down does it matter who does not wager (S4 8.9).
    sat_out = {name: table.seats[name].sat_out for name in names}
    return {
        name: replace(seat, sat_out=sat_out[name]) if sat_out[name] >= idle.rounds else seat
        for name, seat in seats.items()
    }


def _seat(
    book: RuleBook, table: Table, name: str, clients: Clients, cut_off: Container[str]
) -> SeatAt:
    slip = table.round.current.slips.get(name) if table.round.phase in UNDER_WAY else None
    known = table.seats.get(name, _NEVER_HERE)
    client = clients.terminal(name)
    meters = clients.meters.get(name)
    own_locks = client.standing.locks.reasons if client and client.standing else frozenset()
    return SeatAt(
        here=client is not None,
        playing=known.playing,
        credit_cents=meters.credit_cents if meters else None,
        stake_cents=_stake_cents(slip, meters if client else None),
        voucher_cents=meters.voucher_cents if meters else 0,
        slip=slip.status if slip else None,
        locks=tuple(sorted(own_locks | known.locks.keys())),
        legacy_until_ms=known.legacy_until_ms if known.legacy_from is not None else None,
        may_keep_limits=known.may_keep_limits,
        agreed=known.agreed,
        devices=_devices(meters if client else None, cut_off=name in cut_off),
        owed_cents=_owed_cents(book, table, name) if client is None else None,
        figures_lost=client is None and known.playing and known.last is None,
        not_paid=clients.not_paid.get(name),
        turned_away=clients.turned_away.get(name) if client is None else None,
        takings=table.takings.seats.get(name, _NOTHING_TAKEN),
        last_cents=_last_cents(table, name),
    )


def _last_cents(table: Table, name: str) -> int | None:
    number = table.round.number - (table.round.phase in UNDER_WAY)
    played = table.round.kept.get(number)
    slip = played.slips.get(name) if played else None
    if slip is None or slip.taken == (0, 0):
        return None
    wagered_cents, paid_cents = slip.taken
    return paid_cents - wagered_cents


def takings(table: Table) -> Takings:
    """Of all seats together."""
    there = table.takings
    return Takings(
        total=total_of(there.seats),
        rounds=there.rounds,
        rounds_an_hour=there.rounds_an_hour,
        since_ms=there.since_ms,
    )


def _devices(meters: Meters | None, *, cut_off: bool) -> dict[str, str]:
    of_itself = meters.devices if meters else {}
    return {**of_itself, LINK: CUT_OFF} if cut_off else of_itself


def _owed_cents(book: RuleBook, table: Table, name: str) -> int | None:
    if name not in table.seats or not table.seats[name].playing:
        return None
    try:
        # Of what machines say of themselves no sum is too large to be told.
        return min(trusted_cents(book, table, name), COUNT_MAX)
    except Refused:
        return None  # its round is not over, or a question about it is open


def _stake_cents(slip: TableSlip | None, meters: Meters | None) -> int:
    """What is registered the table knows itself; before that it has only the terminal's word."""
    if slip is not None and slip.status is SlipStatus.REGISTERED:
        return sum(slip.stakes.values()) + sum(slip.promotional.values())
    return meters.stake_cents if meters else 0


def house(
    book: RuleBook,
    table: Table,
    clients: Clients,
    *,
    certificates: dict[str, int],
    jackpots: bool = False,
) -> House:
    """`jackpots`: the table is linked to a controller."""
    under_way = table.round.phase in UNDER_WAY
    return House(
        staff={
            name: StaffAt(
                role=member.role, locked_out=member.locked_out, given_pin=bool(member.makers)
            )
            for name, member in islice(table.staff.items(), STAFF_SHOWN_MAX)
        },
        limits=LimitAmounts.of(table.limits.in_force),
        limits_notice=table.limits.notice,
        legacy=table.limits.before is not None,
        closing_due_ms=table.limits.closing_due_ms,
        frozen=table.frozen[:TEXT_MAX],
        ball_at_rest=under_way and table.round.current.ball_at_rest,
        rested_early=under_way and table.round.current.rested_early,
        warned=table.round.current.warned if under_way else (),
        dead_displays=tuple(clients.dead_displays),
        dark_displays=tuple(clients.dark_displays),
        filmed=clients.camera is not None,
        camera=(clients.camera or "")[:TEXT_MAX],
        sensors=clients.sensors,
        films=films_shown(table),
        ball_to_examine=ball_to_examine(book, table),
        no_spins=len(table.round.current.no_spins) if under_way else 0,
        certificates=certificates,
        rules=table.conduct.rules,
        two_there=table.conduct.two_there,
        changes={
            key: StaffChangeAt(
                name=change.name,
                role=change.role,
                by=change.by,
                second=change.second or None,
                due_ms=change.due_ms,
            )
            for key, change in islice(table.conduct.changes.items(), CHANGES_SHOWN_MAX)
        },
        supernova=supernova_house(table) if jackpots else None,
        dealer=table.pit.dealer,
        boxes={seat: (*boxes,)[:BOXES_SHOWN_MAX] for seat, boxes in table.pit.uncounted.items()},
    )


def supernova_house(table: Table) -> SupernovaHouse:
    """For those who approve and pay jackpots."""
    there = table.supernova
    hits = [*there.hits.values()][: -JACKPOTS_SHOWN_MAX - 1 : -1]
    drawn_round, drawn_seats = _drawn_last(table)
    return SupernovaHouse(
        opened=there.opened,
        hits=tuple(
            JackpotAt(
                hit=hit.told,
                round=hit.round,
                state=hit.state,
                sealed=hit.sealed,
                shares=tuple(_share(table, hit, seat) for seat in list(hit.shares)[:SHARES_MAX]),
            )
            for hit in hits
        ),
        noted=there.noted[-JACKPOTS_SHOWN_MAX:],
        drawn_round=drawn_round,
        drawn_seats=drawn_seats,
    )


def _drawn_last(table: Table) -> tuple[int, tuple[str, ...]]:
    """Whose wagers can be noted: those of the present round, or of the one before."""
    for number in (table.round.number, table.round.number - 1):
        played = table.round.kept.get(number)
        there = played.supernova if played else None
        if there is not None and there.state is WagerState.DRAWN:
            noted = {one.seat for one in table.supernova.noted if one.round == number}
            seats = tuple(seat for seat in there.seats if seat not in noted)
            return number, seats
    return 0, ()


def _share(table: Table, hit: TableHit, seat: str) -> ShareSeen:
    played = table.round.kept.get(hit.round)
    slip = played.slips.get(seat) if played else None
    share = hit.shares[seat]
    registered = slip is not None and bool(slip.stakes or slip.promotional)
    return ShareSeen(seat=seat, end=share.end, by_hand=share.by_hand, main_registered=registered)


def films_shown(table: Table) -> tuple[FilmsOf, ...]:
    """Those that somebody may want to see now, newest first."""
    wanted = {table.round.number, table.round.number - 1}
    wanted |= {case.round for case in table.cases.values()}
    rounds = sorted(wanted & table.films.keys(), reverse=True)[:ROUNDS_FILMED_SHOWN_MAX]
    return tuple(
        FilmsOf(
            round=round_,
            films=table.films[round_].films[-FILMS_SHOWN_MAX:],
            why=table.films[round_].why[:TEXT_MAX],
        )
        for round_ in rounds
    )


def ending_soon(expires_ms: Mapping[str, int], now_ms: int) -> dict[str, int]:
    """Certificates that somebody must renew: without one a machine cannot connect."""
    soon_ms = now_ms + CERTIFICATE_DAYS * DAY_MS
    return {name: ends_ms for name, ends_ms in expires_ms.items() if ends_ms < soon_ms}


def seat_round(table: Table, seat: str, round_: int) -> SeatRound:
    """Of this round, or of the latest in which the seat has wagers."""
    rounds = tuple(
        sorted((n for n, p in table.round.kept.items() if seat in p.slips), reverse=True)
    )
    number = round_ or (rounds[0] if rounds else table.round.number)
    played = table.round.kept.get(number)
    if played is None:
        return SeatRound(seat=seat, round=number, rounds=rounds)
    slip = played.slips.get(seat)
    counts = slip.judged or slip if slip else None
    return SeatRound(
        seat=seat,
        round=number,
        rounds=rounds,
        status=slip.status if slip else None,
        stakes=dict(counts.stakes) if counts else {},
        promotional=dict(counts.promotional) if counts else {},
        clause=slip.judged.clause if slip and slip.judged else "",
        outcome=played.outcome,
        settlement=played.settlement,
        void=played.void,
        reason=((slip.reason if slip else "") or played.reason)[:TEXT_MAX],
        void_by=played.clauses if played.void else (),
        malfunctions=slip.malfunctions if slip else (),
        ring=played.ring,
        spread_void=played.spread_void,
        jackpot_cents=slip.jackpot_cents if slip else 0,
    )


def correction_preview(book: RuleBook, table: Table, what_if: WhatIf) -> CorrectionPreview:
    """Of a round that is not kept any more, or by a number that is not on the wheel, nothing."""
    played = table.round.kept.get(what_if.round)
    known = what_if.outcome is None or what_if.outcome in book.wheel.order
    if played is None or not known:
        return CorrectionPreview(what_if=what_if)
    numbers = Numbers(what_if.outcome, None if what_if.void_spread else played.ring)
    return CorrectionPreview(
        what_if=what_if,
        seats={
            seat: Resettled(before_cents=made.before_cents, after_cents=made.after_cents)
            for seat, made in resettlements(book, played, numbers).items()
        },
    )
