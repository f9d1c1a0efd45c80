"""What two journals say of the same, in the smallest journals in which they can differ."""

from pathlib import Path

import pytest

from kiosk.audit.claims import EVERYBODY, Claim
from kiosk.audit.findings import Audited
from kiosk.audit.hellos import compare_hellos
from kiosk.audit.testimony import Named, Place
from kiosk.audit.witnesses import Seat, compare_seat
from kiosk.game.facts import Came
from kiosk.journal.record import Head

SEAT = "1"
MINUTE_MS = 60_000


def journal(name: str, facts: int = 20) -> Audited:
    """So many facts, one a minute, each with a hash of its own."""
    one = Audited(path=Path(name), facts=facts)
    for seq in range(1, facts + 1):
        one.chain += hashed(seq)
        one.testimony.see(seq * MINUTE_MS)
    return one


def hashed(seq: int) -> bytes:
    return bytes([seq]) * 32


def named(seq: int, of: int, came: Came) -> Named:
    """This fact names that one of the other journal."""
    return Named(Head(of, hashed(of)), seq, seq * MINUTE_MS, came)


@pytest.fixture
def table() -> Audited:
    one = journal("table.db")
    one.testimony.told_all = 1
    return one


@pytest.fixture
def terminal() -> Audited:
    return journal("terminal.db")


ENDINGS: list[Claim] = [
    ("jackpot share", "2-2", "refused", "it was another player's"),
    ("case", "a case", True, "sue"),
    ("dispute ended", "a case", "table"),
]


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_was_over_before_a_round_is_not_open_in_it(
    table: Audited, terminal: Audited, ending: Claim
) -> None:
    table.testimony.claims = {
        SEAT: {ending: Place(5, 0)},
        EVERYBODY: {("round", 2, 30): Place(6, 0), ("round", 1, 30): Place(4, 0)},
    }

    def findings(round_: int) -> list[str]:
        terminal.testimony.claims = {SEAT: {("open", round_, *ending[:2]): Place(9, 0)}}
        return [finding.what for finding in compare_seat(Seat(SEAT, table, [terminal], 0))]

    assert findings(1) == []
    assert [what for what in findings(2) if "is open here" in what]


def test_a_hello_is_in_both_journals(table: Audited, terminal: Audited) -> None:
    """The terminal writes its fact 4 upon the welcome, the table its fact 6 when it hears that."""
    terminal.testimony.heads = {"": [named(4, 5, Came.STARTED)]}
    hello, told = named(6, 3, Came.STARTED), named(8, 5, Came.HERE)

    def findings(*heads: Named) -> list[str]:
        table.testimony.heads = {SEAT: [*heads]}
        return [finding.what for finding in compare_hellos(table, terminal, SEAT)]

    assert findings(hello, told) == []
    assert findings(told) == ["the hello of fact 4 of terminal.db is not here"]
    invented = named(12, 6, Came.STARTED)
    assert findings(hello, told, invented) == ["a hello is here, and not in terminal.db"]
