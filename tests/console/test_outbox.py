"""Orders that wait for their answers are kept, without PINs, and never half of them."""

from itertools import count
from pathlib import Path

import pytest

from kiosk.console.order import Order, Person
from kiosk.console.outbox import Outbox, OutboxError, OutboxFile
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.terms import Tender

NUMBERS = count(1)


def order() -> m.StaffOrder:
    given = Order(
        command=c.Credit("1", 500, Tender.CASH),
        why="cash",
        by=Person("Ana", "482915"),
        second=Person("Sam", "123456"),
        expects=m.Expected(phase=TablePhase.IDLE, round=3),
    )
    return given.message(f"order {next(NUMBERS)}")


def test_orders_are_kept_without_pins_until_they_are_answered(tmp_path: Path) -> None:
    path = tmp_path / "orders.json"
    first, second = order(), order()
    outbox = OutboxFile(path)
    outbox.put(first)
    outbox.put(second)
    assert "123456" not in path.read_text()
    again = OutboxFile(path)
    assert [waiting.id for waiting in again.waiting] == [first.id, second.id]
    assert again.waiting[0].order == first.order
    again.remove(first.id)
    assert [waiting.id for waiting in OutboxFile(path).waiting] == [second.id]


@pytest.mark.parametrize("text", ["", "{}", '[{"type": "staff_order"}]'])
def test_a_file_that_is_no_list_of_orders_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "orders.json"
    path.write_text(text)
    with pytest.raises(OutboxError, match=r"orders\.json is no list of orders"):
        OutboxFile(path)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OutboxError, match=r"cannot use .*orders\.json"):
        OutboxFile(tmp_path / "nowhere" / "orders.json")


def test_orders_in_memory_are_kept_without_pins_too() -> None:
    outbox, given = Outbox(), order()
    outbox.put(given)
    assert [(waiting.id, waiting.second_pin) for waiting in outbox.waiting] == [(given.id, None)]
    outbox.remove(given.id)
    outbox.remove("another")
    assert not outbox.waiting


def test_an_order_that_cannot_be_written_down_is_not_kept(tmp_path: Path) -> None:
    """Nobody gives it later: whoever gave it was told that it is not given."""
    path = tmp_path / "folder" / "orders.json"
    path.parent.mkdir()
    outbox, first = OutboxFile(path), order()
    outbox.put(first)
    path.unlink()
    path.parent.rmdir()
    with pytest.raises(OutboxError, match=r"cannot write .*orders\.json"):
        outbox.put(order())
    with pytest.raises(OutboxError, match=r"cannot write .*orders\.json"):
        outbox.remove(first.id)
    assert [waiting.id for waiting in outbox.waiting] == [first.id]
