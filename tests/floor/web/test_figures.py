"""What the floor counts of the tables' facts: as the day's report counts it, once, and sealed."""

from datetime import date
from pathlib import Path

import psycopg
import pytest

from kiosk.floor.database import alarms, days
from kiosk.floor.web.follower import Follower
from kiosk.floor.web.process import look_around, seal_what_is_over
from kiosk.floor.web.report import day_report
from kiosk.game import facts as f
from kiosk.link.floor import SeatTold, TableTold
from kiosk.records.day import Day, day_of
from kiosk.records.report import report
from tests.audit.evenings import evening
from tests.floor.web.demo import show
from tests.floor.web.house import START_MS, House
from tests.floor.web.journals import count_all, put_journal
from tests.records import nights
from tests.records.nights import opened, write

EVERY_MS = 1000


async def fill(
    house: House, table: str = "Table 4", book: str = "crown-single-zero"
) -> dict[str, list[f.Fact]]:
    journals = evening(book, rounds=12)
    house.clock[0] = nights.START_MS + 3 * 86_400_000
    facts = journals["table"]
    await _room(house)
    await put_journal(house, table, facts, start_ms=nights.START_MS, every_ms=EVERY_MS)
    return journals


async def _room(house: House) -> None:
    for ms in (nights.START_MS, START_MS):
        await house.do("SELECT make_facts_partition(to_timestamp(%s)::date)", [ms / 1000])


async def test_drop_win_and_turnover_are_those_of_the_days_report(
    house: House, tmp_path: Path
) -> None:
    journals = await fill(house)
    await count_all(house)
    folder = write(tmp_path / "evening", journals, every_ms=EVERY_MS)
    with opened(folder) as there:
        day: Day = day_of(nights.START_MS)
        told = report(there, day)
    async with house.floor.connections.one() as connection:
        counted = await day_report(connection, house.settings.day, day.date, now_ms=house.clock[0])
    total = counted.of_table("Table 4")
    assert told.total.handle_cents > 0
    assert total.wagered_cents == told.total.handle_cents
    assert total.paid_cents == told.total.paid_cents
    assert total.win_cents == told.total.win_cents
    assert total.credits_cents == told.total.staff_credits_cents
    assert total.tickets_out_cents == told.total.tickets_out_cents > 0
    assert total.rounds == 12


async def test_each_fact_is_counted_once_however_often_and_by_whomever(house: House) -> None:
    await fill(house)
    other = Follower(house.floor.connections, house.settings.day, house.floor.now_ms)
    await house.floor.follower.catch_up()
    while await other.catch_up():
        await house.floor.follower.catch_up()
    await count_all(house)
    before = await house.do("SELECT * FROM hours ORDER BY 1, 2")
    again = Follower(house.floor.connections, house.settings.day, house.floor.now_ms)
    while await again.catch_up():
        pass
    assert await house.do("SELECT * FROM hours ORDER BY 1, 2") == before
    (rounds,) = await house.do("SELECT sum(rounds) FROM hours")
    assert rounds == (12,)


async def test_a_journal_that_cannot_be_folded_is_an_alarm_and_others_go_on(house: House) -> None:
    await fill(house)
    lies = [*evening(rounds=1)["table"][:3], f.TicketIssued(number="9" * 18, key="k")]
    await put_journal(house, "Table 9", lies, start_ms=nights.START_MS, every_ms=EVERY_MS)
    await count_all(house)
    rows = await house.do("SELECT kind, table_name FROM alarms")
    assert rows == [("unreadable", "Table 9")]
    assert (await house.do("SELECT sum(rounds) FROM hours"))[0] == (12,)


async def test_a_sealed_day_never_changes_and_what_comes_late_counts_later(house: House) -> None:
    await fill(house)
    await house.print_ticket("1" * 18, 4_000)
    await count_all(house)
    day = day_of(nights.START_MS).date
    await seal_what_is_over(house.floor)
    async with house.floor.connections.one() as connection:
        sealed = await day_report(connection, house.settings.day, day, now_ms=house.clock[0])
    assert sealed.hash
    later = evening(rounds=12)["table"]
    await put_journal(house, "Table 5", later, start_ms=nights.START_MS, every_ms=EVERY_MS)
    await count_all(house)
    async with house.floor.connections.one() as connection:
        again = await day_report(connection, house.settings.day, day, now_ms=house.clock[0])
        today = await day_report(
            connection,
            house.settings.day,
            day_of(house.clock[0]).date,
            now_ms=house.clock[0],
        )
        assert await days.broken_seal(connection) is None
    assert again == sealed
    assert today.of_table("Table 5").rounds == 12, "late facts count in the day when they come"
    with psycopg.connect(house.database, autocommit=True) as raw:
        for query in ("UPDATE sealed_days SET body = 'x'", "DELETE FROM deeds", "TRUNCATE deeds"):
            with pytest.raises(psycopg.Error, match="never change"):
                raw.execute(query)


