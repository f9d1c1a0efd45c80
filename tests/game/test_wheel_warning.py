"""What a wheel warns of is kept, proposes a reason of the rule book, and decides nothing."""

import pytest

from kiosk.game import facts as f
from kiosk.game.round.wheel_warning import WheelWarning, proposed
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import NoSpinConsequence
from tests.conftest import BOOKS
from tests.game.test_law_of_the_round import spinning

SPUN_AGAIN = [b for b in BOOKS.values() if b.terms.no_spin.then is NoSpinConsequence.RE_SPIN]
DIRECTION = c.SenseWarning(WheelWarning.BALL_DIRECTION, "reading")


@pytest.mark.parametrize(
    ("warning", "reasons"),
    [
        (WheelWarning.BALL_REMOVED, {"ball-out"}),
        (WheelWarning.BALL_DIRECTION, {"same-direction"}),
        (WheelWarning.LAUNCH_FAILED, {"too-few-revolutions"}),
        (WheelWarning.WHEEL_STOPPED, {"wheel-stopped", None}),  # not a reason of each document
        (WheelWarning.SENSOR_BROKEN, {None}),
    ],
)
def test_a_warning_is_a_reason_of_the_rule_book_or_none(
    book: RuleBook, warning: WheelWarning, reasons: set[str | None]
) -> None:
    reason = proposed(book, [warning])
    assert (reason.id if reason is not None else None) in reasons
    assert (reason is None) == (not reasons & {known.id for known in book.terms.no_spin.reasons})


def test_the_first_warning_that_is_a_reason_is_proposed(book: RuleBook) -> None:
    reason = proposed(book, [WheelWarning.SENSOR_BROKEN, *WheelWarning])
    assert reason is not None
    assert reason.id == "ball-out"
    assert proposed(book, []) is None


def test_a_warning_is_kept_once_and_calls_nothing(book: RuleBook) -> None:
    story = spinning(book)
    (warned,) = story.decide(DIRECTION, who="sensor")
    assert isinstance(warned, f.WheelWarned)
    story.tell(DIRECTION, who="sensor")
    assert story.decide(c.SenseWarning(WheelWarning.BALL_DIRECTION, "again"), who="sensor") == ()
    assert story.state.round.current.no_spins == ()
    story.tell(c.ConfirmResult("17"))
    assert story.state.round.kept[1].outcome == "17"
    assert story.state.round.kept[1].warned == (WheelWarning.BALL_DIRECTION,)


@pytest.mark.parametrize("again", SPUN_AGAIN, ids=lambda book: book.id)
def test_a_spin_again_begins_without_warnings(again: RuleBook) -> None:
    story = spinning(again).tell(DIRECTION, c.CallNoSpin("same-direction"), who="sensor")
    assert story.state.round.current.warned == ()
