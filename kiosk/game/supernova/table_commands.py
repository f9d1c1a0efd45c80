"""What can be asked of the table."""

from kiosk.game.bounds import Count, Integer, Text, Word
from kiosk.game.command import TableCommand
from kiosk.game.jackpot.values import HitId, HitKept, HitTold, RoundKept, WrongWager
from kiosk.game.supernova.facts import SupernovaFault


class OpenSupernova(TableCommand, frozen=True):
    """By management alone (S0 9.5.7)."""


class CloseSupernova(TableCommand, frozen=True):
    pass


class CheckSupernova(TableCommand, frozen=True):
    """Whether the places for jackpot wagers work, and if not, why (S0 9.9.1, 9.9.4)."""

    working: bool
    reason: Text = ""


class ApproveJackpot(TableCommand, frozen=True):
    """By the inspector (S0 9.8)."""

    hit: HitId


class RefuseJackpot(TableCommand, frozen=True):
    hit: HitId
    reason: Text


class PayJackpotByHand(TableCommand, frozen=True):
    """The share of a seat that its terminal cannot credit."""

    hit: HitId
    seat: Word


class NoteJackpotWager(TableCommand, frozen=True):
    """One that was registered incorrectly (S0 9.7)."""

    round: Integer
    seat: Word
    kind: WrongWager
    reason: Text


class SeeSupernovaServer(TableCommand, frozen=True):
    """By the table itself: what the controller takes now; 0: it is away, or takes nothing."""

    wager_cents: Count


class SeeSupernovaSeal(TableCommand, frozen=True):
    """By the table itself: what the controller has committed itself to."""

    level: Count
    name: Word
    epoch: Count
    commitment: Word


class TakeSupernovaDraw(TableCommand, frozen=True):
    """By the table itself: what the controller has drawn."""

    round: Integer
    hits: tuple[HitTold, ...] = ()
    controller: tuple[Count, Word] = (0, "")
    """How far its journal had come."""


class RecoverJackpot(TableCommand, frozen=True):
    """By the table itself, while it recovers: what the controller has of one of its hits."""

    kept: HitKept


class RecoverJackpotRound(TableCommand, frozen=True):
    """By the table itself, once it has recovered: a round of which the controller has not heard
    what became."""

    kept: RoundKept


class VoidSupernova(TableCommand, frozen=True):
    """By the table itself: there is no draw."""

    round: Integer
    fault: SupernovaFault
