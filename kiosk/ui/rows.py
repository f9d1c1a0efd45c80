"""A list for QML made of frozen rows. Only what changed is told to the screen."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_ROOT = QModelIndex()


@QmlElement
class Rows(QAbstractListModel):
    """Rows are structs whose first field is the key; each field is a role, in camelCase."""

    def __init__(self, row: type[Struct], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = attrgetter(row.__struct_fields__[0])
        self._roles = dict(enumerate(row.__struct_fields__, Qt.ItemDataRole.UserRole.value))
        self._rows: list[Any] = []

    def show(self, rows: Sequence[Any]) -> None:
        """Rows that keep their key keep their item on the screen."""
        if rows == self._rows:
            return
        keys = [self._key(row) for row in rows]
        if keys != [self._key(row) for row in self._rows]:
            self._remove_all_but(set(keys))
            self._insert_and_move(rows, keys)
        for index, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old != new:
                self._replace(index, new)

    @property
    def rows(self) -> Sequence[Any]:
        return self._rows

    def clear(self) -> None:
        """Forget all rows at once: what comes next has nothing to do with them."""
        self.beginResetModel()
        self._rows = []
        self.endResetModel()

    def _remove_all_but(self, wanted: set[Any]) -> None:
        for index in reversed(range(len(self._rows))):
            if self._key(self._rows[index]) not in wanted:
                self.beginRemoveRows(_ROOT, index, index)
                del self._rows[index]
                self.endRemoveRows()

    def _insert_and_move(self, rows: Sequence[Any], keys: Sequence[Any]) -> None:
        """One after another: all before are where they belong already."""
        there = {self._key(row) for row in self._rows}
        for old, run in groupby(range(len(rows)), lambda index: keys[index] in there):
            indices = list(run)
            if old:
                for index in indices:
                    self._fetch(index, keys[index])
            else:
                first, last = indices[0], indices[-1]
                self.beginInsertRows(_ROOT, first, last)
                self._rows[first:first] = rows[first : last + 1]
                self.endInsertRows()

    def _fetch(self, index: int, key: Any) -> None:
        before = index
        while self._key(self._rows[before]) != key:
            before += 1
        if before != index:
            self.beginMoveRows(_ROOT, before, before, _ROOT, index)
            self._rows.insert(index, self._rows.pop(before))
            self.endMoveRows()

    def _replace(self, index: int, row: Any) -> None:
        before = self._rows[index]
        changed = [role for role, name in self._roles.items() if _differ(before, row, name)]
        self._rows[index] = row
        at = self.index(index)
        self.dataChanged.emit(at, at, changed)

    def rowCount(  # noqa: N802 - Qt's name
        self, parent: QModelIndex | QPersistentModelIndex = _ROOT
    ) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        name = self._roles.get(role)
        if name is None or not index.isValid():
            return None
        return getattr(self._rows[index.row()], name)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's name
        return {role: QByteArray(camel(name).encode()) for role, name in self._roles.items()}


def _differ(one: object, other: object, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))


def camel(name: str) -> str:
    """As QML spells it."""
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)
