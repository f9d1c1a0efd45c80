"""Days of a table in memory, as its machines wrote them: what the forger forges."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from operator import itemgetter
from pathlib import Path

import msgspec

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import end, follow
from kiosk.audit.findings import Audited, Registered
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import HASH_BYTES, AnchorError, signed_text
from kiosk.game.anchors.anchor import read as read_anchor
from kiosk.journal.record import Entry, Head, Record, genesis, link
from kiosk.lab.simulate.evening import Evening, EveningPlan
from kiosk.lab.simulate.machines import CONTROLLER, VirtualMachine
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.play import Play
from kiosk.lab.simulate.scenario.script import Scenario
from kiosk.lab.simulate.scenario.virtual import VirtualScene
from kiosk.lab.simulate.virtual_time import run
from kiosk.table.receipt_key import TableReceiptKey
from tests.audit.cup_day import CupDay
from tests.audit.workday import Workday
from tests.conftest import BOOKS

EDITIONS = resources.rulebooks()
ROUNDS, SEATS = 8, 2
_KEY = TableReceiptKey.of(sha256(b"simulated").digest())
"""Of every simulated table."""


@dataclass(slots=True)
class Written:
    """A fact, and when it was written."""

    at_ms: int
    fact: f.Fact


@dataclass(slots=True)
class Day:
    """Played once for all that look at it: nobody changes its journals."""

    name: str
    journals: Mapping[str, list[Written]]
    """By machine."""
    audits: dict[str, Audited] = field(default_factory=dict)
    """Of the journals as they are."""

    def audit(self, machine: str, journal: list[Written], *, witness: str = "") -> list[str]:
        """What is found if this is the journal of a machine, and the memory that all others have of
        it was made to fit, but for that of one `witness`."""
        moved = _Moved(self.journals[machine], journal)
        forged = audited(machine, _anchored_anew(journal, moved) if machine == "table" else journal)
        audits = {
            name: one if name in (witness, machine) else _made_to_fit(one, forged, moved)
            for name, one in self._honest().items()
        }
        audits[machine] = forged
        found = [finding for one in audits.values() for finding in one.findings]
        return [str(finding) for finding in (*found, *compare(list(audits.values())))]

    def witness(self, machine: str) -> str:
        """Who has seen most of a machine's journal."""
        return max(self._seen(machine).items(), key=itemgetter(1))[0]

    def seen(self, machine: str) -> int:
        """How many facts of it that are."""
        return max(self._seen(machine).values())

    def _seen(self, machine: str) -> dict[str, int]:
        if machine == CONTROLLER:
            heads = _controller_heads(self._honest()["table"])
            return {"table": max((seq for seq, _ in heads), default=0)}
        seat = "" if machine == "table" else machine.removeprefix("terminal-")
        return {
            name: max((n.head.seq for n in one.testimony.heads_of(seat)), default=0)
            for name, one in self._honest().items()
            if name != machine
        }

    def _honest(self) -> dict[str, Audited]:
        for name, journal in self.journals.items():
            if name not in self.audits:
                self.audits[name] = audited(name, journal)
        return self.audits


class _Moved:
    """Where each fact of a journal is in the forged one."""

    def __init__(self, before: Sequence[Written], after: Sequence[Written]) -> None:
        self._more = len(after) - len(before)
        pairs = zip(before, after, strict=False)
        self._same = next((n for n, (x, y) in enumerate(pairs) if x is not y), len(after))
        self._last = len(after)
        self.changed = self._same < len(after) or bool(self._more)

    def __call__(self, seq: int) -> int:
        to = seq if seq <= self._same else seq + self._more
        return max(1, min(to, self._last))


def _made_to_fit(one: Audited, forged: Audited, moved: _Moved) -> Audited:
    """What it has seen of the forged journal is as that has it now, and a table that was forged
    signs anew."""
    receipts, testimony = one.receipts, one.testimony
    seat = forged.begun.seat if forged.begun is not None else ""

    def fit(head: Head) -> Head:
        seq = moved(head.seq)
        return Head(seq, bytes(forged.chain[(seq - 1) * 32 : seq * 32]))

    if forged.machine == CONTROLLER:
        return replace(one, jackpots=[(seq, _drawn_anew(told, fit)) for seq, told in one.jackpots])
    if seat or one.machine != "table":
        heads = [replace(named, head=fit(named.head)) for named in testimony.heads_of(seat)]
        testimony = replace(testimony, heads={**testimony.heads, seat: heads})
    away = [replace(gone, head=fit(gone.head)) for gone in one.taken_away.get(seat, [])]
    if forged.machine == "table" and one.begun is not None:
        slips, seat = forged.receipts.slips, one.begun.seat
        kept = {
            number: (seq, _signed_anew(receipt, slips.get(f.slip_of(number, seat))))
            for number, (seq, receipt) in receipts.kept.items()
        }
        receipts = replace(receipts, kept=kept)
    taken_away = {**one.taken_away, seat: away} if away else one.taken_away
    return replace(one, testimony=testimony, receipts=receipts, taken_away=taken_away)


