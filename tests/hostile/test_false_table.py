"""The other direction: a table lies to a terminal, which keeps the player's money and waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import inspect

from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.welltyped import WellTyped
from kiosk.link import messages as m
from kiosk.link.session import LINE_MAX, line
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.terminal import link as link_module
from tests.hostile import table
from tests.hostile.table import WAIT_S, Honest, connect, honest_terminal

CREDIT_CENTS = 10_000
STAKE_CENTS = 500
TABLE_HEAD = m.HeadAt(seq=50, hash="5" * 64)


class _Frame(msgspec.Struct):
    n: int
    say: m.ToTable


_DECODER = msgspec.json.Decoder(_Frame)
Answering: TypeAlias = Callable[["Conversation", m.Hello], Awaitable[None]]


class Conversation:
    """The table's end of a connection, with nobody's rules."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.n = 0

    def say(self, message: m.Message) -> None:
        self.writer.write(line(self.n, message))
        self.n += 1

    async def hear(self) -> m.ToTable:
        async with asyncio.timeout(WAIT_S):
            return _DECODER.decode(await self.reader.readuntil(b"\n")).say


class FalseTable:
    """Welcomes whoever comes, as `welcome` says, and does then what the test does."""

    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.greeting: list[m.Message | bytes] = [self.welcome()]
        self.now: Conversation | None = None
        self.batch = 0
        self.heard: list[m.ToTable] = []
        self.answers: dict[type[m.Message], Callable[[Any], list[m.Message]]] = {}
        self._news = table.Watched()

    def welcome(self, **changed: Any) -> m.Welcome:
        fields: dict[str, Any] = {
            "table": "T",
            "rulebook": self.book.id,
            "digest": self.book.digest,
            "first": 77,
            "head": TABLE_HEAD,
        }
        return m.Welcome(**fields | changed)

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        conversation = Conversation(reader, writer)
        with suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            assert isinstance(await conversation.hear(), m.Hello)
            for said in self.greeting:
                if isinstance(said, bytes):
                    writer.write(said)
                else:
                    conversation.say(said)
            self.now, self.batch = conversation, 0
            while True:
                self._take(conversation, await conversation.hear())
        self.now = None
        writer.close()

    def _take(self, conversation: Conversation, heard: m.ToTable) -> None:
        self.heard.append(heard)
        for answer in self.answers.get(type(heard), lambda heard: [])(heard):
            conversation.say(answer)
        self._news.changed()

    def say(self, said: m.Message | bytes) -> None:
        assert self.now is not None
        if isinstance(said, bytes):
            self.now.writer.write(said)
        else:
            self.now.say(said)

    async def order(self, *orders: ats.Command, head: m.HeadAt = TABLE_HEAD) -> None:
        """Given, and answered."""
        self.batch += 1
        batch = self.batch
        self.say(m.Orders(batch=batch, head=head, orders=orders))
        await self._news.until(
            lambda: any(isinstance(h, m.Standing) and h.batch == batch for h in self.heard[-5:])
        )


@asynccontextmanager
async def room(folder: Path, book: RuleBook) -> AsyncIterator[tuple[FalseTable, Honest]]:
    """A false table, and an honest terminal with credit and a chip on red."""
    false = FalseTable(book)
    path = folder / "false.sock"
    server = await asyncio.start_unix_server(false.receive, path, limit=LINE_MAX)
    async with server, table.tasks() as spawn:
        terminal = await honest_terminal(folder, book, lambda: connect(path), spawn)
        await terminal.service.tell(ats.StackNote("note", CREDIT_CENTS))
        await false.order(ats.OpenWagering(1, book.terms.period.shortest_s))
        terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))
        await terminal.service.journaled.record(())
        yield false, terminal
        if false.now is not None:
            false.now.writer.close()


@pytest.fixture(autouse=True)
def quick_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "RETRY_S", 0.01)
    monkeypatch.setattr(link_module, "RETRY_S_MAX", 0.02)


