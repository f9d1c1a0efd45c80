"""No frame, however broken, moves money, crashes the table or stays in its memory."""

import logging
from pathlib import Path

import pytest

from kiosk.rules.rulebook import RuleBook
from tests.hostile.fuzz import Tally, fuzz
from tests.hostile.table import house, run


@pytest.mark.parametrize("seed", [1, 2])
def test_fuzzed_frames_are_refused(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    caplog.handler.setLevel(logging.CRITICAL)  # so many records are not to be kept
    tally = Tally()

    async def main() -> None:
        async with house(tmp_path, crown) as there:
            await fuzz(there, seed=1000 * seed, frames=10_100, tally=tally)

    run(main())
    assert tally.frames >= 10_100
    assert sum(tally.refusals.values()) > 1000
    assert tally.grown_kib < 16 * 1024
