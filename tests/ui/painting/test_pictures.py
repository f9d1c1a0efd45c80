"""Pictures by their names, as QML asks for them."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.painting.palette import Palette, ThemeError, read_palettes
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.track_map import TrackMap
from tests.ui.painting.looking import LABELS


@pytest.mark.parametrize(
    "name",
    [
        "",
        "/",
        "nonsense",
        "cloth/-7/open",
        "cloth/one/open",
        "cloth/{cloth}/shut",
        "cell/{cloth}/99/lit",
        "cell/{cloth}/17/dim",
        "track/{cloth}/open",
        "pocket/{track}/37/lit",
        "sector/{track}/nobody/lit",
        "rotor/-9/800",
        "chip/abc/60",
        "chip/100/0",
        "chip/100/-3",
        "chip/100/9999999",
        "chip/100/60/gone",
        "badge/37/60",
        "badge/17/60/plain/more",
        "dolly/tall",
        "icon/nothing/24/ivory",
        "icon/bell/24/mauve",
    ],
)
def test_a_name_that_means_nothing_is_harmless_and_logged_once(
    pictures: Pictures, crown: RuleBook, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    shown = ClothMap(crown, width=1848, height=544, scale=1, compact=False)
    cloth = pictures.set_cloth(shown, {})
    track = pictures.set_track(TrackMap(crown, width=1394, height=224, scale=1), {})
    name = name.format(cloth=cloth, track=track)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            image = pictures.requestImage(name, QSize(), QSize())
    assert [record.getMessage() for record in caplog.records] == [f"There is no picture {name!r}."]
    assert (image.width(), image.height(), image.pixelColor(0, 0).alpha()) == (1, 1, 0)


def test_a_picture_is_drawn_once(pictures: Pictures, crown: RuleBook) -> None:
    revision = pictures.set_cloth(
        ClothMap(crown, width=1848, height=544, scale=1, compact=False), LABELS
    )
    for name in (f"cloth/{revision}/open", f"cell/{revision}/17/lit", "chip/500/84"):
        first, second = (pictures.picture(name) for _ in range(2))
        assert first.cacheKey() == second.cacheKey(), name


def test_qt_is_told_the_size(pictures: Pictures) -> None:
    size = QSize()
    pictures.requestImage("chip/500/84", size, QSize())
    assert size == QSize(84, 84)


def test_a_new_cloth_has_a_new_revision_and_the_old_one_can_be_forgotten(
    pictures: Pictures, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    cloth = ClothMap(crown, width=1848, height=544, scale=1, compact=False)
    old, new = (pictures.set_cloth(cloth, {"even": text}) for text in ("Even", "Pair"))
    even, pair = (pictures.picture(f"cell/{rev}/even/lit") for rev in (old, new))
    assert even != pair
    pictures.forget(old)
    assert pictures.picture(f"cell/{new}/even/lit") == pair
    assert not caplog.records
    assert pictures.picture(f"cell/{old}/even/lit").width() == 1
    assert len(caplog.records) == 1


def test_what_is_still_shown_is_not_drawn_again_when_another_is_forgotten(
    pictures: Pictures, crown: RuleBook
) -> None:
    """Whoever has looked at the history, or another table of odds, waits for nothing at the next
    close."""
    cloth = ClothMap(crown, width=1848, height=544, scale=1, compact=False)
    old, new = (pictures.set_cloth(cloth, LABELS) for _ in range(2))
    wheel = pictures.set_wheel(crown.wheel)
    shown = (
        f"cloth/{new}/quiet",
        f"cell/{new}/17/lit",
        f"contrast/cell/{new}/17/lit",
        f"wedge/{wheel}/17/1170/quiet",
        f"chip/{old}/84",
    )
    before = [pictures.picture(name).cacheKey() for name in shown]
    drawn = [pictures.picture(f"{contrast}cell/{old}/17/lit") for contrast in ("", "contrast/")]
    pictures.forget(old)
    assert [pictures.picture(name).cacheKey() for name in shown] == before
    for contrast, gone in zip(("", "contrast/"), drawn, strict=True):
        assert pictures.picture(f"{contrast}cell/{old}/17/lit") != gone


def test_no_two_engines_of_a_process_call_two_cloths_by_one_name(
    pictures: Pictures, palette: Palette, crown: RuleBook
) -> None:
    """Qt would show the picture of the one in the window of the other."""
    cloth = ClothMap(crown, width=1848, height=544, scale=1, compact=False)
    assert Pictures(palette).set_cloth(cloth, {}) != pictures.set_cloth(cloth, {})


def test_the_names_work_as_addresses_in_qml(
    qtbot: QtBot, palette: Palette, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    # Its own provider: the engine deletes it.
    pictures = Pictures(palette)
    cloth = pictures.set_cloth(
        ClothMap(crown, width=1848, height=544, scale=1, compact=False), LABELS
    )
    track = pictures.set_track(TrackMap(crown, width=1394, height=224, scale=1), {})
    engine = QQmlEngine()
    engine.addImageProvider("tapis", pictures)
    sizes = {
        f"cloth/{cloth}/open": (1848, 544),
        f"cell/{cloth}/dozen:1/lit-chip": (528, 80),
        f"sector/{track}/grand-series/lit": (1282, 112),
        "icon/link-broken/34/alarm": (34, 34),
        "badge/00/64": (64, 64),
    }
    for name, size in sizes.items():
        component = QQmlComponent(engine)
        source = f'import QtQuick\nImage {{ source: "image://tapis/{name}" }}'
        component.setData(source.encode(), "")
        item = component.create()
        assert isinstance(item, QQuickItem), component.errorString()
        assert (item.implicitWidth(), item.implicitHeight()) == size, name
    assert not caplog.records


def test_every_colour_of_the_theme_is_known(palette: Palette) -> None:
    assert {"room", "felt0", "brassBright", "chip1000Figures", "trackLit"} <= set(palette)
    assert palette["brass"].name() == "#c9a35a"


def test_without_the_theme_the_folders_searched_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    engine = QQmlEngine()
    engine.setImportPathList([str(tmp_path)])
    with pytest.raises(ThemeError, match=f"Tapis.Theme is not in any of .*{tmp_path.name}"):
        read_palettes(engine)
