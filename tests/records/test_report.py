"""The figures of a day: right to the cent by another way, and the same however they are cut."""

import dataclasses
import re
from dataclasses import fields
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.clock import parse_clock
from kiosk.game import facts as f
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.times import DAY_MS, HOUR_MS
from kiosk.records.day import Day, day_of, parse_date
from kiosk.records.figures import NOTHING, Figures
from kiosk.records.folder import RecordsError
from kiosk.records.report import DayReport, last_day, report
from kiosk.records.report_csv import report_csv
from kiosk.records.report_lines import sections, share_text
from kiosk.records.report_text import report_text
from kiosk.records.rows import RecordKind, RoundRow
from kiosk.records.search import Query, search
from kiosk.rules.terms import Tender
from tests.audit.evenings import evening
from tests.conftest import BOOKS
from tests.records import raw
from tests.records.nights import EVERY_MS, NUMBER, START_MS, Night, hard_night, opened, write

IN_CENTS = {figure: f"{figure}_cents" for figure in raw.FIGURES}


def told(folder: Path, day: Day | None = None) -> DayReport:
    with opened(folder) as journals:
        return report(journals, day or last_day(journals))


def same(figures: Figures, sums: dict[str, int]) -> bool:
    return all(getattr(figures, name) == sums[figure] for figure, name in IN_CENTS.items())


def added(parts: list[dict[str, int]]) -> dict[str, int]:
    return {figure: sum(part[figure] for part in parts) for figure in raw.FIGURES}


