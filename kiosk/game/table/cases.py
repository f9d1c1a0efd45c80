"""Questions of money that people must answer, and money that waits at a terminal for the answer."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Case, Hold, Table
from kiosk.game.times import HOUR_MS
from kiosk.rules.rulebook import RuleBook


def open_case(command: c.OpenCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """The rule book's clock, where it has one, starts now (S3 6.12)."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.case not in state.cases, Reason.KEY_REUSED, command.case)
    hours = book.terms.withhold.hours
    return (
        f.CaseOpened(
            case=command.case,
            seat=command.seat,
            round=command.round,
            cents=command.cents,
            what=command.what,
            until_ms=command.now_ms + hours * HOUR_MS if hours else None,
            withhold=command.withhold,
        ),
    )


def answer_withhold(command: c.AnswerWithhold, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """An answer that comes again finds nothing asked, and changes nothing."""
    case = _known(state, command.case)
    if case.hold is not Hold.ASKED:
        return ()
    return (f.CaseHeld(case=command.case, held=command.held, reason=command.reason),)


def close_case(command: c.CloseCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    case = _known(state, command.case)
    require(case.hold is not Hold.ASKED, Reason.PAYMENT_PENDING)
    require(case.pay is None, Reason.UNKNOWN_CASE, command.case)
    return (
        f.CaseClosed(case=command.case, answer=command.answer, who=command.who, pay=command.pay),
    )


def end_case(command: c.EndCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    decided = command.case in state.cases and state.cases[command.case].pay is not None
    return (f.CaseCarriedOut(case=command.case),) if decided else ()


def _known(state: Table, case: str) -> Case:
    require(case in state.cases, Reason.UNKNOWN_CASE, case)
    return state.cases[case]
