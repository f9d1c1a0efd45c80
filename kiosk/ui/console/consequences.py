"""What an irregularity does to wagers by the active rule book, in words, before it is declared."""

from kiosk.game.irregularity.consequences import (
    Consequence,
    Moment,
    system_malfunction,
    terminal_malfunction,
)
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Cited, FaultBoundary, NoSpinConsequence
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.texts import translate
from kiosk.ui.words import rulebook_text


def cited(book: RuleBook, item: Cited) -> str:
    """The clauses, or why it stands where the document is silent."""
    if item.clause:
        return f"{book.terms.document.id} {', '.join(item.clause)}"
    return rulebook_text(item.basis)


def no_spin_words(book: RuleBook) -> tuple[str, ...]:
    terms = book.terms.no_spin
    if terms.then is NoSpinConsequence.RE_SPIN:
        words = translate(
            "Console", "All bets stand. The spin does not count and the ball is spun again."
        )
    else:
        words = translate("Console", "The round is void: it has no result and every bet goes back.")
    return words, cited(book, terms)


def of_system(desk: ConsoleDesk) -> tuple[str, ...]:
    moment = _MOMENTS[desk.board.phase]
    at_rest = desk.house.ball_at_rest
    consequence = system_malfunction(desk.book, moment, ball_at_rest=at_rest)
    words = {
        Consequence.VOID: translate(
            "Console", "Every bet of this round goes back: the number is not confirmed."
        ),
        Consequence.RECORDS: translate(
            "Console", "The number is confirmed: bets stand as the records have them."
        ),
        Consequence.SETTLE: translate(
            "Console", "There is an outcome: the round goes on and registered bets are settled."
        ),
    }
    by_period = desk.book.terms.faults.boundary is FaultBoundary.PERIOD_EXPIRED
    if consequence is Consequence.RECORDS and moment is not Moment.CONFIRMED:
        told = translate("Console", "Betting is over: bets stand as the records have them.")
    elif consequence is Consequence.VOID and by_period:
        told = translate("Console", "Every bet of this round goes back: betting is not over.")
    else:
        told = words[consequence]
    return told, cited(desk.book, desk.book.terms.faults.system)


def of_seat(desk: ConsoleDesk, seat: str) -> tuple[str, ...]:
    consequence = terminal_malfunction(desk.book, moment_of(desk.board.phase, desk.seats[seat]))
    words = {
        Consequence.VOID: translate("Console", "All bets of seat {seat} in this round go back."),
        Consequence.RECORDS: translate(
            "Console",
            "A supervisor confirms the bets of seat {seat} from the records; what cannot be "
            "confirmed goes back.",
        ),
        Consequence.SETTLE: translate(
            "Console", "The registered bets of seat {seat} stand and are settled."
        ),
    }
    locked = translate("Console", "The seat is locked until a supervisor unlocks it.")
    return words[consequence].format(seat=seat), locked, cited(desk.book, desk.book.terms.faults)


def moment_of(phase: TablePhase, seat: m.SeatAt) -> Moment:
    """As the table itself judges it."""
    moment = _MOMENTS[phase]
    registered = seat.slip is SlipStatus.REGISTERED
    return Moment.REGISTERED if moment is Moment.ENDED and registered else moment


_MOMENTS = {
    TablePhase.SHUT: Moment.CONFIRMED,
    TablePhase.IDLE: Moment.CONFIRMED,
    TablePhase.BETTING: Moment.WAGERING,
    TablePhase.CLOSING: Moment.ENDED,
    TablePhase.SPINNING: Moment.ENDED,
}
