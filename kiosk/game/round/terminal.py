"""The round as a terminal lives it, by the table's orders: open, end, registered, settled, void."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.terminal import closed
from kiosk.game.care.terminal import unfit_to_play
from kiosk.game.money import GONE, Money, MoneyPlace, Source
from kiosk.game.refusal import Reason, require
from kiosk.game.round.no_spin import no_spin
from kiosk.game.round.state import (
    ROUNDS_KEPT,
    PlayedRound,
    RoundAtTerminal,
    SentSlip,
    SlipVoid,
    TerminalPhase,
)
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.supernova.offer import limits_here
from kiosk.game.supernova.state import WagerState
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.terminal import at_close
from kiosk.rules.limits import close, place
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.supernova import WAGER as SUPERNOVA

PART = TerminalPart("round")


@PART.decides
@PART.kept_in(f.WageringOpened)
def open_wagering(command: c.OpenWagering, book: RuleBook, state: Terminal) -> Decision:
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    require(command.round > state.round.number, Reason.WRONG_ROUND, round=command.round)
    require(f.LockReason.SERVICE not in state.locks.reasons, Reason.STAFF_HERE)
    shortest_s = book.terms.period.shortest_s
    require(
        command.period_s >= shortest_s,
        Reason.PERIOD_TOO_SHORT,
        period_s=command.period_s,
        shortest_s=shortest_s,
        clauses=book.terms.period.clause,
    )
    riding, left = _ride(state)
    opened = f.WageringOpened(
        round=command.round,
        period_s=command.period_s,
        riding=riding,
        not_riding=left,
        commitment=command.commitment,
    )
    return Decision((*_left_behind(state), opened))


def _left_behind(state: Terminal) -> f.Facts:
    """An account with nothing in it that sat out a round is nobody's any more."""
    empty = state.account.open and not any(
        state.money[place] for place in MoneyPlace if place not in _NOT_THERE
    )
    last = state.round.played.get(state.round.number)
    sat_out = last is None or not (last.stakes or last.promotional)
    return (closed(state),) if empty and sat_out else ()


_NOT_THERE = GONE | {MoneyPlace.WITHHELD}


def _ride(state: Terminal) -> tuple[dict[str, int], tuple[f.ReturnedWager, ...]]:
    """Winners stay on the layout as far as credit and limits let them (S0 8.7.1d, 8.5.3)."""
    riding: dict[str, int] = {}
    left: list[f.ReturnedWager] = []
    if not may_ride(state):
        return riding, ()
    balance_cents = state.credit_cents
    for wager, cents in state.round.riding.items():
        placed = place(state.limits.in_force, riding, wager, cents, balance_cents=balance_cents)
        balance_cents -= placed.debited_cents
        if placed.shown_cents:
            riding[wager] = placed.shown_cents
        left += [
            f.ReturnedWager(wager=wager, cents=cut.cut_cents, limit=cut.limit)
            for cut in placed.cuts
        ]
    return riding, tuple(left)


def may_ride(state: Terminal) -> bool:
    """Nothing is wagered where nobody can take it back, nor for a player who has asked to be kept
    from it."""
    if state.locks.frozen or state.locks.reasons or state.tournament.on:
        return False
    left_cents = state.loss_left_cents
    fits = left_cents is None or sum(state.round.riding.values()) <= left_cents
    return fits and unfit_to_play(state) is None


