"""How a capability says what it does in a machine: what it decides upon, what its facts change, and
which command a fact answers to."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from operator import attrgetter
from types import UnionType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, get_args

from msgspec.structs import fields, replace

from kiosk.game.fact import Fact
from kiosk.game.given import Given
from kiosk.game.money import MoneyPlace

State = TypeVar("State")
Function = TypeVar("Function", bound=Callable[..., Any])


class NoCommand(Enum):
    """Why a fact cannot be decided again."""

    BESIDE = auto()
    """It is decided together with others, and what was asked is to be read from those."""
    OUTSIDE = auto()
    """Another machine said so, and its own journal keeps what it said."""
    ORDER = auto()
    """It is what staff asked for: the facts behind it answer to it."""


class Held(NamedTuple, Generic[State]):
    """How much money is in a place, by what else the state says."""

    cents_in: Callable[[State], int]
    parts: frozenset[str]
    """Of the state, all that it looks at."""


class Part(Generic[State]):
    """Of one capability in one machine: `name` is its part of the state."""

    SHARED: ClassVar[str]
    """The part of the state that every capability may change as well."""
    DECISION: ClassVar[type[Any]]
    """What a handler makes of its facts."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.handlers: dict[type, Callable[..., Any]] = {}
        self.changes: list[tuple[type, str, Callable[[Any, Any, State], Any]]] = []
        self.held: dict[MoneyPlace, Held[State]] = {}
        self.asked: dict[type, Callable[..., Any] | NoCommand] = {}

    def decides(self, handler: Function) -> Function:
        """Upon the command that its first argument is. Of the table, one that must know by whom and
        when it is asked takes `given` as well."""
        for command in _kinds_of_first(handler):
            self.handlers[command] = handler
        return handler

    def records(
        self, fact: type[Fact], *, keyed: bool = False, **known: str
    ) -> Callable[[Function], Function]:
        """As `decides`, where the fact says what the command says, by whom it was asked (`keyed`:
        under which key) and what is `known` from the state, by its path there. The function has the
        conditions: it raises `Refused`, or returns False where nothing changes."""
        given_as = {"who": "who", "by": "who", "second": "second"}
        if keyed:
            given_as["key"] = "key"
        from_state = {name: attrgetter(path) for name, path in known.items()}

        def declare(conditions: Function) -> Function:
            (command,) = _kinds_of_first(conditions)
            copied = [field.name for field in fields(command)]
            about = [n for n in fact.__struct_fields__ if n in given_as and n not in copied]
            made = {*copied, *about, *known}
            missing = [n.name for n in fields(fact) if n.required and n.name not in made]
            assert made <= {*fact.__struct_fields__} and not missing, f"{fact} is no such copy"
            takes_given = "given" in conditions.__annotations__

            def handler(asked: Any, book: Any, state: State, given: Given | None = None) -> Any:
                if conditions(asked, book, state, *([given] * takes_given)) is False:
                    return self.DECISION(())
                values = {name: getattr(asked, name) for name in copied}
                values |= {name: getattr(given, given_as[name]) for name in about}
                values |= {name: of_state(state) for name, of_state in from_state.items()}
                return self.DECISION((fact(**values),))

            self.handlers[command] = handler
            return self.kept_in(fact)(conditions)

        return declare

    def applies(self, change: Function) -> Function:
        """What the fact that its first argument is makes of the part of the state that its second
        is named after. The third is the whole state before. No fact is judged: it has happened."""
        (_, kind), (part, _), *_ = change.__annotations__.items()
        assert part in (self.name, self.SHARED), f"{part} is not the part of {change.__module__}"
        self.changes += [(fact, part, change) for fact in _kinds(kind)]
        return change

    def kept_in(self, fact: type[Fact], **named: str) -> Callable[[Function], Function]:
        """The fact keeps all that the command said, some of it `named` otherwise: it answers to it,
        whatever else is decided."""

        def declare(handler: Function) -> Function:
            (command,) = _kinds_of_first(handler)
            names = {field.name: named.get(field.name, field.name) for field in fields(command)}
            assert {*names.values()} <= {*fact.__struct_fields__}, f"{fact} does not keep {command}"
            self.asked[fact] = lambda fact, *_: command(
                **{name: getattr(fact, kept_as) for name, kept_as in names.items()}
            )
            return handler

        return declare

    def answers(self, command_of: Function) -> Function:
        """The command upon which the machine must decide the fact that its first argument is, in
        the state before it, for the audit. Where others of the same
        decision come before it and are needed to tell, it takes them as `beside`. `NoCommand`, or
        None: some facts of this kind are decided `BESIDE` others, or came from `OUTSIDE`."""
        for fact in _kinds_of_first(command_of):
            self.asked[fact] = command_of
        return command_of

    def answers_to_none(self, why: NoCommand, *facts: type[Fact]) -> None:
        self.asked |= dict.fromkeys(facts, why)

    def holds(self, place: MoneyPlace, *beside: str) -> Callable[[Function], Function]:
        """This much money must be in the place, by its part of the state and those `beside`."""

        def declare(cents_in: Function) -> Function:
            self.held[place] = Held(cents_in, frozenset((self.name, *beside)))
            return cents_in

        return declare


