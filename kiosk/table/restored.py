"""A table whose journal is lost, restored from the floor's copy by two of its supervisors."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kiosk.config import ConfigError, TableConfig
from kiosk.game.staff.table import pin_hash
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record
from kiosk.link.floor_client import restoring
from kiosk.link.session import LinkError
from kiosk.restoring import CopyError, Restored, put_in_place, require_supervisors, write_copy
from kiosk.table.process import MACHINE
from kiosk.way import way_to
from kiosk.witness import BadBatchError, unpacked

_ANSWER_S = 60.0


@dataclass(frozen=True, slots=True)
class RestoredTable:
    restored: Restored
    missing: int
    """Facts that the table had told of, and that the floor never got: at least so many."""
    kept: Path | None
    """The journal that was there."""


def restore_table(
    config: TableConfig,
    folder: Path,
    people: Sequence[tuple[str, str]],
    hash_pin: Callable[[str, str], str] = pin_hash,
    file: Path | None = None,
) -> RestoredTable:
    """From the floor itself, or from a file that two people were given there. Raises `Refused`,
    `CopyError`, `ConfigError` or `JournalError`."""
    records, told_seq = _read(file) if file else asyncio.run(_fetched(config, folder))
    journal = folder / config.journal
    copy = journal.with_name(f"{journal.name}.copy")
    for end in ("", "-wal", "-shm"):
        copy.with_name(f"{copy.name}{end}").unlink(missing_ok=True)
    restored = write_copy(copy, MACHINE, records)
    require_supervisors(copy, people, hash_pin)
    kept = put_in_place(copy, journal)
    return RestoredTable(restored, max(0, told_seq - restored.head.seq), kept)


def _read(file: Path) -> tuple[list[Record], int]:
    with JournalReader.read_only(file) as read:
        if read.machine != MACHINE:
            raise CopyError(f"{file} is the journal of {read.machine}, and not of a table")
        return [*read.records()], 0


async def _fetched(config: TableConfig, folder: Path) -> tuple[list[Record], int]:
    if config.floor is None:
        raise ConfigError("this table is on no floor: its file has no [floor]")
    records: list[Record] = []
    try:
        async with restoring(way_to(config.floor, folder), config.name) as peer:
            while len(records) < peer.head.seq:
                async with asyncio.timeout(_ANSWER_S):
                    some = unpacked(await peer.batch(len(records)))
                if not some:
                    raise CopyError("the floor gives less than it says it has")
                records += some
            return records, peer.told_seq
    except (LinkError, OSError, TimeoutError, BadBatchError) as error:
        raise CopyError(f"the floor gives no copy: {error}") from None
