"""Looking things up: everything is there, once, and no ticket number in full."""

import re
from pathlib import Path

import pytest

from kiosk.game import facts as f
from kiosk.game.preferences.facts import Preferences
from kiosk.game.round.state import ROUNDS_KEPT, SlipStatus
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.times import HOUR_MS
from kiosk.journal.facts import entries
from kiosk.journal.record import Record, genesis, link
from kiosk.records.fact_words import fact_words
from kiosk.records.folder import RecordsError
from kiosk.records.rounds import Rounds
from kiosk.records.rows import (
    AnyRow,
    CaseRow,
    MoneyRow,
    Movement,
    RecordKind,
    RoundRow,
    StaffRow,
    TicketRow,
)
from kiosk.records.search import Query, newest, search
from kiosk.records.words import masked, numbers_in
from tests.audit.evenings import evening, forged, replace
from tests.conftest import BOOKS
from tests.records import raw
from tests.records.nights import NUMBER, OTHER_NUMBER, START_MS, opened, write


def found(folder: Path, **asked: object) -> list[AnyRow]:
    with opened(folder) as journals:
        return [*search(journals, Query(**asked))]  # type: ignore[arg-type]


def kinds(*names: RecordKind) -> frozenset[RecordKind]:
    return frozenset(names)


@pytest.mark.parametrize("name", ["hard", "faulty"])
def test_each_record_is_there_once(name: str, request: pytest.FixtureRequest) -> None:
    folder = request.getfixturevalue(name)
    table = raw.table(folder)
    for kind, fact in (
        (RecordKind.ROUNDS, "round_opened"),
        (RecordKind.TICKETS, "ticket_reserved"),
        (RecordKind.STAFF, "staff_ordered"),
    ):
        assert len(found(folder, kinds=kinds(kind))) == raw.count(table, fact)
    moved = (*raw.PLAIN, "voucher_given", "ticket_printed", "round_corrected")
    moved += ("money_withheld", "paper_withheld", "case_paid", "case_refused")
    money = sum(raw.count(path, *moved) for path in raw.terminals(folder))
    assert len(found(folder, kinds=kinds(RecordKind.MONEY))) == money


@pytest.mark.parametrize("name", ["hard", "faulty"])
def test_no_record_shows_a_ticket_number_or_a_pin(
    name: str, request: pytest.FixtureRequest
) -> None:
    folder = request.getfixturevalue(name)
    secrets = {fact["pin_hash"] for _, fact in raw.facts(raw.table(folder)) if "pin_hash" in fact}
    for row in found(folder):
        # A key that is drawn by chance may have nine digits in a row, and is worth nothing.
        shown = re.sub(r"\b[0-9a-f]{16}\b", "key", row.what)
        assert not re.search(r"\d{9}", shown.replace(" ", "")) or "digest" in shown, row
        assert not any(secret in row.what for secret in secrets)


def test_a_round_tells_of_its_corrections_slips_and_money(hard: Path) -> None:
    rows = {row.round: row for row in found(hard, kinds=kinds(RecordKind.ROUNDS))}
    second, fourth, fifth = rows[2], rows[4], rows[5]
    assert isinstance(second, RoundRow) and isinstance(fourth, RoundRow)
    assert isinstance(fifth, RoundRow)
    assert [result.outcome for result in second.results] == ["9", "10"]
    assert (second.outcome, second.corrections[0].who) == ("10", "ann")
    assert {slip.seat: slip.won_cents for slip in second.slips} == {"1": 17_500, "2": 0}
    assert (second.staked_cents, second.won_cents) == (1_500, 17_500)
    assert fourth.outcome is None
    assert {slip.returned_cents for slip in fourth.slips} == {500, 1_000}
    assert (fifth.void, fifth.results) == ("the ball left the wheel", ())
    first = rows[1]
    assert isinstance(first, RoundRow)
    assert [slip.promotional_cents for slip in first.slips if slip.seat == "1"] == [2_500]


def test_a_staff_action_says_who_with_whom_why_and_what_it_did(hard: Path) -> None:
    (row,) = found(hard, kinds=kinds(RecordKind.STAFF), text="invalidate game")
    assert isinstance(row, StaffRow)
    assert (row.who, row.second, row.why) == ("ann", "bob", "it was time")
    assert row.round == 4
    (did,) = row.did
    assert did.startswith("result corrected: round 4") and "the ball was lifted" in did


def test_tickets_are_known_by_their_last_digits_and_what_became_of_them(hard: Path) -> None:
    rows = [row for row in found(hard) if isinstance(row, TicketRow)]
    told = {row.number: row for row in rows}
    assert told[NUMBER[-4:]].status is TicketStatus.ISSUED
    paid = told[OTHER_NUMBER[-4:]]
    assert (paid.status, paid.paid_at, paid.seats) == (TicketStatus.PAID, "1", ("2", "1"))


def test_cases_are_told_with_their_answer(hard: Path) -> None:
    rows = [row for row in found(hard) if isinstance(row, CaseRow)]
    open_, closed = sorted(rows, key=lambda row: not row.is_open)
    assert (open_.case, open_.cents, open_.round) == ("owed 2 2", 36_000, 2)
    assert "…4523" in open_.what
    assert (closed.answer, closed.who, closed.paid) == ("a forged ticket", "ann", False)


