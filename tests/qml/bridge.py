"""What QML may know of the view-models, for qmllint: it cannot see types made in Python."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QMetaObject

from tests.conftest import PROJECT

BIN = Path(sys.executable).parent
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
FOREIGN = ("core", "gui", "qml", "quick")


def describe_bridge(into: Path) -> None:
    """Writes a module `Tapis.Bridge` that qmllint can import."""
    folder = into / "Tapis" / "Bridge"
    folder.mkdir(parents=True)
    screens = sorted((PROJECT / "kiosk" / "ui").rglob("*.py"))
    sources = [path for path in screens if "@QmlElement" in path.read_text()]
    types = into / "types.json"
    _run("pyside6-metaobjectdump", *map(str, sources), "-o", str(types))
    types.write_text(json.dumps(_with_constants(json.loads(types.read_text()))))
    foreign = ",".join(str(METATYPES / f"qt6{name}_metatypes.json") for name in FOREIGN)
    _run(
        "pyside6-qmltyperegistrar",
        *("--generate-qmltypes", str(folder / "bridge.qmltypes")),
        *("--import-name", "Tapis.Bridge", "--major-version", "1"),
        *("--foreign-types", foreign),
        *("-o", str(into / "unused.cpp"), str(types)),
    )
    (folder / "qmldir").write_text(
        "module Tapis.Bridge\ntypeinfo bridge.qmltypes\ndepends QtQuick\n"
    )


def _with_constants(files: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The dump does not tell which properties never change; the classes themselves do."""
    for file in files:
        source = Path(file["inputFile"]).relative_to(PROJECT).with_suffix("")
        module = import_module(".".join(source.parts))
        for described in file["classes"]:
            for prop in described.get("properties", []):
                meta: QMetaObject = getattr(module, described["className"]).staticMetaObject
                index = meta.indexOfProperty(prop["name"])
                prop["constant"] = meta.property(index).isConstant()
    return files


def _run(*command: str) -> None:
    run = subprocess.run(
        [str(BIN / command[0]), *command[1:]], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
