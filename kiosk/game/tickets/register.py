"""All tickets that the table has to know, by validation number.

A table issues some thousand tickets a day and looks one up at each. So the register is not copied:
the next one shares with the one before all that did not change (`immutables.Map`), and what is
looked for by something else than its number is found by an index of its own.
"""

from collections.abc import ItemsView, Iterable, Iterator, Mapping
from typing import TypeAlias

import immutables

from kiosk.game.tickets.state import Ticket, Word

_Known: TypeAlias = "immutables.Map[str, tuple[int, Ticket]]"
_Index: TypeAlias = "immutables.Map[str, str]"


def _place(known: tuple[str, tuple[int, Ticket]]) -> int:
    return known[1][0]


class Register(Mapping[str, Ticket]):
    """In the order in which they came, which is kept with each."""

    __slots__ = ("_known", "_last", "_next", "_number_of", "_told")
    __hash__ = None  # type: ignore[assignment] # as of any mapping

    _known: _Known
    _number_of: _Index
    """By the key of its cash-out."""
    _last: _Index
    """By seat, the ticket that was reserved there last."""
    _told: "immutables.Map[str, None]"
    """Those that are known by nothing but a terminal's word."""
    _next: int

    def __init__(self, tickets: Mapping[str, Ticket] | None = None) -> None:
        """Of tickets in the order of a mapping."""
        there = (tickets or {}).items()
        self._next = len(there)
        self._known = immutables.Map({n: (place, t) for place, (n, t) in enumerate(there)})
        self._number_of = immutables.Map({t.key: number for number, t in there if t.key})
        self._last = immutables.Map({t.seat: number for number, t in there})
        self._told = immutables.Map({n: None for n, t in there if t.word is not Word.NONE})

    # ---- As a mapping ---------------------------------------------------------------------------

    def __getitem__(self, number: str) -> Ticket:
        return self._known[number][1]

    def __contains__(self, number: object) -> bool:
        return number in self._known

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[str]:
        return iter(self.as_dict())

    def items(self) -> ItemsView[str, Ticket]:
        return self.as_dict().items()

    def as_dict(self) -> dict[str, Ticket]:
        """All of them, in their order."""
        known = sorted(self._known.items(), key=_place)
        return {number: ticket for number, (_, ticket) in known}

    def __eq__(self, other: object) -> bool:
        return self is other or super().__eq__(other)

    def __repr__(self) -> str:
        return f"Register({dict(self)!r})"

    # ---- What is found by an index --------------------------------------------------------------

    def number_of(self, key: str) -> str | None:
        """The one that was reserved for this cash-out."""
        return self._number_of.get(key)

    def last_at(self, seat: str) -> str | None:
        """A terminal prints one after the other: this is the only one that it can be printing."""
        return self._last.get(seat)

    def by_word(self) -> Iterator[tuple[str, Ticket]]:
        """Those that are known by nothing but a terminal's word."""
        return ((number, self[number]) for number in sorted(self._told))

    # ---- The next one ---------------------------------------------------------------------------

    def with_ticket(self, number: str, ticket: Ticket) -> "Register":
        """A new one, or one that is there as it is from now on."""
        after, before = self._copy(), self._known.get(number)
        if before is None:
            after._known = self._known.set(number, (self._next, ticket))
            after._next = self._next + 1
            after._last = self._last.set(ticket.seat, number)
            if ticket.key:
                after._number_of = self._number_of.set(ticket.key, number)
        else:
            after._known = self._known.set(number, (before[0], ticket))
        told = ticket.word is not Word.NONE
        if told and number not in self._told:
            after._told = self._told.set(number, None)
        elif not told and number in self._told:
            after._told = self._told.delete(number)
        return after

    def without(self, numbers: Iterable[str]) -> "Register":
        after = self._copy()
        for number in numbers:
            ticket = after[number]
            after._known = after._known.delete(number)
            if after._number_of.get(ticket.key) == number:
                after._number_of = after._number_of.delete(ticket.key)
            if after._last.get(ticket.seat) == number:
                after._last = after._last.delete(ticket.seat)
            if number in after._told:
                after._told = after._told.delete(number)
        return after

    def _copy(self) -> "Register":
        other = object.__new__(Register)
        other._known, other._next = self._known, self._next
        other._number_of, other._last, other._told = self._number_of, self._last, self._told
        return other
