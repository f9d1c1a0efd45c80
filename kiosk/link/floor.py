"""Everything that a floor and its tables say to one another.

A table is a client here, as at a jackpot controller. What it asks has a key that it draws once:
said again, it is answered alike. What became of a ticket it does not say at all: the floor reads it
in the table's facts.
"""

import asyncio
from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta, Struct, json

from kiosk.game.bounds import Cents, Count, Integer, Key, Moment, Number, Pocket, Text, Word
from kiosk.game.jackpot.values import SeatName
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt, Message, Name, Piece
from kiosk.link.messages import Beat, Refusal
from kiosk.link.session import Session

HOLDS_MAX = 200
BLOCKS_MAX = 100
SEATS_MAX = 250
NUMBERS_MAX = 60

Journal: TypeAlias = Annotated[str, Meta(pattern=r"^(table|terminal-[A-Za-z0-9]{1,16})\Z")]
"""Whose facts they are: the table's, or those of one of its terminals."""
Prefix: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{6}\Z")]


class NumbersLent(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that begin so are this table's."""

    prefix: Prefix
    count: Annotated[int, Meta(ge=1, le=10**9)]


class HoldKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket that the floor holds for a table."""

    key: Key
    number: Number
    terminal: Word


# ---- From a table -----------------------------------------------------------------------------


class FloorHello(Message, frozen=True, kw_only=True):
    """The first line."""

    protocol: Count
    role: Role
    name: Name
    head: HeadAt = HeadAt()
    """How far its own journal has come."""
    restores: bool = False
    """It has lost its journal, and wants nothing but the floor's copy."""


class FloorHold(Message, frozen=True, kw_only=True):
    """May the ticket in this seat's validator be redeemed? Answered by `FloorHeld`."""

    key: Key
    number: Number
    terminal: SeatName


class FloorFacts(Message, frozen=True, kw_only=True):
    """What a journal holds behind the head that the floor has told of it, or a piece of that.
    After the last piece, and after nothing at all, it is answered by `FloorHead`."""

    journal: Journal
    data: Piece
    last: bool = True


class FloorUnknown(Message, frozen=True, kw_only=True):
    """A hold that the floor has for this table, and that this table knows nothing of: it has lost
    facts. People must decide."""

    key: Key


class FloorRestore(Message, frozen=True, kw_only=True):
    """The facts of this table behind a sequence, as the floor has kept them. Answered by as many
    `FloorKept` as a batch takes."""

    after: Count


class FloorWantNumbers(Message, frozen=True, kw_only=True):
    """Few are left. Answered by `FloorNumbers`, if it is given more."""


class SeatTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: SeatName
    here: bool = False
    """Its terminal is connected."""
    playing: bool = False
    credit_cents: Cents = 0
    stake_cents: Cents = 0
    trouble: Text = ""


class TableTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table shows of itself."""

    rulebook: Word = ""
    phase: Word = ""
    round: Count = 0
    open: bool = False
    """For play."""
    period_s: Count = 0
    """How long wagering is open."""
    numbers: Annotated[tuple[Pocket, ...], Meta(max_length=NUMBERS_MAX)] = ()
    """The last winning ones, newest first."""
    seats: Annotated[tuple[SeatTold, ...], Meta(max_length=SEATS_MAX)] = ()
    drop_cents: Integer = 0
    """Since its day began, as all below."""
    cash_cents: Integer = 0
    """The part of the drop that is no ticket."""
    tickets_in_cents: Integer = 0
    tickets_out_cents: Integer = 0
    hand_paid_cents: Integer = 0
    wagered_cents: Integer = 0
    win_cents: Integer = 0
    """Of the house."""
    rounds: Count = 0
    since_ms: Moment = 0
    frozen: Text = ""
    cases: Count = 0
    disk_free: Count = 0
    """Bytes."""
    certificate_ms: Moment = 0
    """When its own ends; 0: it has none."""
    certificates: Annotated[dict[Name, Moment], Meta(max_length=SEATS_MAX)] = {}
    """Those that end soon, its own or its machines': when."""


class FloorTold(Message, frozen=True, kw_only=True):
    told: TableTold
    now_ms: Moment
    """By its own clock."""


ToFloor: TypeAlias = (
    FloorHello
    | FloorHold
    | FloorFacts
    | FloorUnknown
    | FloorRestore
    | FloorWantNumbers
    | FloorTold
    | Beat
)

# ---- From the floor ---------------------------------------------------------------------------


class FloorWelcome(Message, frozen=True, kw_only=True):
    floor: Name
    first: Count
    """The number of the client's next line, drawn anew for each connection."""
    head: HeadAt
    """Of the table's journal, as far as the floor has it."""
    blocks: Annotated[tuple[NumbersLent, ...], Meta(max_length=BLOCKS_MAX)] = ()
    holds: Annotated[tuple[HoldKept, ...], Meta(max_length=HOLDS_MAX)] = ()


class FloorHeld(Message, frozen=True, kw_only=True):
    key: Key
    answer: Word
    """As in `kiosk/floor/answers.py`: held, or why not."""
    cents: Cents = 0
    issued_by: Word = ""
    expires_ms: Moment = 0


class FloorHead(Message, frozen=True, kw_only=True):
    """So far the floor has this journal."""

    journal: Journal
    head: HeadAt
    trouble: Text = ""
    """It goes no further: what came does not follow upon it."""


class FloorKept(Message, frozen=True, kw_only=True):
    """A piece of a batch of facts."""

    data: Piece
    last: bool = True
    told_seq: Count = 0
    """So far the table had come by its own word."""


class FloorNumbers(Message, frozen=True, kw_only=True):
    block: NumbersLent


class FloorPaid(Message, frozen=True, kw_only=True):
    """A ticket of this table was redeemed elsewhere."""

    number: Number
    where: Word


Told = TypeVar("Told", FloorHeld, FloorHead)

FromFloor: TypeAlias = (
    FloorWelcome | FloorHeld | FloorHead | FloorKept | FloorNumbers | FloorPaid | Refusal | Beat
)


class _FrameToFloor(Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: ToFloor


class _FrameFromFloor(Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: FromFloor


_TO_FLOOR: json.Decoder[Any] = json.Decoder(_FrameToFloor)
_FROM_FLOOR: json.Decoder[Any] = json.Decoder(_FrameFromFloor)


def at_floor(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Session[ToFloor]:
    return Session(reader, writer, _TO_FLOOR)


def at_floor_client(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> Session[FromFloor]:
    return Session(reader, writer, _FROM_FLOOR)
