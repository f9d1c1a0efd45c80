"""What a machine of the house says that is in the wrong hands: anything of the right types.

It has its own certificate and no other, and knows what it was told and no more. That it uses, for a
lie about what is there is worth more than one about what is not.
"""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import UNSET, inspect
from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts
from kiosk.game.reconcile import standing_of
from kiosk.game.terminal.machine import new_terminal
from kiosk.lab.simulate.welltyped import WellTyped
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook

Json: TypeAlias = Any

SAID: dict[Role, tuple[type[m.Message], ...]] = {
    Role.TERMINAL: (
        m.Standing,
        m.Standing,
        m.Standing,
        m.Meters,
        m.PaymentNotDone,
        m.CaseNotHeld,
        m.ReserveTicket,
        m.HoldTicket,
        m.AskStaff,
        m.SignIn,
        m.SignOut,
        m.ClearMemory,
    ),
    Role.CONSOLE: (m.SignIn, m.SignOut, m.StaffOrder, m.StaffOrder, m.EnrolStaff, m.LookAt),
    Role.SENSOR: (m.Sensed, m.Warned),
    Role.DISPLAY: (m.Beat, m.RingsShown),
}
"""What each may say, and how often."""
_ANYTHING: tuple[type[m.Message], ...] = get_args(m.ToTable)
INFO = {kind: inspect.type_info(kind) for kind in _ANYTHING}
KINDS = {str(kind.__struct_config__.tag): kind for kind in _ANYTHING}

_OUT_OF_ROLE = 0.01
"""How often it says what only others may. That ends its connection."""
_OTHER_HEAD = 0.002
_PARTS = [name for name in m.Standing.__struct_fields__ if name not in ("batch", "head")]
_KEPT = 8
"""Of each field, the values that were heard last."""
_PARTS_MAX = 3
"""Of a standing, told at once: with all of them a lie, none goes far."""


class Liar:
    def __init__(self, role: Role, name: str, book: RuleBook, random: Random) -> None:
        self.role = role
        self.name = name
        self._book = book
        self._random = random
        self._typed = WellTyped(random)
        self._known: dict[str, deque[Json]] = {}
        self._heads = deque([m.HeadAt()], maxlen=_KEPT)
        """Of the table's journal."""
        self._seq = 0
        self._notes: dict[str, int] = {"5000": 0}
        for field, values in _first_guesses(book, name).items():
            self._known[field] = deque(values, maxlen=max(_KEPT, len(values)))

    # ---- What it knows ------------------------------------------------------------------------

    def learn(self, message: m.Message) -> None:
        if isinstance(message, m.Board):
            self.know("expects", [{"phase": message.phase, "round": message.round}])
        if isinstance(message, m.Welcome | m.Orders):
            self._heads.append(message.head)
        self.learn_said(msgspec.to_builtins(message, str_keys=True))

    def learn_said(self, said: Json) -> None:
        for field, value in said.items():
            self._learn(field, value)

    def know(self, field: str, values: Iterable[Json]) -> None:
        """And nothing else of this field."""
        self._known[field] = deque(values)

    def _learn(self, field: str, value: Json) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._remember(field.removesuffix("s"), key)
                self._learn(key, inner)
        if isinstance(value, list):
            for inner in value[:_KEPT]:
                self._learn(field, inner)
        else:
            self._remember(field, value)

    def _remember(self, field: str, value: Json) -> None:
        there = self._known.setdefault(field, deque(maxlen=_KEPT))
        if value is not None and value not in there:
            there.append(value)

    # ---- What it says -------------------------------------------------------------------------

    def hello(self) -> m.Hello:
        if self.role is not Role.TERMINAL:
            return m.Hello(protocol=m.PROTOCOL, role=self.role, name=self.name)
        fresh = standing_of(new_terminal(self._book, self.name))
        where = changes(None, fresh, batch=0, head=self._head())
        lies = self.one(m.Standing)
        told = {part: getattr(lies, part) for part in _PARTS if getattr(lies, part) is not UNSET}
        return m.Hello(
            protocol=m.PROTOCOL,
            role=self.role,
            name=self.name,
            digest=self._book.digest,
            seen=self._random.choice(self._heads),
            restarted=self._random.random() < 1 / 2,
            has_cents=self._random.choice([0, 500, 100_000]),
            standing=replace(where, **told),
        )

    def says(self) -> m.Message:
        kinds = _ANYTHING if self._random.random() < _OUT_OF_ROLE else SAID[self.role]
        return self.one(self._random.choice(kinds))

    def one(self, kind: type[m.Message]) -> m.Message:
        """What is known need not be of the type that is wanted here: then it is made up."""
        for known in (self._known, {}):
            self._typed.known = known
            said = self._typed.any(INFO[kind])
            if kind is m.Standing:
                said = self._standing(said)
            try:
                return msgspec.convert(said, kind, strict=False)
            except msgspec.ValidationError:
                continue
        raise AssertionError(f"{kind.__name__} is not of its own type: {said}")

    def other(self, said: Json, kind: type[m.Message]) -> m.Message | None:
        """The same with one field changed, if it is still of the right type then."""
        info = INFO[kind]
        assert isinstance(info, inspect.StructType)
        if not info.fields:
            return None
        field = self._random.choice(info.fields)
        self._typed.known = self._known
        changed = {**said, field.encode_name: self._typed.any(field.type, field.name)}
        try:
            return msgspec.convert(changed, kind, strict=False)
        except msgspec.ValidationError:
            return None

    def _standing(self, said: Json) -> Json:
        """A few parts are lies, and the notes in the box are such as one could believe."""
        self._notes["5000"] += self._random.choice([0, 0, 1, 3])
        self.know("notes", [dict(self._notes)])
        told = [part for part in _PARTS if part in said]
        few = self._random.sample(told, min(len(told), self._random.randint(0, _PARTS_MAX)))
        head = msgspec.to_builtins(self._head())
        rest = {"type": said["type"], "batch": said.get("batch", 0), "head": head}
        return {**rest, **{part: said[part] for part in few}}

    def _head(self) -> m.HeadAt:
        """Of a journal that it says it has: mostly one that grows."""
        if self._random.random() < _OTHER_HEAD:
            self._typed.known = {}
            return msgspec.convert(self._typed.any(inspect.type_info(m.HeadAt)), m.HeadAt)
        self._seq += self._random.randint(0, 3)
        return m.HeadAt(seq=self._seq, hash=f"{self._seq:064x}") if self._seq else m.HeadAt()


def _first_guesses(book: RuleBook, name: str) -> dict[str, list[Json]]:
    """What anybody knows who has looked at the table, or read its rules."""
    wagers = list(book.wagers)
    return {
        "seat": [name, "1", "2"],
        "stakes": [{wagers[0]: 500}, {wagers[-1]: 500}, {wagers[0]: 100, wagers[-1]: 2500}],
        "promotional": [{}],
        "outcome": [*book.wheel.order[:3], None],
        "pocket": [*book.wheel.order],
        "period_s": [book.terms.period.shortest_s],
        "cents": [100, 500, 5000],
        "credit_cents": [0, 500, 5000],
        "float_cents": [0, 1000],
        "limits": [msgspec.to_builtins(LimitAmounts.of(book.limits))],
        "why": ["it was time"],
    }
