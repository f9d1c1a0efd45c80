"""The fonts that ship are the fonts that are seen."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication, QRawFont

from kiosk.ui import fonts
from kiosk.ui.painting.track import SIGNS
from tests.conftest import PROJECT

WEIGHTS = (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold)


@pytest.fixture(autouse=True)
def loaded(qapp: QGuiApplication) -> None:
    fonts.load_fonts()


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize(("size", "family"), [(18, fonts.TEXT), (44, fonts.DISPLAY)])
def test_text_is_drawn_with_its_font_in_its_weight(
    size: int, family: str, weight: QFont.Weight
) -> None:
    font = fonts.font(size_px=size, weight=weight)
    assert QFontInfo(font).family() == family
    raw = QRawFont.fromFont(font)
    assert (raw.familyName(), raw.weight()) == (family, weight.value)


@pytest.mark.parametrize("family", [fonts.GREETING, fonts.SIGNS])
def test_the_other_fonts_are_there(family: str) -> None:
    font = fonts.font(size_px=64, weight=QFont.Weight.Normal, family=family)
    assert QRawFont.fromFont(font).familyName() == family


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("size", [18, 44])
def test_figures_are_all_equally_wide(size: int, weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(fonts.font(size_px=size, weight=weight))
    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("family", [fonts.TEXT, fonts.DISPLAY, fonts.GREETING])
def test_every_letter_of_the_latin_languages_can_be_written(family: str) -> None:
    raw = QRawFont.fromFont(fonts.font(size_px=20, weight=QFont.Weight.Medium, family=family))
    letters = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "ȘșȚț–—‘’“”…€£¥")]  # noqa: RUF001
    missing = {chr(letter) for letter in letters if not raw.supportsCharacter(letter)}
    # An invisible hyphen, and a letter that Unicode itself withdrew.
    assert missing <= {"\u00ad", "\u0149"}


def test_every_sign_of_the_zodiac_has_its_character() -> None:
    signs = fonts.font(size_px=30, weight=QFont.Weight.DemiBold, family=fonts.SIGNS)
    raw = QRawFont.fromFont(signs)
    assert len(set(SIGNS.values())) == 12
    assert all(raw.supportsCharacter(ord(character)) for character in SIGNS.values())


def test_the_theme_names_the_same_fonts() -> None:
    theme = (PROJECT / "qml" / "Tapis" / "Theme" / "Theme.qml").read_text()
    assert f'textFont: "{fonts.TEXT}"' in theme
    assert f'displayFont: "{fonts.DISPLAY}"' in theme
    assert f'greetingFont: "{fonts.GREETING}"' in theme


@pytest.mark.parametrize("content", [b"", b"not a font", None])
def test_a_font_that_cannot_be_loaded_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "Broken.otf"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(fonts.FontError, match=r"Broken\.otf"):
        fonts.load_font_files([path])


def test_each_font_ships_with_its_licence() -> None:
    folder = PROJECT / "assets" / "fonts"
    licences = {path.stem.removeprefix("OFL-") for path in folder.glob("OFL-*.txt")}
    for path in fonts.font_files():
        assert any(path.stem.startswith(licence) for licence in licences), path.name
    for path in folder.glob("OFL-*.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in path.read_text()
