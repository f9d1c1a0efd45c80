"""A machine's whole table as a text that was read and approved, as in `tests/game/walks`."""

import os
from collections.abc import Mapping
from pathlib import Path

from tests.game.walk import table_text

WALKS = Path(__file__).parent / "walks"


def check_walk(name: str, outcomes: Mapping[str, Mapping[str, str]]) -> None:
    """After a wanted change, run with TAPIS_APPROVE=1, read the difference, and commit it."""
    path, text = WALKS / f"{name}.txt", table_text(outcomes)
    if os.environ.get("TAPIS_APPROVE"):
        path.write_text(text)
    assert text == path.read_text()
