"""Staff look into the box of a validator that cannot tell."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.terminal import PAPER_CASE
from kiosk.game.cash.facts import Question
from kiosk.game.cash.state import Doubt, SeatDoubt
from kiosk.game.cash.terminal import DOUBTS_MAX
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("seats")

PAPER_HELD = "a note or ticket is in the box, and the player that it came from has left"
NOT_IN_BOX = "it was credited, and it is not in the box"
NOBODYS = "it is in the box, and nobody was credited for it"
_UNKNOWN = SeatDoubt(Doubt("", Question.ENTERED, 0, 0))
"""A table of before did not keep what a terminal doubted."""


@PART.records(f.SeatPaperDoubted)
def take_doubt(command: c.TakeDoubt, book: RuleBook, state: Table) -> bool:
    """A terminal that lies does not bury the doubts of the others."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    doubts = state.seats[command.seat].doubts
    return command.paper not in doubts and len(doubts) < DOUBTS_MAX


@PART.records(f.SeatDoubtEnded)
def end_doubt(command: c.EndDoubt, book: RuleBook, state: Table) -> bool:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    return command.paper in state.seats[command.seat].doubts


@PART.decides
@PART.kept_in(f.SeatPaperJudged)
def judge_paper(command: c.JudgePaper, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    asked = state.seats[command.seat].doubts.get(command.paper, _UNKNOWN)
    if command.cents is not None:
        _require_found(command.cents, command, asked.doubt, state)
    judged = f.SeatPaperJudged(
        seat=command.seat,
        paper=command.paper,
        stacked=command.stacked,
        who=given.who,
        cents=command.cents,
    )
    what = case_of(asked.doubt, stacked=command.stacked, found_cents=command.cents)
    if not what:
        return (judged,)
    opened = f.CaseOpened(
        case=f"{PAPER_CASE} {command.seat} {command.paper}",
        seat=command.seat,
        round=0,
        cents=asked.doubt.cents,
        what=what,
    )
    return (judged, opened)


def _require_found(cents: int, judged: c.JudgePaper, doubt: Doubt, state: Table) -> None:
    """Whoever looks says what a note is worth where it was never accepted: one of those that are
    taken here. What the terminal knows staff do not change."""
    require(judged.stacked, Reason.BAD_AMOUNT, cents=cents)
    require(doubt.never_accepted, Reason.WORTH_KNOWN)
    taken = cents > 0 if state.paper is None else cents in state.paper.notes_cents
    require(taken or cents == 0, Reason.NO_SUCH_NOTE, cents=cents)


def case_of(doubt: Doubt, *, stacked: bool, found_cents: int | None = None) -> str:
    """What the terminal cannot put right by itself is a question for people: why, or nothing. Of a
    note that was found the terminal tells itself that it is held back."""
    if doubt.question is Question.CREDITED:
        return "" if stacked else NOT_IN_BOX
    unknown = doubt.question is not Question.ENTERED and not doubt.worth_cents(found_cents)
    return NOBODYS if stacked and unknown else ""


@PART.applies
def _(fact: f.SeatPaperDoubted, seats: Seats, state: Table) -> Seats:
    doubt = Doubt(fact.about, fact.question, fact.cents, fact.account)
    return _with_doubt(seats, fact.seat, fact.paper, SeatDoubt(doubt))


@PART.applies
def _(fact: f.SeatPaperJudged, seats: Seats, state: Table) -> Seats:
    asked = seats[fact.seat].doubts.get(fact.paper, _UNKNOWN)
    judged = replace(asked, stacked=fact.stacked, who=fact.who, found_cents=fact.cents)
    return _with_doubt(seats, fact.seat, fact.paper, judged)


@PART.applies
def _(fact: f.SeatDoubtEnded, seats: Seats, state: Table) -> Seats:
    return _with_doubt(seats, fact.seat, fact.paper, None)


def _with_doubt(seats: Seats, seat: str, paper: str, doubt: SeatDoubt | None) -> Seats:
    others = {key: there for key, there in seats[seat].doubts.items() if key != paper}
    return with_seat(seats, seat, doubts={**others, paper: doubt} if doubt else others)
