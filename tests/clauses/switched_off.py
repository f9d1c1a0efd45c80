"""Each proof fails with its rule switched off: a proof that passes without the rule proves nothing.

`python -m tests.clauses.switched_off` tries every switch, one after the other, and takes some
minutes; words after it choose those whose clause begins so: `... switched_off "S3 6"`. The rule is
taken out of a copy of the project, never of the project itself.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.clauses.switches import SWITCHES, Switch
from tests.conftest import PROJECT

_PARTS = ("kiosk", "qml", "assets", "tests", "packaging")
_FILES = ("pyproject.toml", "README.md", "CHANGELOG.md")
_SCENARIO = "tests/lab/simulate/scenarios/test_ready_made.py::test_it_ends_as_its_clauses_demand"
_FAILED = 1
"""The exit status of pytest where tests were run and some failed."""


def test_of(proof: str) -> str:
    """As pytest is asked for it."""
    name = proof.removeprefix("scenario ")
    return proof if name == proof else f"{_SCENARIO}[{name}]"


class Copy:
    """Of the project, made of links: a file that is changed there is another file from then on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for part in _PARTS:
            # With what Python has compiled: it is as good for a link, and compiling takes long.
            shutil.copytree(PROJECT / part, folder / part, copy_function=_link)
        for file in _FILES:
            shutil.copy(PROJECT / file, folder / file)

    def passes(self, proofs: Sequence[str]) -> subprocess.CompletedProcess[str]:
        tests = [test_of(proof) for proof in proofs]
        plain = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=line"]
        command = [sys.executable, "-m", "pytest", *plain, *tests]
        surely = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        return subprocess.run(
            command,
            cwd=self._folder,
            env=os.environ | surely | {"PYTHONPATH": str(self._folder)},
            capture_output=True,
            text=True,
            check=False,
        )

    def what_is_wrong(self, switch: Switch) -> str:
        """With a proof that its rule was taken from. Nothing: it fails, as it must."""
        changed = self._folder / switch.file
        whole = changed.rename(changed.with_name(f"{changed.name}.whole"))
        changed.write_text(switch.off(whole.read_text(encoding="utf-8")), encoding="utf-8")
        try:
            run = self.passes([switch.proof])
        finally:
            whole.replace(changed)
        if run.returncode == _FAILED:
            return ""
        if run.returncode == 0:
            return f"{switch.clause}: {switch.proof} passes without the rule"
        said = "\n".join((run.stdout + run.stderr).splitlines()[-15:])
        return f"{switch.clause}: {switch.proof} could not be run without the rule\n{said}"


def _link(source: str, target: str) -> None:
    """A copy where the disk has no links, or is another one."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def main(chosen: Sequence[str]) -> int:
    switches = [s for s in SWITCHES if not chosen or s.clause.startswith(tuple(chosen))]
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        whole = copy.passes(sorted({switch.proof for switch in switches}))
        if whole.returncode:
            print(whole.stdout, whole.stderr, "they must pass with every rule on", sep="\n")
            return 2
        wrong = []
        for number, switch in enumerate(switches, start=1):
            found = copy.what_is_wrong(switch)
            wrong += [found] if found else []
            said = found or f"{switch.clause}: fails without the rule, as it must"
            print(f"{number}/{len(switches)} {said}", flush=True)
    print(f"{len(switches) - len(wrong)} of {len(switches)} proofs fail without their rule")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
