"""A bundle for people. Made from its facts alone, so that whoever checks it can make it again."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from kiosk.game import facts as f
from kiosk.game.settling import Numbers
from kiosk.journal.record import Record
from kiosk.records.bundle.contents import WITH_NUMBERS, JournalPart, Manifest
from kiosk.records.bundle.relevance import Relevance
from kiosk.records.cases import Cases
from kiosk.records.fact_words import fact_words
from kiosk.records.jackpot_rounds import jackpots_text
from kiosk.records.rounds import Rounds
from kiosk.records.rows import ResultRow, RoundRow, SlipRow
from kiosk.records.words import masked, rings_text, time_text
from kiosk.rules.money import money_text
from kiosk.rules.pockets import colour
from kiosk.rules.rulebook import RuleBook

Facts = Sequence[tuple[Record, f.AnyFact]]


def summary(manifest: Manifest, book: RuleBook, facts: Mapping[str, Facts]) -> str:
    """`facts` are those of each journal, by the name of its member."""
    lines = [
        f"{_title(masked(str(manifest.subject)))}. {book.terms.title}",
        "",
        f"Table:      {manifest.table}",
        f"Rule book:  {manifest.rulebook}, SHA-256 {manifest.digest}",
        f"Made:       {time_text(manifest.made_ms)} UTC",
        f"Signed by:  the key with fingerprint {manifest.key}",
        "",
        *_round(manifest, book, facts),
        *_cases(manifest, facts),
        *_course(manifest, facts),
        *_chains(manifest),
        *_numbers(manifest),
        *_CHECKING,
    ]
    return "\n".join(lines) + "\n"


_CHECKING = (
    "How to check it",
    "  tapis audit FILE        checks the signature, every member and each piece of a chain, and",
    "                          settles the round again",
    "  tapis audit FILE DIR    also shows that the pieces are those of the journals in DIR",
    "  The signature alone, with any OpenSSL from 3.0 on, in the unpacked file:",
    "  openssl pkeyutl -verify -pubin -inkey key.pem -rawin \\",
    "      -in manifest.json -sigfile manifest.sig",
    "  Whose key it is, only the casino can tell: compare the fingerprint with what it gave you.",
)


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]


def round_row(manifest: Manifest, book: RuleBook, facts: Mapping[str, Facts]) -> RoundRow | None:
    """The round, as far as the table's facts tell it."""
    (table,) = (part for part in manifest.journals if part.role is f.Role.TABLE)
    rounds = Rounds(book, table.machine)
    for record, fact in facts[table.member]:
        if getattr(fact, "round", 0) in (0, manifest.subject.round):
            [*rounds.add(record, fact)]  # one round alone is told at the end
    return next(rounds.end(), None)


def _round(manifest: Manifest, book: RuleBook, facts: Mapping[str, Facts]) -> Iterator[str]:
    row = round_row(manifest, book, facts)
    if row is None:
        return
    yield f"Round {row.round}"
    yield f"  opened  {time_text(row.at_ms)}"
    if row.closed_ms is not None:
        yield f"  closed  {time_text(row.closed_ms)}"
    for reason in row.no_spins:
        yield f"  no spin: {reason}"
    for place, result in enumerate(row.results):
        yield f"  {'result' if place == 0 else 'corrected'}  {_result(result)}"
    yield from _spread(book, row)
    yield from _jackpots(row)
    if row.void:
        yield f"  void: {row.void}{_clauses(row)}"
    yield ""
    yield (
        f"  {'seat':>6}  {'slip':12}{'staked':>14}{'vouchers':>12}{'won':>14}{'returned':>14}"
        f"{'credited':>14}"
    )
    yield from map(_slip, row.slips)
    yield ""


def _spread(book: RuleBook, row: RoundRow) -> Iterator[str]:
    """With all that it takes to check the ring: the SHA-256 of these words and bytes."""
    if not row.commitment:
        return
    yield f"  Spread-Bet, sealed before wagering opened: {row.commitment}"
    if row.ring is not None:
        sealed = f"'tapis spread-bet {row.round} {row.ring} ' and the bytes {row.secret}"
        yield f"  ring turned by {row.ring}, the SHA-256 of {sealed}"
        if told := rings_text(book, Numbers(row.outcome, None if row.spread_void else row.ring)):
            yield f"  {told.removeprefix(', ')}"
    if row.spread_void:
        yield f"  Spread-Bets void: {row.spread_void}"


