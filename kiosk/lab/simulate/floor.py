"""The floor as a party in a simulated room: its service as it is, above a database that can fail.

The database is played by `MemoryStore`, which decides as the functions of PostgreSQL do: both are
asked the same in `tests/floor/test_alike.py`. What it has committed stays; what it answers can be
lost.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from kiosk.doors import receive
from kiosk.floor.answers import Answer, Asked, GivenTicket, Held, Outcome, TicketState
from kiosk.floor.chain import begins_anew, following, put_aside
from kiosk.floor.moves import Anew, Confirm, End, Give, HomeKnows, Move, Wrong, moves
from kiosk.floor.service import FloorService
from kiosk.floor.settings import FloorSettings, FloorSources
from kiosk.floor.store import ChainError, FloorStore, Known
from kiosk.journal.record import Head, Record, genesis
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.machines import EIGHT_IN_THE_EVENING_MS, FLOOR, VirtualProgram
from kiosk.lab.simulate.network import Network
from kiosk.link.floor import FloorTold, HoldKept, NumbersLent, at_floor
from kiosk.link.identity import Peer
from kiosk.link.session import LINE_MAX
from kiosk.witness import batch_of

_ANSWER_S = (0.001, 0.02)
_HANGS_S = (0.5, 20.0)
BLOCK_NUMBERS = 100_000


@dataclass(slots=True)
class Ticket:
    given: GivenTicket
    state: TicketState
    redeemed_by: str = ""
    home_knows: bool = False


@dataclass(slots=True)
class Redemption:
    asked: Asked
    state: str


@dataclass(slots=True)
class MemoryStore:
    """What PostgreSQL keeps, as long as the room is there."""

    random: Random
    faults: Faults
    tickets: dict[str, Ticket] = field(default_factory=dict)
    redemptions: dict[str, Redemption] = field(default_factory=dict)
    heads: dict[tuple[str, str], Head] = field(default_factory=dict)
    facts: dict[tuple[str, str], list[Record]] = field(default_factory=dict)
    blocks: dict[str, list[NumbersLent]] = field(default_factory=dict)
    doubts: list[tuple[str, str, str]] = field(default_factory=list)
    alarms: list[str] = field(default_factory=list)
    told: dict[str, FloorTold] = field(default_factory=dict)
    begins: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a terminal may begin its journal anew."""
    hangs_until_s: float = 0.0

    # ---- As the database answers --------------------------------------------------------------

    async def _asked(self) -> None:
        """It takes its time, and now and then all of it."""
        loop = asyncio.get_running_loop()
        if self.faults.fires("floor's database hangs"):
            self.hangs_until_s = loop.time() + self.random.uniform(*_HANGS_S)
        await asyncio.sleep(max(self.hangs_until_s - loop.time(), 0.0))
        await asyncio.sleep(self.random.uniform(*_ANSWER_S))

    async def _answers(self) -> None:
        if self.faults.fires("floor's database loses an answer"):
            await asyncio.sleep(self.random.uniform(*_HANGS_S))

    async def welcome(self, table: str, head: Head, says_so: Callable[[], bool]) -> Known:
        await self._asked()
        kept = self._head(table, "table")
        if head.seq < kept.seq or (head.seq == kept.seq and head.hash != kept.hash):
            words = f"{table}: it ends at fact {head.seq}, and {kept.seq} was told"
            if says_so():
                self.alarms.append(words)
            raise ChainError(words)
        if table not in self.blocks:
            await self.more_numbers(table)
        holds = [each.asked for each in self.redemptions.values() if each.state == "held"]
        return Known(
            kept,
            tuple(self.blocks[table]),
            tuple(HoldKept(a.key, a.number, a.terminal) for a in holds if a.table == table),
        )

    async def gone(self, table: str) -> None:
        await self._asked()

    async def show(self, table: str, told: FloorTold) -> None:
        await self._asked()
        self.told[table] = told

    async def more_numbers(self, table: str) -> NumbersLent | None:
        taken = {block.prefix for blocks in self.blocks.values() for block in blocks}
        while (prefix := f"{self.random.randrange(10**6):06}") in taken:
            pass
        block = NumbersLent(prefix, BLOCK_NUMBERS)
        self.blocks.setdefault(table, []).append(block)
        return block

    async def head(self, table: str, journal: str) -> Head:
        await self._asked()
        return self._head(table, journal)

    async def hold(self, asked: Asked) -> Held:
        await self._asked()
        held = self.held(asked, _now_ms())
        await self._answers()
        return held

    async def copied(self, table: str, after: int) -> tuple[list[Record], int]:
        await self._asked()
        kept = self.facts.get((table, "table"), [])
        return batch_of(kept[after:]), len(kept)

    async def keep(self, table: str, journal: str, records: Sequence[Record]) -> Head:
        await self._asked()
        try:
            kept = self._kept(table, journal, records)
            if begins_anew(kept, records) and self.begins[table, journal]:
                self._put_aside(table, journal)
                kept = None
            new = following(self._head(table, journal), kept, records)
        except ChainError as error:
            self.alarms.append(f"{table} {journal}: {error}")
            raise
        self.facts.setdefault((table, journal), []).extend(new)
        for move in moves(table, new) if journal == "table" else ():
            self.move(table, move)
        if new:
            self.heads[table, journal] = new[-1].head
        await self._answers()
        return self._head(table, journal)

    def _kept(self, table: str, journal: str, records: Sequence[Record]) -> bytes | None:
        """The hash that is known of the first of them."""
        before = self.facts.get((table, journal), [])
        seq = records[0].seq if records else 0
        return before[seq - 1].hash if 0 < seq <= len(before) else None

    def _put_aside(self, table: str, journal: str) -> None:
        self.begins[table, journal] -= 1
        aside = table, put_aside(journal, len(self.facts))
        self.facts[aside] = self.facts.pop((table, journal))
        self.heads[aside] = self.heads.pop((table, journal))

    async def complain(self, table: str, journal: str, why: str) -> None:
        await self._asked()
        self.alarms.append(f"{table} {journal}: {why}")

    async def doubt(self, table: str, key: str) -> None:
        await self._asked()
        held = self.redemptions.get(key)
        if held is not None and held.state == "held":
            self._doubt(held.asked, "its table has lost what it wrote down of it")

    async def paid_elsewhere(self, table: str) -> list[tuple[str, str]]:
        await self._asked()
        return [
            (number, ticket.redeemed_by)
            for number, ticket in self.tickets.items()
            if ticket.given.table == table
            and ticket.state is TicketState.REDEEMED
            and ticket.redeemed_by != table
            and not ticket.home_knows
        ]

    # ---- As its functions decide --------------------------------------------------------------

    def _head(self, table: str, journal: str) -> Head:
        return self.heads.get((table, journal), genesis(journal))

    def _doubt(self, asked: Asked, why: str) -> None:
        doubt = (asked.number, asked.key, why)
        if doubt[:2] not in [each[:2] for each in self.doubts]:
            self.doubts.append(doubt)

    def held(self, asked: Asked, now_ms: int) -> Held:
        before, ticket = self.redemptions.get(asked.key), self.tickets.get(asked.number)
        answer = self._answer(asked, before, ticket, now_ms)
        if answer is Answer.HELD and before is None:
            assert ticket is not None
            self.redemptions[asked.key] = Redemption(asked, "held")
            ticket.state = TicketState.HELD
        if ticket is None:
            return Held(answer)
        return Held(answer, ticket.given.cents, ticket.given.table, ticket.given.expires_ms)

    def _answer(
        self, asked: Asked, before: Redemption | None, ticket: Ticket | None, now_ms: int
    ) -> Answer:
        if before is not None:
            same = (before.asked.number, before.asked.table) == (asked.number, asked.table)
            return Answer(before.state) if same else Answer.KEY_REUSED
        if ticket is None:
            return Answer.UNKNOWN
        if ticket.state is TicketState.HELD:
            return Answer.HELD_ELSEWHERE
        if ticket.state is not TicketState.OPEN:
            return Answer(ticket.state)
        if ticket.given.expires_ms <= now_ms:
            return Answer.EXPIRED
        in_doubt = any(number == asked.number for number, _, _ in self.doubts)
        return Answer.IN_DOUBT if in_doubt else Answer.HELD

    def move(self, table: str, move: Move) -> None:
        match move:
            case Give(given):
                self._give(given)
            case Confirm(asked) if asked.key not in self.redemptions:
                held = self.held(asked, _now_ms())
                if held.answer is not Answer.HELD:
                    self._doubt(asked, f"held there, and the floor had it as {held.answer}")
            case End(asked, outcome):
                self._end(asked, outcome)
            case HomeKnows(number) if number in self.tickets:
                self.tickets[number].home_knows = True
            case Anew(journal, _) if (table, journal) in self.heads:
                self.begins[table, journal] += 1
            case Wrong(what):
                self.alarms.append(f"{table}: {what}")

    def _give(self, given: GivenTicket) -> None:
        owner = {b.prefix: table for table, blocks in self.blocks.items() for b in blocks}
        asked = Asked(key="", number=given.number, table=given.table, terminal="")
        if owner.get(given.number[:6], given.table) != given.table:
            self._doubt(asked, "its number is one of another table")
        elif (known := self.tickets.get(given.number)) is None:
            by = given.table if given.state is TicketState.REDEEMED else ""
            self.tickets[given.number] = Ticket(given, given.state, by)
        elif (known.given.cents, known.given.table) != (given.cents, given.table):
            self._doubt(asked, "given to the floor twice, and not alike")

    def _end(self, asked: Asked, outcome: Outcome) -> None:
        if not asked.key:
            mine = [
                each
                for each in self.redemptions.values()
                if (each.asked.number, each.asked.table) == (asked.number, asked.table)
            ]
            if not mine:
                return
            last = next((each for each in mine if each.state == "held"), mine[-1])
            if last.state == outcome:
                return
            asked = replace(asked, key=last.asked.key)
        self.end(asked, outcome)

    def end(self, asked: Asked, outcome: Outcome) -> bool:
        before, ticket = self.redemptions.get(asked.key), self.tickets.get(asked.number)
        if before is None:
            state = ticket.state if ticket else None
            if outcome is Outcome.STACKED and state is not TicketState.OPEN:
                had = state or "unknown"
                self._doubt(asked, f"stacked there, and the floor had it as {had}")
                return False
            self.redemptions[asked.key] = Redemption(asked, outcome)
        elif (before.asked.number, before.asked.table) != (asked.number, asked.table):
            self._doubt(asked, "its key was used for another ticket")
            return False
        elif before.state == outcome:
            return True
        elif before.state != "held":
            self._doubt(asked, f"{outcome} there, and the floor had it as {before.state}")
            return False
        else:
            before.state = outcome
            held = ticket is None or ticket.state is TicketState.HELD
            if outcome is Outcome.STACKED and not held:
                assert ticket is not None
                self._doubt(asked, f"stacked there, and the floor had it as {ticket.state}")
                return False
        if ticket is not None and outcome is Outcome.STACKED:
            ticket.state, ticket.redeemed_by = TicketState.REDEEMED, asked.table
        elif ticket is not None and before is not None and ticket.state is TicketState.HELD:
            ticket.state = TicketState.OPEN
        return True


