"""What a view shows, declared once: the fields of a frozen struct are its properties in QML.

    class MetersShown(Struct, frozen=True):
        credit: str = ""
        is_winning: bool = False

    class MetersView(View[MetersShown]):
        chips = rows_of(RailChip)

        def refresh(self) -> None:
            self.chips.show([RailChip(...), ...])
            self.show(MetersShown(credit=..., is_winning=...))

QML reads `credit`, `isWinning` and `chips`, and hears of `credit` when that has changed, not when
anything else has. Money crosses as text: an int of QML has 32 bits. A view whose properties never
change is a `View[Struct]`.
"""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar, cast, get_args

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import qmlRegisterType

from kiosk.ui.rows import Rows, camel

MODULE, MAJOR, MINOR = "Tapis.Bridge", 1, 0

Shown = TypeVar("Shown", bound=Struct)
Kept = TypeVar("Kept")


class _Constant(Struct, frozen=True):
    type: type


def constant(type_: type[Kept]) -> Kept:
    """A property that never changes: `rows` is what the view keeps as `_rows`. A struct stands for
    its fields, each of which is a property."""
    return cast(Kept, _Constant(type_))


class _RowsOf(Struct, frozen=True):
    row: type[Struct]


def rows_of(row: type[Struct]) -> Rows:
    """A property that never changes either: a list of these, which the view makes by itself."""
    return cast(Rows, _RowsOf(row))


class _ViewType(type(QObject)):  # type: ignore[misc]
    """Gives a view its properties before Qt looks at it, and makes it known to QML by its name."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any]
    ) -> "type[View[Struct]]":
        above = [item for base in bases for item in getattr(base, "_lists", {}).items()]
        own = {name: told.row for name, told in body.items() if isinstance(told, _RowsOf)}
        body["_lists"] = dict(above) | own
        body |= _constants(body)
        shown = _struct_of(body)
        if shown is None:
            return cast("type[View[Struct]]", super().__new__(cls, name, bases, body))
        body["_blank"] = shown
        body["_signals"] = [(field, f"{camel(field)}Changed") for field in shown.__struct_fields__]
        for field, signal in body["_signals"]:
            changed = body[signal] = Signal()
            read = attrgetter(f"showing.{field}")
            body[camel(field)] = Property(_one(shown.__annotations__[field]), read, notify=changed)
        view = cast("type[View[Struct]]", super().__new__(cls, name, bases, body))
        qmlRegisterType(view, MODULE, MAJOR, MINOR, name)  # type: ignore[call-overload]
        return view


def _struct_of(body: dict[str, Any]) -> type[Struct] | None:
    """None: other views are made of this one, or it shows what another one does."""
    (shown, *_) = get_args(body.get("__orig_bases__", (None,))[0]) or (None,)
    return shown if isinstance(shown, type) else None


def _constants(body: dict[str, Any]) -> dict[str, object]:
    """In Python by its own name, too."""
    made: dict[str, object] = {}
    for name, told in body.items():
        if not isinstance(told, _Constant | _RowsOf):
            continue
        made[name] = property(attrgetter(f"_{name}"))
        type_ = told.type if isinstance(told, _Constant) else Rows
        if issubclass(type_, Struct):
            of = type_.__annotations__.items()
            made |= {camel(key): _fixed(each, f"_{name}.{key}") for key, each in of}
        else:
            made[camel(name)] = _fixed(type_, f"_{name}")
    return made


def _one(annotation: Any) -> type:
    """Of an object that may be missing, what it is else."""
    return cast(type, annotation if isinstance(annotation, type) else get_args(annotation)[0])


def _fixed(type_: type, path: str) -> Property:
    return Property(type_, attrgetter(path), constant=True)


class View(QObject, Generic[Shown], metaclass=_ViewType):
    changed = Signal()
    """Anything of what is shown, for other views; QML hears of each property alone."""

    _blank: type[Shown]
    """What it shows at first, by the defaults of its fields."""
    _signals: Sequence[tuple[str, str]]
    """Each field with the name of the signal that it has changed."""
    _lists: Mapping[str, type[Struct]]
    """By its name, what each is a list of."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.showing = self._blank()
        for name, row in self._lists.items():
            setattr(self, f"_{name}", Rows(row, self))

    def show(self, shown: Shown) -> None:
        """Only what is not as before is told to the screen."""
        before = self.showing
        if shown == before:
            return
        self.showing = shown
        for field, signal in self._signals:
            if getattr(before, field) != getattr(shown, field):
                getattr(self, signal).emit()
        self.changed.emit()
