"""The wagers of a rule book in groups: by dozen, by street, by number, and what a number takes
part in; then the boxes, the sectors and the pockets of the race track."""

from collections.abc import Iterable, Sequence

from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import NUMBERS, ZEROS, Pocket, value
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager, wager_id
from kiosk.ui.terminal.guide.tree import Node, group
from kiosk.ui.words import dozen_name, numbers_text, wager_name

WAGER, ANNOUNCED = "wager:", "announced:"
"""What the id of a leaf begins with."""

_STREET, _DOZEN = 3, 12
_TRACK_RUN = 6
_BOX_ORDER = (
    Kind.RED,
    Kind.BLACK,
    Kind.EVEN,
    Kind.ODD,
    Kind.LOW,
    Kind.HIGH,
    Kind.DOZEN,
    Kind.COLUMN,
    Kind.GREEN,
)


def numbers(book: RuleBook) -> tuple[Node, ...]:
    """From dozens down to the single wager."""
    dozens = [
        Node(f"dozen {dozen}", dozen_name(f"dozen:{dozen + 1}"), _streets(book, dozen))
        for dozen in range(len(NUMBERS) // _DOZEN)
    ]
    zeros = [_number(book, pocket) for pocket in book.layout.zeros]
    return (*dozens, *group("zeros", numbers_text(tuple(book.layout.zeros)), zeros))


def _streets(book: RuleBook, dozen: int) -> tuple[Node, ...]:
    ordered = sorted(NUMBERS, key=value)[dozen * _DOZEN : (dozen + 1) * _DOZEN]
    streets = [ordered[at : at + _STREET] for at in range(0, _DOZEN, _STREET)]
    return tuple(
        Node(f"street {street[0]}", numbers_text(street), tuple(_number(book, p) for p in street))
        for street in streets
    )


def _number(book: RuleBook, pocket: Pocket) -> Node:
    """All that a chip touching this number can be; its own wager first."""
    inside = (w for w in book.wagers.values() if w.kind not in BOXES and pocket in w.numbers)
    ranked = sorted(inside, key=lambda wager: len(wager.numbers))
    return Node(f"number {pocket}", pocket, tuple(_wager(book, w.id) for w in ranked))


def boxes(book: RuleBook) -> tuple[Node, ...]:
    offered = [wager for wager in book.wagers.values() if wager.kind in BOXES]
    offered.sort(key=lambda wager: _BOX_ORDER.index(wager.kind))
    return tuple(_wager(book, wager.id) for wager in offered)


def _wager(book: RuleBook, wager: str) -> Node:
    return Node(WAGER + wager, wager_name(book.wager(wager)))


def spread(book: RuleBook, wagers: Iterable[Wager]) -> tuple[Node, ...]:
    """The boxes in the field of the track."""
    return tuple(_wager(book, wager.id) for wager in wagers)


def track(sectors: Iterable[tuple[str, str]], pockets: Sequence[tuple[str, str]]) -> list[Node]:
    """Both come as wager and name; the pockets in the order of the wheel, in runs of a few."""
    runs = [pockets[at : at + _TRACK_RUN] for at in range(0, len(pockets), _TRACK_RUN)]
    return [
        *(Node(ANNOUNCED + announced, name) for announced, name in sectors),
        *(
            node
            for run in runs
            for node in group(
                f"run {run[0][0]}",
                f"{run[0][1]} – {run[-1][1]}",
                [Node(ANNOUNCED + announced, name) for announced, name in run],
            )
        ),
    ]


def straight_of(book: RuleBook, typed: str) -> str | None:
    """The wager on a number that was typed."""
    is_there = typed in book.layout.cells or typed in ZEROS
    wager = wager_id(Kind.STRAIGHT, (typed,)) if is_there else ""
    return wager if wager in book.wagers else None


def meant(leaf: str) -> tuple[str, str]:
    """The wager of the cloth or the announced wager of the track that a leaf is; or neither."""
    if leaf.startswith(WAGER):
        return leaf.removeprefix(WAGER), ""
    return "", leaf.removeprefix(ANNOUNCED) if leaf.startswith(ANNOUNCED) else ""
