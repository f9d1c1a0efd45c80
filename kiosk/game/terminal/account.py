"""The chip account: money in, money out, and what stands in its way."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, closed, opened, require_free
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Tender

WITHHELD_MAX = 100
"""Cases with money set aside. All of them are told to the table in one line."""
# A terminal whose memory or workings are in doubt keeps a stacked note for staff to judge.
_HOLDS_NOTES = {f.LockReason.MEMORY, f.LockReason.MALFUNCTION}


def enter_note(command: c.EnterNote, book: RuleBook, state: Terminal) -> Decision:
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require_free(state)
    _require_tender(book, Tender.NOTE)
    _require_nothing_in_validator(state)
    entered = f.NoteEntered(key=command.key, cents=command.cents, counted=command.counted)
    return Decision((entered,))


def return_note(command: c.ReturnNote, book: RuleBook, state: Terminal) -> Decision:
    there = state.note_in is not None and state.note_in.key == command.key
    require(there, Reason.NO_NOTE)
    return Decision((f.NoteReturned(key=command.key),))


def stack_note(command: c.StackNote, book: RuleBook, state: Terminal) -> Decision:
    """The note is in the box: this is never refused, whatever else is the matter."""
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require(command.key not in state.notes, Reason.KEY_REUSED, command.key)
    return Decision(_note_in_box(state, command.key, command.cents))


def _note_in_box(state: Terminal, key: str, cents: int) -> tuple[f.Fact, ...]:
    stacked = (*opened(state), f.NoteStacked(key=key, cents=cents))
    if _HOLDS_NOTES & state.locks.keys():
        return stacked
    return (*stacked, f.NoteCredited(key=key, cents=cents))


def enter_ticket(command: c.EnterTicket, book: RuleBook, state: Terminal) -> Decision:
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require_free(state)
    _require_tender(book, Tender.TICKET)
    _require_nothing_in_validator(state)
    return Decision((f.TicketEntered(key=command.key, cents=command.cents),))


def return_ticket(command: c.ReturnTicket, book: RuleBook, state: Terminal) -> Decision:
    _require_in_validator(state, command.key)
    return Decision((f.TicketReturned(key=command.key),))


def redeem_ticket(command: c.RedeemTicket, book: RuleBook, state: Terminal) -> Decision:
    """The paper is in the box: like a note it is never refused, whatever else is the matter."""
    _require_in_validator(state, command.key)
    return Decision(_ticket_in_box(state))


def _ticket_in_box(state: Terminal) -> tuple[f.Fact, ...]:
    assert state.ticket_in is not None
    number, cents = state.ticket_in
    return (*opened(state), f.TicketRedeemed(key=number, cents=cents))


def doubt_paper(command: c.DoubtPaper, book: RuleBook, state: Terminal) -> Decision:
    if state.doubt is not None:
        return Decision()
    doubted = f.PaperDoubted(key=command.key, about=command.about)
    if f.LockReason.VALIDATOR in state.locks:
        return Decision((doubted,))
    return Decision((doubted, f.Locked(reason=f.LockReason.VALIDATOR, detail=command.about)))


def judge_paper(command: c.JudgePaper, book: RuleBook, state: Terminal) -> Decision:
    """Like a note that is told as stacked this is never refused, whatever else is the matter."""
    doubted = state.doubt is not None and state.doubt[0] == command.key
    require(doubted, Reason.NO_DOUBT)
    judged = f.PaperJudged(key=command.key, stacked=command.stacked, who=command.who)
    unlocked: tuple[f.Fact, ...] = ()
    if f.LockReason.VALIDATOR in state.locks:
        unlocked = (f.Unlocked(reason=f.LockReason.VALIDATOR, who=command.who),)
    return Decision((judged, *_became_of(state, command), *unlocked))


def _became_of(state: Terminal, judged: c.JudgePaper) -> tuple[f.Fact, ...]:
    note = state.note_in
    if note is not None and note.key == judged.key:
        if judged.stacked:
            return _note_in_box(state, note.key, note.cents)
        return (f.NoteReturned(key=note.key),)
    if state.ticket_in is not None and state.ticket_in[0] == judged.key:
        return _ticket_in_box(state) if judged.stacked else (f.TicketReturned(key=judged.key),)
    return ()  # it was never entered: staff credit it by hand, if it is anybody's


def acknowledge_stacking(
    command: c.AcknowledgeStacking, book: RuleBook, state: Terminal
) -> Decision:
    if state.taken != command.key:
        return Decision()
    return Decision((f.StackingAcknowledged(key=command.key),))


def _require_nothing_in_validator(state: Terminal) -> None:
    require(state.note_in is None and state.ticket_in is None, Reason.PAYMENT_PENDING)


def _require_in_validator(state: Terminal, key: str) -> None:
    there = state.ticket_in is not None and state.ticket_in[0] == key
    require(there, Reason.NO_TICKET, key[-4:])


def credit(command: c.Credit, book: RuleBook, state: Terminal) -> Decision:
    if command.key in state.paid:
        return Decision()
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require_free(state)
    _require_tender(book, command.tender)
    promotional = book.terms.promotional
    if command.tender is Tender.VOUCHER and promotional and promotional.stake_spent:
        given = f.VoucherGiven(
            key=command.key, voucher=command.key, cents=command.cents, who=command.who
        )
        return Decision((*opened(state), given))
    credited = f.StaffCredited(
        key=command.key, cents=command.cents, tender=command.tender, who=command.who
    )
    return Decision((*opened(state), credited))


def _require_tender(book: RuleBook, tender: Tender) -> None:
    require(tender in book.terms.account.opened_by, Reason.TENDER_NOT_TAKEN, tender)


def cash_out(command: c.CashOut, book: RuleBook, state: Terminal) -> Decision:
    terms = book.terms.cash_out
    require(command.way in terms.ways, Reason.WAY_NOT_OFFERED, command.way)
    require_free(state)
    _require_payable(state)
    if terms.period is CashOutPeriod.WAGERING_PERIOD:
        require(state.phase is Phase.BETTING, Reason.NOT_CASH_OUT_PERIOD)
    if command.way is CashOutWay.ATTENDANT:
        return Decision((f.AttendantCalled(cents=state.credit_cents),))
    return Decision((f.TicketAsked(key=command.key, cents=state.credit_cents),))


def call_off_attendant(command: c.CallOffAttendant, book: RuleBook, state: Terminal) -> Decision:
    require(state.attendant_called, Reason.NO_PAYMENT)
    return Decision((f.AttendantCalledOff(),))


def ask_help(command: c.AskHelp, book: RuleBook, state: Terminal) -> Decision:
    """Never refused: whoever has trouble with a locked terminal needs somebody most of all."""
    return Decision(() if state.help_asked else (f.HelpAsked(),))


def end_help(command: c.EndHelp, book: RuleBook, state: Terminal) -> Decision:
    return Decision((f.HelpEnded(),) if state.help_asked else ())


def hand_pay(command: c.HandPay, book: RuleBook, state: Terminal) -> Decision:
    """Staff pay the whole credit, also of a locked terminal (S0 8.8.10, S3 6.10)."""
    if command.key in state.paid:
        return Decision()
    require(not state.frozen, Reason.FROZEN, state.frozen)
    _require_payable(state)
    as_expected = command.expects_cents in (None, state.credit_cents)
    require(as_expected, Reason.CREDIT_CHANGED, str(state.credit_cents))
    paid = f.HandPaid(key=command.key, cents=state.credit_cents, who=command.who)
    return Decision((paid, closed(state)))


def leave(command: c.Leave, book: RuleBook, state: Terminal) -> Decision:
    """An account with nothing in it is over, so that nobody waits for its player."""
    require(state.account_open, Reason.NO_ACCOUNT)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    under_way = (state.ticket, state.note_in, state.ticket_in)
    require(all(paper is None for paper in under_way), Reason.PAYMENT_PENDING)
    require(not state.money_left, Reason.MONEY_LEFT)
    return Decision((closed(state),))


def _require_payable(state: Terminal) -> None:
    require(state.account_open, Reason.NO_ACCOUNT)
    require(state.ticket is None, Reason.PAYMENT_PENDING)
    require(not state.wagers_down, Reason.WAGERS_DOWN)
    require(state.credit_cents > 0, Reason.NO_CREDIT)


def ticket_done(command: c.TicketDone, book: RuleBook, state: Terminal) -> Decision:
    """Printed, by the printer's word or after staff looked."""
    _require_printing(state, command.key)
    end = (closed(state),) if not state.credit_cents and not state.wagers_down else ()
    return Decision((f.TicketPrinted(key=command.key), *_doubt_over(state), *end))


