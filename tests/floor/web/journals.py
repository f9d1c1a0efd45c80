"""Journals put into the floor's database, as the witness would."""

from collections.abc import Sequence

from kiosk.floor.database.tickets import moment
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.record import genesis, link
from tests.floor.web.house import House


async def put_journal(  # noqa: PLR0913 - what it is and when
    house: House,
    table: str,
    facts: Sequence[f.Fact],
    *,
    start_ms: int,
    every_ms: int,
    journal: str = "table",
) -> int:
    """Behind what is there of it. Returns the machine."""
    await house.do(
        "INSERT INTO machines (table_name, journal, head_hash) VALUES (%s, %s, %s)"
        " ON CONFLICT DO NOTHING",
        [table, journal, genesis(journal).hash],
    )
    rows = await house.do(
        "SELECT id, head_seq, head_hash FROM machines WHERE table_name = %s AND journal = %s",
        [table, journal],
    )
    machine, seq, hashed = rows[0]
    made = [
        entry
        for place, fact in enumerate(facts)
        for entry in entries([fact], at_ms=start_ms + place * every_ms)
    ]
    head = type(genesis(journal))(seq, bytes(hashed))
    for record in link(head, made):
        await house.do(
            "INSERT INTO facts (machine, seq, at_ms, kind, key, body, hash, arrived_at)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s)",
            [machine, *record, moment(record.at_ms)],
        )
        head = record.head
    await house.do(
        "UPDATE machines SET head_seq = %s, head_hash = %s, told_seq = %s WHERE id = %s",
        [head.seq, head.hash, head.seq, machine],
    )
    return int(machine)


async def count_all(house: House) -> None:
    """All facts that are here."""
    while await house.floor.follower.catch_up():
        pass
