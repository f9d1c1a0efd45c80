"""The table at work: clients come and go, facts become durable, and whoever needs to know hears.

Everything here happens in one event loop and decides at once, upon what was decided before; only
what is durable is ever told. So a slow disk, a terminal that hangs or one that floods costs the
others nothing but their turn.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, Refusal, Refused, read_refusal
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import entries, restore_in_turns
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.log import FactLog
from kiosk.journal.proof import prove_snapshots
from kiosk.link import messages as m
from kiosk.link.floor import TableTold
from kiosk.link.identity import Peer, Role
from kiosk.link.session import FloodError, LineError, LinkError, Session
from kiosk.link.standing import merge
from kiosk.rules.rulebook import RuleBook
from kiosk.table.admission import Admission
from kiosk.table.anchors import AnchorDesk, SealDesk
from kiosk.table.archivist import Archivist
from kiosk.table.budget import ASKED_BYTES, ASKED_FACTS
from kiosk.table.client import Client, Clients
from kiosk.table.client_sync import ClientSync
from kiosk.table.clock_watch import ClockWatch
from kiosk.table.decider import Decider
from kiosk.table.edition import renewal
from kiosk.table.films import FilmDesk
from kiosk.table.floor import FloorDesk
from kiosk.table.floor_tickets import FloorTickets
from kiosk.table.jackpots import JackpotDesk
from kiosk.table.receipts import ReceiptDesk
from kiosk.table.records import RecordsDesk
from kiosk.table.rings import RingDesk
from kiosk.table.round_clock import RoundClock
from kiosk.table.sensor import SensorDesk
from kiosk.table.settings import TableSettings, TableSources
from kiosk.table.staff import StaffDesk
from kiosk.table.tickets import OwnTickets, TicketDesk
from kiosk.table.told_to_floor import free_bytes, told_to_floor
from kiosk.table.tournaments import LotDesk

_log = logging.getLogger(__name__)

_OF_ONE_SEAT = (f.SlipTaken, f.SettlementReported, f.HeadSeen)
_LOCKS = (Reason.JOURNAL_CUT, Reason.WRITTEN_OFF)
"""A terminal that is turned away for one of these locks itself: its memory is not to be trusted."""


class TableService:
    """Made by `start`. It runs until `run` raises: when the disk fails, or it is cancelled."""

    def __init__(
        self,
        book: RuleBook,
        log: FactLog,
        state: Table,
        settings: TableSettings,
        sources: TableSources,
    ) -> None:
        self.journaled = JournaledState(
            log,
            state,
            now_ms=sources.now_ms,
            on_durable=self._durable,
            draw_blind=sources.draw_blind,
        )
        self._now_ms = sources.now_ms
        self._settings = settings
        self._decider = decider = Decider(book, self.journaled, now_ms=sources.now_ms)
        self._clients = clients = Clients()
        self._admission = Admission(book, decider, clients, settings, sources)
        self._round_clock = RoundClock(
            decider, clients, grace_s=settings.grace_s, draw_key=sources.draw_key
        )
        self._receipts = ReceiptDesk(decider, sources.receipts)
        self._films = FilmDesk(decider, settings, sources)
        self.jackpots = JackpotDesk(
            decider,
            settings.name,
            sources.jackpots,
            now_ms=sources.now_ms,
            draw_key=sources.draw_key,
        )
        self._client_sync = ClientSync(decider, clients, self._round_clock, settings, sources)
        self._client_sync.jackpots = self.jackpots.seen
        self.jackpots.on_change = self._client_sync.show_jackpots
        self._films.on_change = self._show_camera
        clients.camera = self._films.lacks
        self._rings = RingDesk(decider, clients, sources.rings, sources.draw_ring)
        self._staff = StaffDesk(decider, sources, clients, self._rings)
        self._client_sync.to_confirm = lambda: self._staff.to_confirm
        self._staff.on_change = self._client_sync.show_soon
        self._records = RecordsDesk(decider, self._staff, sources.records)
        self.floor = FloorDesk(decider, settings, sources, clients, self._told_to_floor)
        register = FloorTickets(decider, OwnTickets(decider, settings, sources), self.floor)
        self._tickets = TicketDesk(register, decider)
        self._archivist = Archivist(decider, sources)
        self._round_clock.on_rest = self._rest
        self._sensors = SensorDesk(decider, self._rings)
        self._clock_watch = ClockWatch(decider, sources.clock, settings.day)
        self._anchors = AnchorDesk(decider, sources)
        self._seals = SealDesk(decider, sources, settings.day)
        self._lots = LotDesk(decider, sources.draw_lot)
        self._tournament = state.tournament
        """As terminals were told."""

    @classmethod
    async def start(
        cls, book: RuleBook, log: FactLog, settings: TableSettings, sources: TableSources
    ) -> "TableService":
        """Go on from the very state the journal gives, as an interruption."""
        if log.head.seq == 0:
            await log.append(entries([begun(book, f.Role.TABLE)], at_ms=sources.now_ms()))
        state = await restore_in_turns(log, book)
        assert isinstance(state, Table)
        service = cls(book, log, state, settings, sources)
        for renewed in renewal(book, state, log):
            await service._decider.tell("table", renewed)
        service._clock_watch.look(running=False)
        paper = c.SetPaperLimits(settings.ticket_limit_cents, settings.notes_cents)
        await service._decider.tell("table", paper)
        await service._decider.tell("table", c.AllowTips(settings.tip_limit_cents))
        await service._decider.tell("table", c.SetStaffRules(settings.staff_rules))
        await service._decider.tell("table", c.TellInterruption())
        service._clock_watch.begin_day()
        service._rings.begin()
        service._receipts.name_key(settings.name)
        await service.journaled.written()
        service._anchors.sign_if_due()
        service._lots.draw_if_due()
        await service.journaled.written()
        return service

    @property
    def durable(self) -> Table:
        return self.journaled.durable

    def terminal(self, seat: str) -> Client | None:
        """Who is connected there."""
        return self._clients.terminal(seat)

    def terminals(self) -> Mapping[str, Client]:
        """All that are connected, by their seats."""
        return self._clients.terminals

    @property
    def name(self) -> str:
        return self._settings.name

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._client_sync.run())
                tasks.create_task(self._round_clock.run())
                tasks.create_task(self._clock_watch.run())
                tasks.create_task(self._staff.run())
                tasks.create_task(self._films.run())
                tasks.create_task(self.jackpots.run())
                tasks.create_task(self.floor.run())
                tasks.create_task(self._archivist.run())
                tasks.create_task(self._seals.run())
                tasks.create_task(self.journaled.fail())
                tasks.create_task(prove_snapshots(self.journaled.log, self._decider.book))
        finally:
            for client in self._clients.terminals.values():
                self._write_down_lost(client)
            self._records.close()
            self.journaled.stop()
            for client in list(self._clients.all):
                client.session.abort()

    def _durable(self, facts: Sequence[f.Fact]) -> None:
        # Of a full house's slips nobody but their own seats wants to hear.
        others = [fact for fact in facts if not isinstance(fact, _OF_ONE_SEAT)]
        for fact in others:
            self._heed(fact)
        for fact in facts:
            if not isinstance(fact, f.HeadSeen):
                self._client_sync.refresh(getattr(fact, "seat", ""))
        self._client_sync.tell_deeds(others)
        self._rings.look(others)
        self._archivist.see(others)
        self.jackpots.look(others)
        self.floor.look(facts)
        self._anchors.sign_if_due()
        self._lots.draw_if_due()
        if self._tournament is not self.durable.tournament:
            self._tournament = self.durable.tournament
            self._client_sync.show_tournament()
        self._staff.end_sessions()
        self._round_clock.look_again()

    def _heed(self, fact: f.Fact) -> None:
        match fact:
            case f.RoundOpened():
                self._round_clock.opened(fact.period_s)
            case f.AccountFrozen() if fact.stopped_ms:
                self._round_clock.stopped()
            case f.AccountThawed():
                self._round_clock.goes_on()
            case f.ClockConfirmed():
                self._clock_watch.confirmed()
            case f.GraceEnded():
                self._client_sync.receipts_soon(fact.round)
            case f.RecoveryBegun():
                self._hang_up_terminals()
        self._note_payment(fact)
        self._films.see(fact)

    def _rest(self) -> None:
        self._archivist.rest()
        self._seals.rest()

    def _told_to_floor(self) -> TableTold:
        free = free_bytes(self.journaled.log.path)
        book = self._decider.book
        now_ms = self._now_ms()
        return told_to_floor(
            book, self.durable, self._settings, self._clients, free=free, now_ms=now_ms
        )

    def _hang_up_terminals(self) -> None:
        """Each tells all that it holds when it comes back."""
        for client in self._clients.terminals.values():
            client.session.abort()

    def _note_payment(self, fact: f.Fact) -> None:
        """Staff who took or gave money must hear that the terminal did not."""
        match fact:
            case f.PaymentAnswered(done=False):
                self._clients.not_paid[fact.seat] = read_refusal(fact.reason)
            case f.SeatCredited() | f.SeatHandPaid() | f.SeatVouchersHandedBack():
                self._clients.not_paid.pop(fact.seat, None)
            case f.SeatWrittenOff() | f.SeatCleared():
                self._clients.turned_away.pop(fact.seat, None)
                self._clients.not_paid.pop(fact.seat, None)
                self._clients.meters.pop(fact.seat, None)

    # ---- Clients ------------------------------------------------------------------------------

    async def serve(
        self, session: Session[m.ToTable], peer: Peer, known: Callable[[], None] = lambda: None
    ) -> None:
        """One connection, from its first line to its last. `known` is called when its hello was
        heard."""
        client: Client | None = None
        try:
            client = await self._admission.welcome(session, peer, known)
            is_terminal = client.role is Role.TERMINAL
            first = await self._admission.seat(client) if is_terminal else None
            self._enter(client)
            if first is not None and not self._take(client, first):
                await self._handle(client, first)
            await self._listen(client)
        except Refused as refused:
            self._client_sync.show_soon()
            of = "journal" if refused.reason in _LOCKS else "hello"
            _turn_away(session, _who(client, peer), of, refused.refusal)
        except LineError as error:
            if isinstance(error, FloodError):
                self._admission.bar(_who(client, peer))
            why = Refusal(Reason.BAD_LINE, because=str(error)[:500])
            _turn_away(session, _who(client, peer), "line", why)
        except LinkError as error:
            _log.info("%s: %s", _who(client, peer), error)
        except JournalError as error:
            _log.warning("%s: not served: %s", _who(client, peer), error)
        except Exception:
            _log.exception("%s: could not be served", _who(client, peer))
        finally:
            if client is not None and client in self._clients.all:
                self._leave(client)
            session.close()

    async def _listen(self, client: Client) -> None:
        await client.session.attend(partial(self._take, client))
        while True:
            await self._handle(client, await client.session.hear())

    def _enter(self, client: Client) -> None:
        before = self._clients.enter(client)
        if before is not None:
            self._rings.gone(before)
            # The newer one counts: a machine that comes back must not be kept out by what is left
            # of its own connection. Staff have signed in on the old one, not on this.
            before.session.say(m.Refusal(of="hello", why=Refusal(Reason.TAKEN_OVER)))
            before.session.close()
        if client.role is Role.TERMINAL:
            self._client_sync.learn(client)
            self._client_sync.refresh(client.name)
            self._client_sync.show_jackpots_to(client)
            self._client_sync.show_tournament_to(client)
        else:
            self._client_sync.show_everything()
        _log.info("%s %s is connected", client.role, client.name)

    def _leave(self, client: Client) -> None:
        here = not self._clients.is_stale(client)
        self._clients.leave(client)
        self._records.gone(client)
        self._staff.gone(client)
        if here:
            self._rings.gone(client)
        if here and client.role is Role.TERMINAL:
            self._write_down_lost(client)
            self._admission.gone(client)
            self._client_sync.refresh()
        elif here and client.role is Role.DISPLAY:
            self._client_sync.show_soon()  # staff hear of it at once (S3 6.18)
        self._round_clock.look_again()

    def _write_down_lost(self, client: Client) -> None:
        """Should it never come back, this is the last that is known of its player's money."""
        seat = client.name
        meters = self._clients.meters.get(seat)
        if meters is None or not (meters.credit_cents or meters.stake_cents):
            return
        with suppress(Refused):  # the journal is closed: then it is as if the power had failed
            lost = c.LoseSeat(seat, meters.credit_cents, meters.stake_cents)
            self._decider.submit(f"terminal {seat}", client.see_head, lost)

    # ---- What clients say ---------------------------------------------------------------------

    def _take(self, client: Client, message: m.ToTable) -> bool:
        """What needs no answer is done with at once."""
        client.count_line(asyncio.get_running_loop().time())
        if self._decider.budgets.overdrawn(client.who):
            raise FloodError("it writes more than any honest machine")
        if self._clients.is_stale(client):
            raise LineError("another connection took this place")
        match client.role, message:
            case Role.TERMINAL, m.Standing() | m.Meters():
                self._take_standing(client, message)
                return True
            case _, m.Beat():
                return True
            case Role.TERMINAL, m.FactsTold():
                self.floor.pass_on(client, message)
                return True
            case Role.DISPLAY, m.RingsShown():
                self._spend(client)
                self._rings.shown(client, message)
                return True
            case Role.DISPLAY, m.Lacks():
                self._take_lacks(client, message)
                return True
            case _:
                return False

    async def _handle(self, client: Client, message: m.ToTable) -> None:
        match client.role, message:
            case Role.TERMINAL, m.PaymentNotDone():
                answer = c.AnswerPayment(client.name, message.key, False, str(message.why))
                self._decider.submit(f"terminal {client.name}", client.see_head, answer)
            case Role.TERMINAL, m.CaseNotHeld():
                self._take_case_not_held(client, message)
            case Role.TERMINAL, m.ReserveTicket():
                client.session.say(await self._tickets.reserve(client, message))
            case Role.TERMINAL, m.HoldTicket():
                client.session.say(await self._tickets.hold(client, message))
            case Role.TERMINAL, m.AskStaff() | m.SignIn() | m.SignOut() | m.ClearMemory():
                self._spend(client)
                told = await self._staff.at_terminal(client, message)
                assert told is not None
                client.session.say(told)
            case Role.CONSOLE, _:
                await self._handle_console(client, message)
            case Role.SENSOR, m.Sensed() | m.Warned():
                self._spend(client)
                told = await self._sensors.take(client, message)
                at_ms = self._now_ms()
                self._clients.heard(client.name, message, taken=told.done, at_ms=at_ms)
                self._client_sync.show_soon()
                client.session.say(told)
            case _:
                raise LineError(f"a {client.role} does not say {type(message).__name__}")

    async def _handle_console(self, client: Client, message: m.ToTable) -> None:
        if not isinstance(message, m.LookAt):
            self._spend(client)
        match message:
            case m.LookAt():
                self._take_look(client, message)
            case m.LookAtFilm():
                client.session.say(await self._films.piece(message.film, message.at))
            case m.LookUp():
                self._records.look_up(client, message)
            case (
                m.SignIn()
                | m.SignOut()
                | m.StaffOrder()
                | m.ConfirmOrder()
                | m.WithdrawOrder()
                | m.EnrolStaff()
                | m.ChangePin()
            ):
                answer = await self._staff.answer(client, message)
                if answer is not None:
                    client.session.say(answer)
            case _:
                raise LineError(f"a {client.role} does not say {type(message).__name__}")

    def _spend(self, client: Client) -> None:
        """For the line itself; what is written upon it is paid besides."""
        self._decider.budgets.spend(client.who, ASKED_FACTS, ASKED_BYTES)

    def _take_look(self, client: Client, looks: m.LookAt) -> None:
        client.looks_at = looks
        client.shown.pop(m.SeatRound, None)
        client.shown.pop(m.CorrectionPreview, None)
        self._client_sync.show_soon()

    def _show_camera(self) -> None:
        self._clients.camera = self._films.lacks
        self._client_sync.show_soon()

    def _take_lacks(self, client: Client, lacks: m.Lacks) -> None:
        self._clients.dark_displays.pop(client.name, None)
        if "camera" in lacks.devices:
            self._clients.dark_displays[client.name] = None
        self._client_sync.show_soon()

    def _take_standing(self, client: Client, told: m.Standing | m.Meters) -> None:
        if isinstance(told, m.Meters):
            self._clients.meters[client.name] = told
            self._client_sync.show_soon()
            return
        if isinstance(told.head, m.HeadAt):
            if told.head.seq < client.head.seq or (
                told.head.seq == client.head.seq and told.head != client.head
            ):
                raise LineError(f"its journal ends at {told.head.seq} after {client.head.seq}")
            client.head = told.head
        client.standing = merge(client.name, client.standing, told)
        if told.batch == client.batch:
            client.awaiting = False
        decided = self.journaled.state
        self._client_sync.learn(client)
        if self.journaled.state is decided:
            self._client_sync.refresh(client.name)  # else nothing is ordered before that is durable
        self._round_clock.look_again()

    def _take_case_not_held(self, client: Client, told: m.CaseNotHeld) -> None:
        there = self.journaled.state.cases.get(told.case)
        if there is not None and there.seat != client.name:
            raise LineError("the case is another seat's")
        answer = c.AnswerWithhold(told.case, False, str(told.why))
        self._decider.submit(f"terminal {client.name}", client.see_head, answer)


def _turn_away(session: Session[m.ToTable], who: str, of: str, why: Refusal) -> None:
    _log.warning("%s: refused: %s", who, why.because or why)
    session.say(m.Refusal(of=of, why=why))


def _who(client: Client | None, peer: Peer) -> str:
    return client.who if client else (peer.name or "a local client")
