"""The pages as a part of the floor's process: one server, and what goes on behind the pages."""

import asyncio
import logging
import secrets
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from kiosk.clock import parse_clock, wall_ms
from kiosk.config import ConfigError, FloorConfig, Network, PagesConfig
from kiosk.floor.database import alarms, monitor, sessions
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.deeds import Deed, Kind, record
from kiosk.floor.database.doubts import open_doubts, page_key
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.ledger import span_of
from kiosk.floor.web import watch
from kiosk.floor.web.access import Floor, make_due
from kiosk.floor.web.app import make_app
from kiosk.floor.web.credentials import Hasher, draw_factor, draw_half
from kiosk.floor.web.follower import Follower
from kiosk.floor.web.live import Hub
from kiosk.floor.web.refs import Refs
from kiosk.floor.web.report import next_to_seal, seal_day
from kiosk.floor.web.settings import HOUR_MS, MINUTE_MS, PageSettings, PageSources
from kiosk.floor.web.templates import Templates
from kiosk.link.authority import expires_ms
from kiosk.link.tls import TABLE_CERTIFICATE

_log = logging.getLogger(__name__)
_ROUND_S = 5.0
_CONNECTIONS = 12
_AT_ONCE = 400
_KEY_BYTES = 64
TABLE = "table"
"""Of the silence of a table itself the floor tells, whether or not there are pages."""


class Listening:
    """Where the pages are served, taken before anything else is begun: what of that cannot be is a
    `ConfigError`, and nobody waits for it."""

    def __init__(self, pages: PagesConfig, folder: Path) -> None:
        self._host, self._port = _address(pages)
        self._folder = folder
        self.tls = _tls(pages, folder)
        self._socket: socket.socket | None = None

    def __enter__(self) -> "Listening":
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        try:
            self._socket = socket.create_server((self._host, self._port), family=family)
        except OSError as error:
            where = f"{self._host}:{self._port}"
            raise ConfigError(f"pages.address: cannot listen at {where}: {error}") from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._socket is not None:
            self._socket.close()

    def check(self) -> None:
        """That it can be had, now."""
        with self:
            pass

    def certificates(self, network: Network) -> dict[str, int]:
        """When those of the floor itself end, by what they are for."""
        found = {"the pages": self.tls[0]} if self.tls else {}
        if network.address:
            found["the floor"] = self._folder / network.keys / TABLE_CERTIFICATE
        return {whose: expires_ms(path) for whose, path in found.items()}

    @property
    def socket(self) -> socket.socket:
        assert self._socket is not None, "nobody listens yet"
        return self._socket

    @property
    def address(self) -> str:
        port = self.socket.getsockname()[1]  # which the system may have chosen
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"{'https' if self.tls else 'http'}://{host}:{port}/"


async def run_pages(
    config: FloorConfig, listening: Listening, told: Callable[[str], None] = lambda address: None
) -> None:
    """Until it is cancelled. `told` is given the address once it is served."""
    settings = replace(
        settings_of(config, secure=listening.tls is not None),
        certificates=listening.certificates(config.network),
    )
    connections = Connections(config.database, _CONNECTIONS)
    try:
        floor = await made(connections, settings)
        serving = _Server(floor, listening.tls)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(behind_the_pages(floor))
            tasks.create_task(serving.run(listening.socket, lambda: told(listening.address)))
    finally:
        connections.close()


def settings_of(config: FloorConfig, *, secure: bool) -> PageSettings:
    pages = config.pages
    assert pages is not None
    return PageSettings(
        house=pages.house or config.name,
        currency=pages.currency,
        currency_code=pages.currency_code,
        day_starts_ms=parse_clock(config.day.starts),
        zone=config.day.zone,
        cages=pages.cages,
        two_people_cents=pages.two_people_cents,
        wait_ms=pages.wait_h * HOUR_MS,
        idle_ms=pages.idle_min * MINUTE_MS,
        most_ms=pages.session_h * HOUR_MS,
        secure=secure,
    )


def sources() -> PageSources:
    return PageSources(
        now_ms=wall_ms,
        draw_token=lambda: secrets.token_urlsafe(32),
        draw_half=draw_half,
        draw_key=lambda: secrets.token_hex(16),
        draw_factor=draw_factor,
    )


async def made(
    connections: Connections,
    settings: PageSettings,
    given: PageSources | None = None,
    hasher: Hasher | None = None,
) -> Floor:
    """All that pages need."""
    of = given or sources()
    hub = Hub(connections)
    follower = Follower(connections, settings.day, of.now_ms)
    hub.when_told(follower.look)
    async with connections.one() as connection:
        key = await page_key(connection, "tickets", secrets.token_bytes(_KEY_BYTES))
    return Floor(
        connections=connections,
        settings=settings,
        sources=of,
        templates=Templates(settings),
        hasher=hasher or Hasher(),
        hub=hub,
        follower=follower,
        refs=Refs(key),
    )


