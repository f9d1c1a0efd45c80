"""A table against the jackpot controller that it plays for: each has written down what the other
said, so that neither can say something else later."""

from collections.abc import Container, Iterator
from dataclasses import dataclass, field

from kiosk.audit.findings import Audited, Finding
from kiosk.audit.heads import head_of
from kiosk.game import facts as f
from kiosk.game.jackpot.values import HitTold
from kiosk.rules.supernova import Several

SEEN_MS = 10_000
"""Levels are told once a second: whatever was sealed so long ago, a table that is here has seen."""


@dataclass(slots=True)
class _Controller:
    """What it has written down about one table."""

    journal: Audited
    seals: dict[tuple[int, int], tuple[int, f.TriggerDrawn]] = field(default_factory=dict)
    """By level and epoch, each with its place."""
    rounds: dict[str, tuple[int, f.JackpotRoundDrawn]] = field(default_factory=dict)
    """By key, each with its place."""
    hits: dict[str, list[HitTold]] = field(default_factory=dict)
    """As the table hears of them."""
    confirmed: dict[str, int] = field(default_factory=dict)
    """By key, the place of the fact."""
    void: set[str] = field(default_factory=set)
    adjusted: list[f.JackpotWagerAdjusted] = field(default_factory=list)
    paid: list[tuple[int, f.JackpotPaid]] = field(default_factory=list)


CONTROLLER_MISSING = "it plays for jackpots, and the journal of their controller is missing"


def controller_missing(table: Audited) -> Iterator[Finding]:
    """A table that has heard of a draw was told it by a controller, which keeps a journal too."""
    for seq, fact in table.jackpots:
        if isinstance(fact, f.SupernovaDrawn | f.SupernovaSealSeen):
            yield Finding(table.file, seq, CONTROLLER_MISSING)
            return


def compare_jackpots(table: Audited, controller: Audited) -> Iterator[Finding]:
    told = table.jackpots
    sent = {fact.key: fact for _, fact in told if isinstance(fact, f.SupernovaSent)}
    theirs = _of_table(controller, {*sent, *_recovered(table)})
    for seq, fact in told:
        match fact:
            case f.SupernovaRoundRecovered():
                yield from _lost(table, seq, fact, theirs)
            case f.SupernovaSealSeen():
                yield from _seal(table, seq, fact, theirs)
            case f.SupernovaDrawn():
                yield from _drawn(table, seq, fact, sent, theirs)
            case f.SupernovaVoided():
                keys = [key for key, wagers in sent.items() if wagers.round == fact.round]
                if theirs.confirmed.keys() & {*keys}:
                    what = f"the jackpot wagers of round {fact.round} went back"
                    yield Finding(table.file, seq, f"{what}, and {controller.file} has them drawn")
    yield from _never_sent(table, sent, theirs)
    yield from _never_noted(table, theirs)
    yield from _unseen(table, theirs)
    yield from _paid(table, theirs)


def forget_jackpots(table: Audited, controller: Audited) -> Iterator[Finding]:
    """Rounds of which both have said all are compared and go, but the last; what was hit, and every
    seal, stays."""
    sent = {fact.key: fact for _, fact in table.jackpots if isinstance(fact, f.SupernovaSent)}
    theirs = _of_table(controller, {*sent, *_recovered(table)})
    drawn = {fact.round for _, fact in table.jackpots if isinstance(fact, f.SupernovaDrawn)}
    done = [key for key in [*sent][:-1] if _is_done(key, sent[key], theirs, drawn)]
    gone = {key for key in done if theirs.rounds[key][0] <= controller.judged}
    rounds = {sent[key].round for key in gone}
    said = {s for s, fact in table.jackpots if s <= table.judged and _is_of(fact, gone, rounds)}
    found = compare_jackpots(table, controller)
    yield from [x for x in found if x.file == table.file and x.seq in said]
    table.jackpots = [(seq, fact) for seq, fact in table.jackpots if seq not in said]
    controller.jackpots = [
        (seq, fact)
        for seq, fact in controller.jackpots
        if not (isinstance(fact, _ROUNDS) and fact.key in gone)
    ]


_ROUNDS = (f.JackpotRoundDrawn, f.JackpotRoundConfirmed)


