"""Where the files that ship with Tapis are, installed or in a working copy."""

from difflib import get_close_matches
from pathlib import Path

from kiosk.rules.rulebook import RuleBook, load


class UnknownRuleBookError(Exception):
    """No rule book of that name ships with Tapis."""


class UnknownLanguageError(Exception):
    """Tapis does not speak it."""


def folder(name: str) -> Path:
    """`assets` or `qml`: inside the package when installed, beside it in a working copy."""
    package = Path(__file__).parent
    installed = package / name
    return installed if installed.is_dir() else package.parent / name


def rulebook_ids() -> list[str]:
    return sorted(path.stem for path in (folder("assets") / "rulebooks").glob("*.toml"))


def read_rulebook(path: Path) -> RuleBook:
    return load(path.read_text(encoding="utf-8"), str(path))


def rulebook(name: str) -> RuleBook:
    """The rule book that ships under this id."""
    known = rulebook_ids()
    if name not in known:
        near = get_close_matches(name, known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownRuleBookError(
            f"There is no rule book {name!r}.{hint}\nRule books: {', '.join(known)}"
        )
    return read_rulebook(rulebook_file(name))


def rulebook_file(name: str) -> Path:
    return folder("assets") / "rulebooks" / f"{name}.toml"
