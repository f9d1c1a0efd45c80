"""Spread-Bet in the records: what is told of a round, and what its bundle proves."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.spread.ring import commitment_of
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.virtual import play
from tests.conftest import BOOKS
from tests.records.bundles import Forgery, audited, bundle, findings

TABLE, SEAT = "facts/table.jsonl", "facts/terminal-1.jsonl"
OTHER = bytes([31, *range(31)])


def acted(name: str, folder: Path) -> Path:
    scenario = library.find(name)
    assert play(scenario, BOOKS["crown-double-zero"], lambda _: None, record=folder).wrong == []
    return folder


@pytest.fixture(scope="module")
def paid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return acted("spread-bet-paid", tmp_path_factory.mktemp("paid") / "evening")


@pytest.fixture(scope="module")
def void(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return acted("spread-bet-display-dies-in-the-spin", tmp_path_factory.mktemp("void") / "evening")


def told(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert main([*command]) == 0
    return capsys.readouterr().out


def test_a_round_is_told_with_both_numbers_and_their_sum(
    paid: Path, void: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "number 17, Spread-Bet 40 (with 23)" in told(capsys, "records", str(paid))
    recalled = told(capsys, "recall", str(paid / "terminal-1.db"), "1")
    assert "spread:1:40-57                      10.00  wins 20.00" in recalled
    assert "Result: 17 black, Spread-Bet 40 (with 23), won 370.00" in recalled
    assert "Spread-Bets void (display-lost)" in told(capsys, "records", str(void))
    returned = told(capsys, "recall", str(void / "terminal-1.db"), "1")
    assert "spread:1:40-57                      10.00  returned" in returned


def test_void_spread_bets_are_no_handle(void: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They count as little as a game that is invalidated, and every cent is there."""
    report = told(capsys, "report", str(void))
    assert "Handle                             10.00" in report
    assert "Paid                              360.00" in report
    assert "every cent is there" in report


def test_a_bundle_proves_the_ring(paid: Path, tmp_path: Path) -> None:
    checked = audited(bundle(paid, round_=1), tmp_path)
    assert checked.findings == []
    assert "the ring of Spread-Bet is the one that was sealed before" in checked.proven


def other_ring(fact: f.AnyFact) -> f.AnyFact:
    """Seal and ring exchanged alike."""
    match fact:
        case f.RingCommitted():
            return replace(fact, commitment=commitment_of(1, 31, OTHER))
        case f.RingRevealed():
            return replace(fact, ring=31, secret=OTHER.hex())
        case _:
            return fact


def chosen_later(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, ring=31, secret=OTHER.hex()) if isinstance(fact, f.RingRevealed) else fact


def not_drawn(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, ring=10) if isinstance(fact, f.RingRevealed) else fact


def paid_by_another(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, ring=8) if isinstance(fact, f.RoundSettled) else fact


@pytest.mark.parametrize(
    ("member", "change", "words"),
    [
        (TABLE, other_ring, "it was told of another ring than the table's"),
        (TABLE, chosen_later, "is not the one that was sealed"),
        (TABLE, not_drawn, "chance did not turn the ring by 10"),
        (SEAT, paid_by_another, "by a ring that the table never told"),
    ],
)
def test_a_forged_ring_is_found_in_a_bundle(
    paid: Path,
    tmp_path: Path,
    member: str,
    change: Callable[[f.AnyFact], f.AnyFact],
    words: str,
) -> None:
    forged = Forgery.of(bundle(paid, round_=1)).change(member, change).signed()
    found = findings(forged, tmp_path)
    assert any(words in line for line in found), found