def _kinds_of_first(function: Callable[..., Any]) -> tuple[type, ...]:
    (_, kind), *_ = function.__annotations__.items()
    return _kinds(kind)


def _kinds(annotated: Any) -> tuple[type, ...]:
    return get_args(annotated) if isinstance(annotated, UnionType) else (annotated,)


class GameMachine(Generic[State]):
    """All capabilities of a machine, joined."""

    def __init__(self, name: str, parts: Iterable[Part[State]]) -> None:
        self._name = name
        self.handlers: dict[type, Callable[..., Any]] = {}
        self.held: dict[MoneyPlace, Held[State]] = {}
        self.asked: dict[type, Callable[..., Any] | NoCommand] = {}
        self.changes: dict[type, list[tuple[str, Callable[[Any, Any, State], Any]]]] = {}
        for part in parts:
            assert not self.handlers.keys() & part.handlers.keys(), "decided upon twice"
            assert not self.held.keys() & part.held.keys(), "held twice"
            assert not self.asked.keys() & part.asked.keys(), "answers twice"
            self.handlers |= part.handlers
            self.held |= part.held
            self.asked |= part.asked
            for fact, name_of_part, change in part.changes:
                self.changes.setdefault(fact, []).append((name_of_part, change))
        # Those whose handlers must know by whom and when they are asked.
        self.given = frozenset(
            command
            for command, handler in self.handlers.items()
            if "given" in handler.__annotations__
        )

    def command_of(self, fact: Fact, book: Any, state: State, beside: Sequence[Fact] = ()) -> Any:
        """That the fact answers to in the state before its decision; or none, and why."""
        asked = self.asked[type(fact)]
        if isinstance(asked, NoCommand):
            return asked
        needed = (beside,) if "beside" in asked.__annotations__ else ()
        return asked(fact, book, state, *needed)

    def held_after(self, fact: type[Fact]) -> list[tuple[MoneyPlace, Callable[[State], int]]]:
        """The places whose money a fact of this kind may move, and how much is there then."""
        changed = {name for name, _ in self.changes.get(fact, ())}
        return [
            (place, held.cents_in)
            for place, held in self.held.items()
            if "money" in changed or held.parts & changed
        ]

    def apply(self, state: State, fact: Fact) -> State:
        changes = self.changes.get(type(fact))
        if changes is None:
            raise TypeError(f"{type(fact).__name__} is not a fact of a {self._name}")
        changed: dict[str, Any] = {}
        for name, change in changes:
            part = changed[name] if name in changed else getattr(state, name)
            changed[name] = change(fact, part, state)
        return replace(state, **changed)  # type: ignore[type-var] # each is a struct
