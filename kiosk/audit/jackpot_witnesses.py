"""A table against the jackpot controller that it plays for: each has written down what the other
said, so that neither can say something else later."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kiosk.audit.findings import Audited, Finding
from kiosk.audit.heads import head_of
from kiosk.game import facts as f
from kiosk.game.jackpot.values import HitTold


@dataclass(slots=True)
class _Controller:
    """What it has written down about one table."""

    journal: Audited
    seals: dict[int, f.TriggerDrawn] = field(default_factory=dict)
    rounds: dict[str, f.JackpotRoundDrawn] = field(default_factory=dict)
    """By key."""
    hits: dict[str, list[f.JackpotHit]] = field(default_factory=dict)
    confirmed: set[str] = field(default_factory=set)
    void: set[str] = field(default_factory=set)
    adjusted: list[f.JackpotWagerAdjusted] = field(default_factory=list)


def compare_jackpots(table: Audited, controller: Audited) -> Iterator[Finding]:
    told = table.jackpots
    sent = {fact.key: fact for _, fact in told if isinstance(fact, f.SupernovaSent)}
    theirs = _of_table(controller, sent)
    for seq, fact in told:
        match fact:
            case f.SupernovaSealSeen():
                yield from _seal(table, seq, fact, theirs)
            case f.SupernovaDrawn():
                yield from _drawn(table, seq, fact, sent, theirs)
            case f.SupernovaVoided():
                keys = [key for key, wagers in sent.items() if wagers.round == fact.round]
                if theirs.confirmed.intersection(keys):
                    what = f"the jackpot wagers of round {fact.round} went back"
                    yield Finding(table.file, seq, f"{what}, and {controller.file} has them drawn")
    yield from _never_sent(table, sent, theirs)
    yield from _never_noted(table, theirs)


def _of_table(controller: Audited, sent: dict[str, f.SupernovaSent]) -> _Controller:
    """Under the name by which the table gave its wagers."""
    theirs = _Controller(controller)
    facts = [fact for _, fact in controller.jackpots]
    drawn = [fact for fact in facts if isinstance(fact, f.JackpotRoundDrawn)]
    names = {fact.table for fact in drawn if fact.key in sent}
    for fact in facts:
        if isinstance(fact, f.TriggerDrawn):
            theirs.seals[fact.epoch] = fact
        elif getattr(fact, "table", None) in names:
            _remember(theirs, fact)
    return theirs


def _remember(theirs: _Controller, fact: f.Fact) -> None:
    match fact:
        case f.JackpotRoundDrawn():
            theirs.rounds[fact.key] = fact
        case f.JackpotHit():
            theirs.hits.setdefault(fact.key, []).append(fact)
        case f.JackpotRoundConfirmed():
            theirs.confirmed.add(fact.key)
        case f.JackpotRoundVoided():
            theirs.void.add(fact.key)
        case f.JackpotWagerAdjusted():
            theirs.adjusted.append(fact)


def _seal(
    table: Audited, seq: int, seen: f.SupernovaSealSeen, theirs: _Controller
) -> Iterator[Finding]:
    drawn = theirs.seals.get(seen.epoch)
    if drawn is None or (drawn.level, drawn.commitment) != (seen.level, seen.commitment):
        what = f"the seal of epoch {seen.epoch} was another when it was told"
        yield Finding(table.file, seq, f"{what} than {theirs.journal.file} has")


def _drawn(
    table: Audited,
    seq: int,
    fact: f.SupernovaDrawn,
    sent: dict[str, f.SupernovaSent],
    theirs: _Controller,
) -> Iterator[Finding]:
    there = theirs.journal.file
    number, hashed = fact.controller
    if number and not theirs.journal.holds(head_of(number, hashed)):
        what = f"{there} had another fact {number}, or was cut off before it"
        yield Finding(table.file, seq, what)
        return
    # Sent twice is a finding of its own, of whoever decides each fact again.
    keys = [key for key, wagers in sent.items() if wagers.round == fact.round]
    key = keys[-1] if keys else ""
    drawn = theirs.rounds.get(key)
    if drawn is None or key in theirs.void:
        what = (
            f"the jackpot wagers of round {fact.round} were drawn, and {there} does not have that"
        )
        yield Finding(table.file, seq, what)
    elif drawn.seats != sent[key].seats:
        what = f"in round {fact.round} {there} counts other jackpot wagers than were sent"
        yield Finding(table.file, seq, what)
    elif [_of_told(hit) for hit in fact.hits] != [_of_hit(x) for x in theirs.hits.get(key, [])]:
        what = f"in round {fact.round} {there} has other jackpots won than it told"
        yield Finding(table.file, seq, what)


def _of_told(hit: HitTold) -> tuple[object, ...]:
    return hit.id, hit.level, hit.epoch, hit.seats, hit.share_cents, hit.trigger_parts, hit.nonce


def _of_hit(hit: f.JackpotHit) -> tuple[object, ...]:
    return hit.hit, hit.level, hit.epoch, hit.seats, hit.share_cents, hit.trigger_parts, hit.nonce


def _never_sent(
    table: Audited, sent: dict[str, f.SupernovaSent], theirs: _Controller
) -> Iterator[Finding]:
    """But for rounds that were lost with its records, as two people have said."""
    lost = _lost_rounds(table)
    for key, drawn in theirs.rounds.items():
        if key not in sent and drawn.round not in lost:
            what = f"{table.file} never sent the jackpot wagers of round {drawn.round}"
            yield Finding(theirs.journal.file, 0, what)


def _lost_rounds(table: Audited) -> set[int]:
    """Those between the last that it knew when it was recovered, and the last that anybody did."""
    last, known, lost = 0, 0, set[int]()
    for _, fact in table.jackpots:
        match fact:
            case f.RoundOpened():
                last = fact.round
            case f.RecoveryBegun():
                known = last
            case f.RecoveryEnded():
                lost |= {*range(known + 1, fact.round + 1)}
    return lost


def _never_noted(table: Audited, theirs: _Controller) -> Iterator[Finding]:
    """S0 9.7: nobody adjusts increments whose wager nobody noted."""
    facts = [fact for _, fact in table.jackpots if isinstance(fact, f.SupernovaWagerNoted)]
    noted = {(fact.round, fact.seat, fact.kind) for fact in facts}
    for fact in theirs.adjusted:
        if (fact.round, fact.seat, fact.kind) not in noted:
            what = f"nobody at {table.file} noted the bet of seat {fact.seat} in {fact.round}"
            yield Finding(theirs.journal.file, 0, f"{what} that was taken out")
