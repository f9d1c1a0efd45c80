"""Sectors, signs, neighbours, finales, Max Bet: exactly their pieces, and only where offered."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint

from kiosk.game.terminal import commands as c
from kiosk.rules.announced import AnnouncedKind
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Pixel
from tests.conftest import BOOKS
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import SMALL, Salon

CHIP_CENTS = 100
FINGER_PX = 44
WITH_TRACK = [name for name, book in BOOKS.items() if book.announced]
WITH_STEPPER = ["crown-double-zero", "crown-single-zero", "rws-double-zero-a", "rws-triple-zero"]


def offered(book: RuleBook, kind: AnnouncedKind) -> list[str]:
    return [announced.id for announced in book.announced.values() if announced.kind is kind]


def touch_places(salon: Salon, at: QPoint, announced: str) -> None:
    """One touch lays a chip on each of its pieces and nothing beside them."""
    salon.fingers.tap(at)
    pieces = salon.book.announced[announced].stakes(piece_cents=CHIP_CENTS)
    assert salon.slip == pieces, announced
    assert salon.chips().keys() == pieces.keys()
    salon.clear_cloth()


def step_to(salon: Salon, sides: int) -> None:
    for _ in range(3):
        salon.touch("stepDown")
    for _ in range(sides - 1):
        salon.touch("stepUp")


def sides_offered(salon: Salon) -> tuple[int, ...]:
    terms = salon.book.terms.announced.neighbours
    return terms.each_side if terms else ()


def track_of(salon: Salon) -> str:
    """The rule book's name of the track with the sectors, where it has two."""
    return "B" if offered(salon.book, AnnouncedKind.ZODIAC) else ""


def show_sectors(salon: Salon) -> None:
    if offered(salon.book, AnnouncedKind.ZODIAC):
        salon.touch("sectorTrack")


@pytest.mark.parametrize("name", WITH_TRACK)
def test_every_pocket_of_the_ring_and_every_number_of_neighbours(enter: Enter, name: str) -> None:
    salon = enter(name)
    show_sectors(salon)
    cells = list(salon.track_map(track_of(salon)).cells.items())
    for turn, sides in enumerate(sides_offered(salon)):
        if len(sides_offered(salon)) > 1:
            step_to(salon, sides)
            assert salon.says(f"{2 * sides + 1} numbers a touch")
        # Every pocket once; that a pocket has its neighbours at each step is the engine's.
        for pocket, cell in cells[turn :: len(sides_offered(salon))]:
            touch_places(salon, salon.on_track(cell.badge), f"neighbours:{pocket}:{sides}")


@pytest.mark.parametrize("name", WITH_STEPPER)
def test_the_stepper_ends_at_what_the_book_offers(enter: Enter, name: str) -> None:
    salon = enter(name)
    figure = salon.item("stepDown").parentItem().childItems()[1]
    seen = []
    for button in ("stepDown",) * 4 + ("stepUp",) * 4:
        salon.touch(button)
        seen.append(int(figure.property("text")))
    assert seen == [1, 1, 1, 1, 2, 3, 3, 3]


@pytest.mark.parametrize("name", WITH_TRACK)
def test_every_sector_and_every_sign(enter: Enter, name: str) -> None:
    """S3 1.1 Race Track, 3.45, S4 1.1 race-track, 3.3, 3.4, 5.5.2.1, 5.5.3.1."""
    salon = enter(name)
    signs = offered(salon.book, AnnouncedKind.ZODIAC)
    if signs:
        _touch_sectors(salon, "C", signs)
        show_sectors(salon)
    _touch_sectors(salon, track_of(salon), offered(salon.book, AnnouncedKind.SECTION))


def _touch_sectors(salon: Salon, track: str, wagers: list[str]) -> None:
    sectors = {sector.announced: sector for sector in salon.track_map(track).sectors}
    assert sectors.keys() == set(wagers)
    for wager, sector in sectors.items():
        touch_places(salon, salon.on_track(sector.label), wager)
        top = salon.track_map(track).field.y + 4
        if sector.row is None and sector.right[0] - sector.left[0] > 60:
            inside = Pixel(max(sector.left[0], 120) + 12, top)
            touch_places(salon, salon.on_track(inside), wager)


def test_the_ring_of_the_zodiac_places_nothing(enter: Enter) -> None:
    """Neighbours are a wager of the other track there."""
    salon = enter("nsw-single-zero")
    for cell in salon.track_map("C").cells.values():
        salon.fingers.tap(salon.on_track(cell.badge))
    assert salon.slip == {}
    assert not salon.house.seat.asked


@pytest.mark.parametrize("name", WITH_TRACK)
def test_every_finale(enter: Enter, name: str) -> None:
    salon = enter(name)
    finales = offered(salon.book, AnnouncedKind.FINALES)
    if finales and salon.find("finale0") is None:
        salon.touch("finalesButton")
    for finale in finales:
        touch_places(salon, salon.centre(f"finale{finale[-1]}"), finale)


