"""The fonts that ship with Tapis, so that every screen looks the same on every machine."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from kiosk import resources

TEXT = "Inter"
DISPLAY = "Inter Display"
"""The cut of the same font for large sizes."""
GREETING = "EB Garamond"
SIGNS = "Noto Serif CJK TC"
"""Twelve characters, one for each sign of the zodiac."""

DISPLAY_FROM_PX = 28


class FontError(Exception):
    """A font that ships with Tapis cannot be used."""


def load_fonts() -> None:
    """Makes them known to Qt. Needs the application, and does no harm twice.

    Those of other scripts as well: to make one known takes less than a millisecond, its letters are
    read when the first of them is drawn, and the key for a language shows its name in every other.
    """
    others = sorted(load_font_files(font_files()) - {TEXT, DISPLAY, GREETING, SIGNS})
    serif = [family for family in others if "Serif" in family]
    plain = [family for family in others if family not in serif]
    for family, stand_ins in ((TEXT, plain), (DISPLAY, plain), (GREETING, serif + plain)):
        QFont.removeSubstitutions(family)
        QFont.insertSubstitutions(family, stand_ins)


def font_files() -> list[Path]:
    folder = resources.folder("assets") / "fonts"
    files = sorted(path for path in folder.glob("*.[ot]tf"))
    if not files:
        raise FontError(f"There is no font in {folder}.")
    return files


def load_font_files(files: Iterable[Path]) -> set[str]:
    """The names of their families."""
    families = set()
    for path in files:
        font_id = QFontDatabase.addApplicationFont(str(path))
        if font_id < 0:
            raise FontError(f"The font {path} cannot be loaded: missing, damaged or not a font.")
        families.add(QFontDatabase.applicationFontFamilies(font_id)[0])
    return families


def font(*, size_px: float, weight: QFont.Weight, family: str | None = None) -> QFont:
    """Figures are lining and all equally wide, so that a counting sum stands still."""
    usual = DISPLAY if size_px >= DISPLAY_FROM_PX else TEXT
    made = QFont(family or usual)
    made.setPixelSize(max(1, round(size_px)))
    made.setWeight(weight)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setFeature(QFont.Tag("lnum"), 1)
    # Shapes over sharp stems: a number looks the same at every size and place.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return made