async def test_the_ledger_of_a_day_adds_up_three_ways(house: House) -> None:
    """Before and issued, less redeemed, cage and expired, is what is outstanding; the next day
    begins with that."""
    for n, cents in enumerate((1_000, 2_000, 4_000, 8_000)):
        end = house.clock[0] + (1_000 if cents == 8_000 else 90 * 86_400_000)
        await house.print_ticket(f"{n}" * 18, cents, expires_ms=end)
    house.later(2_000)
    for number, where in (("0" * 18, "Table 9"), ("1" * 18, "cage")):
        query = "SELECT answer FROM hold_ticket(%s, %s, %s, '1', to_timestamp(%s))"
        now_s = house.clock[0] / 1000
        await house.do(query, [f"k{number}", number, where, now_s])
        query = "SELECT end_redemption(%s, %s, %s, '1', 'stacked', to_timestamp(%s))"
        await house.do(query, [f"k{number}", number, where, now_s])
    day = day_of(house.clock[0]).date
    async with house.floor.connections.one() as connection:
        now = await day_report(connection, house.settings.day, day, now_ms=house.clock[0])
    (row,) = now.rows
    flow = row.flow
    assert (flow.given_cents, flow.tables_cents, flow.cage_cents) == (15_000, 1_000, 2_000)
    assert (flow.over_cents, row.cents, row.tickets) == (8_000, 4_000, 1)
    house.later(3 * 86_400_000)
    await seal_what_is_over(house.floor)
    after = date.fromordinal(day.toordinal() + 2)
    async with house.floor.connections.one() as connection:
        later = await day_report(
            connection,
            house.settings.day,
            after,
            now_ms=house.clock[0],
        )
    assert later.hash
    (row,) = later.rows
    assert (row.before_cents, row.cents) == (4_000, 4_000)
    pia = await house.signed_in("Pia")
    assert "40.00" in (await pia.get("/")).text


async def test_a_difference_is_an_alarm_only_once_all_facts_are_here(house: House) -> None:
    await house.print_ticket("1" * 18, 4_000)
    await house.do(
        "INSERT INTO machines (table_name, journal, head_hash, told_seq)"
        " VALUES ('Table 4', 'table', sha256('x'), 100000)"
    )
    pia = await house.signed_in("Pia")
    for path in ("/tickets", "/day"):
        page = (await pia.get(path)).text
        assert 'class="figures warn"' in page, path
        assert 'class="figures alarm"' not in page, path
    await house.do("UPDATE machines SET told_seq = 0")
    for path in ("/tickets", "/day"):
        page = (await pia.get(path)).text
        assert 'class="figures warn"' not in page, path
        assert 'class="figures alarm"' in page, path


async def test_a_seat_in_trouble_needs_someone(house: House) -> None:
    seats = (SeatTold("9", here=True, trouble="main door open"),)
    async with house.floor.connections.one() as connection:
        await show(connection, "Table 4", TableTold(phase="betting", open=True, seats=seats))
    pia = await house.signed_in("Pia")
    needs = (await pia.get("/")).text.partition('id="needs"')[2]
    assert "Table 4, seat 9" in needs
    assert "Main door open" in needs


async def test_alarms_of_tables_come_and_go(house: House) -> None:
    state = '{"disk_free": %s, "certificate_ms": %s, "open": true}'
    now = house.clock[0]

    async def tell(off_ms: int, disk: int, certificate: int) -> None:
        await house.do(
            "INSERT INTO table_state (table_name, connected, told_at, state, clock_ahead_ms)"
            " VALUES ('Table 1', true, to_timestamp(%s), %s::jsonb, %s) ON CONFLICT (table_name)"
            " DO UPDATE SET state = excluded.state, clock_ahead_ms = excluded.clock_ahead_ms",
            [now / 1000, state % (disk, certificate), off_ms],
        )
        await look_around(house.floor)

    async def kinds() -> list[str]:
        rows = await house.do("SELECT kind FROM alarms WHERE ended_at IS NULL ORDER BY 1")
        return [row[0] for row in rows]

    await tell(0, 10**11, now + 90 * 86_400_000)
    assert await kinds() == []
    await tell(-5_000, 10**9, now + 86_400_000)
    assert await kinds() == ["certificate ending", "clock off", "disk filling"]
    details = [row[0] for row in await house.do("SELECT detail FROM alarms ORDER BY kind")]
    assert details == [
        "The certificate of table ends in 1 day",
        "Its clock is 5.0 s behind",
        "Its disk has only 1.0 GB left",
    ]
    await tell(0, 10**11, now + 90 * 86_400_000)
    assert await kinds() == []
    await house.do("SELECT open_doubt(%s, 'k', 'Table 1', 'why')", ["1" * 18])
    await house.do("UPDATE doubts SET opened_at = to_timestamp(%s)", [now / 1000])
    await look_around(house.floor)
    assert "case late" not in await kinds()
    await house.do("UPDATE doubts SET opened_at = to_timestamp(%s)", [now / 1000 - 5 * 3600])
    await look_around(house.floor)
    assert "case late" in await kinds()


