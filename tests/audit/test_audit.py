"""An audit passes what is honest and names what is not, also when the chain was forged anew."""

import shutil
from pathlib import Path

import msgspec
import pytest
from sqlite_utils import Database

from kiosk.audit.decisions import Decisions
from kiosk.game import facts as f
from kiosk.game.history import State
from kiosk.game.table import commands as sgc
from kiosk.game.table.machine import new_table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.machine import MACHINE as TERMINAL
from kiosk.game.terminal.machine import apply, new_terminal
from kiosk.journal.journal import Journal
from kiosk.rules.rulebook import RuleBook
from tests.audit.evenings import evening, findings, forged, replace, write
from tests.conftest import BOOKS
from tests.game.floor import Floor, Written


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return write(tmp_path_factory.mktemp("honest"), evening())


@pytest.fixture
def paths(honest: list[Path], tmp_path: Path) -> list[Path]:
    return [Path(shutil.copy(path, tmp_path)) for path in honest]


def named(paths: list[Path], name: str) -> Path:
    return next(path for path in paths if path.stem == name)


@pytest.mark.parametrize("book", BOOKS)
def test_an_honest_evening_passes(book: str, tmp_path: Path) -> None:
    assert findings(write(tmp_path, evening(book, rounds=40))) == []


# ---- With SQL, against the chain -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        (
            "UPDATE facts SET body = CAST(body || ' ' AS BLOB) WHERE seq = 30",
            "fact 30 was changed",
        ),
        ("DELETE FROM facts WHERE seq = 30", "fact 30 is missing"),
        ("UPDATE facts SET kind = 'note_stacked' WHERE seq = 30", "fact 30 was changed"),
        ("UPDATE facts SET at_ms = at_ms + 1 WHERE seq = 30", "fact 30 was changed"),
        (
            "UPDATE facts SET seq = CASE seq WHEN 30 THEN -31 ELSE -30 END WHERE seq IN (30, 31);"
            "UPDATE facts SET seq = -seq WHERE seq < 0",
            "fact 30 was changed",
        ),
    ],
)
def test_a_fact_that_was_tampered_with_is_named(paths: list[Path], sql: str, words: str) -> None:
    path = named(paths, "1")
    with Database(path) as db:
        db.executescript(sql)
    assert any(words in line for line in findings(paths)), findings(paths)


def test_wagers_of_one_seat_that_are_voided_after_the_number_pass(tmp_path: Path) -> None:
    """The seat failed when the round was settled, and no record confirms what it wagered."""
    floor = Floor(BOOKS["crown-single-zero"], seats=2, seed=4)
    for seat in floor.seats.values():
        seat.tell(ats.StackNote("note", 5000))
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    for seat in floor.seats.values():
        seat.tell(ats.PlaceChip("straight:0", 500))
    for step in (sgc.CloseRound(), sgc.EndGrace(), sgc.ConfirmResult("0")):
        floor.table.tell(step)
        floor.exchange()
    floor.table.tell(sgc.DeclareMalfunction("1", "dark"), sgc.JudgeRecords("1", 1, False))
    (found,) = findings(write(tmp_path, floor.journals()))
    assert "round 1: the terminal settled it on 0, the table voided its wagers" in found
    floor.exchange()
    assert floor.seats["1"].state.credit_cents == 5000 < floor.seats["2"].state.credit_cents
    (after := tmp_path / "after").mkdir()
    assert findings(write(after, floor.journals())) == []


def test_a_seat_whose_records_confirm_nothing_and_that_wagered_nothing_passes(
    tmp_path: Path,
) -> None:
    """It failed after it had settled the round, and before it told the table."""
    floor = Floor(BOOKS["rapid-single-zero"], seats=1, seed=4)
    floor.seats["1"].tell(ats.StackNote("note", 5000))
    for step in (sgc.OpenRound(30), sgc.CloseRound(), sgc.EndGrace()):
        floor.exchange()
        floor.table.tell(step)
    floor.exchange()
    floor.table.tell(sgc.ConfirmResult("0"))
    floor.seats["1"].tell(ats.Settle(1, "0"))
    floor.table.tell(sgc.DeclareMalfunction("1", "dark"))
    floor.exchange()
    floor.table.tell(sgc.JudgeRecords("1", 1, False))
    floor.exchange()
    assert floor.seats["1"].state.round.played[1].outcome is None
    assert findings(write(tmp_path, floor.journals())) == []