def _jackpots(row: RoundRow) -> Iterator[str]:
    """With all that it takes to check each trigger: the SHA-256 of these words and bytes."""
    yield from (f"  {told}" for told in jackpots_text(row.jackpots))
    for hit in row.jackpots.hits if row.jackpots else ():
        sealed = f"'tapis jackpot {hit.level} {hit.epoch} {hit.trigger_parts} '"
        yield f"    sealed before as {hit.commitment},"
        yield f"    the SHA-256 of {sealed} and the bytes {hit.nonce}"


def _result(result: ResultRow) -> str:
    number = "invalidated"
    if result.outcome is not None:
        number = f"{result.outcome} {colour(result.outcome)}"
    sensor = f", the sensor read {result.sensor}" if result.sensor else ""
    why = f" ({result.reason})" if result.reason else ""
    film = f", film {result.film[:16]} at hand" if result.film else ""
    return f"{time_text(result.at_ms)}  {number}, by {result.who}{why}{sensor}{film}"


def _clauses(row: RoundRow) -> str:
    return f" (clauses {', '.join(row.clauses)})" if row.clauses else ""


def _slip(slip: SlipRow) -> str:
    reported = "not told" if slip.reported_cents is None else money_text(slip.reported_cents)
    reason = f"  {slip.reason}" if slip.reason else ""
    return (
        f"  {slip.seat:>6}  {slip.status.replace('_', ' '):12}{money_text(slip.staked_cents):>14}"
        f"{money_text(slip.promotional_cents):>12}{money_text(slip.won_cents):>14}"
        f"{money_text(slip.returned_cents):>14}{reported:>14}{reason}"
    )


def _cases(manifest: Manifest, facts: Mapping[str, Facts]) -> Iterator[str]:
    (table,) = (part for part in manifest.journals if part.role is f.Role.TABLE)
    cases = Cases(table.machine)
    about = [
        pair
        for pair in facts[table.member]
        if getattr(pair[1], "case", "") in manifest.subject.cases
    ]
    rows = [row for pair in about for row in cases.add(*pair)]
    rows += cases.end()
    if rows:
        yield "Cases"
        yield from (f"  {time_text(row.at_ms)}  {row.what}" for row in rows)
        yield ""


def _course(manifest: Manifest, facts: Mapping[str, Facts]) -> Iterator[str]:
    """Only what it is about; the facts in between are in the bundle for the chain's sake."""
    for part in manifest.journals:
        relevance = Relevance(manifest.subject)
        seqs = {r.seq for pair in facts[part.member] for r in relevance.of(*pair)}
        yield f"What {part.machine} wrote (its own clock, UTC)"
        for record, fact in facts[part.member]:
            if record.seq in seqs:
                yield f"  {record.seq:>8}  {time_text(record.at_ms)}  {fact_words(fact)}"
        yield ""


def _chains(manifest: Manifest) -> Iterator[str]:
    yield "Pieces of the journals"
    for part in manifest.journals:
        pieces = ", ".join(_span(piece.first, piece.last) for piece in part.pieces)
        yield f"  {part.machine}: {pieces} of {part.head_seq}"
        for first, last in gaps(part):
            yield f"    not in here: {_span(first, last)}"
        yield f"    its head then: {part.head_hash}"
    yield ""


def gaps(part: JournalPart) -> list[tuple[int, int]]:
    """What the bundle leaves out of a journal."""
    ends = [
        *((before.last + 1, after.first - 1) for before, after in pairwise(part.pieces)),
        (part.pieces[-1].last + 1, part.head_seq),
    ]
    return [(first, last) for first, last in ends if first <= last]


def _span(first: int, last: int) -> str:
    return f"fact {first}" if first == last else f"facts {first} to {last}"


def _numbers(manifest: Manifest) -> Iterator[str]:
    yield "Ticket numbers"
    if not manifest.numbers:
        yield "  No fact in here holds the number of a ticket that could still be redeemed."
    elif manifest.format != WITH_NUMBERS:
        yield "  These facts hold the number of a ticket that could still be redeemed when this was"
        yield "  made. They are held back: their hashes are here for the chain, and these words."
        for number in manifest.numbers:
            yield f"  {number.member}, fact {number.seq}: {masked(number.words)}"
    else:
        yield "  KEEP THIS FILE SAFE. The chain covers whole facts, so these hold, in full, numbers"
        yield "  of tickets that could still be redeemed when the bundle was made:"
        yield from (f"  {number.member}, fact {number.seq}" for number in manifest.numbers)
    yield ""
