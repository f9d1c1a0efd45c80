"""What everybody may see of the table, and what waits for staff."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import TypeVar

from kiosk.game.bounds import COUNT_MAX, TEXT_MAX
from kiosk.game.cases.state import Case, Hold
from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.game.reconcile import Standing
from kiosk.game.recovery.table import CASES as RECOVERED
from kiosk.game.round.state import ROUNDS_KEPT, SlipStatus, TablePhase, TableRound
from kiosk.game.statistics import WINDOW
from kiosk.game.supernova.state import HitState
from kiosk.game.table.state import Table
from kiosk.link.messages import (
    Board,
    ClockInDoubt,
    DoubtfulPaper,
    OpenCase,
    Recovery,
    SeatRecollected,
    SpreadSeen,
    StaffTasks,
    SupernovaSeen,
)
from kiosk.link.parts import parts
from kiosk.table.tournaments import tournament_seen

Item = TypeVar("Item")


def board(table: Table, *, here: tuple[str, ...], supernova: SupernovaSeen | None = None) -> Board:
    past = [
        played
        for _, played in sorted(table.round.kept.items(), reverse=True)[:ROUNDS_KEPT]
        if played.settlement or played.void
    ]
    last = _last(past, table.round.earlier)
    under_way = table.round.phase not in (TablePhase.SHUT, TablePhase.IDLE)
    slips = table.round.current.slips if under_way else {}
    return Board(
        phase=table.round.phase,
        round=table.round.number,
        frozen=bool(table.frozen),
        last=last,
        last_round=past[0].round if past else 0,
        corrected=tuple(i for i, played in enumerate(past[: len(last)]) if played.settlement > 1),
        limits=LimitAmounts.of(table.limits.in_force),
        limits_notice=table.limits.notice,
        closing_due_ms=table.limits.closing_due_ms,
        period_s=table.round.period_s,
        no_spins=len(table.round.current.no_spins) if under_way else 0,
        sensed=table.round.current.sensed if under_way else "",
        registered=tuple(s for s, slip in slips.items() if slip.status is SlipStatus.REGISTERED),
        here=here,
        spread=_spread(table, past),
        supernova=supernova,
        house_text=table.house_text,
        tournament=tournament_seen(table.tournament),
    )


def _spread(table: Table, past: Sequence[TableRound]) -> SpreadSeen | None:
    offered, notice = table.spread, table.spread.notice
    if not offered.selected and notice is None:
        return None
    played = table.round.kept.get(table.round.number)
    spread = played.spread if played else None
    void = spread.void if spread else None
    return SpreadSeen(
        selected=offered.selected,
        notice=(notice.table, notice.limits, notice.due_ms) if notice else None,
        commitment=spread.commitment if spread else "",
        ring=spread.ring if spread else None,
        void=void.fault if void else "",
        reason=void.reason[:TEXT_MAX] if void else "",
        clauses=void.clauses if void else (),
        last=tuple(played.ring for played in past),
    )


def _last(past: Sequence[TableRound], earlier: Sequence[str]) -> tuple[str | None, ...]:
    """So far back that the statistics have their whole window, void rounds not counted."""
    numbers = [*(played.outcome for played in past), *earlier]
    spins = accumulate(number is not None for number in numbers)
    return tuple(number for number, so_far in zip(numbers, spins, strict=True) if so_far <= WINDOW)


class InQuestion:
    """The slips that staff must confirm from the records. There are thousands in the rounds that
    are kept, so a round is looked through again only when it has changed."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[TableRound, tuple[tuple[str, int], ...]]] = {}

    def of(self, table: Table) -> Iterator[tuple[str, int]]:
        before, self._known = self._known, {}
        for number, played in table.round.kept.items():
            known = before.get(number)
            if known is None or known[0] is not played:
                known = (played, _in_question(played))
            self._known[number] = known
            yield from known[1]


def _in_question(played: TableRound) -> tuple[tuple[str, int], ...]:
    return tuple(
        (seat, played.round)
        for seat, slip in played.slips.items()
        if slip.status is SlipStatus.IN_QUESTION
    )


def _doubtful_papers(table: Table) -> Iterator[DoubtfulPaper]:
    notes_cents = table.paper.notes_cents if table.paper else ()
    for name, seat in table.seats.items():
        for key, asked in seat.doubts.items():
            if asked.stacked is None:
                doubt = asked.doubt
                yield DoubtfulPaper(
                    seat=name,
                    key=key,
                    question=doubt.question,
                    about=doubt.about,
                    account=doubt.account,
                    notes_cents=notes_cents if doubt.never_accepted else (),
                )


