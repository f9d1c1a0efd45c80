"""The floor's pages without a server: people with browsers that are httpx, on a real PostgreSQL."""

import itertools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pyotp
from argon2 import PasswordHasher

from kiosk.floor.answers import GivenTicket
from kiosk.floor.database import people, tickets
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.deeds import Told, newest
from kiosk.floor.roles import Person, Role
from kiosk.floor.web.access import Floor
from kiosk.floor.web.app import make_app
from kiosk.floor.web.credentials import Hasher
from kiosk.floor.web.process import made
from kiosk.floor.web.settings import PageSettings, PageSources
from kiosk.lab.simulate.floor_people import STAFF

START_MS = 1_800_000_000_000
PASSWORD = "four brass lamps glow"
FACTOR = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
_QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
HASHED = _QUICK.hash(PASSWORD)
SETTINGS = PageSettings(house="Harbour Casino", secure=False)


@dataclass
class Browser:
    client: httpx.AsyncClient
    house: "House"
    name: str = ""
    last: httpx.Response | None = None

    async def get(self, path: str, **more: Any) -> httpx.Response:
        self.last = await self.client.get(path, **more)
        return self.last

    async def post(
        self, path: str, form: dict[str, str] | None = None, **more: Any
    ) -> httpx.Response:
        """As the page would send it: with its token. Redirects are followed."""
        data = {"csrf": await self.csrf(), **(form or {})}
        self.last = await self.client.post(path, data=data, follow_redirects=True, **more)
        return self.last

    async def csrf(self) -> str:
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', self.last.text if self.last else "")
        if found is None:
            self.last = await self.client.get("/sign-in", follow_redirects=True)
            found = re.search(r'name="csrf" value="([0-9a-f]+)"', self.last.text)
        assert found is not None, self.last.text[:500] if self.last else ""
        return found[1]

    async def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        self.name = name
        await self.get("/sign-in")
        answer = await self.post("/sign-in", {"name": name, "password": password})
        if answer.url.path == "/code":
            answer = await self.post("/code", {"code": self.house.code()})
        return answer


@dataclass
class House:
    floor: Floor
    database: str
    settings: PageSettings
    clock: list[int]
    browsers: list[httpx.AsyncClient] = field(default_factory=list)

    def browser(self, address: str = "10.0.0.7") -> Browser:
        transport = httpx.ASGITransport(make_app(self.floor), client=(address, 5000))
        client = httpx.AsyncClient(transport=transport, base_url="http://floor.test")
        self.browsers.append(client)
        return Browser(client, self)

    async def signed_in(self, name: str, address: str = "10.0.0.7") -> Browser:
        browser = self.browser(address)
        answer = await browser.sign_in(name)
        assert answer.status_code == 200, answer.text[:400]
        assert "Sign out" in answer.text
        return browser

    def code(self) -> str:
        """Of the second factor that everybody here has. No code counts twice."""
        self.clock[0] += 30_000
        return pyotp.TOTP(FACTOR).generate_otp(self.clock[0] // 30_000)

    def later(self, ms: int) -> None:
        self.clock[0] += ms

    async def hire(self, name: str, role: Role, makers: tuple[str, ...] = ()) -> None:
        async with self.floor.connections.one() as connection, connection.transaction():
            person = Person(name=name, role=role, makers=frozenset(makers))
            await hire(connection, person, self.clock[0])

    async def print_ticket(
        self, number: str, cents: int, table: str = "Table 4", **more: Any
    ) -> None:
        async with self.floor.connections.one() as connection:
            ticket = GivenTicket(
                number=number,
                cents=cents,
                table=table,
                issued_ms=self.clock[0],
                expires_ms=more.pop("expires_ms", self.clock[0] + 30 * 86_400_000),
                **more,
            )
            await tickets.give(connection, ticket, self.clock[0])

    async def deeds(self, kind: str = "") -> list[Told]:
        async with self.floor.connections.one() as connection:
            return [one for one in await newest(connection, most=500) if kind in ("", one.kind)]

    async def do(self, query: str, values: list[Any] | None = None) -> list[tuple[Any, ...]]:
        async with self.floor.connections.one() as connection:
            cursor = await connection.execute(query.encode(), values)
            return await cursor.fetchall() if cursor.description else []


async def hire(connection: Connection, person: Person, now_ms: int) -> None:
    """With the password and the factor that everybody here has."""
    factor = FACTOR if person.second_factor else ""
    await people.put(connection, person, password=HASHED, factor=factor, now_ms=now_ms)
    await people.set_factor(connection, person.name, factor, 1)


async def hire_all(connection: Connection, now_ms: int) -> None:
    for name, role in STAFF.items():
        await hire(connection, Person(name=name, role=role), now_ms)


@asynccontextmanager
async def open_house(
    database: str, settings: PageSettings = SETTINGS, start_ms: int = START_MS
) -> AsyncIterator[House]:
    clock = [start_ms]
    count = itertools.count(1)
    given = PageSources(
        now_ms=lambda: clock[0],
        draw_token=lambda: f"token-{next(count):040}",
        draw_half=lambda: f"HAKF{next(count):04}".replace("0", "Z").replace("1", "Y"),
        draw_key=lambda: f"{next(count):032x}",
        draw_factor=lambda: FACTOR,
    )
    connections = Connections(database)
    floor = await made(connections, settings, given, Hasher(_QUICK))
    house = House(floor, database, settings, clock)
    async with connections.one() as connection:
        await hire_all(connection, start_ms)
    try:
        yield house
    finally:
        for client in house.browsers:
            await client.aclose()
        connections.close()
