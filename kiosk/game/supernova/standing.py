"""What a terminal tells its table of Supernova, and what it should hear of it."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TerminalOrder
from kiosk.game.jackpot.values import HitId, HitTold, PaidHow
from kiosk.game.round.standing import RoundStanding
from kiosk.game.round.state import (
    SlipStatus,
    TablePhase,
    TableRound,
    TableSlip,
    TerminalPhase,
)
from kiosk.game.round.terminal_commands import ConfirmSlip
from kiosk.game.supernova import terminal_commands as ats
from kiosk.game.supernova.facts import JackpotWin, SupernovaFault
from kiosk.game.supernova.state import WagerState, WinState
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

WAITING_MAX = 50


class SupernovaStanding(Told, frozen=True, kw_only=True):
    wager_cents: Count = 0
    """What a jackpot wager is; 0: none is on offer."""
    sent: bool = False
    """There is one on the slip of the round, of which nothing is known yet."""
    waiting: Annotated[tuple[HitId, ...], Meta(max_length=WAITING_MAX)] = ()
    """What it has won and was not paid."""


def standing_of(state: Terminal) -> SupernovaStanding:
    here = state.supernova
    waiting = tuple(win.hit for win in here.won if win.state is WinState.WAITING)
    return SupernovaStanding(
        wager_cents=here.wager_cents,
        sent=here.wager is WagerState.SENT,
        waiting=waiting[-WAITING_MAX:],
    )


def waits(table: Table, seat: str, at: SupernovaStanding, in_round: RoundStanding) -> bool:
    """The table has sent this wager to the controller: until that has drawn, or will not, the round
    goes on for nobody who made one."""
    played = table.round.kept.get(in_round.number)
    there = played.supernova if played else None
    return at.sent and there is not None and there.state is WagerState.SENT and seat in there.seats


def wager(
    table: Table, seat: str, at: SupernovaStanding, in_round: RoundStanding
) -> Iterator[TerminalOrder]:
    """What became of it, as soon as the table knows."""
    played = table.round.kept.get(in_round.number)
    slip = played.slips.get(seat) if played else None
    if not at.sent or played is None or slip is None or slip.status is SlipStatus.REFUSED:
        return
    outcome = (*_outcome(table, seat, played, slip),)
    if outcome and in_round.phase is TerminalPhase.CLOSING:
        yield ConfirmSlip(in_round.number, slip.key)
    yield from outcome


def _outcome(
    table: Table, seat: str, played: TableRound, slip: TableSlip
) -> Iterator[TerminalOrder]:
    there, number = played.supernova, played.round
    if there is None or seat not in there.seats:
        closing = number == table.round.number and table.round.phase in _NOT_SENT
        # With a slip that is void it goes back by itself.
        if slip.status is SlipStatus.REGISTERED and not (closing or played.void):
            yield ats.ReturnSupernova(number, SupernovaFault.NOT_OFFERED)
    elif there.state is WagerState.DRAWN:
        yield ats.DrawSupernova(number, tuple(_wins(table, seat, played)))
    elif there.state is WagerState.VOID and there.void is not None:
        yield ats.ReturnSupernova(number, there.void, there.clauses)


_NOT_SENT = (TablePhase.BETTING, TablePhase.CLOSING)


def _wins(table: Table, seat: str, played: TableRound) -> Iterator[JackpotWin]:
    assert played.supernova is not None
    for name in played.supernova.hits:
        hit = table.supernova.hits.get(name)
        if hit is not None and seat in hit.told.seats:
            yield win_of(hit.told)


def win_of(hit: HitTold) -> JackpotWin:
    """What each of those who have won it is told."""
    return JackpotWin(
        hit=hit.id,
        name=hit.name,
        level=hit.level,
        cents=hit.share_cents,
        shared_by=len(hit.seats),
    )


def offer(table: Table, at: SupernovaStanding) -> Iterator[TerminalOrder]:
    offered_cents = table.supernova.offered_cents
    if offered_cents != at.wager_cents:
        yield ats.OfferSupernova(offered_cents, fault_of(offered_cents))


def fault_of(offered_cents: int) -> SupernovaFault | None:
    """Why a wager that lies there goes back, if it does."""
    return None if offered_cents else SupernovaFault.STOPPED


def ended(table: Table, seat: str, at: SupernovaStanding) -> Iterator[TerminalOrder]:
    """Shares that were paid by hand, or refused."""
    for name in at.waiting:
        hit = table.supernova.hits.get(name)
        share = hit.shares.get(seat) if hit else None
        if hit and share and share.end and share.end in _NOT_CREDITED:
            yield ats.EndJackpot(name, share.end, hit.reason)


_NOT_CREDITED = (PaidHow.HAND, PaidHow.REFUSED)
