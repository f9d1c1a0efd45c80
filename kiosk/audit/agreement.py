"""Terminals against their table: each slip, answer, result and payment, looked at from both."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from kiosk.audit.blinds import same_blinds
from kiosk.audit.claim_store import ANYBODY
from kiosk.audit.claims import Claim
from kiosk.audit.editions import compare_editions
from kiosk.audit.findings import Audited, Finding
from kiosk.audit.jackpot_witnesses import compare_jackpots, controller_missing
from kiosk.audit.lost import Lost
from kiosk.audit.places import EVER
from kiosk.audit.receipts import compare_receipts
from kiosk.audit.witnesses import Seat, compare_seat
from kiosk.game.facts import Role, RoundRecovered
from kiosk.game.recall import Ending, RoundStory
from kiosk.game.round.state import SlipStatus, TableRound, TableSlip
from kiosk.game.settling import merged
from kiosk.game.table.state import Table
from kiosk.journal.record import Head


def compare(journals: Sequence[Audited], *, partial: bool = False) -> list[Finding]:
    """Nothing to compare without exactly one table. `partial`: these are not all the journals that
    there are, so that none of them is missed."""
    tables = [j for j in journals if j.begun is not None and j.begun.role is Role.TABLE]
    terminals = [j for j in journals if j.begun is not None and j.begun.role is Role.TERMINAL]
    if len(tables) > 1:
        files = ", ".join(journal.file for journal in tables)
        return [Finding(files, 0, "these are the journals of two tables; give one")]
    if not tables:
        return []
    return [*_compare_all(tables[0], terminals, journals, partial=partial)]


def _compare_all(
    table: Audited, terminals: Sequence[Audited], journals: Sequence[Audited], *, partial: bool
) -> Iterator[Finding]:
    for terminal in terminals:
        yield from _compare(table, terminal)
    for seat in seats_of(table, terminals):
        if seat.terminals:
            if table.final:
                yield from _strangers(seat)
                yield from _heads(seat)
            yield from compare_seat(seat)
        elif table.final and not partial:
            yield Finding(table.file, 0, journal_missing(seat.name))
    yield from _same_tickets(terminals)
    yield from same_blinds(journals)
    controllers = [j for j in journals if j.begun is not None and j.begun.role is Role.JACKPOT]
    if table.final:
        for controller in controllers:
            yield from compare_jackpots(table, controller)
        if not controllers and not partial:
            yield from controller_missing(table)
        yield from _heads_of_table(table, terminals)


def journal_missing(seat: str) -> str:
    return f"a terminal plays at seat {seat}, and its journal is missing"


def seats_of(table: Audited, terminals: Sequence[Audited]) -> Iterator[Seat]:
    """Those at which a machine stands, or of whose machines a journal is at hand."""
    known = table.state.seats if isinstance(table.state, Table) else {}
    names = known.keys() if table.final else {j.begun.seat: None for j in terminals if j.begun}
    for name in names:
        here = [j for j in terminals if j.begun is not None and j.begun.seat == name]
        if any(j.begun is not None and j.begun.rulebook != _rulebook(table) for j in here):
            continue  # which is said, and nothing about it can be compared
        before = table.taken_away.get(name, [])
        gone = [g.seq for g in before if not any(j.holds(g.head) for j in here)]
        if here or not known[name].vacant:
            yield Seat(name, table, here, max(gone, default=0))


def _strangers(seat: Seat) -> Iterator[Finding]:
    """Of the journals of one seat all but the present machine's end where the table let them go."""
    table, state = seat.table, seat.table.state
    assert isinstance(state, Table)
    gone = [gone.head for gone in table.taken_away.get(seat.name, [])]
    unknown = [j for j in seat.terminals if not any(map(j.holds, gone))]
    present = 0 if state.seats[seat.name].vacant else 1
    for journal in unknown[: len(unknown) - present]:
        what = f"{table.file} knows no such journal of seat {seat.name}: it is another machine's,"
        yield Finding(journal.file, 0, f"{what} or it was changed since it was taken away")


def _heads(seat: Seat) -> Iterator[Finding]:
    """The one thing that a chain cannot show by itself: an end cut off, or a history rewritten. One
    finding is enough."""
    for named in seat.table.testimony.heads_of(seat.name):
        away = named.seq <= seat.gone
        if away or any(journal.holds(named.head) for journal in seat.terminals):
            continue
        seq, last = named.head.seq, seat.last
        what = f"{seat.table.file} has seen it with another fact {seq}, or it was cut off before it"
        yield Finding(last.file, min(seq, last.facts + 1), what)
        return


