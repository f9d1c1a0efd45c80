"""What QML may know of the view-models, for qmllint: it cannot see types made in Python.

The types are described from their live meta-objects, as QML itself will meet them: most properties
are made from a struct and stand in no source.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import PySide6
from PySide6.QtCore import QMetaMethod, QMetaObject, QMetaProperty, QObject
from PySide6.QtQml import qmlTypeId

import kiosk.lab.workbench
import kiosk.ui
from kiosk.ui.shown import MAJOR, MINOR, MODULE

BIN = Path(sys.executable).parent
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
FOREIGN = ("core", "gui", "qml", "quick")


def describe_bridge(into: Path) -> None:
    """Writes a module `Tapis.Bridge` that qmllint can import."""
    folder = into.joinpath(*MODULE.split("."))
    folder.mkdir(parents=True)
    for package in (kiosk.ui, kiosk.lab.workbench):
        _import_all(package)
    described = {"classes": [*map(_class, _made_here(QObject))], "outputRevision": 68}
    types = into / "types.json"
    types.write_text(json.dumps([{**described, "inputFile": "kiosk"}]))
    foreign = ",".join(str(METATYPES / f"qt6{name}_metatypes.json") for name in FOREIGN)
    _run(
        "pyside6-qmltyperegistrar",
        *("--generate-qmltypes", str(folder / "bridge.qmltypes")),
        *("--import-name", MODULE, "--major-version", str(MAJOR)),
        *("--foreign-types", foreign),
        *("-o", str(into / "unused.cpp"), str(types)),
    )
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo bridge.qmltypes\ndepends QtQuick\n")


def _import_all(package: ModuleType) -> None:
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def _made_here(base: type) -> Iterator[type]:
    """Whatever of Qt's kind is declared in the product."""
    for made in base.__subclasses__():
        if made.__module__.startswith("kiosk."):
            yield made
        yield from _made_here(made)


def _class(made: type) -> dict[str, Any]:
    meta: QMetaObject = made.staticMetaObject  # type: ignore[attr-defined]
    above = meta.superClass()
    assert above is not None
    properties = range(meta.propertyOffset(), meta.propertyCount())
    methods = [meta.method(at) for at in range(meta.methodOffset(), meta.methodCount())]
    signal, slot = QMetaMethod.MethodType.Signal, QMetaMethod.MethodType.Slot
    known = qmlTypeId(MODULE, MAJOR, MINOR, meta.className()) >= 0
    return {
        "className": meta.className(),
        "qualifiedClassName": meta.className(),
        "object": True,
        "superClasses": [{"access": "public", "name": above.className()}],
        "classInfos": [{"name": "QML.Element", "value": "auto"}] if known else [],
        "properties": [_property(meta.property(at)) for at in properties],
        "signals": [_method(each) for each in methods if each.methodType() == signal],
        "slots": [_method(each) for each in methods if each.methodType() == slot],
    }


def _property(told: QMetaProperty) -> dict[str, Any]:
    notify = {"notify": _text(told.notifySignal().name())} if told.hasNotifySignal() else {}
    return {
        "name": told.name(),
        "type": told.typeName().removesuffix("*"),
        "index": told.relativePropertyIndex(),
        "read": told.name(),
        "constant": told.isConstant(),
        **notify,
    }


def _method(told: QMetaMethod) -> dict[str, Any]:
    types = [_text(each) for each in told.parameterTypes()]
    names = [_text(each) or f"a{at}" for at, each in enumerate(told.parameterNames(), start=1)]
    return {
        "access": "public",
        "name": _text(told.name()),
        "arguments": [{"name": n, "type": t} for n, t in zip(names, types, strict=True)],
        "returnType": told.typeName(),
    }


def _text(name: Any) -> str:
    return bytes(name).decode()


def _run(*command: str) -> None:
    run = subprocess.run(
        [str(BIN / command[0]), *command[1:]], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
