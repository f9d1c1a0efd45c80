"""Where a cash-out stood. What the screen said of it was never written down: the facts were."""

from collections.abc import Sequence

from kiosk.devices.printer.face import masked
from kiosk.game import facts as f
from kiosk.game.terminal.state import Terminal
from kiosk.records.past import PastMoment
from kiosk.terminal.cash_out_progress import CashOutProgress, CashOutStage

TAKEN_MS = 8000
"""When a ticket is taken from the printer is not in the journal: this is how long it is shown."""


def cash_out_at(moments: Sequence[PastMoment], now_ms: int) -> CashOutProgress:
    state = moments[-1].state
    asked = _last(moments, f.TicketAsked)
    if state.tickets.printing is not None:
        number, cents = state.tickets.printing
        doubtful = f.LockReason.TICKET_IN_DOUBT in state.locks.reasons
        return CashOutProgress(
            stage=CashOutStage.DOUBT if doubtful else CashOutStage.PRINTING,
            cents=cents,
            number=masked(number),
            set_aside_ms=asked.at_ms if asked is not None else None,
        )
    if state.payments.attendant_called:
        called = _last(moments, f.AttendantCalled)
        return CashOutProgress(
            stage=CashOutStage.ATTENDANT,
            cents=state.credit_cents,
            asked_ms=called.at_ms if called is not None else None,
        )
    return _in_chute(moments, asked, state, now_ms)


def _in_chute(
    moments: Sequence[PastMoment], asked: PastMoment | None, state: Terminal, now_ms: int
) -> CashOutProgress:
    printed = _last(moments, f.TicketPrinted)
    gone = printed is None or now_ms - printed.at_ms > TAKEN_MS or state.account.open
    if gone or printed is None or asked is None or not isinstance(asked.fact, f.TicketAsked):
        return CashOutProgress()
    return CashOutProgress(
        stage=CashOutStage.TAKE,
        cents=asked.fact.cents,
        number=masked(asked.fact.key),
        set_aside_ms=asked.at_ms,
        printed_ms=printed.at_ms,
    )


def _last(moments: Sequence[PastMoment], kind: type[f.Fact]) -> PastMoment | None:
    return next((m for m in reversed(moments) if isinstance(m.fact, kind)), None)
