"""Lines that are right by themselves, at a moment when they are not."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX, Connect, line
from kiosk.rules.rulebook import RuleBook
from tests.hostile.peers import (
    ARRIVAL,
    GUESTS,
    NOBODY,
    client,
    hello,
    peer,
    standing,
    terminal,
    terminal_hello,
)
from tests.hostile.table import HONEST, STAKE_CENTS, House, connect, house


def not_hellos(there: House) -> list[m.Message]:
    head = m.HeadAt(seq=1, hash="0" * 64)
    return [
        m.Beat(),
        standing(there.book, HONEST, head),
        m.PaymentNotDone(key="k", why=Refusal(Reason.NO_CREDIT)),
        m.CaseNotHeld(case="k", why=Refusal(Reason.NO_CREDIT)),
        m.ReserveTicket(key="k", cents=500),
        m.HoldTicket(number=NOBODY),
        m.SignIn(id="1", name="ana", pin="482915"),
        m.SignOut(id="1", name="ana"),
        m.Sensed(reading="r", pocket="5"),
        m.EnrolStaff(id="1", who="me", name="me", role="supervisor", pin="123456"),
    ]


async def test_nothing_is_heard_before_a_hello(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        after = there.seq
        for message in not_hellos(there):
            async with peer(there) as someone:
                someone.say(message)
                assert await someone.ended() == "the first line was not a hello"
        assert there.seq == after
        await there.play()
    assert "the first line was not a hello" in caplog.text


@pytest.mark.parametrize("role", GUESTS)
async def test_a_second_hello_is_refused(there: House, role: Role) -> None:
    async with peer(there) as someone:
        greeting = terminal_hello(there, "2") if role is Role.TERMINAL else hello(role, "x")
        await someone.hello(greeting)
        someone.say(greeting)
        assert await someone.ended() == f"a {role} does not say Hello"
    await there.play()


async def test_a_table_is_not_a_guest_of_another(there: House) -> None:
    async with peer(there) as someone:
        someone.say(hello(Role.TABLE, "x"))
        assert await someone.ended() != ""
    await there.play()


async def test_the_tables_own_words_are_not_taken_from_anybody(there: House) -> None:
    head = m.HeadAt(seq=1, hash="0" * 64)
    settle = ats.Settle(1, "5")
    words: list[m.Message] = [
        m.Orders(batch=1, head=head, orders=(settle,)),
        m.Clock(round=1, remaining_ms=0),
        m.TicketReserved(key="k", number=NOBODY, expires_ms=1),
        m.TicketHeld(number=NOBODY, cents=5),
        m.Answer(id="1", done=True),
        m.Refusal(of="hello", why=Refusal(Reason.TAKEN_OVER)),
        m.StaffTasks(),
    ]

    after = there.seq
    for said in words:
        async with terminal(there, "2") as someone:
            someone.say(said)
            assert "cannot be understood: Invalid value" in await someone.ended()
    assert there.kinds(after) <= ARRIVAL
    await there.play()


class Recorder:
    """Between a terminal and the table, and remembers what the terminal said."""

    def __init__(self, there: House) -> None:
        self._table = there.socket
        self.said: list[bytes] = []
        self.path = there.folder / "recorder.sock"

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.said.append(b"")
        there, to = await connect(self._table)
        with suppress(ConnectionError):
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, to, keep=True))
                both.create_task(self._pass(there, writer, keep=False))

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, keep: bool
    ) -> None:
        while data := await reader.read(LINE_MAX):
            if keep:
                self.said[-1] += data
            writer.write(data)
        writer.close()


class Away:
    """A terminal that cannot reach its table for a while."""

    def __init__(self) -> None:
        self._way: asyncio.Future[Connect] = asyncio.get_running_loop().create_future()

    async def wait(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await (await asyncio.shield(self._way))()

    def back(self, way: Connect) -> None:
        self._way.set_result(way)


async def test_a_recorded_session_played_back_changes_nothing(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        recorder, away = Recorder(there), Away()
        server = await asyncio.start_unix_server(recorder.meet, recorder.path, limit=LINE_MAX)
        # The terminal reconnects by itself, over the recorder from now on.
        link = there.terminal.service.link
        link._connect = lambda: connect(recorder.path)
        link.hang_up()
        await there.terminal.until(lambda t: recorder.said and t.link.up)
        await there.play()
        await there.play()
        recorded = recorder.said[0]
        assert recorded.count(b"\n") > 5
        link._connect = away.wait
        link.hang_up()
        server.close()
        await there.terminal.until(lambda t: not t.link.up)
        # What its player had is written down when a terminal goes.
        await there.until(lambda table: table.seats[HONEST].last)
        await there.left(HONEST)

        after, before = there.seq, there.table
        async with peer(there) as thief:
            thief.send(recorded)
            why = await thief.ended()
            assert Reason.JOURNAL_CUT in why
        # Its journal is behind what was seen: staff are told, and nothing else happens.
        await there.until(lambda table: table.cases)
        assert there.kinds(after) <= {*ARRIVAL, "case_opened"}
        assert there.table.tickets == before.tickets
        assert there.table.round == before.round
        assert there.table.seats[HONEST].funds == before.seats[HONEST].funds
        # Also with a hello that the table does take: the rest has the wrong numbers.
        rest = recorded.split(b"\n", 1)[1]
        async with terminal(there, "2") as thief:
            thief.send(rest)
            assert "came when line" in await thief.ended()
        assert there.kinds(after) <= {*ARRIVAL, "case_opened"}
        assert there.table.round.kept == before.round.kept
        away.back(lambda: connect(there.socket))
        await there.play()
    assert "came when line" in caplog.text


@pytest.mark.parametrize("swap", ["twice", "swapped", "left out"])
async def test_a_line_out_of_its_turn_is_refused(there: House, crown: RuleBook, swap: str) -> None:
    async with terminal(there, "2") as someone:
        ask = m.ReserveTicket(key="k", cents=500)
        told = standing(crown, "2", there.head(), tickets=m.TicketsStanding(asking=("k",)))
        first, second = line(someone.n, told), line(someone.n + 1, ask)
        third = line(someone.n + 2, ask)
        sent = {
            "twice": first + second + second,
            "swapped": second + first,
            "left out": first + third,
        }
        someone.send(sent[swap])
        assert "came when line" in await someone.ended()
    await there.durable()
    assert len(there.table.tickets) == (swap == "twice")
    await there.play()


async def test_a_slip_is_registered_once_however_often_it_is_told(
    there: House, crown: RuleBook
) -> None:
    round_ = await there.open_round()
    slip = SlipOut(key="s", stakes={"red": STAKE_CENTS}, promotional={}, short_stack=False)
    at = {
        "round": m.RoundStanding(phase=TerminalPhase.CLOSING, number=round_, slip=slip),
        "account": m.AccountStanding(playing=True),
    }
    async with terminal(there, "2", **at) as someone:
        for _ in range(20):
            someone.say(standing(crown, "2", there.head(), **at))
        await someone.handled()
        await there.durable()
        taken = [fact for fact in there.facts() if fact.key == "s"]
        assert len(taken) == 1
        await there.end_round()
    await there.play()


async def test_a_client_is_told_of_its_place_being_taken(there: House) -> None:
    async with terminal(there, "2") as first, terminal(there, "2") as second:
        assert await first.ended() == Reason.TAKEN_OVER
        await second.handled()
    async with client(there, Role.DISPLAY) as one, client(there, Role.DISPLAY) as other:
        assert isinstance(await one.hear(), m.Board)
        assert isinstance(await other.hear(), m.Board)
    await there.play()
