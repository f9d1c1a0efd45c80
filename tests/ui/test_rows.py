"""A list for QML: whatever is shown after whatever, the screen hears of the difference alone."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from kiosk.ui.rows import Rows


class Row(Struct, frozen=True):
    name: str
    sum_cents: int


def shown(rows: Rows) -> list[Row]:
    places = (rows.index(row) for row in range(rows.rowCount()))
    first = int(Qt.ItemDataRole.UserRole)
    return [Row(rows.data(at, first), rows.data(at, first + 1)) for at in places]


class Screen:
    """Follows a list by what the list tells it, as a view does."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.items: list[Row] = []
        self.heard: list[str] = []
        rows.rowsInserted.connect(self._inserted)
        rows.rowsRemoved.connect(self._removed)
        rows.rowsMoved.connect(self._moved)
        rows.dataChanged.connect(self._changed)

    def _inserted(self, _: object, first: int, last: int) -> None:
        self.items[first:first] = shown(self.rows)[first : last + 1]
        self.heard.append("inserted")

    def _removed(self, _: object, first: int, last: int) -> None:
        del self.items[first : last + 1]
        self.heard.append("removed")

    def _moved(self, _: object, first: int, last: int, __: object, to: int) -> None:
        assert first == last
        self.items.insert(to, self.items.pop(first))
        self.heard.append("moved")

    def _changed(self, at: object, *_: object) -> None:
        self.items[at.row()] = shown(self.rows)[at.row()]  # type: ignore[attr-defined]
        self.heard.append("changed")


A, B, C = Row("a", 1), Row("b", 2), Row("c", 3)

lists = st.lists(
    st.builds(Row, st.sampled_from("abcdefgh"), st.integers(0, 2)), unique_by=lambda row: row.name
)


@given(st.lists(lists, max_size=6))
def test_a_screen_that_hears_each_difference_has_every_row(steps: list[list[Row]]) -> None:
    rows = Rows(Row)
    screen = Screen(rows)
    for step in steps:
        rows.show(step)
        assert shown(rows) == step == screen.items


def test_rows_that_are_as_they_were_are_not_told_again() -> None:
    rows = Rows(Row)
    rows.show([A, B])
    screen = Screen(rows)
    rows.show([A, B])
    assert screen.heard == []


def test_a_row_that_keeps_its_key_keeps_its_item() -> None:
    rows = Rows(Row)
    rows.show([A, B, C])
    screen = Screen(rows)
    screen.items = [A, B, C]
    rows.show([C, Row("a", 5)])
    assert screen.heard == ["removed", "moved", "changed"]


def test_it_is_a_model_as_qt_wants_one(qtmodeltester: ModelTester) -> None:
    rows = Rows(Row)
    model: QAbstractItemModel = rows
    qtmodeltester.check(model)
    rows.show([A, B, C])
    rows.show([C, B])
    rows.clear()
