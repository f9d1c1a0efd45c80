"""Money set aside at the terminal, and a dispute there: what was to be seen is kept, and nothing
moves until staff decide."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.cases.state import BY_PLAYER, CasesAtTerminal, Decided, Dispute, Withheld
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("cases")

WITHHELD_MAX = 100
"""Cases with money set aside. All of them are told to the table in one line."""
DECIDED_KEPT = 20
"""For the player's history."""


@PART.decides
def withhold(command: c.Withhold, book: RuleBook, state: Terminal) -> Decision:
    """A doubtful payment is held back, by the table's clock (S0 8.8.8, S3 6.12): what of it is
    here. The rest is for staff to claim."""
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require(state.credit_cents > 0, Reason.NO_CREDIT)
    require(command.case not in state.cases.withheld, Reason.KEY_REUSED, key=command.case)
    require(len(state.cases.withheld) < WITHHELD_MAX, Reason.PAYMENT_PENDING)
    fact = f.MoneyWithheld(
        case=command.case,
        cents=min(command.cents, state.credit_cents),
        reason=command.reason,
        clauses=book.terms.withhold.clause,
        until_ms=command.until_ms,
        asked_cents=command.cents if command.cents > state.credit_cents else 0,
        round=command.round,
    )
    return Decision((fact,))


@PART.answers
def _(fact: f.MoneyWithheld, book: RuleBook, state: Terminal) -> c.Withhold:
    cents = fact.asked_cents or fact.cents
    return c.Withhold(fact.case, cents, fact.reason, fact.until_ms, fact.round)


@PART.decides
@PART.kept_in(f.CasePaid)
def pay_case(command: c.PayCase, book: RuleBook, state: Terminal) -> Decision:
    """To the credit of the account it was taken from, or by hand if that player has left."""
    require(command.case in state.cases.withheld, Reason.UNKNOWN_CASE, case=command.case)
    owner = (
        state.account.open and state.cases.withheld[command.case].account == state.account.number
    )
    paid = f.CasePaid(case=command.case, by_hand=not owner, who=command.who, note=command.note)
    return Decision((paid,))


@PART.records(f.CaseRefused)
def refuse_case(command: c.RefuseCase, book: RuleBook, state: Terminal) -> None:
    require(command.case in state.cases.withheld, Reason.UNKNOWN_CASE, case=command.case)


@PART.decides
@PART.kept_in(f.DisputeOpened)
def open_dispute(command: c.OpenDispute, book: RuleBook, state: Terminal) -> Decision:
    """Never refused, like a call for help. A second press changes nothing: the evidence is that of
    the first. Once staff let the player go on, the next dispute is another."""
    if state.cases.dispute is not None and f.LockReason.DISPUTE in state.locks.reasons:
        return Decision()
    stakes, promotional = wagers_of(state, command.round)
    played = state.round.played.get(command.round)
    opened = f.DisputeOpened(
        key=command.case,
        case=command.case,
        by=command.by,
        round=command.round,
        stakes=dict(stakes),
        promotional=dict(promotional),
        outcome=played.outcome if played else None,
        credit_cents=state.credit_cents,
        picture=command.picture,
    )
    locked: f.Facts = ()
    if f.LockReason.DISPUTE not in state.locks.reasons:
        locked = (f.Locked(reason=f.LockReason.DISPUTE, detail=command.case),)
    called: f.Facts = () if state.courtesy.help_asked else (f.HelpAsked(),)
    return Decision((opened, *locked, *called))


