"""The forger: one fact of a day is changed, left out, doubled, moved or invented, every hash is
made right again, and the audit is asked what it finds.

`python -m tests.audit.forge --help` measures the audit; a sample of it runs in the suite.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from random import Random
from typing import Any

import msgspec

from kiosk.audit.decisions import CLOCK_MS
from kiosk.game import facts as f
from tests.audit.days import EDITIONS, Day, Written, cup_day, evenings, scenarios, workdays
from tests.audit.harmless import BY_NATURE, HARMLESS, NAMED, SELDOM

HOUR_MS = 3_600_000
CATEGORIES = {
    "account": "money",
    "cash": "money",
    "payments": "money",
    "cases": "money",
    "vouchers": "money",
    "tickets": "tickets",
    "round": "rounds",
    "spread": "rounds",
    "slip": "rounds",
    "irregularity": "rounds",
    "limits": "limits",
    "staff": "staff",
    "clearing": "staff",
    "seats": "heads",
    "locks": "locks",
    "supernova": "jackpots",
    "jackpot": "jackpots",
    "tournament": "tournaments",
}
"""By the capability; what is not here concerns none of it."""


@dataclass(frozen=True, slots=True)
class Forgery:
    day: Day
    machine: str
    at: int
    """Which fact of the journal."""
    how: str
    """What was done: to a field of the fact, to its time, or to the fact as a whole."""
    journal: list[Written]

    @property
    def fact(self) -> f.Fact:
        return self.day.journals[self.machine][self.at].fact

    @property
    def kind(self) -> str:
        return f.kind_of_fact(self.fact)

    @property
    def category(self) -> str:
        if self.how == "time" or self.how.endswith("_ms"):
            return "time"
        return CATEGORIES.get(type(self.fact).__module__.split(".")[2], "others")

    @property
    def harmless(self) -> str:
        """Why the facts alone need not show it; nothing: they must."""
        if self.how in BY_NATURE:
            return BY_NATURE[self.how]
        if isinstance(self.fact, f.StaffOrdered) and self.how == "who" and self.fact.order in NAMED:
            return ""
        return HARMLESS.get((self.kind, self.how), "")

    def found_by_content(self) -> bool:
        """Though every other machine's memory of this journal was made to fit."""
        return bool(self.day.audit(self.machine, self.journal))

    def found_by_witness(self) -> bool:
        """All but one were made to fit."""
        witness = self.day.witness(self.machine)
        return bool(self.day.audit(self.machine, self.journal, witness=witness))

    def __str__(self) -> str:
        there = self.day.journals[self.machine][self.at].fact
        return f"{self.day.name}, {self.machine}, fact {self.at + 1}: {self.how} of {there}"


def forgeries(days: Iterable[Day], random: Random, *, each: int) -> Iterator[Forgery]:
    """So many of each kind of fact and each way to forge it."""
    places = _places(days)
    for there in places.values():
        random.shuffle(there)
        done: dict[str, int] = defaultdict(int)
        for day, machine, at in there:
            for forgery in _forged(day, machine, at, random):
                if done[forgery.how] < each:
                    done[forgery.how] += 1
                    yield forgery


def _places(days: Iterable[Day]) -> Mapping[tuple[str, str], list[tuple[Day, str, int]]]:
    """Where facts of each kind are, at the table, at terminals and at a jackpot controller."""
    places: dict[tuple[str, str], list[tuple[Day, str, int]]] = defaultdict(list)
    for day in days:
        for machine, journal in day.journals.items():
            seen = day.seen(machine)
            role = machine.partition("-")[0]
            # What is written last nobody has seen: it is as if it had not happened yet.
            for at, written in enumerate(journal[:seen]):
                places[(role, f.kind_of_fact(written.fact))].append((day, machine, at))
    return places


