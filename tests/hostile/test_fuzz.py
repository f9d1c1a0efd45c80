"""No frame, however broken, moves money, crashes the table or stays in its memory."""

import logging
from pathlib import Path

import pytest

from kiosk.rules.rulebook import RuleBook
from tests.hostile.fuzz import Tally, fuzz
from tests.hostile.table import house


async def test_fuzzed_frames_are_refused(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.setLevel(logging.CRITICAL)  # so many records are not to be kept
    tally = Tally()

    async with house(tmp_path, crown) as there:
        await fuzz(there, seed=1000, frames=10_100, tally=tally)
    assert tally.frames >= 10_100
    assert sum(tally.refusals.values()) > 1000
    assert tally.grown_kib < 16 * 1024
