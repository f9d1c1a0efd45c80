"""A list for QML made of frozen rows. Only what changed is told to the screen."""

from collections.abc import Sequence
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
        wanted = {self._key(row) for row in rows}
        for index in reversed(range(len(self._rows))):
            if self._key(self._rows[index]) not in wanted:
                self.beginRemoveRows(_ROOT, index, index)
                del self._rows[index]
                self.endRemoveRows()
        kept = {self._key(row) for row in self._rows}
        for index, row in enumerate(rows):
            self._put(index, row, kept=self._key(row) in kept)

    @property
    def rows(self) -> Sequence[Any]:
        return self._rows

    def clear(self) -> None:
        """Forget all rows at once: what comes next has nothing to do with them."""
        self.beginResetModel()
        self._rows = []
        self.endResetModel()

    def _put(self, index: int, row: Any, *, kept: bool) -> None:
        """All before it are where they belong already."""
        if not kept:
            self.beginInsertRows(_ROOT, index, index)
            self._rows.insert(index, row)
            self.endInsertRows()
            return
        key, before = self._key(row), index
        while self._key(self._rows[before]) != key:
            before += 1
        if before != index:
            self.beginMoveRows(_ROOT, before, before, _ROOT, index)
            self._rows.insert(index, self._rows.pop(before))
            self.endMoveRows()
        if self._rows[index] != row:
            changed = [r for r, n in self._roles.items() if _differ(self._rows[index], row, n)]
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
