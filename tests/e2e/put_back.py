"""Journals put back to older copies of themselves: real files, at each kind of fact.

    python -m tests.e2e.put_back

plays an evening of everything that moves money and keeps a copy of all files whenever a kind of
fact or order is new. Then the house is started as it was at each of these moments, with the files
of one machine as they were some moments before, or without its log (`-wal`). Either it goes on and
the money is right, and the audit finds nothing; or the machine is not let in, says why, and the
audit finds it. Ends with status 1 if any does neither.
"""

import argparse
import asyncio
import logging
import shutil
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.config import Network
from kiosk.console.order import Order
from kiosk.console.outbox import OutboxFile
from kiosk.console.service import ConsoleService
from kiosk.game import facts as f
from kiosk.game.funds.standing import has_cents
from kiosk.game.funds.table import has_cents as counted_cents
from kiosk.game.money import MoneyPlace
from kiosk.game.reconcile import news, orders, standing_of
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.facts import read_facts
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.log import FactLog, last_ms
from kiosk.journal.reader import JournalReader
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.service import Machine
from kiosk.table.process import doors
from kiosk.table.service import TableService
from tests.conftest import BOOKS
from tests.hostile.table import (
    HONEST,
    PEOPLE,
    SECOND,
    SUPERVISOR,
    WAIT_S,
    Clock,
    Honest,
    House,
    call_also,
    connect,
    house,
    open_log,
    start_table,
    started_terminal,
    tasks,
)

TABLE, TERMINAL = "table", f"terminal-{HONEST}"
OUTBOX = "outbox.json"
LOOK_S = 0.01
WINS, LOSES = "1", "2"
"""On red."""
BACK = (1, 3, 10**6)
"""So many moments, or to the first."""


@dataclass(slots=True)
class Moments:
    """Copies of all files of a house, each as a fact or an order of a new kind was written."""

    house: Path
    folder: Path
    taken: list[tuple[str, Path]] = field(default_factory=list)
    _kinds: set[tuple[str, str]] = field(default_factory=set)

    def take(self, machine: str, kinds: Sequence[str]) -> None:
        new = [kind for kind in kinds if (machine, kind) not in self._kinds]
        if new:
            self._kinds |= {(machine, kind) for kind in new}
            copy = self.folder / str(len(self.taken))
            copy.mkdir(parents=True)
            for name in (TABLE, TERMINAL, OUTBOX):
                put(name, self.house, copy)
            self.taken.append((f"{', '.join(dict.fromkeys(new))} at the {machine}", copy))


def put(machine: str, before: Path, into: Path, *, with_log: bool = True) -> None:
    """These files of a machine in the place of what it has."""
    names = [machine] if machine == OUTBOX else [f"{machine}.db", f"{machine}.db-wal"]
    for name in names:
        (into / name).unlink(missing_ok=True)
        if (before / name).exists() and (with_log or not name.endswith("-wal")):
            shutil.copy(before / name, into)


class WatchedOutbox(OutboxFile):
    """A moment is also when an order is written down, and not sent yet."""

    def __init__(self, moments: Moments) -> None:
        super().__init__(moments.house / OUTBOX)
        self._moments = moments

    def put(self, order: m.StaffOrder) -> None:
        super().put(order)
        self._moments.take(OUTBOX, [type(order.order).__name__])


# ---- The evening ------------------------------------------------------------------------------


async def evening(there: House) -> None:
    """All that moves money, and some that does not."""
    terminal = there.terminal.service
    await there.play()
    for step in (
        _round_won,
        _ticket,
        _payments,
        _no_spin,
        _corrected,
        _cases,
        _doubts,
        _locks,
    ):
        await step(there)
        await at_rest(there)
    await terminal.tell(ats.SetOwnLimits(time_limit_s=None, loss_limit_cents=10**6))
    await there.play()
    await at_rest(there)


async def at_rest(there: House) -> None:
    """Both have heard everything of one another."""

    def news_of_any() -> bool:
        table, at = there.table, standing_of(there.terminal.service.durable)
        return bool(orders(table, at, key="none") or [*news(table, at)] or table.due)

    async with asyncio.timeout(WAIT_S):
        while news_of_any():
            await asyncio.sleep(LOOK_S)
    await there.durable()


