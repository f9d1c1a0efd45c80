"""What is installed: every file of the program with its hash, and one hash over all of them.

A technician compares that one hash with the one the laboratory wrote down. It is the same for the
same release wherever it is installed, and anybody can make it with `sha256sum` alone.
"""

from collections.abc import Iterator, Mapping
from hashlib import file_digest, sha256
from pathlib import Path

from kiosk import resources

_MADE_BY_PYTHON = "__pycache__"
_BESIDE = ("assets", "qml")
"""Inside the package when it is installed, beside it in a working copy."""


def files(folders: Mapping[str, Path] | None = None) -> list[tuple[str, str]]:
    """Every file with its SHA-256 in hex, in the order of their names. `folders` are those of the
    program, by the name that their files are listed under."""
    named = sorted(
        (f"{name}/{path.relative_to(folder).as_posix()}", path)
        for name, folder in (program() if folders is None else folders).items()
        for path in _under(folder, apart=_BESIDE if name == "kiosk" else ())
    )
    return [(name, _hash(path)) for name, path in named]


def digest(listed: list[tuple[str, str]] | None = None) -> str:
    """Over what `sha256sum` prints for all of them, in hex."""
    lines = (f"{hashed}  {name}\n" for name, hashed in (files() if listed is None else listed))
    return sha256("".join(lines).encode()).hexdigest()


def program() -> dict[str, Path]:
    """The folders of the program that runs."""
    return {
        "kiosk": Path(__file__).parent,
        **{name: resources.folder(name) for name in _BESIDE},
    }


def _under(folder: Path, *, apart: tuple[str, ...]) -> Iterator[Path]:
    """What Python makes of the files by itself is none of them."""
    for path in folder.rglob("*"):
        parts = path.relative_to(folder).parts
        if path.is_file() and parts[0] not in apart and _MADE_BY_PYTHON not in parts:
            yield path


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
