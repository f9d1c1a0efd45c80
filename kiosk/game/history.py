"""Folding facts: from the first one, or from a snapshot, to the state they make."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from kiosk.game import facts as f
from kiosk.game.jackpot import machine as jackpot
from kiosk.game.jackpot.state import Controller
from kiosk.game.table import machine as table
from kiosk.game.table.state import Table
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.register import Register
from kiosk.game.tickets.state import Ticket
from kiosk.rules.rulebook import RuleBook

State: TypeAlias = Terminal | Table | Controller


def begun(
    book: RuleBook, role: f.Role, seat: str = "", *, after: tuple[int, str] = (0, "")
) -> f.Begun:
    """`after` is the last fact of the journal before, where a memory was cleared."""
    return f.Begun(
        role=role,
        seat=seat,
        rulebook=book.id,
        digest=book.digest,
        after_seq=after[0],
        after_hash=after[1],
    )


def controller_begun() -> f.Begun:
    """A jackpot controller plays by what is set for it, and serves tables of any rule book."""
    return f.Begun(role=f.Role.JACKPOT, seat="", rulebook="", digest="")


def first_state(book: RuleBook | None, first: f.Begun) -> State:
    """Only a jackpot controller has no rule book."""
    if first.role is f.Role.JACKPOT:
        return Controller()
    assert book is not None, f"the {first.role} has a rule book"
    if first.role is f.Role.TABLE:
        return table.new_table(book)
    return terminal.new_terminal(book, first.seat)


def apply(state: State, fact: f.Fact) -> State:
    if isinstance(state, Terminal):
        return terminal.apply(state, fact)
    return jackpot.apply(state, fact) if isinstance(state, Controller) else table.apply(state, fact)


def fold(state: State, facts: Iterable[f.Fact]) -> State:
    for fact in facts:
        state = apply(state, fact)
    return state


def rebuild(book: RuleBook | None, facts: Sequence[f.Fact]) -> State:
    """The state that a whole journal makes."""
    first, *rest = facts
    assert isinstance(first, f.Begun), "a journal begins by saying whose it is"
    return fold(first_state(book, first), rest)


def plain(part: Any) -> Any:
    """A part of a state that is no struct or mapping of the language's own, as one that is."""
    if isinstance(part, Register):
        return part.as_dict()
    raise NotImplementedError(f"{type(part).__name__} has no encoding")


class _TableAsRead(Table, frozen=True, kw_only=True):
    tickets: dict[str, Ticket]  # type: ignore[assignment] # as they stand in the encoding


_encoder = msgspec.json.Encoder(enc_hook=plain)


def encode_state(state: State) -> bytes:
    return _encoder.encode(state)


_STATES = {f.Role.TERMINAL: Terminal, f.Role.TABLE: _TableAsRead, f.Role.JACKPOT: Controller}


def decode_state(role: f.Role, body: bytes) -> State:
    """Raises `ValidationError` for a state of another shape: a part that is not known any more, or
    one that was not known yet, would be lost without a word."""
    read: State = msgspec.json.decode(body, type=_STATES[role])
    state = read
    if isinstance(read, _TableAsRead):
        parts = {name: getattr(read, name) for name in Table.__struct_fields__}
        state = Table(**parts | {"tickets": Register(read.tickets)})
    if encode_state(state) != body:
        raise msgspec.ValidationError("a state of another shape")
    return state
