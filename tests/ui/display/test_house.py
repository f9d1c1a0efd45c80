"""The house's name or logo, and what becomes of a file that cannot be shown."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from kiosk.config import ConfigError, DisplayConfig, read_config
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.display.house_view import LogoError, house_of, read_logo
from tests.ui.display.conftest import Show
from tests.ui.display.stage import Stage

_WAY = '[network]\nsocket = "table.sock"\n'


def picture(path: Path, width: int = 40, height: int = 20) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    assert image.save(str(path))
    return path


def config(folder: Path, text: str) -> DisplayConfig:
    path = folder / "display.toml"
    path.write_text(f'name = "1"\n{text}\n{_WAY}')
    return read_config(path, DisplayConfig)


def test_the_logo_takes_the_place_of_the_name(tmp_path: Path, crown: RuleBook, show: Show) -> None:
    picture(tmp_path / "logo.png")
    told = config(tmp_path, 'house = "Harbour Casino"\nlogo = "logo.png"\nnumbers = 45')
    stage = Stage(crown, house=house_of(told, tmp_path))
    screen = show(stage)
    stage.opens()
    stage.plays(["17"] * 50)
    assert "Harbour Casino" not in screen.texts()
    logo = next(name for name in screen.pictures() if name.startswith("logo/"))
    drawn = screen.view.parent().imageProvider("tapis").picture(logo)
    assert drawn.pixelColor(5, 5) == QColor("#336699") and drawn.width() == 2 * drawn.height()
    assert screen.history() == ["17"] * 45


def _cut(path: Path) -> Path:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    return path


_BROKEN = {
    "cannot read the logo": lambda folder: folder / "missing.png",
    "is no file": lambda folder: folder,
    "is no file ": lambda folder: (os.mkfifo(folder / "pipe.png"), folder / "pipe.png")[1],
    "neither a PNG nor": lambda folder: (folder / "a.png").write_text("text") and folder / "a.png",
    "is damaged": lambda folder: _cut(picture(folder / "cut.png", 400, 400)),
    "cut short": lambda folder: _cut(picture(folder / "cut.jpg", 400, 400)),
    "4096x4096": lambda folder: picture(folder / "wide.png", 5000, 2),
    "may have 5 MB": lambda folder: (
        os.truncate(picture(folder / "huge.png"), 6_000_000),
        folder / "huge.png",
    )[1],
}


@pytest.mark.parametrize("said", _BROKEN)
def test_a_logo_that_cannot_be_shown_is_named(tmp_path: Path, said: str) -> None:
    path = _BROKEN[said](tmp_path)
    with pytest.raises(LogoError) as refused:
        read_logo(path)
    assert str(path) in str(refused.value) and said.strip() in str(refused.value)


def test_the_display_goes_on_with_the_name(
    tmp_path: Path, crown: RuleBook, show: Show, caplog: pytest.LogCaptureFixture
) -> None:
    told = config(tmp_path, 'house = "Harbour Casino"\nlogo = "missing.png"')
    stage = Stage(crown, house=house_of(told, tmp_path))
    assert f"cannot read the logo {tmp_path / 'missing.png'}" in caplog.text
    screen = show(stage)
    assert "Harbour Casino" in screen.texts()  # while it waits for its table, too
    stage.opens()
    assert screen.texts().count("Harbour Casino") == 1


@pytest.mark.parametrize(
    "text",
    ["numbers = 19", "numbers = 61", 'house = "a\\u202Eb"', f'house = "{"x" * 41}"', "logo = 3"],
)
def test_what_cannot_be_meant_stops_the_start(tmp_path: Path, text: str) -> None:
    with pytest.raises(ConfigError) as refused:
        config(tmp_path, text)
    assert text.partition(" ")[0] in str(refused.value)