def test_by_seat_round_time_kind_and_words(hard: Path) -> None:
    every = found(hard)
    middle = START_MS + 2 * HOUR_MS
    for asked, test in (
        ({"seats": frozenset({"2"})}, lambda row: "2" in row.seats),
        ({"round": 3}, lambda row: row.round == 3),
        ({"since_ms": middle}, lambda row: row.at_ms >= middle),
        ({"until_ms": middle}, lambda row: row.at_ms < middle),
        (
            {"kinds": kinds(RecordKind.CASES, RecordKind.MONEY)},
            lambda row: row.kind in ("cases", "money"),
        ),
        ({"text": "BALL the"}, lambda row: "ball" in row.what and "the" in row.what),
    ):
        expected = [row for row in every if test(row)]
        assert 0 < len(expected) < len(every)
        assert found(hard, **asked) == expected
    assert found(hard, text="no such words") == []


def test_money_of_a_seat_is_told_with_its_amounts(hard: Path) -> None:
    rows = found(hard, seats=frozenset({"1"}), kinds=kinds(RecordKind.MONEY))
    told = [(row.movement, row.cents) for row in rows if isinstance(row, MoneyRow)]
    assert told[:2] == [(Movement.NOTE, 10_000), (Movement.VOUCHER, 2_500)]
    assert (Movement.TICKET_IN, 4_000) in told
    assert told[-1][0] is Movement.HAND_PAY


def test_the_newest_come_in_order_of_time(hard: Path) -> None:
    every = found(hard)
    last = newest(every, 10)
    assert [row.at_ms for row in last] == sorted(row.at_ms for row in every)[-10:]


def test_progress_is_told(faulty: Path) -> None:
    heard: list[tuple[int, int]] = []
    with opened(faulty) as journals:
        [*search(journals, Query(), lambda done, of: heard.append((done, of)))]
        in_all = journals.facts_in_all()
    assert heard and all(done <= of == in_all for done, of in heard)


# ---- Memory ------------------------------------------------------------------------------------


def test_a_round_is_told_as_soon_as_nothing_can_happen_to_it_any_more() -> None:
    """So that a year of rounds needs no more memory than a hundred."""
    rounds = Rounds(BOOKS["crown-single-zero"], "table.db")
    told = 0
    for number in range(1, 3 * ROUNDS_KEPT + 1):
        told += len([*rounds.add(*_at(number, f.RoundOpened(round=number, period_s=30)))])
        told += len([*rounds.add(*_at(number, f.RoundVoided(round=number, reason="a test")))])
        assert told == max(0, number - ROUNDS_KEPT)
    assert len([*rounds.end()]) == ROUNDS_KEPT


def _at(number: int, fact: f.AnyFact) -> tuple[Record, f.AnyFact]:
    (record,) = link(genesis("table"), entries([fact], at_ms=number))
    return record, fact


# ---- Slips in question -------------------------------------------------------------------------


def test_a_slip_that_only_the_terminal_holds_is_judged_by_the_records() -> None:
    rounds = Rounds(BOOKS["rapid-single-zero"], "table.db")
    for number, fact in enumerate(
        (
            f.SeatPlaying(seat="1", playing=True),
            f.RoundOpened(round=1, period_s=30),
            f.MalfunctionDeclared(
                round=1, seat="1", reason="dark", consequence="records", clauses=()
            ),
            f.ResultConfirmed(round=1, outcome="7", who="ann"),
            f.RecordsJudged(
                round=1, seat="1", confirmed=True, who="ann", stakes={"straight:7": 100}
            ),
        )
    ):
        assert not [*rounds.add(*_at(number, fact))]
    (row,) = rounds.end()
    (slip,) = row.slips
    assert (slip.status, slip.staked_cents, slip.won_cents) == (SlipStatus.REGISTERED, 100, 3_500)


# ---- Words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ticket 271828182845904523 is wet", "ticket …4523 is wet"),
        ("27-1828-1828-4590-4523", "…4523"),
        ("271 828 182 845 904 523", "…4523"),
        ("1794852000000 ms", "1794852000000 ms"),
        ("it was time\r\nsigned by nobody\x1b[2K", "it was time  signed by nobody [2K"),
        ("2718281828459045231", "2718281828459045231"),
    ],
)
def test_numbers_are_masked_however_they_are_written(text: str, shown: str) -> None:
    assert masked(text) == shown
    assert bool(numbers_in(text)) == ("…" in shown)


def test_words_keep_hashes_and_keys_to_themselves() -> None:
    enrolled = f.StaffEnrolled(
        name="ann", role=f.StaffRole.DEALER, salt="5a17", pin_hash="beef", by="sue"
    )
    assert fact_words(enrolled) == "staff enrolled: name ann, role dealer, by sue"
    printed = f.TicketPrinted(key=NUMBER)
    assert fact_words(printed) == "ticket printed: number …4523"
    chosen = f.PreferencesChosen(preferences=Preferences(language="ms", large_text=True))
    assert fact_words(chosen) == "preferences chosen: preferences language ms, large text"


def test_what_cannot_have_happened_is_named_by_file_and_fact(tmp_path: Path) -> None:
    journals = evening(rounds=3)
    journals["1"], seq = forged(
        journals["1"], f.SlipChanged, lambda fact: replace(fact, stakes={"straight:1": 10**9})
    )
    folder = write(tmp_path / "forged", journals)
    with pytest.raises(RecordsError, match=rf"1\.db: fact {seq}, slip_changed, cannot follow"):
        found(folder, kinds=kinds(RecordKind.MONEY))
