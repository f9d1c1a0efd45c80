"""The journal of a jackpot controller as people read it: its meters at any time, what was won, and
what must be told to the Inspectorate (S0 9.5.8, 9.7)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.history import fold
from kiosk.game.jackpot.levels import difference_parts
from kiosk.game.jackpot.returns import return_of_level, return_of_wager
from kiosk.game.jackpot.state import Controller, Level
from kiosk.game.jackpot.values import PARTS
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.records.fact_words import fact_words
from kiosk.records.folder import RecordsError
from kiosk.records.words import time_text
from kiosk.rules.money import money_text

_HITS = (f.JackpotHit, f.JackpotPaid, f.JackpotWithdrawn)
_TOLD = (f.JackpotWagerAdjusted,)
_CHANGES = (
    f.JackpotTermsSet,
    f.JackpotPeopleNamed,
    f.LinkStarted,
    f.LinkStopped,
    f.LevelStopped,
    f.TriggerLost,
    f.TriggerSeen,
    f.JackpotOffered,
)


@dataclass(slots=True)
class JackpotReport:
    """Of a stretch of time."""

    state: Controller
    """At its end."""
    head: Head
    hits: list[tuple[Record, f.Fact]] = field(default_factory=list)
    wrong_wagers: list[tuple[Record, f.Fact]] = field(default_factory=list)
    changes: list[tuple[Record, f.Fact]] = field(default_factory=list)
    rounds: int = 0
    wagers: int = 0
    void: int = 0


def jackpot_report(
    path: Path, *, since_ms: int | None = None, until_ms: int | None = None
) -> JackpotReport:
    """Raises `RecordsError` and `JournalError`."""
    with JournalReader.read_only(path) as journal:
        if begun_of(journal).role is not f.Role.JACKPOT:
            raise RecordsError(f"{path} is no journal of a jackpot controller")
        report = JackpotReport(Controller(), journal.head)
        for record, fact in read_facts(journal, after=1):
            if until_ms is not None and record.at_ms >= until_ms:
                break
            state = fold(report.state, (fact,))
            assert isinstance(state, Controller)
            report.state, report.head = state, record.head
            if since_ms is None or record.at_ms >= since_ms:
                _take(report, record, fact)
    return report


def _take(report: JackpotReport, record: Record, fact: f.Fact) -> None:
    match fact:
        case f.JackpotRoundDrawn():
            report.rounds += 1
            report.wagers += len(fact.seats)
        case f.JackpotRoundVoided():
            report.void += 1
        case _ if isinstance(fact, _HITS):
            report.hits.append((record, fact))
        case _ if isinstance(fact, _TOLD):
            report.wrong_wagers.append((record, fact))
        case _ if isinstance(fact, _CHANGES):
            report.changes.append((record, fact))


def jackpot_text(report: JackpotReport) -> Iterator[str]:
    state = report.state
    if state.link.terms is None:
        yield "no levels are set"
        return
    runs = "wagers are taken" if state.running else "no wagers are taken"
    given_back = float(return_of_wager(state.link.terms))
    wager = money_text(state.link.terms.wager_cents)
    yield f"each wager {wager}, gives back {given_back:.2%}; {runs}"
    yield f"{report.rounds} rounds with {report.wagers} wagers, {report.void} rounds void"
    yield f"of all wagers under these terms the house keeps {_parts(kept_parts(state))}"
    for level in state.levels:
        yield from _level(level)
    for title, told in {
        "won, paid and withdrawn": report.hits,
        "incorrectly registered wagers, for the Inspectorate": report.wrong_wagers,
        "changes": report.changes,
    }.items():
        if told:
            yield f"\n{title}"
            yield from (f"  {time_text(at.at_ms)}  {fact_words(fact)}" for at, fact in told)
    yield f"\nup to fact {report.head.seq}, {report.head.hash.hex()}"


def kept_parts(state: Controller) -> int:
    """What the house has of all wagers since the terms were set: not what went into the levels, nor
    what it put there itself at each reset and in rounding up. Less than nothing: it paid more."""
    wagered_cents = sum(state.levels[0].meters.turnover_cents.values()) if state.levels else 0
    kept = wagered_cents * PARTS
    for level in state.levels:
        terms, meters = level.terms, level.meters
        kept -= sum(meters.turnover_cents.values()) * (terms.increment_bp + terms.hidden_bp)
        kept -= meters.resets * terms.reset_cents * PARTS + meters.rounding_parts
    return kept


def _level(level: Level) -> Iterator[str]:
    terms, meters = level.terms, level.meters
    yield f"\n{terms.name}, gives back {float(return_of_level(terms)):.2%}"
    lines = {
        "now": money_text(max(0, level.value_parts) // PARTS),
        "reset, limit": f"{money_text(terms.reset_cents)}, {money_text(terms.limit_cents)}",
        "hidden": _parts(level.hidden_parts),
        "resets": str(meters.resets),
        "won": _parts(meters.won_parts),
        "pending": _parts(meters.pending_parts),
        "rounded up": _parts(meters.rounding_parts),
        "wagered": money_text(sum(meters.turnover_cents.values())),
        **{f"  table {name}": money_text(c) for name, c in meters.turnover_cents.items()},
        f"seal of epoch {level.epoch}": level.commitment or "none",
        "self audit": _balance(level),
    }
    yield from (f"  {name:24}{told}" for name, told in lines.items())


def _balance(level: Level) -> str:
    difference = difference_parts(level)
    return f"WRONG by {difference} parts" if difference else "0"


def _parts(parts: int) -> str:
    return money_text(parts // PARTS)