def wagers_of(state: Terminal, round_: int) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What lies or lay on the cloth in a round: stakes, and those of vouchers."""
    played = state.round.played.get(round_)
    if played is not None:
        return played.stakes, played.promotional
    if round_ != state.round.number or state.round.phase is TerminalPhase.IDLE:
        return {}, {}
    if state.round.sent is not None:
        return state.round.sent.stakes, state.round.sent.promotional
    return state.slip.stakes, state.voucher_stakes()


@PART.decides
@PART.kept_in(f.WithdrawalAsked)
def ask_withdrawal(command: c.AskWithdrawal, book: RuleBook, state: Terminal) -> Decision:
    """Until somebody has come. The terminal stays locked until the table has closed the case."""
    require(may_withdraw(state), Reason.DISPUTE_TAKEN)
    assert state.cases.dispute is not None
    if state.cases.withdrawing:
        return Decision()
    return Decision((f.WithdrawalAsked(case=state.cases.dispute.case),))


def may_withdraw(state: Terminal) -> bool:
    """It is the player's own, and nobody of the staff has answered the call yet."""
    dispute = state.cases.dispute
    return dispute is not None and dispute.by == BY_PLAYER and state.courtesy.help_asked


@PART.decides
@PART.kept_in(f.DisputeEnded)
def end_dispute(command: c.EndDispute, book: RuleBook, state: Terminal) -> Decision:
    """The table has closed the case. What it decided about money comes in orders of its own."""
    if state.cases.dispute is None or state.cases.dispute.case != command.case:
        return Decision()
    heard: f.Facts = (f.HelpEnded(),) if state.courtesy.help_asked else ()
    ended = f.DisputeEnded(
        case=command.case, who=command.who, answer=command.answer, note=command.note
    )
    return Decision((ended, *heard))


@PART.holds(MoneyPlace.WITHHELD)
def _(state: Terminal) -> int:
    return sum([case.cents for case in state.cases.withheld.values()])


@PART.applies
def _(fact: f.MoneyWithheld, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    case = Withheld(
        fact.cents, state.account.number, fact.reason, fact.clauses, fact.until_ms, fact.round
    )
    return replace(cases, withheld={**cases.withheld, fact.case: case})


@PART.applies
def _(fact: f.MoneyWithheld, money: Money, state: Terminal) -> Money:
    return money.moved(fact.cents, MoneyPlace.CREDIT, MoneyPlace.WITHHELD)


@PART.applies
def _(fact: f.CasePaid | f.CaseRefused, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    held = cases.withheld[fact.case]
    paid = isinstance(fact, f.CasePaid)
    decided = {**cases.decided, fact.case: Decided(held.round, held.account, held.cents, paid)}
    return replace(
        cases,
        withheld={n: w for n, w in cases.withheld.items() if n != fact.case},
        decided=dict([*decided.items()][-DECIDED_KEPT:]),
    )


@PART.applies
def _(fact: f.CasePaid, money: Money, state: Terminal) -> Money:
    target = MoneyPlace.HAND_PAID if fact.by_hand else MoneyPlace.CREDIT
    return money.moved(state.cases.withheld[fact.case].cents, MoneyPlace.WITHHELD, target)


@PART.applies
def _(fact: f.CaseRefused, money: Money, state: Terminal) -> Money:
    return money.moved(state.cases.withheld[fact.case].cents, MoneyPlace.WITHHELD, MoneyPlace.LOST)


@PART.applies
def _(fact: f.RoundCorrected, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    """What is due to a player who has left is kept for him."""
    if not fact.withheld_cents:
        return cases
    account = state.round.played[fact.round].account
    reason = f"correction of round {fact.round}"
    case = Withheld(fact.withheld_cents, account, reason, (), None, fact.round)
    return replace(cases, withheld={**cases.withheld, fact.case: case})


@PART.applies
def _(fact: f.PaperWithheld, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    case = Withheld(fact.cents, fact.account, "a note or ticket in the box", (), None)
    return replace(cases, withheld={**cases.withheld, fact.case: case})


@PART.applies
def _(fact: f.DisputeOpened, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    dispute = Dispute(fact.case, fact.by, fact.round, fact.picture)
    return replace(cases, dispute=dispute, withdrawing=False)


@PART.applies
def _(fact: f.WithdrawalAsked, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    return replace(cases, withdrawing=True)


@PART.applies
def _(fact: f.DisputeEnded, cases: CasesAtTerminal, state: Terminal) -> CasesAtTerminal:
    return replace(cases, dispute=None, withdrawing=False)
