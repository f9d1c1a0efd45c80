"""Where the files that ship with Tapis are, installed or in a working copy."""

from difflib import get_close_matches
from functools import cache
from hashlib import sha256
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
    return _shipped(rulebook_file(name))


def rulebooks() -> dict[str, RuleBook]:
    """The newest edition of each by its id, and every edition by its digest, from the newest to the
    oldest: a journal is read by the one that it was begun under."""
    newest = {name: rulebook(name) for name in rulebook_ids()}
    return newest | {book.digest: book for book in map(_shipped, _editions())}


def rulebook_edition(name: str, digest: str) -> RuleBook:
    """The newest, if that one is not at hand."""
    newest = rulebook(name)
    return newest if newest.digest == digest else rulebooks().get(digest, newest)


def rulebook_bytes(book: RuleBook) -> bytes:
    """What this very edition was read from."""
    texts = (path.read_bytes() for path in _editions())
    return next(text for text in texts if sha256(text).hexdigest() == book.digest)


@cache
def _shipped(path: Path) -> RuleBook:
    """Read once: what ships does not change under a running program."""
    return read_rulebook(path)


def rulebook_file(name: str) -> Path:
    return folder("assets") / "rulebooks" / f"{name}.toml"


def kinds_of_before() -> dict[str, frozenset[str]]:
    """By the digest of an edition that is not the newest: the kinds of fact that were written by
    the version which it shipped with."""
    newest = {rulebook(name).digest for name in rulebook_ids()}
    return {
        digest: frozenset((path.parent / "facts.txt").read_text(encoding="utf-8").split())
        for path in _editions_of_before()
        if (digest := sha256(path.read_bytes()).hexdigest()) not in newest
    }


def _editions() -> list[Path]:
    """Of all rule books, from the newest to the oldest."""
    return [*sorted((folder("assets") / "rulebooks").glob("*.toml")), *_editions_of_before()]


def _editions_of_before() -> list[Path]:
    """In a folder for the last version that they shipped with."""
    versions = sorted(
        (path for path in (folder("assets") / "rulebooks").iterdir() if path.is_dir()),
        key=lambda path: [int(part) for part in path.name.split(".")],
        reverse=True,
    )
    return [path for version in versions for path in sorted(version.glob("*.toml"))]
