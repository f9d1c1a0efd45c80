"""What a player sees on the race tracks."""

import pytest

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.painting.track import SIGNS, field_area, pocket_area
from kiosk.ui.track_map import TrackMap
from tests.conftest import BOOKS
from tests.ui.painting.looking import alike, at, count

LABELS = {
    "tier": ("Tier", "6 chips"),
    "orphelins": ("Orphelins", "5 chips"),
    "grand-series": ("Grand Series", "9 chips"),
    "zero-game": ("Zero game", "4 chips"),
    **{sign: (sign.partition(":")[2].title(), "") for sign in SIGNS},
}
FILLS = {Colour.RED: "red", Colour.BLACK: "black", Colour.GREEN: "zero"}


@pytest.fixture
def track(book: RuleBook) -> TrackMap:
    return TrackMap(book, width=1394, height=224, scale=1, track="B")


@pytest.fixture
def zodiac() -> TrackMap:
    return TrackMap(BOOKS["nsw-single-zero"], width=1394, height=224, scale=1, track="C")


def test_every_pocket_has_its_badge(pictures: Pictures, palette: Palette, track: TrackMap) -> None:
    image = pictures.picture(f"track/{pictures.set_track(track, LABELS)}/open")
    assert (image.width(), image.height()) == (1394, 224)
    for cell in track.cells.values():
        # Above the figures.
        spot = at(image, Pixel(cell.badge.x, cell.badge.y - 12))
        assert alike(spot, palette[FILLS[colour(cell.pocket)]]), cell.pocket


def test_a_lit_pocket_lies_over_its_own(
    pictures: Pictures, palette: Palette, track: TrackMap
) -> None:
    revision = pictures.set_track(track, LABELS)
    for cell in track.cells.values():
        image = pictures.picture(f"pocket/{revision}/{cell.pocket}/lit")
        area = pocket_area(track, cell)
        assert (image.width(), image.height()) == (area.width, area.height)
        assert count(image, palette["trackLit"]) > 300, cell.pocket
        assert at(image, Pixel(cell.badge.x - area.x, cell.badge.y - area.y)).alpha() == 255
        others = [other for other in track.cells.values() if other != cell]
        for other in others:
            there = Pixel(other.badge.x - area.x, other.badge.y - area.y)
            if 0 <= there.x < area.width and 0 <= there.y < area.height:
                assert at(image, there).alpha() == 0, (cell.pocket, other.pocket)


def test_a_lit_sector_is_only_where_it_is_touched(
    pictures: Pictures, palette: Palette, track: TrackMap, zodiac: TrackMap
) -> None:
    for shown in (track, zodiac):
        revision = pictures.set_track(shown, LABELS)
        area = field_area(shown)
        for sector in shown.sectors:
            image = pictures.picture(f"sector/{revision}/{sector.announced}/lit")
            assert (image.width(), image.height()) == (area.width, area.height)
            assert count(image, palette["ivory"]) > 60, "its name is there too"
            for x in range(5, image.width(), 17):
                for y in (9, 30, 48, 70, 100):
                    touched = shown.sector_at(Pixel(x + area.x, y + area.y))
                    lit = image.pixelColor(x, y).alpha() > 250
                    near = {shown.sector_at(Pixel(x + d + area.x, y + area.y)) for d in (-4, 4)}
                    if near == {touched}:
                        assert lit == (touched == sector.announced), (sector.announced, x, y)


def test_each_sign_has_its_character(
    pictures: Pictures, palette: Palette, zodiac: TrackMap
) -> None:
    assert {sector.announced for sector in zodiac.sectors} == set(SIGNS)
    nameless = pictures.set_track(zodiac, {})
    lit = [pictures.picture(f"sector/{nameless}/{sign}/lit") for sign in SIGNS]
    assert all(count(image, palette["ivory"]) > 60 for image in lit)


def test_without_sectors_the_field_is_plain(pictures: Pictures, palette: Palette) -> None:
    track = TrackMap(BOOKS["crown-double-zero"], width=1394, height=224, scale=1)
    assert not track.sectors
    image = pictures.picture(f"track/{pictures.set_track(track, {})}/open")
    field = image.copy(160, 60, 1070, 104)
    assert count(field, palette["feltLine"]) == count(field, palette["ivory"]) == 0
    assert field.pixelColor(10, 50) == field.pixelColor(1000, 50)


def test_the_quiet_track_is_dark(pictures: Pictures, palette: Palette, track: TrackMap) -> None:
    image = pictures.picture(f"track/{pictures.set_track(track, LABELS)}/quiet")
    for name in ("ivory", "red", "zero", "feltLine"):
        assert count(image, palette[name], tolerance=0) == 0, name


def test_badges_do_not_touch_where_three_zeros_make_the_cells_narrow(
    pictures: Pictures, palette: Palette
) -> None:
    track = TrackMap(BOOKS["rws-triple-zero"], width=1394, height=224, scale=1)
    image = pictures.picture(f"track/{pictures.set_track(track, LABELS)}/open")
    for one, other in zip(track.right_end, track.right_end[1:], strict=False):
        between = track.cells[one].badge.halfway(track.cells[other].badge)
        pixel = at(image, between)
        assert not any(alike(pixel, palette[name]) for name in FILLS.values()), (one, other)