def _forged(day: Day, machine: str, at: int, random: Random) -> Iterator[Forgery]:
    journal = day.journals[machine]
    before, there, behind = journal[:at], journal[at], journal[at + 1 :]

    def forgery(how: str, *instead: Written) -> Forgery:
        return Forgery(day, machine, at, how, [*before, *instead, *behind])

    for name in there.fact.__struct_fields__:
        values = list(_other_values(name, getattr(there.fact, name), day, there.fact, random))
        random.shuffle(values)
        for value in values:
            fact = msgspec.structs.replace(there.fact, **{name: value})
            yield forgery(name, Written(there.at_ms, fact))
    if isinstance(there.fact, f.Begun):
        for digest in earlier_editions(there.fact):
            begun = msgspec.structs.replace(there.fact, digest=digest)
            yield forgery("earlier edition", Written(there.at_ms, begun))
            back = f.RuleBookRenewed(digest=digest)
            yield forgery("edition put back", there, Written(there.at_ms, back))
    yield forgery("left out")
    yield forgery("doubled", there, there)
    if before:
        yield forgery("time", Written(before[-1].at_ms - HOUR_MS, there.fact))
    if behind:
        yield forgery("time", Written(behind[0].at_ms + HOUR_MS, there.fact))
        yield _moved(day, machine, at, random)
    yield forgery("invented", there, _invented(there, random))


def earlier_editions(begun: f.Begun) -> list[str]:
    books = EDITIONS.items()
    editions = [
        digest for digest, book in books if (book.id, book.digest) == (begun.rulebook, digest)
    ]
    return editions[editions.index(begun.digest) + 1 :] if editions else []


def _moved(day: Day, machine: str, at: int, random: Random) -> Forgery:
    """To another place, at the time of its neighbours there."""
    journal = list(day.journals[machine])
    taken = journal.pop(at)
    to = random.choice([n for n in range(1, len(journal) + 1) if n != at])
    journal.insert(to, Written(journal[to - 1].at_ms, taken.fact))
    return Forgery(day, machine, at, "moved", journal)


def _invented(like: Written, random: Random) -> Written:
    """As one that was there, under a key of its own."""
    changed: dict[str, Any] = {"key": f"{random.getrandbits(64):016x}"} if like.fact.key else {}
    for name in ("number", "case", "voucher"):
        if hasattr(like.fact, name):
            changed[name] = "".join(random.choices("0123456789", k=18))
    return Written(like.at_ms, msgspec.structs.replace(like.fact, **changed))


# ---- Other values -------------------------------------------------------------------------------


def _other_values(name: str, value: Any, day: Day, fact: f.Fact, random: Random) -> Iterator[Any]:
    there = _seen(day, type(fact), name)
    for other in (
        *_invented_values(name, value, random),
        *random.sample(there, min(2, len(there))),
    ):
        # Two facts of the same minute may say the other's time: that is nobody's gain.
        moment = name.endswith("_ms") and value and other and abs(other - value) <= CLOCK_MS
        if other != value and not moment and _fits(fact, name, other):
            yield other


def _seen(day: Day, kind: type[f.Fact], name: str) -> list[Any]:
    """What stands in this field elsewhere."""
    seen: dict[bytes, Any] = {}
    for journal in day.journals.values():
        for written in journal:
            if type(written.fact) is kind:
                value = getattr(written.fact, name)
                seen.setdefault(msgspec.json.encode(value), value)
    return list(seen.values())


def _fits(fact: f.Fact, name: str, value: Any) -> bool:
    try:
        forged = msgspec.structs.replace(fact, **{name: value})
        return f.decode(f.encode(forged)) == forged
    except msgspec.MsgspecError:
        return False


def _invented_values(name: str, value: Any, random: Random) -> Iterator[Any]:
    match value:
        case Enum():
            yield from type(value)
        case bool():
            yield not value
        case int():
            yield from _other_numbers(name, value)
        case str():
            yield from (f"{value}x", value[:-1], "")
        case None if name.endswith("_ms"):
            yield HOUR_MS
        case None if name == "outcome":
            yield "0"
        case _:
            yield from _in_parts(name, value, random)


