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
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from kiosk.clock import SteadyClock
from kiosk.config import ConfigError, TableConfig
from kiosk.game.table.staff import pin_hash
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog, FactLog, last_ms
from kiosk.link.authority import AuthorityError, revoked_serials
from kiosk.link.identity import PeerRefusedError, peer_of
from kiosk.link.session import LINE_MAX
from kiosk.link.tls import CredentialsError, server_context
from kiosk.notify import serving
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.door import CONNECTIONS_MAX, Door
from kiosk.table.service import TableService
from kiosk.table.settings import Outside, TableSettings

_log = logging.getLogger(__name__)

MACHINE = "table"
_SWITCH_S = 0.0005
"""How long the event loop lets the journal's thread wait for its turn. By default it is ten times
that, and a commit, which takes three turns, then waits longer than the disk takes."""
NUMBER_DIGITS = 18


async def run_table(config: TableConfig, book: RuleBook, folder: Path) -> None:
    """Paths of the configuration are seen from its own folder. Runs until it is cancelled."""
    _allow_descriptors(2 * CONNECTIONS_MAX)
    sys.setswitchinterval(_SWITCH_S)
    journal = folder / config.journal
    machine: Machine[TableService] = Machine(
        lambda: DurableLog(Journal.open(journal, machine=MACHINE)),
        lambda log: TableService.start(book, log, _settings(config), outside(log)),
    )
    async with _doors(machine, config, folder), serving():
        await machine.run()


def _allow_descriptors(wanted: int) -> None:
    """As many as the system gives: strangers must not use up those of the floor."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _settings(config: TableConfig) -> TableSettings:
    return TableSettings(
        name=config.name,
        seats=config.seats,
        hand_pay_limit_cents=config.hand_pay_limit_cents,
        ticket_days=config.ticket_days,
        grace_s=config.grace_s,
    )


def outside(log: FactLog) -> Outside:
    clock = SteadyClock(
        wall_ms=lambda: time.time_ns() // 1_000_000,
        monotonic_s=time.monotonic,
        at_least_ms=last_ms(log),
    )
    return Outside(
        now_ms=clock.now_ms,
        draw_key=lambda: secrets.token_hex(16),
        draw_number=lambda: f"{secrets.randbelow(10**NUMBER_DIGITS):0{NUMBER_DIGITS}}",
        hash_pin=lambda pin, salt: asyncio.to_thread(pin_hash, pin, salt),
    )


@asynccontextmanager
async def _doors(
    machine: Machine[TableService], config: TableConfig, folder: Path
) -> AsyncIterator[None]:
    network = config.network
    keys = folder / network.keys
    entrance = Door(machine)
    uids = frozenset({os.getuid(), *map(_uid, network.users)})

    async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            revoked = revoked_serials(keys) if network.keys else None
            peer = peer_of(writer, uids=uids, revoked=revoked)
        except (AuthorityError, CredentialsError, PeerRefusedError) as error:
            _log.warning("somebody is turned away: %s", error)
            writer.close()
            return
        await entrance.enter(reader, writer, peer)

    servers = []
    if network.socket:
        path = folder / network.socket
        await _make_way(path)
        before = os.umask(0o117)  # 0660 from the first moment on
        try:
            servers.append(await asyncio.start_unix_server(door, path, limit=LINE_MAX))
        finally:
            os.umask(before)
        _log.info("listening at %s", path)
    if network.address:
        host, _, port = network.address.rpartition(":")
        context = server_context(keys, told=lambda why: _log.warning("turned away: %s", why))
        servers.append(
            await asyncio.start_server(door, host, int(port), ssl=context, limit=LINE_MAX)
        )
        _log.info("listening at %s with TLS", network.address)
    try:
        yield
    finally:
        for server in servers:
            server.close()


async def _make_way(path: Path) -> None:
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
