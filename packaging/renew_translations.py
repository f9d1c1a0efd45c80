"""Writes every text of the screens into the translations, and says what is to be translated.

Started by `packaging/translations`. Translations stay as they are where nothing changed; what no
screen says any more goes.
"""

import argparse
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

PROJECT = Path(__file__).parent.parent
sys.path.insert(0, str(PROJECT))

from compile_translations import FOLDER, compile_translations, run_tool  # noqa: E402

from kiosk import refusal_words, resources  # noqa: E402
from kiosk.rules.prose import rules_of_play  # noqa: E402
from kiosk.rules.prose.in_force import InForce, Whose, as_it_begins  # noqa: E402
from kiosk.rules.prose.wording import Wording  # noqa: E402
from kiosk.rules.rulebook import RuleBook  # noqa: E402
from kiosk.ui.console.words import CASES  # noqa: E402
from kiosk.ui.messages import DECISIONS, MESSAGES  # noqa: E402

LEFT_OUT = (
    # For technicians at a desk, with no player near.
    "kiosk/ui/past",
    "kiosk/lab/workbench",
    "qml/Tapis/Bench",
    "qml/Tapis/Past",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="packaging/translations", description=__doc__)
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=PROJECT / FOLDER,
        help="another folder of translations than the one that ships",
    )
    folder: Path = parser.parse_args().folder
    renew(folder)
    compile_translations(folder)
    for path in sorted(folder.glob("*.ts")):
        texts, unfinished = count(path)
        print(f"{path.name}: {texts} texts, {unfinished or 'none'} to be translated")
    return 0


def renew(folder: Path) -> None:
    with TemporaryDirectory() as made:
        elsewhere = Path(made) / "elsewhere.py"
        elsewhere.write_text("\n".join(marked_elsewhere()), encoding="utf-8")
        listed = Path(made) / "sources"
        listed.write_text("\n".join([*map(str, sources()), str(elsewhere)]), encoding="utf-8")
        for path in sorted(folder.glob("*.ts")):
            run_tool(
                "lupdate",
                *("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"),
                *("-target-language", path.stem, f"@{listed}", "-ts", str(path)),
            )


def sources() -> list[Path]:
    """Where texts are marked by `qsTr` and `translate`."""
    found = [*(PROJECT / "qml").rglob("*.qml"), *(PROJECT / "kiosk").rglob("*.py")]
    left_out = tuple(PROJECT / folder for folder in LEFT_OUT)
    return sorted(path for path in found if not any(path.is_relative_to(f) for f in left_out))


def marked_elsewhere() -> Iterator[str]:
    """Texts that come from the rule books, the core or the link, as lines that mark them."""
    texts = [
        *(("RuleBook", text) for text in rulebook_texts()),
        *((refusal_words.CONTEXT, text) for text in refusal_words.texts()),
        *(("Message", text) for text in (*MESSAGES.values(), *DECISIONS.values())),
        *(("Console", text) for text in DECISIONS.values()),
        *(("Console", text) for text in CASES),
    ]
    for context, text in texts:
        quoted = text.replace("\\", "\\\\").replace('"', '\\"')
        yield f'translate("{context}", "{quoted}")'


def rulebook_texts() -> list[str]:
    """What the rules of every rule book ask of it, in the order in which they are read."""
    asked: dict[str, None] = {}

    def listen(context: str, text: str) -> str:
        if context == "RuleBook":
            asked[text] = None
        return text

    for name in resources.rulebook_ids():
        book = resources.rulebook(name)
        for now in moments(book):
            rules_of_play(book, Wording(listen), now)
    return list(asked)


def moments(book: RuleBook) -> Iterator[InForce]:
    """A table as it begins, and with each Spread-Bet; with every limit there can be, and a player
    who has others."""
    yield as_it_begins(book)
    for spread in book.spread_tables:
        yield replace(as_it_begins(book), spread=spread)
    limits = replace(book.limits, aggregate_minimum_cents=1, aggregate_maximum_cents=1)
    yield InForce(limits=limits, of_table=limits)
    if book.terms.legacy is not None:
        yield InForce(limits=limits, of_table=limits, whose=Whose.LEGACY)
    if book.terms.agreed_limits is not None:
        yield InForce(limits=limits, of_table=limits, whose=Whose.AGREED)


def count(path: Path) -> tuple[int, int]:
    texts = list(ET.parse(path).iter("translation"))
    return len(texts), sum(text.get("type") is not None for text in texts)


if __name__ == "__main__":
    sys.exit(main())
