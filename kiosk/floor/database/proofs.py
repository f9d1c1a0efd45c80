"""The chains of all machines checked again, from the facts that are here."""

from dataclasses import dataclass

from kiosk.floor.chain import written_by
from kiosk.floor.database.connections import Connection
from kiosk.journal.record import Head, Record, chain, genesis

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Kept:
    """A journal as far as the floor has it."""

    id: int
    table: str
    journal: str
    head: Head


async def machines(connection: Connection) -> list[Kept]:
    cursor = await connection.execute(
        "SELECT id, table_name, journal, head_seq, head_hash FROM machines ORDER BY id"
    )
    return [
        Kept(number, table, journal, Head(seq, bytes(hashed)))
        for number, table, journal, seq, hashed in await cursor.fetchall()
    ]


class Walk:
    """From the first fact of a journal to the head that is known of it."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._at = genesis(written_by(kept.journal))
        self.broken_at: int | None = None
        self.over = False
        self._look()

    async def on(self, connection: Connection) -> int:
        """A piece of it. Returns how many facts that were."""
        cursor = await connection.execute(
            "SELECT seq, at_ms, kind, key, body, hash FROM facts WHERE machine = %s AND seq > %s"
            " AND seq <= %s ORDER BY seq",
            [
                self._kept.id,
                self._at.seq,
                min(self._at.seq + _AT_ONCE, self._kept.head.seq),
            ],
        )
        rows = await cursor.fetchall()
        for seq, at_ms, kind, key, body, hashed in rows:
            record = Record(seq, at_ms, kind, key, bytes(body), bytes(hashed))
            if seq != self._at.seq + 1 or chain(self._at.hash, seq, record) != record.hash:
                break
            self._at = record.head
        else:
            if rows:
                self._look()
                return len(rows)
        self.broken_at, self.over = self._at.seq + 1, True
        return 0

    def _look(self) -> None:
        if self._at.seq >= self._kept.head.seq:
            self.over = True
            same = self._kept.head.seq == 0 or self._at.hash == self._kept.head.hash
            self.broken_at = None if same else self._at.seq
