"""Processes that are measured, and what becomes of a bench when one of them ends early."""

import pytest

from kiosk.lab.bench.processes import StoppedError, apart


def closed() -> None:
    raise StoppedError("the window was closed")


def test_a_process_that_was_stopped_is_named_and_leaves_no_traceback(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(StoppedError, match="closed ended before it was done"):
        apart(closed)
    assert capfd.readouterr().err == ""
