"""The files that a package brings, and the help of each program, explain all that can be said in
its file."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kiosk.config import (
    ConsoleConfig,
    DisplayConfig,
    FloorConfig,
    JackpotConfig,
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
    "jackpot": JackpotConfig,
    "floor": FloorConfig,
}
SERVERS = ("table", "jackpot", "floor")
"""Who else may speak to a socket is said where that is."""
READ_NO_MORE = {"records.folder"}


def keys(of: Any, under: str = "") -> Iterator[str]:
    """Of a file, and of each section in it."""
    if isinstance(of, type) and issubclass(of, msgspec.Struct):
        for field in msgspec.structs.fields(of):
            yield f"{under}{field.name}"
            yield from keys(field.type, f"{under}{field.name}.")
    for part in get_args(of):
        yield from keys(part, under)


def to_explain(name: str) -> list[str]:
    clients = {"jackpots.users", "floor.users"}
    clients |= {"network.users"} if name not in SERVERS else set()
    return [key for key in keys(FILES[name]) if key not in clients | READ_NO_MORE]


def unexplained(name: str, text: str) -> list[str]:
    """What its section does not speak of."""
    first, *rest = re.split(r"^[ #]*\[+(\w+)\]+", text, flags=re.MULTILINE)
    sections = {"": first}
    for section, said in zip(rest[::2], rest[1::2], strict=True):
        sections[section] = sections.get(section, "") + said  # there may be several of it
    lacking = []
    for key in to_explain(name):
        section, _, word = key.rpartition(".")
        if word not in sections and not re.search(rf"\b{word}\b", sections.get(section, "")):
            lacking.append(key)
    return lacking


@pytest.mark.parametrize("name", FILES)
def test_every_key_and_section_is_in_the_file_of_the_package(name: str) -> None:
    assert unexplained(name, (FOLDER / f"{name}.toml").read_text()) == []


@pytest.mark.parametrize("name", FILES)
def test_every_key_and_section_is_in_the_help_of_its_program(name: str) -> None:
    assert unexplained(name, import_module(f"kiosk.commands.{name}").EPILOG) == []
