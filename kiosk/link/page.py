"""The page that documents the link for others: what every message holds, told from its type.

python -m kiosk.link.page > kiosk/link/PROTOCOL.md
"""

import ast
import inspect
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from kiosk.game import refusal
from kiosk.game.bounds import (
    Ed25519Signature,
    Endorsement,
    FullHash,
    Hash,
    Key,
    KeyOrNone,
    Number,
    NumberOrNone,
    Person,
    ShortKey,
)
from kiosk.game.jackpot.values import HitId, SeatName
from kiosk.game.terminal import commands as ats
from kiosk.game.tournament.values import EntrantId
from kiosk.link import floor as fl
from kiosk.link import jackpot as j
from kiosk.link import messages as m
from kiosk.link.session import BEAT_S, LINE_MAX, SILENCE_S

_INTRODUCTION = f"""\
# The link between a table and its machines

Terminals, consoles, displays and sensors are clients of one table. Each holds one stream: a unix
socket on the table's own machine (the client's user is checked by the kernel), or TCP with TLS 1.3
where both sides have a certificate of the table's own authority (`tapis enrol`). There is no plain
TCP. A certificate's name is the role and name of the hello, such as `terminal-7`.

A message is one line of JSON, at most {LINE_MAX // 1024} KiB, ended by a newline:

    {{"n": 0, "say": {{"type": "hello", "protocol": {m.PROTOCOL}, "role": "sensor", "name": "1"}}}}

- `n` counts the lines of this direction from 0, without a gap. The welcome gives the client the
  number to go on with; it is drawn anew for each connection, so that a recorded one cannot be
  played back.
- The first line of a client is its hello. It is connected when it has read the `welcome`, and not
  before: over TLS a refusal is only seen at the first read.
- Each side says something at least every {BEAT_S:g} s, if only `beat`. Whoever hears nothing for
  {SILENCE_S:g} s hangs up. A client connects again by itself.
- A line that is malformed, oversize, out of turn, of another role, or has an unknown or missing
  field or a number where a text belongs, is answered with a `refusal` that says why; then the
  connection ends. Numbers are integers. Money is in cents.
- A terminal tells where it stands, and the table orders what is missing, in batches: there is never
  more than one on its way. Nothing is replayed after a break: the next hello says everything, and
  the table compares. Every order can be given twice without harm, because it names the round, key
  or settlement it is about.
- Whatever a client hears was durable in the table's journal before. Whatever a terminal tells was
  durable in its own.
- A name is 1 to 32 letters, digits and ` ._-`, a key 1 to 80 printable characters.
- A key, id or reading is drawn by whoever asks, before it asks for the first time. Sent again with
  the same body it has the same answer; with another body it is refused.

## A sensor at the wheel

A sensor says hello with the role `sensor`, then `sensed` with the pocket in which the ball lies
(`"0"`, `"00"`, `"000"`, `"1"` to `"36"`), or without one when the ball is about to fall: then
wagering is closed, if it is still open. Each reading is answered. The number is shown to the
dealer, who accepts it or enters another; both are recorded. No sensor settles a round.

    {{"n": 1754, "say": {{"type": "sensed", "reading": "a81c-000017", "pocket": "26"}}}}
    {{"n": 3, "say": {{"type": "answer", "id": "a81c-000017", "done": true}}}}
"""

_JACKPOTS = """\
## A jackpot controller and its tables

`tapis jackpot` serves tables as a table serves its machines: the same streams, lines, numbers and
beats, with a hello of its own in the role `table` (`console` for orders of two people, `display` to
listen). Whatever a table says of a round has the round's key and is said until it is answered: by
`jackpot_drawn`, or by an `answer`. The levels are told at each change, twice a second at most.

A seal is the SHA-256 of `tapis jackpot LEVEL EPOCH TRIGGER ` and 32 bytes, with the numbers in
decimal: the level counted from 0, the trigger in ten-thousandths of a cent. The trigger follows
from the bytes: SHA-256 of `tapis trigger`, a count of 8 bytes from 0 on, and the 32 bytes gives
numbers of as many leading bits as the range has, and the first that lies in the range is added to
its start.
"""


_FLOOR = """\
## A floor and its tables

`tapis floor` serves tables in the same way, with a hello of its own in the role `table`. A table
asks for a ticket under a key that it has written down before, and is answered alike however often
it asks. What became of a ticket it does not say: it tells its journal, batch by batch, in
`floor_facts`, and the floor reads it there. The next batch of a journal waits for the `floor_head`
of the last one.

A batch is the zlib-compressed MessagePack of a list of facts, each a list of its sequence number,
time in ms, kind, key, body and hash, cut into pieces that fit a line. The hash of each fact covers
the one before it: what does not follow upon the head is not kept, and is an alarm.
"""


def page() -> str:
    at_table = (*get_args(m.ToTable), *get_args(m.FromTable))
    own = [message for message in get_args(j.ToController) if message not in at_table]
    told = [message for message in get_args(j.FromController) if message not in at_table]
    asked = [message for message in get_args(fl.ToFloor) if message not in at_table]
    answered = [message for message in get_args(fl.FromFloor) if message not in at_table]
    parts = [
        _INTRODUCTION,
        "## To the table\n",
        *_messages(get_args(m.ToTable)),
        "## From the table\n",
        *_messages(get_args(m.FromTable)),
        _JACKPOTS,
        "## To a jackpot controller\n",
        *_messages(own),
        "## From a jackpot controller\n",
        *_messages(told),
        _FLOOR,
        "## To a floor\n",
        *_messages(asked),
        "## From a floor\n",
        *_messages(answered),
        "## Parts of messages\n",
        *_messages(_parts((*at_table, *own, *told, *asked, *answered))),
        f"### `Reason`\n\n{_members(refusal.Reason)}\n",
        "## Orders of the table to a terminal\n",
        *_orders(ats.ORDERS),
        "\n## Orders of staff, inside a `staff_order`\n",
        "Who gives it, at what time and by which key the table adds itself.\n",
        *_orders(m.STAFF_COMMANDS),
    ]
    return "\n".join(parts) + "\n"


