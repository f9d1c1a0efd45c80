"""How long a program of ours takes from its start until its first frame is on the screen.

Both are started as they are once they are installed: Python and QML have been compiled before.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from kiosk.lab.bench.dealer import RULEBOOK
from kiosk.lab.windows.blank import UP
from kiosk.progress import Progress

_OURS = ("-m", "kiosk", "terminal", "--windowed", "--config")
_BLANK = ("-m", "kiosk.lab.windows.blank")
_CONFIG = f"""\
seat = "1"
rulebook = "{RULEBOOK}"
journal = "starting.db"
[network]
socket = "nobody.sock"
"""


def starts(folder: Path, times: int) -> tuple[list[float], list[float]]:
    """Of a terminal and of a blank window, in turns."""
    config = folder / "starting.toml"
    config.write_text(_CONFIG)
    environment, compiling = dict(os.environ), times > 1
    # A single start means nothing, whatever has been compiled before it.
    if compiling:
        environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ours_s, blank_s = [], []
    with Progress("starting ") as progress:
        for done in range(compiling + times):
            ours_s.append(_first_frame_s([*_OURS, str(config)], environment))
            blank_s.append(_first_frame_s(_BLANK, environment))
            progress(done, times)
    return ours_s[compiling:], blank_s[compiling:]


def _first_frame_s(program: Sequence[str], environment: Mapping[str, str]) -> float:
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *program],
        cwd=Path(__file__).parents[3],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    said = []
    try:
        for line in process.stderr:
            said.append(line)
            if UP in line:
                return time.perf_counter() - start
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
    raise RuntimeError(f"{' '.join(program)} showed nothing:\n{''.join(said)}")
