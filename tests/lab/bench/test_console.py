"""The bench of the console, with few touches and few changes. It asserts no time."""

from pathlib import Path

import pytest

from kiosk.lab.bench.console import SHORT, Watched, figures, told
from kiosk.lab.bench.hand import Touch
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.windows import Seen
from kiosk.lab.windows.touch_screen import ShownFrame


def test_a_full_table_is_touched_and_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    touched, lifted, frames = figures(Wanted(tmp_path, short=True))
    assert [figure.what for figure in (touched, lifted, frames)] == [
        "touch to the key pressed, p99",
        "lift to the answer shown, p99",
        "frames over 16.7 ms, 30 seats changing",
    ]
    assert touched.value > 0
    assert f"{SHORT.touches} touches, 30 seats, on no display, into memory" in touched.detail
    drawn = int(frames.detail.split(" frames")[0])
    assert drawn >= SHORT.updates, "each change was drawn"
    assert all(figure.beside for figure in (touched, lifted, frames))


def test_what_is_late_is_told() -> None:
    slow = Watched([Touch(0.2, 0.2)], [ShownFrame(0.0, 0.1), ShownFrame(1.0, 0.001)], [0.3])
    quick = Seen(touches=[Touch(0.001, 0.001)], result=[ShownFrame(0.0, 0.001)])
    late = list(told(slow, quick, "nowhere", SHORT))
    assert not any(figure.holds for figure in late)
    assert late[-1].value == 50
