"""What an evening counts of jackpots by itself: a controller that is broken on purpose is found."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.machine import apply
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PaidHow
from kiosk.lab.simulate.jackpot_checks import JackpotLedger
from tests.audit.test_jackpot import story


def told() -> list[f.Fact]:
    """Hits that are paid, refused and withdrawn, a void round and a wrong wager."""
    here = story()
    hit = here.play_until_hit(1, "1", "2")
    here.tell(c.ConfirmRound(hit.key, "A"), c.PayShare("A", hit.hit, "1", PaidHow.REFUSED))
    here.tell(c.PayShare("A", hit.hit, "2", PaidHow.HAND))
    here.tell(c.AdjustWager("a", "A", hit.key, "2", f.WrongWager.NO_CHIP, "seen", "ann"))
    hit = here.play_until_hit(1, "1", "2", table="B")
    here.tell(c.VoidRound(hit.key, "B", hit.round, "no answer"))
    here.draw_due()
    here.play("1")
    return here.facts


def broken(facts: list[f.Fact], counted: Callable[[Controller], Controller]) -> list[str]:
    """`counted`: as a controller that cannot count would have it."""
    ledger, state, found = JackpotLedger(), Controller(), []
    for fact in facts:
        state = apply(state, fact)
        if wrong := ledger.follow(fact, counted(state)):
            found.append(wrong)
    return found


def as_it_is(state: Controller) -> Controller:
    return state


def test_what_is_counted_alike_is_not_found() -> None:
    assert broken(told(), as_it_is) == []


def without_hidden(state: Controller) -> Controller:
    levels = tuple(replace(level, hidden_parts=0) for level in state.levels)
    return replace(state, levels=levels)


def without_pending(state: Controller) -> Controller:
    levels = (replace(x, meters=replace(x.meters, pending_parts=0)) for x in state.levels)
    return replace(state, levels=tuple(levels))


@pytest.mark.parametrize(
    ("counted", "words"), [(without_hidden, "it must be"), (without_pending, "are owed")]
)
def test_a_level_that_holds_something_else_is_found(
    counted: Callable[[Controller], Controller], words: str
) -> None:
    assert any(words in wrong for wrong in broken(told(), counted))


@pytest.mark.parametrize(
    ("kind", "words"),
    [(f.JackpotPaid, "not owed, or twice"), (f.JackpotHit, "hit twice")],
)
def test_what_is_there_twice_is_found(kind: type[f.Fact], words: str) -> None:
    facts = told()
    ledger, found = JackpotLedger(), []
    state = Controller()
    for fact in facts:
        state = apply(state, fact)
        for _ in range(2 if isinstance(fact, kind) else 1):
            found.append(ledger.follow(fact, state))
    assert any(words in wrong for wrong in found)


def test_a_level_that_was_stopped_is_found() -> None:
    stopped = f.LevelStopped(level=0, difference_parts=5)
    assert "its meters differ" in JackpotLedger().follow(stopped, Controller())
