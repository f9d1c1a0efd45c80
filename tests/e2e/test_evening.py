"""The evening of `python -m tests.evening`, a short one: one of everything that goes wrong."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import PROJECT


def test_a_short_evening_by_touch_is_counted_to_the_cent(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.evening", "--short", "--folder", str(tmp_path / "evening")],
        cwd=PROJECT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert ended.stdout.endswith("nothing is wrong\n")
