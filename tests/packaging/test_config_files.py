"""The files that a package brings explain all that can be said in them."""

import re
from pathlib import Path

import msgspec
import pytest

from kiosk.config import (
    ConsoleConfig,
    DisplayConfig,
    SensorConfig,
    TableConfig,
    TerminalConfig,
)

FOLDER = Path(__file__).parents[2] / "packaging/debian/root/etc/tapis"
FILES = {
    "terminal": TerminalConfig,
    "table": TableConfig,
    "console": ConsoleConfig,
    "display": DisplayConfig,
    "sensor": SensorConfig,
}


@pytest.mark.parametrize("name", FILES)
def test_every_key_and_section_is_in_the_file_of_the_package(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text()
    known = [field.name for field in msgspec.structs.fields(FILES[name])]
    assert [key for key in known if not re.search(rf"^#?\[?{key}\b", text, re.MULTILINE)] == []
