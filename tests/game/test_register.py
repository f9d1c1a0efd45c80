"""The ticket register: what it costs does not depend on how many tickets it knows."""

import tracemalloc

import pytest
from msgspec.structs import replace

from kiosk import resources
from kiosk.game import facts as f
from kiosk.game.history import decode_state, encode_state, first_state
from kiosk.game.table.state import Table
from kiosk.game.tickets.register import Register
from kiosk.game.tickets.state import Ticket, TicketStatus, Word

ISSUED = TicketStatus.ISSUED


def ticket(number: int, *, seat: str = "1", word: Word = Word.NONE) -> Ticket:
    return Ticket(f"key-{number}", seat, 500, 1000, ISSUED, word=word)


def register(count: int) -> Register:
    return Register({str(number): ticket(number) for number in range(count)})


def bytes_of_one_more(before: Register) -> int:
    tracemalloc.start()
    after = before.with_ticket("new", ticket(-1))
    after = after.with_ticket("new", replace(after["new"], status=TicketStatus.PAID))
    (_, peak) = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(after) == len(before) + 1
    return peak


def test_one_more_ticket_copies_no_register() -> None:
    """A copy of 20,000 would be 200 times that of 100."""
    assert bytes_of_one_more(register(20_000)) < 4 * bytes_of_one_more(register(100))


def test_tickets_stay_in_the_order_in_which_they_came() -> None:
    numbers = ["9", "1", "5", "3", "7"]
    there = Register()
    for number in numbers:
        there = there.with_ticket(number, ticket(int(number)))
    changed = there.with_ticket("1", replace(there["1"], status=TicketStatus.PAID))
    assert [*changed] == numbers
    assert [*changed.without(["5"]).with_ticket("5", ticket(5))] == ["9", "1", "3", "7", "5"]
    assert there["1"].status is ISSUED  # what was, is as it was
    assert changed != there
    assert Register(dict(changed)) == changed


def test_each_is_found_by_its_cash_out_and_the_last_by_its_seat() -> None:
    there = register(3).with_ticket("x", ticket(77, seat="2"))
    assert there.number_of("key-1") == "1"
    assert there.number_of("key-77") == "x"
    assert (there.last_at("1"), there.last_at("2"), there.last_at("3")) == ("2", "x", None)
    left = there.without(["1", "x"])
    assert (left.number_of("key-1"), left.number_of("key-0")) == (None, "0")
    assert (left.last_at("1"), left.last_at("2")) == ("2", None)
    with pytest.raises(KeyError):
        there.without(["unknown"])


def test_those_of_a_terminals_word_are_found_without_the_others() -> None:
    there = register(50).with_ticket("told", ticket(99, word=Word.TOLD))
    assert [number for number, _ in there.by_word()] == ["told"]
    believed = there.with_ticket("told", replace(there["told"], word=Word.NONE))
    assert not [*believed.by_word()]
    assert [number for number, _ in Register(dict(there)).by_word()] == ["told"]


def test_a_snapshot_of_it_is_what_it_always_was() -> None:
    book = resources.rulebook("crown-single-zero")
    begun = f.Begun(role=f.Role.TABLE, seat="", rulebook=book.id, digest=book.digest)
    state = first_state(book, begun)
    assert isinstance(state, Table)
    there = Register({"20": ticket(20), "10": ticket(10, word=Word.TOLD)})
    kept = encode_state(replace(state, tickets=there))
    told = b'"tickets":{"20":{"key":"key-20","seat":"1","cents":500,"expires_ms":1000,'
    assert told in kept
    back = decode_state(f.Role.TABLE, kept)
    assert isinstance(back, Table)
    assert [*back.tickets.items()] == [*there.items()]
    assert back.tickets.number_of("key-10") == "10"
    assert back.tickets.last_at("1") == "10"