def _controller_heads(table: Audited) -> Iterator[tuple[int, str]]:
    """Of the jackpot controller, as the table has seen them."""
    yield from (x.controller for _, x in table.jackpots if isinstance(x, f.SupernovaDrawn))


def _drawn_anew(told: f.Fact, fit: Callable[[Head], Head]) -> f.Fact:
    if not isinstance(told, f.SupernovaDrawn):
        return told
    head = fit(Head(told.controller[0], bytes.fromhex(told.controller[1])))
    return msgspec.structs.replace(told, controller=(head.seq, head.hash.hex()))


def _anchored_anew(journal: list[Written], moved: _Moved) -> list[Written]:
    """Whoever writes the table's journal anew has its key, and signs each closing again."""
    anew: list[Written] = []
    for written in journal:
        fact = written.fact
        if isinstance(fact, f.AnchorSigned) and moved.changed:
            try:
                told = read_anchor(fact.anchor).anchor
            except AnchorError:
                return journal
            records = chained("table", anew)
            heads = [
                msgspec.structs.replace(h, seq=to, hash=records[to - 1].hash[:HASH_BYTES])
                if not h.seat and (to := min(moved(h.seq), len(records)))
                else h
                for h in told.heads
            ]
            anchor = msgspec.structs.replace(told, heads=tuple(heads))
            text = signed_text(anchor, _KEY.public, _KEY.sign)
            fact = msgspec.structs.replace(fact, anchor=text)
        anew.append(Written(written.at_ms, fact))
    return anew


def _signed_anew(receipt: f.ReceiptKept, slip: Registered | None) -> f.ReceiptKept:
    if slip is None:
        return receipt
    at = {"head_seq": slip.seq, "head_hash": slip.hash, "at_ms": slip.at_ms}
    return msgspec.structs.replace(receipt, **at)


def audited(machine: str, journal: list[Written]) -> Audited:
    one = Audited(path=Path(f"{machine}.db"), machine=machine)
    for record in chained(machine, journal):
        if not follow(one, record, EDITIONS):
            return one
    end(one)
    return one


def chained(machine: str, journal: list[Written]) -> list[Record]:
    entries = [
        Entry(
            kind=(kind := f.kind_of_fact(written.fact)),
            body=f.encode(written.fact),
            at_ms=written.at_ms,
            key=f"{kind} {written.fact.once}" if written.fact.once else "",
        )
        for written in journal
    ]
    return link(genesis(machine), entries)


def evenings() -> Iterator[Day]:
    """Two of each rule book: one with much money about, and one in which everything fails."""
    for name in BOOKS:
        yield evening(name, seed=1)
        yield evening(name, seed=3, harsh=True)


@cache
def evening(book: str, *, seed: int, harsh: bool = False) -> Day:
    plan = EveningPlan(seed=seed, rounds=ROUNDS, terminals=SEATS, faults=True, harsh=harsh)
    there = LongEvening(BOOKS[book], plan)
    with Quiet():
        run(there.play())
    return _day(f"{book} {seed}", there.machines)


def _day(name: str, machines: Sequence[VirtualMachine]) -> Day:
    return Day(name, {machine.name: read(machine.disk.durable) for machine in machines})


class LongEvening(Evening):
    """In the end all terminals are switched off and on: each side sees the other's last fact."""

    async def _heal(self) -> None:
        await super()._heal()
        for terminal in self.terminals.values():
            terminal.die()
            await asyncio.sleep(1)
            terminal.start()
        await asyncio.sleep(10)


def scenarios() -> Iterator[Day]:
    """Each by the first of its rule books."""
    for name in library.ready_made():
        yield acted(name)


@cache
def acted(name: str) -> Day:
    scenario = library.find(name)
    book = BOOKS[scenario.rulebooks[0]]
    scene = VirtualScene(book, scenario.cast, scenario.levels)
    with Quiet():
        run(_acted(scene, scenario))
    return _day(name, scene.machines)


def workdays() -> Iterator[Day]:
    for name in BOOKS:
        yield workday(name)


@cache
def workday(book: str) -> Day:
    there = Workday(BOOKS[book])
    with Quiet():
        run(there.play())
    return _day(f"workday {book}", there.machines)


def cup_day() -> Day:
    """Of tournaments, by the document that has them."""
    there = CupDay(BOOKS["crown-single-zero"])
    with Quiet():
        run(there.play())
    return _day("cups", there.machines)


async def _acted(scene: VirtualScene, scenario: Scenario) -> None:
    await scene.open()
    await Play(scenario, scene, lambda _: None).run()
    for seat in scenario.cast:
        await scene.lose_power(seat)
        await scene.start(seat)
    await asyncio.sleep(10)
    await scene.close()


def read(records: Sequence[Record]) -> list[Written]:
    return [Written(record.at_ms, f.decode(record.body)) for record in records]


class Quiet:
    """Faults are logged by the hundred."""

    def __enter__(self) -> None:
        logging.disable(logging.CRITICAL)

    def __exit__(self, *_: object) -> None:
        logging.disable(logging.NOTSET)