def garbage(book: RuleBook) -> list[bytes]:
    random, limits = Random(1), LimitAmounts.of(book.limits)
    order = b'{"n":%d,"say":{"type":"orders","batch":9,"head":{"seq":60,"hash":"'
    order += b"6" * 64 + b'"},"orders":[%s]}}\n'
    credit = b'{"order":"credit","key":"k","cents":%s,"tender":"cash","who":"x"}'
    return [
        b"\n",
        random.randbytes(500).replace(b"\n", b"") + b"\n",
        b"x" * (LINE_MAX + 1) + b"\n",
        b"[" * 60_000 + b"\n",
        b'{"n":1}\n',
        order % (1, credit % b"1.5"),
        order % (1, credit % b"true"),
        order % (1, credit % (b"9" * 40)),
        order % (1, b'{"order":"pay_me"}'),
        order % (0, credit % b"500"),  # the wrong line number
        order % (2, credit % b"500"),
        order % (1, b'{"order":"withhold","case":"","cents":1,"reason":"x"}'),
        order % (1, b'{"order":"withhold","case":"%s","cents":1,"reason":"x"}' % (b"x" * 9000)),
        line(
            1, m.Board(phase=table.TablePhase.IDLE, round=1, frozen=False, last=(), limits=limits)
        ),
        line(1, m.StaffTasks()),
        line(1, m.Answer(id="x", done=True)),
        line(1, FalseTable(book).welcome()),
        line(1, m.Refusal(of="hello", why=Refusal(Reason.TAKEN_OVER))),
        line(1, m.Refusal(of="line", why=Refusal(Reason.BAD_LINE, because="x" * 5000))),
        line(1, m.HoldTicket(number="1" * 18)),
    ]


async def test_garbage_ends_the_connection_and_nothing_else(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state.money
        for said in garbage(crown):
            false.greeting = [false.welcome()]
            await terminal.until(lambda t: t.link.up)
            false.greeting = []  # so that nobody is up before the test has seen it down
            assert false.now is not None
            false.now.n = 1
            false.say(said)
            await terminal.until(lambda t: not t.link.up)
            assert terminal.state.money == before
            assert terminal.state.round.phase is TerminalPhase.BETTING
            with pytest.raises(Refused, match=Reason.NO_TABLE):
                terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))
            _hang_up(false)
        false.greeting = [false.welcome()]
        await terminal.until(lambda t: t.link.up)
        assert not terminal.state.locks.reasons


def _hang_up(false: FalseTable) -> None:
    """On a connection of which only the table knows."""
    if false.now is not None:
        false.now.writer.close()


async def test_lines_out_of_turn_do_nothing(tmp_path: Path, crown: RuleBook) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state.money
        number = "1" * 18
        for said in (
            m.TicketReserved(key="nobody asked", number=number, expires_ms=1),
            m.TicketHeld(number=number, cents=10**9),
            m.Clock(round=7, remaining_ms=0),
            m.Clock(round=1, remaining_ms=2**53),
            m.Beat(),
        ):
            false.say(said)
        await false.order()
        assert terminal.state.money == before
        assert terminal.state.round.phase is TerminalPhase.BETTING
        assert terminal.service.link.up


