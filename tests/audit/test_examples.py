"""Forgeries that somebody would try, with every hash made right again: each is found."""

from collections.abc import Callable, Mapping
from itertools import chain, count
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.audit.agreement import compare
from kiosk.audit.anchors import demand
from kiosk.audit.audit import audit_file
from kiosk.audit.findings import Finding
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import Anchor, anchored_heads, read, sign
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry
from kiosk.lab.simulate.machines import CONTROLLER
from kiosk.link.signing_key import public_pem
from tests.audit.days import Day, Written, acted, audited, chained, evening
from tests.conftest import BOOKS

HOUR_MS = 3_600_000
STEADY = 2
"""The first seed that is tried for an evening that can be cut."""
Some = TypeVar("Some", bound=f.Fact)
Journals = dict[str, list[Written]]
replace = msgspec.structs.replace


@pytest.fixture(scope="module")
def day() -> Day:
    return evening("crown-double-zero", seed=9)


@pytest.fixture(scope="module")
def steady() -> Day:
    """At the end of the round at which it is cut nothing was on its way, by whichever clock."""
    days = (evening("crown-double-zero", seed=seed) for seed in count(STEADY))
    return next(day for day in days if agree(cut(dict(day.journals), 3)))


def agree(journals: Journals) -> bool:
    audits = [audited(name, journal) for name, journal in journals.items()]
    return not any(one.findings for one in audits) and not compare(audits)


@pytest.fixture(scope="module")
def outstanding(day: Day) -> Day:
    """A ticket is in somebody's pocket."""
    others = (evening("crown-double-zero", seed=seed) for seed in count(STEADY))
    return next(day for day in chain([day], others) if in_pockets(day))


def in_pockets(day: Day) -> set[str]:
    table = list(day.journals["table"])
    issued = {ticket.number for _, ticket in places(table, f.TicketIssued)}
    return issued - {ticket.number for _, ticket in places(table, f.TicketPaid)}


@pytest.fixture
def journals(day: Day) -> Journals:
    return {name: list(journal) for name, journal in day.journals.items()}


def found(journals: Mapping[str, list[Written]], day: Day) -> list[str]:
    """Though no machine remembers how another's journal was."""
    (forged,) = [name for name in journals if journals[name] != day.journals[name]]
    return day.audit(forged, journals[forged])


def places(journal: list[Written], kind: type[Some]) -> list[tuple[int, Some]]:
    return [(n, w.fact) for n, w in enumerate(journal) if isinstance(w.fact, kind)]


def change(journal: list[Written], at: int, fact: f.Fact) -> None:
    journal[at] = Written(journal[at].at_ms, fact)


def without(journal: list[Written], gone: Callable[[f.Fact], bool]) -> list[Written]:
    return [written for written in journal if not gone(written.fact)]


def test_the_evening_itself_is_in_order(journals: Journals, day: Day) -> None:
    assert day.audit("table", journals["table"], witness="terminal-1") == []


