"""Kill the machines at random instants of rounds in progress, and count what is left.

    python -m tests.e2e.kills --kills 200

kills each terminal process so many times in all, and the table as often, in any order, and starts
each again. Ends with status 1 if a cent, a note, a ticket or a slip was lost or counted twice.
"""

import argparse
import asyncio
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kiosk.game import facts as f
from kiosk.game.table.state import Phase
from tests.conftest import BOOKS
from tests.e2e.floor import RULEBOOK, Floor, facts_of
from tests.e2e.processes import until

TABLE, TERMINAL = "table", "terminal"
_SPREAD_S = {Phase.BETTING: 0.25, Phase.CLOSING: 0.02, Phase.SPINNING: 0.1}
"""How long each phase lasts here, about."""
_MOVES_S = 0.05
_DOWN_S = (0.0, 0.0, 0.0, 0.5)
"""A killed machine is mostly started again at once, and sometimes misses the round."""


class Killer:
    def __init__(self, floor: Floor, say: Callable[[str], None]) -> None:
        self.moments: Counter[str] = Counter()
        """What was killed, and in which phase of the round."""
        self._floor = floor
        self._random = floor.random
        self._say = say

    async def kill_all(self, victims: Sequence[str]) -> None:
        for number, victim in enumerate(victims, start=1):
            await self._moment()
            board = self._floor.console.board
            phase = board.phase if board is not None else "unknown"
            self.moments[f"{victim} in {phase}"] += 1
            await (self._kill_table() if victim == TABLE else self._kill_terminal())
            await self._floor.somebody_here()
            where = f"round {board.round}, {phase}" if board is not None else phase
            self._say(f"{number} of {len(victims)}: the {victim} was killed ({where}) and is back")

    async def _moment(self) -> None:
        """In one of the phases of a round, or as a note or a ticket moves; then at any instant."""
        floor = self._floor
        if self._random.random() < 1 / 3:
            before = floor.rooms()
            await until(lambda: floor.rooms() != before, "a note or a ticket")
            await asyncio.sleep(self._random.uniform(0, _MOVES_S))
        else:
            wanted = self._random.choice(list(_SPREAD_S))
            await until(lambda: floor.console.board and floor.console.board.phase == wanted, wanted)
            await asyncio.sleep(self._random.uniform(0, _SPREAD_S[wanted]))

    async def _kill_table(self) -> None:
        await self._floor.table.kill()
        self._floor.past.append(self._floor.table)
        await asyncio.sleep(self._random.choice(_DOWN_S))
        self._floor.start_table()

    async def _kill_terminal(self) -> None:
        seat = self._random.choice(self._floor.seats)
        await self._floor.terminals[seat].kill()
        self._floor.past.append(self._floor.terminals[seat])
        await asyncio.sleep(self._random.choice(_DOWN_S))
        self._floor.start_terminal(seat)
        await self._floor.terminals[seat].says("connected to Table 7")


async def play(floor: Floor, victims: Sequence[str], say: Callable[[str], None]) -> list[str]:
    """An evening in which these are killed, one after the other. Returns what is wrong after it."""
    killer = Killer(floor, say)
    floor.start_table()
    for seat in floor.seats:
        floor.start_terminal(seat)
    async with floor.staffed():
        await floor.everybody_here()
        await killer.kill_all(victims)
        wrong = await floor.retire()
    for moment, times in sorted(killer.moments.items()):
        say(f"killed {times:3} times: {moment}")
    for line in figures(floor):
        say(line)
    return wrong


def figures(floor: Floor) -> list[str]:
    audits, room = floor.audits(), floor.room()
    rounds = list(audits["table"].rounds.values())
    facts = {name: facts_of(floor, name) for name in audits}
    kinds = {name: Counter(type(fact) for fact in told) for name, told in facts.items()}
    terminals = sum((kinds[f"terminal-{seat}"] for seat in floor.seats), Counter[type]())
    return [
        f"{len(rounds)} rounds: {sum(p.settlement > 0 for p in rounds)} settled,"
        f" {sum(p.void for p in rounds)} void",
        f"facts: {', '.join(f'{name} {len(told):,}' for name, told in facts.items())}",
        f"slips: {kinds['table'][f.SlipTaken]} registered,"
        f" {kinds['table'][f.SlipTurnedDown]} refused",
        f"notes: {sum(room.notes_cents.values())} cents stacked,"
        f" {terminals[f.NoteStacked]} notes counted",
        f"tickets: {len(room.printed)} printed, {terminals[f.TicketPrinted]} counted,"
        f" {kinds['table'][f.TicketPaid]} paid, {terminals[f.Locked]} looked at by staff",
        f"hand pays: {terminals[f.HandPaid]}",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200, help="of the terminals, and of the table")
    parser.add_argument("--terminals", type=int, default=2)
    parser.add_argument("--rulebook", choices=BOOKS, default=RULEBOOK)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    began_s = time.monotonic()
    random = Random(wanted.seed)
    victims = [TERMINAL, TABLE] * wanted.kills
    random.shuffle(victims)
    with TemporaryDirectory(prefix="tapis-") as folder:
        seats = tuple(str(number + 1) for number in range(wanted.terminals))
        floor = Floor(Path(folder), random, rulebook=wanted.rulebook, seats=seats)
        wrong = asyncio.run(play(floor, victims, lambda line: print(line, flush=True)))
    for line in wrong:
        print(f"WRONG {line}")
    print(f"{len(victims)} kills in {time.monotonic() - began_s:.0f} s: {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