# ---- With the whole chain forged, against the rules ----------------------------------------------


def test_a_win_made_larger_is_found(tmp_path: Path) -> None:
    journals = evening()
    journals["1"], seq = forged(
        journals["1"],
        f.RoundSettled,
        lambda fact: replace(fact, winnings_cents=fact.winnings_cents + 100),
    )
    (line, *_) = findings(write(tmp_path, journals))
    assert f"1.db: fact {seq}: round_settled: the engine says winnings_cents" in line


def test_a_changed_number_is_found(tmp_path: Path) -> None:
    journals = evening()
    journals["1"], _ = forged(
        journals["1"],
        f.RoundSettled,
        lambda fact: replace(fact, outcome="0" if fact.outcome != "0" else "1"),
        which=-1,
    )
    assert any("the terminal settled it on" in line for line in findings(write(tmp_path, journals)))


@pytest.mark.parametrize("kind", [f.NoteStacked, f.WageringOpened, f.SlipRegistered, f.Begun])
def test_a_fact_left_out_is_found(tmp_path: Path, kind: type[f.Fact]) -> None:
    journals = evening()
    journals["1"], seq = forged(journals["1"], kind, lambda fact: None)
    found = findings(write(tmp_path, journals))
    # What comes after it cannot follow any more.
    assert any(f"fact {n}:" in line for n in (seq, seq + 1, seq + 2, seq + 3) for line in found)


def test_a_slip_swapped_after_the_result_is_found(tmp_path: Path) -> None:
    journals = evening()
    journals["1"], seq = forged(
        journals["1"], f.WageringEnded, lambda fact: replace(fact, stakes={"straight:0": 500})
    )
    assert (
        f"1.db: fact {seq}: wagering_ended: the engine says stakes"
        in findings(write(tmp_path, journals))[0]
    )


def test_facts_in_another_order_are_found(tmp_path: Path) -> None:
    journals = evening()
    facts = journals["1"]
    at = next(n for n, fact in enumerate(facts) if isinstance(fact, f.WageringEnded))
    facts[at], facts[at + 1] = facts[at + 1], facts[at]
    assert findings(write(tmp_path, journals)) != []


# ---- Terminal against table --------------------------------------------------------------------


def test_a_slip_the_table_does_not_know_is_found(tmp_path: Path) -> None:
    journals = evening()
    journals["table"] = [
        fact
        for fact in journals["table"]
        if not (isinstance(fact, f.SlipTaken | f.SettlementReported) and fact.seat == "1")
    ]
    found = findings(write(tmp_path, journals))
    assert any("holds a slip as registered that the table does not" in line for line in found)


def test_a_round_the_table_does_not_know_is_found(tmp_path: Path) -> None:
    long, short = evening(rounds=25), evening(rounds=20)
    found = findings(write(tmp_path, long | {"table": short["table"]}))
    assert "1.db: round 25: the table knows nothing of it" in found


def test_a_payment_that_only_one_side_knows_is_found(tmp_path: Path) -> None:
    journals = evening("rapid-single-zero", rounds=40)
    journals["table"], _ = forged(journals["table"], f.SeatHandPaid, lambda fact: None)
    found = findings(write(tmp_path, journals))
    assert any("the engine says seat_hand_paid comes here" in line for line in found)
    (unknown,) = [line for line in found if "payment 'pay-" in line]
    assert "('nothing',) at the table" in unknown


