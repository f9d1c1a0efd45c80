"""The round as a terminal lives it, by the table's orders: open, end, registered, settled, void."""

from kiosk.game import facts as f
from kiosk.game.irregularities import no_spin
from kiosk.game.money import Place
from kiosk.game.refusal import Reason, require
from kiosk.game.settling import settle_slip
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, closed, unfit_to_play
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.limits import close, place
from kiosk.rules.rulebook import RuleBook


def open_wagering(command: c.OpenWagering, book: RuleBook, state: Terminal) -> Decision:
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    require(command.round > state.round, Reason.WRONG_ROUND, str(command.round))
    require(f.LockReason.SERVICE not in state.locks, Reason.STAFF_HERE)
    shortest_s = book.terms.period.shortest_s
    require(command.period_s >= shortest_s, Reason.PERIOD_TOO_SHORT, f"{command.period_s} s")
    riding, left = _ride(state)
    opened = f.WageringOpened(
        round=command.round, period_s=command.period_s, riding=riding, not_riding=left
    )
    return Decision((*_left_behind(state), opened))


def _left_behind(state: Terminal) -> tuple[f.Fact, ...]:
    """An account with nothing in it that sat out a round is nobody's any more."""
    empty = state.account_open and not any(
        state.money[place] for place in Place if place not in _GONE
    )
    last = state.played.get(state.round)
    sat_out = last is None or not (last.stakes or last.promotional)
    return (closed(state),) if empty and sat_out else ()


_GONE = (Place.LOST, Place.TICKET_ISSUED, Place.HAND_PAID, Place.WITHHELD)


def _ride(state: Terminal) -> tuple[dict[str, int], tuple[f.ReturnedWager, ...]]:
    """Winners stay on the layout as far as credit and limits let them (S0 8.7.1d, 8.5.3)."""
    riding: dict[str, int] = {}
    left: list[f.ReturnedWager] = []
    if state.frozen or state.locks or not _may_ride(state):
        return riding, ()
    balance_cents = state.credit_cents
    for wager, cents in state.riding.items():
        placed = place(state.limits, riding, wager, cents, balance_cents=balance_cents)
        balance_cents -= placed.debited_cents
        if placed.shown_cents:
            riding[wager] = placed.shown_cents
        left += [
            f.ReturnedWager(wager=wager, cents=cut.cut_cents, limit=cut.limit)
            for cut in placed.cuts
        ]
    return riding, tuple(left)


def _may_ride(state: Terminal) -> bool:
    """Nothing is wagered for a player who has asked to be kept from it."""
    left_cents = state.loss_left_cents
    fits = left_cents is None or sum(state.riding.values()) <= left_cents
    return fits and unfit_to_play(state) is None


def end_wagering(command: c.EndWagering, book: RuleBook, state: Terminal) -> Decision:
    require(state.phase is Phase.BETTING, Reason.WAGERING_CLOSED)
    require(command.round == state.round, Reason.WRONG_ROUND, str(command.round))
    slip = state.slip
    closing = close(state.limits, state.layout(), balance_cents=state.credit_cents)
    back = {returned.wager for returned in closing.returned}
    ended = f.WageringEnded(
        key=command.key,
        round=command.round,
        stakes={wager: cents for wager, cents in slip.stakes.items() if wager not in back},
        vouchers={v: wager for v, wager in slip.vouchers.items() if wager not in back},
        returned=tuple(
            f.ReturnedWager(wager=returned.wager, cents=returned.cents, limit=returned.limit)
            for returned in closing.returned
        ),
        short_stack=closing.short_stack,
    )
    return Decision((ended,))


def confirm_slip(command: c.ConfirmSlip, book: RuleBook, state: Terminal) -> Decision:
    if state.phase is Phase.SPINNING and _is_mine(state, command.key):
        return Decision()
    _require_sent(state, command.round, command.key)
    return Decision((f.SlipRegistered(round=command.round),))


def refuse_slip(command: c.RefuseSlip, book: RuleBook, state: Terminal) -> Decision:
    """Only the table refuses a slip that was sent, and it never does so after registering it."""
    _require_sent(state, command.round, command.key)
    return Decision((f.SlipRefused(round=command.round, reason=command.reason),))


def _require_sent(state: Terminal, round_: int, key: str) -> None:
    require(state.phase is Phase.CLOSING, Reason.NOT_SENT)
    require(round_ == state.round, Reason.WRONG_ROUND, str(round_))
    require(_is_mine(state, key), Reason.NOT_SENT, key)


