"""What a console asks of the records of its table, and how they come to it: piece by piece."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from kiosk.game import refusal
from kiosk.game.bounds import Count, Key, KeyOrNone, Moment, Told, Word
from kiosk.link.message import Message, Name

FOUND_PART_BYTES = 45_000
"""So that it fits a line."""
FOUND_MAX = 16 * 1024 * 1024
"""Of one answer. A page of records and a day's report are far below it."""
PAGE_MAX = 200
"""Of records in one page."""

EVENTS = "events"
"""The kind of records of what happened to machines: no money, no bets."""

Date: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?\Z")]
DAY_MS = 86_400_000
TimeOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=DAY_MS - 1)]
SHIFTS_MAX = 12


class RecordAt(Told, frozen=True, kw_only=True):
    """The place of a record among all: when it was, in which journal, which fact, what kind."""

    at_ms: Moment
    source: Word = ""
    seq: Count = 0
    kind: Word = ""


class FindRecords(Told, frozen=True, kw_only=True, tag=True):
    """The newest that match, a page of them. What is empty is not asked."""

    kind: Word = ""
    seat: Word = ""
    text: Word = ""
    """Words that must all occur, in any order and case."""
    before: RecordAt | None = None
    """Only what stands before this: the last of the page before."""


class MakeReport(Told, frozen=True, kw_only=True, tag=True):
    """Of one day."""

    date: Date = ""
    """Empty: the last of which there is anything."""
    starts_ms: TimeOfDay = 0
    """How long after midnight a day begins."""
    zone: Word = "UTC"
    """By whose clocks."""
    shifts_ms: Annotated[tuple[TimeOfDay, ...], Meta(max_length=SHIFTS_MAX)] = ()
    """How long after midnight each shift begins."""


class MakeBundle(Told, frozen=True, kw_only=True, tag=True):
    """Of a round or a case, signed: it leaves the house."""

    round: Count = 0
    case: KeyOrNone = ""


LookedUp: TypeAlias = FindRecords | MakeReport | MakeBundle


class LookUp(Message, frozen=True, kw_only=True):
    """Asks for records in the name of somebody who is signed in here, answered by `found`. Said
    again with the same id it asks for the next piece; another id ends what was asked before."""

    id: Key
    who: Name
    about: LookedUp
    at: Count = 0
    """From this byte on."""


class Found(Message, frozen=True, kw_only=True):
    """To the console that asked: a piece of the answer, which is JSON, or the file of a bundle."""

    id: Key
    at: Count = 0
    size: Count = 0
    """Of the whole answer, in bytes."""
    part: Annotated[bytes, Meta(max_length=FOUND_PART_BYTES)] = b""
    why: refusal.Refusal | None = None
    """There is none."""