def _is_done(key: str, sent: f.SupernovaSent, theirs: _Controller, drawn: Container[int]) -> bool:
    there = key in theirs.rounds and key in theirs.confirmed and sent.round in drawn
    return there and key not in theirs.hits


def _is_of(fact: f.Fact, keys: Container[str], rounds: Container[int]) -> bool:
    match fact:
        case f.SupernovaSent():
            return fact.key in keys
        case f.SupernovaDrawn():
            return fact.round in rounds
        case _:
            return False


def _recovered(table: Audited) -> set[str]:
    facts = [fact for _, fact in table.jackpots if isinstance(fact, f.SupernovaRoundRecovered)]
    return {fact.key for fact in facts}


def _of_table(controller: Audited, sent: Container[str]) -> _Controller:
    """Under the name by which the table gave its wagers."""
    theirs = _Controller(controller)
    drawn = [fact for _, fact in controller.jackpots if isinstance(fact, f.JackpotRoundDrawn)]
    names = {fact.table for fact in drawn if fact.key in sent}
    for seq, fact in controller.jackpots:
        if isinstance(fact, f.TriggerDrawn):
            theirs.seals[fact.level, fact.epoch] = (seq, fact)
        elif isinstance(fact, f.JackpotPaid):
            hit = controller.hits_told.get(fact.hit)
            if hit is not None and hit.table in names:
                theirs.paid.append((seq, fact))
        elif getattr(fact, "table", None) in names:
            _remember(theirs, seq, fact)
    return theirs


def _remember(theirs: _Controller, seq: int, fact: f.Fact) -> None:
    match fact:
        case f.JackpotRoundDrawn():
            theirs.rounds[fact.key] = (seq, fact)
        case f.JackpotHit():
            theirs.hits.setdefault(fact.key, []).append(theirs.journal.hits_told[fact.hit])
        case f.JackpotRoundConfirmed():
            theirs.confirmed[fact.key] = seq
        case f.JackpotRoundVoided():
            theirs.void.add(fact.key)
        case f.JackpotWagerAdjusted():
            theirs.adjusted.append(fact)


def _seal(
    table: Audited, seq: int, seen: f.SupernovaSealSeen, theirs: _Controller
) -> Iterator[Finding]:
    _, drawn = theirs.seals.get((seen.level, seen.epoch), (0, None))
    name = theirs.journal.level_names.get((seen.level, seen.epoch))
    if drawn is None or (name, drawn.commitment) != (seen.name, seen.commitment):
        what = f"the seal of epoch {seen.epoch} was another when it was told"
        yield Finding(table.file, seq, f"{what} than {theirs.journal.file} has")


def _lost(
    table: Audited, seq: int, fact: f.SupernovaRoundRecovered, theirs: _Controller
) -> Iterator[Finding]:
    """What a table that lost its records says of a round, both have in the same way."""
    there = theirs.journal.file
    _, drawn = theirs.rounds.get(fact.key, (0, None))
    if drawn is None or (drawn.round, drawn.seats) != (fact.round, fact.seats):
        what = f"it says what became of round {fact.round}, which {there} has not drawn so"
        yield Finding(table.file, seq, what)
    elif fact.key in (theirs.confirmed if fact.void else theirs.void):
        what = f"the jackpot wagers of round {fact.round} went back here or in {there} alone"
        yield Finding(table.file, seq, what)


def _drawn(
    table: Audited,
    seq: int,
    fact: f.SupernovaDrawn,
    sent: dict[str, f.SupernovaSent],
    theirs: _Controller,
) -> Iterator[Finding]:
    there = theirs.journal.file
    number, hashed = fact.controller
    if not theirs.journal.holds(head_of(number, hashed)):
        what = f"{there} had another fact {number}, or was cut off before it"
        yield Finding(table.file, seq, what)
        return
    # Sent twice is a finding of its own, of whoever decides each fact again.
    keys = [key for key, wagers in sent.items() if wagers.round == fact.round]
    key = keys[-1] if keys else ""
    at, drawn = theirs.rounds.get(key, (0, None))
    if drawn is None or key in theirs.void:
        what = (
            f"the jackpot wagers of round {fact.round} were drawn, and {there} does not have that"
        )
        yield Finding(table.file, seq, what)
    elif (drawn.seats, drawn.several) != (sent[key].seats, _several(table) or drawn.several):
        what = f"in round {fact.round} {there} counts other jackpot wagers than were sent"
        yield Finding(table.file, seq, what)
    elif [*fact.hits] != theirs.hits.get(key, []):
        what = f"in round {fact.round} {there} has other jackpots won than it told"
        yield Finding(table.file, seq, what)
    elif not at <= number < theirs.confirmed.get(key, number + 1):
        what = f"{there} had not come to fact {number} when it told of round {fact.round}"
        yield Finding(table.file, seq, what)


