"""Every spot where the layouts' own geometry puts it."""

from collections import Counter

import pytest

from kiosk.rules.cloth import Point
from kiosk.rules.pockets import ZEROS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS

POINTS = {
    "rapid-single-zero": {
        "split:0/1": (0, 0.5),
        "split:0/2": (0, 1.5),
        "split:0/3": (0, 2.5),
        "street:0/1/2": (0, 1),
        "street:0/2/3": (0, 2),
        "four-line:0/1/2/3": (0, 0),
    },
    "rws-double-zero-a": {
        "split:0/3": (0, 2.5),
        "split:0/00": (-1, 1.5),
        "street:0/2/3": (0, 2),
        "corner:0/1/2/3": (0, 0),
    },
    "rws-double-zero-b": {
        "split:0/1": (0, 0.5),
        "split:0/2": (0, 1.25),
        "split:00/2": (0, 1.75),
        "split:00/3": (0, 2.5),
        "split:0/00": (-0.5, 1.5),
        "street:0/1/2": (0, 1),
        "street:0/00/2": (0, 1.5),
        "street:00/2/3": (0, 2),
        "top-line:0/00/1/2/3": (0, 0),
    },
    "rws-triple-zero": {
        "split:0/000": (-1, 0.75),
        "split:00/000": (-1, 2.25),
        "street:0/00/000": (-1, 1.5),
        "top-line:0/00/000/1/2/3": (0, 0),
    },
}


@pytest.mark.parametrize(
    ("name", "wager", "point"),
    [(name, wager, at) for name, points in POINTS.items() for wager, at in points.items()],
)
def test_zero_wagers_stand_where_their_numbers_meet(
    name: str, wager: str, point: tuple[float, float]
) -> None:
    """S0 6.2(a), S1 Appendix A Split, Appendix A Street, Appendix A Corner, Appendix B Split,
    Appendix B Street, Appendix B Top Line, S2 Appendix A Split, Appendix A Street, Appendix A
    Top Line."""
    assert BOOKS[name].wagers[wager].point == Point(*point)


@pytest.mark.parametrize(
    ("name", "inside"),
    [
        ("crown-single-zero", 145),
        ("rws-double-zero-a", 147),
        ("rws-double-zero-b", 149),
        ("rws-triple-zero", 153),
    ],
)
def test_a_layout_has_exactly_its_inside_positions(name: str, inside: int) -> None:
    book = BOOKS[name]
    assert sum(wager.kind not in book.layout.boxes for wager in book.wagers.values()) == inside


def test_no_two_wagers_share_a_place(book: RuleBook) -> None:
    places = Counter(wager.point for wager in book.wagers.values())
    assert [point for point, count in places.items() if count > 1] == []


def test_an_inside_chip_touches_what_it_covers_and_a_row_edge_covers_the_row(
    book: RuleBook,
) -> None:
    cells = book.layout.cells
    for wager in book.wagers.values():
        if wager.kind in book.layout.boxes or wager.point.y == 0:
            continue
        touched = {pocket for pocket, cell in cells.items() if cell.touches(wager.point)}
        assert touched == set(wager.numbers), wager.id


def test_the_lit_area_is_the_covered_cells_and_the_box(book: RuleBook) -> None:
    cells = book.layout.cells
    for wager in book.wagers.values():
        box = wager.kind in book.layout.boxes
        assert list(wager.area[box:]) == [cells[number] for number in wager.numbers]
        assert not box or wager.area[0].touches(wager.point)


def test_boxes_do_not_overlap_anything(book: RuleBook) -> None:
    boxes = [w.area[0] for w in book.wagers.values() if w.kind in book.layout.boxes]
    everything = [*book.layout.cells.values(), *boxes]
    overlaps = [
        (one, other)
        for i, one in enumerate(everything)
        for other in everything[:i]
        if one.overlaps(other)
    ]
    assert overlaps == []


def test_even_money_wagers_leave_every_zero_out(book: RuleBook) -> None:
    """S1 Appendix A Odd or Even, S2 Appendix A Odd or Even, S4 3.2.8, 3.2.9, 3.2.10, 3.2.11,
    3.2.12, 3.2.13."""
    for kind in (Kind.LOW, Kind.HIGH, Kind.EVEN, Kind.ODD, Kind.RED, Kind.BLACK):
        numbers = book.wagers[kind.value].numbers
        assert len(numbers) == 18
        assert not set(numbers) & set(ZEROS)


@pytest.mark.parametrize(
    ("name", "numbers", "pays"),
    [
        ("crown-single-zero", ("0",), 35),
        ("crown-double-zero", ("0", "00"), 17),
        ("rws-triple-zero", ("0", "00", "000"), 11),
    ],
)
def test_green_is_every_zero_at_its_own_odds(
    name: str, numbers: tuple[str, ...], pays: int
) -> None:
    """S2 Appendix A Green, S3 3.42(a), 3.42(b)."""
    green = BOOKS[name].wagers["green"]
    assert (green.numbers, green.pays) == (numbers, pays)
