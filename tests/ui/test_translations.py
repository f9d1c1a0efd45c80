"""Every text that players or staff can see is in every language, whole and in letters that ship."""

import ast
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

from kiosk.ui import fonts
from tests.conftest import PROJECT
from tests.ui.pseudo import TRANSLATIONS, stretched

LANGUAGES = sorted(path.stem for path in TRANSLATIONS.glob("*.ts"))
FIGURES = re.compile(r"\{[^}]*\}|%\d")
# Their texts come from rule books, the core or the link, and `packaging/translations` marks them.
FROM_ELSEWHERE = {"RuleBook", "Message", "Console", "Happenings"}


@dataclass(frozen=True)
class Text:
    context: str
    source: str
    words: str
    kind: str
    """Nothing: it is finished."""


def texts_of(path: Path) -> list[Text]:
    found = []
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            words = message.find("translation")
            assert words is not None
            name, source = context.findtext("name", ""), message.findtext("source", "")
            found.append(Text(name, source, words.text or "", words.get("type", "")))
    return found


def test_there_are_chinese_and_malay() -> None:
    assert {"ms", "zh_CN"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_keeps_its_figures(language: str) -> None:
    for text in texts_of(TRANSLATIONS / f"{language}.ts"):
        assert not text.kind, f"{text.kind}: {text.context}: {text.source!r}"
        assert text.words.strip(), f"{text.context}: {text.source!r} has no translation"
        there, wanted = (Counter(FIGURES.findall(each)) for each in (text.words, text.source))
        assert set(there) == set(wanted), f"{text.context}: {text.source!r} is {text.words!r}"
        assert text.words == text.words.strip()


def test_the_translations_are_those_of_the_screens_as_they_are_now(tmp_path: Path) -> None:
    """What a screen says was brought in, and what none says any more is gone."""
    for language in LANGUAGES:
        shutil.copy(TRANSLATIONS / f"{language}.ts", tmp_path)
    renew = PROJECT / "packaging" / "renew_translations.py"
    subprocess.run([sys.executable, renew, tmp_path], check=True, capture_output=True)
    for language in LANGUAGES:
        fresh, kept = (f / f"{language}.ts" for f in (tmp_path, TRANSLATIONS))
        assert fresh.read_text() == kept.read_text(), "run packaging/translations and translate"


def translate_calls() -> Iterator[tuple[Path, ast.Call]]:
    for path in sorted((PROJECT / "kiosk").rglob("*.py")):
        if "workbench" in path.parts:
            continue
        code = path.read_text()
        for node in ast.walk(ast.parse(code)) if "translate" in code else ():
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                marks = name in ("translate", "QT_TRANSLATE_NOOP")
                if marks and isinstance(node.args[0], ast.Constant):
                    yield path, node


def test_every_text_in_python_was_found() -> None:
    """Python's own reading of the code against that of Qt Linguist."""
    known = {(text.context, text.source) for text in texts_of(TRANSLATIONS / "ms.ts")}
    found = 0
    for path, call in translate_calls():
        context, text = call.args[0], call.args[1]
        assert isinstance(context, ast.Constant)
        where = f"{path.relative_to(PROJECT)}:{call.lineno}"
        if isinstance(text, ast.Constant):
            assert (context.value, text.value) in known, where
            found += 1
        else:
            assert context.value in FROM_ELSEWHERE, f"{where} translates what nobody can collect"
    assert found > 250


def test_every_text_in_qml_is_marked() -> None:
    """Words that stand in a file as they are stay English in every language."""
    unmarked = re.compile(r'\b(?:text|second|title|name)\s*:\s*"([^"]*[A-Za-z]{3,}[^"]*)"')
    for folder in ("Terminal", "Layout", "Controls", "Display", "Staff", "Console"):
        for path in (PROJECT / "qml" / "Tapis" / folder).glob("*.qml"):
            found = set(unmarked.findall(path.read_text()))
            names = {word for word in found if not word.islower()}
            assert names <= {"Tapis"}, f"{path.name}: {names}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_a_font_that_ships(qapp: QGuiApplication, language: str) -> None:
    """In the one for text or one that stands in for it, in each of their weights."""
    letters = {
        letter for text in texts_of(TRANSLATIONS / f"{language}.ts") for letter in text.words
    }
    for style in ("Regular", "Medium", "Bold"):
        files = [path for path in fonts.font_files() if path.stem.endswith(f"-{style}")]
        plain = [QRawFont(str(path), 20) for path in files if "Serif" not in path.stem]
        missing = {x for x in letters if not any(f.supportsCharacter(ord(x)) for f in plain)}
        assert not missing, f"{style}: {sorted(missing)}"


def test_the_longer_language_is_longer_and_keeps_figures() -> None:
    text = "Round {round} corrected to {number}: %1 of 12"
    longer = stretched(text)
    assert FIGURES.findall(longer) == FIGURES.findall(text)
    assert "12" in longer and "corrected" not in longer
    assert len(stretched("Waiting for the table")) >= 1.35 * len("Waiting for the table")