@PART.decides
@PART.kept_in(f.WageringEnded)
def end_wagering(command: c.EndWagering, book: RuleBook, state: Terminal) -> Decision:
    require(state.round.phase is TerminalPhase.BETTING, Reason.WAGERING_CLOSED)
    require(command.round == state.round.number, Reason.WRONG_ROUND, round=command.round)
    slip = state.slip
    closing = close(limits_here(state), state.layout(), balance_cents=state.credit_cents)
    back = {returned.wager for returned in closing.returned}
    stakes = {wager: cents for wager, cents in slip.stakes.items() if wager not in back}
    jackpot_cents = stakes.pop(SUPERNOVA, 0)
    ended = f.WageringEnded(
        key=command.key,
        round=command.round,
        stakes=stakes,
        vouchers={v: wager for v, wager in slip.vouchers.items() if wager not in back},
        returned=tuple(
            f.ReturnedWager(wager=returned.wager, cents=returned.cents, limit=returned.limit)
            for returned in closing.returned
        ),
        short_stack=closing.short_stack,
        jackpot_cents=jackpot_cents,
    )
    return Decision((ended, *at_close(state, command.key)))


@PART.decides
def confirm_slip(command: c.ConfirmSlip, book: RuleBook, state: Terminal) -> Decision:
    if state.round.phase is TerminalPhase.SPINNING and _is_mine(state, command.key):
        return Decision()
    _require_sent(state, command.round, command.key)
    return Decision((f.SlipRegistered(round=command.round),))


@PART.decides
def refuse_slip(command: c.RefuseSlip, book: RuleBook, state: Terminal) -> Decision:
    """Only the table refuses a slip that was sent, and it never does so after registering it."""
    _require_sent(state, command.round, command.key)
    return Decision((f.SlipRefused(round=command.round, reason=command.reason),))


def _require_sent(state: Terminal, round_: int, key: str) -> None:
    require(state.round.phase is TerminalPhase.CLOSING, Reason.NOT_SENT)
    require(round_ == state.round.number, Reason.WRONG_ROUND, round=round_)
    require(_is_mine(state, key), Reason.NOT_SENT, key=key)


def _is_mine(state: Terminal, key: str) -> bool:
    return state.round.sent is not None and state.round.sent.key == key


@PART.decides
@PART.kept_in(f.RoundSettled)
def settle_round(command: c.Settle, book: RuleBook, state: Terminal) -> Decision:
    require(state.round.phase is not TerminalPhase.BETTING, Reason.WAGERING_OPEN)
    require(command.round == state.round.number, Reason.WRONG_ROUND, round=command.round)
    require(command.round not in state.round.played, Reason.ALREADY_SETTLED)
    require(state.round.phase is not TerminalPhase.IDLE, Reason.NO_ROUND)
    require(state.round.phase is TerminalPhase.SPINNING, Reason.SLIPS_OUTSTANDING)
    require(state.supernova.wager is not WagerState.SENT, Reason.SLIPS_OUTSTANDING)
    require(not state.tournament.waits, Reason.SLIPS_OUTSTANDING)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, pocket=command.outcome)
    require_ring(book, command.ring)
    stakes = state.round.sent.stakes if state.round.sent else {}
    promotional = state.round.sent.promotional if state.round.sent else {}
    result = settle_slip(book, stakes, promotional, Numbers(command.outcome, command.ring))
    staked_cents = sum(stakes.values()) + sum(promotional.values())
    settled = f.RoundSettled(
        round=command.round,
        settlement=1,
        outcome=command.outcome,
        winnings_cents=result.winnings_cents,
        returned_cents=result.returned_cents,
        spent_cents=staked_cents - result.returned_cents,
        riding=result.riding,
        ring=command.ring,
        spread_void=command.spread_void,
    )
    return Decision((settled,))


def require_ring(book: RuleBook, ring: int | None) -> None:
    """One that the inner ring can stand in."""
    fits = ring is None or (bool(book.spread_tables) and 0 <= ring < len(book.wheel.order))
    require(fits, Reason.NOT_THE_RING)


@PART.records(f.WinnersWithdrawn)
def withdraw_winners(command: c.WithdrawWinners, book: RuleBook, state: Terminal) -> None:
    """A winning wager may be withdrawn before the next spin (S0 4.6). Its value is credit since
    the result, and stays so."""
    require(bool(state.round.riding), Reason.NOTHING_THERE)