def _messages(structs: Iterable[type]) -> Iterator[str]:
    for struct in structs:
        documented = _field_docs(struct)
        tag = getattr(struct, "__struct_config__", None)
        name = tag.tag if tag is not None and tag.tag else struct.__name__
        yield f"### `{name}`\n\n{_doc(struct)}\n"
        rows = [
            f"| `{field.encode_name}` | {_words(field.type)} | {_default(field)} "
            f"| {documented.get(field.name, '')} |"
            for field in _fields(struct)
        ]
        if rows:
            yield "| field | | if left out | |\n|---|---|---|---|"
            yield "\n".join(rows) + "\n"


def _parts(structs: Iterable[type]) -> list[type]:
    """Every struct that is found within them and has no name of its own on the wire."""
    found: dict[type, None] = {}
    seek = [field.type for struct in structs for field in _fields(struct)]
    for info in seek:  # which grows
        match info:
            case types.StructType(cls=struct) if struct not in found and not info.tag:
                found[struct] = None
                seek += [field.type for field in info.fields]
            case types.UnionType(types=within) | types.TupleType(item_types=within):
                seek += within
            case types.Metadata(type=inner) | types.VarTupleType(item_type=inner):
                seek.append(inner)
            case types.DictType(value_type=inner):
                seek.append(inner)
    return list(found)


def _orders(structs: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    yield "| order | fields | |\n|---|---|---|"
    for struct in structs:
        fields = ", ".join(f"`{f.encode_name}` {_words(f.type)}" for f in _fields(struct))
        about = _flowing(struct.__doc__)
        yield f"| `{struct.__struct_config__.tag}` | {fields} | {about} |"


def _fields(struct: type) -> tuple[types.Field, ...]:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    return info.fields


def _default(field: types.Field) -> str:
    if field.required:
        return "never"
    value = field.default
    if value is NODEFAULT:
        if field.default_factory is NODEFAULT:
            return "unchanged"
        value = field.default_factory()
    return (
        "nothing" if value in (None, "", (), {}, frozenset(), m.HeadAt()) else f"`{value}`".lower()
    )


def _words(info: Any) -> str:  # noqa: PLR0911, PLR0912, C901 - one line for each kind of type
    match info:
        case types.UnionType():
            some = [x for x in info.types if not isinstance(x, types.NoneType)]
            if len(some) > 1:
                return "an order"
            return _words(some[0]) + (" or null" if info.includes_none else "")
        case types.Metadata():
            return _words(info.type)
        case types.IntType():
            return f"integer, {info.ge} or more" if info.ge in (0, 1) else "integer"
        case types.StrType():
            longest = f", at most {info.max_length} characters" if info.max_length else ""
            return _PATTERNS[info.pattern] if info.pattern else f"text{longest}"
        case types.BytesType():
            return f"bytes in Base64, at most {info.max_length}"
        case types.BoolType():
            return "true or false"
        case types.EnumType(cls=refusal.Reason):
            return "`Reason`"
        case types.EnumType():
            return _members(info.cls)
        case types.VarTupleType() | types.FrozenSetType():
            return f"list of {_most(info)}{_words(info.item_type)}"
        case types.TupleType():
            return f"[{', '.join(map(_words, info.item_types))}]"
        case types.DictType():
            return f"object: {_most(info)}{_words(info.key_type)} to {_words(info.value_type)}"
        case types.StructType():
            name = info.tag or info.cls.__name__
            return f"`{name}`"
        case _:
            raise TypeError(f"no words for {info}")


def _most(info: Any) -> str:
    return f"at most {info.max_length}: " if info.max_length else ""


def _members(closed: type[Enum]) -> str:
    return " / ".join(f"`{member.value}`" for member in closed)


_PATTERNS = {
    get_args(alias)[1].pattern: words
    for alias, words in {
        m.Name: "name",
        fl.Journal: "`table`, or `terminal-` and a seat",
        fl.Prefix: "6 digits",
        Key: "key",
        ShortKey: "1 to 40 printable characters",
        Person: "1 to 32 printable characters",
        Hash: "SHA-256 in hexadecimal",
        FullHash: "64 hexadecimal digits",
        Ed25519Signature: "128 hexadecimal digits",
        Endorsement: "up to 144 hexadecimal digits",
        Number: "18 digits",
        KeyOrNone: "key, or nothing",
        NumberOrNone: "18 digits, or nothing",
        m.Pin: "6 to 32 digits",
        HitId: "rank of a jackpot level, a dash and a number",
        SeatName: "seat",
        EntrantId: "three digits",
    }.items()
}


def _flowing(text: str | None) -> str:
    return " ".join((text or "").split())


def _doc(struct: type) -> str:
    """Its own text, and not the one that a dataclass is given when it has none."""
    text = inspect.getdoc(struct) or ""
    return "" if text.startswith(f"{struct.__name__}(") else _flowing(text)


def _field_docs(struct: type) -> dict[str, str]:
    """The texts below the fields, which only the source has."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)
    docs = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = _flowing(text)
    return docs


if __name__ == "__main__":
    print(page(), end="")
