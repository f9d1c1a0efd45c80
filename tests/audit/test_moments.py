"""What a table says that a seat had when its link was cut, against the terminal's own journal."""

from array import array
from pathlib import Path

import pytest

from kiosk.audit.findings import Audited
from kiosk.audit.moments import compare_moments
from kiosk.audit.places import Place
from kiosk.audit.testimony import Had, Named
from kiosk.game import facts as f
from kiosk.journal.record import Head

HASH = bytes(32)
HOUR_MS = 3_600_000


def terminal() -> Audited:
    """Its slip is registered with fact 2, settled with fact 3, and nothing comes of fact 4."""
    had = [Had(4500, 5000, 9500), Had(4500, 0, 4500), Had(4500, 0, 4500)]
    there = Audited(path=Path("terminal-1.db"), facts=4, chain=bytearray(4 * HASH))
    there.testimony.had = had
    return there


def table(*written_ms: int) -> Audited:
    """Its facts 1 and 2 name how far the terminal has come, and with the fourth its link is cut: it
    had told of its slip last."""
    there = Audited(path=Path("table.db"), due=4, chain=bytearray(4 * HASH))
    there.testimony.written_ms = array("q", written_ms)
    heads = [Named(Head(seq + 1, HASH), seq, written_ms[seq - 1]) for seq in (1, 2)]
    there.testimony.heads = {"1": heads}
    lost = f.SeatLost(seat="1", credit_cents=4500, stake_cents=5000)
    there.testimony.told_money = [(Place(4, written_ms[3]), lost)]
    return there


@pytest.mark.parametrize(
    ("written_ms", "set_at", "found"),
    [
        ((1000, 2000, 3000, 4000), 0, 0),
        ((1000, 2000, 3000, HOUR_MS), 0, 1),
        ((1000, 2000, 3000, HOUR_MS), 3, 0),
    ],
    ids=["a moment ago", "an hour ago", "staff set the clock"],
)
def test_it_is_looked_for_in_the_minute_before(
    written_ms: tuple[int, ...], set_at: int, found: int
) -> None:
    there = table(*written_ms)
    there.clock_set = [(set_at, HOUR_MS)] if set_at else []
    assert len([*compare_moments(there, terminal(), "1")]) == found
