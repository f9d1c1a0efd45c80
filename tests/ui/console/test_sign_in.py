"""Who is at the console."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPointingDevice

from kiosk.doors import Connections
from kiosk.game.facts import StaffRole
from kiosk.game.table import commands as c
from kiosk.journal.log import FactLog
from kiosk.link import messages as m
from kiosk.link.identity import peer_of
from kiosk.link.session import LINE_MAX, at_table
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.service import TableService
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.times import wall_times
from tests.hostile.peers import terminal
from tests.hostile.table import (
    DEALER,
    PINS,
    SECOND,
    SUPERVISOR,
    Clock,
    House,
    open_log,
    start_table,
)
from tests.ui.console.conftest import Run
from tests.ui.console.screen import ConsoleScreen, console
from tests.ui.console.shown import busy_table, desk_at


@asynccontextmanager
async def bare_table(folder: Path, book: RuleBook) -> AsyncIterator[Machine[TableService]]:
    """A table as it is delivered: nobody works at it."""

    async def start(log: FactLog) -> TableService:
        return await start_table(log, book, Clock())

    machine = Machine(lambda: open_log(folder / "table.db", "table"), start)
    door = Connections(machine, at_table)

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


async def test_a_table_without_staff_asks_for_its_first_supervisor(
    tmp_path: Path, crown: RuleBook, application: Application, panel: QPointingDevice, run: Run
) -> None:
    async with (
        bare_table(tmp_path, crown) as table,
        console(application, panel, crown, tmp_path / "table.sock") as screen,
    ):
        await screen.touch("letter-a", "letter-n", "letter-a", "enrolConfirm")
        await screen.type("482915")
        await screen.touch("enrolConfirm")
        await screen.type("482916")
        await screen.touch("enrolConfirm")
        assert screen.text("enrolProblem") == "The two PINs differ: type it anew"
        for _ in range(2):
            await screen.type("482915")
            await screen.touch("enrolConfirm")
        await screen.until(lambda: screen.text("whoText") == "Ana", "Ana at work")
        assert screen.text("roleText") == "Supervisor"
        assert table.service is not None
        assert table.service.durable.staff["Ana"].role is StaffRole.SUPERVISOR


async def test_a_wrong_pin_is_said_and_a_right_one_lets_in(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.touch(f"member-{DEALER}")
    await screen.type("11111")
    assert not screen.enabled("signInConfirm")  # five digits are no PIN
    await screen.type("1")
    await screen.touch("signInConfirm")
    await screen.until(lambda: screen.text("signInProblem") == "That PIN is wrong")
    await screen.type(PINS[DEALER])
    await screen.touch("signInConfirm")
    await screen.until(lambda: screen.text("roleText") == "Dealer")


async def test_lock_and_idle_time_sign_out(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(DEALER)
    await screen.touch("signOutButton")
    await screen.until(lambda: screen.find("signInConfirm"))
    await screen.sign_in(SUPERVISOR)
    screen.passing.ahead_s = 299
    screen.view.tick()
    assert screen.text("whoText") == SUPERVISOR
    await screen.touch("menuButton")  # a touch: the time begins anew
    screen.passing.ahead_s += 299
    screen.view.tick()
    assert screen.text("whoText") == SUPERVISOR
    screen.passing.ahead_s += 2
    screen.view.tick()
    await screen.until(lambda: screen.find("signInConfirm"))
    assert screen.find("overlayTitle") is None


async def test_a_supervisor_enrols_a_dealer_who_can_sign_in(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton", "order-enrol", "role-dealer", "letter-z", "enrolConfirm")
    for _ in range(2):
        await screen.type("900900")
        await screen.touch("enrolConfirm")
    # There are two supervisors, so that the other one confirms.
    await screen.touch(f"second-{SECOND}")
    await screen.type(PINS[SECOND])
    await screen.touch("enrolConfirm")
    await screen.until(lambda: "Z" in there.table.staff)
    assert there.table.staff["Z"].role is StaffRole.DEALER
    await screen.touch("closeOverlay", "signOutButton")
    await screen.sign_in("Z", "900900")
    assert screen.text("roleText") == "Dealer"


async def test_staff_choose_their_language_and_all_that_is_there_is_said_again(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.touch(f"member-{DEALER}")
    await screen.type("999999")
    await screen.touch("signInConfirm")
    await screen.until(lambda: screen.text("signInProblem") == "That PIN is wrong")
    await screen.touch("language-ms")
    await screen.until(lambda: screen.text("signInConfirm") == "Log masuk")
    assert {"Krupier", "Penyelia"} <= set(screen.texts()) and not screen.text("signInProblem")
    await screen.sign_in(DEALER)
    assert screen.text("order-open") == "Buka pertaruhan"
    assert screen.says("Bersambung ke meja")  # as the log was told in English
    assert screen.view.stage.pockets.rows[1].name == "1 Merah"
    assert screen.find("language-en") is None  # nobody's order is half said in another one
    await screen.touch("limitsButton")
    assert screen.says("Tunggal") and screen.says("Semua pertaruhan")
    await screen.touch("closeOverlay", "signOutButton", "language-en")
    await screen.until(lambda: screen.text("signInConfirm") == "Sign in")
    await screen.sign_in(DEALER)
    assert screen.text("order-open") == "Open betting"


def test_the_house_sets_the_language(crown: RuleBook, application: Application) -> None:
    desk = desk_at(busy_table(crown), crown)
    desk.look = replace(desk.look, language="zh_CN")
    view = ConsoleView(desk, Archive(desk), application, wall_times())
    assert view.showing.role == "" and view.showing.language == "zh_CN"
    assert view.sign_in.members.rows[0].role == "审计员"
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


async def test_everybody_changes_the_own_pin_by_the_old_one(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await screen.touch("menuButton", "order-own-pin")
    for digits in ("111112", "900900", "900900"):
        await screen.type(digits)
        await screen.touch("enrolConfirm")
    await screen.until(lambda: screen.text("enrolProblem") == "That PIN is wrong")
    for digits in (PINS[DEALER], "900900", "900900"):
        await screen.type(digits)
        await screen.touch("enrolConfirm")
    await screen.until(lambda: screen.text("enrolTitle") == f"{DEALER} can sign in now")
    await screen.touch("closeOverlay", "signOutButton")
    await screen.sign_in(DEALER, "900900")


async def test_whoever_is_dismissed_is_told_so_at_the_console(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await there.order(c.DismissStaff(DEALER))
    await screen.until(lambda: screen.find("signInConfirm"))
    assert screen.text("signInProblem").startswith(f"{DEALER} is signed out")


async def test_a_machine_that_guesses_is_reported_to_staff(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    async with terminal(there, "2") as someone:
        for _ in range(5):
            await someone.ask(m.SignIn(id="in", name=DEALER, pin="111112"))
        notice = "PINs are guessed at terminal 2: look who is there"
        await screen.until(lambda: screen.view.showing.notice == notice)
        await screen.touch("menuButton", "order-let-machine-in", "option-terminal 2")
        await screen.touch("sheetConfirm")
        await screen.until(lambda: not there.table.conduct.machines)
