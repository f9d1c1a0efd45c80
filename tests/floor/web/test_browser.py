"""The pages in a real Chromium: a round that arrives, a ticket that is paid once, two people, and a
lost machine that comes back."""

import asyncio
import platform
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.clock import wall_ms
from kiosk.config import FloorConfig, Network, PagesConfig
from kiosk.floor.database.connections import Connections
from kiosk.floor.web.process import Listening, run_pages
from kiosk.link.floor import SeatTold, TableTold
from tests.floor.web.chromium import Chromium, none_to_be_had
from tests.floor.web.demo import show
from tests.floor.web.house import hire_all
from tests.floor.web.lost import Lost

SMALL, LARGE = "004417209341703180", "004417209337102640"

INSIDE = """
const right = (e) => e.getBoundingClientRect().right;
return [...document.querySelectorAll(".tile > *")].every((e) => right(e) < right(e.parentNode) - 8);
"""


class Watched:
    """The pages served for real, and a database that a test writes into."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.address = ""

    def do(self, query: str, values: list[Any]) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database, autocommit=True) as connection:
            cursor = connection.execute(query.encode(), values)
            return cursor.fetchall() if cursor.description else []

    def print_ticket(self, number: str, cents: int) -> None:
        self.do(
            "SELECT give_ticket(%s, %s, 'Table 4', now(), now() + interval '30 days', 'open', '',"
            " now())",
            [number, cents],
        )

    def tell(self, told: TableTold, table: str = "Table 4") -> None:
        async def work() -> None:
            connection = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
            async with connection:
                await show(connection, table, told)

        asyncio.run(work())


@pytest.mark.skipif(
    none_to_be_had(platform.freedesktop_os_release()["ID"]),
    reason="Ubuntu has no Chromium but a snap: the floor's pages are tried in a browser on Debian",
)
async def test_an_evening_at_the_floors_pages(floor_database: str, tmp_path: Path) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await hire_all(connection, wall_ms())
    connections.close()
    config = FloorConfig(
        name="Main floor",
        database=floor_database,
        network=Network(),
        pages=PagesConfig(address="127.0.0.1:0", house="Harbour Casino"),
    )
    served: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    assert config.pages is not None
    listening = Listening(config.pages, Path())
    with listening:
        running = asyncio.create_task(run_pages(config, listening, served.set_result))
        await followed(running, served, Watched(floor_database, tmp_path))


async def followed(
    running: asyncio.Task[None], served: asyncio.Future[str], watched: Watched
) -> None:
    try:
        await asyncio.wait({running, served}, return_when=asyncio.FIRST_COMPLETED)
        watched.address = await served
        await asyncio.to_thread(evening, watched)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def told(number: int, *numbers: str) -> TableTold:
    seats = (SeatTold("1", here=True, playing=True, credit_cents=5_000),)
    return TableTold(
        rulebook="rapid-single-zero", phase="spinning", round=number, open=True, numbers=numbers,
        seats=seats,
    )  # fmt: skip


def evening(watched: Watched) -> None:
    watched.tell(told(7, "32"))
    watched.tell(told(3, "32"), "Table 12")
    watched.print_ticket(SMALL, 12_345)
    watched.print_ticket(LARGE, 253_500)
    cage, pit = Chromium(watched.address), Chromium(watched.address, (820, 1180))
    try:
        watch_a_round_arrive(watched, pit)
        pay_a_ticket(cage)
        pay_by_two(cage, pit)
        restore_a_terminal(watched, cage, pit)
        assert cage.complaints() + pit.complaints() == [], "no policy was broken, no file missing"
    finally:
        cage.close()
        pit.close()
    paid = watched.do("SELECT number, cents FROM payments WHERE state = 'paid' ORDER BY cents", [])
    assert paid == [(SMALL, 12_345), (LARGE, 253_500)]


def watch_a_round_arrive(watched: Watched, pit: Chromium) -> None:
    pit.sign_in("Pia")
    pit.until("#table-Table_4", "Spinning")
    assert pit.driver.execute_script(INSIDE), "no table's figures leave its tile on a tablet"
    pit.driver.execute_script("window.stillTheSamePage = true")
    watched.tell(told(8, "17", "32"))
    pit.find('#table-Table_4 .number[aria-label="17 black"]')
    assert pit.driver.execute_script("return window.stillTheSamePage"), "nothing was reloaded"


def pay_a_ticket(cage: Chromium) -> None:
    cage.sign_in("Carl")
    cage.type("input[name=float]", "50,000.00")
    cage.click("button.act")
    scan(cage, SMALL, "valid")
    assert cage.text(".amount") == "$123.45"
    cage.click("#pay")
    cage.click("#confirm")
    cage.find('#ticket[data-truth="paid"]')
    cage.until("#shift", "$49,876.55")
    cage.driver.back()  # whatever the browser shows from before, nothing is paid by it
    cage.driver.refresh()
    scan(cage, SMALL, "already paid")
    assert not cage.driver.find_elements("css selector", "#pay, #confirm")


def scan(cage: Chromium, number: str, truth: str) -> None:
    """As a bar code reader does: figures, then Enter, wherever the page has its focus."""
    cage.go("/cashier")
    cage.find("#scan")
    cage.driver.switch_to.active_element.send_keys(f"{number}\n")
    cage.find(f'#ticket[data-truth="{truth}"]')


def pay_by_two(cage: Chromium, pit: Chromium) -> None:
    scan(cage, LARGE, "valid")
    cage.click("#pay")
    cage.click("#confirm")
    cage.find('#ticket[data-truth="waits"]')
    pit.go("/approvals")
    pit.click("button[value=yes]")
    # The cashier's page hears of it by itself.
    cage.find('#ticket[data-truth="confirmed"]')
    cage.click("#confirm")
    cage.find('#ticket[data-truth="paid"]')


def restore_a_terminal(watched: Watched, desk: Chromium, pit: Chromium) -> None:
    """Its disk is lost. Two people give out what the floor has of it, and it is as it was."""
    terminal = Lost(watched.folder)
    asyncio.run(terminal.is_known_to(watched.database))
    pit.go("/alarms")
    pit.click("a[href='/restore']")
    pit.choose("select[name=machine]", "Table 4, seat 1: 3 facts")
    pit.type("input[name=why]", "its disk is broken")
    pit.click("#ask")
    pit.until(".restorations", "somebody else confirms yours")
    desk.sign_out()
    desk.sign_in("Adam")
    desk.go("/restore")
    desk.click("button[value=yes]")
    # The pit manager's page hears of it by itself.
    pit.until(".restorations", "--restore-from-floor table-4-terminal-1.db")
    taken = pit.take("#take", watched.folder / "taken")
    assert taken.name == "table-4-terminal-1.db"
    terminal.restore(taken)
    assert terminal.facts() == terminal.before
    told = watched.do("SELECT table_name, machine FROM alarms WHERE kind = 'machine restored'", [])
    assert told == [("Table 4", "terminal-1")]
