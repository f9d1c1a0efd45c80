"""Reading a TOML text into typed structs, with every fault named by key and, if possible, line."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.inspect import (
    DictType,
    EnumType,
    ListType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from kiosk.rules.plain import is_plain

Key: TypeAlias = tuple[str | int, ...]
Struct = TypeVar("Struct", bound=msgspec.Struct)


class Problem(msgspec.Struct, frozen=True):
    key: Key
    message: str


class TomlFaultError(Exception):
    """The text is not TOML, or not of the wanted shape."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{key_text(p.key)}: {p.message}" for p in problems))
        self.problems = problems


_SHOWN_MAX = 200


def _shown(text: str) -> str:
    """What a file says, for a screen: short, and without what would take that screen over."""
    cut = text if len(text) <= _SHOWN_MAX else f"{text[:_SHOWN_MAX]}..."
    return "".join(letter if letter.isprintable() else "?" for letter in cut)


def key_text(key: Key) -> str:
    text = ""
    for part in key:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            name = part if re.fullmatch(r"[\w-]{1,60}", part) else f'"{_shown(part)}"'
            text += f".{name}" if text else name
    return text


def read(text: str, into: type[Struct]) -> Struct:
    """Convert section by section, so that one fault does not hide the others."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # of tomllib, or of an integer with thousands of digits
        why = str(error).partition(";")[0]
        raise TomlFaultError([Problem((), f"not valid TOML: {why}")]) from None
    except RecursionError:
        raise TomlFaultError([Problem((), "is nested too deeply")]) from None
    fields = {field.name: field for field in msgspec.structs.fields(into)}
    problems = [Problem((name,), _unknown(name, list(fields))) for name in data.keys() - fields]
    values = {}
    for name, field in fields.items():
        if name in data:
            try:
                values[name] = msgspec.convert(data[name], field.type)
            except msgspec.ValidationError as error:
                problems.append(_problem(data[name], field.type, (name,), str(error)))
            except (OverflowError, RecursionError):
                problems.append(Problem((name,), "is too large, or nested too deeply"))
        elif field.required:
            problems.append(Problem((name,), "is missing"))
    problems += _hidden(values)
    if problems:
        raise TomlFaultError(problems)
    return into(**values)


def _hidden(value: Any, key: Key = ()) -> Iterator[Problem]:
    """Texts with characters that cannot be seen, which no path can have and no screen can show."""
    if isinstance(value, str) and not is_plain(value.replace("\n", "")):
        yield Problem(key, "holds characters that cannot be seen")
    parts: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, msgspec.Struct):
        parts = [(name, getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list | tuple):
        parts = enumerate(value)
    for name, part in parts:
        yield from _hidden(part, (*key, name))


def _unknown(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"is not known here{f'; did you mean {near[0]}?' if near else ''}"


_AT = re.compile(r"^(?P<message>.*?)(?: - at `(?P<in_key>key` in `)?\$(?P<path>.*)`)?$", re.DOTALL)
_PART = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+|\.\.\.)\]")


def _problem(data: Any, into: Any, at: Key, error: str) -> Problem:
    """msgspec's message with its path resolved; a dictionary's key it leaves open as `[...]`."""
    found = _AT.match(error)
    assert found is not None, error
    node, key = data, at
    for part in _PART.finditer(found["path"] or ""):
        step: str | int
        if part["name"] is not None:
            step = part["name"]
        elif part["index"] == "...":
            step = _culprit(data, node, into)
        else:
            step = int(part["index"])
        node, key = node[step], (*key, step)
    words = found["message"]
    if words.startswith("Invalid enum value") and not found["in_key"]:
        words = f"cannot be {node!r}{_alternatives(type_info(into), key[len(at) :])}"
    return Problem(key, _shown(words))


def _alternatives(into: Type, path: Key) -> str:
    """What a closed set has, where the file says something else."""
    if isinstance(into, UnionType):
        return next(filter(None, (_alternatives(one, path) for one in into.types)), "")
    if isinstance(into, EnumType):
        return f"; there are {', '.join(str(one.value) for one in into.cls)}"
    step, rest = (path[0], path[1:]) if path else (None, ())
    if isinstance(into, StructType) and step is not None:
        fields = {field.name: field.type for field in into.fields}
        return _alternatives(fields[step], rest) if step in fields else ""
    if isinstance(into, DictType):
        return _alternatives(into.value_type, rest)
    if isinstance(into, ListType | VarTupleType):
        return _alternatives(into.item_type, rest)
    return ""


def _culprit(data: Any, node: dict[str, Any], into: Any) -> str:
    """Which entry of `node`, a dictionary somewhere inside `data`, does not convert."""
    entries = dict(node)
    try:
        for name, entry in entries.items():
            node.clear()
            node[name] = entry
            try:
                msgspec.convert(data, into)
            except msgspec.ValidationError:
                return name
        raise AssertionError("a dictionary that failed has a failing entry")
    finally:
        node.clear()
        node.update(entries)


_NAME = r'(?:[\w-]+|"[^"]*")'
_HEADER = re.compile(rf"^\s*(\[\[?)\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*\]")
_ASSIGNMENT = re.compile(rf"^\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*=")


def line_of(text: str, key: Key) -> int | None:
    """The line on which a key stands, or else the nearest key above it."""
    lines: dict[Key, int] = {}
    for at, number in _keys(text):
        lines.setdefault(at, number)
    for length in range(len(key), 0, -1):
        if key[:length] in lines:
            return lines[key[:length]]
    return None


def fault_text(source: str, text: str, problem: Problem) -> str:
    """For whoever has to mend the file: where it is, and what."""
    line = line_of(text, problem.key)
    where = f"{source}:{line}" if line else source
    name = f"{key_text(problem.key)}: " if problem.key else ""
    return f"{where}: {name}{problem.message}"


def _keys(text: str) -> Iterator[tuple[Key, int]]:
    table: Key = ()
    repeats: dict[Key, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = _split(header[2])
            if header[1] == "[[":
                repeats[table] = repeats.get(table, -1) + 1
                table = (*table, repeats[table])
            yield table, number
        elif assignment := _ASSIGNMENT.match(line):
            yield (*table, *_split(assignment[1])), number


def _split(dotted: str) -> Key:
    return tuple(part.strip('"') for part in re.findall(_NAME, dotted))
