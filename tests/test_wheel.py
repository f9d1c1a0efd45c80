"""What a user installs holds everything it needs."""

import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from tests.conftest import PROJECT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def test_qml_and_assets_ship_inside(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    for folder in ("qml", "assets"):
        files = [path for path in (PROJECT / folder).rglob("*") if path.is_file()]
        assert files
        missing = {f"kiosk/{path.relative_to(PROJECT)}" for path in files} - names
        assert missing == set()


def test_tests_and_packaging_stay_outside(wheel: zipfile.ZipFile) -> None:
    top = {name.split("/")[0] for name in wheel.namelist()}
    assert top == {"kiosk", f"tapis-{version('tapis')}.dist-info"}


def test_an_installed_copy_finds_its_rule_books(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    run = subprocess.run(
        [sys.executable, "-c", "from kiosk import resources; print(resources.rulebook_ids())"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == str(resources.rulebook_ids())
    located = subprocess.run(
        [sys.executable, "-c", "from kiosk import resources; print(resources.folder('assets'))"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert located.stdout.strip() == str(tmp_path / "kiosk" / "assets")


def test_an_installed_copy_knows_which_tests_prove_a_clause(
    wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    """It has no tests: the build has read them."""
    wheel.extractall(tmp_path)
    code = "from kiosk.cli import main; main(['rules', '--coverage', '--csv', 'clauses.csv'])"
    here = tmp_path / "here.csv"
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
    assert main(["rules", "--coverage", "--csv", str(here)]) == 0
    assert (tmp_path / "clauses.csv").read_bytes() == here.read_bytes()
