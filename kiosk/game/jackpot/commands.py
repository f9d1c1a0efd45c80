"""What can be asked of the controller: by tables, by two people of the staff, and by itself.

Chance stays outside: whoever draws a trigger tells its seal, and later what was sealed.
"""

from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, FullHash, Key, Text, Word
from kiosk.game.command import Command
from kiosk.game.jackpot.values import (
    HitId,
    JackpotTerms,
    LevelIndex,
    PaidHow,
    Parts,
    SeatName,
    SeatNames,
    TableName,
    WrongWager,
)
from kiosk.rules.supernova import Several

PEOPLE_MAX = 40


class ControllerCommand(Command, frozen=True):
    """Asked of the controller."""


class SetJackpotTerms(ControllerCommand, frozen=True):
    """By two people, while the link is stopped and every hit is paid; at the first start by the
    controller itself."""

    terms: JackpotTerms
    why: Text = ""


class NameJackpotPeople(ControllerCommand, frozen=True):
    """By the controller itself: whom its settings name."""

    people: Annotated[tuple[Word, ...], Meta(max_length=PEOPLE_MAX)]


class StartLink(ControllerCommand, frozen=True):
    """By two people; at the first start by the controller itself."""

    why: Text = ""


class StopLink(ControllerCommand, frozen=True):
    """By two people: no more wagers are taken."""

    why: Text = ""


class DrawTrigger(ControllerCommand, frozen=True):
    """By the controller itself, where a new trigger is due."""

    level: LevelIndex
    commitment: FullHash


class OpenTrigger(ControllerCommand, frozen=True):
    """By the controller itself, of an epoch that ends without a hit."""

    level: LevelIndex
    trigger_parts: Parts
    nonce: FullHash


class SeeTrigger(ControllerCommand, frozen=True):
    """By the controller itself: somebody else has read what it sealed."""

    level: LevelIndex


class LoseTrigger(ControllerCommand, frozen=True):
    """By the controller itself: what it sealed is not to be found."""

    level: LevelIndex


class DrawRound(ControllerCommand, frozen=True):
    """By a table, at no more bets."""

    key: Key
    table: TableName
    round: Count
    seats: SeatNames
    several: Several


class HitLevel(ControllerCommand, frozen=True):
    """By the controller itself, in one commit with the round that it drew last: `key` is its."""

    table: TableName
    key: Key
    level: LevelIndex
    trigger_parts: Parts
    nonce: FullHash


class ConfirmRound(ControllerCommand, frozen=True):
    key: Key
    table: TableName


class VoidRound(ControllerCommand, frozen=True):
    key: Key
    table: TableName
    round: Count
    why: Text


class AdjustWager(ControllerCommand, frozen=True):
    """`round_key` is that of the wager's round."""

    key: Key
    table: TableName
    round_key: Key
    seat: SeatName
    kind: WrongWager
    reason: Text
    who: Word


class PayShare(ControllerCommand, frozen=True):
    """A table says what became of it."""

    table: TableName
    hit: HitId
    seat: SeatName
    how: PaidHow
    who: Word = ""


class OfferJackpots(ControllerCommand, frozen=True):
    table: TableName
    open: bool


class CheckLevels(ControllerCommand, frozen=True):
    """By the controller itself: do the meters come to what the levels hold?"""


STAFF_ONLY = (SetJackpotTerms, StartLink, StopLink)
