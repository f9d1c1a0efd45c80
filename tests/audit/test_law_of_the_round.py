"""A journal in which a clause about the round was broken is found, whoever wrote it."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.table import commands as sgc
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.rules.rulebook import RuleBook
from tests.audit.days import Written, audited
from tests.conftest import BOOKS
from tests.game.floor import Floor, _ordered, times_ms

Facts = list[f.Fact]
CROWN, RAPID = BOOKS["crown-single-zero"], BOOKS["rapid-single-zero"]


def honest(book: RuleBook) -> Facts:
    """Of a table that played a round."""
    floor = Floor(book, seats=1, seed=4)
    for command in (sgc.OpenRound(30), sgc.CloseRound(), sgc.EndGrace(), sgc.ConfirmResult("17")):
        floor.table.tell(command)
        floor.exchange()
    return [*floor.table.facts]


def found(folder: Path, facts: Facts, times: list[int] | None = None) -> list[str]:
    path = folder / "table.db"
    written = zip(facts, times or times_ms(facts), strict=True)
    with Journal.open(path, machine="table") as journal:
        journal.append([e for fact, at_ms in written for e in entries([fact], at_ms=at_ms)])
    return [str(finding) for finding in audit_file(path, resources.rulebooks()).findings]


def order(command: sgc.Command, key: str, second: str = "") -> f.Fact:
    return _ordered(command, Given("ann", 0, key, second), "it was time")


def place(facts: Facts, kind: type[f.Fact]) -> int:
    return next(n for n, fact in enumerate(facts) if isinstance(fact, kind))


@pytest.mark.parametrize("book", [CROWN, RAPID], ids=lambda book: book.id)
def test_honest_rounds_pass(book: RuleBook, tmp_path: Path) -> None:
    assert found(tmp_path, honest(book)) == []


def test_a_round_shorter_than_its_period(tmp_path: Path) -> None:
    """S3 1.1 Wagering Period (b)."""
    facts = honest(CROWN)
    opened, closed = place(facts, f.RoundOpened), place(facts, f.RoundClosed)
    times = [*times_ms(facts)]
    early_ms = times[closed] - times[opened] - 750
    times = [at_ms - (early_ms if n >= closed else 0) for n, at_ms in enumerate(times)]
    lines = found(tmp_path, facts, times)
    assert any("wagering was open for 750 ms, and must be for at least 20 s" in x for x in lines)


def test_a_round_that_somebody_closed_who_may_not(tmp_path: Path) -> None:
    """S0 8.1 Wagering period, S3 4.4."""
    facts = honest(CROWN)
    at = place(facts, f.RoundClosed)
    closed = facts[at]
    assert isinstance(closed, f.RoundClosed)
    by_ann = f.RoundClosed(round=closed.round, by="ann")
    facts[at : at + 1] = [order(sgc.CloseRound(), "close"), by_ann]
    assert any("the clock ends wagering, and nobody else" in x for x in found(tmp_path, facts))


def early_rest(facts: Facts) -> Facts:
    at = place(facts, f.RoundOpened) + 1
    rested = [order(sgc.RecordBallAtRest(), "rest"), f.BallAtRest(round=1)]
    return [*facts[:at], *rested, *facts[at:]]


def no_clause(facts: Facts) -> Facts:
    at = place(facts, f.ResultConfirmed)
    void = order(sgc.VoidRound("an error"), "void", "bob")
    return [*facts[: at - 1], void, f.RoundVoided(round=1, reason="an error")]


def unlisted(facts: Facts) -> Facts:
    """By a clause that is not in the list."""
    at = place(facts, f.ResultConfirmed)
    command = sgc.InvalidateGame(1, "an error", "r7")
    void = f.RoundVoided(round=1, reason="an error", clauses=("7.99",))
    return [*facts[: at - 1], order(command, "void", "bob"), void]


def alone(facts: Facts) -> Facts:
    """With a clause, and by one person where the house has rules for its staff."""
    at = place(facts, f.ResultConfirmed)
    rules = f.StaffRules(
        dealer_cents=1, supervisor_cents=1, hand_pay_cents=1, most_cents=1, change_wait_ms=1
    )
    command = sgc.InvalidateGame(1, "a fire", "r0")
    void = f.RoundVoided(round=1, reason="a fire", clauses=("7.14(a)", "7.15"))
    ordered = order(command, "void")
    return [*facts[: at - 1], f.StaffRulesSet(rules=rules), ordered, void]


def seat_without_clause(facts: Facts) -> Facts:
    at = place(facts, f.ResultConfirmed)
    void = order(sgc.VoidSeat("1", "disputed"), "void", "bob")
    return [*facts[: at - 1], void, f.SeatVoided(round=1, seat="1", reason="disputed")]


def breach_not_listed(facts: Facts) -> Facts:
    """He talked to others, which voids nobody's bets (S4 8.3.1)."""
    at = place(facts, f.ResultConfirmed)
    void = order(sgc.VoidWagers("1", 1, "8.3.1", "8.7", "he talked"), "void", "bob")
    clauses = ("8.3.1", "8.7")
    told = f.SeatVoided(round=1, seat="1", reason="he talked", clauses=clauses, who="ann")
    return [*facts[: at - 1], void, told]


def forfeited_by_riot(facts: Facts) -> Facts:
    """Riot is nobody's fraud (S4 8.5)."""
    at = place(facts, f.ResultConfirmed)
    command = sgc.InvalidateGame(1, "a riot", "r0", ("1",))
    gone = f.WagersForfeited(
        round=1, seat="1", clause="8.5", reason="a riot", who="ann", second="bob"
    )
    void = f.RoundVoided(round=1, reason="a riot", clauses=("8.4.1", "8.5"))
    return [*facts[: at - 1], order(command, "void", "bob"), gone, void]