async def test_orders_about_another_round_or_moment_are_not_carried_out(
    tmp_path: Path, crown: RuleBook
) -> None:
    limits = LimitAmounts.of(crown.limits)
    orders: list[ats.Command] = [
        ats.Settle(1, "1"),
        ats.Settle(2, "1"),
        ats.Settle(0, "1"),
        ats.Settle(1, "99"),
        ats.EndWagering(2, "k"),
        ats.ConfirmSlip(1, "k"),
        ats.RefuseSlip(1, "k", "no"),
        ats.VoidRound(2, "no"),
        ats.VoidRound(0, "no"),
        ats.CallNoSpin(2, "no"),
        ats.CallNoSpin(1, "no such reason"),
        ats.CorrectRound(1, 1, "1", "c"),
        ats.CorrectRound(0, 2**53, None, "c"),
        ats.OpenWagering(1, 20),
        ats.OpenWagering(2, 20),
        ats.OpenWagering(2, -5),
        ats.ChangeLimits(limits),
        ats.GrantLegacy(limits, 1),
        ats.EndLegacy(),
        ats.Thaw(),
        ats.Unlock(LockReason.MEMORY, "me"),
        ats.Withhold("c", -1, "mine now"),
        ats.Withhold("c", 0, "mine now"),
        ats.PayCase("c", "me"),
        ats.RefuseCase("c", "me"),
        ats.HandPay("k", "me", 1),
        ats.Credit("k", 0, Tender.CASH, "me"),
        ats.Credit("k", -CREDIT_CENTS, Tender.CASH, "me"),
        ats.TicketDone("1" * 18),
        ats.TicketNotDone("1" * 18),
    ]

    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state
        for order in orders:
            await false.order(order)
            assert terminal.state.money == before.money, order
        await false.order(*orders)
        assert terminal.state.money == before.money
        assert terminal.state.round.phase is TerminalPhase.BETTING
        assert terminal.state.slip == before.slip
        assert terminal.service.link.up
        # An honest end is still possible.
        await false.order(ats.EndWagering(1, "slip"))
        assert terminal.state.round.sent is not None
        later = m.HeadAt(seq=60, hash="6" * 64)
        await false.order(ats.ConfirmSlip(1, "slip"), head=later)
        await false.order(ats.Settle(1, "2"), head=later)
        assert terminal.state.credit_cents == CREDIT_CENTS - STAKE_CENTS
        for order in orders:
            if not isinstance(order, ats.OpenWagering | ats.ChangeLimits | ats.HandPay):
                await false.order(order, head=later)
                assert terminal.state.credit_cents == CREDIT_CENTS - STAKE_CENTS, order


async def test_more_than_there_is_cannot_be_withheld_and_no_cent_is_lost(
    tmp_path: Path, crown: RuleBook
) -> None:
    """A table may withhold (S0 8.8.8, S3 6.12, 6.13): what is there, once, and not the wagers."""
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state
        there_cents = before.credit_cents
        for order in (
            ats.Withhold("c", 2**53, "mine now"),
            ats.Withhold("c", 1, "again"),
            ats.Withhold("d", 1, "of nothing"),
            ats.Withhold("d", 2**53, "of nothing"),
            ats.PayCase("d", "me"),
            ats.RefuseCase("d", "me"),
        ):
            await false.order(order)
            assert terminal.state.credit_cents == 0
            withheld = {name: case.cents for name, case in terminal.state.cases.withheld.items()}
            assert withheld == {"c": there_cents}, order
        assert terminal.state.slip == before.slip
        assert terminal.state.round.phase is TerminalPhase.BETTING
        assert terminal.service.link.up
        await false.order(ats.PayCase("c", "me"))
        await false.order(ats.PayCase("c", "me"))
        assert terminal.state.money == before.money


async def test_a_slip_that_was_sent_is_answered_by_its_own_key_alone(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        await false.order(ats.EndWagering(1, "slip"))
        before = terminal.state
        assert before.round.phase is TerminalPhase.CLOSING
        head = m.HeadAt(seq=60, hash="6" * 64)
        for order in (
            ats.ConfirmSlip(1, "other"),
            ats.ConfirmSlip(2, "slip"),
            ats.RefuseSlip(1, "other", "no"),
            ats.RefuseSlip(0, "slip", "no"),
            ats.Settle(1, "1"),
            ats.EndWagering(1, "again"),
        ):
            await false.order(order, head=head)
            assert terminal.state.money == before.money
            assert terminal.state.round.sent == before.round.sent
            assert terminal.state.round.phase is TerminalPhase.CLOSING


@pytest.mark.parametrize(
    "head", [m.HeadAt(seq=49, hash="4" * 64), m.HeadAt(seq=50, hash="4" * 64), m.HeadAt()]
)
async def test_a_table_whose_journal_is_shorter_is_not_the_one_we_know(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, head: m.HeadAt
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state.money
        false.greeting = [false.welcome(head=head)]
        _hang_up(false)
        await terminal.until(lambda t: not t.link.up)
        for times in range(1, 4):
            await terminal.until(lambda t, n=times: caplog.text.count("one we know") >= n)
            assert not terminal.service.link.up
        assert terminal.state.money == before
        with pytest.raises(Refused, match=Reason.NO_TABLE):
            terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))


