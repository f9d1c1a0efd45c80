"""Every file, class, function and command that kiosk/ARCHITECTURE.md names is there.

A word in a code span is taken for a path if it has a slash or the ending of a file, for a command
if it begins with `tapis`, and for a class or function by its spelling. `NAME` in capitals stands
for any name, and `*` for any part of one.
"""

import ast
import re
import shlex
from pathlib import Path

import pytest

from kiosk.cli import COMMANDS, parser_of
from tests.conftest import PROJECT

PAGE = (PROJECT / "kiosk" / "ARCHITECTURE.md").read_text()
# A block is a drawing or shell; a span is within one line.
_PROSE = re.sub(r"^```.*?^```$", "", PAGE, flags=re.M | re.S)
SPANS = sorted(set(re.findall(r"`([^`\n]+)`", _PROSE)))
_FILE = re.compile(r"[\w*.<>-]*(/[\w*.<>@-]*)+|[\w*-]+\.(py|qml|toml|md|json|ts|tsv|db)")
_CLASS = re.compile(r"[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)*(?:\.[a-z_]+(?:\(\))?)?")
_FUNCTION = re.compile(r"[a-z_][a-z0-9_]*\(\)")


def spans(shape: re.Pattern[str]) -> list[str]:
    return [span for span in SPANS if shape.fullmatch(span)]


def _definitions() -> dict[str, set[str]]:
    """Each class of the product and its laboratory with what it has, and each plain function."""
    found: dict[str, set[str]] = {}
    for path in sorted((PROJECT / "kiosk").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.ClassDef(name=name, body=body):
                    found.setdefault(name, set()).update(_members(body))
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    found.setdefault(name, set())
    for path in (PROJECT / "qml").rglob("*.qml"):
        found.setdefault(path.stem, set())
    return found


def _members(body: list[ast.stmt]) -> set[str]:
    names: set[str] = set()
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


@pytest.fixture(scope="module")
def defined() -> dict[str, set[str]]:
    return _definitions()


@pytest.mark.parametrize("named", spans(_FILE))
def test_a_file_it_names_is_there(named: str) -> None:
    wanted = re.sub(r"\b[A-Z]{2,}\b|<[a-z_]+>", "*", named).rstrip("/")
    assert list(PROJECT.glob(wanted)), f"there is no {named}"


@pytest.mark.parametrize("named", [*spans(_CLASS), *spans(_FUNCTION)])
def test_a_class_or_function_it_names_is_defined(named: str, defined: dict[str, set[str]]) -> None:
    name, _, member = named.removesuffix("()").partition(".")
    assert name in defined, f"nothing is called {name}"
    assert not member or member in defined[name], f"{name} has no {member}"


def test_the_commands_it_names_can_be_given() -> None:
    shell = "\n".join(re.findall(r"^```sh\n(.*?)^```$", PAGE, flags=re.M | re.S)).splitlines()
    lines = [re.sub(r"\s+# .*", "", line) for line in shell if line.startswith("tapis ")]
    given = lines + [span for span in SPANS if span.startswith("tapis ")]
    assert given
    for line in given:
        _, command, *words = shlex.split(line)
        assert command in COMMANDS, f"there is no {line}"
        if words and "--help" not in words and "..." not in words:
            parser_of(COMMANDS).parse_args([command, *words])


def test_every_package_has_its_line_in_the_tree() -> None:
    packages = [path.parent for path in sorted((PROJECT / "kiosk").glob("*/__init__.py"))]
    for package in packages:
        assert f"kiosk/{package.name}" in PAGE, f"kiosk/{package.name} is not explained"


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE):
        assert (PROJECT / "kiosk" / Path(target)).exists(), target