def _clock_in_doubt(table: Table) -> ClockInDoubt | None:
    doubt = table.clock.doubt
    if doubt is None:
        return None
    return ClockInDoubt(clock_ms=doubt.clock_ms, journal_ms=doubt.journal_ms, running=doubt.running)


def _recovery(table: Table) -> Recovery | None:
    if not table.recovery.active:
        return None
    told = table.recovery.told
    return Recovery(
        told={
            seat: SeatRecollected(tickets=there.tickets, cents=there.cents, rounds=there.rounds)
            for seat, there in told.items()
        },
        missing=tuple(sorted(table.seats.keys() - told.keys())),
    )


def open_staff_tasks(
    table: Table, standings: Sequence[Standing], in_question: Sequence[tuple[str, int]]
) -> StaffTasks:
    """All that fits a line. When some of it is dealt with, what was left out takes its place. Each
    kind has its own room: whoever makes much of one does not take that of the others."""
    locked = ((at.seat, tuple(sorted(at.locks.reasons))) for at in standings if at.locks.reasons)
    doubtful = [(at.seat, at.tickets.printing) for at in standings if _prints_in_doubt(at)]
    worth = ((s, table.tickets[n].cents) for s, n in doubtful if n in table.tickets)
    asking = (at for at in standings if at.payments.asks_cents or at.payments.asks_vouchers_cents)
    calls = ((at.seat, at.payments.asks_cents) for at in asking)
    return StaffTasks(
        in_question=tuple(_fitting(in_question, 6)),
        cases=dict(_fitting(_by_turns(table), 18)),
        locks=dict(_fitting(locked, 10)),
        doubtful_tickets=dict(_fitting(doubtful, 3)),
        doubtful_cents=dict(_fitting(worth, 2)),
        doubtful_papers=tuple(_fitting(_doubtful_papers(table), 12)),
        calls=dict(_fitting(calls, 4)),
        help=tuple(_fitting((at.seat for at in standings if at.courtesy.asks_help), 2)),
        due=dict(_fitting(((key, due.seat) for key, due in table.due.items()), 6)),
        clock=_clock_in_doubt(table),
        recovery=_recovery(table),
        guessing=dict(_fitting(_guessing(table), 1)),
        jackpots=dict(_fitting(_unapproved(table), 1)),
        jackpot_shares=tuple(_fitting(paid_by_hand(table), 2)),
    )


def _unapproved(table: Table) -> Iterator[tuple[str, int]]:
    for name, hit in table.supernova.hits.items():
        if hit.state is HitState.WAITING:
            yield name, hit.told.award_cents


def paid_by_hand(table: Table) -> Iterator[tuple[str, str]]:
    """Shares that no terminal will credit."""
    for name, hit in table.supernova.hits.items():
        for seat, share in hit.shares.items() if hit.state is HitState.APPROVED else ():
            there = table.seats.get(seat)
            left = share.by_hand or there is None or not there.playing
            if share.end is None and left:
                yield name, seat


def _guessing(table: Table) -> Iterator[tuple[str, int]]:
    for machine, there in table.conduct.machines.items():
        if there.barred_until_ms:
            yield machine, sum(there.wrong.values())


def _fitting(items: Iterable[Item], kib: int) -> list[Item]:
    return next(parts(items, kib * 1024), [])


def _prints_in_doubt(at: Standing) -> bool:
    return LockReason.TICKET_IN_DOUBT in at.locks.reasons and bool(at.tickets.printing)


def _by_turns(table: Table) -> Iterator[tuple[str, OpenCase]]:
    """The open cases: the first of each seat, then the second of each. One with many does not
    bury the others'."""
    so_far: Counter[str] = Counter()
    turns = []
    for name, case in table.cases.items():
        if case.pay is None:
            turns.append((so_far[case.seat], name, case))
            so_far[case.seat] += 1
    turns.sort(key=itemgetter(0))
    return ((name, _open_case(case)) for _, name, case in turns)


def _open_case(case: Case) -> OpenCase:
    nobodys = case.what in RECOVERED  # a question about records, and not what a player owes
    return OpenCase(
        seat=case.seat,
        round=case.round,
        cents=case.cents,
        what=case.what[:TEXT_MAX],
        until_ms=case.until_ms,
        held=case.hold is Hold.HELD,
        dispute=case.dispute,
        note=case.note,
        player=case.player,
        held_cents=case.held_cents,
        claimed_cents=0 if nobodys else min(case.claimed_cents, COUNT_MAX),
        notify=case.notified is None and (case.hold is not Hold.NONE or case.withhold),
    )