def _other_numbers(name: str, value: int) -> Sequence[int]:
    if name.endswith("_ms"):
        return (value + HOUR_MS, value - HOUR_MS, 0)
    if name.endswith("cents"):
        return (value + 100, value - 100, value * 10, value // 10, 0)
    return (value + 1, value - 1, 0)


def _in_parts(name: str, value: Any, random: Random) -> Iterator[Any]:
    match value:
        case dict() if value:
            key = random.choice(list(value))
            yield {k: v for k, v in value.items() if k != key}
            for other in _invented_values("cents", value[key], random):
                yield value | {key: other}
        case tuple() if value:
            yield value[:-1]
            yield (*value, value[-1])
            for other in _invented_values(name, value[0], random):
                yield (other, *value[1:])
        case msgspec.Struct():
            for part in value.__struct_fields__:
                for other in _invented_values(part, getattr(value, part), random):
                    yield msgspec.structs.replace(value, **{part: other})


# ---- The score ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Score:
    tried: int = 0
    found: int = 0
    """With one witness."""
    shown: int = 0
    """Without any: the facts alone show it."""
    harmless: int = 0
    """They do not, and it is known why."""

    def __str__(self) -> str:
        found, shown = (100 * n / (self.tried or 1) for n in (self.found, self.shown))
        told = f"{self.found:6} of {self.tried:6} found ({found:5.1f} %)"
        return f"{told}, {shown:5.1f} % by the facts alone, {self.harmless} harmless"


@dataclass(slots=True)
class Measured:
    scores: dict[str, Score]
    """By category."""
    missed: list[Forgery]
    """Found by nobody; or by a witness only, and that is not known as harmless."""


def measure(tried: Iterable[Forgery]) -> Measured:
    measured = Measured(defaultdict(Score), [])
    for forgery in tried:
        score, shown = measured.scores[forgery.category], forgery.found_by_content()
        found = shown or forgery.found_by_witness()
        score.tried += 1
        score.found += found
        score.shown += shown
        score.harmless += found and not shown and bool(forgery.harmless)
        if not found or not (shown or forgery.harmless):
            measured.missed.append(forgery)
    return measured


def stale(days: Sequence[Day], random: Random, *, each: int) -> list[tuple[str, str]]:
    """What is held to be harmless, and is found by the facts alone however often it is tried."""
    left = HARMLESS.keys() - SELDOM
    for forgery in forgeries(days, random, each=each):
        about = (forgery.kind, forgery.how)
        if about in left and not forgery.found_by_content():
            left.remove(about)
    return sorted(left)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.audit.forge", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="(1)")
    parser.add_argument("--each", type=int, default=2, metavar="N", help="of each forgery (2)")
    parser.add_argument(
        "--kind", metavar="KIND", help="only facts of this kind, such as slip_taken"
    )
    parser.add_argument(
        "--stale", action="store_true", help="instead: what is held to be harmless and is found"
    )
    options = parser.parse_args(arguments)
    days = [*evenings(), *scenarios(), *workdays(), cup_day()]
    if options.stale:
        found = stale(days, Random(options.seed), each=options.each)
        print("\n".join(f"{kind}: {how}" for kind, how in found) or "nothing is stale")
        return int(bool(found))
    tried = forgeries(days, Random(options.seed), each=options.each)
    measured = measure(x for x in tried if options.kind in (None, x.kind))
    for forgery in measured.missed:
        print(f"not found: {forgery}")
    scores = measured.scores
    names = [field.name for field in fields(Score)]
    scores["all"] = Score(*(sum(getattr(s, n) for s in scores.values()) for n in names))
    for name, score in scores.items():
        print(f"{name:8} {score}")
    return int(bool(measured.missed))


if __name__ == "__main__":
    raise SystemExit(main())
