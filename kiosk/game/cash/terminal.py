"""Notes and doubtful papers at the terminal. What is in the box is money."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.terminal import opened, owner_now, require_tender, withheld_for
from kiosk.game.capability import NoCommand
from kiosk.game.cash.facts import Question
from kiosk.game.cash.state import CashAtTerminal, Doubt, JudgedPaper, NoteIn
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import (
    Decision,
    require_free,
    require_no_tournament,
    require_validator_empty,
    require_within_credit_limit,
)
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.terminal import ticket_in_box
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TerminalPart("cash")
PART.answers_to_none(NoCommand.BESIDE, f.NoteCredited, f.PaperWithheld)

DOUBTS_MAX = 20
"""Open at one terminal. A validator that tells of more is broken, and somebody looks anyway."""

VALIDATOR = "validator"
"""Who judged, where it was no person."""

# A terminal whose memory or workings are in doubt keeps a stacked note for staff to judge.
HOLDS_NOTES = {f.LockReason.MEMORY, f.LockReason.MALFUNCTION}


@PART.records(f.CreditLimitSet)
def set_credit_limit(command: c.SetCreditLimit, book: RuleBook, state: Terminal) -> bool:
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    return command.cents != state.cash.credit_limit_cents


@PART.records(f.NoteEntered)
def enter_note(command: c.EnterNote, book: RuleBook, state: Terminal) -> None:
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require_free(state)
    require_no_tournament(state)
    require_tender(book, Tender.NOTE)
    require_validator_empty(state)
    require_within_credit_limit(state, command.cents)


@PART.records(f.NoteReturned)
def return_note(command: c.ReturnNote, book: RuleBook, state: Terminal) -> None:
    there = state.cash.note_in is not None and state.cash.note_in.key == command.key
    require(there, Reason.NO_NOTE)


@PART.decides
@PART.kept_in(f.NoteStacked)
def stack_note(command: c.StackNote, book: RuleBook, state: Terminal) -> Decision:
    """The note is in the box: this is never refused, whatever else is the matter."""
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require(command.key not in state.cash.notes, Reason.KEY_REUSED, key=command.key)
    there = state.cash.note_in is not None and state.cash.note_in.key == command.key
    owner = state.cash.owner if there else owner_now(state)
    return Decision(_note_in_box(state, command.key, command.cents, owner))


def _note_in_box(state: Terminal, key: str, cents: int, owner: int) -> f.Facts:
    """It is the money of the account that it was put in for, and of no other."""
    stacked = f.NoteStacked(key=key, cents=cents)
    if owner != owner_now(state):
        return (stacked, withheld_for(state, owner, key, cents))
    if HOLDS_NOTES & state.locks.reasons.keys():
        return (*opened(state), stacked)
    return (*opened(state), stacked, f.NoteCredited(key=key, cents=cents))


def note_for(state: Terminal, key: str, cents: int) -> f.Fact:
    """Of a note that was kept back: its player may have been paid by hand since, and have left."""
    if state.account.open:
        return f.NoteCredited(key=key, cents=cents)
    return withheld_for(state, state.account.number, key, cents)


@PART.decides
@PART.kept_in(f.PaperDoubted)
def doubt_paper(command: c.DoubtPaper, book: RuleBook, state: Terminal) -> Decision:
    """Each is a question of its own; what is in the validator is asked about once."""
    cash = state.cash
    require(not command.contradicts or cash.judged is not None, Reason.NO_DOUBT)
    of_entered = not command.apart and not command.contradicts
    asked = command.key in cash.doubts or (of_entered and bool(cash.doubt_of_entered))
    if asked or len(cash.doubts) >= DOUBTS_MAX:
        return Decision()
    doubted = f.PaperDoubted(
        key=command.key,
        about=command.about,
        apart=command.apart,
        cents=command.cents,
        contradicts=command.contradicts,
    )
    if f.LockReason.VALIDATOR in state.locks.reasons:
        return Decision((doubted,))
    return Decision((doubted, f.Locked(reason=f.LockReason.VALIDATOR, detail=command.about)))


@PART.decides
@PART.kept_in(f.PaperJudged)
def judge_paper(command: c.JudgePaper, book: RuleBook, state: Terminal) -> Decision:
    """Like a note that is told as stacked this is never refused, whatever else is the matter."""
    require(command.key in state.cash.doubts, Reason.NO_DOUBT)
    doubt = state.cash.doubts[command.key]
    judged = f.PaperJudged(
        key=command.key,
        stacked=command.stacked,
        who=command.who,
        cents=command.cents if command.stacked and doubt.never_accepted else None,
    )
    unlocked: f.Facts = ()
    last = len(state.cash.doubts) == 1
    if last and f.LockReason.VALIDATOR in state.locks.reasons:
        unlocked = (f.Unlocked(reason=f.LockReason.VALIDATOR, who=command.who),)
    return Decision((judged, *_became_of(state, doubt, judged), *unlocked))


def _became_of(state: Terminal, doubt: Doubt, judged: f.PaperJudged) -> f.Facts:
    """A note that is in the box came in, whoever's it is: what it is worth staff have said, or the
    validator. Of what else is there the terminal knows no amount, and people say at the table whose
    it is."""
    if doubt.question is Question.ENTERED:
        return _entered_became(state, stacked=judged.stacked)
    cents = doubt.worth_cents(judged.cents)
    if not (judged.stacked and cents) or doubt.question is Question.CREDITED:
        return ()
    if doubt.question is Question.RETURNED:
        return _note_in_box(state, judged.key, cents, doubt.account)
    stacked = f.NoteStacked(key=judged.key, cents=cents)
    return (stacked, withheld_for(state, doubt.account, judged.key, cents))


def _entered_became(state: Terminal, *, stacked: bool) -> f.Facts:
    note, ticket = state.cash.note_in, state.tickets.entered
    if note is not None:
        if stacked:
            return _note_in_box(state, note.key, note.cents, state.cash.owner)
        return (f.NoteReturned(key=note.key),)
    if ticket is not None:
        return ticket_in_box(state) if stacked else (f.TicketReturned(key=ticket[0]),)
    return ()


@PART.records(f.StackingAcknowledged)
def acknowledge_stacking(command: c.AcknowledgeStacking, book: RuleBook, state: Terminal) -> bool:
    return state.cash.taken == command.key


@PART.holds(MoneyPlace.NOTE_PENDING)
def _(state: Terminal) -> int:
    return sum(state.cash.notes.values())


@PART.applies
def _(fact: f.CreditLimitSet, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    return replace(cash, credit_limit_cents=fact.cents)


@PART.applies
def _(fact: f.NoteEntered, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    note = NoteIn(fact.key, fact.cents, fact.counted)
    return replace(cash, note_in=note, owner=owner_now(state), judged=None)


@PART.applies
def _(fact: f.TicketEntered, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    return replace(cash, owner=owner_now(state), judged=None)


@PART.applies
def _(
    fact: f.NoteReturned | f.TicketReturned, cash: CashAtTerminal, state: Terminal
) -> CashAtTerminal:
    return replace(cash, note_in=None, owner=0)


@PART.applies
def _(fact: f.NoteStacked, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    entered = cash.note_in is not None and cash.note_in.key == fact.key
    cash = replace(
        cash,
        notes={**cash.notes, fact.key: fact.cents},
        note_in=None if entered else cash.note_in,
        owner=0 if entered else cash.owner,
    )
    if fact.key in cash.acknowledged:
        return cash  # the next that is stacked is another note, were it worth as much
    # What the validator told of it tells the same again, whatever staff have found.
    told_cents = cash.taken_cents if cash.taken == fact.key else 0
    return replace(cash, taken=fact.key, taken_cents=told_cents or fact.cents)


@PART.applies
def _(fact: f.NoteStacked, money: Money, state: Terminal) -> Money:
    return money.came_in(fact.cents, Source.NOTES, MoneyPlace.NOTE_PENDING)


@PART.applies
def _(fact: f.NoteCredited, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    return replace(cash, notes={k: cents for k, cents in cash.notes.items() if k != fact.key})


@PART.applies
def _(fact: f.NoteCredited, money: Money, state: Terminal) -> Money:
    return money.moved(fact.cents, MoneyPlace.NOTE_PENDING, MoneyPlace.CREDIT)


@PART.applies
def _(fact: f.TicketRedeemed, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    return replace(cash, taken=fact.key, taken_cents=0, owner=0)


@PART.applies
def _(fact: f.PaperWithheld, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    return replace(cash, notes={k: cents for k, cents in cash.notes.items() if k != fact.key})


@PART.applies
def _(fact: f.PaperWithheld, money: Money, state: Terminal) -> Money:
    """A ticket that was redeemed is credit."""
    note = fact.key in state.cash.notes
    place = MoneyPlace.NOTE_PENDING if note else MoneyPlace.CREDIT
    return money.moved(fact.cents, place, MoneyPlace.WITHHELD)


@PART.applies
def _(fact: f.PaperDoubted, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    cash = replace(cash, doubts={**cash.doubts, fact.key: _doubt(fact, state)})
    if fact.contradicts:
        cash = replace(cash, judged=None)
    if fact.apart:
        # The validator tells of it until it is acknowledged, and is asked about once.
        cash = replace(cash, taken=fact.key, taken_cents=fact.cents)
    return cash


def _doubt(fact: f.PaperDoubted, state: Terminal) -> Doubt:
    note, judged = state.cash.note_in, state.cash.judged
    if fact.contradicts and judged is not None:
        question = Question.CREDITED if judged.stacked else Question.RETURNED
        return Doubt(fact.about, question, judged.note.cents if judged.note else 0, judged.account)
    if not fact.apart and (note is not None or state.tickets.entered is not None):
        cents = note.cents if note else 0
        return Doubt(fact.about, Question.ENTERED, cents, state.cash.owner)
    return Doubt(fact.about, Question.STRANGE, fact.cents, owner_now(state))


@PART.applies
def _(fact: f.PaperJudged, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    doubts = {key: doubt for key, doubt in cash.doubts.items() if key != fact.key}
    # With this one, for what staff found is a fact that comes next.
    cash = replace(cash, acknowledged=tuple(k for k in cash.acknowledged if k in cash.doubts))
    if fact.who == VALIDATOR or fact.key != cash.doubt_of_entered:
        return replace(cash, doubts=doubts)
    ticket = state.tickets.entered
    number = ticket[0] if ticket else ""
    judged = JudgedPaper(fact.stacked, cash.owner, cash.note_in, number)
    return replace(cash, doubts=doubts, judged=judged)


@PART.applies
def _(fact: f.StackingAcknowledged, cash: CashAtTerminal, state: Terminal) -> CashAtTerminal:
    asked = (fact.key,) if fact.key in cash.doubts else ()
    return replace(cash, taken="", taken_cents=0, acknowledged=(*cash.acknowledged, *asked))
