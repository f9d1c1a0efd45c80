"""Staff at a console: who is signed in, and each order with who, why and what it expects.

An order is obeyed once, whoever sends it again and over whichever connection: its id is a key in
the journal, and the same id with another order is refused.
"""

import asyncio
from hmac import compare_digest

import msgspec

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.table import commands as c
from kiosk.game.table.staff import authorise
from kiosk.link import messages as m
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.settings import Outside, TableSettings

Asked = m.SignIn | m.SignOut | m.StaffOrder | m.EnrolStaff | m.ClearMemory


class StaffDesk:
    def __init__(
        self, decider: Decider, settings: TableSettings, outside: Outside, clients: Clients
    ) -> None:
        self._decider = decider
        self._keeper = decider.keeper
        self._settings = settings
        self._outside = outside
        self._clients = clients
        self._one_at_a_time = asyncio.Lock()

    async def answer(self, client: Client, asked: Asked) -> m.Answer:
        try:
            # One after the other: nobody tries PINs in parallel, and an order that comes twice in
            # one moment finds the first one written.
            async with self._one_at_a_time:
                await self._obey(client, asked)
        except Refused as refused:
            return m.Answer(id=asked.id, done=False, reason=str(refused))
        return m.Answer(id=asked.id, done=True)

    async def at_terminal(
        self, client: Client, asked: m.AskStaff | m.SignIn | m.SignOut | m.ClearMemory
    ) -> m.StaffThere | m.Answer:
        """Staff before a terminal sign in under the same rules as at a console, and order less."""
        if isinstance(asked, m.AskStaff):
            staff = self._keeper.durable.staff
            there = {name: member.role for name, member in staff.items() if not member.locked_out}
            return m.StaffThere(id=asked.id, staff=there)
        return await self.answer(client, asked)

    async def _obey(self, client: Client, asked: Asked) -> None:
        match asked:
            case m.SignIn():
                await self._check_pin(asked.name, asked.pin)
                client.signed_in.add(asked.name)
            case m.SignOut():
                client.signed_in.discard(asked.name)
            case m.EnrolStaff():
                await self._enrol(client, asked)
            case m.StaffOrder():
                await self._order(client, asked)
            case m.ClearMemory():
                await self._allow_clearing(client, asked)

    async def _allow_clearing(self, client: Client, asked: m.ClearMemory) -> None:
        about = msgspec.json.encode({"seat": client.name}).decode()
        require(asked.who in client.signed_in, Reason.NOT_SIGNED_IN, asked.who)
        if self._done_before(asked.id, about):
            return
        await self._check_pin(asked.second, asked.second_pin)
        facts = self._decider.decide(c.AllowClearing(client.name, asked.who, asked.second))
        ordered = f.StaffOrdered(
            key=asked.id,
            who=asked.who,
            second=asked.second,
            why="the memory of the terminal is cleared",
            order="clear_memory",
            asked=about,
        )
        await self._keeper.record((ordered, *facts))

    async def _check_pin(self, name: str, pin: str) -> None:
        """The count of wrong ones is durable before anybody hears that this one was wrong."""
        self._decider.decide(c.TryPin(name, True, self._outside.now_ms()))
        member = self._keeper.state.staff[name]
        hashed = await self._outside.hash_pin(pin, member.salt)
        matches = compare_digest(hashed, member.pin_hash)
        facts = self._decider.decide(c.TryPin(name, matches, self._outside.now_ms()))
        await self._keeper.record(facts)
        require(matches, Reason.WRONG_PIN)

    async def _enrol(self, client: Client, asked: m.EnrolStaff) -> None:
        first = not self._keeper.state.staff
        require(first or asked.who in client.signed_in, Reason.NOT_SIGNED_IN, asked.who)
        require(asked.role in list(f.StaffRole), Reason.NOT_ALLOWED, asked.role)
        role = f.StaffRole(asked.role)
        about = msgspec.json.encode({"name": asked.name, "role": role}).decode()
        if self._done_before(asked.id, about):
            return
        salt = self._outside.draw_key()
        hashed = await self._outside.hash_pin(asked.pin, salt)
        facts = self._decider.decide(c.EnrolStaff(asked.name, role, salt, hashed, asked.who))
        ordered = f.StaffOrdered(key=asked.id, who=asked.who, order="enrol_staff", asked=about)
        await self._keeper.record((ordered, *facts))

    async def _order(self, client: Client, asked: m.StaffOrder) -> None:
        about = msgspec.json.encode(asked.order).decode()
        require(asked.who in client.signed_in, Reason.NOT_SIGNED_IN, asked.who)
        if self._done_before(asked.id, about):
            return
        require(bool(asked.why.strip()), Reason.NO_WHY)
        if asked.second is not None:
            require(asked.second_pin is not None, Reason.WRONG_PIN)
            await self._check_pin(asked.second, asked.second_pin or "")
        command = self._command(asked)
        self._require_expected(asked.expects, command)
        second = asked.second or ""
        authorise(
            self._keeper.state,
            command,
            who=asked.who,
            second=second,
            hand_pay_limit_cents=self._settings.hand_pay_limit_cents,
        )
        facts = self._decider.decide(command)
        ordered = f.StaffOrdered(
            key=asked.id,
            who=asked.who,
            second=second,
            why=asked.why,
            order=asked.order.__struct_config__.tag,
            asked=about,
        )
        await self._keeper.record((ordered, *facts))

    def _done_before(self, order: str, asked: str) -> bool:
        record = self._keeper.find("staff_ordered", order)
        if record is None:
            return False
        before = f.decode(record.body)
        same = isinstance(before, f.StaffOrdered) and before.asked == asked
        require(same, Reason.KEY_REUSED, order)
        return True

    def _require_expected(self, expects: m.Expected, command: c.Command) -> None:
        table = self._keeper.state
        there = f"{table.phase}, round {table.round}"
        same = (table.phase, table.round) == (expects.phase, expects.round)
        require(same, Reason.STATE_CHANGED, there)
        if isinstance(command, c.CorrectResult):
            played = table.rounds.get(command.round)
            outcome = played.outcome if played else None
            require(outcome == expects.outcome, Reason.STATE_CHANGED, f"number {outcome}")

    def _command(self, asked: m.StaffOrder) -> c.Command:
        command: c.Command = m.STAFF_WIRE.unpack(
            asked.order,
            who=asked.who,
            by=asked.who,
            now_ms=self._outside.now_ms(),
            key=asked.id,
            stakes={},
            promotional={},
        )
        match command:
            case c.JudgeRecords(confirmed=True):
                return self._with_terminals_record(command)
            case c.IssueTicket() | c.CancelTicket():
                self._require_doubt(command.number)
            case c.JudgePaper():
                self._require_doubtful_paper(command)
            case c.ClearSeat() | c.WriteOffSeat():
                here = self._clients.terminal(command.seat) is not None
                require(not here, Reason.CONNECTED, command.seat)
        return command

    def _with_terminals_record(self, judged: c.JudgeRecords) -> c.JudgeRecords:
        """Where the table holds no slip, the terminal's own journal is the record (S3 6.16b)."""
        client = self._clients.terminal(judged.seat)
        standing = client.standing if client else None
        if standing is None or standing.slip is None or standing.round != judged.round:
            return c.JudgeRecords(judged.seat, judged.round, True, judged.who)
        slip = standing.slip
        return c.JudgeRecords(
            judged.seat, judged.round, True, judged.who, slip.key, slip.stakes, slip.promotional
        )

    def _require_doubt(self, number: str) -> None:
        """Staff decide on a ticket only where the machine cannot: its printer may be at work."""
        ticket = self._keeper.state.tickets.get(number)
        require(ticket is not None, Reason.UNKNOWN_TICKET, number[-4:])
        client = self._clients.terminal(ticket.seat) if ticket else None
        standing = client.standing if client else None
        doubtful = standing is not None and f.LockReason.TICKET_IN_DOUBT in standing.locks
        require(
            doubtful and standing is not None and standing.printing == number, Reason.NOT_LOCKED
        )

    def _require_doubtful_paper(self, judged: c.JudgePaper) -> None:
        """Staff decide on a note only where the validator cannot: it may be on its way."""
        client = self._clients.terminal(judged.seat)
        standing = client.standing if client else None
        doubt = standing.doubt if standing else None
        require(doubt is not None and doubt[0] == judged.paper, Reason.NO_DOUBT)
