"""What a terminal tells its table of the round it is in, and how it is brought to where the round
is at the table. A slip that was sent is answered from what the table holds, never by guessing."""

from collections.abc import Iterator

from kiosk.game.bounds import Count, Key, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.remedies.judged import Stakes
from kiosk.game.remedies.terminal_commands import ForfeitStakes
from kiosk.game.round import table_commands as sgc
from kiosk.game.round import terminal_commands as ats
from kiosk.game.round.state import SlipStatus, TablePhase, TableRound, TerminalPhase
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

NOT_BACK = "the terminal was not back by the close"


class SlipOut(Told, frozen=True, kw_only=True):
    """A slip that was sent and not answered."""

    key: Key
    stakes: Stakes
    promotional: Stakes
    short_stack: bool
    jackpot_cents: Count = 0


class RoundStanding(Told, frozen=True, kw_only=True):
    phase: TerminalPhase = TerminalPhase.IDLE
    number: Count = 0
    slip: SlipOut | None = None
    no_spins: Count = 0
    """How often it was called off and spun again."""
    staked: bool = False
    """It has wagers in the round: chips that lie there, or a slip."""

    @property
    def in_play(self) -> bool:
        """Its chips are down and not registered."""
        return self.phase in (TerminalPhase.BETTING, TerminalPhase.CLOSING)


def standing_of(state: Terminal) -> RoundStanding:
    here = state.round
    return RoundStanding(
        phase=here.phase,
        number=here.number,
        slip=_slip_out(state),
        no_spins=here.no_spins,
        staked=here.phase is TerminalPhase.BETTING or here.sent is not None,
    )


def _slip_out(state: Terminal) -> SlipOut | None:
    sent = state.round.sent
    if state.round.phase is not TerminalPhase.CLOSING or sent is None:
        return None
    return SlipOut(
        key=sent.key,
        stakes=sent.stakes,
        promotional=sent.promotional,
        short_stack=sent.short_stack,
        jackpot_cents=sent.jackpot_cents,
    )


def news(
    table: Table, seat: str, at: RoundStanding, head: tuple[int, str] | None
) -> Iterator[TableCommand]:
    slip, played = at.slip, table.round.kept.get(at.number)
    if slip is not None and played is not None and seat not in played.slips:
        yield sgc.RegisterSlip(
            seat,
            at.number,
            slip.key,
            slip.stakes,
            slip.promotional,
            slip.short_stack,
            head,
            slip.jackpot_cents,
        )


def orders(table: Table, seat: str, at: RoundStanding, key: str) -> Iterator[TerminalOrder]:
    """Bring the round the terminal is in to where it is at the table."""
    played = table.round.kept.get(at.number)
    if at.phase is TerminalPhase.IDLE or played is None:
        return
    slip = played.slips.get(seat)
    if played.void and slip is not None and slip.status is SlipStatus.FORFEITED:
        clause = slip.judged.clause if slip.judged else ""
        yield ForfeitStakes(at.number, clause, slip.reason)
    elif played.void:
        yield ats.VoidRound(at.number, played.reason, played.clauses)
    elif slip is not None and slip.status is SlipStatus.VOID and at.staked:
        yield ats.VoidSlip(at.number, slip.reason, slip.clauses)
    elif at.phase is TerminalPhase.BETTING:
        yield from _end_of_wagering(table, at, key)
    elif at.phase is TerminalPhase.CLOSING:
        yield from _answer(seat, at, played)
    elif played.outcome is not None and not _in_question(seat, played):
        yield ats.Settle(at.number, played.outcome, played.ring, played.spread_void)
    else:
        for reason in played.no_spins[at.no_spins :]:
            yield ats.CallNoSpin(at.number, reason)


def _end_of_wagering(table: Table, at: RoundStanding, key: str) -> Iterator[TerminalOrder]:
    here = table.round.number == at.number
    if here and table.round.phase is TablePhase.CLOSING:
        yield ats.EndWagering(at.number, key)
    elif not here or table.round.phase is not TablePhase.BETTING:
        # Nothing was sent, so nothing can be registered: the wagers go back.
        yield ats.ReturnUnsent(at.number, NOT_BACK)


def _answer(seat: str, at: RoundStanding, played: TableRound) -> Iterator[TerminalOrder]:
    """Of a slip that the table does not know yet the terminal sends another copy."""
    slip = played.slips.get(seat)
    if slip is None or at.slip is None or slip.key != at.slip.key:
        return
    if slip.status is SlipStatus.REFUSED:
        yield ats.RefuseSlip(at.number, slip.key, slip.reason)
    else:
        yield ats.ConfirmSlip(at.number, slip.key)


def _in_question(seat: str, played: TableRound) -> bool:
    slip = played.slips.get(seat)
    return slip is not None and slip.status is SlipStatus.IN_QUESTION


def opening(table: Table, at: RoundStanding) -> Iterator[TerminalOrder]:
    if table.round.phase is TablePhase.BETTING and table.round.number > at.number:
        spread = table.round.current.spread
        sealed = spread.commitment if spread else ""
        yield ats.OpenWagering(table.round.number, table.round.period_s, sealed)
