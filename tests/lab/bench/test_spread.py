"""The bench of Spread-Bet, with a round of each kind. It asserts no time."""

from pathlib import Path

import pytest

from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.spread import WITHOUT, figures


def test_rounds_with_spread_bet_are_played_beside_rounds_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    found = list(figures(Wanted(tmp_path, short=True)))
    assert [figure.what for figure in found] == [
        "settle 50 wagers, 7 of them Spread-Bets / none of them",
        "touch with Spread-Bet, p99",
        "lift with Spread-Bet, p99",
        "frames over 16.7 ms, betting",
        "frames over 16.7 ms, both rings turning",
        "frames over 16.7 ms, result of both rings",
        "memory with Spread-Bet / without",
    ]
    assert all(figure.beside and figure.beside.what == WITHOUT for figure in found)
    assert "; 8 touches, on no display" in found[1].detail, "one on the cloth and one on each box"
