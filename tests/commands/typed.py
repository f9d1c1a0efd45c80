"""A command as a person types it, carried out in this process: to start one of its own takes longer
than most commands, and `test_commands` does so for each kind."""

from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from subprocess import CompletedProcess

from PySide6.QtCore import QCoreApplication

from kiosk.cli import main
from tests.conftest import PROJECT


def typed(*words: str | Path, folder: Path = PROJECT) -> CompletedProcess[str]:
    """What would be a traceback is raised here. A command that needs Qt is not for this: the tests
    of screens have an application of their own, of another kind."""
    application = QCoreApplication.instance()
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    argv = [*map(str, words)]
    with chdir(folder), redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(argv)
        except SystemExit as exit_:  # of words that mean nothing
            assert isinstance(exit_.code, int)
            status = exit_.code
    assert QCoreApplication.instance() is application, "it needs a process of its own"
    return CompletedProcess(argv, status, _written(out), _written(err))


def _written(to: TextIOWrapper) -> str:
    to.seek(0)
    return to.read()


def assert_refused(words: Sequence[str | Path], said: str, *, status: int = 2) -> None:
    """In words, and without a traceback."""
    run = typed(*words)
    assert run.returncode == status
    assert said in (run.stderr if status == 2 else run.stdout)
    assert "Traceback" not in run.stderr
