"""Kill and stop the machines at random instants of rounds in progress, and count what is left.

    python -m tests.e2e.kills --kills 200 --stops 100

kills the terminals so many times in all, and the table as often, in any order, and starts each
again; and stops them as often (SIGSTOP), as a machine that swaps or a virtual one that is moved,
for an instant or for longer than the link is patient. Ends with status 1 if a cent, a note, a
ticket or a slip was lost or counted twice, or is still in doubt.
"""

import argparse
import asyncio
import os
import secrets
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from tests.conftest import BOOKS
from tests.e2e.floor import CONNECTED, RULEBOOK, Floor
from tests.e2e.processes import until

TABLE, TERMINAL = "table", "terminal"
KILLED, STOPPED = "killed", "stopped"
_SPREAD_S = {TablePhase.BETTING: 0.25, TablePhase.CLOSING: 0.02, TablePhase.SPINNING: 0.1}
"""How long each phase lasts here, about."""
_MOVES_S = 0.05
_DOWN_S = (0.0, 0.0, 0.0, 0.5)
"""A killed machine is mostly started again at once, and sometimes misses the round."""
_STOPPED_S = (0.05, 0.5, 2.0, 4.5)
"""A link is patient for three seconds."""


@dataclass(frozen=True, slots=True)
class Blow:
    what: str
    victim: str

    def __str__(self) -> str:
        return f"the {self.victim} was {self.what}"


class Killer:
    def __init__(self, floor: Floor, say: Callable[[str], None]) -> None:
        self.moments: Counter[str] = Counter()
        """What was done, and in which phase of the round."""
        self._floor = floor
        self._random = floor.random
        self._say = say

    async def strike(self, blows: Sequence[Blow]) -> None:
        for number, blow in enumerate(blows, start=1):
            await self._moment()
            board = self._floor.console.board
            phase = board.phase if board is not None else "unknown"
            self.moments[f"{blow} in {phase}"] += 1
            await (self._kill if blow.what == KILLED else self._stop)(blow.victim)
            await self._floor.somebody_here()
            where = f"round {board.round}, {phase}" if board is not None else phase
            self._say(f"{number} of {len(blows)}: {blow} ({where}) and is back")

    async def _moment(self) -> None:
        """In one of the phases of a round, or as a note or a ticket moves; then at any instant."""
        floor = self._floor
        if self._random.random() < 1 / 3:
            before = floor.house.rooms()
            await until(lambda: floor.house.rooms() != before, "a note or a ticket")
            await asyncio.sleep(self._random.uniform(0, _MOVES_S))
        else:
            wanted = self._random.choice(list(_SPREAD_S))
            await until(lambda: floor.console.board and floor.console.board.phase == wanted, wanted)
            await asyncio.sleep(self._random.uniform(0, _SPREAD_S[wanted]))

    async def _kill(self, victim: str) -> None:
        floor, seat = self._floor, self._random.choice(self._floor.seats)
        await (floor.table if victim == TABLE else floor.terminals[seat]).killed()
        await asyncio.sleep(self._random.choice(_DOWN_S))
        if victim == TABLE:
            floor.start_table()
        else:
            await floor.start_terminal(seat).says(CONNECTED)

    async def _stop(self, victim: str) -> None:
        floor, seat = self._floor, self._random.choice(self._floor.seats)
        process = (floor.table if victim == TABLE else floor.terminals[seat]).pid
        os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(self._random.choice(_STOPPED_S))
        os.kill(process, signal.SIGCONT)


async def play(floor: Floor, blows: Sequence[Blow], say: Callable[[str], None]) -> list[str]:
    """An evening in which these fall, one after the other. Returns what is wrong after it."""
    killer = Killer(floor, say)
    floor.start_table()
    for seat in floor.seats:
        floor.start_terminal(seat)
    async with floor.staffed():
        await floor.everybody_here()
        await killer.strike(blows)
        wrong = await floor.retire()
    for moment, times in sorted(killer.moments.items()):
        say(f"{times:3} times {moment}")
    for line in figures(floor):
        say(line)
    return wrong


def figures(floor: Floor) -> list[str]:
    audits, room = floor.audits(), floor.room()
    rounds = list(audits["table"].rounds.values())
    facts = {name: floor.facts(name) for name in audits}
    kinds = {name: Counter(type(fact) for fact in told) for name, told in facts.items()}
    terminals = sum((kinds[f"terminal-{seat}"] for seat in floor.seats), Counter[type]())
    return [
        f"{len(rounds)} rounds: {sum(p.settlement > 0 for p in rounds)} settled,"
        f" {sum(p.void for p in rounds)} void",
        f"facts: {', '.join(f'{name} {len(told):,}' for name, told in facts.items())}",
        f"slips: {kinds['table'][f.SlipTaken]} registered,"
        f" {kinds['table'][f.SlipTurnedDown]} refused",
        f"notes: {sum(map(room.notes_cents, room.notes))} cents stacked,"
        f" {terminals[f.NoteStacked]} notes counted",
        f"tickets: {len(room.printed)} printed, {terminals[f.TicketPrinted]} counted,"
        f" {kinds['table'][f.TicketPaid]} paid, {terminals[f.Locked]} looked at by staff",
        f"hand pays: {terminals[f.HandPaid]}",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200, help="of the terminals, and of the table")
    parser.add_argument("--stops", type=int, default=0, help="likewise (SIGSTOP, then SIGCONT)")
    parser.add_argument("--terminals", type=int, default=2)
    parser.add_argument("--rulebook", choices=BOOKS, default=RULEBOOK)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    began_s = time.monotonic()
    random = Random(wanted.seed)
    blows = [Blow(KILLED, victim) for victim in (TERMINAL, TABLE)] * wanted.kills
    blows += [Blow(STOPPED, victim) for victim in (TERMINAL, TABLE)] * wanted.stops
    random.shuffle(blows)
    with TemporaryDirectory(prefix="tapis-") as folder:
        floor = Floor(Path(folder), random, rulebook=wanted.rulebook, terminals=wanted.terminals)
        wrong = asyncio.run(play(floor, blows, lambda line: print(line, flush=True)))
    for line in wrong:
        print(f"WRONG {line}")
    print(f"{len(blows)} blows in {time.monotonic() - began_s:.0f} s: {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
