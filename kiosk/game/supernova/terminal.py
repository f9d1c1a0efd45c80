"""Supernova at the terminal, by the table's orders: what a jackpot wager is, what became of it, and
what it has won."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.state import AccountAtTerminal
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.payments.state import PAYMENTS_KEPT, PaymentsAtTerminal
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.slip.state import Slip
from kiosk.game.supernova.state import SupernovaAtTerminal, WagerState, Win, WinState
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.supernova import WAGER, main_wagers

PART = TerminalPart("supernova")
SLIP = TerminalPart("slip")
ACCOUNT = TerminalPart("account")
PAYMENTS = TerminalPart("payments")


@PART.records(f.SupernovaOffered)
def offer(command: c.OfferSupernova, book: RuleBook, state: Terminal) -> bool:
    """At any time: where the table stops offering it, a wager that lies there goes back at once
    (S0 9.9.1, 9.9.4)."""
    require(book.terms.supernova is not None, Reason.NO_SUPERNOVA)
    return command.wager_cents != state.supernova.wager_cents


@PART.records(f.SupernovaWagerDrawn)
def draw(command: c.DrawSupernova, book: RuleBook, state: Terminal) -> None:
    """It is played, whatever becomes of the round (S0 9.5.3)."""
    _require_sent(state, command.round)


@PART.records(f.SupernovaWagerReturned)
def return_wager(command: c.ReturnSupernova, book: RuleBook, state: Terminal) -> None:
    _require_sent(state, command.round)


def _require_sent(state: Terminal, round_: int) -> None:
    """Of a slip that the table has registered: one in doubt may yet be refused."""
    require(round_ == state.round.number, Reason.WRONG_ROUND, round=round_)
    require(state.round.phase is TerminalPhase.SPINNING, Reason.NOT_SENT)
    require(state.supernova.wager is WagerState.SENT, Reason.NOT_SENT)


@PART.decides
@PART.kept_in(f.SupernovaCredited)
def credit(command: c.CreditJackpot, book: RuleBook, state: Terminal) -> Decision:
    """To the player who won it and to nobody else: whoever has left is paid by hand."""
    if command.key in state.payments.paid:
        return Decision()
    win = state.supernova.win(command.hit)
    there = win is not None and win.state is WinState.WAITING and win.cents == command.cents
    require(there, Reason.NO_JACKPOT, key=command.hit)
    assert win is not None
    here = state.account.open and state.account.number == win.account
    require(here, Reason.JACKPOT_PLAYER_GONE)
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    return Decision((f.SupernovaCredited(key=command.key, hit=command.hit, cents=command.cents),))


@PART.records(f.SupernovaShareEnded)
def end(command: c.EndJackpot, book: RuleBook, state: Terminal) -> bool:
    win = state.supernova.win(command.hit)
    return win is not None and win.state is WinState.WAITING


# ---- What they change -------------------------------------------------------------------------


@PART.applies
def _(fact: f.SupernovaOffered, supernova: SupernovaAtTerminal, s: Terminal) -> SupernovaAtTerminal:
    taken_off = WAGER in s.slip.stakes
    if not taken_off:
        return replace(supernova, wager_cents=fact.wager_cents)
    return replace(supernova, wager_cents=fact.wager_cents, wager=WagerState.VOID, void=fact.fault)


@SLIP.applies
def _(fact: f.SupernovaOffered, slip: Slip, state: Terminal) -> Slip:
    """Nor does undo bring it back."""
    steps = (replace(step, stakes=main_wagers(step.stakes)) for step in slip.undo)
    undo = tuple(step for step in steps if step.stakes or step.vouchers)
    return replace(slip, stakes=main_wagers(slip.stakes), undo=undo)


@SLIP.applies
def _(fact: f.SupernovaOffered, money: Money, state: Terminal) -> Money:
    back_cents = state.slip.stakes.get(WAGER, 0)
    return money.moved(back_cents, MoneyPlace.STAKE, MoneyPlace.CREDIT)


@PART.applies
def _(fact: f.WageringOpened, supernova: SupernovaAtTerminal, s: Terminal) -> SupernovaAtTerminal:
    """The last round is over, and there is a wager again (S0 9.4.6)."""
    waiting = tuple(win for win in supernova.won if win.state is WinState.WAITING)
    return SupernovaAtTerminal(wager_cents=supernova.wager_cents, won=waiting)


@PART.applies
def _(fact: f.WageringEnded, supernova: SupernovaAtTerminal, s: Terminal) -> SupernovaAtTerminal:
    if not fact.jackpot_cents:
        return supernova
    return replace(supernova, wager=WagerState.SENT, void=None, clauses=())


@PART.applies
def _(fact: f.SlipRefused, supernova: SupernovaAtTerminal, s: Terminal) -> SupernovaAtTerminal:
    return replace(supernova, wager=WagerState.NONE)


@PART.applies
def _(
    fact: f.RoundVoided | f.SlipVoided | f.WagersForfeited,
    supernova: SupernovaAtTerminal,
    s: Terminal,
) -> SupernovaAtTerminal:
    """One that is not drawn yet goes with the slip."""
    if supernova.wager is not WagerState.SENT:
        return supernova
    return replace(supernova, wager=WagerState.VOID, void=f.SupernovaFault.ROUND_VOID)


@PART.applies
def _(
    fact: f.SupernovaWagerDrawn, supernova: SupernovaAtTerminal, s: Terminal
) -> SupernovaAtTerminal:
    won = tuple(
        Win(
            hit=win.hit,
            level=win.level,
            name=win.name,
            cents=win.cents,
            shared_by=win.shared_by,
            round=fact.round,
            account=s.account.number,
        )
        for win in fact.wins
    )
    return replace(supernova, wager=WagerState.DRAWN, won=(*supernova.won, *won))


@PART.applies
def _(fact: f.SupernovaWagerDrawn, money: Money, state: Terminal) -> Money:
    return money.moved(_sent_cents(state), MoneyPlace.REGISTERED, MoneyPlace.LOST)


@ACCOUNT.applies
def _(
    fact: f.SupernovaWagerDrawn, account: AccountAtTerminal, state: Terminal
) -> AccountAtTerminal:
    staked_cents = account.sitting.staked_cents + _sent_cents(state)
    return replace(account, sitting=replace(account.sitting, staked_cents=staked_cents))


@PART.applies
def _(
    fact: f.SupernovaWagerReturned, supernova: SupernovaAtTerminal, s: Terminal
) -> SupernovaAtTerminal:
    return replace(supernova, wager=WagerState.VOID, void=fact.fault, clauses=fact.clauses)


@PART.applies
def _(fact: f.SupernovaWagerReturned, money: Money, state: Terminal) -> Money:
    home = MoneyPlace.WIN_DUE if state.locks.frozen else MoneyPlace.CREDIT
    return money.moved(_sent_cents(state), MoneyPlace.REGISTERED, home)


def _sent_cents(state: Terminal) -> int:
    return state.round.sent.jackpot_cents if state.round.sent else 0


@PART.applies
def _(
    fact: f.SupernovaCredited, supernova: SupernovaAtTerminal, s: Terminal
) -> SupernovaAtTerminal:
    return _with_win(supernova, fact.hit, state=WinState.CREDITED)


@PART.applies
def _(fact: f.SupernovaCredited, money: Money, state: Terminal) -> Money:
    return money.came_in(fact.cents, Source.JACKPOTS, MoneyPlace.CREDIT)


@PAYMENTS.applies
def _(
    fact: f.SupernovaCredited, payments: PaymentsAtTerminal, state: Terminal
) -> PaymentsAtTerminal:
    return replace(payments, paid=(*payments.paid, fact.key)[-PAYMENTS_KEPT:])


@ACCOUNT.applies
def _(fact: f.SupernovaCredited, account: AccountAtTerminal, s: Terminal) -> AccountAtTerminal:
    winnings_cents = account.sitting.winnings_cents + fact.cents
    return replace(account, sitting=replace(account.sitting, winnings_cents=winnings_cents))


@PART.applies
def _(
    fact: f.SupernovaShareEnded, supernova: SupernovaAtTerminal, s: Terminal
) -> SupernovaAtTerminal:
    return _with_win(supernova, fact.hit, state=WinState(fact.end), reason=fact.reason)


def _with_win(
    supernova: SupernovaAtTerminal, hit: str, **changes: WinState | str
) -> SupernovaAtTerminal:
    won = tuple(replace(win, **changes) if win.hit == hit else win for win in supernova.won)
    return replace(supernova, won=won)
