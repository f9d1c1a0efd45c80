"""Two clocks that run beside one another: what was written at another time is found, whichever of
the two machines wrote it, though no journal runs backwards in itself."""

import msgspec
import pytest

from kiosk.audit.clocks import APART_MS
from kiosk.game import facts as f
from kiosk.lab.simulate.evening import EveningPlan
from kiosk.lab.simulate.virtual_time import run
from tests.audit.days import Day, LongEvening, Quiet, Written, read
from tests.conftest import BOOKS

HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def day() -> Day:
    """No machine was started again, and no clock set, until its end."""
    plan = EveningPlan(seed=13, rounds=8, terminals=2)
    there = LongEvening(BOOKS["crown-double-zero"], plan)
    with Quiet():
        run(there.play())
    return Day("steady", {m.name: read(m.disk.durable) for m in there.machines})


def moved(journal: list[Written], *, begin: int, end: int | None, by_ms: int) -> list[Written]:
    """All facts between two, with every moment that they tell."""
    return [
        _moved(written, by_ms) if begin <= at and (end is None or at < end) else written
        for at, written in enumerate(journal)
    ]


def _moved(written: Written, by_ms: int) -> Written:
    fact = written.fact
    times = {n: getattr(fact, n) for n in fact.__struct_fields__ if n.endswith("_ms")}
    told = {name: ms + by_ms for name, ms in times.items() if ms}
    return Written(written.at_ms + by_ms, msgspec.structs.replace(fact, **told))


def about_clocks(day: Day, machine: str, journal: list[Written]) -> list[str]:
    """Receipts were signed at another time as well, which is found by itself."""
    found = day.audit(machine, journal)
    return [line for line in found if "before it can have happened" in line]


def slip_of(journal: list[Written]) -> int:
    """In the middle of the evening, after much that says how far the clocks are apart."""
    slips = [
        at
        for at, written in enumerate(journal)
        if isinstance(written.fact, f.SlipTaken | f.WageringEnded)
    ]
    return slips[len(slips) // 2]


def test_an_honest_evening_has_clocks_that_fit(day: Day) -> None:
    for machine, journal in day.journals.items():
        assert about_clocks(day, machine, journal) == []


def test_what_was_on_its_way_when_staff_set_the_clock_has_the_time_of_before(day: Day) -> None:
    """The clock is set an hour ahead, and the terminal has not come to the table anew since."""
    journal = day.journals["table"]
    heads = [
        at
        for at, written in enumerate(journal)
        if isinstance(written.fact, f.HeadSeen) and written.fact.seat == "1"
    ]
    at = heads[len(heads) // 2]
    then_ms = journal[at].at_ms
    confirmed = f.ClockConfirmed(clock_ms=then_ms + HOUR_MS, who="sue")
    after = moved(journal, begin=at + 1, end=None, by_ms=HOUR_MS)
    journal = [*after[:at], Written(then_ms, confirmed), *after[at:]]
    assert about_clocks(day, "table", journal) == []
    # And nobody says so of a fact an hour later.
    late = moved(journal, begin=at + 20, end=None, by_ms=HOUR_MS)
    assert about_clocks(day, "table", late)


@pytest.mark.parametrize("came", [f.Came.BACK, f.Came.STARTED])
def test_a_terminal_that_was_welcomed_just_before_staff_set_the_clock_has_the_time_of_before(
    day: Day, came: f.Came
) -> None:
    """It goes on from the table's time when it comes back the next time."""
    journal, terminal = day.journals["table"], day.journals["terminal-1"]
    heads = [w.fact for w in journal if isinstance(w.fact, f.HeadSeen) and w.fact.seat == "1"]
    head = msgspec.structs.replace(heads[len(heads) // 2], came=came)
    behind = [w.fact for w in terminal[head.seq :] if isinstance(w.fact, f.TableHeadSeen)]
    at = behind[0].seq + 1  # with this welcome it knows nothing of what follows
    then_ms = journal[at].at_ms
    after = moved(journal, begin=at, end=None, by_ms=HOUR_MS)
    confirmed = f.ClockConfirmed(clock_ms=then_ms + HOUR_MS, who="sue")
    then = [Written(then_ms, confirmed), after[at], Written(then_ms + HOUR_MS, head)]
    after = [*after[:at], *then, *after[at + 1 :]]
    assert about_clocks(day, "table", after) == []


@pytest.mark.parametrize("machine", ["table", "terminal-1"])
def test_a_slip_an_hour_late_and_all_that_follows(day: Day, machine: str) -> None:
    journal = day.journals[machine]
    late = moved(journal, begin=slip_of(journal), end=None, by_ms=HOUR_MS)
    assert about_clocks(day, machine, late)


@pytest.mark.parametrize("machine", ["table", "terminal-1"])
def test_a_slip_an_hour_early_with_all_before_it(day: Day, machine: str) -> None:
    """Which lets no time run backwards: the past is longer than it was."""
    journal = day.journals[machine]
    early = moved(journal, begin=1, end=slip_of(journal) + 1, by_ms=-HOUR_MS)
    early[0] = Written(early[0].at_ms - HOUR_MS, early[0].fact)
    assert about_clocks(day, machine, early)


@pytest.mark.parametrize("by_ms", [HOUR_MS, -HOUR_MS])
@pytest.mark.parametrize("machine", ["table", "terminal-1"])
def test_one_fact_at_another_time_runs_backwards(day: Day, machine: str, by_ms: int) -> None:
    """Against the fact before it, or the one behind it against it."""
    journal = list(day.journals[machine])
    at = slip_of(journal)
    journal[at] = Written(journal[at].at_ms + by_ms, journal[at].fact)
    assert any("before the fact before it" in line for line in day.audit(machine, journal))


def test_what_clocks_may_be_apart_is_far_less_than_any_gain() -> None:
    assert 10 * APART_MS < HOUR_MS
