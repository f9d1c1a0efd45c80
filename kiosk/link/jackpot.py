"""Everything that a jackpot controller and its tables say to one another (S0 section 9).

A table is a client here: it says hello with the role `table`, and what it says of a round has a key
that it draws once. Said again, it is answered alike.
"""

import asyncio
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, json

from kiosk.game.bounds import Count, Key, Text, Word
from kiosk.game.jackpot.commands import SetJackpotTerms, StartLink, StopLink
from kiosk.game.jackpot.values import (
    LEVELS_MAX,
    HitId,
    HitKept,
    HitTold,
    JackpotTold,
    PaidHow,
    RoundKept,
    SeatName,
    SeatNames,
    WrongWager,
)
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt, Message, Name, Pin
from kiosk.link.messages import Answer, Beat, Refusal
from kiosk.link.session import Session
from kiosk.rules.supernova import Several

# ---- From a table -----------------------------------------------------------------------------


class JackpotHello(Message, frozen=True, kw_only=True):
    """The first line."""

    protocol: Count
    role: Role
    """A table, or a console."""
    name: Name
    seen: HeadAt = HeadAt()
    """The last head of the controller's journal that the table has written down."""


class JackpotRound(Message, frozen=True, kw_only=True):
    """At no more bets: the jackpot wagers of a round, once. Answered by `JackpotDrawn`, or by an
    `Answer` that says why they are void."""

    key: Key
    round: Count
    seats: SeatNames
    several: Several


class JackpotConfirmed(Message, frozen=True, kw_only=True):
    """The table has written the draw down."""

    key: Key


class JackpotVoid(Message, frozen=True, kw_only=True):
    """The table has given the wagers of this round back."""

    key: Key
    round: Count
    why: Text


class JackpotAdjust(Message, frozen=True, kw_only=True):
    """An incorrectly registered wager was noted. `round_key` is that of its round."""

    key: Key
    round_key: Key
    seat: SeatName
    kind: WrongWager
    reason: Text
    who: Name


class JackpotPaid(Message, frozen=True, kw_only=True):
    """What became of one winner's share."""

    key: Key
    hit: HitId
    seat: SeatName
    how: PaidHow
    who: Word = ""


class JackpotOffered(Message, frozen=True, kw_only=True):
    """Whether this table offers jackpots from now on."""

    key: Key
    open: bool


# ---- From a console ---------------------------------------------------------------------------


JackpotCommand: TypeAlias = SetJackpotTerms | StartLink | StopLink


class JackpotOrder(Message, frozen=True, kw_only=True):
    """By two people, each with a PIN."""

    id: Key
    who: Name
    pin: Pin
    second: Name
    second_pin: Pin
    why: Text
    order: JackpotCommand


ToController: TypeAlias = (
    JackpotHello
    | JackpotRound
    | JackpotConfirmed
    | JackpotVoid
    | JackpotAdjust
    | JackpotPaid
    | JackpotOffered
    | JackpotOrder
    | Beat
)

# ---- From the controller ----------------------------------------------------------------------


class JackpotWelcome(Message, frozen=True, kw_only=True):
    controller: Name
    first: Count
    """The number of the client's next line, drawn anew for each connection."""
    head: HeadAt
    """Of the controller's journal."""


class JackpotDrawn(Message, frozen=True, kw_only=True):
    """The draw of a round, durable. Said again, it is the same."""

    key: Key
    round: Count
    hits: Annotated[tuple[HitTold, ...], Meta(max_length=LEVELS_MAX)] = ()
    head: HeadAt = HeadAt()
    """Of the controller's journal, with the draw in it."""


class JackpotLevels(Message, frozen=True, kw_only=True):
    """At each change, and no more than twice a second."""

    told: JackpotTold


class JackpotHitKept(Message, frozen=True, kw_only=True):
    """To a table that has just connected: each of its hits that is not paid, or was paid lately."""

    kept: HitKept


class JackpotRoundKept(Message, frozen=True, kw_only=True):
    """To a table that has just connected: each of its rounds of which it has not said what became
    of them."""

    kept: RoundKept


FromController: TypeAlias = (
    JackpotWelcome
    | JackpotDrawn
    | JackpotLevels
    | JackpotHitKept
    | JackpotRoundKept
    | Answer
    | Refusal
    | Beat
)


class _FrameToController(Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: ToController


class _FrameFromController(Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: FromController


_TO_CONTROLLER = json.Decoder(_FrameToController)
_FROM_CONTROLLER = json.Decoder(_FrameFromController)


def at_controller(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> Session[ToController]:
    return Session(reader, writer, _TO_CONTROLLER)


def at_jackpot_client(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> Session[FromController]:
    return Session(reader, writer, _FROM_CONTROLLER)
