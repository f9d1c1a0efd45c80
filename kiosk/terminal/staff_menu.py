"""What staff do before the terminal: sign in, try devices, change settings, clear the memory.

Who may is for the table to say: its list, its PINs and its count of wrong ones. Without the table
nobody can sign in, for no terminal keeps PINs; but where the door has an input, whoever opened it
with a key may look at everything and change nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from kiosk.devices.ports import Printed, TicketFace
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import decide
from kiosk.game.terminal.state import Terminal
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.link import TableLink
from kiosk.terminal.sources import TerminalSources

KEY_HOLDER = "key holder"
"""Who has opened the door while the table is away."""
PRINTER, VALIDATOR = "printer", "validator"


class StaffMenuTerminal(Protocol):
    """The terminal, as its menu needs it."""

    link: TableLink

    @property
    def state(self) -> Terminal: ...

    async def tell(self, command: c.Command) -> Decision: ...


class StaffMenu:
    def __init__(
        self, terminal: StaffMenuTerminal, book: RuleBook, sources: TerminalSources
    ) -> None:
        self._terminal = terminal
        self._book = book
        self._sources = sources
        self._one = asyncio.Lock()
        self.on_cleared: Callable[[], None] = lambda: None
        """The journal is closed for good: the terminal must begin again."""

    @property
    def door_open(self) -> bool | None:
        """None: this terminal has no input for it."""
        return self._sources.door_open()

    # ---- Who is there -------------------------------------------------------------------------

    async def people(self) -> dict[str, StaffRole]:
        """Who may sign in. Raises `Refused`, without the table as well."""
        require(self.door_open is not False, Reason.DOOR_SHUT)
        key = self._sources.draw_key()
        there = await self._terminal.link.ask(m.AskStaff(id=key), of=key)
        if not isinstance(there, m.StaffThere):
            raise Refused(Refusal(Reason.TABLE_REFUSES))
        return dict(there.staff)

    async def enter(self, name: str, pin: str, role: StaffRole) -> None:
        # Asked of our own machine first: nobody types a PIN for nothing.
        decide(self._book, self._terminal.state, c.EnterStaff(name, role))
        require(self.door_open is not False, Reason.DOOR_SHUT)
        await self._sign_in(name, pin)
        await self._terminal.tell(c.EnterStaff(name, role))

    async def enter_by_key(self) -> None:
        """To look, while the table cannot say who it is."""
        require(self.door_open is True and not self._terminal.link.up, Reason.NOT_SIGNED_IN)
        await self._terminal.tell(c.EnterStaff(KEY_HOLDER, StaffRole.AUDITOR))

    async def leave(self, why: str) -> None:
        visitor = self._terminal.state.staff.visitor
        await self._terminal.tell(c.LeaveStaff(why))
        if visitor is not None and self._terminal.link.up:
            key = self._sources.draw_key()
            await self._asked(m.SignOut(id=key, name=visitor.who), key)

    async def _sign_in(self, name: str, pin: str) -> None:
        key = self._sources.draw_key()
        await self._asked(m.SignIn(id=key, name=name, pin=pin), key)

    async def _asked(self, question: m.Message, key: str) -> None:
        """Raises `Refused` as the table puts it."""
        answer = await self._terminal.link.ask(question, of=key)
        if isinstance(answer, m.Answer) and not answer.done:
            raise Refused(answer.why or Refusal(Reason.TABLE_REFUSES))

    # ---- What is done -------------------------------------------------------------------------

    async def change_setting(self, name: str, value: int) -> None:
        await self._terminal.tell(c.ChangeSetting(name, value, self._who()))

    async def test_printer(self) -> Printed:
        """A page that says what it is. It has no number, no bar code and no value."""
        self._require_test()
        now_ms = self._sources.now_ms()
        page = TicketFace(
            number="0" * 18, cents=0, issued_ms=now_ms, expires_ms=now_ms, sequence=1, test=True
        )
        async with self._one:
            printed = await self._sources.printer.print(page)
        await self._terminal.tell(c.RecordTest(PRINTER, printed, self._who()))
        return printed

    async def test_validator(self, tried: Callable[[], Awaitable[str]]) -> str:
        """`tried` lets the validator read a note, gives it back, and says what came of it."""
        self._require_test()
        async with self._one:
            result = await tried()
        await self._terminal.tell(c.RecordTest(VALIDATOR, result, self._who()))
        return result

    async def clear_memory(self, second: str, pin: str) -> None:
        """The table is asked first; the one fact that decides is the terminal's own."""
        command = c.ClearMemory(self._who(), second)
        decide(self._book, self._terminal.state, command)
        key = self._sources.draw_key()
        asked = m.ClearMemory(id=key, who=command.who, second=second, second_pin=pin)
        await self._asked(asked, key)
        await self._terminal.tell(command)
        self.on_cleared()

    def _require_test(self) -> None:
        """A device that is tried must not have anybody's money in it."""
        decide(self._book, self._terminal.state, c.RecordTest("", "", self._who()))
        require(not self._terminal.state.money_left, Reason.MONEY_LEFT)
        require(not self._one.locked(), Reason.PAYMENT_PENDING)

    def _who(self) -> str:
        visitor = self._terminal.state.staff.visitor
        require(visitor is not None, Reason.NO_VISIT)
        return visitor.who if visitor else ""
