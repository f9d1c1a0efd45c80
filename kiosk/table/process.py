"""The table as a process of its own: its journal, its door to the floor, its clock."""

import asyncio
import logging
import os
import pwd
import resource
import secrets
import socket
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

from kiosk.clock import HOUR_MS, OF_THIS_MACHINE, SteadyClock, TimeSources
from kiosk.config import ConfigError, Network, TableCameraConfig, TableConfig
from kiosk.devices.camera.camera import Camera
from kiosk.game.staff.table import pin_hash
from kiosk.journal.films import FilmFiles
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog, FactLog, last_ms
from kiosk.link.authority import Authority, read_certificate, revoked_serials
from kiosk.link.door import BACKLOG, Door
from kiosk.link.identity import Peer, peer_of
from kiosk.link.revoked import watch_revoked
from kiosk.link.strangers import STRANGERS_MAX, Strangers
from kiosk.link.tls import TABLE_CERTIFICATE, server_context
from kiosk.notify import serving
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.admission import PLACES
from kiosk.table.connections import Connections
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.ring_safe import RING_FILE, RingFile, RingSafe
from kiosk.table.service import TableService
from kiosk.table.settings import ReceiptSigner, TableSettings, TableSources

_log = logging.getLogger(__name__)

MACHINE = "table"
_SWITCH_S = 0.0005
"""How long the event loop lets the journal's thread wait for its turn. By default it is ten times
that, and a commit, which takes three turns, then waits longer than the disk takes."""
NUMBER_DIGITS = 18
_DESCRIPTORS_MAX = 65536
_DESCRIPTORS_OWN = 64
"""Of the journal, the doors and the log."""
_STRANGERS_MIN = 8


async def run_table(
    config: TableConfig, book: RuleBook, folder: Path, times: TimeSources = OF_THIS_MACHINE
) -> None:
    """Paths of the configuration are seen from its own folder. Runs until it is cancelled."""
    strangers = room_for_strangers(_descriptors(), seats=len(config.seats))
    sys.setswitchinterval(_SWITCH_S)
    journal = folder / config.journal
    receipts = own_receipt_key(folder, config)
    rings = RingFile(journal.parent / RING_FILE)
    machine: Machine[TableService] = Machine(
        lambda: DurableLog(Journal.open(journal, machine=MACHINE)),
        lambda log: TableService.start(
            book,
            log,
            settings_of(config, folder),
            replace(
                sources(log, config, receipts, rings, times),
                camera=Camera(config.camera.source, films=True) if config.camera else None,
                films=FilmFiles(journal),
            ),
        ),
    )
    async with doors(machine, config.network, folder, strangers=strangers), serving():
        await machine.run()


def _descriptors() -> int:
    """As many as the system gives, or as could ever be needed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _DESCRIPTORS_MAX if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def room_for_strangers(descriptors: int, *, seats: int) -> int:
    """At each door: what is left when all who are enrolled are connected, the old and the new
    connection of each."""
    enrolled = 2 * (seats + sum(PLACES.values()))
    left = (descriptors - enrolled - _DESCRIPTORS_OWN) // 2
    if left < _STRANGERS_MIN:
        _log.warning("%d descriptors are few for %d seats: see LimitNOFILE", descriptors, seats)
    return min(max(left, _STRANGERS_MIN), STRANGERS_MAX)


def settings_of(config: TableConfig, folder: Path) -> TableSettings:
    keys = folder / config.network.keys if config.network.address else None
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
        grace_s=config.grace_s,
        certificate_expires_ms=_expires_ms(keys / TABLE_CERTIFICATE) if keys else None,
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


def _expires_ms(certificate: Path) -> int:
    return int(read_certificate(certificate).not_valid_after_utc.timestamp() * 1000)


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
    rings: RingSafe,
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
        hash_pin=lambda pin, salt: asyncio.to_thread(pin_hash, pin, salt),
        receipts=receipts,
        rings=rings,
    )


@asynccontextmanager
async def doors(
    machine: Machine[TableService],
    network: Network,
    folder: Path,
    *,
    strangers: int = STRANGERS_MAX,
) -> AsyncIterator[list[Door]]:
    """The socket's, then those of TLS, as far as the network has them. `strangers` is how many
    there may be at each kind of door."""
    keys = folder / network.keys
    entrance = Connections(machine)
    uids = frozenset({os.getuid(), *map(_uid, network.users)})

    def identify(writer: asyncio.StreamWriter) -> Peer:
        revoked = revoked_serials(keys) if network.keys else None
        return peer_of(writer, uids=uids, revoked=revoked)

    opened = []
    local = Strangers(most=strangers, of_one=strangers)
    if network.socket:
        listening = _listen_at(folder / network.socket)
        opened.append(Door(listening, identify, entrance.enter, context=None, strangers=local))
    remote = Strangers(most=strangers)
    if network.address:
        context = server_context(keys, told=lambda why: _log.warning("turned away: %s", why))
        for listening in await _listen_to(network.address):
            door = Door(listening, identify, entrance.enter, context=context, strangers=remote)
            opened.append(door)
    watch = asyncio.create_task(watch_revoked(keys, entrance.revoke)) if network.keys else None
    for door in opened:
        door.open()
    try:
        yield opened
    finally:
        for door in opened:
            door.close()
        if watch is not None:
            watch.cancel()


def _listen_at(path: Path) -> socket.socket:
    _make_way(path)
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o117)  # 0660 from the first moment on
    try:
        listening.bind(str(path))
    finally:
        os.umask(before)
    listening.listen(BACKLOG)
    _log.info("listening at %s", path)
    return listening


async def _listen_to(address: str) -> list[socket.socket]:
    host, _, port = address.rpartition(":")
    found = await asyncio.get_running_loop().getaddrinfo(
        host.strip("[]") or None, int(port), type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listening = [
        socket.create_server(where[:2], family=family, backlog=BACKLOG)
        for family, _, _, _, where in dict.fromkeys(found)
    ]
    _log.info("listening at %s with TLS", address)
    return listening


def _make_way(path: Path) -> None:
    """Take away the socket of a table that is gone, and of no other."""
    with suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.stat().st_mode):
            raise ConfigError(f"{path} is there and is no socket")
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()
            else:
                raise ConfigError(f"another table listens at {path}")


def _uid(user: str) -> int:
    try:
        return pwd.getpwnam(user).pw_uid
    except KeyError:
        raise ConfigError(f"there is no user {user!r} on this machine") from None