async def _round_won(there: House) -> None:
    round_ = await there.open_round()
    there.terminal.service.touch(ats.PlaceChip("red", 500))
    there.terminal.service.touch(ats.PlaceChip("straight:2", 500))
    await there.end_round(WINS)
    await there.terminal.until(lambda t: round_ in t.durable.round.played)


async def _ticket(there: House) -> None:
    terminal = there.terminal.service
    await terminal.cash_out()
    await at_rest(there)
    (number,) = there.table.tickets
    await terminal.enter_ticket(number)
    await terminal.tell(ats.RedeemTicket(number))


async def _payments(there: House) -> None:
    terminal = there.terminal.service
    await there.order(c.Credit(HONEST, 2000, Tender.CASH))
    await at_rest(there)
    await terminal.call_attendant()
    await at_rest(there)
    await there.order(c.HandPay(HONEST, terminal.durable.credit_cents), second=SECOND)
    await at_rest(there)
    await terminal.tell(ats.StackNote("second note", 10_000))


async def _no_spin(there: House) -> None:
    await there.open_round()
    there.terminal.service.touch(ats.PlaceChip("red", 500))
    await there.close_round()
    await there.until(lambda table: table.round.phase == "spinning")
    await there.order(c.CallNoSpin(there.book.terms.no_spin.reasons[0].id))
    await there.order(c.ConfirmResult(LOSES))


async def _corrected(there: House) -> None:
    await _round_won(there)
    await at_rest(there)
    await there.order(c.Freeze("a wrong number was entered"))
    await at_rest(there)
    round_ = there.table.round.number
    correct = Order(
        command=c.CorrectResult(round_, LOSES, "misread"),
        why="it was misread",
        by=PEOPLE[SUPERVISOR],
        second=PEOPLE[SECOND],
        expects=m.Expected(phase=there.table.round.phase, round=round_, outcome=WINS),
    )
    assert (await there.staff.give(correct)).done
    await at_rest(there)
    await there.order(c.Thaw())


async def _cases(there: House) -> None:
    await there.terminal.service.dispute("player", there.table.round.number)
    await at_rest(there)
    for name in list(there.table.cases):
        await there.order(c.CloseCase(name, "looked at"))
    await at_rest(there)
    await there.order(c.OpenCase("kept", HONEST, 0, 300, "to be looked at", withhold=True))
    await at_rest(there)
    await there.order(c.CloseCase("kept", "looked at", pay=True))
    await at_rest(there)


async def _doubts(there: House) -> None:
    terminal = there.terminal.service
    await terminal.tell(ats.EnterNote("third note", 5000))
    await terminal.tell(ats.DoubtPaper("doubt", "a note of 50.00"))
    await at_rest(there)
    await there.order(c.JudgePaper(HONEST, "doubt", True), second=SECOND)


async def _locks(there: House) -> None:
    await there.order(c.LockSeat(HONEST, f.LockReason.STAFF, "a drink was spilt"))
    await at_rest(there)
    for reason in list(there.table.seats[HONEST].locks):
        await there.order(c.UnlockSeat(HONEST, reason))


# ---- Put back ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Reopened:
    """The machines of a folder, as far as they come into service."""

    table: Machine[TableService]
    terminal: Honest | None
    console: TableClient

    @property
    def refusal(self) -> str:
        """Why the terminal is not at the table; nothing: it is, or nobody knows yet."""
        if self.table.trouble:
            return f"out of service: {self.table.trouble}"
        service = self.terminal.machine.service if self.terminal else None
        if service is not None and f.LockReason.MEMORY in service.durable.locks.reasons:
            return f"locked: {service.durable.locks.reasons[f.LockReason.MEMORY]}"
        seats = self.console.seats.seats if self.console.seats else {}
        turned_away = seats[HONEST].turned_away if HONEST in seats else None
        return f"turned away: {turned_away}" if turned_away is not None else ""

    @property
    def let_in(self) -> bool:
        return self.terminal is not None and self.terminal.service.link.up


def clock_after(log: FactLog) -> Clock:
    """It goes on from the last fact: the clock of an evening was put forward with each round."""
    clock = Clock()
    clock.ahead_ms = max(0, last_ms(log) - clock.now_ms())
    return clock