async def test_of_a_table_that_is_not_heard_no_alarm_ends(house: House) -> None:
    """A disk that is full may well be the reason why."""
    now_ms = house.clock[0]

    async def tell(disk: int, **more: object) -> list[tuple[str, ...]]:
        await show_at(house, TableTold(open=True, disk_free=disk), **more)
        await look_around(house.floor)
        query = "SELECT kind, detail FROM alarms WHERE ended_at IS NULL"
        return await house.do(query)

    assert await tell(10**9) == [("disk filling", "Its disk has only 1.0 GB left")]
    assert await tell(5 * 10**8) == [("disk filling", "Its disk has only 0.5 GB left")]
    assert await tell(10**11, connected=False) == [
        ("disk filling", "Its disk has only 0.5 GB left")
    ]
    house.clock[0] = now_ms + 60_000
    assert len(await tell(10**11, told_ms=now_ms)) == 1
    assert await tell(10**11) == []


async def show_at(
    house: House, told: TableTold, *, connected: bool = True, told_ms: int | None = None
) -> None:
    async with house.floor.connections.one() as connection:
        await show(connection, "Table 1", told)
    at_s = (house.clock[0] if told_ms is None else told_ms) / 1000
    await house.do(
        "UPDATE table_state SET connected = %s, told_at = to_timestamp(%s)", [connected, at_s]
    )


async def test_a_terminal_that_is_not_heard_of_while_somebody_plays_there_is_an_alarm(
    house: House,
) -> None:
    async def told(*seats: SeatTold, is_open: bool = True) -> list[tuple[str, ...]]:
        await show_at(house, TableTold(phase="betting", open=is_open, seats=seats))
        await look_around(house.floor)
        return await house.do("SELECT kind, machine FROM alarms WHERE ended_at IS NULL")

    off, gone = SeatTold("1"), SeatTold("2", playing=True, credit_cents=72_000)
    assert await told(off, SeatTold("2", here=True, playing=True)) == []
    assert await told(off, gone) == [("machine silent", "terminal-2")]
    pia = await house.signed_in("Pia")
    needs = (await pia.get("/")).text.partition('id="needs"')[2]
    assert "Table 1, seat 2" in needs
    assert "Not heard, and somebody plays there" in needs
    assert await told(off, SeatTold("2", here=True, playing=True)) == []
    assert len(await told(off, gone)) == 1
    assert await told(off, gone, is_open=False) == []


async def test_nobody_ends_by_looking_what_is_still_so(house: House) -> None:
    await house.do("SELECT open_doubt(%s, 'k', 'Table 1', 'why')", ["1" * 18])
    await house.do("SELECT raise_alarm('call', 'Table 2', '', 'come here')")
    ids = dict(await house.do("SELECT kind, id FROM alarms"))
    pia = await house.signed_in("Pia")
    answer = await pia.post("/alarms/seen", {"alarm": str(ids["ticket in doubt"])})
    assert answer.status_code == 409
    assert (await pia.post("/alarms/seen", {"alarm": str(ids["call"])})).status_code == 200
    left = await house.do("SELECT kind FROM alarms WHERE ended_at IS NULL")
    assert left == [("ticket in doubt",)]


async def verified(house: House) -> str:
    """What the inspector's page says in the end."""
    aida = await house.signed_in("Aida")
    await aida.get("/witness")
    await aida.post("/witness/verify")
    assert house.floor.verification.work is not None
    await house.floor.verification.work
    return (await aida.get("/witness")).text


async def test_the_inspector_verifies_every_chain(house: House) -> None:
    await fill(house)
    machine = await put_journal(
        house, "Table 9", evening(rounds=1)["table"], start_ms=nights.START_MS, every_ms=EVERY_MS
    )
    page = await verified(house)
    assert "facts, all deeds and sealed days follow upon one another." in page
    assert "Broken" not in page
    await house.do("UPDATE facts SET body = body || ' ' WHERE machine = %s AND seq = 5", [machine])
    page = await verified(house)
    assert "Broken: Table 9 table at fact 5." in page
    assert page.count("Broken</td>") == 1, "and beside the machine"
    await house.do("DELETE FROM facts WHERE machine = %s AND seq >= 5", [machine])
    assert "Broken: Table 9 table at fact 5." in await verified(house)


