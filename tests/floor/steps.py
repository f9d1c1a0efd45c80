"""Tickets of one table redeemed at another, in virtual time, with every step of the protocol cut in
turn: before and after each commit of each machine, and of the floor's database.

python -m tests.floor.steps [TICKETS]       2,000, unless told otherwise

Whatever is cut, each ticket is paid once, in the end, and every journal is decided again as it is
written.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random

from kiosk import resources
from kiosk.floor.answers import Asked, Held, TicketState
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as c
from kiosk.journal.record import Head, Record
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import FloorAbove, MemoryStore
from kiosk.lab.simulate.floor_checks import floor_at_rest
from kiosk.lab.simulate.machines import VirtualMachine
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import StageTerminal, VirtualStage
from kiosk.lab.simulate.virtual_time import run

BOOK = "crown-single-zero"
TICKET_CENTS = 2000
DOWN_S = 3.0
AT_HOME = ("ticket_reserved", "ticket_issued", "ticket_given")
AWAY = ("ticket_sought", "ticket_vouched", "ticket_paid")
IN_TERMINAL = ("ticket_entered", "ticket_redeemed")
WHEN = ("before", "after")
HOW = ("dies", "loses power")
STEPS: Sequence[tuple[str, str, str, str]] = (
    *(("home", how, when, kind) for how in HOW for kind in AT_HOME for when in WHEN),
    *(("away", how, when, kind) for how in HOW for kind in AWAY for when in WHEN),
    *(("terminal", "dies", when, kind) for kind in IN_TERMINAL for when in WHEN),
    *(("floor", "dies", when, what) for what in ("hold", "keep") for when in WHEN),
    *(("floor", "hangs", when, what) for what in ("hold", "keep") for when in WHEN),
    *(("link", "cut", when, kind) for kind in AWAY for when in WHEN),
    ("nobody", "", "", ""),
)  # fmt: skip


class CutStore(MemoryStore):
    """Something happens just before or just behind one commit."""

    armed: tuple[str, str, Callable[[], Awaitable[None]]] | None = None

    async def _at(self, what: str, when: str) -> None:
        if self.armed is not None and self.armed[:2] == (what, when):
            strike, self.armed = self.armed[2], None
            await strike()

    async def hold(self, asked: Asked) -> Held:
        await self._at("hold", "before")
        held = await super().hold(asked)
        await self._at("hold", "after")
        return held

    async def keep(self, table: str, journal: str, records: Sequence[Record]) -> Head:
        await self._at("keep", "before")
        head = await super().keep(table, journal, records)
        await self._at("keep", "after")
        return head


class Steps:
    def __init__(self, seed: int) -> None:
        self.faults = Faults(Random(seed), likely={})
        link = Network(Random(f"{seed} link"), self.faults)
        self.store = CutStore(Random(seed), self.faults)
        self.floor = FloorAbove(link, Random(seed), self.store)
        book = resources.rulebook(BOOK)
        self.home = VirtualStage(book, ["1"], f"{seed} home", name="home")
        room = self.home.room.beside()
        self.away = VirtualStage(book, ["1"], f"{seed} away", name="away", room=room)
        for stage in self.stages:
            stage.watch.on_a_floor = True
            stage.table.floor_link = link
        self.cut: Counter[tuple[str, str, str, str]] = Counter()

    @property
    def stages(self) -> tuple[VirtualStage, VirtualStage]:
        return self.home, self.away

    async def open(self) -> None:
        self.floor.start()
        for stage in self.stages:
            await stage.start()
            came = await Staff(stage.console).order(c.OpenTable(0), who=SUPERVISOR, second=SECOND)
            assert came.done, came.why
            await stage.until(partial(_has_numbers, stage), "numbers")

    async def ticket(self, step: tuple[str, str, str, str]) -> None:
        """One is printed at home, carried away and redeemed, and this step of it is cut."""
        printed = len(self.home.room.printed)
        self._arm(step)
        seat = self.home.terminals["1"]
        await self._until(lambda: self._ready(self.home, seat), "the terminal at home")
        seat.validator.insert_note(TICKET_CENTS)
        await self._until(lambda: self._credit(seat) > 0, "credit")
        while len(self.home.room.printed) == printed:
            await self._until(lambda: self._ready(self.home, seat), "the terminal at home")
            if self._credit(seat):
                with suppress(Refused):  # the table was cut off: it is asked again
                    await seat.service.cash_out()
            await asyncio.sleep(1.0)
        number = [*self.home.room.printed][-1]
        there = self.away.terminals["1"]
        while number not in self.home.room.stacked:
            await self._until(lambda: self._ready(self.away, there), "the terminal away")
            if number in self.home.room.pockets and there.validator.takes:
                there.validator.insert_ticket(number)
            await asyncio.sleep(1.0)

    def _ready(self, stage: VirtualStage, terminal: StageTerminal) -> bool:
        if not terminal.up or stage.table.machine.service is None:
            return False
        state = terminal.service.state
        if state.locks.reasons or state.cash.doubts or state.cases.withheld:
            raise AssertionError(f"{terminal.name} needs staff: {state.locks.reasons}")
        return terminal.validator.takes and terminal.service.printer.can_print

    def _credit(self, terminal: StageTerminal) -> int:
        return terminal.service.durable.credit_cents if terminal.up else 0

    async def _until(self, met: Callable[[], bool], what: str) -> None:
        await self.home.until(met, what)
        self.away.check()

    # ---- What is cut ---------------------------------------------------------------------------

    def _arm(self, step: tuple[str, str, str, str]) -> None:
        who, _, when, kind = step
        if who in ("home", "away"):
            stage = self.home if who == "home" else self.away
            stage.at(stage.table, when, kind, partial(self._end, step, stage.table))
        elif who == "terminal":
            terminal = self.away.terminals["1"]
            self.away.at(terminal, when, kind, partial(self._end, step, terminal))
        elif who == "link":
            self.away.at(self.away.table, when, kind, partial(self._unplug, step))
        elif who == "floor":
            self._arm_floor(step)
        else:
            self.cut[step] += 1

    def _end(self, step: tuple[str, str, str, str], machine: VirtualMachine) -> None:
        self.cut[step] += 1
        if step[1] == "dies":
            machine.die()
        else:
            machine.lose_power()
        asyncio.get_running_loop().call_later(DOWN_S, machine.start)

    def _unplug(self, step: tuple[str, str, str, str]) -> None:
        self.cut[step] += 1
        self.floor.hang(DOWN_S)

    def _arm_floor(self, step: tuple[str, str, str, str]) -> None:
        """Its process dies before or behind the commit of its database; or that hangs there."""
        _, how, when, what = step

        async def strike() -> None:
            self.cut[step] += 1
            if how == "dies":
                self.floor.die()
                asyncio.get_running_loop().call_later(DOWN_S, self.floor.start)
            await asyncio.sleep(DOWN_S if how == "hangs" else 0)

        self.store.armed = (what, when, strike)

    # ---- The end -------------------------------------------------------------------------------

    async def check(self) -> list[str]:
        for stage in self.stages:
            await stage.until(partial(self._all_said, stage), "the floor has heard all")
        for stage in self.stages:
            await stage.rest()
        self.floor.die()
        tables = {stage.table.settings.name: stage.table_state for stage in self.stages}
        journals = {
            (stage.table.settings.name, "table"): stage.table.disk.durable for stage in self.stages
        }
        terminals = [stage.state("1") for stage in self.stages]
        store = self.store
        wrong = [*floor_at_rest(store, tables, terminals, self.home.room, journals)]
        open_ = [n for n, t in store.tickets.items() if t.state is TicketState.OPEN]
        return wrong + [f"{number} is still open" for number in open_]

    def _all_said(self, stage: VirtualStage) -> bool:
        table = stage.table.machine.service
        if table is None or not table.floor.up:
            return False
        floor = table.durable.floor
        caught_up = table.floor.kept_seq == table.journaled.head.seq
        return caught_up and not floor.kept and not floor.sought


def _has_numbers(stage: VirtualStage) -> bool:
    return bool(stage.table_state.floor.blocks)


async def play(tickets: int, seed: int = 1) -> tuple[Steps, list[str]]:
    steps = Steps(seed)
    await steps.open()
    for place in range(tickets):
        await steps.ticket(STEPS[place % len(STEPS)])
    return steps, await steps.check()


def main(tickets: int) -> int:
    """In parts, so that no journal grows long."""
    logging.disable(logging.CRITICAL)
    cut: Counter[tuple[str, str, str, str]] = Counter()
    wrong: list[str] = []
    for seed in count(1):
        part = min(tickets, 2 * len(STEPS))
        if not part:
            break
        tickets -= part
        steps, found = run(play(part, seed))
        wrong += found
        cut += steps.cut
        print(f"{sum(cut.values())} steps cut, {len(wrong)} wrong", flush=True)
    missed = [step for step in STEPS if not cut[step]]
    print(*wrong, *(f"never cut: {step}" for step in missed), sep="\n")
    return int(bool(wrong or missed))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
