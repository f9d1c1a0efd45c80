"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class PlaceVoucher(TerminalCommand, frozen=True):
    voucher: str
    wager: str
