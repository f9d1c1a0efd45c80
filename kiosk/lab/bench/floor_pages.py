"""What the floor's pages cost with a year behind them, beside what they cost with a few days."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

from kiosk.floor.database import people, sessions
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.migrate import migrate
from kiosk.floor.roles import Person, Role
from kiosk.floor.web.access import cookie_name
from kiosk.floor.web.app import make_app
from kiosk.floor.web.process import made, sources
from kiosk.floor.web.settings import PageSettings
from kiosk.lab.bench.floor_history import DAY_MS, FACTS_A_TICKET, Past, make_past
from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.processes import StoppedError
from kiosk.lab.postgres import Cluster, NoPostgresError

TICKETS = 1_000_000
PART = 100
BUDGET = 1.5
ROUNDS = 40
NOW_MS = 1_900_000_000_000 // DAY_MS * DAY_MS + 22 * 3_600_000
_TOKEN = "bench"
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
"""As a server calls it (ASGI)."""


def figures(wanted: Wanted) -> Iterator[Figure]:
    tickets = TICKETS // 500 if wanted.short else TICKETS
    wanted.folder.chmod(0o711)  # PostgreSQL does not run as root, and must get there
    try:
        cluster = Cluster(wanted.folder / "cluster", durable=False)
    except NoPostgresError as error:
        raise StoppedError(str(error)) from None
    try:
        cluster.make()
        cluster.start(shared_buffers="256MB", max_wal_size="4GB")
        yield from asyncio.run(_figures(cluster, tickets, 3 if wanted.short else ROUNDS))
    finally:
        cluster.close()


async def _figures(cluster: Cluster, tickets: int, rounds: int) -> list[Figure]:
    year = await _house(cluster, "year", Past(tickets, NOW_MS))
    part = await _house(cluster, "part", Past(max(tickets // PART, 20), NOW_MS))
    found = []
    for what, path in (
        ("overview of the floor", "/"),
        ("a day's report", "/day"),
        ("tickets of a day", "/tickets"),
    ):
        ours, baseline = await _best_s(path, year, part, rounds=rounds)
        detail = (
            f"{tickets:,} tickets and {tickets * FACTS_A_TICKET:,} facts of history, beside a"
            f" hundredth of it; the whole page, {1000 * ours:.1f} and {1000 * baseline:.1f} ms"
        )
        beside = Beside(what, 1000 * ours, 1000 * baseline, "ms")
        found.append(Figure(f"{what}, after a year", ours / baseline, "x", BUDGET, detail, beside))
    return found


async def _house(cluster: Cluster, name: str, past: Past) -> App:
    """Pages above a database of their own, and an auditor of them who is signed in."""
    await _run(cluster, f"CREATE DATABASE {name}")
    await asyncio.to_thread(migrate, cluster.conninfo(name))
    connections = Connections(cluster.conninfo(name))
    await make_past(connections, past)
    given = sources()
    given = type(given)(
        now_ms=lambda: past.now_ms,
        draw_token=given.draw_token,
        draw_half=given.draw_half,
        draw_key=given.draw_key,
        draw_factor=given.draw_factor,
    )
    floor = await made(connections, PageSettings(secure=False, house=name), given)
    async with connections.one() as connection:
        person = Person(name="Ann", role=Role.PIT_MANAGER)
        await people.put(connection, person, now_ms=past.now_ms)
        await sessions.begin(
            connection, _TOKEN, "Ann", complete=True, address="", now_ms=past.now_ms
        )
    return make_app(floor)


async def _run(cluster: Cluster, query: str) -> None:
    connections = Connections(cluster.conninfo("postgres"), 1)
    async with connections.one() as connection:
        await connection.execute(query.encode())
    connections.close()


async def _best_s(path: str, *apps: App, rounds: int) -> list[float]:
    """They take turns, and the shortest time is the one least disturbed."""
    best = [float("inf")] * len(apps)
    for _ in range(rounds):
        for place, app in enumerate(apps):
            start = time.perf_counter()
            status = await _get(app, path)
            best[place] = min(best[place], time.perf_counter() - start)
            assert status == 200, f"{path} answers {status}"  # noqa: PLR2004 - of HTTP
    return best


async def _get(app: App, path: str) -> int:
    """As a server asks for a page."""
    answered = 0

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: object) -> None:
        nonlocal answered
        if isinstance(message, dict) and message["type"] == "http.response.start":
            answered = int(message["status"])

    cookie = f"{cookie_name(PageSettings(secure=False))}={_TOKEN}"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"bench"), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("bench", 80),
    }
    await app(scope, receive, send)
    return answered
