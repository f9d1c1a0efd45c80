"""Kill the controller at random instants while tables play, and count what is left.

    python -m tests.jackpot.kills --kills 200

kills it so many times, every other time between a draw that is durable and its answer, and starts
it again. Ends with status 1 if a wager, a hit or a share was lost or counted twice, an answer was
given in two ways, or a trigger was moved.
"""

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kiosk.audit.audit import audit_file
from kiosk.config import Network
from kiosk.game import facts as f
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import HitTold, JackpotTold, PaidHow
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.link import jackpot as j
from kiosk.link.jackpot_client import JackpotPeer, connected, greet
from kiosk.link.message import Message
from kiosk.link.messages import Answer
from kiosk.link.session import LinkError
from kiosk.rules.supernova import Several
from kiosk.way import way_to
from tests.e2e.processes import Program, until

NETWORK = Network(socket="jackpot.sock")
LISTENS = "listening at"
WAGER_CENTS = 500
SETTINGS = f"""\
name = "Supernova"
journal = "jackpot.db"
wager_cents = {WAGER_CENTS}
most_return_bp = 1000000
[[levels]]
name = "Major"
reset_cents = 100000
limit_cents = 100900
increment_bp = 400
hidden_bp = 100
[[levels]]
name = "Minor"
reset_cents = 1000
limit_cents = 1200
increment_bp = 500
hidden_bp = 50
[network]
socket = "{NETWORK.socket}"
"""


class Floor:
    """A controller in a process of its own, and what its tables remember of it."""

    def __init__(self, folder: Path, random: Random) -> None:
        self.folder = folder
        self.random = random
        self.journal = folder / "jackpot.db"
        self.connect = way_to(NETWORK, folder)
        self.wrong: list[str] = []
        self.seals: dict[int, str] = {}
        """By epoch, as they were told."""
        (folder / "jackpot.toml").write_text(SETTINGS)
        self.controller: Program | None = None

    async def start(self) -> None:
        self.controller = Program("jackpot", "--config", self.folder / "jackpot.toml")
        await self.controller.says(LISTENS)

    async def kill(self) -> None:
        assert self.controller is not None
        await self.controller.killed()

    def note(self, told: JackpotTold | None) -> None:
        for level in told.levels if told else ():
            if self.seals.setdefault(level.epoch, level.commitment) != level.commitment:
                self.wrong.append(f"the trigger of epoch {level.epoch} was moved")

    def written(self, table: str, round_: int) -> bool:
        """Whether the round is durable, as whoever reads the journal sees it."""
        with JournalReader.read_only(self.journal) as journal:
            return journal.find(f"jackpot_round_drawn {table} {round_}") is not None


class Table:
    """Plays rounds, and says everything until it is answered, by the same key."""

    def __init__(self, floor: Floor, name: str) -> None:
        self.name = name
        self.rounds = 0
        self.wagers = 0
        """That count."""
        self.paid: list[tuple[str, str, PaidHow]] = []
        self.stopping = False
        self._floor = floor
        self._random = floor.random
        self.peer: JackpotPeer | None = None

    async def play(self) -> None:
        while not self.stopping:
            await self._round()

    async def ask(self, key: str, said: Message) -> j.JackpotDrawn | Answer:
        """Again and again, on whatever connection there is."""
        while True:
            with suppress(LinkError, OSError):
                async with connected(self._floor.connect, self.name) as self.peer:
                    return await self.peer.ask(key, said)
            await asyncio.sleep(0.01)

    async def _round(self) -> None:
        self.rounds += 1
        asked = self._wagers()
        drawn = await self.ask(asked.key, asked)
        if self.peer is not None:
            self._floor.note(self.peer.told)
        await self.finish(asked, drawn)

    def _wagers(self) -> j.JackpotRound:
        seats = tuple(map(str, range(1, self._random.randrange(2, 8))))
        key = f"{self.name}-{self._random.getrandbits(64):x}"
        return j.JackpotRound(key=key, round=self.rounds, seats=seats, several=Several.SHARE)

    async def finish(self, asked: j.JackpotRound, drawn: j.JackpotDrawn | Answer) -> None:
        if not isinstance(drawn, j.JackpotDrawn):
            self._floor.wrong.append(f"{asked.key} is refused: {drawn.why}")
            return
        again = await self.ask(asked.key, asked)
        if not isinstance(again, j.JackpotDrawn) or again.hits != drawn.hits:
            self._floor.wrong.append(f"{asked.key} is answered in two ways")
        if self._random.random() < 1 / 5:
            void = j.JackpotVoid(key=asked.key, round=asked.round, why="no answer in time")
            await self._tell(asked.key, void)
            return
        await self._tell(asked.key, j.JackpotConfirmed(key=asked.key))
        self.wagers += len(asked.seats)
        for hit in drawn.hits:
            await self._pay(hit)

    async def _pay(self, hit: HitTold) -> None:
        for seat in hit.seats:
            how = self._random.choice([*PaidHow])
            key = f"{hit.id} {seat}"
            said = j.JackpotPaid(key=key, hit=hit.id, seat=seat, how=how)
            await self._tell(key, said)
            self.paid.append((hit.id, seat, how))

    async def _tell(self, key: str, said: Message) -> None:
        answer = await self.ask(key, said)
        if not isinstance(answer, Answer) or not answer.done:
            self._floor.wrong.append(f"{said} is not done: {answer}")

    async def _greeted(self) -> JackpotPeer:
        """It listens before it has read its journal."""
        while True:
            with suppress(LinkError, OSError):
                return await greet(self._floor.connect, self.name)
            await asyncio.sleep(0.01)

    async def draw_without_answer(self) -> j.JackpotRound:
        """Says its wagers and hears nothing, until they are durable."""
        self.rounds += 1
        asked = self._wagers()
        peer = await self._greeted()
        peer.session.say(asked)
        await until(lambda: self._floor.written(self.name, asked.round), "the draw is durable")
        peer.session.abort()
        return asked