@pytest.mark.parametrize(
    "order", [ats.ConfirmSlip(1, "slip"), ats.Credit("k", 500, Tender.CASH, "me")]
)
async def test_a_table_that_forgets_in_the_middle_is_not_obeyed(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, order: ats.Command
) -> None:
    """Something is ordered upon a journal that is shorter than the one we saw."""
    async with room(tmp_path, crown) as (false, terminal):
        await false.order(ats.EndWagering(1, "slip"))
        before = terminal.state.money
        false.say(m.Orders(batch=9, head=m.HeadAt(seq=7, hash="7" * 64), orders=(order,)))
        await terminal.until(lambda t: not t.link.up)
        assert terminal.state.money == before
        assert terminal.state.round.phase is TerminalPhase.CLOSING
        await terminal.until(lambda t: t.link.up)
    assert "not the one we know" in caplog.text


@pytest.mark.parametrize(
    "seen", [m.HeadAt(seq=1, hash="e" * 64), m.HeadAt(seq=10**9, hash="e" * 64), m.HeadAt(seq=3)]
)
async def test_a_welcome_that_knows_another_journal_locks_the_terminal(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, seen: m.HeadAt
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state.money
        false.greeting = [false.welcome(seen=seen)]
        _hang_up(false)
        await terminal.until(lambda t: LockReason.MEMORY in t.durable.locks.reasons)
        assert not terminal.service.link.up
        assert terminal.state.money == before
        # An honest table takes it back, but only staff unlock it.
        false.greeting = [false.welcome()]
        await terminal.until(lambda t: t.link.up)
        with pytest.raises(Refused, match=Reason.LOCKED):
            terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))
    assert 'locked: journal_cut {"seen_seq":' in caplog.text