def test_a_ticket_registered_with_a_tenth_of_its_amount(journals: Journals, day: Day) -> None:
    at, ticket = places(journals["table"], f.TicketReserved)[0]
    change(journals["table"], at, replace(ticket, cents=ticket.cents // 10))
    assert any(f"ticket ({ticket.number}, {ticket.cents})" in line for line in found(journals, day))


@pytest.mark.parametrize("kind", [f.TicketIssued, f.TicketReserved])
def test_a_printed_ticket_that_was_erased(outstanding: Day, kind: type[f.Fact]) -> None:
    """One that nobody has redeemed: nothing else in the journal would miss it."""
    journals = {name: list(journal) for name, journal in outstanding.journals.items()}
    number = min(in_pockets(outstanding))
    gone = (f.TicketIssued,) if kind is f.TicketIssued else (f.TicketIssued, f.TicketReserved)
    journals["table"] = without(
        journals["table"], lambda x: isinstance(x, gone) and getattr(x, "number", "") == number
    )
    assert any(number in line for line in found(journals, outstanding))


def test_an_invented_ticket_that_was_paid(journals: Journals, day: Day) -> None:
    table = journals["table"]
    at, paid = places(table, f.TicketPaid)[0]
    reserved = next(t for _, t in places(table, f.TicketReserved) if t.number == paid.number)
    number = "1" * 18
    table[at + 1 : at + 1] = [
        Written(table[at].at_ms, fact)
        for fact in (
            replace(reserved, key="invented", number=number, expires_ms=reserved.expires_ms),
            f.TicketIssued(number=number),
            f.TicketHeld(number=number, seat=paid.seat),
            f.TicketPaid(number=number, seat=paid.seat),
        )
    ]
    lines = found(journals, day)
    assert any(f"ticket printed ({number})" in line for line in lines)
    assert any(f"ticket paid ({number}" in line for line in lines)


def test_a_ticket_paid_twice_at_the_table(journals: Journals, day: Day) -> None:
    table = journals["table"]
    at, paid = places(table, f.TicketPaid)[0]
    held = f.TicketHeld(number=paid.number, seat=paid.seat)
    table[at + 1 : at + 1] = [Written(table[at].at_ms, fact) for fact in (held, paid)]
    assert any("ticket_held: the engine refuses it" in line for line in found(journals, day))


def test_a_ticket_paid_again_at_another_terminal(journals: Journals, day: Day) -> None:
    paid = next(t for _, t in places(journals["table"], f.TicketPaid) if t.seat == "1")
    other = journals["terminal-2"]
    at, like = places(other, f.TicketRedeemed)[0]
    cents = next(
        t.cents for _, t in places(journals["table"], f.TicketReserved) if t.number == paid.number
    )
    again = (
        f.TicketEntered(key=paid.number, cents=cents),
        f.TicketRedeemed(key=paid.number, cents=cents),
        f.StackingAcknowledged(key=paid.number),
    )
    behind = next(
        n for n, x in places(other, f.StackingAcknowledged) if n > at and x.key == like.key
    )
    other[behind + 1 : behind + 1] = [Written(other[behind].at_ms, fact) for fact in again]
    assert any(f"ticket held ({paid.number}" in line for line in found(journals, day))


def test_all_orders_of_staff_removed(journals: Journals, day: Day) -> None:
    journals["table"] = without(journals["table"], lambda x: isinstance(x, f.StaffOrdered))
    lines = found(journals, day)
    assert any("round_opened: nobody of the staff ordered it" in line for line in lines)
    assert any("staff_enrolled: nobody of the staff ordered it" in line for line in lines)


def test_staff_that_was_never_enrolled(journals: Journals, day: Day) -> None:
    """With the order to enrol her, and her PINs: only her own orders are left."""
    table = journals["table"]
    at = next(n for n, x in places(table, f.StaffEnrolled) if x.name == "deb")
    del table[at - 1 : at + 1]
    tried = (f.PinRefused, f.PinAccepted)
    journals["table"] = without(table, lambda x: isinstance(x, tried) and x.name == "deb")
    assert any("Nobody of that name works at this table" in line for line in found(journals, day))


def test_time_that_runs_backwards(journals: Journals, day: Day) -> None:
    for name, journal in journals.items():
        at = len(journal) // 2
        forged = [*journal]
        forged[at] = Written(forged[at].at_ms - HOUR_MS, forged[at].fact)
        assert any("before the fact before it" in line for line in day.audit(name, forged)), name


def test_slips_an_hour_late(journals: Journals, day: Day) -> None:
    """And everything behind them as well, so that time runs on as it should."""
    table = journals["table"]
    closed = places(table, f.RoundClosed)[3][0]
    at = next(n for n, _ in places(table, f.SlipTaken) if n > closed)
    journals["table"] = [
        *table[:at],
        *(Written(written.at_ms + HOUR_MS, written.fact) for written in table[at:]),
    ]
    assert any("minutes after wagering was closed" in line for line in found(journals, day))


def test_what_a_terminal_is_said_to_have_credited(journals: Journals, day: Day) -> None:
    at, told = places(journals["table"], f.SettlementReported)[1]
    change(journals["table"], at, replace(told, credited_cents=told.credited_cents + 100))
    assert any("settled (" in line for line in found(journals, day))


def test_the_closing_of_a_round_left_out(journals: Journals, day: Day) -> None:
    at, _ = places(journals["table"], f.RoundClosed)[2]
    del journals["table"][at]
    assert any("grace_ended" in line for line in found(journals, day))


# ---- Whole journals ------------------------------------------------------------------------------


def write(folder: Path, journals: Mapping[str, list[Written]]) -> Path:
    folder.mkdir()
    for name, journal in journals.items():
        with Journal.open(folder / f"{name}.db", machine=name) as file:
            records = chained(name, journal)
            file.append(
                [Entry(kind=r.kind, body=r.body, at_ms=r.at_ms, key=r.key) for r in records]
            )
    return folder


def test_a_terminal_whose_journal_is_missing(
    journals: Journals, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "day", journals)
    assert main(["audit", str(folder)]) == 0
    (folder / "terminal-2.db").unlink()
    capsys.readouterr()
    assert main(["audit", str(folder)]) == 1
    assert "a terminal plays at seat 2, and its journal is missing" in capsys.readouterr().out
    assert main(["audit", str(folder), "--partial"]) == 0


def cut(journals: Journals, rounds: int) -> Journals:
    """All of them at the end of the same round. Behind it nothing is left of what came later."""
    last = places(journals["table"], f.RoundOpened)[-rounds][0]
    ends_ms = journals["table"][last].at_ms
    return {name: [w for w in journal if w.at_ms < ends_ms] for name, journal in journals.items()}


def test_all_journals_cut_by_the_same_three_rounds(steady: Day, tmp_path: Path) -> None:
    """They agree with one another; the paper of before does not agree with them."""
    journals = {name: list(journal) for name, journal in steady.journals.items()}
    heads = [
        ("" if name == "table" else name.removeprefix("terminal-"), chained(name, journal)[-1].head)
        for name, journal in journals.items()
    ]
    key = Ed25519PrivateKey.generate()
    printed = sign(Anchor("table", "2026-11-17", anchored_heads(heads)), key)
    # Where something was on its way between two of them the cut shows by itself: a clever one is
    # made where nothing is.
    for rounds in range(3, 12):
        folder = write(tmp_path / f"cut-{rounds}", cut(journals, rounds))
        audited = [audit_file(path, BOOKS) for path in sorted(folder.glob("*.db"))]
        without_it = [finding for one in audited for finding in one.findings] + compare(audited)
        if not without_it:
            break
    with_it = [*demand([read(printed)], audited, public_pem(key.public_key()))]
    assert not without_it
    assert {finding.file for finding in with_it} == {path.name for path in folder.glob("*.db")}
    assert all("or it was cut off before it" in finding.what for finding in with_it)


def test_an_anchor_of_another_key_is_not_trusted(journals: Journals) -> None:
    key, other = Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()
    printed = sign(Anchor("table", "2026-11-17", ()), key)
    (finding,) = demand([read(printed)], [], public_pem(other.public_key()))
    assert isinstance(finding, Finding) and "another key than the trusted one" in finding.what


def test_a_controller_whose_journal_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the jackpots that the table plays for."""
    journals = acted("supernova-refused").journals
    folder = write(tmp_path / "day", journals)
    assert main(["audit", str(folder)]) == 0
    (folder / f"{CONTROLLER}.db").unlink()
    capsys.readouterr()
    assert main(["audit", str(folder)]) == 1
    assert "the journal of their controller is missing" in capsys.readouterr().out
    assert main(["audit", str(folder), "--partial"]) == 0
