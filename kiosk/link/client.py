"""A client of the table that is no terminal: a console, a sensor, a display."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from kiosk.game.round.state import TablePhase
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import (
    Connect,
    GoneError,
    LineError,
    LinkError,
    Session,
    at_client,
    beat,
    stop_if_cancelled,
)

_log = logging.getLogger(__name__)

RETRY_S = 0.5
ANSWER_S = 10.0
FOUND_S = 150.0
"""Longer than the table looks for anything."""

Reading: TypeAlias = m.Sensed | m.Warned
Asked: TypeAlias = (
    m.SignIn
    | m.SignOut
    | m.StaffOrder
    | m.ConfirmOrder
    | m.WithdrawOrder
    | m.EnrolStaff
    | m.ChangePin
    | Reading
)


Heard = TypeVar("Heard")


def _answered(waiting: asyncio.Future[Heard] | None, heard: Heard) -> None:
    """Unless nobody waits for it any more."""
    if waiting is not None and not waiting.done():
        waiting.set_result(heard)


class TableClient:
    """Connects, and connects again. `board` and `matters` are what the table showed last."""

    def __init__(self, role: Role, name: str, connect: Connect) -> None:
        self.board: m.Board | None = None
        self.staff_tasks = m.StaffTasks()
        self.welcome: m.Welcome | None = None
        """Of the connection that is up, or was last."""
        self.seats: m.Seats | None = None
        self.house: m.House | None = None
        self.takings = m.Takings()
        self.tournament = m.TournamentHouse()
        """What a director works with; of one that is not open there is only how many there were."""
        self.tournament_terms: tuple[str, ...] = ()
        self.seat_round: m.SeatRound | None = None
        self.correction: m.CorrectionPreview | None = None
        self.on_signed_out: Callable[[str], None] = lambda name: None
        """The table knows this person no longer as he signed in here."""
        self.on_film: Callable[[m.FilmPart], None] = lambda part: None
        """A piece of a film has come."""
        self.on_deeds: Callable[[tuple[m.Deed, ...]], None] = lambda deeds: None
        """What was done at the table, as it is written."""
        self.connections = 0
        """How often it was welcomed. Staff are signed in on a connection, not for good."""
        self._role = role
        self._name = name
        self._connect = connect
        self._session: Session[m.FromTable] | None = None
        self._answers: dict[str, asyncio.Future[m.Answer]] = {}
        self._found: dict[str, asyncio.Future[m.Found]] = {}
        self._changed = asyncio.Event()
        self._looks: m.LookAt | None = None
        self._lacks = m.Lacks()
        self._seats: dict[str, m.SeatAt] = {}
        """As far as they were told on this connection."""
        self._closes_at = (0, 0.0)
        """The round whose wagering period is told of, and when it ends by our own clock."""
        self._stands_s: float | None = None
        """What is left of it while it stands still."""

    @property
    def remaining_s(self) -> float | None:
        """Of the wagering period. None: it is not open, or its time was not told yet."""
        board, (round_, closes_at) = self.board, self._closes_at
        if board is None or board.phase is not TablePhase.BETTING or board.round != round_:
            return None
        if self._stands_s is not None:
            return self._stands_s
        return max(0.0, closes_at - asyncio.get_running_loop().time())

    @property
    def up(self) -> bool:
        return self._session is not None and self._session.open

    async def run(self) -> None:
        while True:
            try:
                reader, writer = await self._connect()
            except OSError as error:
                _log.info("the table cannot be reached: %s", error)
            else:
                await self._converse(at_client(reader, writer))
                stop_if_cancelled()
            await asyncio.sleep(RETRY_S)

    async def changed(self) -> None:
        """Wait until the table shows something new, or comes or goes."""
        await self._changed.wait()
        self._changed.clear()

    def look_at(self, looks: m.LookAt) -> None:
        """Of a console: see every seat, and one in detail, from now on and on each connection."""
        self._looks = looks
        if self._session is not None:
            self._session.say(looks)

    def look_at_film(self, film: str, at: int) -> bool:
        """Asks for a piece of it. False: the table is away."""
        if self._session is None:
            return False
        self._session.say(m.LookAtFilm(film=film, at=at))
        return True

    def tell_lacks(self, devices: dict[str, str]) -> None:
        """Of a display: what does not work there, from now on and on each connection."""
        self._lacks = m.Lacks(devices=devices)
        if self._session is not None:
            self._session.say(self._lacks)

    async def ask(self, asked: Asked, within_s: float = ANSWER_S) -> m.Answer:
        """Raises `GoneError` if nobody can tell whether it was heard: ask again, with its id."""
        key = asked.reading if isinstance(asked, Reading) else asked.id
        if self._session is None:
            raise GoneError("the table is away")
        answer: asyncio.Future[m.Answer] = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        self._session.say(asked)
        try:
            async with asyncio.timeout(within_s):
                return await answer
        except TimeoutError:
            raise GoneError("the table does not answer") from None
        finally:
            del self._answers[key]

    async def look_up(self, asked: m.LookUp) -> m.Found:
        """A piece of what the records hold. Raises `GoneError` if no answer comes."""
        if self._session is None:
            raise GoneError("the table is away")
        found: asyncio.Future[m.Found] = asyncio.get_running_loop().create_future()
        self._found[asked.id] = found
        self._session.say(asked)
        try:
            async with asyncio.timeout(FOUND_S):
                return await found
        except TimeoutError:
            raise GoneError("the table does not answer") from None
        finally:
            del self._found[asked.id]

    def tell(self, told: m.RingsShown) -> None:
        """Of a display. Nobody answers; while the table is away it is not said."""
        if self._session is not None:
            self._session.say(told)

    async def _converse(self, session: Session[m.FromTable]) -> None:
        try:
            await self._greet(session)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(beat(session))
                while True:
                    self._hear(await session.hear())
        except* LinkError as errors:
            _log.info("the link to the table ended: %s", errors.exceptions[0])
        finally:
            self._session = self.board = self.clock = None
            session.abort()
            waiting: list[asyncio.Future[Any]] = [*self._answers.values(), *self._found.values()]
            for answer in waiting:
                if not answer.done():
                    answer.set_exception(GoneError("the link was cut"))
            self._changed.set()

    async def _greet(self, session: Session[m.FromTable]) -> None:
        session.say(m.Hello(protocol=m.PROTOCOL, role=self._role, name=self._name))
        match await session.hear():
            case m.Welcome() as welcome:
                self.welcome = welcome
                session.go_on_saying_from(welcome.first)
            case m.Refusal() as refusal:
                raise LineError(f"the table refuses us: {refusal.why}")
            case other:
                raise LineError(f"the hello was answered by {type(other).__name__}")
        self._session, self._seats = session, {}
        if self._looks is not None:
            session.say(self._looks)
        if self._lacks.devices:
            session.say(self._lacks)
        self.connections += 1
        self._changed.set()

    def _hear(self, heard: m.FromTable) -> None:
        match heard:
            case m.Clock():
                now_s = asyncio.get_running_loop().time()
                self._closes_at = (heard.round, now_s + heard.remaining_ms / 1000)
                self._stands_s = heard.remaining_ms / 1000 if heard.stands else None
            case m.Answer():
                _answered(self._answers.get(heard.id), heard)
            case m.Found():
                _answered(self._found.get(heard.id), heard)
            case m.SignedOut():
                self.on_signed_out(heard.name)
                self._changed.set()
            case m.FilmPart():
                self.on_film(heard)
            case m.Deeds():
                self.on_deeds(heard.deeds)
            case m.Refusal():
                raise LineError(f"the table refuses us: {heard.why}")
            case m.TournamentTermsShown():
                self.tournament_terms = heard.lines
                self._changed.set()
            case _ if self._show(heard):
                self._changed.set()

    def _show_sheet(self, heard: m.CorrectionPreview | m.TournamentHouse) -> None:
        if isinstance(heard, m.TournamentHouse):
            self.tournament = heard
        else:
            self.correction = heard

    def _show(self, heard: m.FromTable) -> bool:
        """Whether it is something to look at."""
        match heard:
            case m.Board():
                self.board = heard
            case m.StaffTasks():
                self.staff_tasks = heard
            case m.Seats():
                self._seats = {**self._seats, **heard.seats}
                if heard.more:
                    return False
                self.seats = m.Seats(seats=self._seats)
            case m.House():
                self.house = heard
            case m.Takings():
                self.takings = heard
            case m.SeatRound():
                self.seat_round = heard
            case m.CorrectionPreview() | m.TournamentHouse():
                self._show_sheet(heard)
            case _:
                return False
        return True