@PART.decides
@PART.kept_in(f.NoSpinCalled)
def call_no_spin(command: c.CallNoSpin, book: RuleBook, state: Terminal) -> Decision:
    _require_under_way(state, command.round)
    return Decision((no_spin(book, command.round, command.reason),))


@PART.records(f.RoundVoided)
def void_round(command: c.VoidRound, book: RuleBook, state: Terminal) -> None:
    _require_under_way(state, command.round)


@PART.records(f.SlipVoided)
def void_slip(command: c.VoidSlip, book: RuleBook, state: Terminal) -> bool:
    """Chips that lie there, a slip that is on its way, or one that is registered."""
    _require_under_way(state, command.round)
    return state.round.phase is TerminalPhase.BETTING or state.round.sent is not None


@PART.decides
def return_unsent(command: c.ReturnUnsent, book: RuleBook, state: Terminal) -> Decision:
    """Only chips that were never sent: a slip that is on its way is the table's to answer, even if
    the table has not heard of it yet."""
    _require_under_way(state, command.round)
    require(state.round.phase is TerminalPhase.BETTING, Reason.SLIPS_OUTSTANDING)
    return Decision((f.SlipVoided(round=command.round, reason=command.reason),))


def _require_under_way(state: Terminal, round_: int) -> None:
    require(state.round.phase is not TerminalPhase.IDLE, Reason.NO_ROUND)
    require(round_ == state.round.number, Reason.WRONG_ROUND, round=round_)


@PART.answers
def _(fact: f.SlipRegistered, book: RuleBook, state: Terminal) -> c.ConfirmSlip:
    return c.ConfirmSlip(fact.round, _key_sent(state))


@PART.answers
def _(fact: f.SlipRefused, book: RuleBook, state: Terminal) -> c.RefuseSlip:
    return c.RefuseSlip(fact.round, _key_sent(state), fact.reason)


def _key_sent(state: Terminal) -> str:
    return state.round.sent.key if state.round.sent else ""