def test_a_terminal_of_another_rule_book_is_found(tmp_path: Path) -> None:
    here, there = evening(), evening("rws-triple-zero")
    found = findings(write(tmp_path, {**here, "1": there["1"]}))
    assert found == ["1.db: it does not play by the rule book of table.db"]


def test_a_tail_cut_off_is_found_by_the_head_the_table_has_seen(tmp_path: Path) -> None:
    """Every length of it, also where the chain, the money and the rules are all in order."""
    journals = evening(rounds=6)
    facts = journals["1"]
    assert isinstance(facts, Written)
    with Journal.read_only(write(tmp_path, {"1": facts})[0]) as journal:
        head = journal.head
    journals["table"].append(f.HeadSeen(seat="1", seq=head.seq, hash=head.hash.hex()))
    for cut in range(len(facts) - 1):
        folder = tmp_path / f"cut {cut}"
        folder.mkdir()
        kept = facts.first(len(facts) - cut)
        found = findings(write(folder, journals | {"1": kept}))
        assert bool(found) is (cut > 0), cut
        seen_more = f"1.db: fact {len(kept) + 1}: table.db has seen it"
        assert not cut or any(seen_more in line for line in found)


# ---- Files that are not what they should be ------------------------------------------------------


def test_another_edition_of_the_rule_book_is_found(tmp_path: Path) -> None:
    journals = evening(rounds=1)
    journals["1"], _ = forged(journals["1"], f.Begun, lambda fact: replace(fact, digest="0" * 64))
    assert any("another edition" in line for line in findings(write(tmp_path, journals)))


def test_an_empty_journal_is_found(tmp_path: Path) -> None:
    assert findings(write(tmp_path, {"1": []})) == ["1.db: there is not one fact in it"]


def test_two_tables_cannot_be_compared(tmp_path: Path) -> None:
    journals = evening(rounds=2)
    found = findings(write(tmp_path, {"table": journals["table"], "other": journals["table"]}))
    assert "two tables" in found[0]


def objection(book: RuleBook, state: State, fact: f.Fact) -> str:
    """To a fact that is the only one behind a state."""
    decisions = Decisions(book)
    return " ".join(w for _, w in (*decisions.follow(1, 0, fact, state), *decisions.end()))


@pytest.mark.parametrize(
    "fact", [f.NoteEntered(key="note", cents=1001), f.TicketEntered(key="ticket", cents=1001)]
)
def test_what_was_taken_above_the_credit_limit_is_found(fact: f.Fact) -> None:
    book = BOOKS["crown-single-zero"]
    free = new_terminal(book, "1")
    limited = apply(free, f.CreditLimitSet(cents=1000))
    assert objection(book, free, fact) == ""  # journals of before have no limit
    assert "credit limit" in objection(book, limited, fact)
    assert objection(book, limited, msgspec.structs.replace(fact, cents=1000)) == ""


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (f.HandPaid(key="k", cents=5000, who="ann"), "Nobody plays"),
        (f.SlipChanged(step=f.SlipStep.PLACE, stakes={"red": 500}), "closed"),
        (f.TicketAsked(key="k", cents=5000), "Nobody plays"),
        (f.CasePaid(case="owed", by_hand=True, who="ann"), "case"),
        (f.Unlocked(reason=f.LockReason.DOOR, who="ann"), "lock is not there"),
        (f.TicketHeld(number="1" * 18, seat="1"), "never connected"),
        (f.SeatHandPaid(key="k", seat="1", cents=5000, who="ann"), "never connected"),
        (f.PaymentAnswered(key="k", seat="1", done=True), "nothing happens"),
        (f.RoundVoided(round=1, reason="fire"), "round"),
    ],
    ids=lambda about: f.kind_of_fact(about) if isinstance(about, f.Fact) else "",
)
def test_what_nobody_could_have_asked_for_is_found(fact: f.Fact, words: str) -> None:
    book = BOOKS["crown-single-zero"]
    at_terminal = type(fact) in TERMINAL.changes
    state = new_terminal(book, "1") if at_terminal else new_table(book)
    assert words in objection(book, state, fact)
