"""A dispute: what was to be seen is kept on both sides, and none of it is lost or changed."""

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.bundle import audit_bundle
from kiosk.game import facts as f
from kiosk.game.facts import LockReason
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.journal.evidence import picture_file
from kiosk.records.bundle.archive import unpack
from kiosk.records.bundle.contents import Subject
from kiosk.records.bundle.export import export
from kiosk.records.bundle.keys import own_signer
from kiosk.records.bundle.selection import choose
from kiosk.records.folder import TableFolder
from kiosk.resources import rulebook_file
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.hostile.table import HONEST, STAKE_CENTS, SUPERVISOR, House, house

PICTURE = b"\x89PNG, as far as anybody here looks at it"
DIGEST = sha256(PICTURE).hexdigest()


def disputed(table: Table) -> bool:
    return bool(table.seats[HONEST].dispute)


async def dispute(there: House) -> str:
    """One press by the player, after a round. Returns the name of the case."""
    await there.play()
    await there.terminal.service.dispute("player", 1, PICTURE)
    await there.until(disputed)
    return there.table.seats[HONEST].dispute


async def test_both_sides_keep_what_they_know_and_staff_see_a_case(there: House) -> None:
    case = await dispute(there)
    state = there.terminal.state
    assert LockReason.DISPUTE in state.locks.reasons
    assert state.courtesy.help_asked
    taken = next(fact for fact in there.facts() if isinstance(fact, f.DisputeTaken))
    assert (taken.round, taken.by, taken.picture) == (1, "player", DIGEST)
    assert (taken.outcome, taken.entered_by) == ("2", SUPERVISOR)
    assert taken.stakes == {"red": STAKE_CENTS}
    while case not in there.console.staff_tasks.cases:
        await there.console.changed()
    shown = there.console.staff_tasks.cases[case]
    assert f"number 2 entered by {SUPERVISOR}" in shown.what
    assert shown.until_ms is not None, "the rule book's clock runs"
    await there.order(c.CloseCase(case, "the number was right"))
    await there.terminal.until(
        lambda t: t.durable.cases.dispute is None and not t.durable.locks.reasons
    )
    assert not there.terminal.state.courtesy.help_asked
    await there.play()


async def test_a_player_takes_it_back_until_staff_have_come(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with house(tmp_path, crown) as there:
        case = await dispute(there)
        await there.terminal.service.withdraw_dispute()
        await there.terminal.until(
            lambda t: not t.durable.cases.dispute and not t.durable.locks.reasons
        )
        assert case not in there.table.cases
        assert not there.terminal.state.courtesy.help_asked
        await there.play()
    audited = [audit_file(tmp_path / name, BOOKS) for name in ("table.db", "terminal-1.db")]
    assert not [found for each in audited for found in each.findings]
    assert not compare(audited)


async def test_nobody_takes_back_what_staff_have_taken_up(there: House) -> None:
    case = await dispute(there)
    await there.order(c.AttendSeat(HONEST))
    await there.terminal.until(lambda t: not t.durable.courtesy.help_asked)
    with pytest.raises(Refused) as refused:
        await there.terminal.service.withdraw_dispute()
    assert refused.value.refusal.reason is Reason.DISPUTE_TAKEN
    with pytest.raises(Refused):
        decide(there.book, there.table, c.WithdrawDispute(case, HONEST), Given("terminal", 1))
    await there.order(c.CloseCase(case, "The result stands"))
    await there.terminal.until(lambda t: not t.durable.cases.dispute)


async def test_a_dispute_while_the_table_is_away_is_told_when_it_is_back(there: House) -> None:
    await there.play()
    link = there.terminal.service.link
    link.hang_up()
    await there.terminal.service.dispute("player", 1, PICTURE)
    again = asyncio.create_task(there.terminal.service.dispute("player", 1, b"other"))
    await there.until(disputed)
    await again
    opened = [x for x in there.facts() if isinstance(x, f.CaseOpened)]
    assert len(opened) == 1, "a second press is the same dispute"


async def test_a_second_dispute_keeps_the_seat_locked_until_both_are_closed(there: House) -> None:
    first = await dispute(there)
    await there.order(c.UnlockSeat(HONEST, LockReason.DISPUTE))
    await there.terminal.until(lambda t: not t.durable.locks.reasons)
    await there.terminal.service.dispute("player", 1)
    await there.until(lambda table: table.seats[HONEST].dispute != first)
    second = there.table.seats[HONEST].dispute
    await there.order(c.CloseCase(first, "it was right"))
    assert LockReason.DISPUTE in there.table.seats[HONEST].locks
    await there.order(c.CloseCase(second, "it was right"))
    await there.terminal.until(
        lambda t: not t.durable.locks.reasons and not t.durable.cases.dispute
    )


async def test_a_bundle_brings_the_picture_and_an_audit_finds_another(
    tmp_path: Path, crown: RuleBook
) -> None:
    case = ""

    async with house(tmp_path, crown) as there:
        case = await dispute(there)
    assert not audit_file(tmp_path / "terminal-1.db", BOOKS).findings
    out = tmp_path / "case.zip"
    with TableFolder(tmp_path, BOOKS) as folder:
        selection = choose(folder, Subject(case=case))
        text = rulebook_file(crown.id).read_bytes()
        out.write_bytes(export(folder, selection, text, own_signer(tmp_path), made_ms=1))
    members = unpack(out.read_bytes())
    assert members[f"pictures/{DIGEST}.png"] == PICTURE
    audited = audit_bundle(out)
    assert not audited.findings
    assert any("picture of the screen" in proven for proven in audited.proven)
    assert b"disputed by the player" in members["summary.txt"]

    picture_file(tmp_path, DIGEST).write_bytes(PICTURE + b"!")
    (found,) = audit_file(tmp_path / "terminal-1.db", BOOKS).findings
    assert "picture of the screen" in found.what