def check_by_another_way(folder: Path, day: Day) -> None:
    """Every seat, every hour, and each seat in each hour by way of both."""
    report_ = told(folder, day)
    sums = raw.sums(folder, since_ms=day.begin_ms, until_ms=day.end_ms)
    for seat, figures in report_.by_seat.items():
        assert same(figures, added([part for (name, _), part in sums.items() if name == seat]))
    for hour, figures in enumerate(report_.by_hour):
        assert same(figures, added([part for (_, when), part in sums.items() if when == hour]))
    whole = added([*sums.values()])
    assert same(report_.total, whole)
    drop = whole["notes"] + whole["tickets_in"] + whole["staff_credits"]
    assert report_.total.drop_cents == drop
    assert report_.total.win_cents == whole["handle"] - whole["paid"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_day_agrees_with_sql_and_json_over_the_raw_facts(book: str, tmp_path: Path) -> None:
    """S3 1.1 Monitoring System."""
    folder = write(tmp_path / "evening", evening(book, rounds=40))
    for day in (Day(day_of(START_MS).date, starts_ms=6 * HOUR_MS), day_of(START_MS + DAY_MS)):
        check_by_another_way(folder, day)


def test_so_does_a_night_of_vouchers_cases_and_invalid_games(hard: Path) -> None:
    check_by_another_way(hard, day_of(START_MS, 6 * HOUR_MS))


def test_so_does_an_evening_in_which_everything_goes_wrong(faulty: Path) -> None:
    with opened(faulty) as journals:
        day = last_day(journals)
    check_by_another_way(faulty, day)
    assert told(faulty).total.handle_cents > 0


def test_a_wager_put_right_is_paid_and_nobody_paid_it_in(tmp_path: Path) -> None:
    """S4 3.16: the drop is the note, and the win is less by what the player got."""
    night = Night(BOOKS["nsw-single-zero"], seats=1, seed=1)
    night.seats["1"].tell(ats.StackNote("n1", 10_000))
    night.spin({"1": {"straight:17": 1_000, "red": 500}}, "18")
    moved = "the camera shows who moved the chip"
    night.order(sgc.AdjustWager("1", 1, "straight:17", "straight:18", 1_000, "3.16", moved))
    folder = write(tmp_path / "night", night.journals())
    day = day_of(START_MS, 6 * HOUR_MS)
    check_by_another_way(folder, day)
    report_ = told(folder, day)
    total = report_.total
    assert (total.drop_cents, total.handle_cents) == (10_000, 1_500)
    # 18 is red: even money on 5.00, and 35 to 1 on 10.00, each with its stake.
    assert (total.paid_cents, total.win_cents) == (1_000 + 36_000, 1_500 - 37_000)
    assert total.revenue_cents == total.win_cents
    assert report_.held_after_cents == total.change_cents == 10_000 - total.win_cents
    text = report_text(report_)
    assert "round 1, seat 1: 10.00 on straight:17 counts on straight:18" in text
    assert "360.00 to the player, by clause 3.16, by ann with bob (the camera shows" in text
    csv = report_csv(report_)
    assert "table,,wagers adjusted,count,1" in csv
    assert "table,,wagers adjusted,cents,36000" in csv


def test_what_is_forfeited_is_the_houses_and_no_win(tmp_path: Path) -> None:
    """S4 8.5: of a round under way, and of one that was settled and refunded before."""
    night = Night(BOOKS["nsw-single-zero"], seats=2, seed=1)
    for seat in night.seats.values():
        seat.tell(ats.StackNote(f"n{seat.state.seat}", 10_000))
    night.spin({"1": {"straight:18": 1_000}, "2": {"straight:18": 300}}, "18")
    night.correct(1, None)
    night.order(sgc.ForfeitWagers("1", 1, "8.5", "the wheel was marked"))
    night.order(sgc.OpenRound(30))
    night.seats["1"].tell(ats.PlaceChip("red", 2_000))
    night.order(sgc.CloseRound())
    night.table.tell(sgc.EndGrace())
    night.exchange()
    night.order(sgc.InvalidateGame(2, "again", "r1", ("1",)))
    folder = write(tmp_path / "night", night.journals())
    check_by_another_way(folder, day_of(START_MS, 6 * HOUR_MS))
    report_ = told(folder, day_of(START_MS, 6 * HOUR_MS))
    total = report_.total
    assert (total.handle_cents, total.win_cents) == (0, 0)
    assert (total.forfeited_cents, total.revenue_cents) == (3_000, 3_000)
    assert report_.held_after_cents == total.change_cents == 20_000 - 3_000
    assert "every cent is there" in report_text(report_)


def test_what_is_reclaimed_after_a_malfunction_is_revenue(tmp_path: Path) -> None:
    """S0 8.8.8: the house has it back, though it never lay in a stake that lost. What a correction
    had overpaid is in the win since then, and is not counted again."""
    night = Night(BOOKS["rapid-single-zero"], seats=2, seed=1)
    for seat in night.seats.values():
        seat.tell(ats.StackNote(f"n{seat.state.seat}", 10_000))
    night.order(sgc.OpenCase("case", "1", 0, 12_500, "credits of a fault", withhold=True))
    night.exchange()
    night.order(sgc.CloseCase("case", "a malfunction", received_cents=2_500))
    night.exchange()
    owed = sgc.OpenCase("owed", "2", 0, 700, "gone with the player")
    night.order(owed)
    night.order(sgc.CloseCase("owed", "he came back", received_cents=700))
    folder = write(tmp_path / "night", night.journals())
    check_by_another_way(folder, day_of(START_MS, 6 * HOUR_MS))
    report_ = told(folder, day_of(START_MS, 6 * HOUR_MS))
    assert (report_.total.kept_cents, report_.at_table.received_cents) == (10_000, 3_200)
    assert report_.revenue_cents == 10_000 + 2_500
    assert "125.00" in report_text(report_) and "25.00 of it reclaimed" in report_text(report_)
    assert "table,,revenue,cents,12500" in report_csv(report_)


def test_a_voucher_that_is_played_like_money_is_no_drop(tmp_path: Path) -> None:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.seats["1"].tell(ats.StackNote("n1", 10_000))
    night.order(sgc.Credit("1", 2_500, Tender.VOUCHER))
    night.order(sgc.Credit("1", 4_000, Tender.CHIPS))
    folder = write(tmp_path / "night", night.journals())
    check_by_another_way(folder, day_of(START_MS, 6 * HOUR_MS))
    total = told(folder, day_of(START_MS, 6 * HOUR_MS)).total
    assert (total.drop_cents, total.staff_credits_cents) == (14_000, 4_000)
    assert (total.voucher_credits_cents, total.change_cents) == (2_500, 16_500)


def test_the_figures_of_a_night_that_was_worked_out_by_hand(hard: Path) -> None:
    report_ = told(hard, day_of(START_MS, 6 * HOUR_MS))
    total = report_.total
    assert (total.notes_cents, total.staff_credits_cents) == (25_000, 5_000)
    # Seat 2 left with 440.00 and with 40.00; seat 1 redeemed the second ticket.
    assert (total.tickets_out_cents, total.tickets_in_cents) == (48_000, 4_000)
    # 5 and 10 in round 1; 10 and 5 in rounds 2 and 3; round 4 was invalidated, round 5 void.
    assert total.handle_cents == 1_500 + 1_500 + 1_500
    # 35 to 1 on a stake of 5.00 and a voucher of 25.00; 5.00 on 10; 10.00 on 11.
    won = 35 * (500 + 2_500) + 35 * 500 + 35 * 1_000
    assert total.paid_cents == won + 500 + 500 + 1_000
    assert total.promotional_cents == 2_500
    assert total.owed_cents == 36_000
    assert total.kept_cents == 36_000
    assert total.hand_pays == 1
    day = report_.at_table
    assert (day.opened, day.settled, len(day.voids)) == (5, 4, 1)
    assert [(c.round, c.before, c.result.outcome) for c in day.corrections] == [
        (2, "9", "10"),
        (3, "13", "11"),
        (4, "20", None),
    ]
    assert [case.case for case in day.cases] == ["owed 2 2"]
    assert day.cases_closed == 1
    assert [(t.number, t.cents) for t in day.tickets] == [(NUMBER[-4:], 44_000)]


@pytest.mark.parametrize("name", ["hard", "faulty"])
def test_every_cent_of_the_players_is_accounted_for(
    name: str, request: pytest.FixtureRequest
) -> None:
    report_ = told(request.getfixturevalue(name))
    assert report_.held_before_cents + report_.total.change_cents == report_.held_after_cents


def test_days_follow_from_one_another(hard: Path) -> None:
    """However a night is cut into days, nothing is counted twice and nothing is lost."""
    whole = told(hard, day_of(START_MS, 6 * HOUR_MS))
    for starts_ms in range(0, DAY_MS, 3 * HOUR_MS):
        first = day_of(START_MS, starts_ms)
        before, after = told(hard, first), told(hard, day_of(START_MS + DAY_MS, starts_ms))
        assert before.total + after.total == whole.total
        assert before.held_after_cents == after.held_before_cents
        rounds = before.at_table.opened + after.at_table.opened
        assert rounds == whole.at_table.opened


def test_hours_and_seats_are_two_cuts_of_one_sum(faulty: Path) -> None:
    report_ = told(faulty)
    assert len(report_.by_hour) == report_.day.hours == 24
    assert sum(report_.by_hour, NOTHING) == sum(report_.by_seat.values(), NOTHING) == report_.total


def test_the_table_and_its_terminals_tell_of_the_same_handle(hard: Path) -> None:
    with opened(hard) as journals:
        rounds = [*search(journals, Query(kinds=frozenset({RecordKind.ROUNDS})))]
    settled = [row for row in rounds if isinstance(row, RoundRow) and row.outcome is not None]
    slips = [slip for row in settled for slip in row.slips]
    total = told(hard, day_of(START_MS, 6 * HOUR_MS)).total
    assert sum(slip.staked_cents for slip in slips) == total.handle_cents
    assert sum(slip.won_cents + slip.returned_cents for slip in slips) == total.paid_cents
    assert all(slip.reported_cents == slip.won_cents + slip.returned_cents for slip in slips)


def test_figures_add_up_field_by_field() -> None:
    ones = Figures(**{field.name: number for number, field in enumerate(fields(Figures))})
    twice = ones + ones
    assert all(getattr(twice, f.name) == 2 * getattr(ones, f.name) for f in fields(Figures))


def test_hold_is_exact_and_says_of_what() -> None:
    figures = Figures(notes_cents=300, handle_cents=700, paid_cents=600)
    assert (figures.hold_on_drop, figures.hold_on_handle) == (Fraction(1, 3), Fraction(1, 7))
    assert (NOTHING.hold_on_drop, NOTHING.hold_on_handle) == (None, None)
    assert share_text(Fraction(1, 3)) == "33.33 %"
    assert share_text(Fraction(-1, 3)) == "-33.33 %"
    assert share_text(Fraction(-1, 1000)) == "-0.10 %"
    assert share_text(None) == "–"


def test_a_seat_without_its_journal_is_named_and_not_passed_over(tmp_path: Path) -> None:
    folder = write(tmp_path / "night", hard_night().journals())
    (folder / "2.db").unlink()
    report_ = told(folder)
    assert report_.missing == ("2",)
    text = report_text(report_)
    assert "seat 2: its journal is not there" in text
    assert "every cent is there" not in text
    assert "every cent of the journals that are there; 1 are not" in text


def test_numbers_that_the_sensor_read_otherwise_are_counted_and_named(tmp_path: Path) -> None:
    """S0 8.8.2, S3 6.7."""
    journals = {name: list(facts) for name, facts in hard_night().journals().items()}
    at = next(i for i, x in enumerate(journals["table"]) if isinstance(x, f.ResultConfirmed))
    confirmed = journals["table"][at]
    assert isinstance(confirmed, f.ResultConfirmed)
    journals["table"][at] = replace(confirmed, sensor="0", reason="seen by eye", second="bob")
    text = report_text(told(write(tmp_path / "night", journals), day_of(START_MS)))
    assert re.search(r"Sensor differences +1\n", text)
    assert f"the sensor read 0, confirmed was {confirmed.outcome}, by" in text


def test_a_seat_whose_terminal_was_replaced_is_the_sum_of_both(tmp_path: Path) -> None:
    journals = dict(hard_night().journals())
    folder = write(tmp_path / "night", {**journals, "2-before": journals["2"]})
    once = told(write(tmp_path / "once", journals)).by_seat["2"]
    assert told(folder).by_seat["2"] == once + once


def test_a_closed_day_does_not_change(tmp_path: Path) -> None:
    """A correction that is written on the day after counts on the day after."""
    journals = hard_night().journals()
    day = day_of(START_MS)
    whole = told(write(tmp_path / "whole", journals), day)
    early = {
        name: [
            fact for n, fact in enumerate(facts) if START_MS + n * EVERY_MS < day.end_ms + HOUR_MS
        ]
        for name, facts in journals.items()
    }
    assert sum(map(len, early.values())) < sum(map(len, journals.values()))
    part = told(write(tmp_path / "part", early), day)
    assert (part.total, part.by_seat, part.by_hour) == (whole.total, whole.by_seat, whole.by_hour)


@pytest.mark.parametrize("text", ["2026-13-01", "yesterday", "16.11.2026", ""])
def test_what_is_no_date_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is no date"):
        parse_date(text)


@pytest.mark.parametrize("text", ["24:00", "6", "06:60", "6:00"])
def test_what_is_no_time_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is no time of day"):
        parse_clock(text)


def test_a_day_before_the_journals_begin_is_refused(hard: Path) -> None:
    with pytest.raises(RecordsError, match="begin after"):
        told(hard, day_of(START_MS - 2 * DAY_MS))


def test_a_folder_without_a_table_or_with_two_is_refused(tmp_path: Path, hard: Path) -> None:
    with pytest.raises(RecordsError, match="there is no folder"):
        opened(tmp_path / "nowhere")
    with pytest.raises(RecordsError, match="no journal"):
        opened(tmp_path)
    (tmp_path / "1.db").write_bytes((hard / "1.db").read_bytes())
    with pytest.raises(RecordsError, match="one table; it has: none"):
        opened(tmp_path)
    for name in ("one.db", "two.db"):
        (tmp_path / name).write_bytes((hard / "table.db").read_bytes())
    with pytest.raises(RecordsError, match=r"one table; it has: one\.db, two\.db"):
        opened(tmp_path)


def test_journals_of_different_rule_books_are_refused(tmp_path: Path, hard: Path) -> None:
    folder = write(tmp_path / "evening", evening(rounds=2))
    (folder / "2.db").write_bytes((hard / "2.db").read_bytes())
    with pytest.raises(RecordsError, match=r"2\.db was kept under nsw-single-zero"):
        opened(folder)


def test_seats_whose_bets_a_malfunction_voided_are_listed(tmp_path: Path) -> None:
    journals = {name: list(facts) for name, facts in hard_night().journals().items()}
    at = next(i for i, x in enumerate(journals["table"]) if isinstance(x, f.GraceEnded))
    ended = journals["table"][at]
    assert isinstance(ended, f.GraceEnded)
    why = "the terminal was interrupted"
    void = f.SeatVoided(round=ended.round, seat="1", reason=why, clauses=("5.2",))
    journals["table"].insert(at + 1, void)
    text = report_text(told(write(tmp_path / "night", journals), day_of(START_MS)))
    assert "seat 1: its wagers are void, by clause 5.2, by the table, after a malfunc" in text


def test_shifts_add_up_to_the_day_by_the_clocks_of_the_house(hard: Path) -> None:
    """Also those that begin after midnight; and one that begins with the day is no other."""
    starts_ms = 6 * HOUR_MS
    day = dataclasses.replace(
        day_of(START_MS, starts_ms), shifts_ms=(14 * HOUR_MS, starts_ms, 2 * HOUR_MS)
    )
    assert [day.shift_text(shift) for shift in range(3)] == [
        "06:00–14:00",
        "14:00–02:00",
        "02:00–06:00",
    ]
    told_ = told(hard, day)
    assert sum(told_.by_shift, NOTHING) == told_.total
    hours = (range(8), range(8, 20), range(20, 24))
    for shift, within in enumerate(hours):
        assert told_.by_shift[shift] == sum((told_.by_hour[hour] for hour in within), NOTHING)
    (section,) = [s for s in sections(told_) if s.title == "Win by shift"]
    assert [line.what for line in section.lines] == [day.shift_text(n) for n in range(3)]
    assert not [s for s in sections(told(hard, day_of(START_MS))) if s.title == "Win by shift"]