@asynccontextmanager
async def reopened(folder: Path, book: RuleBook) -> AsyncIterator[Reopened]:
    machine = Machine(
        lambda: open_log(folder / "table.db", "table"),
        lambda log: start_table(log, book, clock_after(log)),
    )
    async with tasks() as spawn, doors(machine, Network(socket="table.sock"), folder):
        spawn(machine.run())
        path = folder / "table.sock"
        console = TableClient(Role.CONSOLE, "looks", lambda: connect(path))
        console.look_at(m.LookAt())
        spawn(console.run())
        here = Reopened(machine, None, console)
        here.terminal = await started_terminal(folder, book, lambda: connect(path), spawn)
        yield here


@dataclass(frozen=True, slots=True)
class Verdict:
    came: str
    """Why the terminal is not let in, or that it is."""
    wrong: list[str]

    def __str__(self) -> str:
        return "; ".join(f"WRONG: {what}" for what in self.wrong) or self.came


async def verdict(folder: Path, book: RuleBook, printed: dict[str, int]) -> Verdict:
    """Once it is decided who of the machines in this folder is let in. `printed` is paper that is
    in somebody's pocket or in the box, whatever they remember."""
    async with reopened(folder, book) as here:
        async with asyncio.timeout(WAIT_S):
            while not (here.let_in or here.refusal):
                await asyncio.sleep(LOOK_S)
        refused, wrong = here.refusal, list[str]()
        if not refused:
            await _settled(here)
            wrong += _wrong_money(here, book, printed)
    found = [str(finding) for finding in audited(folder)]
    if refused:
        return Verdict(refused, [] if found else [f"{refused}, and the audit finds nothing"])
    wrong += [f"let in, and the audit finds {found[0]}"] if found else []
    return Verdict("let in, the money right", wrong)


def _wrong_money(here: Reopened, book: RuleBook, printed: dict[str, int]) -> Iterator[str]:
    assert here.table.service is not None and here.terminal is not None
    table, terminal = here.table.service.durable, here.terminal.service.durable
    # What is being printed the table counts as gone.
    has = has_cents(terminal) - terminal.money[MoneyPlace.TICKET_PENDING]
    counted = counted_cents(book, table, HONEST)
    by_hand = terminal.money[MoneyPlace.HAND_PAID]
    resting = table.round.phase == "idle" and not terminal.wagers_down
    if resting and counted is not None and not has <= counted <= has + by_hand:
        yield f"let in with {has} cents, and the table counts {counted}"
    doubtful = f.LockReason.TICKET_IN_DOUBT in terminal.locks.reasons
    for number, cents in printed.items():
        ticket = table.tickets.get(number)
        owed = ticket is not None and (ticket.status, ticket.cents) in (
            (TicketStatus.ISSUED, cents),
            (TicketStatus.HELD, cents),
            (TicketStatus.PAID, cents),
        )
        if not owed and not doubtful:
            yield f"let in, and ticket {number} in a pocket is {ticket}"


async def _settled(here: Reopened) -> None:
    """What each still had to hear of the other."""
    assert here.terminal is not None

    def open_matters() -> bool:
        service, terminal = here.table.service, here.terminal
        if service is None or terminal is None:
            return True
        at = standing_of(terminal.service.durable)
        return bool(orders(service.durable, at, key="none") or [*news(service.durable, at)])

    async with asyncio.timeout(WAIT_S):
        while open_matters():
            await asyncio.sleep(LOOK_S)


def audited(folder: Path) -> Iterator[object]:
    audits = [audit_file(path, BOOKS) for path in sorted(folder.glob("*.db"))]
    for audit in audits:
        yield from audit.findings
    yield from compare(audits)