def other_number(facts: Facts) -> Facts:
    at = place(facts, f.ResultConfirmed)
    confirmed = facts[at]
    assert isinstance(confirmed, f.ResultConfirmed)
    sensed = "1" if confirmed.outcome != "1" else "2"
    reading = f.NumberSensed(round=1, outcome=sensed, key="reading")
    told = f.ResultConfirmed(round=1, outcome=confirmed.outcome, who="ann", sensor=sensed)
    return [*facts[: at - 1], reading, facts[at - 1], told]


BROKEN: list[tuple[RuleBook, Callable[[Facts], Facts], str]] = [
    (CROWN, early_rest, "while bets were open: call no spin"),  # S3 6.1(h)
    (RAPID, early_rest, "while bets were open: call no spin"),  # S0 8.8.1
    (CROWN, no_clause, "No clause of this rule book permits it"),  # S3 7.14
    (BOOKS["rws-triple-zero"], no_clause, "No clause of this rule book permits it"),  # S2 5.1.1
    (BOOKS["nsw-single-zero"], no_clause, "No clause of this rule book permits it"),  # S4 8.4
    (CROWN, unlisted, "does not invalidate games for that"),
    (CROWN, alone, "second person"),
    (CROWN, seat_without_clause, "No clause of this rule book permits it"),
    (BOOKS["nsw-single-zero"], breach_not_listed, "No clause of this rule book permits it"),
    (BOOKS["nsw-single-zero"], forfeited_by_riot, "only for a fraud that invalidated"),
    (RAPID, other_number, "say why it is another number"),  # S0 8.8.2
]


@pytest.mark.parametrize(("book", "broken", "words"), BROKEN)
def test_a_broken_clause_is_found(
    book: RuleBook, broken: Callable[[Facts], Facts], words: str, tmp_path: Path
) -> None:
    lines = found(tmp_path, broken(honest(book)))
    assert any(words in line for line in lines), lines


def upgraded() -> Floor:
    """A table that was begun under an earlier edition, closed a round as that allowed, and goes on
    under the present one."""
    floor = Floor(earlier(), seats=1, seed=4)
    table = floor.table
    table.tell(sgc.OpenRound(30), sgc.CloseRound(), sgc.EndGrace(), sgc.VoidRound("an error"))
    table.book = CROWN
    table.tell(sgc.RenewRuleBook(CROWN.digest))
    return floor


def test_a_journal_of_before_goes_on_under_the_rules_of_today(tmp_path: Path) -> None:
    table = upgraded().table
    table.tell(sgc.OpenRound(30), sgc.CloseRound(), sgc.EndGrace(), sgc.ConfirmResult("17"))
    assert found(tmp_path, [*table.facts]) == []


def test_what_was_allowed_before_is_found_from_then_on(tmp_path: Path) -> None:
    table = upgraded().table
    table.tell(sgc.OpenRound(30))
    void = [
        order(sgc.VoidRound("an error"), "void", "bob"),
        f.RoundVoided(round=2, reason="an error"),
    ]
    lines = found(tmp_path, [*table.facts, *void])
    assert any("No clause of this rule book permits it" in line for line in lines), lines


def earlier() -> RuleBook:
    editions = resources.rulebooks().values()
    return next(x for x in editions if x.id == CROWN.id and not x.terms.period.closed_by)


def test_a_journal_of_today_that_begins_under_an_edition_of_before_is_found(tmp_path: Path) -> None:
    begun, *rest = honest(CROWN)
    forged = msgspec.structs.replace(begun, digest=earlier().digest)
    limits = f.PaperLimitsSet(ticket_limit_cents=100_000, notes_cents=(5000,))
    words = "paper_limits_set: only a version with a newer edition of the rule book writes it"
    lines = found(tmp_path, [forged, limits, *rest])
    assert any(words in line for line in lines), lines


def test_no_journal_goes_back_to_an_edition_of_before(tmp_path: Path) -> None:
    facts = [*honest(CROWN), f.RuleBookRenewed(digest=earlier().digest)]
    lines = found(tmp_path, facts)
    assert any("goes back to an edition of crown-single-zero of before" in x for x in lines), lines


def test_a_terminal_begun_under_a_newer_edition_gives_its_table_away() -> None:
    """Though nothing in that journal itself is newer than its edition."""
    floor = Floor(earlier(), seats=1, seed=4)
    kinds = resources.kinds_of_before()[earlier().digest]
    table = [fact for fact in floor.table.facts if f.kind_of_fact(fact) in kinds]
    seat = Floor(CROWN, seats=1, seed=4).seats["1"].facts
    terminal = audited("1", [Written(0, fact) for fact in seat])
    last = terminal.chain[-32:].hex()
    table.append(f.HeadSeen(seat="1", seq=len(seat), hash=last))
    of_table = audited("table", [Written(0, fact) for fact in table])
    lines = [str(finding) for finding in compare([of_table, terminal])]
    assert any("begun under a newer edition" in line for line in lines), lines


def test_an_edition_that_nobody_knows_is_found(tmp_path: Path) -> None:
    facts = [*honest(CROWN), f.RuleBookRenewed(digest="0" * 64)]
    assert any(
        "an edition of crown-single-zero that is not at hand" in x for x in found(tmp_path, facts)
    )