@PART.applies
def _(fact: f.WageringOpened, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return RoundAtTerminal(
        phase=TerminalPhase.BETTING,
        number=fact.round,
        played=round.played,
        period_s=fact.period_s,
    )


@PART.applies
def _(fact: f.WageringOpened, money: Money, state: Terminal) -> Money:
    return money.moved(sum(fact.riding.values()), MoneyPlace.CREDIT, MoneyPlace.STAKE)


@PART.applies
def _(fact: f.WageringEnded, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    promotional = state.voucher_stakes(fact.vouchers)
    if not fact.stakes and not promotional:
        return replace(round, phase=TerminalPhase.SPINNING, sent=None)
    sent = SentSlip(
        fact.round,
        fact.key,
        fact.stakes,
        promotional,
        fact.vouchers,
        fact.short_stack,
        fact.jackpot_cents,
    )
    return replace(round, phase=TerminalPhase.CLOSING, sent=sent)


@PART.applies
def _(fact: f.WageringEnded, money: Money, state: Terminal) -> Money:
    accepted_cents = sum(fact.stakes.values()) + fact.jackpot_cents
    promotional_cents = sum(state.voucher_stakes(fact.vouchers).values())
    returned_cents = sum(state.slip.stakes.values()) - accepted_cents
    spare_cents = sum(state.voucher_stakes().values()) - promotional_cents
    money = money.moved(returned_cents, MoneyPlace.STAKE, MoneyPlace.CREDIT)
    money = money.moved(spare_cents, MoneyPlace.STAKE, MoneyPlace.PROMOTIONAL)
    return money.moved(accepted_cents + promotional_cents, MoneyPlace.STAKE, MoneyPlace.IN_DOUBT)


@PART.applies
def _(fact: f.SlipRegistered, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return replace(round, phase=TerminalPhase.SPINNING)


@PART.applies
def _(fact: f.SlipRegistered, money: Money, state: Terminal) -> Money:
    return money.moved(money[MoneyPlace.IN_DOUBT], MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


@PART.applies
def _(fact: f.SlipRefused, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return replace(round, phase=TerminalPhase.SPINNING, sent=None)


@PART.applies
def _(fact: f.RoundSettled, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    sent = round.sent
    played = PlayedRound(
        fact.round,
        state.account.number,
        sent.stakes if sent else {},
        sent.promotional if sent else {},
        fact.outcome,
        fact.settlement,
        fact.winnings_cents,
        fact.returned_cents,
        {voucher: state.vouchers[voucher] for voucher in sent.vouchers} if sent else {},
        ring=fact.ring,
        spread_void=fact.spread_void,
        jackpot_cents=_played_cents(state),
        void=round.void,
    )
    latest = sorted({**round.played, fact.round: played}.items())[-ROUNDS_KEPT:]
    return replace(
        round,
        phase=TerminalPhase.IDLE,
        sent=None,
        riding=fact.riding,
        played=dict(latest),
        void=None,
    )


def _played_cents(state: Terminal) -> int:
    """Of the jackpot wager."""
    sent = state.round.sent
    return sent.jackpot_cents if sent and state.supernova.wager is WagerState.DRAWN else 0


@PART.applies
def _(fact: f.RoundSettled, money: Money, state: Terminal) -> Money:
    home = MoneyPlace.WIN_DUE if state.locks.frozen else MoneyPlace.CREDIT
    money = money.moved(fact.returned_cents, MoneyPlace.REGISTERED, home)
    money = money.moved(fact.spent_cents, MoneyPlace.REGISTERED, MoneyPlace.LOST)
    return money.came_in(fact.winnings_cents, Source.WINS, home)


@PART.applies
def _(fact: f.RoundVoided, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return replace(round, phase=TerminalPhase.IDLE, sent=None, void=None)


@PART.applies
def _(fact: f.SlipVoided, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    down = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)
    cents = sum(state.money[place] for place in down)
    void = SlipVoid(reason=fact.reason, clauses=fact.clauses, cents=cents)
    return replace(round, phase=TerminalPhase.SPINNING, sent=None, void=void)


@PART.applies
def _(fact: f.SlipRefused | f.SlipVoided | f.RoundVoided, money: Money, state: Terminal) -> Money:
    """Every stake of the open round to where it came from: credit, or vouchers."""
    sent = state.round.sent
    placed = state.slip.vouchers or (sent.vouchers if sent else {})
    promotional_cents = sum(state.voucher_stakes(placed).values())
    for down in (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED):
        money = money.moved(money[down], down, MoneyPlace.CREDIT)
    return money.moved(promotional_cents, MoneyPlace.CREDIT, MoneyPlace.PROMOTIONAL)


@PART.applies
def _(fact: f.NoSpinCalled, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return replace(round, no_spins=round.no_spins + 1)


@PART.applies
def _(fact: f.RoundCorrected, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    before = round.played[fact.round]
    played = replace(
        before,
        outcome=fact.outcome,
        settlement=fact.settlement,
        winnings_cents=before.winnings_cents + fact.winnings_cents,
        returned_cents=before.returned_cents + fact.returned_cents,
        owed_cents=before.owed_cents + fact.owed_cents,
        owed_ticket=fact.ticket or before.owed_ticket,
        judged=fact.judged or before.judged,
        ring=fact.ring,
        spread_void=fact.spread_void,
        void=fact.void or before.void,
    )
    return replace(round, played={**round.played, fact.round: played}, riding=fact.riding)


@PART.applies
def _(
    fact: f.WinnersWithdrawn | f.AccountClosed, round: RoundAtTerminal, state: Terminal
) -> RoundAtTerminal:
    return replace(round, riding={})


@PART.applies
def _(fact: f.AccountOpened, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    """Wagers of this round that went back were those of the player before."""
    return replace(round, void=None)
