"""The table as a process of its own: its journal, its door to the floor, its clock."""

import secrets
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from kiosk.clock import (
    HOUR_MS,
    OF_THIS_MACHINE,
    HouseDay,
    SteadyClock,
    TimeSources,
    parse_clock,
)
from kiosk.config import Network, TableCameraConfig, TableConfig
from kiosk.devices.camera.camera import Camera
from kiosk.doors import Connections, descriptors, open_doors, room_for_strangers
from kiosk.journal.films import FilmFiles
from kiosk.journal.journal import Journal
from kiosk.journal.log import Closing, DurableLog, FactLog, last_ms
from kiosk.journal.marks import cache_folder
from kiosk.journal.proof_file import ProofFile
from kiosk.journal.seals import SealFiles
from kiosk.journal.ticket_archive import TicketArchive
from kiosk.journal.writer import SWITCH_S
from kiosk.link.authority import Authority, expires_ms
from kiosk.link.door import Door
from kiosk.link.session import at_table
from kiosk.link.strangers import STRANGERS_MAX
from kiosk.link.tls import MACHINE_CERTIFICATE, TABLE_CERTIFICATE
from kiosk.notify import serving
from kiosk.pins import HashPin, hash_apart
from kiosk.rules.rulebook import RuleBook
from kiosk.safe import Safe, SafeFile
from kiosk.service import Machine
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.service import TableService
from kiosk.table.settings import (
    ReceiptSigner,
    RecordsReader,
    TableSettings,
    TableSources,
    places_of,
)
from kiosk.way import way_to

MACHINE = "table"
RING_FILE = "ring.secret"
NUMBER_DIGITS = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a laboratory may give a table otherwise."""

    records: Callable[[Path], RecordsReader]
    """Reads what lies beside the journal."""
    times: TimeSources = OF_THIS_MACHINE
    hash_pin: HashPin = hash_apart


async def run_table(
    config: TableConfig, book: RuleBook, folder: Path, around: Surroundings
) -> None:
    """Paths of the configuration are seen from its own folder. Runs until it is cancelled."""
    places = len(config.seats) + sum(places_of(config.places).values())
    strangers = room_for_strangers(descriptors(), places=places)
    sys.setswitchinterval(SWITCH_S)
    journal = folder / config.journal
    receipts = own_receipt_key(folder, config)
    rings = SafeFile(journal.parent / RING_FILE)
    closing = Closing(config.live_days, (settings_of(config, folder).day or HouseDay()).begin_ms)
    machine: Machine[TableService] = Machine(
        lambda: DurableLog(
            Journal.open(journal, machine=MACHINE), ProofFile(journal, cache_folder()), closing
        ),
        lambda log: TableService.start(
            book,
            log,
            settings_of(config, folder),
            replace(
                sources(log, config, receipts, rings, around.times),
                hash_pin=around.hash_pin,
                camera=Camera(config.camera.source, films=True) if config.camera else None,
                films=FilmFiles(journal),
                tickets=TicketArchive(journal),
                seals=SealFiles(journal),
                records=partial(around.records, journal.parent),
                jackpots=way_to(config.jackpots, folder) if config.jackpots else None,
                floor=way_to(config.floor, folder) if config.floor else None,
            ),
        ),
    )
    async with (
        doors(machine, config.network, folder, strangers=strangers),
        serving(machine.starting),
    ):
        await machine.run()


def settings_of(config: TableConfig, folder: Path) -> TableSettings:
    keys = folder / config.network.keys if config.network.address else None
    at_floor = folder / config.floor.keys if config.floor and config.floor.keys else None
    return TableSettings(
        name=config.name,
        seats=config.seats,
        hand_pay_limit_cents=config.hand_pay_limit_cents,
        dealer_limit_cents=config.staff.dealer_limit_cents,
        supervisor_limit_cents=config.staff.supervisor_limit_cents,
        most_cents=config.staff.most_cents,
        staff_wait_s=3600 * config.staff.wait_h,
        ticket_days=config.ticket_days,
        ticket_limit_cents=config.ticket_limit_cents,
        notes_cents=config.notes_cents,
        tip_limit_cents=config.tip_limit_cents,
        grace_s=config.grace_s,
        places=places_of(config.places),
        day=HouseDay(parse_clock(config.day.starts), config.day.zone) if config.day else None,
        certificate_expires_ms=expires_ms(keys / TABLE_CERTIFICATE) if keys else None,
        floor_certificate_expires_ms=(
            expires_ms(at_floor / MACHINE_CERTIFICATE) if at_floor else None
        ),
        **_film_settings(config.camera),
    )


def _film_settings(camera: TableCameraConfig | None) -> dict[str, int]:
    if camera is None:
        return {}
    return {
        "film_s": camera.seconds,
        "film_rounds": camera.rounds,
        "film_bytes": camera.megabytes * 1_000_000,
    }


def own_receipt_key(folder: Path, config: TableConfig) -> TableReceiptKey:
    keys = receipt_folder(folder, config)
    return TableReceiptKey.in_folder(
        keys, authority=Authority(keys) if config.network.keys else None
    )


def receipt_folder(folder: Path, config: TableConfig) -> Path:
    """With the keys of the network, whose authority vouches for it, or beside the journal."""
    return folder / config.network.keys if config.network.keys else (folder / config.journal).parent


def sources(
    log: FactLog,
    config: TableConfig,
    receipts: ReceiptSigner,
    rings: Safe,
    times: TimeSources = OF_THIS_MACHINE,
) -> TableSources:
    clock = SteadyClock(
        wall_ms=times.wall_ms,
        monotonic_s=times.monotonic_s,
        at_least_ms=last_ms(log),
        start_jump_ms=config.clock_jump_hours * HOUR_MS,
    )
    return TableSources(
        clock=clock,
        draw_key=lambda: secrets.token_hex(16),
        draw_number=lambda: f"{secrets.randbelow(10**NUMBER_DIGITS):0{NUMBER_DIGITS}}",
        hash_pin=hash_apart,
        receipts=receipts,
        rings=rings,
    )


def doors(
    machine: Machine[TableService],
    network: Network,
    folder: Path,
    *,
    strangers: int = STRANGERS_MAX,
) -> AbstractAsyncContextManager[list[Door]]:
    return open_doors(Connections(machine, at_table), network, folder, strangers=strangers)
