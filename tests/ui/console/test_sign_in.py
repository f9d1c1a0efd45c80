"""Who is at the console."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtGui import QPointingDevice

from kiosk.game.facts import StaffRole
from kiosk.journal.log import FactLog
from kiosk.link.identity import peer_of
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.door import Door
from kiosk.table.service import TableService
from kiosk.ui.application import Application
from tests.hostile.table import DEALER, PINS, SUPERVISOR, Clock, House, open_log, start_table
from tests.ui.console.conftest import Play, Run
from tests.ui.console.glass import Glass, console


@asynccontextmanager
async def bare_table(folder: Path, book: RuleBook) -> AsyncIterator[Machine[TableService]]:
    """A table as it is delivered: nobody works at it."""

    async def start(log: FactLog) -> TableService:
        return await start_table(log, book, Clock())

    machine = Machine(lambda: open_log(folder / "table.db", "table"), start)
    door = Door(machine)

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await door.enter(reader, writer, peer_of(writer, uids=frozenset({os.getuid()})))

    server = await asyncio.start_unix_server(receive, folder / "table.sock", limit=LINE_MAX)
    running = asyncio.ensure_future(machine.run())
    try:
        yield machine
    finally:
        server.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def test_a_table_without_staff_asks_for_its_first_supervisor(
    tmp_path: Path, crown: RuleBook, application: Application, panel: QPointingDevice, run: Run
) -> None:
    async def story() -> None:
        async with (
            bare_table(tmp_path, crown) as table,
            console(application, panel, crown, tmp_path / "table.sock") as glass,
        ):
            await glass.touch("letter-a", "letter-n", "letter-a", "enrolConfirm")
            await glass.type("482915")
            await glass.touch("enrolConfirm")
            await glass.type("482916")
            await glass.touch("enrolConfirm")
            assert glass.text("enrolProblem") == "The two PINs differ: type it anew"
            for _ in range(2):
                await glass.type("482915")
                await glass.touch("enrolConfirm")
            await glass.until(lambda: glass.text("whoText") == "Ana", "Ana at work")
            assert glass.text("roleText") == "Supervisor"
            assert table.service is not None
            assert table.service.durable.staff["Ana"].role is StaffRole.SUPERVISOR

    run(story())


def test_a_wrong_pin_is_said_and_a_right_one_lets_in(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.touch(f"member-{DEALER}")
        await glass.type("11111")
        assert not glass.enabled("signInConfirm")  # five digits are no PIN
        await glass.type("1")
        await glass.touch("signInConfirm")
        await glass.until(lambda: glass.text("signInProblem") == "That PIN is wrong")
        await glass.type(PINS[DEALER])
        await glass.touch("signInConfirm")
        await glass.until(lambda: glass.text("roleText") == "Dealer")

    play(crown, story)


def test_lock_and_idle_time_sign_out(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await glass.touch("signOutButton")
        await glass.until(lambda: glass.find("signInConfirm"))
        await glass.sign_in(SUPERVISOR)
        glass.passing.ahead_s = 299
        glass.view.tick()
        assert glass.text("whoText") == SUPERVISOR
        await glass.touch("menuButton")  # a touch: the time begins anew
        glass.passing.ahead_s += 299
        glass.view.tick()
        assert glass.text("whoText") == SUPERVISOR
        glass.passing.ahead_s += 2
        glass.view.tick()
        await glass.until(lambda: glass.find("signInConfirm"))
        assert glass.find("overlayTitle") is None

    play(crown, story)


def test_a_supervisor_enrols_a_dealer_who_can_sign_in(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch("menuButton", "deed-enrol", "role-dealer", "letter-z", "enrolConfirm")
        for _ in range(2):
            await glass.type("900900")
            await glass.touch("enrolConfirm")
        await glass.until(lambda: "Z" in there.table.staff)
        assert there.table.staff["Z"].role is StaffRole.DEALER
        await glass.touch("closeOverlay", "signOutButton")
        await glass.sign_in("Z", "900900")
        assert glass.text("roleText") == "Dealer"

    play(crown, story)
