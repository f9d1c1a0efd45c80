"""Entries, and the chain that binds what they become."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.journal.record import Entry, Head, chain, genesis, link
from tests.journal.samples import MACHINE, entry

texts = st.text(st.characters(codec="utf-8"), max_size=3)
entries = st.builds(
    Entry,
    kind=st.text(st.characters(codec="utf-8"), min_size=1, max_size=3),
    key=texts,
    body=st.binary(max_size=3),
    at_ms=st.integers(-2, 2),
)


@given(entries, entries, st.integers(1, 3), st.integers(1, 3))
def test_two_different_records_never_have_the_same_hash(
    one: Entry, other: Entry, one_seq: int, other_seq: int
) -> None:
    """Nor when a letter moves from the kind to the key, or from the key to the body."""
    same = chain(bytes(32), one_seq, one) == chain(bytes(32), other_seq, other)
    assert same is ((one, one_seq) == (other, other_seq))


def test_a_hash_depends_on_all_that_came_before() -> None:
    first, second = link(genesis(MACHINE), [entry(1), entry(2)])
    changed = chain(chain(genesis(MACHINE).hash, 1, entry(9)), 2, entry(2))
    assert second.hash == chain(first.hash, 2, entry(2))
    assert second.hash != changed


def test_records_are_numbered_behind_the_head() -> None:
    records = link(Head(41, bytes(32)), [entry(1), entry(2)])
    assert [record.seq for record in records] == [42, 43]
    assert records[1].head == Head(43, records[1].hash)


def test_the_chain_of_a_machine_fits_no_other() -> None:
    assert genesis("terminal-7") != genesis("terminal-8")


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": ""},
        {"at_ms": 2**63},
        {"at_ms": -(2**63) - 1},
        {"kind": "\ud800"},
        {"key": "\udfff"},
    ],
)
def test_what_cannot_be_stored_is_no_entry(fields: dict[str, object]) -> None:
    sound = {"kind": "note_stacked", "body": b"{}", "at_ms": 0}
    with pytest.raises(ValueError, match=r"kind|stored|surrogates"):
        Entry(**(sound | fields))
