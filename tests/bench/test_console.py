"""The bench of the console, with few touches and few changes. It asserts no time."""

import pytest

from kiosk.bench.console import Plan, Watched, console_window, told
from kiosk.bench.hand import Touch
from kiosk.bench.processes import apart
from kiosk.bench.screen import choose_display
from kiosk.bench.windows import Seen
from kiosk.ui.glass import Frame

FEW = Plan(terminals=30, touches=3, updates=4)


def test_a_full_table_is_touched_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    where = choose_display()
    ours = apart(console_window, FEW)
    assert len(ours.touches) == FEW.touches and len(ours.told_s) == FEW.updates
    assert len(ours.frames) >= FEW.updates, "each change was drawn"
    blank = Seen(touches=[Touch(0.001, 0.001)], result=[Frame(0.0, 0.001)])
    figures = list(told(ours, blank, where, FEW))
    assert [figure.what for figure in figures] == [
        "touch to the key pressed, p99",
        "lift to the answer shown, p99",
        "frames over 16.7 ms, 30 seats changing",
    ]
    assert "30 seats, on no display, into memory" in figures[0].detail


def test_what_is_late_is_told() -> None:
    slow = Watched([Touch(0.2, 0.2)], [Frame(0.0, 0.1), Frame(1.0, 0.001)], [0.3])
    quick = Seen(touches=[Touch(0.001, 0.001)], result=[Frame(0.0, 0.001)])
    figures = list(told(slow, quick, "nowhere", FEW))
    assert not any(figure.holds for figure in figures)
    assert figures[-1].value == 50
