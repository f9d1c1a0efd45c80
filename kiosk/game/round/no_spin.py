"""A spin that does not count."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import NoSpinConsequence


def no_spin(book: RuleBook, round_: int, reason: str) -> f.NoSpinCalled | f.RoundVoided:
    """A spin called off: spun again with the wagers standing, or the round void."""
    terms = book.terms.no_spin
    reasons = {known.id: known for known in terms.reasons}
    require(reason in reasons, Reason.UNKNOWN_REASON, because=reason)
    if terms.then is NoSpinConsequence.RE_SPIN:
        return f.NoSpinCalled(round=round_, reason=reason)
    return f.RoundVoided(round=round_, reason=reason, clauses=reasons[reason].clause)