async def orders_put_back(folder: Path, book: RuleBook) -> Verdict:
    """A console that gives every order of its old outbox again: none is obeyed twice."""
    outbox = OutboxFile(folder / OUTBOX)
    given = [order.order for order in outbox.waiting]
    async with reopened(folder, book) as here:
        staff = ConsoleService(here.console, book, outbox, lambda: "never drawn")
        async with asyncio.timeout(WAIT_S):
            while not here.let_in:
                await asyncio.sleep(LOOK_S)
            assert here.table.service is not None
            log = here.table.service.journaled.log
            seq = log.head.seq
            for name in (SUPERVISOR, SECOND):
                assert (await staff.sign_in(PEOPLE[name])).done
            while outbox.waiting:
                await asyncio.sleep(LOOK_S)
        kinds = {record.kind for record in log.records(seq)}
    wrong = [f"{given} were obeyed again: {kinds}"] if kinds - {"pin_accepted", "head_seen"} else []
    return Verdict("answered and not obeyed again", wrong)


# ---- All of it --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trial:
    """The house as it was at a moment, and one machine as it was some moments before."""

    machine: str
    at: int
    back: int
    with_log: bool = True


@dataclass(slots=True)
class PutBack:
    """An evening, and whatever of it is put back."""

    folder: Path
    book: RuleBook
    moments: Moments = field(init=False)
    _seen: dict[str, int] = field(default_factory=dict)

    async def play(self) -> None:
        end = self.folder / "end"
        end.mkdir(parents=True)
        self.moments = moments = Moments(end, self.folder / "moments")
        async with house(end, self.book, outbox=WatchedOutbox(moments)) as there:
            table, terminal = there.service.journaled, there.terminal.service.journaled
            for name, journaled in ((TABLE, table), (TERMINAL, terminal)):
                look = partial(self._look, name, journaled)
                look()
                call_also(journaled, "_on_durable", look)
            await evening(there)
            moments.take("end", ["nothing more"])

    def _look(self, machine: str, journaled: JournaledState[Any]) -> None:
        """Whether a fact of a new kind is durable."""
        seq, kinds = self._seen.get(machine, 0), list[str]()
        with suppress(ValueError):  # it is closed: that was the end of the evening
            kinds = [record.kind for record in journaled.log.records(seq)]
        self._seen[machine] = seq + len(kinds)
        self.moments.take(machine, kinds)

    def trials(self) -> Iterator[Trial]:
        last = len(self.moments.taken) - 1
        for at in range(1, last + 1):
            for machine in (TABLE, TERMINAL):
                yield from (Trial(machine, at, back) for back in {min(back, at) for back in BACK})
                yield Trial(machine, at, 0, with_log=False)
            yield Trial(OUTBOX, last, last - at)

    def told(self, trial: Trial) -> str:
        after, _ = self.moments.taken[trial.at]
        before, _ = self.moments.taken[trial.at - trial.back]
        was = f"as at {before}" if trial.with_log else "without its log"
        return f"after {after}, the {trial.machine} {was}"

    async def start(self, trial: Trial) -> Verdict:
        folder = self.folder / "trial"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name in (TABLE, TERMINAL):
            put(name, self.moments.taken[trial.at][1], folder)
        printed = printed_by(folder)
        before = self.moments.taken[trial.at - trial.back][1]
        put(trial.machine, before, folder, with_log=trial.with_log)
        if trial.machine == OUTBOX:
            return await orders_put_back(folder, self.book)
        return await verdict(folder, self.book, printed)


def printed_by(folder: Path) -> dict[str, int]:
    with JournalReader.read_only(folder / f"{TERMINAL}.db") as journal:
        facts = [fact for _, fact in read_facts(journal)]
    asked = {fact.key: fact.cents for fact in facts if isinstance(fact, f.TicketAsked)}
    return {fact.key: asked[fact.key] for fact in facts if isinstance(fact, f.TicketPrinted)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rulebook", choices=BOOKS, default="crown-single-zero")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    wrong = Counter[str]()

    async def all_of_them(folder: Path) -> None:
        put_back = PutBack(folder, BOOKS[asked.rulebook])
        await put_back.play()
        for trial in put_back.trials():
            came = await put_back.start(trial)
            wrong["wrong" if came.wrong else came.came.partition(":")[0]] += 1
            print(f"{put_back.told(trial)}: {came}", flush=True)

    with TemporaryDirectory(prefix="tapis-") as folder:
        asyncio.run(all_of_them(Path(folder)))
    print(", ".join(f"{count} {what}" for what, count in wrong.most_common()))
    return int(bool(wrong["wrong"]))


if __name__ == "__main__":
    sys.exit(main())
