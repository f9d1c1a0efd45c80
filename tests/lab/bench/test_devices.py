"""The bench of the devices, with few rounds and few others at the table. It asserts no time."""

from pathlib import Path

import pytest

from kiosk.devices.trace import read
from kiosk.lab.bench.devices import figures
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.polling import Span, beyond, waits
from tests.lab.bench.test_table import facts


def test_devices_are_polled_in_rounds_at_a_busy_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    found = list(figures(Wanted(tmp_path, short=True)))
    assert [figure.what for figure in found] == [
        "latest poll of ssp behind a busy screen",
        "latest poll of escpos behind a busy screen",
        "frames lost to polling ssp and escpos",
    ]
    assert all(figure.beside for figure in found)
    table = facts(tmp_path)
    assert table["round_opened"] == 2, "without devices, and with them"
    assert table["slip_taken"] == table["settlement_reported"] == 2 * 3
    assert table["case_opened"] == 0
    assert len(list(read(tmp_path / "ssp.trace"))) > 20, "it was asked and has answered"


def test_a_poll_is_late_by_what_it_came_after_it_was_due(tmp_path: Path) -> None:
    """And one that never came, until the end."""
    (tmp_path / "ssp.times").write_text("9.9\n10.2\n10.45\n10.5\n20\n")
    late = waits(tmp_path, "ssp", [Span(10.0, 11.0)])
    assert [round(wait.length_s, 6) for wait in late] == [0.0, 0.05, -0.15, 0.3]


@pytest.mark.parametrize(
    ("noise", "left"),
    [
        ([], 4),
        ([Span(0, 9)], 0),
        ([Span(0, 2), Span(7, 8)], 4),
        ([Span(3, 4)], 3),
        ([Span(4, 5), Span(0, 3)], 2),
        ([Span(3, 5), Span(4, 7)], 1),
    ],
)
def test_what_others_waited_in_the_same_moment_is_the_machines(
    noise: list[Span], left: float
) -> None:
    assert beyond(Span(2, 6), noise) == left