async def test_a_table_that_refuses_our_journal_locks_the_terminal(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state.money
        false.greeting = [
            m.Refusal(of="journal", why=Refusal(Reason.JOURNAL_CUT, because="x" * 500))
        ]
        _hang_up(false)
        await terminal.until(lambda t: LockReason.MEMORY in t.durable.locks.reasons)
        assert terminal.state.money == before


@pytest.mark.parametrize(
    "said",
    [
        b"nonsense\n",
        m.Beat(),
        m.Clock(round=1, remaining_ms=0),
        m.Orders(batch=1, head=TABLE_HEAD, orders=(ats.VoidRound(1, "x"),)),
        m.Refusal(of="hello", why=Refusal(Reason.TAKEN_OVER)),
        m.TicketHeld(number="1" * 18, cents=5),
    ],
    ids=lambda said: type(said).__name__,
)
async def test_what_is_no_welcome_makes_no_connection(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, said: m.Message | bytes
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        before = terminal.state
        ups: list[bool] = []
        false.greeting = [said]
        _hang_up(false)
        await terminal.until(lambda t: not t.link.up)
        await terminal.until(lambda t: ups.append(t.link.up) or len(ups) > 3)
        assert not any(ups)
        assert terminal.state == before


async def test_a_table_with_another_rule_book_is_not_played_with(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        false.greeting = [false.welcome(digest="a" * 64)]
        _hang_up(false)
        await terminal.until(lambda t: not t.link.up)
        await terminal.until(lambda t: "another rule book" in caplog.text)
        assert not terminal.service.link.up


async def _reserves(false: FalseTable, number: str) -> None:
    await _idle(false)
    false.answers[m.ReserveTicket] = lambda asked: [
        m.TicketReserved(key=asked.key, number=number, expires_ms=2**50)
    ]


async def _idle(false: FalseTable) -> None:
    await false.order(ats.VoidRound(1, "so that one can cash out"))


@pytest.mark.parametrize(
    "answer",
    [
        lambda asked: [m.TicketReserved(key="other", number="1" * 18, expires_ms=1)],
        lambda asked: [m.Refusal(of=asked.key, why=Refusal(Reason.FROZEN))],
        lambda asked: [m.Refusal(of="hello", why=Refusal(Reason.TAKEN_OVER))],
        lambda asked: [m.TicketHeld(number="1" * 18, cents=1)],
    ],
    ids=["another key", "refused", "hung up", "held"],
)
async def test_a_cash_out_that_is_not_answered_leaves_the_credit(
    tmp_path: Path,
    crown: RuleBook,
    monkeypatch: pytest.MonkeyPatch,
    answer: Callable[[m.ReserveTicket], list[m.Message]],
) -> None:
    monkeypatch.setattr(link_module, "ANSWER_S", 0.3)

    async with room(tmp_path, crown) as (false, terminal):
        await _idle(false)
        false.answers[m.ReserveTicket] = answer
        with pytest.raises(Refused):
            await terminal.service.cash_out()
        assert terminal.state.credit_cents == CREDIT_CENTS
        assert terminal.state.tickets.printing is None


async def test_a_number_that_was_printed_before_is_not_printed_again(
    tmp_path: Path, crown: RuleBook
) -> None:
    number = "1" * 18

    async with room(tmp_path, crown) as (false, terminal):
        await _reserves(false, number)
        service = terminal.service
        await service.cash_out()
        assert terminal.state.credit_cents == 0
        await service.tell(ats.StackNote("note 2", CREDIT_CENTS))
        with pytest.raises(Refused, match=Reason.KEY_REUSED):
            await service.cash_out()
        assert terminal.state.credit_cents == CREDIT_CENTS
        await false.order()


async def test_a_ticket_that_we_printed_is_taken_for_what_it_says_or_not_at_all(
    tmp_path: Path, crown: RuleBook
) -> None:
    number = "1" * 18

    async with room(tmp_path, crown) as (false, terminal):
        await _reserves(false, number)
        await terminal.service.cash_out()

        def says(cents: int) -> None:
            held = m.TicketHeld(number=number, cents=cents)
            false.answers[m.HoldTicket] = lambda asked: [held]

        says(CREDIT_CENTS + 1)
        with pytest.raises(Refused) as caught:
            await terminal.service.enter_ticket(number)
        assert caught.value.reason is Reason.TICKET_OF_OTHER_AMOUNT
        assert terminal.state.tickets.entered is None
        says(CREDIT_CENTS)
        await terminal.service.enter_ticket(number)
        assert terminal.state.tickets.entered == (number, CREDIT_CENTS)


async def test_a_ticket_is_entered_for_what_the_table_says_or_not_at_all(
    tmp_path: Path, crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_module, "ANSWER_S", 0.3)
    number, other = "1" * 18, "2" * 18

    async with room(tmp_path, crown) as (false, terminal):
        await _idle(false)
        for answers in (
            [m.TicketHeld(number=other, cents=500)],
            [m.TicketHeld(number=number, cents=0)],
            [m.TicketReserved(key=number, number=number, expires_ms=1)],
            [m.Refusal(of=number, why=Refusal(Reason.TICKET_PAID))],
        ):
            said: list[m.Message] = list(answers)
            false.answers[m.HoldTicket] = lambda asked, said=said: said
            with pytest.raises(Refused):
                await terminal.service.enter_ticket(number)
            assert terminal.state.credit_cents == CREDIT_CENTS
            assert terminal.state.tickets.entered is None
        false.answers[m.HoldTicket] = lambda asked: [m.TicketHeld(number=number, cents=500)]
        await terminal.service.enter_ticket(number)
        await terminal.service.tell(ats.RedeemTicket(number))
        # A copy of it, which the table would have us pay again.
        with pytest.raises(Refused, match=Reason.TICKET_PAID):
            await terminal.service.enter_ticket(number)
        assert terminal.state.credit_cents == CREDIT_CENTS + 500
        await false.order()


async def test_a_key_that_was_used_before_does_not_stop_the_terminal(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        service = terminal.service
        for round_ in (1, 2, 3):
            await false.order(ats.OpenWagering(round_, 20))
            await false.order(ats.EndWagering(round_, "always the same"))
            await false.order(ats.VoidRound(round_, "again"))
        for number in range(102):  # more than it keeps in mind
            await false.order(ats.Credit(f"k{number}", 1, Tender.CASH, "me"))
        credit_cents = terminal.state.credit_cents
        await false.order(ats.Credit("k0", 1, Tender.CASH, "me"))
        assert terminal.state.credit_cents == credit_cents
        assert service.link.up
        with suppress(Refused):
            service.touch(ats.PlaceChip("red", STAKE_CENTS))
        await false.order()
        assert terminal.state.credit_cents <= credit_cents


async def test_money_set_aside_without_end_does_not_silence_the_terminal(
    tmp_path: Path, crown: RuleBook
) -> None:
    """It must always be able to say where it stands, in one line."""
    async with room(tmp_path, crown) as (false, terminal):
        await _idle(false)
        for batch in range(20):
            names = [f"case {batch} {number} {'x' * 60}" for number in range(60)]
            await false.order(*(ats.Withhold(name, 1, "mine") for name in names))
        total_cents = sum(case.cents for case in terminal.state.cases.withheld.values())
        assert terminal.state.credit_cents + total_cents == CREDIT_CENTS
        _hang_up(false)
        await terminal.until(lambda t: not t.link.up)
        await terminal.until(lambda t: t.link.up)


@pytest.mark.parametrize(
    "changed",
    [lambda low, high, unit: (0, high, unit), lambda low, high, unit: (low, high, 0), None],
    ids=["no minimum", "no unit", "no wagers"],
)
async def test_limits_that_nobody_can_play_by_are_not_taken(
    tmp_path: Path, crown: RuleBook, changed: Callable[[int, int, int | None], Any] | None
) -> None:
    async with room(tmp_path, crown) as (false, terminal):
        await _idle(false)
        kinds = LimitAmounts.of(crown.limits).kinds
        wrong = {kind: changed(*amounts) for kind, amounts in kinds.items()} if changed else {}
        await false.order(ats.ChangeLimits(LimitAmounts(kinds=wrong)))
        await false.order(ats.GrantLegacy(LimitAmounts(kinds=wrong), 2**50))
        await false.order(ats.OpenWagering(3, crown.terms.period.shortest_s))
        terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))
        await terminal.service.journaled.record(())
        assert terminal.state.slip.stakes == {"red": STAKE_CENTS}


async def test_whatever_well_typed_orders_come_the_terminal_goes_on(
    tmp_path: Path, crown: RuleBook
) -> None:
    typed = WellTyped(Random(3))
    kinds = [(kind, inspect.type_info(kind)) for kind in ats.ORDERS]
    async with room(tmp_path, crown) as (false, terminal):
        service = terminal.service
        for number in range(10):
            orders = []
            for kind, info in kinds:
                typed.known = {"round": [number], "outcome": ["7", "0"], "period_s": [20]}
                orders.append(msgspec.convert(typed.any(info), kind, str_keys=True))
            await false.order(*orders)
            with suppress(Refused):
                service.touch(ats.PlaceChip("red", STAKE_CENTS))
        assert terminal.machine.service is service
        assert service.link.up