def _rulebook(journal: Audited) -> str:
    """Whichever edition each was begun under: the table says when it goes on under another."""
    return journal.begun.rulebook if journal.begun is not None else ""


def _heads_of_table(table: Audited, terminals: Sequence[Audited]) -> Iterator[Finding]:
    """What terminals have seen of the table's journal. One finding for each is enough."""
    for terminal in terminals:
        lost = Lost(table, terminal, terminal.begun.seat if terminal.begun else "")
        for named in terminal.testimony.heads_of():
            if (named.follows or named.seq not in lost) and not table.holds(named.head):
                what = f"{terminal.file} has seen it with another fact {named.head.seq}, or it was"
                at = min(named.head.seq, table.facts + 1)
                yield Finding(table.file, at, f"{what} cut off before it")
                break


def _same_tickets(terminals: Sequence[Audited]) -> Iterator[Finding]:
    """Printed by one and put into another, also while the table that has lost it kept it."""
    known: dict[str, tuple[int, str]] = {}
    for terminal in terminals:
        for claim, place in terminal.testimony.all_of("ticket known"):
            _, number, cents = claim
            assert isinstance(number, str) and isinstance(cents, int)
            before = _worth(terminals, number) or (cents, terminal.file)
            there_cents, there = known.setdefault(number, before)
            if cents != there_cents:
                what = f"the ticket ...{number[-4:]} is worth something else in {there}"
                yield Finding(terminal.file, place.seq, what)


def worth(number: str) -> Claim:
    """A ticket that some terminal has known before. In its place the time is an amount."""
    return ("worth", number)


def _worth(terminals: Sequence[Audited], number: str) -> tuple[int, str] | None:
    store = terminals[0].testimony.store
    before = store.find(ANYBODY, "", worth(number)) if store is not None else None
    return (before.at_ms, "another journal") if before is not None else None


