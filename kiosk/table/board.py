"""What everybody may see of the table, and what waits for staff."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, islice

import msgspec

from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.game.reconcile import Standing
from kiosk.game.statistics import WINDOW
from kiosk.game.table.state import Hold, Phase, SlipStatus, Table, TableRound
from kiosk.link.messages import Board, Matters, OpenCase
from kiosk.link.session import LINE_MAX

_MATTERS_MAX = LINE_MAX - 1024


def board(table: Table, *, here: tuple[str, ...]) -> Board:
    past = [
        played
        for _, played in sorted(table.rounds.items(), reverse=True)
        if played.settlement or played.void
    ]
    last = _last(past, table.earlier)
    under_way = table.phase not in (Phase.SHUT, Phase.IDLE)
    slips = table.current.slips if under_way else {}
    return Board(
        phase=table.phase,
        round=table.round,
        frozen=bool(table.frozen),
        last=last,
        last_round=past[0].round if past else 0,
        corrected=tuple(i for i, played in enumerate(past[: len(last)]) if played.settlement > 1),
        limits=LimitAmounts.of(table.limits),
        limits_notice=table.limits_notice,
        closing_due_ms=table.closing_due_ms,
        period_s=table.period_s,
        no_spins=len(table.current.no_spins) if under_way else 0,
        sensed=table.current.sensed if under_way else "",
        registered=tuple(s for s, slip in slips.items() if slip.status is SlipStatus.REGISTERED),
        here=here,
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
        for number, played in table.rounds.items():
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


def open_matters(
    table: Table, standings: Sequence[Standing], in_question: Sequence[tuple[str, int]]
) -> Matters:
    """All that fits a line. When some of it is dealt with, what was left out takes its place."""
    for most in (1000, 100, 10):
        matters = _matters(table, standings, in_question, most)
        if len(msgspec.json.encode(matters)) < _MATTERS_MAX:
            break
    return matters


def _matters(
    table: Table,
    standings: Sequence[Standing],
    in_question: Sequence[tuple[str, int]],
    most: int,
) -> Matters:
    cases = (
        (
            name,
            OpenCase(
                seat=case.seat,
                round=case.round,
                cents=case.cents,
                what=case.what,
                until_ms=case.until_ms,
                held=case.hold is Hold.HELD,
            ),
        )
        for name, case in table.cases.items()
        if case.pay is None
    )
    return Matters(
        in_question=tuple(in_question[:most]),
        cases=dict(islice(cases, most)),
        locks={at.seat: tuple(sorted(at.locks)) for at in standings if at.locks},
        doubtful_tickets={
            at.seat: at.printing for at in standings if LockReason.TICKET_IN_DOUBT in at.locks
        },
        doubtful_papers={at.seat: at.doubt for at in standings if at.doubt is not None},
        calls={at.seat: at.asks_cents for at in standings if at.asks_cents},
        help=tuple(at.seat for at in standings if at.asks_help),
        due=dict(islice(((key, due.seat) for key, due in table.due.items()), most)),
    )
