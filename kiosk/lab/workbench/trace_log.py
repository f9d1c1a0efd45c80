"""The last lines of a trace, with those that only repeat counted and not listed again."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

KEPT = 400
_IN_TURN = 2
"""A question and its answer: a poll that finds nothing new is one line of each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    source: str
    """validator, printer or link."""
    way: str
    """> was sent by the terminal, < was heard by it, ? made no frame."""
    at_ms: int
    same: str
    """What is equal in lines that say the same again."""
    text: str
    detail: str


class TraceRow(Struct, frozen=True):
    number: int
    source: str
    way: str
    time: str
    text: str
    detail: str
    times: int = 1
    """How often it was said."""
    until: str = ""
    """The last time, if it was said again."""


class TraceLog:
    def __init__(self, time_of: Callable[[int], str]) -> None:
        self._time_of = time_of
        self._numbers = count(1)
        self._rows: dict[int, TraceRow] = {}
        self._turns: dict[str, deque[tuple[str, int]]] = {}
        """By source: what the last lines have in common with their like, and their numbers."""

    def add(self, heard: Heard) -> None:
        turns = self._turns.setdefault(heard.source, deque(maxlen=_IN_TURN))
        number = next((n for same, n in turns if same == heard.same and n in self._rows), None)
        if number is None:
            number = next(self._numbers)
            turns.append((heard.same, number))
            self._rows[number] = self._row(number, heard)
            while len(self._rows) > KEPT:
                del self._rows[next(iter(self._rows))]
        else:
            first = self._rows[number]
            again = self._row(number, heard)
            self._rows[number] = replace(
                again, time=first.time, until=again.time, times=first.times + 1
            )

    def _row(self, number: int, heard: Heard) -> TraceRow:
        return TraceRow(
            number=number,
            source=heard.source,
            way=heard.way,
            time=self._time_of(heard.at_ms),
            text=heard.text,
            detail=heard.detail,
        )

    def clear(self) -> None:
        self._rows.clear()
        self._turns.clear()

    def rows(self, source: str = "") -> list[TraceRow]:
        """Of one source, or of all."""
        return list(self._of(source))

    def _of(self, source: str) -> Iterator[TraceRow]:
        return (row for row in self._rows.values() if source in ("", row.source))

    def row(self, number: int) -> TraceRow | None:
        return self._rows.get(number)
