import shutil
import subprocess
from pathlib import Path

import pytest

from kiosk import manifest
from tests.conftest import PROJECT


@pytest.fixture
def program(tmp_path: Path) -> dict[str, Path]:
    """A small one, with what Python leaves behind."""
    for name in ("kiosk/cli.py", "kiosk/game/facts.py", "qml/Theme.qml"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    cache = tmp_path / "kiosk/__pycache__/cli.pyc"
    cache.parent.mkdir()
    cache.write_text("made by Python")
    return {name: tmp_path / name for name in ("kiosk", "qml")}


def test_the_hash_is_that_of_sha256sum(program: dict[str, Path], tmp_path: Path) -> None:
    listed = manifest.files(program)
    assert [name for name, _ in listed] == ["kiosk/cli.py", "kiosk/game/facts.py", "qml/Theme.qml"]
    names = [name for name, _ in listed]
    lines = subprocess.run(
        ["sha256sum", *names], cwd=tmp_path, check=True, capture_output=True
    ).stdout
    whole = subprocess.run(["sha256sum"], input=lines, check=True, capture_output=True).stdout
    assert manifest.digest(listed) == whole.decode().split()[0]


@pytest.mark.parametrize("change", ["change", "add", "remove", "rename"])
def test_any_change_gives_another_hash(program: dict[str, Path], change: str) -> None:
    before = manifest.digest(manifest.files(program))
    theme = program["qml"] / "Theme.qml"
    match change:
        case "change":
            theme.write_text("qml/Theme.qmL")
        case "add":
            (program["kiosk"] / "sitecustomize.py").touch()
        case "remove":
            theme.unlink()
        case "rename":
            theme.rename(program["qml"] / "Other.qml")
    assert manifest.digest(manifest.files(program)) != before


def test_an_installed_program_has_the_hash_of_its_working_copy(
    program: dict[str, Path], tmp_path: Path
) -> None:
    """There the screens lie inside the package."""
    installed = tmp_path / "site-packages"
    shutil.copytree(program["kiosk"], installed / "kiosk")
    shutil.copytree(program["qml"], installed / "kiosk/qml")
    there = {"kiosk": installed / "kiosk", "qml": installed / "kiosk/qml"}
    assert manifest.files(there) == manifest.files(program)


def test_every_part_of_the_program_is_listed() -> None:
    names = dict(manifest.files())
    for path in ("kiosk/manifest.py", "qml/Tapis/Theme/Theme.qml"):
        assert path in names
        assert (PROJECT / path).is_file()
    assert any(name.startswith("assets/rulebooks/") for name in names)
