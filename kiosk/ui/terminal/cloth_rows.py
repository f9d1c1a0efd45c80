"""What lies on the cloth, as rows for QML: cells that are not as usual, chips, and dots."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import ZEROS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.terminal.bets import Bets
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

_STACK_MAX = 3


class CellRow(Struct, frozen=True):
    cell: str
    x: float
    y: float
    width: float
    height: float
    source: str


class ChipRow(Struct, frozen=True):
    wager: str
    x: float
    y: float
    text: str
    cents: int
    """Decides the colour; below zero: a plaque of so many points."""
    under: int
    """How many discs show below it."""
    winning: bool
    order: int
    """Among the winners, whose rings appear one after another."""
    limit: str
    """A few words above it when it is at its limit."""
    too_little: bool
    """The limit is the least of a wager, and the chips are worth less."""
    leaving: bool
    """It has lost and fades."""


class Dot(Struct, frozen=True):
    wager: str
    x: float
    y: float


class ClothContents(Struct, frozen=True, kw_only=True):
    """How the cloth lies there: what is on it, and what became of it."""

    stakes: Mapping[str, int]
    leaving: Mapping[str, int]
    """What lost and is still fading."""
    won: Collection[str]
    outcome: str | None
    lit: Collection[str]
    held: str
    """The spot that has a chip only as long as a finger is on it."""
    better: bool
    """The player has more than before the round."""
    how: ClothState


def cell_rows(
    areas: Mapping[str, Area], book: RuleBook, lie: ClothContents, *, rev: int
) -> list[CellRow]:
    """Every cell, by its place on the screen; one that is as usual has no picture of its own."""
    chips = {_own_cell(book, wager) for wager in (*lie.stakes, *lie.leaving, lie.held) if wager}
    boxes = {wager for wager in lie.won if book.wagers[wager].kind in BOXES}
    lit = {*lie.lit, *boxes} if lie.better else {*lie.lit} - boxes
    came = {lie.outcome, *(() if lie.better else boxes)}
    rows = []
    for cell, area in areas.items():
        state = _cell_state(
            won=cell in came and lie.better,
            came=cell in came,
            lit=cell in lit,
            chip=cell in chips,
            how=lie.how,
        )
        source = f"image://tapis/cell/{rev}/{cell}/{state}" if state else ""
        rows.append(CellRow(cell, area.x, area.y, area.width, area.height, source))
    return rows


def chip_rows(places: Mapping[str, Pixel], desk: Desk, lie: ClothContents) -> list[ChipRow]:
    """`places` are where the chips of each wager lie."""
    fading = {wager: cents for wager, cents in lie.leaving.items() if wager not in lie.stakes}
    ranks = {wager: rank for rank, wager in enumerate(sorted(lie.won))}
    bets, limits, can_wager = desk.bets, desk.limits, desk.can_wager
    rows = []
    for wager, cents in (fading | dict(lie.stakes)).items():
        at, least = places[wager], bets.least(wager, limits)
        colour = bets.face(colour_cents(bets.values, cents))
        rows.append(
            ChipRow(
                wager=wager,
                x=at.x,
                y=at.y,
                text=bets.chip(cents),
                cents=colour,
                under=_discs(bets.values, cents),
                winning=wager in ranks,
                order=ranks.get(wager, 0),
                limit=_limit_words(bets, cents, least, bets.most(wager, limits))
                if can_wager
                else "",
                too_little=cents < least,
                leaving=wager in fading,
            )
        )
    return rows


def dot_rows(cloth: ClothMap, book: RuleBook) -> list[Dot]:
    """The spots among the zeros, which lie close together."""
    rows = []
    for wager in book.wagers.values():
        among = any(number in ZEROS for number in wager.numbers)
        if among and wager.kind not in BOXES and wager.kind is not Kind.STRAIGHT:
            at = cloth.places[wager.id].touch
            rows.append(Dot(wager.id, at.x, at.y))
    return rows


def colour_cents(values: Collection[int], cents: int) -> int:
    """Of the largest chip that fits into the stake."""
    return max((value for value in values if value <= cents), default=min(values))


def _discs(values: Collection[int], cents: int) -> int:
    """A stack shows that it is one: as many discs as chips lie below the first, up to three."""
    chips = 0
    for value in sorted(values, reverse=True):
        count, cents = divmod(cents, value)
        chips += count
    return min(_STACK_MAX, max(0, chips - 1))


def _limit_words(bets: Bets, amount: int, least: int, most: int) -> str:
    if amount >= most:
        return translate("ClothView", "max {most}").format(most=bets.chip(most))
    if amount < least:  # it can still grow: it goes back only at the close
        return translate("ClothView", "min {least}").format(least=bets.chip(least))
    return ""


def _own_cell(book: RuleBook, wager: str) -> str:
    """The cell whose label makes room for the chip."""
    told = book.wagers[wager]
    if told.kind is Kind.STRAIGHT:
        return told.numbers[0]
    return wager if told.kind in BOXES else ""


def _cell_state(*, won: bool, came: bool, lit: bool, chip: bool, how: ClothState) -> str:
    if came:
        return f"{'win' if won else 'came'}{'-chip' if chip else ''}"
    if lit:
        return "lit-chip" if chip else "lit"
    if chip:
        return "chip" if how is ClothState.OPEN else f"{how}-chip"
    return ""