async def test_a_deed_that_was_changed_is_found(house: House) -> None:
    await house.signed_in("Vera")
    await house.do("ALTER TABLE deeds DISABLE TRIGGER ALL")
    await house.do("UPDATE deeds SET at_ms = at_ms + 1 WHERE seq = 1")
    assert "Broken: the floor&#39;s own deeds at 1." in await verified(house)


async def test_a_table_whose_clock_is_nonsense_spoils_no_page_and_no_day(house: House) -> None:
    """What cannot have been then counts when it came."""
    await fill(house)
    (arrived,) = await house.do("SELECT max(arrived_at) FROM facts")
    house.clock[0] = round(arrived[0].timestamp() * 1000)
    for at_ms, table in ((0, "Table 5"), (10**17, "Table 6"), (-(2**62), "Table 7")):
        journal = evening(rounds=12)["table"]
        await put_journal(house, table, journal, start_ms=nights.START_MS, every_ms=EVERY_MS)
        await house.do(
            "UPDATE facts SET at_ms = %s WHERE machine = (SELECT id FROM machines"
            " WHERE table_name = %s)",
            [at_ms, table],
        )
        await show_table(house, table)
    await count_all(house)
    assert await house.do("SELECT kind FROM alarms") == []
    rows = await house.do("SELECT table_name, sum(rounds) FROM hours GROUP BY 1 ORDER BY 1")
    assert rows == [(f"Table {n}", 12) for n in (4, 5, 6, 7)]
    (first,) = await house.do("SELECT min(hour_ms) FROM hours")
    assert first[0] >= nights.START_MS - 3_600_000, "no day of before is sealed"
    vera = await house.signed_in("Vera")
    for path in ("/", "/tables/Table 6", "/tables/Table 7"):
        assert (await vera.get(path)).status_code == 200, path


async def show_table(house: House, table: str) -> None:
    async with house.floor.connections.one() as connection:
        told = TableTold(certificate_ms=253_402_300_799_999, since_ms=253_402_300_799_999)
        await show(connection, table, told)


async def test_sums_that_no_database_keeps_are_an_alarm_and_others_go_on(house: House) -> None:
    await _room(house)
    told = [f.SeatNotesTold(seat="1", notes={2**62: n}, at_ms=0) for n in (0, 8)]
    journal = [*evening(rounds=12)["table"], *told]
    await put_journal(house, "Table 3", journal, start_ms=nights.START_MS, every_ms=EVERY_MS)
    await fill(house)
    await count_all(house)
    assert await house.do("SELECT kind, table_name FROM alarms") == [("unreadable", "Table 3")]
    assert (await house.do("SELECT DISTINCT table_name FROM hours")) == [("Table 4",)]


async def test_a_table_full_of_alarms_hides_no_other(house: House) -> None:
    for n in range(250):
        await house.do("SELECT raise_alarm('chain broken', 'Table 9', %s, 'x')", [f"terminal-{n}"])
    await house.do("SELECT raise_alarm('clock off', 'Table 1', '', 'x')")
    async with house.floor.connections.one() as connection:
        found = await alarms.open_alarms(connection)
    assert len(found) == 200
    assert found[-1].table == "Table 1"
    assert found == sorted(found, key=lambda one: one.since_ms)


async def test_a_case_past_its_hours_is_an_alarm_until_it_is_closed(house: House) -> None:
    await fill(house)
    until_ms = house.clock[0] + 3_600_000
    opened_ = f.CaseOpened(case="c1", seat="1", round=3, cents=500, what="w", until_ms=until_ms)
    await put_journal(house, "Table 4", [opened_], start_ms=house.clock[0], every_ms=1)
    await count_all(house)

    async def late() -> list[tuple[str, str]]:
        await look_around(house.floor)
        return await house.do(
            "SELECT table_name, detail FROM alarms WHERE kind = 'case late' AND ended_at IS NULL"
        )

    assert await late() == []
    house.later(3_600_000)
    assert await late() == [("Table 4", "A case is past its hours: seat 1")]
    since = "SELECT since FROM alarms WHERE kind = 'case late'"
    before = await house.do(since)
    house.floor.follower._tables.clear()  # as at a start, before the facts are read again
    house.floor.follower.caught_up = False
    assert len(await late()) == 1
    await count_all(house)
    assert len(await late()) == 1
    assert await house.do(since) == before, "it is the same alarm"
    closed = f.CaseClosed(case="c1", answer="a", who="sue")
    await put_journal(house, "Table 4", [closed], start_ms=house.clock[0], every_ms=1)
    await count_all(house)
    assert await late() == []
