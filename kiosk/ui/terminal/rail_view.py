"""The chips a player can pick up, the vouchers beside them, and the one in hand."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.terminal import commands as c
from kiosk.ui.money import chip_text
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.bets import PLAQUES
from kiosk.ui.terminal.cloth_rows import colour_cents
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

VOUCHERS_SHOWN = 1
"""The next one to wager; with it placed the one after it comes."""


class RailChip(Struct, frozen=True):
    key: str
    cents: int
    colour: int
    text: str
    name: str
    affordable: bool
    selected: bool
    voucher: str = ""
    """What it is called, if it is one."""


class RailShown(Struct, frozen=True, kw_only=True):
    tight: float = 1.0
    """With a voucher beside them the chips move together by so much."""


class RailView(ViewPart[RailShown, Desk]):
    chips = rows_of(RailChip)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._chip_cents = desk.look.chips_cents[0]
        """Of the chip in hand, or of the last one."""
        self._plaque = PLAQUES[1]
        """In a session: the plaque in hand."""
        self._voucher = False
        """The next voucher is in hand instead."""

    @property
    def voucher(self) -> str:
        """In hand; nothing: a chip is."""
        left = self._left()
        return left[0] if self._voucher and left else ""

    @property
    def chip_cents(self) -> int:
        """Or points, where those are bet with."""
        bets = self._desk.bets
        if not bets.plaques:
            return self._chip_cents
        return self._plaque if self._plaque in bets.values else bets.values[:2][-1]

    @property
    def in_hand_cents(self) -> int:
        return self._desk.state.vouchers[self.voucher] if self.voucher else self.chip_cents

    def put_on(self, spot: str) -> c.Command:
        """What is in hand, on a spot."""
        if self.voucher:
            return c.PlaceVoucher(self.voucher, spot)
        return self._desk.bets.place(spot, self.chip_cents)

    def put_pieces(self, announced: str) -> c.Command:
        """A chip of the one in hand on each."""
        return self._desk.bets.pieces(announced, self.chip_cents)

    def _left(self) -> list[str]:
        """Vouchers that do not lie on the cloth. In a session there are none."""
        state = self._desk.state
        if state.tournament.on:
            return []
        sent = state.round.sent
        placed = state.slip.vouchers or (sent.vouchers if sent else {})
        return [voucher for voucher in state.vouchers if voucher not in placed]

    def refresh(self) -> None:
        state, bets = self._desk.state, self._desk.bets
        money = bets.unit
        in_hand = self.voucher
        chips = [
            RailChip(
                str(value),
                value,
                bets.face(value),
                bets.chip(value),
                money.short(value),
                self._desk.in_hand >= value,
                value == self.chip_cents and not in_hand,
            )
            for value in bets.values
        ]
        left = self._left()
        for voucher in left[:VOUCHERS_SHOWN]:
            cents, number = state.vouchers[voucher], len(left)
            colour = colour_cents(self._desk.look.chips_cents, cents)
            text, name = chip_text(cents, money.marks), money.short(cents)
            called = translate("RailView", "Voucher")
            if number > 1:
                called = translate("RailView", "{count} vouchers").format(count=number)
            chips.append(RailChip(voucher, cents, colour, text, name, True, bool(in_hand), called))
        self.chips.show(chips)
        self.show(RailShown(tight=len(bets.values) / len(chips)))

    @Slot(int)
    def pick(self, index: int) -> None:
        bets = self._desk.bets
        self._voucher = index >= len(bets.values)
        if bets.plaques:
            self._plaque = bets.values[index]
        elif not self._voucher:
            self._chip_cents = bets.values[index]
        self.refresh()