def _now_ms() -> int:
    return EIGHT_IN_THE_EVENING_MS + int(asyncio.get_running_loop().time() * 1000)


class FloorAbove(VirtualProgram):
    """The floor's service above any store. Its process can die; what the store has stays."""

    def __init__(self, network: Network, random: Random, store: FloorStore) -> None:
        super().__init__(FLOOR, network)
        self.network = network
        self._random = random
        self._above = store
        self.service = self._new_service()

    def _new_service(self) -> FloorService:
        sources = FloorSources(
            now_ms=_now_ms,
            draw_key=lambda: f"{self._random.getrandbits(64):016x}",
            store=self._above,
        )
        return FloorService(FloorSettings(name="Simulated floor"), sources)

    def hang(self, seconds: float) -> None:
        """What it says, and what is said to it, arrives afterwards."""
        self.network.cut(self.node, seconds)

    def _boot(self) -> None:
        self.service = self._new_service()

        async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await receive(self, at_floor(reader, writer), Peer(name="", uid=0))

        self._network.listen(self.node, FLOOR, door, limit=LINE_MAX)
        self._spawn(self.service.run())


class VirtualFloor(FloorAbove):
    def __init__(self, network: Network, random: Random, faults: Faults) -> None:
        self.store = MemoryStore(random, faults)
        super().__init__(network, random, self.store)
