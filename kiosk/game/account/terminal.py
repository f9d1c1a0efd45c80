"""The account at the terminal: the first money opens it, and it ends with the last."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.state import AccountAtTerminal
from kiosk.game.capability import NoCommand
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TerminalPart("account")
PART.answers_to_none(NoCommand.BESIDE, f.AccountOpened)

PAPER_CASE = "paper"
"""The first word of cases about notes and tickets in the box."""


def opened(state: Terminal) -> f.Facts:
    """The first money opens a chip account."""
    return () if state.account.open else (f.AccountOpened(account=state.account.number + 1),)


def owner_now(state: Terminal) -> int:
    """The account that whatever is put in at this moment is put in for."""
    return state.account.number if state.account.open else state.account.number + 1


def withheld_for(
    state: Terminal, account: int, key: str, cents: int, *, name: str = ""
) -> f.PaperWithheld:
    """The case is named after the key, or otherwise where that is the number of a ticket."""
    case = f"{PAPER_CASE} {state.seat} {account} {name or key}"
    return f.PaperWithheld(key=key, case=case, cents=cents, account=account)


def closed(state: Terminal) -> f.AccountClosed:
    """Vouchers that were never wagered have no value outside the game."""
    return f.AccountClosed(forfeited_cents=sum(state.vouchers.values()))


def closed_unless_vouchers(state: Terminal) -> f.Facts:
    """With the last money paid the account is over, unless vouchers are left to wager."""
    return () if state.keeps_vouchers else (closed(state),)


def require_tender(book: RuleBook, tender: Tender) -> None:
    require(tender in book.terms.account.opened_by, Reason.TENDER_NOT_TAKEN, tender=tender)


@PART.decides
def leave(command: c.Leave, book: RuleBook, state: Terminal) -> Decision:
    """An account with nothing in it is over, so that nobody waits for its player."""
    require(state.account.open, Reason.NO_ACCOUNT)
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    under_way = (state.tickets.printing, state.cash.note_in, state.tickets.entered)
    require(all(paper is None for paper in under_way), Reason.PAYMENT_PENDING)
    require(not state.money_left, Reason.MONEY_LEFT)
    return Decision((closed(state),))


@PART.answers
def _(fact: f.AccountClosed, book: RuleBook, state: Terminal) -> c.Leave | None:
    """Most often it stands beside the payment that took the last of it."""
    return None if state.locks.frozen or state.money_left else c.Leave()


@PART.applies
def _(fact: f.AccountOpened, account: AccountAtTerminal, state: Terminal) -> AccountAtTerminal:
    return AccountAtTerminal(number=fact.account, open=True)


@PART.applies
def _(fact: f.AccountClosed, account: AccountAtTerminal, state: Terminal) -> AccountAtTerminal:
    return replace(account, open=False)


@PART.applies
def _(fact: f.RoundSettled, account: AccountAtTerminal, state: Terminal) -> AccountAtTerminal:
    sent = state.round.sent
    if sent is None:
        return account
    sitting = account.sitting.with_round(
        staked_cents=sum(sent.stakes.values()),
        winnings_cents=fact.winnings_cents,
        returned_cents=fact.returned_cents,
    )
    return replace(account, sitting=sitting)


@PART.applies
def _(fact: f.RoundCorrected, account: AccountAtTerminal, state: Terminal) -> AccountAtTerminal:
    if state.round.played[fact.round].account != account.number:
        return account
    sitting = account.sitting
    return replace(
        account,
        sitting=replace(
            sitting,
            winnings_cents=sitting.winnings_cents + fact.winnings_cents,
            returned_cents=sitting.returned_cents + fact.returned_cents,
        ),
    )