async def strike(floor: Floor, kills: int, tables: int, say: Callable[[str], None]) -> list[str]:
    """Returns what is wrong after so many kills."""
    playing = [Table(floor, f"T{number}") for number in range(tables)]
    victim = Table(floor, "V")
    await floor.start()
    work = [asyncio.create_task(table.play()) for table in playing]
    for number in range(kills):
        asked = None
        if number % 2:
            asked = await victim.draw_without_answer()
        else:
            await asyncio.sleep(floor.random.uniform(0, 0.2))
        await floor.kill()
        await floor.start()
        if asked is not None:
            await victim.finish(asked, await victim.ask(asked.key, asked))
        say(f"kill {number + 1} of {kills}{', between draw and answer' if asked else ''}")
    for table in playing:
        table.stopping = True
    await asyncio.gather(*work)
    assert floor.controller is not None
    await floor.controller.stop()
    return [*floor.wrong, *_compared(floor, [*playing, victim])]


def _compared(floor: Floor, tables: list[Table]) -> list[str]:
    audited = audit_file(floor.journal, {})
    wrong = [str(finding) for finding in audited.findings]
    assert isinstance(audited.state, Controller)
    wagers = {table.name: table.wagers * WAGER_CENTS for table in tables}
    for level in audited.state.levels:
        turnover = level.meters.turnover_cents
        if any(turnover.get(name, 0) != cents for name, cents in wagers.items()):
            wrong.append(f"{level.terms.name} was wagered for {turnover}, and it was {wagers}")
    with JournalReader.read_only(floor.journal) as journal:
        facts = [fact for _, fact in read_facts(journal)]
    paid = [(x.hit, x.seat, x.how) for x in facts if isinstance(x, f.JackpotPaid)]
    if sorted(paid) != sorted(share for table in tables for share in table.paid):
        wrong.append("what is paid is not what the tables paid")
    if any(isinstance(fact, f.TriggerLost) for fact in facts):
        wrong.append("a trigger was lost")
    sealed = {fact.epoch: fact.commitment for fact in facts if isinstance(fact, f.TriggerDrawn)}
    wrong += [f"epoch {n} had another seal" for n, at in floor.seals.items() if sealed[n] != at]
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    began_s = time.monotonic()
    with TemporaryDirectory(prefix="tapis-") as folder:
        floor = Floor(Path(folder), Random(wanted.seed))
        say = lambda line: print(line, flush=True)  # noqa: E731
        wrong = asyncio.run(strike(floor, wanted.kills, wanted.tables, say))
        seals = len(floor.seals)
    for line in wrong:
        print(f"WRONG {line}")
    took_s = time.monotonic() - began_s
    print(f"{wanted.kills} kills in {took_s:.0f} s, {seals} triggers seen: {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
