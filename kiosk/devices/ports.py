"""What a terminal asks of its devices. An answer is never a yes or no: a device can fall silent."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Printed(StrEnum):
    DONE = "done"
    """By the printer's own word."""
    NOT_DONE = "not done"
    """Surely not: nothing left the printer."""
    UNKNOWN = "unknown"
    """Nobody can tell: somebody must look."""


@dataclass(frozen=True, slots=True)
class TicketFace:
    number: str
    cents: int
    expires_ms: int


class TicketPrinter(Protocol):
    async def print(self, face: TicketFace) -> Printed: ...


class NoPrinter:
    """A terminal without one: the attendant pays."""

    async def print(self, face: TicketFace) -> Printed:
        return Printed.NOT_DONE
