"""A language that nobody speaks: every text 40 % longer, in letters with accents.

It is made from the texts of a real translation, so that whatever a screen can say is in it. A text
on the screen without accents was never marked to be translated.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.conftest import PROJECT

CODE = "en_XA"
TRANSLATIONS = PROJECT / "assets" / "translations"
LRELEASE = Path(sys.executable).parent / "pyside6-lrelease"

_ACCENTED = str.maketrans(
    "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÄäÇçĎďËëĞğĤĥÏïĴĵĶķĻļÑñÖöŘřŠšŢţÜüŴŵŸÿŽž"
)
_LEFT_ALONE = re.compile(r"(\{[^}]*\}|%\d|\d+)")
_GROWS_BY = 0.4


def stretched(text: str) -> str:
    """Figures and their places stay; of five letters two are written twice."""
    return "".join(
        part if index % 2 else _longer(part) for index, part in enumerate(_LEFT_ALONE.split(text))
    )


def _longer(text: str) -> str:
    letters, owed = [], 0.0
    for letter in text.translate(_ACCENTED):
        letters.append(letter)
        owed += _GROWS_BY
        if letter.isalpha() and owed >= 1:
            letters.append(letter)
            owed -= 1
    return "".join(letters)


def speak_pseudo(folder: Path) -> None:
    """Leaves the language there, compiled."""
    tree = ET.parse(TRANSLATIONS / "ms.ts")
    tree.getroot().set("language", CODE)
    for message in tree.iter("message"):
        source, translation = message.find("source"), message.find("translation")
        assert source is not None and translation is not None and source.text
        translation.text = stretched(source.text)
    text = folder / f"{CODE}.ts"
    tree.write(text, encoding="utf-8")
    subprocess.run([LRELEASE, "-silent", text, "-qm", text.with_suffix(".qm")], check=True)
