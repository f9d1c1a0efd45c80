"""The table at work: clients come and go, facts become durable, and whoever needs to know hears.

Everything here happens in one event loop and decides at once, upon what was decided before; only
what is durable is ever told. So a slow disk, a terminal that hangs or one that floods costs the
others nothing but their turn.
"""

import asyncio
import logging
from collections.abc import Sequence

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.reconcile import Standing, news, orders
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Phase, SlipStatus, Table
from kiosk.game.terminal import commands as ats
from kiosk.game.times import DAY_MS
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import entries, restore
from kiosk.journal.keeper import Keeper
from kiosk.journal.log import FactLog
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.link.identity import Peer, Role
from kiosk.link.session import BEAT_S, FloodError, LineError, LinkError, Session
from kiosk.link.standing import merge
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import InQuestion, board, open_matters
from kiosk.table.client import Client
from kiosk.table.settings import Outside, TableSettings
from kiosk.table.staff import StaffDesk

_log = logging.getLogger(__name__)

CLIENTS_MAX = 256
FLOOD_BAR_S = 10.0
"""How long a client that flooded the link is kept out."""
TAKEN_OVER = "another connection took this place"
READINGS_KEPT = 100
SHOW_S = 0.05
ORDERS_MAX = 25
"""In one batch, so that it fits a line. The rest follows once these are obeyed."""