def _is_mine(state: Terminal, key: str) -> bool:
    return state.sent is not None and state.sent.key == key


def settle_round(command: c.Settle, book: RuleBook, state: Terminal) -> Decision:
    require(state.phase is not Phase.BETTING, Reason.WAGERING_OPEN)
    require(command.round == state.round, Reason.WRONG_ROUND, str(command.round))
    require(command.round not in state.played, Reason.ALREADY_SETTLED)
    require(state.phase is not Phase.IDLE, Reason.NO_ROUND)
    require(state.phase is Phase.SPINNING, Reason.SLIPS_OUTSTANDING)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, command.outcome)
    stakes = state.sent.stakes if state.sent else {}
    promotional = state.sent.promotional if state.sent else {}
    result = settle_slip(book, stakes, promotional, command.outcome)
    staked_cents = sum(stakes.values()) + sum(promotional.values())
    settled = f.RoundSettled(
        round=command.round,
        settlement=1,
        outcome=command.outcome,
        winnings_cents=result.winnings_cents,
        returned_cents=result.returned_cents,
        spent_cents=staked_cents - result.returned_cents,
        riding=result.riding,
    )
    return Decision((settled,))


def call_no_spin(command: c.CallNoSpin, book: RuleBook, state: Terminal) -> Decision:
    _require_under_way(state, command.round)
    return Decision((no_spin(book, command.round, command.reason),))


def void_round(command: c.VoidRound, book: RuleBook, state: Terminal) -> Decision:
    _require_under_way(state, command.round)
    fact = f.RoundVoided(round=command.round, reason=command.reason, clauses=command.clauses)
    return Decision((fact,))


def return_unsent(command: c.ReturnUnsent, book: RuleBook, state: Terminal) -> Decision:
    """Only chips that were never sent: a slip that is on its way is the table's to answer, even if
    the table has not heard of it yet."""
    _require_under_way(state, command.round)
    require(state.phase is Phase.BETTING, Reason.SLIPS_OUTSTANDING)
    return Decision((f.RoundVoided(round=command.round, reason=command.reason),))


def _require_under_way(state: Terminal, round_: int) -> None:
    require(state.phase is not Phase.IDLE, Reason.NO_ROUND)
    require(round_ == state.round, Reason.WRONG_ROUND, str(round_))


def correct_round(command: c.CorrectRound, book: RuleBook, state: Terminal) -> Decision:
    """Settle a past round anew. What the player no longer has is a case (S0 8.8.3, S3 6.9)."""
    require(bool(state.frozen), Reason.NOT_FROZEN)
    require(command.round in state.played, Reason.TOO_OLD, str(command.round))
    before = state.played[command.round]
    outcome = command.outcome
    # A terminal that was away may have missed a correction and its correction: numbers only grow.
    require(command.settlement > before.settlement, Reason.ALREADY_SETTLED)
    require(before.outcome is not None, Reason.ALREADY_SETTLED)
    require(outcome is None or outcome in book.wheel.order, Reason.UNKNOWN_POCKET, str(outcome))
    after = settle_slip(book, before.stakes, before.promotional, outcome)
    winnings_cents = after.winnings_cents - before.winnings_cents
    returned_cents = after.returned_cents - before.returned_cents
    due_cents = winnings_cents + returned_cents
    present = state.account_open and state.account == before.account
    has_cents = state.credit_cents + state.money[Place.WIN_DUE] if present else 0
    credit_cents = max(due_cents, -has_cents) if present else 0
    # The chips of a round that is open by now are out of reach: later rounds are untouched.
    rides_on = state.phase is Phase.IDLE and command.round == state.round
    owed_cents = max(0, credit_cents - due_cents if present else -due_cents)
    corrected = f.RoundCorrected(
        round=command.round,
        settlement=command.settlement,
        outcome=outcome,
        winnings_cents=winnings_cents,
        returned_cents=returned_cents,
        credit_cents=credit_cents,
        withheld_cents=0 if present else max(due_cents, 0),
        owed_cents=owed_cents,
        riding=after.riding if rides_on else dict(state.riding),
        vouchers=dict(before.vouchers) if outcome is None and present else {},
        case=command.case,
        ticket=_ticket_of(state, before.account) if owed_cents else "",
    )
    return Decision((corrected,))


def _ticket_of(state: Terminal, account: int) -> str:
    """The last ticket that was printed for an account."""
    tickets = [number for number, of in state.tickets_of.items() if of == account]
    return tickets[-1] if tickets else ""
