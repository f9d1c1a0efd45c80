"""When the table is closed, how far all journals have come is signed: a fact, and a line of the
report."""

import asyncio

import pytest

from kiosk.audit.anchors import demand
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import SignedAnchor, read
from kiosk.game.table import commands as c
from kiosk.lab.simulate.staff import SUPERVISOR
from kiosk.rules.rulebook import RuleBook
from tests.audit.days import Written, audited
from tests.audit.days import read as written_in
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time


async def close(salon: Salon) -> None:
    await salon.until(salon.everybody_here, "everybody")
    for command in (c.OpenTable(1_000_000), c.CloseTable(900_000)):
        outcome = await salon.staff.order(command, who=SUPERVISOR)
        assert outcome.done, outcome.why


def journals(salon: Salon) -> dict[str, list[Written]]:
    return {machine.name: written_in(machine.disk.durable) for machine in salon.machines}


def anchors(salon: Salon) -> list[SignedAnchor]:
    return [read(fact.anchor) for fact in salon.facts(f.AnchorSigned)]


async def test_a_closing_is_signed_with_what_the_table_has_seen_of_everybody(
    crown: RuleBook,
) -> None:
    async with opened(crown, automatic=False) as salon:
        await close(salon)
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")
        (signed,) = anchors(salon)
        assert signed.public.hex() == salon.table_service.durable.receipt_key.public
        assert {head.seat for head in signed.anchor.heads} == {"", *salon.terminals}
        day: list[Audited] = [audited(name, there) for name, there in journals(salon).items()]
        assert [*demand([signed], day)] == []
        assert [finding for one in day for finding in one.findings] == []


async def test_a_table_that_dies_as_it_is_closed_signs_when_it_is_started(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await close(salon)
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")
        salon.table.die()
        await asyncio.sleep(1)
        table = journals(salon)["table"]
        closed = [n for n, w in enumerate(table, start=1) if isinstance(w.fact, f.TableClosed)]
        salon.table.disk.put_back(closed[-1])
        salon.watch.forget(salon.table)
        assert not salon.facts(f.AnchorSigned)
        salon.table.start()
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")


async def test_a_closing_that_was_never_signed_is_found(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await close(salon)
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")
        table = journals(salon)["table"]
    later = Written(table[-1].at_ms + 3_600_000, f.StaffOrdered(who="sue", order="", asked=""))
    forged = [w for w in table if not isinstance(w.fact, f.AnchorSigned)]
    what = [finding.what for finding in audited("table", [*forged, later]).findings]
    assert any("no anchor is signed for the closing" in told for told in what)
    honest = [finding.what for finding in audited("table", [*table, later]).findings]
    assert not any("no anchor" in told for told in honest)


async def test_an_anchor_of_another_history_is_found(crown: RuleBook) -> None:
    """Written anew before the closing, with everything chained again."""
    async with opened(crown, automatic=False) as salon:
        await close(salon)
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")
        table = journals(salon)["table"]
    at = next(n for n, w in enumerate(table) if isinstance(w.fact, f.PinChanged))
    table[at] = Written(
        table[at].at_ms, f.PinChanged(name=table[at].fact.name, salt="", pin_hash="")
    )
    what = [finding.what for finding in audited("table", table).findings]
    assert any("does not name the journal as it was then" in told for told in what)


async def test_what_is_no_anchor_is_found(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await close(salon)
        await salon.until(lambda: salon.facts(f.AnchorSigned), "an anchor")
        table = journals(salon)["table"]
    at = next(n for n, w in enumerate(table) if isinstance(w.fact, f.AnchorSigned))
    for text in ("", "nonsense", "TAPIS-ANCHOR-1:AAAA"):
        table[at] = Written(table[at].at_ms, f.AnchorSigned(anchor=text))
        what = [finding.what for finding in audited("table", table).findings]
        assert any(told.startswith("anchor_signed: ") for told in what)
