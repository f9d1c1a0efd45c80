"""What a malfunction or a bad spin does to wagers. The documents disagree, so the rule book says.

Between the end of wagering and the confirmation of the number the same crash means void (S0 8.8.4),
settle from the records (S3 6.16) or settle if registered (S1 and S2 5.2). A rule book is a whole:
its boundary is never mixed with another's.
"""

from enum import StrEnum

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary


class Moment(StrEnum):
    """How far the round had come for a seat when it malfunctioned."""

    WAGERING = "wagering"
    ENDED = "ended"
    """Wagering is over; the slip is not registered."""
    REGISTERED = "registered"
    CONFIRMED = "confirmed"
    """The winning number is confirmed."""


class Consequence(StrEnum):
    VOID = "void"
    """The wagers go back."""
    RECORDS = "records"
    """Staff confirm the wagers from the records; what cannot be confirmed goes back."""
    SETTLE = "settle"
    """The wagers stand."""


def terminal_malfunction(book: RuleBook, moment: Moment) -> Consequence:
    match book.terms.faults.boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            confirmed = moment is Moment.CONFIRMED
            return Consequence.RECORDS if confirmed else Consequence.VOID
        case FaultBoundary.PERIOD_EXPIRED:
            wagering = moment is Moment.WAGERING
            return Consequence.VOID if wagering else Consequence.RECORDS
        case FaultBoundary.REGISTERED:
            held = moment in (Moment.REGISTERED, Moment.CONFIRMED)
            return Consequence.SETTLE if held else Consequence.VOID


def system_malfunction(book: RuleBook, moment: Moment, *, ball_at_rest: bool) -> Consequence:
    """For S1 and S2 the outcome exists when the ball has come to rest, typed or not (5.1.1)."""
    if book.terms.faults.boundary is not FaultBoundary.REGISTERED:
        return terminal_malfunction(book, moment)
    established = ball_at_rest or moment is Moment.CONFIRMED
    return Consequence.SETTLE if established else Consequence.VOID