def _followed(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    """Whoever has told all that he holds, and was here since, counts on from the table's new
    journal."""
    for recovered in table.testimony.recovered.get(seat, []):
        since = [n for n in table.testimony.heads_of(seat) if n.seq > recovered]
        followed = [n for n in terminal.testimony.heads_of() if n.follows]
        here = bool(since) and terminal.holds(since[0].head)
        if here and not any(named.head.seq >= recovered for named in followed):
            what = f"it has told {table.file} all that it holds, and nothing here says so"
            yield Finding(terminal.file, min(since[0].head.seq, terminal.facts), what)


def _compare(table: Audited, terminal: Audited) -> Iterator[Finding]:
    assert table.begun is not None and terminal.begun is not None
    seat = terminal.begun.seat
    if table.begun.rulebook != terminal.begun.rulebook:
        yield Finding(terminal.file, 0, f"it does not play by the rule book of {table.file}")
        return
    yield from compare_editions(table, terminal, seat)
    if table.final:
        yield from _follows(table, terminal, seat)
        yield from _followed(table, terminal, seat)
        yield from compare_rounds(table, terminal, terminal.stories.keys() | table.rounds.keys())
        yield from _payments(table, terminal, seat)


def compare_rounds(
    table: Audited, terminal: Audited, numbers: Collection[int]
) -> Iterator[Finding]:
    """Those to which nothing more can happen."""
    seat = terminal.begun.seat if terminal.begun is not None else ""
    stay, lost = _stay(table, terminal, seat), Lost(table, terminal, seat)
    for number in sorted(numbers):
        if number not in stay.rounds:
            continue
        played = table.rounds.get(number)
        slip = played.slips.get(seat) if played else None
        if slip is None and (recovered := table.recovered.get((seat, number))) is not None:
            for what in _recovered(terminal.stories.get(number), recovered):
                yield Finding(terminal.file, 0, f"round {number}: {what}")
            continue
        if slip is None and number in lost.rounds:
            continue
        for what in _round(terminal.stories.get(number), played, slip):
            yield Finding(terminal.file, 0, f"round {number}: {what}")
    yield from compare_receipts(table, terminal, seat, lost, numbers)


def _follows(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    """A journal that began after a clearing follows one that the table let go."""
    first = terminal.begun
    if first is None or not first.after_seq or not isinstance(table.state, Table):
        return
    before = Head(first.after_seq, bytes.fromhex(first.after_hash))
    known = any(gone.head == before for gone in table.taken_away.get(seat, []))
    # Allowed, and not told yet: the terminal has not been back since.
    under_way = seat in table.state.seats and table.state.seats[seat].clearing is not None
    if not known and not under_way:
        what = f"it follows a journal that ended with fact {before.seq}, which {table.file} never"
        yield Finding(terminal.file, 1, f"{what} let go")


@dataclass(frozen=True, slots=True)
class _Stay:
    """The time that one machine stood at its seat."""

    rounds: range
    facts: range
    """Of the table."""


def _stay(table: Audited, terminal: Audited, seat: str) -> _Stay:
    """A seat whose machine was replaced has a journal for each, and the last is the present one's.
    One that the table saw and took away is known by its head."""
    first, before = 0, 0
    for gone in table.taken_away.get(seat, []):
        if gone.head.seq and terminal.holds(gone.head):
            return _Stay(range(first, gone.round + 1), range(before, gone.seq + 1))
        first, before = gone.round + 1, gone.seq + 1
    return _Stay(range(first, EVER), range(before, EVER))


def _round(
    story: RoundStory | None, played: TableRound | None, slip: TableSlip | None
) -> Iterator[str]:
    if played is None:
        yield "the table knows nothing of it"
        return
    if story is None:
        if slip is not None and slip.status is SlipStatus.REGISTERED:
            yield "the table registered a slip that the terminal knows nothing of"
        return
    yield from _slip(story, slip)
    if slip is not None and slip.reported and not story.results:
        yield "the terminal reported a settlement that its journal does not hold"
    yield from _result(story, played, slip)


def _recovered(story: RoundStory | None, told: RoundRecovered) -> Iterator[str]:
    """The table lost it, and has the terminal's word for it: that must be what its journal says."""
    last = story.results[-1] if story is not None and story.results else None
    held = (last.outcome, last.settlement) if last else (None, 0)
    if held[1] < told.settlement or (held[1] == told.settlement and held[0] != told.outcome):
        yield (
            f"the table was told of {told.outcome} (settlement {told.settlement}) at its "
            f"recovery, the terminal settled it on {held[0]} (settlement {held[1]})"
        )


def _slip(story: RoundStory, slip: TableSlip | None) -> Iterator[str]:
    held = slip is not None and slip.status is not SlipStatus.REFUSED
    if story.ending in (Ending.REGISTERED, Ending.SETTLED) and not held:
        yield "the terminal holds a slip as registered that the table does not"
    if story.ending is Ending.REFUSED and held:
        yield "the terminal gave back a slip that the table holds"
    if slip is None or not (slip.stakes or slip.promotional):
        return  # it was refused, or is one that the table never held
    if slip.key != story.key:
        yield f"the table's slip is {slip.key!r}, the terminal's {story.key!r}"
    if (story.stakes, story.promotional) != (slip.stakes, slip.promotional):
        ours = merged(story.stakes, story.promotional)
        theirs = merged(slip.stakes, slip.promotional)
        yield f"the table registered {theirs}, the terminal {ours}"
    if story.jackpot_cents != slip.jackpot_cents:
        told = (slip.jackpot_cents, story.jackpot_cents)
        yield f"the jackpot wager is {told[0]} cents at the table, {told[1]} at the terminal"


def _result(story: RoundStory, played: TableRound, slip: TableSlip | None) -> Iterator[str]:
    """A round that is not over on one side yet is not a difference."""
    if not story.results or not played.settlement:
        return
    last = story.results[-1]
    counted = story.ending is Ending.SETTLED
    void = slip is not None and slip.status is SlipStatus.VOID
    if void and not counted and last.outcome is None:
        # Staff looked at its records, and there was nothing to go back, or it had gone back there.
        return
    if counted and void:
        # Of this seat alone the wagers went back, which the number of the others does not show.
        if last.outcome is not None:
            yield f"the terminal settled it on {last.outcome}, the table voided its wagers"
    elif (last.outcome, last.settlement) != (played.outcome, played.settlement):
        yield (
            f"the terminal settled it on {last.outcome} (settlement {last.settlement}), "
            f"the table on {played.outcome} (settlement {played.settlement})"
        )


def agreed_payments(table: Audited, terminal: Audited, seat: str) -> list[str]:
    """Those of which nothing more is to be said."""
    stay = _stay(table, terminal, seat).facts
    return [
        key
        for key, paid in terminal.payments.items()
        if table.payments.get(key) == paid
        and paid[1] == seat
        and table.paid[key] in stay
        and key not in table.unanswered
    ]


def _payments(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    ours, stay = terminal.payments, _stay(table, terminal, seat).facts
    theirs = {
        key: paid
        for key, paid in table.payments.items()
        if paid[1] == seat and table.paid[key] in stay
    }
    for key in sorted(ours.keys() | theirs.keys()):
        under_way = key in table.unanswered and key not in ours
        if ours.get(key) != theirs.get(key) and not under_way:
            here, there = ours.get(key, ("nothing",)), theirs.get(key, ("nothing",))
            what = f"payment {key!r}: {here} here, {there} at the table"
            yield Finding(terminal.file, 0, what)
