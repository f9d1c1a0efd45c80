"""What everybody may see of a table, made from its state."""

from collections.abc import Sequence

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.game.round.state import ROUNDS_KEPT, TablePhase
from kiosk.game.statistics import WINDOW
from kiosk.game.table.machine import apply, new_table
from kiosk.game.table.state import Table
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import board


def folded(table: Table, facts: Sequence[f.Fact]) -> Table:
    for fact in facts:
        table = apply(table, fact)
    return table


def spun(round_: int, outcome: str | None) -> list[f.Fact]:
    """A whole round, which is void without an outcome."""
    opened = [
        f.RoundOpened(round=round_, period_s=20),
        f.RoundClosed(round=round_, by="clock"),
        f.GraceEnded(round=round_),
    ]
    if outcome is None:
        return [*opened, f.RoundVoided(round=round_, reason="the ball left the wheel")]
    return [*opened, f.ResultConfirmed(round=round_, outcome=outcome, who="cy", sensor="")]


def opened(book: RuleBook) -> Table:
    return folded(new_table(book), [f.TableOpened(float_cents=0, who="ana")])


def seen(table: Table) -> m.Board:
    return board(table, here=())


def test_a_number_is_there_once_it_is_confirmed_and_not_before(crown: RuleBook) -> None:
    *before, confirmed = spun(1, "17")
    table = folded(opened(crown), before)
    table = apply(table, f.NumberSensed(key="r", round=1, outcome="32"))
    assert (seen(table).last, seen(table).sensed) == ((), "32")
    table = apply(table, confirmed)
    assert (seen(table).last, seen(table).last_round, seen(table).sensed) == (("17",), 1, "")
    table = apply(table, f.RoundOpened(round=2, period_s=20))
    assert (seen(table).last, seen(table).last_round, seen(table).round) == (("17",), 1, 2)


def test_a_void_round_has_a_place_and_no_number(crown: RuleBook) -> None:
    table = folded(opened(crown), [*spun(1, "17"), *spun(2, None), *spun(3, "0")])
    assert seen(table).last == ("0", None, "17")


def test_a_corrected_number_takes_the_place_of_the_wrong_one(crown: RuleBook) -> None:
    table = folded(opened(crown), [*spun(1, "17"), *spun(2, "5"), *spun(3, "0")])
    table = apply(
        table,
        f.ResultCorrected(round=2, settlement=2, outcome="8", who="ana", reason="misread"),
    )
    assert (seen(table).last, seen(table).corrected) == (("0", "8", "17"), (1,))
    table = apply(
        table, f.ResultCorrected(round=3, settlement=2, outcome=None, who="ana", reason="fire")
    )
    assert (seen(table).last, seen(table).corrected) == ((None, "8", "17"), (0, 1))


def test_the_window_of_the_statistics_is_full_also_while_a_round_is_played(crown: RuleBook) -> None:
    """The table itself keeps fewer rounds, and void ones are among them."""
    numbers = [None if n % 10 == 0 else str(n % 37) for n in range(1, 161)]
    facts = [fact for n, number in enumerate(numbers, 1) for fact in spun(n, number)]
    table = folded(opened(crown), [*facts, f.RoundOpened(round=161, period_s=20)])
    last = seen(table).last
    assert len(table.round.kept) == ROUNDS_KEPT
    came = [number for number in reversed(numbers) if number is not None]
    assert [number for number in last if number is not None] == came[:WINDOW]
    kept = ROUNDS_KEPT - 1  # beyond them nobody asks which rounds were void
    assert list(last[:kept]) == numbers[::-1][:kept]
    assert len(table.round.earlier) <= WINDOW


def test_limits_and_notices_are_those_of_the_table(crown: RuleBook) -> None:
    table = opened(crown)
    now = LimitAmounts.of(table.limits.in_force)
    assert (seen(table).limits, seen(table).limits_notice, seen(table).closing_due_ms) == (
        now,
        None,
        None,
    )
    new = replace(now, aggregate_minimum_cents=12_300)
    table = apply(table, f.LimitsNoticed(limits=new, due_ms=5_000))
    table = apply(table, f.ClosingNoticed(due_ms=9_000))
    assert (seen(table).limits_notice, seen(table).closing_due_ms) == ((new, 5_000), 9_000)
    table = apply(table, f.LimitsChanged(limits=new, agreed=False))
    assert (seen(table).limits, seen(table).limits_notice) == (new, None)


def test_a_spin_that_was_called_off_is_told_until_the_round_is_over(crown: RuleBook) -> None:
    *before, confirmed = spun(1, "17")
    table = folded(opened(crown), before)
    assert seen(table).no_spins == 0
    reason = crown.terms.no_spin.reasons[0].id
    table = apply(table, f.NoSpinCalled(round=1, reason=reason))
    assert (seen(table).phase, seen(table).no_spins) == (TablePhase.SPINNING, 1)
    assert seen(apply(table, confirmed)).no_spins == 0