class TableService:
    """Made by `start`. It runs until `run` raises: when the disk fails, or it is cancelled."""

    def __init__(
        self, book: RuleBook, log: FactLog, settings: TableSettings, outside: Outside
    ) -> None:
        state = restore(log, book)
        assert isinstance(state, Table)
        self._book = book
        self._settings = settings
        self._outside = outside
        self.keeper = Keeper(
            log,
            state,
            now_ms=outside.now_ms,
            on_durable=self._durable,
        )
        self._staff = StaffDesk(book, self.keeper, settings, outside, self.terminal)
        self._clients: list[Client] = []
        self._terminals: dict[str, Client] = {}
        self._stale: dict[str, None] = {}
        self._all_stale = False
        self._flushing = False
        self._changed = asyncio.Event()
        self._closes_at = 0.0
        self._barred: dict[str, float] = {}
        self._gone: dict[str, int] = {}
        """Seats that went away between the end of wagering and the number, and in which round."""
        self._readings: dict[str, m.Sensed] = {}
        """Of sensors, as far as they were taken."""
        self._board_stale = asyncio.Event()
        self._shown: m.Board | None = None
        self._matters: m.Matters | None = None
        self._in_question = InQuestion()

    @classmethod
    async def start(
        cls, book: RuleBook, log: FactLog, settings: TableSettings, outside: Outside
    ) -> "TableService":
        """Go on from the very state the journal gives, as an interruption."""
        if log.head.seq == 0:
            await log.append(entries([begun(book, f.Role.TABLE)], at_ms=outside.now_ms()))
        service = cls(book, log, settings, outside)
        await service.tell(c.TellInterruption())
        return service

    @property
    def durable(self) -> Table:
        return self.keeper.durable

    def terminal(self, seat: str) -> Client | None:
        return self._terminals.get(seat)

    async def tell(self, command: c.Command) -> tuple[f.Fact, ...]:
        """Decide and wait until it is durable. Raises `Refused`."""
        facts = decide(self._book, self.keeper.state, command)
        await self.keeper.record(facts)
        return facts

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._beat())
                tasks.create_task(self._show())
                tasks.create_task(self._conduct())
                tasks.create_task(self.keeper.fail())
        finally:
            self.keeper.stop()
            for client in list(self._clients):
                client.session.abort()

    # ---- Clients ------------------------------------------------------------------------------

    async def serve(self, session: Session[m.ToTable], peer: Peer) -> None:
        """One connection, from its first line to its last."""
        client: Client | None = None
        try:
            client = await self._welcome(session, peer)
            self._enter(client)
            while True:
                message = await session.hear()
                client.count_line(asyncio.get_running_loop().time())
                if self._is_stale(client):
                    raise LineError(TAKEN_OVER)
                await self._handle(client, message)
                # Let the others have their turn, however much this one has to say.
                await asyncio.sleep(0)
        except Refused as refused:
            of = "journal" if refused.reason is Reason.JOURNAL_CUT else "hello"
            self._turn_away(session, peer, client, of, str(refused))
        except FloodError as error:
            self._bar(_who(client, peer))
            self._turn_away(session, peer, client, "line", str(error))
        except LineError as error:
            self._turn_away(session, peer, client, "line", str(error))
        except LinkError as error:
            _log.info("%s: %s", _who(client, peer), error)
        except JournalError as error:
            _log.warning("%s: not served: %s", _who(client, peer), error)
        except Exception:
            _log.exception("%s: could not be served", _who(client, peer))
        finally:
            if client is not None:
                self._leave(client)
            session.close()

    def _bar(self, who: str) -> None:
        now_s = asyncio.get_running_loop().time()
        self._barred = {name: until for name, until in self._barred.items() if until > now_s}
        self._barred[who] = now_s + FLOOD_BAR_S

    def _turn_away(
        self, session: Session[m.ToTable], peer: Peer, client: Client | None, of: str, why: str
    ) -> None:
        _log.warning("%s: refused: %s", _who(client, peer), why)
        session.say(m.Refusal(of=of, reason=why[:500]))

    async def _welcome(self, session: Session[m.ToTable], peer: Peer) -> Client:
        hello = await session.hear()
        if not isinstance(hello, m.Hello):
            raise LineError("the first line was not a hello")
        self._require_welcome(hello, peer)
        client = Client(session, hello.role, hello.name)
        if hello.role is Role.TERMINAL:
            await self._seat(client, hello)
        seen = self.keeper.durable.heads.get(hello.name, (0, ""))
        first = int(self._outside.draw_key()[:8], 16)
        session.say(
            m.Welcome(
                table=self._settings.name,
                rulebook=self._book.id,
                digest=self._book.digest,
                first=first,
                head=self._head(),
                seen=m.HeadAt(seq=seen[0], hash=seen[1]),
            )
        )
        session.go_on_hearing_from(first)
        return client

    def _require_welcome(self, hello: m.Hello, peer: Peer) -> None:
        if hello.protocol != m.PROTOCOL:
            raise LineError(f"this table speaks protocol {m.PROTOCOL}, not {hello.protocol}")
        if peer.name and peer.name != f"{hello.role}-{hello.name}":
            raise LineError(f"the certificate is that of {peer.name}")
        if len(self._clients) >= CLIENTS_MAX:
            raise LineError("too many clients")
        if self._barred.get(f"{hello.role} {hello.name}", 0.0) > asyncio.get_running_loop().time():
            raise LineError("this client was refused a moment ago")

    async def _seat(self, client: Client, hello: m.Hello) -> None:
        """A terminal: it must play by our rules and be the machine that we know."""
        seat = client.name
        if seat not in self._settings.seats:
            raise Refused(Reason.UNKNOWN_SEAT, seat)
        if hello.digest != self._book.digest:
            raise LineError("it plays by another rule book")
        if hello.standing is None or not isinstance(hello.standing.head, m.HeadAt):
            raise LineError("it does not say where it stands")
        try:
            client.standing = merge(seat, None, hello.standing)
        except TypeError as error:
            raise LineError(f"it does not say all of where it stands: {error}") from None
        client.head = hello.standing.head
        ours = Head(hello.seen.seq, bytes.fromhex(hello.seen.hash))
        if hello.seen.seq and not self.keeper.holds(ours):
            _log.critical("terminal %s has seen fact %d, which this journal lacks", seat, ours.seq)
            raise LineError("this terminal has seen more of the table's journal than is there")
        for command in (
            c.Join(seat),
            c.SeeHead(seat, client.head.seq, client.head.hash),
            *self._interruption(client, restarted=hello.restarted),
        ):
            await self.tell(command)

    def _interruption(self, client: Client, *, restarted: bool) -> tuple[c.Command, ...]:
        gone_in = self._gone.pop(client.name, 0)
        if not restarted:
            return ()
        standing, table = client.standing, self.keeper.state
        if gone_in and gone_in == table.round and table.phase is Phase.IDLE:
            return (c.TellInterruption(client.name, before_result=True),)
        assert standing is not None
        slips = table.current.slips if table.round in table.rounds else {}
        wagers = standing.slip is not None or client.name in slips
        return (c.TellInterruption(client.name, wagers and standing.round == table.round),)

    def _enter(self, client: Client) -> None:
        self._clients.append(client)
        if client.role is Role.TERMINAL:
            before = self._terminals.get(client.name)
            if before is not None:
                before.session.say(m.Refusal(of="hello", reason=TAKEN_OVER))
                before.session.close()
            self._terminals[client.name] = client
            self._learn(client)
            self._refresh(client.name)
        else:
            self._shown = self._matters = None  # everybody is shown everything again
            self._refresh()
        _log.info("%s %s is connected", client.role, client.name)

    def _is_stale(self, client: Client) -> bool:
        """A terminal that has connected anew has long changed its mind about what is still on its
        way over the old connection."""
        terminal = client.role is Role.TERMINAL
        return terminal and self._terminals.get(client.name) is not client

    def _leave(self, client: Client) -> None:
        self._clients.remove(client)
        if self._terminals.get(client.name) is client:
            del self._terminals[client.name]
            table = self.keeper.durable
            if table.phase in (Phase.CLOSING, Phase.SPINNING):
                self._gone[client.name] = table.round
            self._refresh()
        self._changed.set()

    # ---- What clients say ---------------------------------------------------------------------

    async def _handle(self, client: Client, message: m.ToTable) -> None:
        match client.role, message:
            case _, m.Beat():
                pass
            case Role.TERMINAL, m.Standing():
                self._take_standing(client, message)
            case Role.TERMINAL, m.PaymentNotDone():
                answer = c.AnswerPayment(client.name, message.key, False, message.reason)
                self._decide(client.name, answer)
            case Role.TERMINAL, m.CaseNotHeld():
                there = self.keeper.state.cases.get(message.case)
                if there is not None and there.seat != client.name:
                    raise LineError("the case is another seat's")
                self._decide(client.name, c.AnswerWithhold(message.case, False, message.reason))
            case Role.TERMINAL, m.ReserveTicket():
                await self._reserve(client, message)
            case Role.TERMINAL, m.HoldTicket():
                await self._hold(client, message)
            case Role.CONSOLE, m.SignIn() | m.SignOut() | m.StaffOrder() | m.EnrolStaff():
                client.session.say(await self._staff.answer(client, message))
            case Role.SENSOR, m.Sensed():
                client.session.say(await self._sense(message))
            case _:
                raise LineError(f"a {client.role} does not say {type(message).__name__}")

    def _take_standing(self, client: Client, told: m.Standing) -> None:
        client.standing = merge(client.name, client.standing, told)
        if isinstance(told.head, m.HeadAt):
            client.head = told.head
        if told.batch == client.batch:
            client.awaiting = False
        decided = self.keeper.state
        self._learn(client)
        if self.keeper.state is decided:
            self._refresh(client.name)  # else there is nothing to order before that is durable

    def _learn(self, client: Client) -> None:
        """Decide upon all that is new in a terminal's standing, and wait for none of it."""
        assert client.standing is not None
        standing = client.past.left_out(self.keeper.state, client.standing)
        for command in news(self.keeper.state, standing, now_ms=self._outside.now_ms()):
            facts = self._decided(client.name, command)
            if any(isinstance(fact, f.SlipTaken) for fact in facts):
                head = c.SeeHead(client.name, client.head.seq, client.head.hash)
                facts += self._decided(client.name, head)
            self.keeper.submit(facts)

    def _decide(self, who: str, command: c.Command) -> None:
        self.keeper.submit(self._decided(who, command))

    def _decided(self, who: str, command: c.Command) -> tuple[f.Fact, ...]:
        try:
            return decide(self._book, self.keeper.state, command)
        except Refused as refused:
            _log.warning("terminal %s: %s is refused: %s", who, type(command).__name__, refused)
            return ()

    async def _reserve(self, client: Client, asked: m.ReserveTicket) -> None:
        now_ms = self._outside.now_ms()
        expires_ms = now_ms + self._settings.ticket_days * DAY_MS
        number = self._outside.draw_number()
        try:
            await self.tell(
                c.ReserveTicket(asked.key, client.name, number, asked.cents, expires_ms)
            )
        except Refused as refused:
            client.session.say(m.Refusal(of=asked.key, reason=str(refused)))
            return
        table = self.keeper.durable
        for number in table.seats[client.name].tickets:
            ticket = table.tickets[number]
            if ticket.key == asked.key:
                reserved = m.TicketReserved(
                    key=asked.key, number=number, expires_ms=ticket.expires_ms
                )
                client.session.say(reserved)
                return
        client.session.say(m.Refusal(of=asked.key, reason=Reason.KEY_REUSED))

    async def _hold(self, client: Client, asked: m.HoldTicket) -> None:
        try:
            await self.tell(c.HoldTicket(client.name, asked.number, self._outside.now_ms()))
        except Refused as refused:
            client.session.say(m.Refusal(of=asked.number, reason=str(refused)))
            return
        cents = self.keeper.durable.tickets[asked.number].cents
        client.session.say(m.TicketHeld(number=asked.number, cents=cents))

    async def _sense(self, sensed: m.Sensed) -> m.Answer:
        """A reading that comes again counts once: it must not end the round after its own."""
        before = self._readings.get(sensed.reading)
        if before is not None:
            same = before == sensed
            reason = "" if same else Reason.KEY_REUSED
            return m.Answer(id=sensed.reading, done=same, reason=reason)
        command = (
            c.SenseNumber(sensed.pocket, sensed.reading)
            if sensed.pocket
            else c.CloseRound("sensor")
        )
        try:
            await self.tell(command)
        except Refused as refused:
            return m.Answer(id=sensed.reading, done=False, reason=str(refused))
        self._readings[sensed.reading] = sensed
        if len(self._readings) > READINGS_KEPT:
            del self._readings[next(iter(self._readings))]
        return m.Answer(id=sensed.reading, done=True)

    # ---- What clients hear --------------------------------------------------------------------

    def _durable(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            if isinstance(fact, f.RoundOpened):
                self._closes_at = asyncio.get_running_loop().time() + fact.period_s
            if isinstance(fact, f.HeadSeen):
                continue
            self._refresh(getattr(fact, "seat", ""))
        self._changed.set()

    def _refresh(self, seat: str = "") -> None:
        """Something changed for this seat, or for everybody: look again, once this turn is over."""
        if seat:
            self._stale[seat] = None
        else:
            self._all_stale = True
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        stale = list(self._terminals) if self._all_stale else list(self._stale)
        everybody, self._all_stale = self._all_stale, False
        self._stale.clear()
        for seat in stale:
            client = self._terminals.get(seat)
            if client is not None:
                if everybody:
                    self._learn(client)
                self._order(client)
        self._board_stale.set()
        durable, shown = self.keeper.durable, self._shown
        if shown is None or (durable.phase, durable.round) != (shown.phase, shown.round):
            self._show_board()

    def _order(self, client: Client) -> None:
        table, standing = self.keeper.durable, client.standing
        assert standing is not None
        if client.awaiting:
            return
        before = client.ordered_upon
        if before and before[0] is table and before[1] == standing:
            return
        key = self._outside.draw_key()
        told = orders(table, client.past.left_out(table, standing), key=key)
        if not told or self._takes_back(client, told, key):
            return
        client.ordered_upon = (table, standing)
        client.batch += 1
        client.awaiting = True
        packed = tuple(m.ORDER_WIRE.pack(order) for order in told[:ORDERS_MAX])
        client.session.say(m.Orders(batch=client.batch, head=self._head(), orders=packed))
        if clock := self._clock():
            client.session.say(clock)

    def _takes_back(self, client: Client, told: Sequence[ats.Command], key: str) -> bool:
        """What is being written at this moment takes an order back: wait for it."""
        table, standing = self.keeper.state, client.standing
        if table is self.keeper.durable or standing is None:
            return False
        return orders(table, client.past.left_out(table, standing), key=key) != told

    def _head(self) -> m.HeadAt:
        return m.HeadAt(seq=self.keeper.head.seq, hash=self.keeper.head.hash.hex())

    def _clock(self) -> m.Clock | None:
        if self.keeper.durable.phase is not Phase.BETTING:
            return None
        left_s = max(0.0, self._closes_at - asyncio.get_running_loop().time())
        return m.Clock(round=self.keeper.durable.round, remaining_ms=int(left_s * 1000))

    async def _show(self) -> None:
        """A new phase is shown at once. Of a hundred slips that are registered in one moment a
        screen is not told one by one."""
        while True:
            await self._board_stale.wait()
            self._board_stale.clear()
            self._show_board()
            await asyncio.sleep(SHOW_S)

    def _show_board(self) -> None:
        viewers = [x for x in self._clients if x.role is not Role.TERMINAL]
        if not viewers:
            return
        shown = board(self.keeper.durable, here=tuple(self._terminals))
        if shown != self._shown:
            self._shown = shown
            for viewer in viewers:
                viewer.session.say(shown)
        consoles = [x for x in viewers if x.role is Role.CONSOLE]
        if not consoles:
            return
        table = self.keeper.durable
        matters = open_matters(table, self._standings(), [*self._in_question.of(table)])
        if matters != self._matters:
            self._matters = matters
            for console in consoles:
                console.session.say(matters)

    def _standings(self) -> list[Standing]:
        return [x.standing for x in self._terminals.values() if x.standing is not None]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            message: m.Message = self._clock() or m.Beat()
            for client in list(self._clients):
                client.session.say(message)

    # ---- The table's clock --------------------------------------------------------------------

    async def _conduct(self) -> None:
        """Close wagering when its time is over, and registration when its grace is."""
        while True:
            self._changed.clear()
            phase = self.keeper.durable.phase
            # What is being written at this moment may end this phase: then wait for it.
            match phase if phase is self.keeper.state.phase else None:
                case Phase.BETTING:
                    if await self._time_is_up(self._closes_at):
                        await self._try(c.CloseRound("clock"))
                case Phase.CLOSING:
                    await self._end_grace()
                case Phase.IDLE | Phase.SHUT:
                    await self.keeper.snapshot_if_due()
                    await self._changed.wait()
                case _:
                    await self._changed.wait()

    async def _end_grace(self) -> None:
        round_ = self.keeper.durable.round
        ends_at = asyncio.get_running_loop().time() + self._settings.grace_s
        while self.keeper.durable.phase is Phase.CLOSING and self.keeper.durable.round == round_:
            self._changed.clear()
            if not self._outstanding() or await self._time_is_up(ends_at):
                await self._try(c.EndGrace(self._missing()))
                return

    def _outstanding(self) -> bool:
        """Somebody who plays has neither registered a slip nor said that there is none."""
        table = self.keeper.durable
        for seat, there in table.seats.items():
            client = self._terminals.get(seat)
            standing = client.standing if client else None
            done = standing is not None and standing.round == table.round and not standing.in_play
            slip = table.current.slips.get(seat)
            # A slip in question may be one that the terminal has not even written down yet.
            unknown = slip is None or (slip.status is SlipStatus.IN_QUESTION and not slip.key)
            if there.playing and unknown and not done:
                return True
        return False

    def _missing(self) -> dict[str, str]:
        """Slips that are known to be out: refused by key, so that no late copy can register."""
        table = self.keeper.state
        return {
            seat: client.standing.slip.key
            for seat, client in self._terminals.items()
            if client.standing is not None
            and client.standing.slip is not None
            and client.standing.round == table.round
            and seat not in table.current.slips
        }

    async def _time_is_up(self, at: float) -> bool:
        """False: something changed before."""
        try:
            async with asyncio.timeout_at(at):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    async def _try(self, command: c.Command) -> None:
        try:
            await self.tell(command)
        except Refused as refused:
            # Staff were quicker: the round was voided or closed in the same moment.
            _log.info("%s came too late: %s", type(command).__name__, refused)


def _who(client: Client | None, peer: Peer) -> str:
    return f"{client.role} {client.name}" if client else (peer.name or "a local client")
