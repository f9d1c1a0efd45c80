"""What a terminal tells its table of rounds that are over, and how they are put right."""

from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

from kiosk.game.bounds import COUNT_MAX, Count, NumberOrNone, Pocket, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.irregularity import terminal_commands as ats
from kiosk.game.round import table_commands as sgc
from kiosk.game.round.state import ROUNDS_KEPT, SlipStatus, SlipVoid, TableRound, TableSlip
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class Settled(Told, frozen=True, kw_only=True):
    """How a past round was settled, as far as it can still be corrected."""

    settlement: Annotated[int, Meta(ge=0, le=COUNT_MAX - 1)]
    """The next may be ordered."""
    outcome: Pocket | None
    credited_cents: Count
    owed_cents: Count
    owed_ticket: NumberOrNone = ""
    """The ticket with which what is owed has left."""
    change: Count = 0
    """How often staff have put its slip right."""
    staked: bool = True
    """There were wagers in it, which had not gone back before."""
    number: Pocket | None = None
    """What came up, where it is known that these wagers alone did not count."""


SettledRounds: TypeAlias = Annotated[Mapping[Count, Settled], Meta(max_length=ROUNDS_KEPT)]


def standing_of(state: Terminal) -> SettledRounds:
    return {
        number: Settled(
            settlement=played.settlement,
            outcome=played.outcome,
            credited_cents=played.winnings_cents + played.returned_cents,
            owed_cents=played.owed_cents,
            owed_ticket=played.owed_ticket,
            change=played.change,
            staked=bool(played.stakes or played.promotional),
            number=played.void.number or None if played.void else None,
        )
        for number, played in state.round.played.items()
    }


def news(
    table: Table, seat: str, at: SettledRounds, head: tuple[int, str] | None
) -> Iterator[TableCommand]:
    for number, settled in at.items():
        played = table.round.kept.get(number)
        if played is not None and _unreported(seat, played, settled):
            yield sgc.ReportSettlement(
                seat,
                number,
                settled.settlement,
                settled.credited_cents,
                settled.owed_cents,
                settled.owed_ticket,
                head,
                settled.change,
            )


def orders(table: Table, seat: str, at: SettledRounds, case: str) -> Iterator[TerminalOrder]:
    for number, settled in at.items():
        played = table.round.kept.get(number)
        if played is not None and _wrong(seat, played, settled):
            slip = played.slips.get(seat)
            latest = settled.settlement
            if _by_another_number(seat, played, settled):
                latest = max(played.settlement, settled.settlement + 1)
            judged = slip.judged if slip and slip.change > settled.change else None
            yield ats.CorrectRound(
                number,
                latest,
                _outcome(played, slip, settled),
                f"{case}-{number}",
                judged,
                played.ring,
                played.spread_void,
                _void(played, slip, settled),
            )


class Past:
    """Leaves out of what one terminal tells the rounds on which the table agrees with it. A hundred
    are kept and none changes while the next is played: they are compared once."""

    def __init__(self) -> None:
        self._settled: SettledRounds = {}
        self._changes = -1
        self._unlike: SettledRounds = {}

    def unlike(self, table: Table, seat: str, at: SettledRounds) -> SettledRounds:
        if at is not self._settled or table.round.past_changes != self._changes:
            self._settled, self._changes = at, table.round.past_changes
            self._unlike = _unlike(table, seat, at)
        return self._unlike


def _unlike(table: Table, seat: str, at: SettledRounds) -> SettledRounds:
    return {
        number: settled
        for number, settled in at.items()
        if (there := table.round.kept.get(number)) is not None
        and (_unreported(seat, there, settled) or _wrong(seat, there, settled))
    }


def _unreported(seat: str, played: TableRound, settled: Settled) -> bool:
    slip = played.slips.get(seat)
    if slip is None or slip.change != settled.change:
        return False
    if slip.status is SlipStatus.VOID:
        # Voided since it was settled: what it came to counts once that is put right, by a
        # settlement of this seat's own.
        void = settled.outcome is None and settled.settlement >= played.settlement > 0
        return void and slip.reported < settled.settlement
    told = slip.reported >= settled.settlement and slip.change_reported == settled.change
    return settled.settlement == played.settlement and not told


def _wrong(seat: str, played: TableRound, settled: Settled) -> bool:
    """The terminal has settled it by another number than holds now, or as the slip lay before staff
    put it right."""
    slip = played.slips.get(seat)
    misjudged = played.settlement > 0 and slip is not None and slip.change > settled.change
    return misjudged or _by_another_number(seat, played, settled)


def _by_another_number(seat: str, played: TableRound, settled: Settled) -> bool:
    slip = played.slips.get(seat)
    if played.settlement == 0:
        return False
    if settled.outcome is None:
        return settled.number is not None and played.outcome not in (None, settled.number)
    other = _outcome(played, slip, settled) != settled.outcome
    return other or played.settlement > settled.settlement


def _outcome(played: TableRound, slip: TableSlip | None, settled: Settled) -> str | None:
    """By which these wagers are settled."""
    return None if _gone(slip, settled) else played.outcome


def _gone(slip: TableSlip | None, settled: Settled) -> bool:
    """They went into the settlement, and are void. Those that were void before never did."""
    if slip is None or slip.status is not SlipStatus.VOID:
        return False
    return settled.staked or slip.reported > 0


def _void(played: TableRound, slip: TableSlip | None, settled: Settled) -> SlipVoid | None:
    if slip is None or played.outcome is None or not _gone(slip, settled):
        return None
    return SlipVoid(reason=slip.reason, clauses=slip.clauses, number=played.outcome)