def ticket_not_done(command: c.TicketNotDone, book: RuleBook, state: Terminal) -> Decision:
    _require_printing(state, command.key)
    return Decision((f.TicketFailed(key=command.key), *_doubt_over(state)))


def ticket_in_doubt(command: c.TicketInDoubt, book: RuleBook, state: Terminal) -> Decision:
    _require_printing(state, command.key)
    if f.LockReason.TICKET_IN_DOUBT in state.locks:
        return Decision()
    return Decision((f.Locked(reason=f.LockReason.TICKET_IN_DOUBT, detail=command.key),))


def _require_printing(state: Terminal, key: str) -> None:
    require(state.ticket is not None and state.ticket[0] == key, Reason.NO_PAYMENT, key[-4:])


def _doubt_over(state: Terminal) -> tuple[f.Fact, ...]:
    if f.LockReason.TICKET_IN_DOUBT not in state.locks:
        return ()
    return (f.Unlocked(reason=f.LockReason.TICKET_IN_DOUBT, who=""),)


def lock(command: c.Lock, book: RuleBook, state: Terminal) -> Decision:
    if command.reason in state.locks:
        return Decision()
    return Decision((f.Locked(reason=command.reason, detail=command.detail),))


def unlock(command: c.Unlock, book: RuleBook, state: Terminal) -> Decision:
    require(command.reason in state.locks, Reason.NOT_LOCKED, command.reason)
    doubt = command.reason is f.LockReason.TICKET_IN_DOUBT
    require(not doubt or state.ticket is None, Reason.PAYMENT_PENDING)
    validator = command.reason is f.LockReason.VALIDATOR
    require(not validator or state.doubt is None, Reason.PAYMENT_PENDING)
    unlocked = f.Unlocked(reason=command.reason, who=command.who)
    if _HOLDS_NOTES & (state.locks.keys() - {command.reason}):
        return Decision((unlocked,))
    held = (f.NoteCredited(key=key, cents=cents) for key, cents in state.notes.items())
    return Decision((unlocked, *held))


