"""The rules of the code itself, each run as the tool that knows it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.conftest import PROJECT
from tests.qml.bridge import describe_bridge

BIN = Path(sys.executable).parent
QML = sorted((PROJECT / "qml").rglob("*.qml"))
QML_FOLDERS = sorted({path.parent for path in QML})


def passes(*command: str) -> str:
    run = ran(*command)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def ran(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(BIN / command[0]), *command[1:]],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_ruff_finds_nothing() -> None:
    passes("ruff", "check", ".")


def test_code_is_formatted() -> None:
    passes("ruff", "format", "--check", ".")


def test_types_hold() -> None:
    passes("mypy")


def test_imports_point_one_way() -> None:
    passes("lint-imports", "--no-cache")


def test_every_part_of_the_product_is_kept_from_the_laboratory() -> None:
    contracts = tomllib.loads((PROJECT / "pyproject.toml").read_text())["tool"]["importlinter"]
    apart = next(c for c in contracts["contracts"] if c.get("forbidden_modules") == ["kiosk.lab"])
    kiosk = PROJECT / "kiosk"
    packages = {path.parent.name for path in kiosk.glob("*/__init__.py")}
    product = packages | {path.stem for path in kiosk.glob("*.py")} - {"__init__"}
    product.remove("lab")
    assert apart["source_modules"] == sorted(f"kiosk.{part}" for part in product)
    assert "ignore_imports" not in apart


@pytest.fixture(scope="session")
def bridge(tmp_path_factory: pytest.TempPathFactory, qapp: QCoreApplication) -> Path:
    folder = tmp_path_factory.mktemp("bridge")
    describe_bridge(folder)
    return folder


def linting(bridge: Path, *files: Path) -> list[str]:
    # Relative paths make qmllint report singletons as undeclared.
    folders = ("-I", str(PROJECT / "qml"), "-I", str(bridge))
    return ["pyside6-qmllint", "-W", "0", *folders, *map(str, files)]


@pytest.mark.parametrize("folder", QML_FOLDERS, ids=lambda folder: folder.name)
def test_qml_has_no_warning(folder: Path, bridge: Path) -> None:
    passes(*linting(bridge, *sorted(folder.glob("*.qml"))))


_MADE = """
import QtQml
import Tapis.Bridge

QtObject {
    id: root
    required property MetersView meters
    readonly property string text: root.meters.NAME
}
"""


def test_a_property_that_a_view_does_not_have_is_found(bridge: Path, tmp_path: Path) -> None:
    right, wrong = tmp_path / "Right.qml", tmp_path / "Wrong.qml"
    right.write_text(_MADE.replace("NAME", "credit"))
    wrong.write_text(_MADE.replace("NAME", "creditt"))
    passes(*linting(bridge, right))
    run = ran(*linting(bridge, wrong))
    assert run.returncode != 0
    assert '"creditt"' in run.stderr


@pytest.mark.parametrize("folder", QML_FOLDERS, ids=lambda folder: folder.name)
def test_qml_is_formatted(folder: Path) -> None:
    """All files of a folder by one process, which takes as long as one file by itself."""
    paths = sorted(folder.glob("*.qml"))
    written = "".join(path.read_text() for path in paths)
    assert passes("pyside6-qmlformat", *map(str, paths)) == written


@pytest.mark.parametrize("folder", QML_FOLDERS, ids=lambda folder: folder.name)
def test_each_qml_folder_is_a_module_that_lists_its_files(folder: Path) -> None:
    lines = [line.split() for line in (folder / "qmldir").read_text().splitlines() if line]
    module = ".".join(folder.relative_to(PROJECT / "qml").parts)
    assert ["module", module] in lines
    listed = {line[-1] for line in lines if line[-1].endswith(".qml")}
    assert listed == {path.name for path in folder.glob("*.qml")}


def test_the_constraints_name_no_package_index() -> None:
    assert "://" not in (PROJECT / "packaging" / "constraints.txt").read_text()


def test_the_top_level_holds_only_what_was_agreed() -> None:
    run = subprocess.run(
        ["git", "ls-files"], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    top = {name.split("/")[0] for name in run.stdout.splitlines() if not name.startswith(".")}
    agreed = {"pyproject.toml", "kiosk", "qml", "assets", "packaging", "tests", "README.md"}
    assert top <= agreed | {"CHANGELOG.md", "LICENSE"}
