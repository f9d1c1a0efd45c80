"""Jackpots in what people read of a table: its records, its report, a round recalled or exported.

Two players make the jackpot wager of 5.00 in three rounds. In the first a level falls and both win
334.00: one is credited, the other has left and is paid by hand. In the second nothing falls, and in
the third the controller does not answer.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.records.report import DayReport, last_day, report
from kiosk.records.report_lines import sections
from kiosk.records.rows import Movement, RecordKind, RoundRow
from kiosk.records.search import Query, search
from kiosk.rules.terms import CashOutWay
from tests.game.jackpots import hit
from tests.game.test_supernova import JackpotFloor
from tests.records.bundles import Forgery, audited, bundle, findings
from tests.records.nights import opened, write

SHARE_CENTS = 33_400


def three_rounds(*, paid: bool = True) -> JackpotFloor:
    floor = JackpotFloor(seats=2)
    told = hit("1", "2", share_cents=SHARE_CENTS, approval=True)
    floor.wager().draw(told).result("2")  # red loses
    floor.open()
    floor.seats["2"].tell(ats.CashOut(CashOutWay.ATTENDANT, "out"))
    floor.table.tell(sgc.HandPay("2", 8500), key="out")
    floor.exchange()
    floor.seats["2"].tell(ats.StackNote("next player", 10_000))
    for seat in floor.seats.values():
        seat.tell(ats.PlaceChip("supernova", 500), ats.PlaceChip("red", 1000))
    floor.close()
    if paid:
        floor.table.tell(sgc.ApproveJackpot("1-1"), who="ann")
        floor.exchange()
    floor.draw().result("1")  # red wins
    if paid:
        floor.table.tell(sgc.PayJackpotByHand("1-1", "2"), who="ann")
        floor.exchange()
    floor.wager()
    floor.table.tell(sgc.VoidSupernova(3, f.SupernovaFault.NO_ANSWER))
    floor.exchange()
    floor.result("2")
    return floor


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("jackpots"), three_rounds().journals(), every_ms=1000)


def told(folder: Path) -> DayReport:
    with opened(folder) as journals:
        return report(journals, last_day(journals))


def test_a_day_with_jackpots_worked_out_by_hand(folder: Path) -> None:
    """Of 6 jackpot wagers 2 went back. In: three notes of 100. On red 10 each, 10 each, which won
    1:1 and stayed there, and so 20 each. Seat 1 has 85, then 85 - 15 + 20 + 334, then 20 less; what
    seat 2 has is the next player's."""
    day = told(folder)
    total = day.total
    assert (total.drop_cents, total.handle_cents, total.paid_cents) == (30_000, 8000, 4000)
    assert total.win_cents == 4000, "what the wheel won, and nothing of jackpots"
    assert (total.jackpot_wagers, total.jackpot_wagers_cents) == (4, 2000)
    assert (total.jackpots, total.jackpots_cents) == (1, SHARE_CENTS)
    by_hand = [(pay.seat, pay.cents, pay.who, pay.hit) for pay in day.at_table.jackpots_by_hand]
    assert by_hand == [("2", SHARE_CENTS, "ann", "1-1")]
    assert (day.at_table.jackpots_waiting_cents, day.at_table.jackpot_voids) == (0, 1)
    one, two = 8500 - 1500 + 2000 + SHARE_CENTS - 2000, 10_000 - 1500 + 2000 - 2000
    assert day.held_after_cents == one + two == total.change_cents
    assert total.hand_paid_cents == 8500, "a share by hand never was at a terminal"