def freeze(command: c.Freeze, book: RuleBook, state: Terminal) -> Decision:
    require(not state.frozen, Reason.FROZEN, state.frozen)
    return Decision((f.AccountFrozen(reason=command.reason),))


def thaw(command: c.Thaw, book: RuleBook, state: Terminal) -> Decision:
    require(bool(state.frozen), Reason.NOT_FROZEN)
    return Decision((f.AccountThawed(),))


def withhold(command: c.Withhold, book: RuleBook, state: Terminal) -> Decision:
    """A doubtful payment is held back, by the table's clock (S0 8.8.8, S3 6.12)."""
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require(command.cents <= state.credit_cents, Reason.NO_CREDIT)
    require(command.case not in state.withheld, Reason.KEY_REUSED, command.case)
    require(len(state.withheld) < WITHHELD_MAX, Reason.PAYMENT_PENDING)
    fact = f.MoneyWithheld(
        case=command.case,
        cents=command.cents,
        reason=command.reason,
        clauses=book.terms.withhold.clause,
        until_ms=command.until_ms,
    )
    return Decision((fact,))


def pay_case(command: c.PayCase, book: RuleBook, state: Terminal) -> Decision:
    """To the credit of the account it was taken from, or by hand if that player has left."""
    require(command.case in state.withheld, Reason.UNKNOWN_CASE, command.case)
    owner = state.account_open and state.withheld[command.case].account == state.account
    return Decision((f.CasePaid(case=command.case, by_hand=not owner, who=command.who),))


def refuse_case(command: c.RefuseCase, book: RuleBook, state: Terminal) -> Decision:
    require(command.case in state.withheld, Reason.UNKNOWN_CASE, command.case)
    return Decision((f.CaseRefused(case=command.case, who=command.who),))
