"""Commands of the game as they travel: one tagged struct for each, made from the command itself.

The game's commands are plain structs and dataclasses. Here each gets a strict mirror image, so that
a command that gains a field is understood on both ends at once, and nothing else is understood.
"""

import dataclasses
from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta

from kiosk.link.tags import tag

Key = Annotated[str, Meta(pattern=r"^[ -~]{1,80}\Z")]
Text = Annotated[str, Meta(max_length=500)]
Count = Annotated[int, Meta(ge=0, le=2**53)]

_TEXTS = frozenset({"reason", "detail", "what", "answer", "text"})
_KEYS = frozenset({"case", "key"})
_Word = Annotated[str, Meta(max_length=80)]
_Integer = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Wire:
    """A set of commands that may be sent. `filled_in` are fields that the receiver knows better
    than the sender, such as who is signed in and what time it is: they do not travel."""

    def __init__(
        self, commands: Iterable[type], *, filled_in: frozenset[str] = frozenset()
    ) -> None:
        self._filled_in = filled_in
        self._structs = {command: self._mirror(command) for command in commands}
        self._commands = {
            struct: (command, self._asked(command)) for command, struct in self._structs.items()
        }
        self.union: Any = Union[tuple(self._structs.values())]  # noqa: UP007 - made at run time

    @property
    def structs(self) -> list[type[msgspec.Struct]]:
        return list(self._structs.values())

    def pack(self, command: object) -> msgspec.Struct:
        struct = self._structs[type(command)]
        return struct(**{name: getattr(command, name) for name in struct.__struct_fields__})

    def unpack(self, struct: msgspec.Struct, **known: object) -> Any:
        """The command, with what the receiver knows filled in where the command asks for it."""
        command, asked = self._commands[type(struct)]
        fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
        fields.update((name, known[name]) for name in asked)
        return command(**fields)

    def _asked(self, command: type) -> frozenset[str]:
        return self._filled_in & _defaults(command).keys()

    def _mirror(self, command: type) -> type[msgspec.Struct]:
        hints = {name: _bounded(name, hint) for name, hint in get_type_hints(command).items()}
        fields: list[Any] = []
        for name, default in _defaults(command).items():
            if name not in self._filled_in:
                hint = hints[name]
                fields.append((name, hint) if default is NODEFAULT else (name, hint, default))
        return msgspec.defstruct(
            command.__name__,
            fields,
            frozen=True,
            kw_only=True,
            forbid_unknown_fields=True,
            omit_defaults=True,
            tag=tag(command.__name__),
            tag_field="order",
            namespace={"__doc__": command.__doc__ or ""},
        )


def _defaults(command: type) -> dict[str, Any]:
    """The fields of a command, each with its default or with `NODEFAULT`."""
    if issubclass(command, msgspec.Struct):
        return {
            field.name: _default(field.default, field.default_factory, NODEFAULT)
            for field in msgspec.structs.fields(command)
        }
    assert dataclasses.is_dataclass(command), f"{command.__name__} is no command"
    return {
        field.name: _default(field.default, field.default_factory, dataclasses.MISSING)
        for field in dataclasses.fields(command)
    }


def _default(value: Any, factory: Any, missing: object) -> Any:
    if factory is not missing:
        return msgspec.field(default_factory=factory)
    return NODEFAULT if value is missing else value


def _bounded(name: str, hint: Any) -> Any:
    """What one machine takes it tells to others, whose lines have an end."""
    if hint is int:
        return _Integer
    if hint is str:
        return Text if name in _TEXTS else Key if name in _KEYS else _Word
    if get_origin(hint) is UnionType:
        return Union[tuple(_bounded(name, part) for part in get_args(hint))]  # noqa: UP007
    return hint