def _several(table: Audited) -> Several | None:
    """Who wins if several do, by the table's rule book."""
    terms = table.book.terms.supernova if table.book is not None else None
    return terms.several.winners if terms is not None else None


def _never_sent(
    table: Audited, sent: dict[str, f.SupernovaSent], theirs: _Controller
) -> Iterator[Finding]:
    """But for rounds that were lost with its records, as two people have said."""
    lost = _lost_rounds(table)
    for key, (seq, drawn) in theirs.rounds.items():
        if key not in sent and drawn.round not in lost:
            what = f"{table.file} never sent the jackpot wagers of round {drawn.round}"
            yield Finding(theirs.journal.file, seq, what)


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


def _unseen(table: Audited, theirs: _Controller) -> Iterator[Finding]:
    """A table writes down every seal that it is told of: all of them when the controller comes, and
    each new one soon after it was drawn. Of those by which its wagers are drawn none is left out.
    """
    seen: set[tuple[int, int]] = set()
    told, told_ms = 0, 0
    for seq, fact in table.jackpots:
        match fact:
            case f.SupernovaSealSeen():
                seen.add((fact.level, fact.epoch))
            case f.SupernovaDrawn():
                told, told_ms = fact.controller[0], _written_ms(table, seq)
            case f.SupernovaSent() if fact.key in theirs.rounds:
                known = told if _written_ms(table, seq) - told_ms > SEEN_MS else 0
                for level, epoch, drawn in _in_force(theirs, theirs.rounds[fact.key][0]):
                    lacking = (level, epoch) not in seen if drawn <= known else _none(seen, level)
                    if lacking:
                        what = f"the seal of epoch {epoch}, by which round {fact.round} was drawn"
                        yield Finding(table.file, seq, f"{what}, is not here")


def _none(seen: set[tuple[int, int]], level: int) -> bool:
    return all(there != level for there, _ in seen)


def _in_force(theirs: _Controller, at: int) -> Iterator[tuple[int, int, int]]:
    """Level, epoch and place of the last seal of each level before a fact."""
    last = {
        level: (epoch, seq)
        for (level, epoch), (seq, _) in sorted(theirs.seals.items(), key=lambda seal: seal[1][0])
        if seq < at
    }
    yield from ((level, epoch, seq) for level, (epoch, seq) in last.items())


def _written_ms(table: Audited, seq: int) -> int:
    return table.written_ms(seq)


def _paid(table: Audited, theirs: _Controller) -> Iterator[Finding]:
    """By the table's word alone."""
    draws = (fact for _, fact in table.jackpots if isinstance(fact, f.SupernovaDrawn))
    told = {hit.id for fact in draws for hit in fact.hits}
    back = [fact for _, fact in table.jackpots if isinstance(fact, f.SupernovaHitRecovered)]
    told |= {fact.hit.id for fact in back}
    # Who had paid it was lost with the table's records, and the controller does not say.
    ended = {(fact.hit.id, seat) for fact in back for seat in fact.ends}
    for seq, paid in theirs.paid:
        share = table.shares.get((paid.hit, paid.seat))
        if paid.hit not in told:
            continue  # the table has lost it with its round, which is said
        who = "" if (paid.hit, paid.seat) in ended else paid.who
        if share is None or (share.end, share.who) != (paid.how, who):
            what = f"the share of seat {paid.seat} in {paid.hit} is {paid.how} here"
            yield Finding(theirs.journal.file, seq, f"{what}, and not in {table.file}")
