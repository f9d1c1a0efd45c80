"""What can be asked of a terminal."""

from kiosk.game.bounds import Hash, Integer, Key, Ring, Text, Word
from kiosk.game.command import TerminalCommand, TerminalOrder


class OpenWagering(TerminalOrder, frozen=True):
    round: Integer
    period_s: Integer
    commitment: Hash = ""
    """To the ring of Spread-Bet, where that is on offer."""


class EndWagering(TerminalOrder, frozen=True):
    """`key` is made here and names the slip for ever after."""

    round: Integer
    key: Key


class ConfirmSlip(TerminalOrder, frozen=True):
    round: Integer
    key: Key


class RefuseSlip(TerminalOrder, frozen=True):
    round: Integer
    key: Key
    reason: Text


class Settle(TerminalOrder, frozen=True):
    round: Integer
    outcome: Word
    ring: Ring = None
    """Of Spread-Bet. None: such wagers go back."""
    spread_void: Word = ""
    """Why they do."""


class WithdrawWinners(TerminalCommand, frozen=True):
    """The player does not leave winning wagers on the layout for the next spin."""


class CallNoSpin(TerminalOrder, frozen=True):
    round: Integer
    reason: Text


class VoidSlip(TerminalOrder, frozen=True):
    """The wagers of this terminal go back; the round goes on."""

    round: Integer
    reason: Text
    clauses: tuple[str, ...] = ()


class VoidRound(TerminalOrder, frozen=True):
    """The round has no result for anybody."""

    round: Integer
    reason: Text
    clauses: tuple[str, ...] = ()


class ReturnUnsent(TerminalOrder, frozen=True):
    """The round has gone on without this terminal, as far as the table knows."""

    round: Integer
    reason: Text