async def behind_the_pages(floor: Floor) -> None:
    """What goes on whether or not anybody looks. Until it is cancelled."""
    async with asyncio.TaskGroup() as tasks:
        for work in (floor.hub.run, floor.follower.run, lambda: _rounds(floor)):
            tasks.create_task(_again_and_again(work))


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong behind the pages ends neither them nor what tables are told."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("behind the pages something failed, and is begun again")
        await asyncio.sleep(_ROUND_S)


async def _rounds(floor: Floor) -> None:
    while True:
        try:
            await make_due(floor)
            await look_around(floor)
            await seal_what_is_over(floor)
        except DatabaseError as error:
            _log.warning("nobody looks after the floor: %s", error)
        await asyncio.sleep(_ROUND_S)


async def look_around(floor: Floor) -> None:
    """Raises what is wrong, and ends what is not any more. Of what cannot be told at this moment
    nothing ends: not of a table that is not heard, nor of cases before its facts are read."""
    now_ms = floor.now_ms()
    async with floor.connections.one() as connection:
        heard = [
            one for one in await monitor.tables(connection) if not watch.is_silent(one, now_ms)
        ]
        wrong = {
            (kind, seen.name, machine): words
            for seen in heard
            for (kind, machine), words in watch.alarms_of(seen, now_ms).items()
        }
        wrong |= {
            (watch.LATE_CASE, table, ""): words
            for table, words in (await _late(floor, connection, now_ms)).items()
        }
        if words := watch.ending(floor.settings.certificates, now_ms):
            wrong[watch.CERTIFICATE, "", ""] = words
        names = {"", *(seen.name for seen in heard)}
        before = await alarms.open_kinds(connection, watch.LOOKED_FOR)
        for (kind, table, machine), words in wrong.items():
            said = before.get((kind, table, machine))
            tell = alarms.raise_alarm if said is None else alarms.tell_anew
            if said != words:
                await tell(connection, kind, table, words, machine)
        for kind, table, machine in before.keys() - wrong.keys():
            told = floor.follower.caught_up if kind == watch.LATE_CASE else table in names
            if told and machine != TABLE:
                await alarms.end_alarm(connection, kind, table, now_ms, machine)
        most_ms = floor.settings.most_ms
        await sessions.clear_old(connection, most_ms=most_ms, now_ms=now_ms)


async def _late(floor: Floor, connection: Connection, now_ms: int) -> dict[str, str]:
    """Cases and doubts whose time is over, by table."""
    return floor.follower.late_cases(now_ms) | {
        one.table: "A ticket in doubt has waited too long for two people"
        for one in await open_doubts(connection)
        if now_ms - one.opened_ms >= floor.settings.case_ms
    }


async def seal_what_is_over(floor: Floor) -> None:
    now_ms, settings = floor.now_ms(), floor.settings
    async with floor.connections.one() as connection:
        while (day := await next_to_seal(connection, settings.day)) is not None:
            _, end_ms = span_of(day, settings.day)
            if now_ms < end_ms + settings.seal_after_ms:
                return
            async with connection.transaction():
                if not await seal_day(connection, settings.day, day, now_ms=now_ms):
                    return
                deed = Deed(who="the floor itself", about=day.isoformat())
                await record(connection, Kind.DAY_SEALED, deed, at_ms=now_ms)
            await asyncio.sleep(0)


class _Server(uvicorn.Server):
    """In the loop of the floor, which alone hears signals."""

    def __init__(self, floor: Floor, tls: tuple[Path, Path] | None) -> None:
        certificate, key = tls or (None, None)
        super().__init__(
            uvicorn.Config(
                make_app(floor),
                ssl_certfile=certificate,
                ssl_keyfile=key,
                log_config=None,
                access_log=False,  # what was looked at is in the deeds
                server_header=False,
                proxy_headers=False,
                limit_concurrency=_AT_ONCE,
                timeout_keep_alive=15,
                timeout_graceful_shutdown=1,
                lifespan="off",
            )
        )

    async def run(self, at: socket.socket, served: Callable[[], None]) -> None:  # type: ignore[override]
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        try:
            await self.startup(sockets=[at])
            served()
            await self.main_loop()
        finally:
            self.should_exit = True
            if self.started:
                await self.shutdown(sockets=[at])


def _address(pages: PagesConfig) -> tuple[str, int]:
    host, _, port = pages.address.rpartition(":")
    if not host or not port.isdecimal():
        raise ConfigError(f"pages.address {pages.address!r} is not HOST:PORT")
    return host.strip("[]"), int(port)


def _tls(pages: PagesConfig, folder: Path) -> tuple[Path, Path] | None:
    """The house's certificate; without one the configuration lets only this machine be served."""
    if not pages.certificate:
        return None
    found = folder / pages.certificate, folder / pages.key
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(*found)
    except (OSError, ssl.SSLError) as error:
        raise ConfigError(f"pages.certificate: {found[0]} and {found[1]}: {error}") from None
    return found
