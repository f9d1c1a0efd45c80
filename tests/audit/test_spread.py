"""Who cheats with the ring of Spread-Bet is found, though every hash of the journal fits again."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.audit.audit import end
from kiosk.audit.evenness import rings_of, uneven_rings
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.round.state import TableRound
from kiosk.game.spread.ring import commitment_of
from kiosk.game.spread.state import SpreadRound
from tests.audit.days import Day, Written, acted
from tests.conftest import BOOKS

OTHER = bytes([31, *range(31)])
"""Turns the ring by 31 pockets."""
Forge = Callable[[list[Written]], list[Written]]


@pytest.fixture(scope="module")
def day() -> Day:
    return acted("spread-bet-paid")


def at(journal: list[Written], kind: type[f.Fact]) -> int:
    return next(i for i, written in enumerate(journal) if isinstance(written.fact, kind))


def put(journal: list[Written], kind: type[f.Fact], **changes: object) -> list[Written]:
    """With every fact of this kind changed."""
    return [
        replace_fact(written, **changes) if isinstance(written.fact, kind) else written
        for written in journal
    ]


def replace_fact(written: Written, **changes: object) -> Written:
    return Written(written.at_ms, replace(written.fact, **changes))


def biased(journal: list[Written]) -> list[Written]:
    """The ring is no outcome of the chance that is told, though sealed with it."""
    told = journal[at(journal, f.RingRevealed)].fact
    assert isinstance(told, f.RingRevealed)
    seal = commitment_of(1, 3, bytes.fromhex(told.secret))
    journal = put(put(journal, f.RingCommitted, commitment=seal), f.RingRevealed, ring=3)
    return shown(journal, 3)


def late(journal: list[Written]) -> list[Written]:
    """Drawn when the first wagers lay there."""
    drawn = journal.pop(at(journal, f.RingCommitted))
    journal.insert(at(journal, f.RoundOpened) + 1, drawn)
    return journal


def after_the_number(journal: list[Written]) -> list[Written]:
    """Another ring is told than the one that was sealed."""
    return shown(put(journal, f.RingRevealed, ring=31, secret=OTHER.hex()), 31)


def exchanged(journal: list[Written]) -> list[Written]:
    """Seal and ring alike: the table's journal is in order by itself."""
    seal = commitment_of(1, 31, OTHER)
    return after_the_number(put(journal, f.RingCommitted, commitment=seal))


def seal_exchanged(journal: list[Written]) -> list[Written]:
    """For one that opens to the same ring: only whoever was told the first one can know."""
    secret = bytes([9, *range(1, 32)])
    seal = commitment_of(1, 9, secret)
    journal = put(journal, f.RingCommitted, commitment=seal)
    return put(journal, f.RingRevealed, secret=secret.hex())


def sealed_twice(journal: list[Written]) -> list[Written]:
    sealed = journal[at(journal, f.RingCommitted)]
    other = replace_fact(sealed, commitment=commitment_of(1, 31, OTHER))
    journal.insert(at(journal, f.RingCommitted) + 1, other)
    return journal


def shown(journal: list[Written], ring: int) -> list[Written]:
    """The display is made to have shown it."""
    return [
        replace_fact(written, ring=ring)
        if isinstance(written.fact, f.RingsShown) and written.fact.ring is not None
        else written
        for written in journal
    ]


def told_early(journal: list[Written]) -> list[Written]:
    """While wagering was open."""
    told = journal.pop(at(journal, f.RingRevealed))
    journal.insert(at(journal, f.RoundClosed), told)
    return journal


FORGED = [biased, late, after_the_number, exchanged, seal_exchanged, sealed_twice, told_early]


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_no_ring_is_chosen_exchanged_or_drawn_late(day: Day, forge: Forge) -> None:
    """S3 4.2: by what the journals say alone, with every head made to fit."""
    journal = forge(list(day.journals["table"]))
    assert journal != day.journals["table"]
    assert day.audit("table", journal) != []


def test_a_payment_by_another_ring_is_found(day: Day) -> None:
    """At the terminal: by a ring that its table never told, and by a cent."""
    (seat,) = (name for name in day.journals if name != "table")
    honest = list(day.journals[seat])
    assert day.audit(seat, honest) == []
    settled = honest[at(honest, f.RoundSettled)].fact
    assert isinstance(settled, f.RoundSettled)
    # By 10 pockets 10 lies below 17, and 27 pays nothing of what was wagered.
    other = {"ring": 10, "winnings_cents": 35_000, "returned_cents": 1000, "spent_cents": 1500}
    for changes in (other, {"winnings_cents": settled.winnings_cents + 1}, {"ring": None}):
        assert day.audit(seat, put(honest, f.RoundSettled, **changes)) != []


def test_a_table_that_draws_until_it_likes_the_ring_is_found() -> None:
    """Each ring is what its own bytes say, and all of them together are not what chance brings."""
    random = Random(4)
    fair = [random.randrange(38) for _ in range(400)]
    liked = [min(random.randrange(38), random.randrange(38)) for _ in range(400)]
    assert uneven_rings(rings_of(map(played, range(400), fair)), 38) == ""
    assert "as chance does not bring them" in uneven_rings(
        rings_of(map(played, range(400), liked)), 38
    )
    assert uneven_rings(rings_of(map(played, range(100), [7] * 100)), 38) == "", (
        "too few to say anything"
    )
    one = Audited(path=Path("table.db"), machine="table", book=BOOKS["crown-double-zero"], facts=1)
    one.rounds = {number: played(number, ring) for number, ring in enumerate(liked)}
    end(one)
    assert ["as chance does not bring them" in str(found) for found in one.findings] == [True]


def played(number: int, ring: int) -> TableRound:
    return TableRound(number, spread=SpreadRound(table="1", ring=ring))
