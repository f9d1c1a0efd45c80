"""Staff at a console: who is signed in, and each order with who, why and what it expects.

Whoever is signed in is so by a role and a PIN: when one of them is another, or the person is locked
out or gone, so is the session, at every machine.

An order is obeyed once, whoever sends it again and over whichever connection: its id is a key in
the journal, and the same id with another order is refused.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest

import msgspec

from kiosk.game import facts as f
from kiosk.game.cases.standing import OTHER_ACCOUNT
from kiosk.game.cases.table import OWN_WORDS
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import SlipStatus
from kiosk.game.staff.table import CONFIRMED_ELSEWHERE, MAY, authorise, require_two
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.plain import is_plain
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.rings import RingDesk
from kiosk.table.settings import TableSources

Asked = (
    m.SignIn
    | m.SignOut
    | m.StaffOrder
    | m.ConfirmOrder
    | m.WithdrawOrder
    | m.EnrolStaff
    | m.ChangePin
    | m.ClearMemory
)

LOOK_S = 1.0
"""How often a change that is due is looked for."""
CONFIRM_S = 120.0
"""How long a second person is asked for at other consoles."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An order that a second person is asked to confirm."""

    client: Client
    asked: m.StaffOrder
    until_s: float


class StaffDesk:
    def __init__(
        self, decider: Decider, sources: TableSources, clients: Clients, rings: RingDesk
    ) -> None:
        self._decider = decider
        self._journaled = decider.journaled
        self._sources = sources
        self._clients = clients
        self._rings = rings
        self._one_at_a_time = asyncio.Lock()
        self._waiting: dict[str, _Waiting] = {}
        self.on_change: Callable[[], None] = lambda: None
        """Somebody is asked to confirm something, or no more."""

    async def run(self) -> None:
        """Makes each change of the staff when its time has come."""
        while True:
            await asyncio.sleep(LOOK_S)
            now_s = asyncio.get_running_loop().time()
            for order in [key for key, it in self._waiting.items() if it.until_s <= now_s]:
                self._end_waiting(order, Refusal(Reason.NOT_CONFIRMED))
            now_ms = self._sources.now_ms()
            changes = self._journaled.state.conduct.changes
            due = [key for key, change in changes.items() if now_ms >= change.due_ms]
            if due:
                self._decider.submit("table", *map(c.MakeStaffChange, due))

    def end_sessions(self) -> None:
        """Of those for whom it is no longer as it was when they signed in."""
        for client in self._clients.all:
            for name in [name for name in client.signed_in if not self._granted(client, name)]:
                del client.signed_in[name]
                client.session.say(m.SignedOut(name=name))

    def _granted(self, client: Client, name: str) -> bool:
        member = self._journaled.state.staff.get(name)
        here = member is not None and not member.locked_out
        return here and member is not None and client.signed_in.get(name) == member.grant

    def _require_signed_in(self, client: Client, name: str) -> None:
        require(self._granted(client, name), Reason.NOT_SIGNED_IN, name=name)

    def role_of(self, client: Client, name: str) -> f.StaffRole:
        """Of somebody who is signed in there."""
        self._require_signed_in(client, name)
        return self._journaled.state.staff[name].role

    async def answer(self, client: Client, asked: Asked) -> m.Answer | None:
        """None: when a second person has confirmed it, or will not."""
        try:
            # One after the other: nobody tries PINs in parallel, and an order that comes twice in
            # one moment finds the first one written.
            async with self._one_at_a_time:
                await self._obey(client, asked)
        except Refused as refused:
            return m.Answer(id=asked.id, done=False, why=refused.refusal)
        return None if asked.id in self._waiting else m.Answer(id=asked.id, done=True)

    # ---- A second person at another console -----------------------------------------------------

    @property
    def to_confirm(self) -> tuple[m.OrderToConfirm, ...]:
        return tuple(
            m.OrderToConfirm(
                order=key, who=it.asked.who, console=it.client.name, why=it.asked.why, command=order
            )
            for key, it in self._waiting.items()
            if isinstance(order := it.asked.order, c.CorrectResult)
        )

    def gone(self, client: Client) -> None:
        for order in [key for key, it in self._waiting.items() if it.client is client]:
            del self._waiting[order]
            self.on_change()

    def _end_waiting(self, order: str, why: Refusal | None) -> None:
        waiting = self._waiting.pop(order)
        waiting.client.session.say(m.Answer(id=order, done=why is None, why=why))
        self.on_change()

    def _ask_elsewhere(self, client: Client, asked: m.StaffOrder) -> None:
        """What is refused whoever confirms it is refused at once."""
        role = self._journaled.state.staff[asked.who].role
        order = type(asked.order).__name__
        require(type(asked.order) in MAY[role], Reason.NOT_ALLOWED, role=role, order=order)
        require(isinstance(asked.order, CONFIRMED_ELSEWHERE), Reason.SECOND_PERSON, order=order)
        self._require_expected(asked.expects, asked.order)
        require(self._somebody_elsewhere(client, asked), Reason.SECOND_PERSON, order=order)
        for before in [key for key, it in self._waiting.items() if it.client is client]:
            if before != asked.id:  # a console has one sheet
                self._end_waiting(before, Refusal(Reason.WITHDRAWN))
        until_s = asyncio.get_running_loop().time() + CONFIRM_S
        self._waiting[asked.id] = _Waiting(client, asked, until_s)
        self.on_change()

    def _somebody_elsewhere(self, client: Client, asked: m.StaffOrder) -> bool:
        """Who is signed in at another console, and could confirm it."""
        others = [
            console for console in self._clients.of_role(Role.CONSOLE) if console is not client
        ]
        for name in {name for console in others for name in console.signed_in}:
            given = self._decider.given(asked.who, key=asked.id, second=name)
            with suppress(Refused):
                require_two(self._journaled.state, given, type(asked.order).__name__)
                return True
        return False

    async def _confirm(self, client: Client, asked: m.ConfirmOrder) -> None:
        """As strict as with a PIN: another person, of whom nobody can be both, at a console of his
        own where he is signed in. Whoever may not is refused, and it waits on."""
        self._require_signed_in(client, asked.who)
        waiting = self._waiting.get(asked.order)
        require(waiting is not None, Reason.NOT_WAITING)
        assert waiting is not None
        order = type(waiting.asked.order).__name__
        require(waiting.client is not client, Reason.SECOND_PERSON, order=order)
        given = self._decider.given(waiting.asked.who, key=asked.order, second=asked.who)
        require_two(self._journaled.state, given, order)
        if not asked.yes:
            self._end_waiting(asked.order, Refusal(Reason.NOT_CONFIRMED, name=asked.who))
            return
        try:
            await self._order(waiting.client, waiting.asked, second=asked.who)
        except Refused as refused:
            self._end_waiting(asked.order, refused.refusal)
            raise
        self._end_waiting(asked.order, None)

    async def at_terminal(
        self, client: Client, asked: m.AskStaff | m.SignIn | m.SignOut | m.ClearMemory
    ) -> m.StaffThere | m.Answer | None:
        """Staff before a terminal sign in under the same rules as at a console, and order less."""
        if isinstance(asked, m.AskStaff):
            staff = self._journaled.durable.staff
            there = {name: member.role for name, member in staff.items() if not member.locked_out}
            return m.StaffThere(id=asked.id, staff=there)
        return await self.answer(client, asked)

    async def _obey(self, client: Client, asked: Asked) -> None:
        match asked:
            case m.SignIn():
                grant = await self._check_pin(client, asked.name, asked.pin)
                client.signed_in[asked.name] = grant
            case m.SignOut():
                client.signed_in.pop(asked.name, None)
            case m.ChangePin():
                await self._change_pin(client, asked)
            case m.EnrolStaff():
                await self._enrol(client, asked)
            case m.StaffOrder():
                await self._order(client, asked)
            case m.ConfirmOrder():
                await self._confirm(client, asked)
            case m.WithdrawOrder():
                waiting = self._waiting.get(asked.order)
                if waiting is not None and waiting.client is client:
                    self._end_waiting(asked.order, Refusal(Reason.WITHDRAWN))
            case m.ClearMemory():
                await self._allow_clearing(client, asked)

    async def _allow_clearing(self, client: Client, asked: m.ClearMemory) -> None:
        about = msgspec.json.encode({"seat": client.name}).decode()
        self._require_signed_in(client, asked.who)
        if self._done_before(asked.id, about):
            return
        await self._check_pin(client, asked.second, asked.second_pin)
        facts = self._decider.decide(
            c.AllowClearing(client.name), self._decider.given(asked.who, second=asked.second)
        )
        ordered = f.StaffOrdered(
            key=asked.id,
            who=asked.who,
            second=asked.second,
            why="the memory of the terminal is cleared",
            order="clear_memory",
            asked=about,
        )
        await self._decider.write(client.who, (ordered, *facts))

    async def _check_pin(self, client: Client, name: str, pin: str) -> tuple[f.StaffRole, str]:
        """The count of wrong ones is durable before anybody hears that this one was wrong. What it
        grants is that of the PIN that was checked, whatever changed meanwhile."""
        at = client.machine
        self._decider.decide(c.TryPin(name, True, at), self._decider.given(name))
        member = self._journaled.state.staff[name]
        hashed = await self._sources.hash_pin(pin, member.salt)
        matches = compare_digest(hashed, member.pin_hash)
        facts = self._decider.decide(c.TryPin(name, matches, at), self._decider.given(name))
        await self._decider.write(client.who, facts)
        require(matches, Reason.WRONG_PIN)
        return member.grant

    async def _check_second(self, client: Client, asked: m.StaffOrder | m.EnrolStaff) -> None:
        if asked.second is not None:
            require(asked.second_pin is not None, Reason.WRONG_PIN)
            await self._check_pin(client, asked.second, asked.second_pin or "")

    async def _change_pin(self, client: Client, asked: m.ChangePin) -> None:
        """Said again because its answer was lost, it finds the new one in the place of the old."""
        self._require_signed_in(client, asked.name)
        about = msgspec.json.encode({"name": asked.name}).decode()
        if self._done_before(asked.id, about):
            return
        await self._check_pin(client, asked.name, asked.pin)
        require(asked.new_pin != asked.pin, Reason.SAME_PIN)
        salt = self._sources.draw_key()
        hashed = await self._sources.hash_pin(asked.new_pin, salt)
        command = c.ChangePin(asked.name, salt, hashed)
        facts = self._decider.decide(command, self._decider.given(asked.name))
        ordered = f.StaffOrdered(key=asked.id, who=asked.name, order="change_pin", asked=about)
        # Here he stays, for he has just said both.
        client.signed_in[asked.name] = (self._journaled.state.staff[asked.name].role, hashed)
        await self._decider.write(client.who, (ordered, *facts))

    async def _enrol(self, client: Client, asked: m.EnrolStaff) -> None:
        if self._journaled.state.staff:
            self._require_signed_in(client, asked.who)
        require(asked.role in list(f.StaffRole), Reason.NOT_ALLOWED, role=asked.role)
        role = f.StaffRole(asked.role)
        about = msgspec.json.encode({"name": asked.name, "role": role}).decode()
        if self._done_before(asked.id, about):
            return
        await self._check_second(client, asked)
        salt = self._sources.draw_key()
        hashed = await self._sources.hash_pin(asked.pin, salt)
        given = self._decider.given(asked.who, key=asked.id, second=asked.second or "")
        facts = self._decider.decide(c.EnrolStaff(asked.name, role, salt, hashed), given)
        ordered = f.StaffOrdered(
            key=asked.id,
            who=asked.who,
            second=given.second,
            order="enrol_staff",
            asked=about,
        )
        await self._decider.write(client.who, (ordered, *facts))

    async def _order(self, client: Client, asked: m.StaffOrder, second: str = "") -> None:
        """`second` has confirmed it elsewhere."""
        about = msgspec.json.encode(asked.order).decode()
        self._require_signed_in(client, asked.who)
        if self._done_before(asked.id, about):
            return
        require(bool(asked.why.strip()), Reason.NO_WHY)
        require(is_plain(asked.why), Reason.BAD_TEXT)
        if asked.elsewhere and not second:
            self._ask_elsewhere(client, asked)
            return
        if not second:
            await self._check_second(client, asked)
        if isinstance(asked.order, c.OpenRound):
            await self._rings.prepare()
        given = self._decider.given(asked.who, key=asked.id, second=second or asked.second or "")
        self._require_nothing_known(asked.order)
        self._require_expected(asked.expects, asked.order)
        authorise(self._journaled.state, asked.order, given)
        facts = self._decider.decide(self._with_record(asked.order), given)
        ordered = f.StaffOrdered(
            key=given.key,
            who=given.who,
            second=given.second,
            why=asked.why,
            order=str(asked.order.__struct_config__.tag),
            asked=about,
        )
        await self._decider.write(client.who, (ordered, *facts))

    def _done_before(self, order: str, asked: str) -> bool:
        record = self._journaled.find("staff_ordered", order)
        if record is None:
            return False
        before = f.decode(record.body)
        same = isinstance(before, f.StaffOrdered) and before.asked == asked
        require(same, Reason.KEY_REUSED, key=order)
        return True

    def _require_expected(self, expects: m.Expected, command: c.Command) -> None:
        table = self._journaled.state
        same = (table.round.phase, table.round.number) == (expects.phase, expects.round)
        require(same, Reason.STATE_CHANGED, phase=table.round.phase, round=table.round.number)
        if isinstance(command, c.CorrectResult):
            played = table.round.kept.get(command.round)
            outcome = played.outcome if played else None
            require(outcome == expects.outcome, Reason.STATE_CHANGED, pocket=outcome)

    def _require_nothing_known(self, order: c.Command) -> None:
        """Staff do not decide what a machine that is connected knows better."""
        match order:
            case c.IssueTicket() | c.CancelTicket():
                self._require_doubt(order.number)
            case c.JudgePaper():
                self._require_doubtful_paper(order)
            case c.OpenCase():
                own = order.what in (*OWN_WORDS, OTHER_ACCOUNT)
                require(not own, Reason.BAD_TEXT, order=type(order).__name__)
            case c.JudgeRecords() if order.confirmed:
                self._require_record(order)
            case c.ClearSeat() | c.WriteOffSeat():
                here = self._clients.terminal(order.seat) is not None
                require(not here, Reason.CONNECTED, seat=order.seat)

    def _require_record(self, judged: c.JudgeRecords) -> None:
        """What only a terminal that is away can prove waits for it: to confirm it now would be to
        void it (S3 6.16b, 6.17)."""
        played = self._journaled.state.round.kept.get(judged.round)
        slip = played.slips.get(judged.seat) if played else None
        client = self._clients.terminal(judged.seat)
        away = client is None or client.standing is None
        unknown = slip is not None and slip.status is SlipStatus.IN_QUESTION and not slip.key
        require(not (away and unknown), Reason.RECORD_AWAY, seat=judged.seat)

    def _with_record(self, order: c.Command) -> c.Command:
        """Where the terminal holds a slip in question, its own journal is the record."""
        if not (isinstance(order, c.JudgeRecords) and order.confirmed):
            return order
        client = self._clients.terminal(order.seat)
        here = client.standing.round if client and client.standing else None
        if here is None or here.slip is None or here.number != order.round:
            return order
        slip = here.slip
        return c.ConfirmByTerminal(order.seat, order.round, slip.key, slip.stakes, slip.promotional)

    def _require_doubt(self, number: str) -> None:
        """Staff decide on a ticket only where the machine cannot: its printer may be at work."""
        ticket = self._journaled.state.tickets.get(number)
        require(ticket is not None, Reason.UNKNOWN_TICKET, number=number[-4:])
        client = self._clients.terminal(ticket.seat) if ticket else None
        standing = client.standing if client else None
        doubtful = (
            standing is not None
            and f.LockReason.TICKET_IN_DOUBT in standing.locks.reasons
            and standing.tickets.printing == number
        )
        require(doubtful, Reason.NOT_LOCKED)

    def _require_doubtful_paper(self, judged: c.JudgePaper) -> None:
        """Staff decide on a note only where the validator cannot: it may be on its way."""
        seat = self._journaled.state.seats.get(judged.seat)
        asked = seat.doubts.get(judged.paper) if seat else None
        require(asked is not None and asked.stacked is None, Reason.NO_DOUBT)
        doubt = asked.doubt if asked else None
        unknown = doubt is not None and doubt.never_accepted and not doubt.cents
        said = judged.cents is not None or not judged.stacked
        require(said or not unknown, Reason.WORTH_UNKNOWN)
