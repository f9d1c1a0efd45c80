"""A table that starts from its snapshot, however long its journal is."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

from kiosk import resources
from kiosk.config import Network, TableConfig
from kiosk.game.history import State, apply, encode_state, first_state
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.reader import JournalReader
from kiosk.lab.bench.growth import growth
from kiosk.lab.bench.measure import Figure, Wanted
from kiosk.lab.bench.year_made import TABLE_FILE, TABLE_NAME, MadeYear, YearPlan, make_year
from kiosk.progress import Progress
from kiosk.rules.rulebook import RuleBook
from kiosk.safe import SafeMemory
from kiosk.table.process import MACHINE, own_receipt_key, settings_of, sources
from kiosk.table.service import TableService

_FACTS, _FACTS_SHORT = (10_000, 5_000_000), (300, 600)
_SEATS, _SEATS_SHORT = 50, 2
_STARTS, _STARTS_SHORT = 15, 1
_BEHIND_FACTS = 2000
"""The snapshot is as old as it ever gets between two rounds."""
_START_S = 1.0
_TOLD_FACTS = 20_000


def figures(wanted: Wanted) -> Iterator[Figure]:
    book = resources.rulebook("crown-single-zero")
    seats = _SEATS_SHORT if wanted.short else _SEATS
    tables = {}
    for facts in _FACTS_SHORT if wanted.short else _FACTS:
        folder = wanted.folder / str(facts)
        folder.mkdir()
        plan = YearPlan(facts=facts, terminals=False, seats=seats)
        with Progress(f"making {facts:,} facts ") as progress:
            made = make_year(folder, book, plan, progress)
        keep_snapshot(made, book)
        tables[facts] = (folder, _config(seats))
    took_s = dict.fromkeys(tables, float("inf"))
    for _ in range(_STARTS_SHORT if wanted.short else _STARTS):
        for facts, (folder, config) in tables.items():
            took_s[facts] = min(took_s[facts], asyncio.run(start_s(folder, config, book)))
    cost = {facts: 1000 * s for facts, s in took_s.items()}
    yield growth("start with a snapshot: facts", cost, "ms", budget=2, more="")
    most = max(took_s)
    what = f"start with a snapshot after {most:,} facts"
    behind = f"the snapshot is {_BEHIND_FACTS:,} facts old"
    yield Figure(what, took_s[most], "s", _START_S, behind)


def keep_snapshot(made: MadeYear, book: RuleBook) -> None:
    """As a table keeps it between two rounds."""
    with Journal.open(made.table, machine=MACHINE) as journal:
        at = max(1, made.table_facts - _BEHIND_FACTS)
        state = _state_at(journal, book, at)
        journal.save_snapshot(at, encode_state(state))


def _state_at(journal: JournalReader, book: RuleBook, wanted: int) -> State:
    state = first_state(book, begun_of(journal))
    with Progress("folding them") as progress:
        for record, fact in read_facts(journal, after=1):
            if record.seq > wanted:
                break
            state = apply(state, fact)
            if record.seq % _TOLD_FACTS == 0:
                progress(record.seq, wanted)
    return state


async def start_s(folder: Path, config: TableConfig, book: RuleBook) -> float:
    """From the closed file to a table that takes its terminals."""
    receipts = own_receipt_key(folder, config)
    settings = settings_of(config, folder)
    began_s = time.perf_counter()
    log = DurableLog(Journal.open(folder / config.journal, machine=MACHINE))
    try:
        service = await TableService.start(
            book, log, settings, sources(log, config, receipts, SafeMemory())
        )
        took_s = time.perf_counter() - began_s
        service.journaled.stop()
        return took_s
    finally:
        log.close()


def _config(seats: int) -> TableConfig:
    return TableConfig(
        name=TABLE_NAME,
        rulebook="crown-single-zero",
        journal=TABLE_FILE,
        seats=tuple(str(number) for number in range(1, seats + 1)),
        hand_pay_limit_cents=100_000,
        ticket_days=30,
        network=Network(socket="nobody.sock"),
    )
