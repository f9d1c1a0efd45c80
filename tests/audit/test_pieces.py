"""An audit piece by piece finds what an audit of the whole finds, and goes on where it was."""

import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.audit import auditing
from kiosk.audit.agreement import compare
from kiosk.audit.anchors import demand
from kiosk.audit.audit import audit_file
from kiosk.audit.auditing import Outcome, Plan, audit_files
from kiosk.clock import HouseDay
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import Anchor, anchored_heads, read, sign
from kiosk.game.history import encode_state
from kiosk.game.round.state import ROUNDS_KEPT
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Head
from kiosk.lab.bench.year_made import YearPlan, make_year
from tests.audit.days import EDITIONS, Day, Written, acted, chained, evening, workday
from tests.audit.forge import forgeries
from tests.conftest import BOOKS

PIECE = 120
FORGERIES = 24


@pytest.fixture(scope="module")
def days() -> list[Day]:
    return [
        evening("crown-double-zero", seed=9),
        evening("nsw-single-zero", seed=1, harsh=True),
        workday("crown-single-zero"),
        acted("table-put-back-from-a-copy"),
        acted("supernova-refused"),
    ]


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that an evening is many pieces, and nothing is known of it."""
    monkeypatch.setattr(auditing, "LEAST_FACTS", 10)
    monkeypatch.setattr(auditing, "_KEPT_PIECES", 2)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def write(folder: Path, journals: Mapping[str, list[Written]]) -> list[Path]:
    folder.mkdir()
    paths = []
    for name, journal in journals.items():
        paths.append(folder / f"{name}.db")
        with Journal.open(paths[-1], machine=name) as file:
            records = chained(name, journal)
            file.append(
                [Entry(kind=r.kind, body=r.body, at_ms=r.at_ms, key=r.key) for r in records]
            )
    return sorted(paths)


def audit(paths: list[Path], **how: Any) -> Outcome:
    return audit_files(Plan(files=paths, piece_facts=PIECE, **how), EDITIONS)


def told(outcome: Outcome) -> list[str]:
    found = [finding for journal in outcome.journals for finding in journal.findings]
    return sorted({str(finding) for finding in (*found, *outcome.differences)})


def whole(paths: list[Path]) -> list[str]:
    audited = [audit_file(path, EDITIONS) for path in paths]
    found = [finding for journal in audited for finding in journal.findings]
    return sorted({str(finding) for finding in (*found, *compare(audited))})


def test_honest_days_pass_in_pieces(days: list[Day], tmp_path: Path) -> None:
    for number, day in enumerate(days):
        paths = write(tmp_path / str(number), day.journals)
        outcome = audit(paths)
        found = [line for line in told(outcome) if "film of the wheel" not in line]
        assert found == [], day.name
        audited = [audit_file(path, EDITIONS) for path in paths]
        assert outcome.decided == sum(journal.facts for journal in audited)
        assert [j.state for j in outcome.journals] == [j.state for j in audited]


def test_rounds_that_end_and_leave_within_a_piece_are_compared(tmp_path: Path) -> None:
    """A piece of a quiet table has more rounds than it keeps: its reports are found at the
    terminal."""
    (tmp_path / "year").mkdir()
    plan = YearPlan(seats=1, days=1, rounds_a_day=ROUNDS_KEPT + 5)
    year = make_year(tmp_path / "year", EDITIONS["crown-single-zero"], plan)
    plan_of_audit = Plan(files=[year.table, *year.terminals], piece_facts=4 * year.facts)
    assert told(audit_files(plan_of_audit, EDITIONS)) == []


def test_forgeries_are_found_in_pieces_as_in_the_whole(days: list[Day], tmp_path: Path) -> None:
    """One journal is written anew, as whoever has it would: the others remember it as it was."""
    tried = [*forgeries(days, Random(25), each=1)]
    for number, forgery in enumerate(Random(25).sample(tried, FORGERIES)):
        journals = {**forgery.day.journals, forgery.machine: forgery.journal}
        try:
            paths = write(tmp_path / str(number), journals)
        except Exception:  # the journal itself does not take it
            continue
        expected = whole(paths)
        found = told(audit(paths, again=True))
        assert bool(found) == bool(expected), (str(forgery), expected)


def test_several_cores_find_the_same(days: list[Day], tmp_path: Path) -> None:
    day = days[0]
    table = [w for w in day.journals["table"] if not isinstance(w.fact, f.SettlementReported)]
    paths = write(tmp_path / "day", {**day.journals, "table": table})
    one = told(audit(paths, again=True))
    assert one and told(audit(paths, again=True, cores=3)) == one


def test_what_was_audited_is_not_decided_again(days: list[Day], tmp_path: Path) -> None:
    paths = write(tmp_path / "day", days[0].journals)
    first = audit(paths)
    again = audit(paths)
    assert again.decided < first.decided / 2
    assert told(again) == []
    assert [j.totals["rounds"] + len(j.stories) for j in again.journals] == [
        j.totals["rounds"] + len(j.stories) for j in first.journals
    ]
    assert audit(paths, again=True).decided == first.decided


def test_an_audited_day_that_is_changed_is_found(days: list[Day], tmp_path: Path) -> None:
    """Whether the chain is left broken or made right again."""
    paths = write(tmp_path / "day", days[0].journals)
    table = next(path for path in paths if path.name == "table.db")
    assert told(audit(paths)) == []
    kept = table.read_bytes()
    assert kept.count(b'"round":1,') > 1
    table.write_bytes(kept.replace(b'"round":1,', b'"round":2,', 1))
    assert any("was changed" in line for line in told(audit(paths)))
    table.unlink()
    left_out = days[0].journals["table"][:20] + days[0].journals["table"][21:]
    write(tmp_path / "other", {"table": left_out})
    (tmp_path / "other" / "table.db").rename(table)
    assert told(audit(paths)) and whole(paths)


def test_an_anchor_reaches_back_behind_what_is_in_memory(days: list[Day], tmp_path: Path) -> None:
    journals = days[0].journals
    paths = write(tmp_path / "day", journals)
    audited = audit(paths).journals
    records = chained("table", journals["table"])
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    for seq, hashed in ((9, records[8].hash), (9, bytes(32))):
        anchor = Anchor("made", "a day", anchored_heads([("", Head(seq, hashed))]))
        found = [*demand([read(sign(anchor, key))], audited, partial=True)]
        assert bool(found) == (hashed != records[8].hash)


def test_a_snapshot_that_is_put_in_later_is_found(days: list[Day], tmp_path: Path) -> None:
    paths = write(tmp_path / "day", days[0].journals)
    seat = next(path for path in paths if path.name == "terminal-1.db")
    outcome = audit(paths)
    forged = next(j for j in outcome.journals if j.path == seat).state
    with Journal.open(seat, machine="terminal-1") as journal:
        assert forged is not None
        journal.save_snapshot(5, encode_state(forged))
    assert any("the snapshot that was kept here" in line for line in told(audit(paths)))


def _audit_until_killed(paths: list[Path], pieces: int) -> None:
    keep: Callable[..., None] = auditing._Audit._keep

    def kept(self: Any, comparison: Any, ms: int) -> None:
        keep(self, comparison, ms)
        if comparison.pieces >= pieces:
            os.kill(os.getpid(), signal.SIGKILL)

    auditing._Audit._keep = kept  # type: ignore[method-assign]
    audit(paths)


def test_an_audit_that_was_killed_goes_on_where_it_was(days: list[Day], tmp_path: Path) -> None:
    paths = write(tmp_path / "day", days[0].journals)
    killed = get_context("fork").Process(target=_audit_until_killed, args=(paths, 4))
    killed.start()
    killed.join()
    assert killed.exitcode == -signal.SIGKILL
    went_on = audit(paths)
    assert told(went_on) == []
    everything = sum(journal.facts for journal in went_on.journals)
    assert 0 < went_on.decided < everything


def test_journals_are_shared_out_by_their_facts() -> None:
    """Whatever has left their files: no process waits long for another."""
    facts = [25_051, *[8_806] * 10]
    shares = [sum(facts[number] for number in share) for share in auditing._shared_out(facts, 2)]
    assert sum(shares) == sum(facts)
    assert max(shares) - min(shares) <= 8_806
    assert sorted(auditing._shared_out([0, 5], 8)) == [[0], [1]]


def test_how_many_facts_a_journal_has_is_asked_of_its_closed_days_too(tmp_path: Path) -> None:
    year = make_year(
        tmp_path, BOOKS["crown-single-zero"], YearPlan(seats=1, days=3, rounds_a_day=2)
    )
    with Journal.open(year.table, machine=year.table.stem) as journal:
        while journal.close_some(year.end_ms, HouseDay().begin_ms):
            pass
    assert auditing._facts_of(year.table, Plan(files=[year.table])) == year.table_facts
    assert auditing._facts_of(tmp_path / "nowhere.db", Plan(files=[])) == 0
