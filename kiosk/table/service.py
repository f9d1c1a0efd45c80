"""The table at work: clients come and go, facts become durable, and whoever needs to know hears.

Everything here happens in one event loop and decides at once, upon what was decided before; only
what is durable is ever told. So a slow disk, a terminal that hangs or one that floods costs the
others nothing but their turn.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import entries, restore
from kiosk.journal.keeper import Keeper
from kiosk.journal.log import FactLog
from kiosk.link import messages as m
from kiosk.link.identity import Peer, Role
from kiosk.link.session import FloodError, LineError, LinkError, Session
from kiosk.link.standing import merge
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Client, Clients
from kiosk.table.conductor import Conductor
from kiosk.table.crier import Crier
from kiosk.table.decider import Decider
from kiosk.table.reception import Reception
from kiosk.table.sensor import SensorDesk
from kiosk.table.settings import Outside, TableSettings
from kiosk.table.staff import StaffDesk
from kiosk.table.tickets import TicketDesk

_log = logging.getLogger(__name__)

TAKEN_OVER = "another connection took this place"
_LOCKS = (Reason.JOURNAL_CUT, Reason.WRITTEN_OFF)
"""A terminal that is turned away for one of these locks itself: its memory is not to be trusted."""


class TableService:
    """Made by `start`. It runs until `run` raises: when the disk fails, or it is cancelled."""

    def __init__(
        self, book: RuleBook, log: FactLog, settings: TableSettings, outside: Outside
    ) -> None:
        state = restore(log, book)
        assert isinstance(state, Table)
        self.keeper = Keeper(log, state, now_ms=outside.now_ms, on_durable=self._durable)
        self._decider = decider = Decider(book, self.keeper)
        self._clients = clients = Clients()
        self._reception = Reception(book, decider, clients, settings, outside)
        self._conductor = Conductor(decider, clients, grace_s=settings.grace_s)
        self._crier = Crier(decider, clients, self._conductor, settings, outside)
        self._staff = StaffDesk(decider, settings, outside, clients)
        self._tickets = TicketDesk(decider, settings, outside)
        self._sensors = SensorDesk(decider)

    @classmethod
    async def start(
        cls, book: RuleBook, log: FactLog, settings: TableSettings, outside: Outside
    ) -> "TableService":
        """Go on from the very state the journal gives, as an interruption."""
        if log.head.seq == 0:
            await log.append(entries([begun(book, f.Role.TABLE)], at_ms=outside.now_ms()))
        service = cls(book, log, settings, outside)
        await service._decider.tell(c.TellInterruption())
        return service

    @property
    def durable(self) -> Table:
        return self.keeper.durable

    def terminal(self, seat: str) -> Client | None:
        """Who is connected there."""
        return self._clients.terminal(seat)

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._crier.run())
                tasks.create_task(self._conductor.run())
                tasks.create_task(self.keeper.fail())
        finally:
            for seat in self._clients.terminals:
                self._write_down_lost(seat)
            self.keeper.stop()
            for client in list(self._clients.all):
                client.session.abort()

    def _durable(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            if isinstance(fact, f.RoundOpened):
                self._conductor.opened(fact.period_s)
            self._note_payment(fact)
            if not isinstance(fact, f.HeadSeen):
                self._crier.refresh(getattr(fact, "seat", ""))
        self._conductor.look_again()

    def _note_payment(self, fact: f.Fact) -> None:
        """Staff who took or gave money must hear that the terminal did not."""
        match fact:
            case f.PaymentAnswered(done=False):
                self._clients.not_paid[fact.seat] = fact.reason or "refused"
            case f.SeatCredited() | f.SeatHandPaid():
                self._clients.not_paid.pop(fact.seat, None)
            case f.SeatWrittenOff() | f.SeatCleared():
                self._clients.not_paid.pop(fact.seat, None)
                self._clients.meters.pop(fact.seat, None)

    # ---- Clients ------------------------------------------------------------------------------

    async def serve(self, session: Session[m.ToTable], peer: Peer) -> None:
        """One connection, from its first line to its last."""
        client: Client | None = None
        try:
            client = await self._reception.welcome(session, peer)
            self._enter(client)
            await self._listen(client)
        except Refused as refused:
            of = "journal" if refused.reason in _LOCKS else "hello"
            _turn_away(session, _who(client, peer), of, str(refused))
        except LineError as error:
            if isinstance(error, FloodError):
                self._reception.bar(_who(client, peer))
            _turn_away(session, _who(client, peer), "line", str(error))
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

    async def _listen(self, client: Client) -> None:
        await client.session.attend(partial(self._take, client))
        while True:
            await self._handle(client, await client.session.hear())

    def _enter(self, client: Client) -> None:
        self._clients.all.append(client)
        if client.role is Role.TERMINAL:
            before = self._clients.terminal(client.name)
            if before is not None:
                before.session.say(m.Refusal(of="hello", reason=TAKEN_OVER))
                before.session.close()
            self._clients.terminals[client.name] = client
            self._crier.learn(client)
            self._crier.refresh(client.name)
        else:
            self._crier.show_everything()
        _log.info("%s %s is connected", client.role, client.name)

    def _leave(self, client: Client) -> None:
        self._clients.all.remove(client)
        if self._clients.terminal(client.name) is client:
            del self._clients.terminals[client.name]
            self._write_down_lost(client.name)
            self._reception.gone(client)
            self._crier.refresh()
        self._conductor.look_again()

    def _write_down_lost(self, seat: str) -> None:
        """Should it never come back, this is the last that is known of its player's money."""
        meters = self._clients.meters.get(seat)
        if meters is None or not (meters.credit_cents or meters.stake_cents):
            return
        with suppress(Refused):  # the journal is closed: then it is as if the power had failed
            lost = c.LoseSeat(seat, meters.credit_cents, meters.stake_cents)
            self._decider.submit(f"terminal {seat}", lost)

    # ---- What clients say ---------------------------------------------------------------------

    def _take(self, client: Client, message: m.ToTable) -> bool:
        """What needs no answer is done with at once."""
        client.count_line(asyncio.get_running_loop().time())
        if self._clients.is_stale(client):
            raise LineError(TAKEN_OVER)
        match client.role, message:
            case _, m.Beat():
                return True
            case Role.TERMINAL, m.Standing() | m.Meters():
                self._take_standing(client, message)
                return True
            case _:
                return False

    async def _handle(self, client: Client, message: m.ToTable) -> None:
        match client.role, message:
            case Role.TERMINAL, m.PaymentNotDone():
                answer = c.AnswerPayment(client.name, message.key, False, message.reason)
                self._decider.submit(f"terminal {client.name}", answer)
            case Role.TERMINAL, m.CaseNotHeld():
                self._take_case_not_held(client, message)
            case Role.TERMINAL, m.ReserveTicket():
                client.session.say(await self._tickets.reserve(client.name, message))
            case Role.TERMINAL, m.HoldTicket():
                client.session.say(await self._tickets.hold(client.name, message))
            case Role.TERMINAL, m.AskStaff() | m.SignIn() | m.SignOut() | m.ClearMemory():
                client.session.say(await self._staff.at_terminal(client, message))
            case Role.CONSOLE, m.SignIn() | m.SignOut() | m.StaffOrder() | m.EnrolStaff():
                client.session.say(await self._staff.answer(client, message))
            case Role.CONSOLE, m.LookAt():
                self._take_look(client, message)
            case Role.SENSOR, m.Sensed():
                client.session.say(await self._sensors.take(message))
            case _:
                raise LineError(f"a {client.role} does not say {type(message).__name__}")

    def _take_look(self, client: Client, looks: m.LookAt) -> None:
        client.looks_at = looks
        client.shown.pop(m.SeatRound, None)
        client.shown.pop(m.CorrectionPreview, None)
        self._crier.show_soon()

    def _take_standing(self, client: Client, told: m.Standing | m.Meters) -> None:
        if isinstance(told, m.Meters):
            self._clients.meters[client.name] = told
            self._crier.show_soon()
            return
        if isinstance(told.head, m.HeadAt):
            if told.head.seq < client.head.seq:
                raise LineError(f"its journal ends at {told.head.seq} after {client.head.seq}")
            client.head = told.head
        client.standing = merge(client.name, client.standing, told)
        if told.batch == client.batch:
            client.awaiting = False
        decided = self.keeper.state
        self._crier.learn(client)
        if self.keeper.state is decided:
            self._crier.refresh(client.name)  # else nothing is ordered before that is durable
        self._conductor.look_again()

    def _take_case_not_held(self, client: Client, told: m.CaseNotHeld) -> None:
        there = self.keeper.state.cases.get(told.case)
        if there is not None and there.seat != client.name:
            raise LineError("the case is another seat's")
        answer = c.AnswerWithhold(told.case, False, told.reason)
        self._decider.submit(f"terminal {client.name}", answer)


def _turn_away(session: Session[m.ToTable], who: str, of: str, why: str) -> None:
    _log.warning("%s: refused: %s", who, why)
    session.say(m.Refusal(of=of, reason=why[:500]))


def _who(client: Client | None, peer: Peer) -> str:
    return f"{client.role} {client.name}" if client else (peer.name or "a local client")
