"""What the chip under the finger would be: its numbers, what it pays, and what the limits leave."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF

from kiosk.game.bounds import CENTS_MAX
from kiosk.game.facts import LimitAmounts
from kiosk.game.slip.placing import as_read, pieces_here
from kiosk.rules.layout import BOXES
from kiosk.rules.limits import PiecesRefused, place
from kiosk.rules.money import Marks, percent_text
from kiosk.rules.wagers import Wager
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Area
from kiosk.ui.limits_in_words import all_bets_words
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.bets import PointBets
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.track_map import numbers_of
from kiosk.ui.words import announced_name, cut_words, numbers_text, sums_name, wager_title

WIDTH, HEIGHT, LENS, GAP = 476, 332, 192, 44
PLAIN_WIDTH, PLAIN_HEIGHT = 400, 300
"""Without a lens there is less to hold."""
_STEP = 22
"""Pixels between the places that are considered."""
_LARGE_WIDTH, _LARGE_HEIGHT = 1.24, 1.15
_LARGE_PLAIN = (590, 376)


class Figure(Struct, frozen=True):
    name: str
    text: str
    share: float = 0.0
    """Of the room for all of them, by what is written in each."""


class PreviewShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    title: str = ""
    numbers: str = ""
    pays: str = ""
    wins: str = ""
    edge: str = ""
    """What the house keeps of it in the long run."""
    together: str = ""
    """The limits of all bets of the player, if there are such."""
    refused: bool = False
    """`wins` says what a limit does instead."""
    share: float = 0.0
    """Of the maximum that the stake takes."""
    place: QRectF = QRectF()
    """On the cloth."""
    rings: bool = False
    """It is a wager on the two rings, which have the place of the lens."""
    lens: QRectF = QRectF()
    """The part of the cloth under the lens; empty for wagers all over it."""


class PreviewView(ViewPart[PreviewShown, Desk]):
    figures = rows_of(Figure)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._map: ClothMap | None = None
        self._box_at: Mapping[str, float] = {}
        """Of each Spread-Bet the middle of its box, along the cloth."""

    def set_boxes(self, middles: Mapping[str, float], track_width: float) -> None:
        """Of a track that begins below the left end of the cloth, or ends below its right one."""
        cloth_width = self._map.width if self._map is not None else track_width
        aside = cloth_width - track_width if self._desk.state.preferences.left_handed else 0.0
        self._box_at = {wager: aside + x for wager, x in middles.items()}

    def set_map(self, cloth: ClothMap) -> None:
        self._map = cloth

    def hide(self) -> None:
        self._tell(PreviewShown(), [])

    def show_wager(self, wager: str, chip_cents: int, *, voucher: bool = False) -> None:
        """With the chip, or the voucher, in hand added to what lies there."""
        bets = self._desk.bets
        if isinstance(bets, PointBets):
            self._show_points(bets, wager, chip_cents)
            return
        state, book, money = self._desk.state, self._desk.book, self._desk.look.currency
        told, kind = book.wager(wager), self._desk.limits.of(wager)
        balance_cents = chip_cents if voucher else state.credit_cents
        placed = place(
            self._desk.limits, state.layout(), wager, chip_cents, balance_cents=balance_cents
        )
        placed = as_read(book, state, placed)
        stake_cents = placed.shown_cents
        if placed.cuts:
            wins = cut_words(placed, money)
        else:
            wins = translate("PreviewView", "wins {sum}").format(
                sum=money.full(told.pays * stake_cents)
            )
        room_cents = max(
            0,
            min(
                kind.maximum_cents - stake_cents,
                self._room_in_all(stake_cents - placed.existing_cents),
            ),
        )
        shown = PreviewShown(
            shown=True,
            title=wager_title(told),
            numbers=numbers_text(told.numbers),
            pays=translate("PreviewView", "Pays {odds} to 1").format(odds=told.pays),
            wins=wins,
            edge=_edge_text(book.edge_of(wager), money.marks),
            refused=bool(placed.cuts),
            share=stake_cents / kind.maximum_cents,
            together=self._together,
        )
        figures = [
            Figure(translate("PreviewView", "Stake"), money.short(stake_cents)),
            Figure(translate("PreviewView", "Minimum"), money.short(kind.minimum_cents)),
            Figure(translate("PreviewView", "Maximum"), money.short(kind.maximum_cents)),
            self._unit(kind.unit_cents),
        ]
        if told.sums is not None:
            self._tell(self._of_rings(shown, told), [*figures, self._ways(wager)])
            return
        room_left = Figure(translate("PreviewView", "Room left"), money.short(room_cents))
        box = wager if told.kind in BOXES else ""
        self._tell(self._placed(shown, told.numbers, box=box), [*figures, room_left])

    def _show_points(self, bets: PointBets, wager: str, amount: int) -> None:
        """A spot has a most alone; the least is that of all spots together, on each spin."""
        told, unit, most = (
            self._desk.book.wager(wager),
            bets.unit,
            bets.most(wager, self._desk.limits),
        )
        there, fits = bets.layout().get(wager, 0), bets.fits(wager, amount)
        stake = there + fits
        wins = translate("PreviewView", "wins {sum}").format(sum=unit.full(told.pays * stake))
        if fits < amount:
            left = translate("PreviewView", "only {points} more fit")
            wins = left.format(points=unit.full(fits))
        shown = PreviewShown(
            shown=True,
            title=wager_title(told),
            numbers=numbers_text(told.numbers),
            pays=translate("PreviewView", "Pays {odds} to 1").format(odds=told.pays),
            wins=wins,
            edge=_edge_text(self._desk.book.edge_of(wager), unit.marks),
            refused=fits < amount,
            share=stake / most,
        )
        figures = [
            Figure(translate("PreviewView", "Stake"), unit.short(stake)),
            Figure(translate("PreviewView", "Maximum"), unit.short(most)),
            Figure(translate("PreviewView", "Room left"), unit.short(max(0, most - stake))),
            Figure(translate("PreviewView", "Points left"), unit.short(self._desk.in_hand)),
        ]
        box = wager if told.kind in BOXES else ""
        self._tell(self._placed(shown, told.numbers, box=box), figures)

    def _of_rings(self, shown: PreviewShown, told: Wager) -> PreviewShown:
        """A Spread-Bet, above its box in the track."""
        assert self._map is not None
        cloth, (width, height) = self._map, (each * self._map.scale for each in self._size)
        x = min(max(0.0, self._box_at.get(told.id, 0.0) - width / 2), cloth.width - width)
        # On a small screen the track lies over the boxes of the cloth.
        covered = cloth.compact and cloth.width > cloth.height
        below = cloth.numbers_bottom if covered else cloth.height
        place = QRectF(round(x), round(max(0.0, below - height - _STEP)), width, height)
        title = translate("PreviewView", "Sum {sums}").format(sums=sums_name(told))
        rings = translate("PreviewView", "outer ring + inner ring")
        return replace(shown, title=title, numbers=rings, place=place, rings=True)

    def _ways(self, wager: str) -> Figure:
        book, group = self._desk.book, self._desk.look.currency.marks.group
        ways, pairs = (
            f"{count:,}".replace(",", group)
            for count in (book.ways_of(wager), len(book.wheel.order) ** 2)
        )
        text = translate("PreviewView", "{ways} of {pairs}")
        return Figure(translate("PreviewView", "Ways"), text.format(ways=ways, pairs=pairs))

    def _unit(self, cents: int | None) -> Figure:
        """The step above the minimum."""
        any_ = translate("PreviewView", "any")
        amount = self._desk.look.currency.short(cents) if cents else any_
        return Figure(translate("PreviewView", "Unit"), amount)

    @property
    def _together(self) -> str:
        limits, money = LimitAmounts.of(self._desk.limits), self._desk.look.currency
        return " ".join(all_bets_words(limits, money))

    def _room_in_all(self, more_cents: int) -> int:
        """What all bets together leave when so much more is placed."""
        most_cents = self._desk.limits.aggregate_maximum_cents
        down_cents = sum(self._desk.state.layout().values())
        return CENTS_MAX if most_cents is None else most_cents - down_cents - more_cents

    def show_pieces(self, announced: str, chip_cents: int) -> None:
        """A multi-piece wager: a chip on each piece, all of them or none."""
        state, book, bets = self._desk.state, self._desk.book, self._desk.bets
        told, money = book.announced[announced], bets.unit
        pieces = told.stakes(piece_cents=chip_cents)
        total_cents = sum(pieces.values())
        wins = ""
        if isinstance(bets, PointBets):
            refused = any(bets.fits(piece, amount) < amount for piece, amount in pieces.items())
            refused = refused or total_cents > self._desk.in_hand
        else:
            try:
                pieces_here(book, state, pieces)
                refused = False
            except PiecesRefused as error:
                wins, refused = cut_words(error.placement, money, refused=True), True
        balance = translate("PreviewView", "Credit"), money.short(state.credit_cents)
        if bets.plaques:
            balance = translate("PreviewView", "Points left"), money.short(self._desk.in_hand)
        numbers = tuple(sorted(numbers_of(told), key=book.wheel.order.index))
        shown = PreviewShown(
            shown=True,
            title=announced_name(told),
            numbers=numbers_text(numbers),
            pays=translate("PreviewView", "{count} chips, {total}").format(
                count=told.total_pieces, total=money.short(total_cents)
            ),
            wins=wins,
            edge=_edge_text(book.edge_of(announced), money.marks),
            refused=refused,
            together="" if bets.plaques else self._together,
        )
        self._tell(
            self._placed(shown, numbers, box=""),
            [
                Figure(translate("PreviewView", "A chip"), money.short(chip_cents)),
                Figure(translate("PreviewView", "Chips"), str(told.total_pieces)),
                Figure(translate("PreviewView", "In all"), money.short(total_cents)),
                Figure(*balance),
            ],
        )

    def _placed(self, shown: PreviewShown, numbers: tuple[str, ...], *, box: str) -> PreviewShown:
        """Beside the lit cells, towards the middle of the screen."""
        assert self._map is not None
        cloth = self._map
        cells = [cloth.cells[box].area] if box else [cloth.cells[n].area for n in numbers]
        left, right = min(area.x for area in cells), max(area.right for area in cells)
        top, bottom = min(area.y for area in cells), max(area.bottom for area in cells)
        lens = QRectF(left, top, right - left, bottom - top)
        if box or max(lens.width(), lens.height()) > 3 * LENS * cloth.scale:
            width, height = (each * cloth.scale for each in self._plain_size)
            return replace(shown, place=_beside(cells, cloth, width, height))
        width, height = (each * cloth.scale for each in self._size)
        return replace(shown, place=_beside(cells, cloth, width, height), lens=lens)

    @property
    def _size(self) -> tuple[float, float]:
        large = self._desk.state.preferences.large_text
        return (_LARGE_WIDTH * WIDTH, _LARGE_HEIGHT * HEIGHT) if large else (WIDTH, HEIGHT)

    @property
    def _plain_size(self) -> tuple[int, int]:
        large = self._desk.state.preferences.large_text
        return _LARGE_PLAIN if large else (PLAIN_WIDTH, PLAIN_HEIGHT)

    @property
    def lens_area(self) -> Area:
        """The part of the cloth under the lens."""
        lens = self.showing.lens
        return Area(lens.x(), lens.y(), lens.width(), lens.height())

    def _tell(self, shown: PreviewShown, figures: list[Figure]) -> None:
        if shown != self.showing:
            letters = [max(len(figure.name), len(figure.text)) + 1 for figure in figures]
            self.figures.show(
                [
                    replace(figure, share=count / sum(letters))
                    for figure, count in zip(figures, letters, strict=True)
                ]
            )
            self.show(shown)


def _beside(lit: Sequence[Area], cloth: ClothMap, width: float, height: float) -> QRectF:
    """Where it hides the fewest lit cells, then nearest to them, then to the middle."""
    gap = GAP * cloth.scale
    centre_x = sum(area.centre.x for area in lit) / len(lit)
    centre_y = sum(area.centre.y for area in lit) / len(lit)
    if cloth.height > cloth.width:
        x = round(min(max(0.0, centre_x - width / 2), cloth.width - width))
        steps = int((cloth.height - height) // _STEP) + 1
        places = [Area(x, round(_STEP * step), width, height) for step in range(steps)]
    else:
        y = min(max(0.0, centre_y - height / 2), cloth.numbers_bottom - height)
        steps = int((cloth.width - width) // _STEP) + 1
        places = [
            Area(round(_STEP * step), round(max(0.0, y)), width, height) for step in range(steps)
        ]

    def cost(place: Area) -> tuple[int, float]:
        hidden = sum(_overlap(place, area, gap) for area in lit)
        away = abs(place.centre.x - centre_x) + abs(place.centre.y - centre_y)
        return hidden, away + abs(place.centre.x - cloth.width / 2) / 4

    best = min(places, key=cost)
    return QRectF(best.x, best.y, best.width, best.height)


def _overlap(place: Area, cell: Area, gap: float) -> bool:
    apart = cell.right + gap <= place.x or place.right + gap <= cell.x
    return not apart and cell.y < place.bottom and place.y < cell.bottom


def _edge_text(edge: Fraction, marks: Marks) -> str:
    figure = percent_text(round(edge * 10_000), marks)
    return translate("PreviewView", "House edge {figure}").format(figure=figure)
