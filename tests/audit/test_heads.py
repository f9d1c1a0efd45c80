"""Whoever remembers a head of another journal contradicts one that was written anew."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kiosk.audit.heads import heads_named
from kiosk.game import facts as f
from kiosk.journal.record import Head
from tests.audit.days import Day, Written, workday

HASH = "ab" * 32


@pytest.fixture(scope="module")
def day() -> Day:
    return workday("crown-single-zero")


@pytest.mark.parametrize(
    "fact",
    [
        f.HeadSeen(seat="1", seq=7, hash=HASH),
        f.TableHeadSeen(seq=7, hash=HASH),
        f.SlipTaken(key="k", round=1, seat="1", stakes={}, head=(7, HASH)),
        SimpleNamespace(table_head=(7, HASH)),
    ],
    ids=["head_seen", "table_head_seen", "slip_taken", "one that comes later"],
)
def test_a_head_is_known_by_the_name_of_its_field(fact: Any) -> None:
    assert [*heads_named(fact)] == [Head(7, bytes.fromhex(HASH))]


def test_what_names_none_has_none_and_what_is_no_hash_is_never_held() -> None:
    assert [*heads_named(f.SlipTaken(key="k", round=1, seat="1", stakes={}))] == []
    assert [*heads_named(f.SeatCleared(seat="1", seq=0, hash="", who="ann"))] == []
    (head,) = heads_named(f.HeadSeen(seat="1", seq=7, hash="no hash"))
    assert head.hash == b""


def test_a_table_that_was_written_anew_is_contradicted_by_any_terminal(day: Day) -> None:
    """A PIN is known to nobody else: no fact of another machine says what it was."""
    table = list(day.journals["table"])
    at = next(n for n, w in enumerate(table) if isinstance(w.fact, f.StaffEnrolled))
    forged = msgspec.structs.replace(table[at].fact, pin_hash="00" * 32)
    table[at] = Written(table[at].at_ms, forged)
    assert day.audit("table", table) == []
    for witness in ("terminal-1", "terminal-2", "terminal-3"):
        lines = day.audit("table", table, witness=witness)
        (found,) = [line for line in lines if "its receipt is for fact" not in line]
        assert f"{witness}.db has seen it with another fact" in found


def test_a_journal_that_was_let_go_is_known_by_its_last_fact(day: Day) -> None:
    """Its machine was taken away, and nobody stands there since."""
    terminal = list(day.journals["terminal-2"])
    at = next(n for n, w in enumerate(terminal) if isinstance(w.fact, f.CreditLimitSet))
    del terminal[at]
    found = day.audit("terminal-2", terminal, witness="table")
    assert any("or it was changed since it was taken away" in line for line in found)


def test_who_cleared_a_memory_is_known_at_the_table(day: Day) -> None:
    terminal = list(day.journals["terminal-3"])
    cleared = terminal[-1].fact
    assert isinstance(cleared, f.MemoryCleared)
    forged = msgspec.structs.replace(cleared, second="sue")
    terminal[-1] = Written(terminal[-1].at_ms, forged)
    assert any("cleared (tess, sue)" in line for line in day.audit("terminal-3", terminal))