def test_the_report_has_them_apart(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, jackpots = sections(told(folder))
    assert [(line.what, line.value) for line in jackpots.lines] == [
        ("Wagers drawn", "20.00"),
        ("Credited", "334.00"),
        ("Paid by hand", "334.00"),
        ("Wagers less paid", "-648.00"),
        ("Rounds void", "1"),
        ("Won and not paid", "0.00"),
    ]
    assert main(["report", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "every cent is there" in said
    assert "seat 2: 334.00 by ann, hit 1-1" in said


def test_what_nobody_was_paid_yet_is_in_the_report(tmp_path: Path) -> None:
    waiting = told(write(tmp_path / "x", three_rounds(paid=False).journals(), every_ms=1000))
    assert waiting.at_table.jackpots_waiting_cents == 2 * SHARE_CENTS
    assert not waiting.at_table.jackpots_by_hand


def test_records_tell_what_was_wagered_drawn_and_paid(folder: Path) -> None:
    with opened(folder) as journals:
        rows = [*search(journals, Query())]
    first, second, third = (row for row in rows if isinstance(row, RoundRow))
    assert "2 jackpot wagers of 5.00 drawn" in first.what
    assert "hit 1-1 Grand: 334.00 each, seat 1 credited, seat 2 hand" in first.what
    assert "2 jackpot wagers of 5.00 drawn" in second.what and "hit" not in second.what
    assert "2 jackpot wagers of 5.00 void (no-answer)" in third.what
    money = {row.movement: row for row in rows if row.kind is RecordKind.MONEY}
    by_hand = money[Movement.JACKPOT_BY_HAND]
    assert (by_hand.cents, by_hand.seats, by_hand.who) == (SHARE_CENTS, ("2",), "ann")
    assert money[Movement.JACKPOT].seats == ("1",)


def test_a_round_is_recalled_with_its_jackpot_wager(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["recall", str(folder / "1.db"), "1"]) == 0
    said = capsys.readouterr().out
    assert "jackpot wager 5.00 drawn" in said
    assert "hit 1-1 Grand: 334.00, shared by 2" in said
    assert main(["recall", str(folder / "1.db")]) == 0
    assert "jackpot wager 5.00 returned" in capsys.readouterr().out


# ---- Exported -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def first(folder: Path) -> bytes:
    return bundle(folder, round_=1)


def test_a_bundle_has_all_of_a_jackpot_from_its_seal_to_who_was_paid(
    folder: Path, first: bytes, tmp_path: Path
) -> None:
    checked = audited(first, tmp_path)
    assert [*map(str, checked.findings)] == []
    assert "jackpot 1-1: its trigger was sealed before, and is that one" in checked.proven
    assert any("tapis jackpot --prove 1-1" in line for line in checked.open)
    summary = Forgery.of(first).members["summary.txt"].decode()
    for words in ("seat 1 credited, seat 2 hand", "supernova seal seen", "supernova hand paid"):
        assert words in summary, words
    for round_ in (2, 3):
        assert findings(bundle(folder, round_=round_), tmp_path) == []


def other_trigger(fact: f.AnyFact) -> f.AnyFact:
    if not isinstance(fact, f.SupernovaDrawn) or not fact.hits:
        return fact
    return replace(fact, hits=(replace(fact.hits[0], trigger_parts=1_999_999_999),))


def another_wins(fact: f.AnyFact) -> f.AnyFact:
    if not isinstance(fact, f.SupernovaDrawn) or not fact.hits:
        return fact
    return replace(fact, hits=(replace(fact.hits[0], seats=("1", "3")),))


def uneven(fact: f.AnyFact) -> f.AnyFact:
    if not isinstance(fact, f.SupernovaDrawn) or not fact.hits:
        return fact
    return replace(fact, hits=(replace(fact.hits[0], share_cents=SHARE_CENTS + 100),))


def paid_more(fact: f.AnyFact) -> f.AnyFact:
    paid = isinstance(fact, f.SupernovaHandPaid | f.SupernovaCredited)
    return replace(fact, cents=SHARE_CENTS + 100) if paid else fact


def paid_twice(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, seat="1") if isinstance(fact, f.SupernovaHandPaid) else fact


def not_won(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, wins=()) if isinstance(fact, f.SupernovaWagerDrawn) else fact


def not_wagered(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, jackpot_cents=0) if isinstance(fact, f.SlipTaken) else fact


@pytest.mark.parametrize(
    ("member", "change", "words"),
    [
        ("table", other_trigger, "its trigger is not the one that was sealed"),
        ("table", another_wins, "who made no jackpot wager"),
        ("table", uneven, "not shared evenly and rounded up"),
        ("table", paid_more, "paid by hand, which is no share"),
        ("table", paid_twice, "is credited, and was paid by hand"),
        ("table", not_wagered, "the table registered another slip"),
        ("1", paid_more, "are credited, which is no share"),
        ("1", not_won, "other jackpots than the table was told of"),
    ],
)
def test_a_bundle_with_another_jackpot_is_found(
    first: bytes,
    member: str,
    change: Callable[[f.AnyFact], f.AnyFact],
    words: str,
    tmp_path: Path,
) -> None:
    forged = Forgery.of(first).change(f"facts/{member}.jsonl", change)
    found = findings(forged.signed(), tmp_path)
    assert any(words in line for line in found), found
