"""What can be asked of a terminal."""

from kiosk.game.bounds import Count, Integer, Key, Text
from kiosk.game.command import TerminalOrder
from kiosk.game.jackpot.values import HitId, PaidHow
from kiosk.game.supernova.facts import JackpotWin, SupernovaFault


class OfferSupernova(TerminalOrder, frozen=True):
    """At this amount; 0: not any more."""

    wager_cents: Count
    fault: SupernovaFault | None = None


class DrawSupernova(TerminalOrder, frozen=True):
    """The jackpot wager of the slip is played."""

    round: Integer
    wins: tuple[JackpotWin, ...] = ()


class ReturnSupernova(TerminalOrder, frozen=True):
    """It goes back."""

    round: Integer
    fault: SupernovaFault
    clauses: tuple[str, ...] = ()


class CreditJackpot(TerminalOrder, frozen=True):
    key: Key
    hit: HitId
    cents: Integer


class EndJackpot(TerminalOrder, frozen=True):
    """A share that is not credited here."""

    hit: HitId
    end: PaidHow
    reason: Text = ""
