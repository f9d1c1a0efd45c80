"""A memory that is cleared: by two people, with nothing lost, wherever the power fails."""

from pathlib import Path

import pytest

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.terminal import commands as ats
from kiosk.journal.facts import entries, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.clearing import begins_after, open_journal
from tests.conftest import BOOKS
from tests.hostile.table import (
    DEALER,
    HONEST,
    PINS,
    SECOND,
    SUPERVISOR,
    TECHNICIAN,
    House,
    house,
)
from tests.journal.killed import killed_at

MACHINE = "terminal-1"


async def emptied(there: House) -> None:
    """The player is paid and gone, and a technician is in the menu."""
    credit_cents = there.terminal.state.credit_cents
    await there.order(c.HandPay(HONEST, credit_cents), second=SECOND)
    await there.until(lambda table: not table.due and not table.seats[HONEST].playing)
    await there.terminal.service.staff.enter(TECHNICIAN, PINS[TECHNICIAN], f.StaffRole.TECHNICIAN)


async def test_two_people_clear_a_memory_and_nothing_is_lost(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with house(tmp_path, crown) as there:
        await there.play()
        await emptied(there)
        before = there.terminal.state.money
        await there.terminal.service.staff.clear_memory(SECOND, PINS[SECOND])
        await there.terminal.begins_again()
        await there.terminal.until(lambda t: t.link.up)
        assert sum(there.terminal.state.money.sources.values()) == 0
        await there.until(lambda table: table.seats[HONEST].after is not None)
        await there.open_round()  # it plays on
        cleared = next(x for x in there.facts() if isinstance(x, f.SeatCleared))
        assert (cleared.who, cleared.second) == (TECHNICIAN, SECOND)
        with JournalReader.read_only(tmp_path / "terminal-1-cleared-1.db") as old:
            assert old.holds(Head(cleared.seq, bytes.fromhex(cleared.hash)))
            last = [fact for _, fact in read_facts(old)][-1]
        assert isinstance(last, f.MemoryCleared)
        assert last.meters["in_notes"] == before.sources["notes"] > 0
        await there.durable()
    paths = [tmp_path / name for name in ("table.db", "terminal-1.db", "terminal-1-cleared-1.db")]
    audited = [audit_file(path, BOOKS) for path in paths]
    assert not [finding for one in audited for finding in one.findings]
    assert not compare(audited)


@pytest.mark.parametrize(
    ("second", "reason"),
    [(TECHNICIAN, Reason.SECOND_ROLE), (DEALER, Reason.SECOND_ROLE)],
)
async def test_nobody_clears_a_memory_without_a_supervisor(
    there: House, second: str, reason: Reason
) -> None:
    await emptied(there)
    with pytest.raises(Refused) as refused:
        await there.terminal.service.staff.clear_memory(second, PINS[second])
    assert refused.value.reason is reason
    assert there.table.seats[HONEST].clearing is None


async def test_a_wrong_pin_of_the_second_clears_nothing_and_counts(there: House) -> None:
    await emptied(there)
    with pytest.raises(Refused) as refused:
        await there.terminal.service.staff.clear_memory(SECOND, "111111")
    assert refused.value.reason is Reason.WRONG_PIN
    assert there.table.staff[SECOND].wrong == 1
    assert not there.terminal.state.cleared


async def test_a_memory_with_credit_or_in_a_dispute_is_not_cleared(there: House) -> None:
    service = there.terminal.service
    menu = service.staff
    await menu.enter(SUPERVISOR, PINS[SUPERVISOR], f.StaffRole.SUPERVISOR)
    for prepare, reason in (
        (None, Reason.MONEY_LEFT),
        (ats.HandPay("paid", SECOND), None),
        (ats.OpenDispute("case", "player", 0), Reason.LOCKED),
    ):
        if prepare is not None:
            await service.tell(prepare)
        if reason is not None:
            with pytest.raises(Refused) as refused:
                await menu.clear_memory(SECOND, PINS[SECOND])
            assert refused.value.reason is reason


async def test_a_journal_that_nobody_cleared_is_not_let_in(there: House, crown: RuleBook) -> None:
    """Whoever takes the file away and begins a new one, whatever that one says of itself."""
    await there.until(lambda table: HONEST in table.heads)
    for command in (
        c.SeeHead(HONEST, 1, "cd" * 32, new=True),
        c.TakeCleared(HONEST, there.terminal.service.journaled.head.seq + 9, "ab" * 32),
    ):
        with pytest.raises(Refused) as refused:
            decide(crown, there.table, command, Given(HONEST, now_ms=0))
        assert refused.value.reason is Reason.JOURNAL_CUT


# ---- The power fails ----------------------------------------------------------------------------


def cleared_journal(folder: Path, book: RuleBook) -> Head:
    """As it is when the last fact is on the disk, and nothing more has happened."""
    first = f.Begun(role=f.Role.TERMINAL, seat="1", rulebook=book.id, digest=book.digest)
    last = f.MemoryCleared(who="tess", second="sue", meters={"in_notes": 500})
    with Journal.open(folder / "terminal-1.db", machine=MACHINE) as journal:
        return journal.append(entries([first, last], at_ms=1))


def test_a_power_cut_at_any_step_of_a_clearing_loses_nothing(
    tmp_path: Path, crown: RuleBook
) -> None:
    kills = 0
    for step in range(1, 100):
        folder = tmp_path / str(step)
        folder.mkdir()
        path = folder / "terminal-1.db"
        head = cleared_journal(folder, crown)
        killed = killed_at(step, lambda path=path: open_journal(path, machine=MACHINE))
        kills += killed
        with open_journal(path, machine=MACHINE) as journal:
            assert journal.head.seq == 0
        assert begins_after(path) == (head.seq, head.hash.hex())
        assert len([*folder.glob("*.db")]) == 2  # neither lost nor put away twice
        with JournalReader.read_only(folder / "terminal-1-cleared-1.db") as old:
            assert old.verify() == head
        if not killed:
            break
    assert kills > 5, "it was killed in the middle"
    assert not killed