@pytest.mark.parametrize("name", ["crown-single-zero", "crown-double-zero"])
def test_max_bet_on_every_number(enter: Enter, name: str) -> None:
    salon = enter(name)
    salon.touch("maxBetButton")
    assert salon.says("touch a number")
    cells = salon.track_map().cells
    for pocket in salon.book.wheel.order:
        touch_places(salon, salon.spot(f"straight:{pocket}"), f"max-bet:{pocket}")
    touch_places(salon, salon.on_track(cells["17"].badge), "max-bet:17")
    # In a corner of a cell the number is meant, not the bet between it and others.
    corner = salon.cloth_map.cells["17"].area
    touch_places(salon, salon.on_cloth(Pixel(corner.x + 6, corner.y + 6)), "max-bet:17")
    salon.touch("maxBetButton")
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": CHIP_CENTS}


def test_nothing_is_offered_that_the_book_does_not_have(enter: Enter, book: RuleBook) -> None:
    salon = enter(book)
    kinds = {announced.kind for announced in book.announced.values()}
    tracked = kinds & {AnnouncedKind.NEIGHBOURS, AnnouncedKind.SECTION, AnnouncedKind.ZODIAC}
    has = {
        "trackSurface": bool(tracked),
        "stepUp": len(sides_offered(salon)) > 1,
        "stepDown": len(sides_offered(salon)) > 1,
        "zodiacTrack": AnnouncedKind.ZODIAC in kinds,
        "sectorTrack": AnnouncedKind.ZODIAC in kinds,
        "maxBetButton": AnnouncedKind.MAX_BET in kinds,
        "finalesButton": kinds >= {AnnouncedKind.FINALES, AnnouncedKind.SECTION},
        "finale7": AnnouncedKind.FINALES in kinds and AnnouncedKind.SECTION not in kinds,
    }
    assert {name: salon.find(name) is not None for name in has} == has


def test_the_compact_track_places_the_same(enter: Enter) -> None:
    salon = enter("crown-single-zero", SMALL)
    assert salon.find("trackSurface") is None
    salon.touch("trackTab")
    cells = salon.track_map().cells
    for pocket in ("0", "10", "26", "17"):
        touch_places(salon, salon.on_track(cells[pocket].badge), f"neighbours:{pocket}:2")
    for sector in salon.track_map().sectors:
        touch_places(salon, salon.on_track(sector.label), sector.announced)
    salon.touch("clothTab")
    assert salon.find("trackSurface") is None
    salon.touch("finalesButton")
    touch_places(salon, salon.centre("finale7"), "finales:7")


@pytest.mark.parametrize("name", WITH_TRACK)
def test_every_pocket_of_the_compact_track_is_wide_enough_for_a_finger(
    enter: Enter, name: str
) -> None:
    salon = enter(name, SMALL)
    salon.touch("trackTab")
    show_sectors(salon)
    track = salon.track_map(track_of(salon))
    assert track.ring >= FINGER_PX
    assert track.step >= FINGER_PX
    badges = [cell.badge for cell in track.cells.values()]
    assert min(a.distance(b) for a, b in combinations(badges, 2)) >= FINGER_PX
    for control in ("clothTab", "stepUp", "stepDown", "zodiacTrack", "finalesButton"):
        if salon.find(control):
            area = salon.area(control)
            assert min(area.width(), area.height()) >= FINGER_PX
            assert salon.area("trackSurface").right() < area.left()


def test_numbers_under_a_finger_on_the_track_light_up_on_the_cloth(salon: Salon) -> None:
    at = salon.on_track(salon.track_map().cells["17"].badge)
    salon.fingers.press(at)
    assert salon.lit() == {"2", "25", "17", "34", "6"}
    assert "17 and 2 neighbours" in salon.texts()
    assert "5 chips, $5" in salon.texts()
    salon.fingers.lift(at)
    assert salon.lit() == set()
    assert "17 and 2 neighbours" not in salon.texts()


def test_a_finger_that_leaves_the_track_places_nothing(salon: Salon) -> None:
    at = salon.on_track(salon.track_map().cells["17"].badge)
    salon.slide(at, QPoint(at.x(), at.y() + 40), QPoint(at.x(), 1000))
    assert salon.slip == {}
    assert salon.lit() == set()


def test_pieces_that_do_not_all_fit_are_refused_whole(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:26", 9_900))
    salon.touch("chip500")
    # A part of one piece would fit; it is refused with the others.
    salon.touch(salon.on_track(salon.track_map().cells["26"].badge))
    assert salon.slip == {"straight:26": 9_900}
    assert salon.text("noticeText") == "Table maximum $100: not placed"
    assert salon.text("spotPill") == "Table maximum $100: not placed"
