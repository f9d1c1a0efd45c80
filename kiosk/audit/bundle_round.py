"""The round of a bundle, settled again with the engine and compared on both sides of the link."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from kiosk.audit.bundle_jackpots import RoundJackpots
from kiosk.game import facts as f
from kiosk.game.remedies.judged import Judged, adjusted, forfeited
from kiosk.game.round.registration import expected_credit_cents
from kiosk.game.round.state import SlipStatus, TableSlip
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.spread.ring import commitment_of, ring_of
from kiosk.records.bundle.contents import JournalPart, Manifest
from kiosk.records.bundle.relevance import belongs
from kiosk.records.bundle.summary import Facts
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook


@dataclass(slots=True)
class RoundCheck:
    wrong: list[tuple[str, int]] = field(default_factory=list)
    """What, and in which fact."""
    proven: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _AtTable:
    opened: bool = False
    numbers: dict[int, Numbers] = field(default_factory=dict)
    """By settlement: the first is 1."""
    commitment: str = ""
    ring: int | None = None
    """Of Spread-Bet, once it is revealed."""
    spread_void: bool = False
    slips: dict[str, TableSlip] = field(default_factory=dict)
    void: bool = False
    reports: int = 0
    jackpots: RoundJackpots = field(default_factory=RoundJackpots)
    judged: set[tuple[str, str]] = field(default_factory=set)
    """How each seat's slip counted once staff had put it right."""


def check_round(manifest: Manifest, book: RuleBook, facts: Mapping[str, Facts]) -> RoundCheck:
    check = RoundCheck()
    number = manifest.subject.round
    table, *terminals = sorted(manifest.journals, key=lambda part: part.role is not f.Role.TABLE)
    played = _AtTable()
    for record, fact in facts[table.member]:
        wrong = played.jackpots.at_table(fact) if belongs(manifest.subject, fact) else ()
        check.wrong += ((f"{table.member}: {what}", record.seq) for what in wrong)
        if getattr(fact, "round", 0) == number:
            check.wrong += (
                (f"{table.member}: {w}", record.seq) for w in _go_on(played, fact, book)
            )
    if not played.opened:
        check.wrong.append((f"{table.member}: the opening of round {number} is not there", 0))
        return check
    _tell(check, played)
    for part in terminals:
        about = [pair for pair in facts[part.member] if belongs(manifest.subject, pair[1])]
        for record, fact in about:
            wrong = played.jackpots.at_terminal(part.seat, fact)
            check.wrong += ((f"{part.member}: {what}", record.seq) for what in wrong)
        _terminal(check, part, played, book, _of_round(about, number))
    return check


def _of_round(facts: Facts, number: int) -> Facts:
    return [pair for pair in facts if getattr(pair[1], "round", 0) == number]


def _tell(check: RoundCheck, played: _AtTable) -> None:
    if played.reports:
        check.proven.append(f"{played.reports} settlements the table expected, computed again")
    if played.ring is not None:
        check.proven.append("the ring of Spread-Bet is the one that was sealed before")
    check.proven += played.jackpots.proven
    check.open += played.jackpots.open
    if played.void:
        check.proven.append("the round was void, and every stake went back")
    if not played.void and not played.numbers:
        check.open.append("any settlement: the round was under way when the bundle was made")
    check.open.append("that slips were within limits that were changed outside these facts")


# ---- The table ---------------------------------------------------------------------------------


def _go_on(played: _AtTable, fact: f.AnyFact, book: RuleBook) -> Iterator[str]:
    """One fact of the round further. What is wrong with it, in words."""
    match fact:
        case f.RoundOpened():
            played.opened = True
        case f.ResultConfirmed():
            yield from _number(book, fact.outcome)
            played.numbers[1] = Numbers(fact.outcome, None if played.spread_void else played.ring)
        case f.ResultCorrected():
            yield from _number(book, fact.outcome)
            yield from _next(played, fact.settlement)
            ring = None if played.spread_void else played.ring
            played.numbers[fact.settlement] = Numbers(fact.outcome, ring)
            played.void = fact.outcome is None
        case f.RingCommitted() | f.RingRevealed() | f.SpreadVoided():
            yield from _spread(played, fact, book)
        case f.RoundVoided():
            played.void = True
        case f.SettlementReported():
            yield from _reported(played, fact, book)
        case f.WagerAdjusted() | f.WagersForfeited():
            yield from _put_right(played, fact, book)
        case _:
            _slip(played, fact)


def _next(played: _AtTable, settlement: int) -> Iterator[str]:
    if settlement != len(played.numbers) + 1:
        yield f"a correction was left out before settlement {settlement}"


def _spread(
    played: _AtTable, fact: f.RingCommitted | f.RingRevealed | f.SpreadVoided, book: RuleBook
) -> Iterator[str]:
    match fact:
        case f.RingCommitted():
            if played.opened or played.commitment:
                yield "the ring was not drawn once, before wagering opened"
            played.commitment = fact.commitment
        case f.RingRevealed():
            secret = bytes.fromhex(fact.secret)
            played.ring = fact.ring
            if ring_of(secret, len(book.wheel.order)) != fact.ring:
                yield f"chance did not turn the ring by {fact.ring}"
            if commitment_of(fact.round, fact.ring, secret) != played.commitment:
                yield "the ring that was told is not the one that was sealed"
        case f.SpreadVoided():
            played.spread_void = True
            if fact.settlement:
                yield from _next(played, fact.settlement)
                outcome = played.numbers[max(played.numbers)].outcome if played.numbers else None
                played.numbers[fact.settlement] = Numbers(outcome, None)


def _number(book: RuleBook, outcome: str | None) -> Iterator[str]:
    if outcome is not None and outcome not in book.wheel.order:
        yield f"there is no pocket {outcome!r} on the wheel"


def _slip(played: _AtTable, fact: f.AnyFact) -> None:
    match fact:
        case f.SlipTaken():
            played.slips[fact.seat] = TableSlip(
                fact.key,
                SlipStatus.REGISTERED,
                fact.stakes,
                fact.promotional,
                fact.short_stack,
                jackpot_cents=fact.jackpot_cents,
            )
        case f.SlipTurnedDown():
            played.slips[fact.seat] = TableSlip(fact.key, SlipStatus.REFUSED)
        case f.SeatVoided():
            slip = played.slips.get(fact.seat, TableSlip("", SlipStatus.VOID))
            if slip.status is not SlipStatus.REFUSED:
                played.slips[fact.seat] = replace(slip, status=SlipStatus.VOID)
        case f.RecordsJudged():
            slip = played.slips.get(fact.seat, TableSlip("", SlipStatus.IN_QUESTION))
            status = SlipStatus.REGISTERED if fact.confirmed else SlipStatus.VOID
            if not slip.key:
                slip = replace(slip, key=fact.key, stakes=fact.stakes, promotional=fact.promotional)
            played.slips[fact.seat] = replace(slip, status=status)


def _put_right(
    played: _AtTable, fact: f.WagerAdjusted | f.WagersForfeited, book: RuleBook
) -> Iterator[str]:
    slip = played.slips.get(fact.seat)
    if slip is None or _unknown(book, slip.stakes, slip.promotional):
        yield f"a wager of seat {fact.seat} is put right, of which nothing is known"
        return
    if isinstance(fact, f.WagersForfeited):
        judged = forfeited(slip.judged, slip.stakes, slip.promotional, fact)
        slip = replace(slip, status=SlipStatus.FORFEITED)
    else:
        judged = adjusted(slip.judged, slip.stakes, slip.promotional, fact)
        if not book.has(fact.instead):
            yield f"the rule book has no wager {fact.instead}"
            return
    played.slips[fact.seat] = replace(slip, judged=judged)
    played.judged.add((fact.seat, repr(judged)))


def _reported(played: _AtTable, fact: f.SettlementReported, book: RuleBook) -> Iterator[str]:
    if fact.seat not in played.slips or fact.settlement not in played.numbers:
        yield f"seat {fact.seat} reports settlement {fact.settlement}, of which nothing is known"
        return
    slip, numbers = played.slips[fact.seat], played.numbers[fact.settlement]
    if [*_number(book, numbers.outcome)]:
        return  # told where it was confirmed
    if unknown := _unknown(book, slip.stakes, slip.promotional):
        yield f"the rule book has no wager {', '.join(sorted(unknown))}"
        return
    expected_cents = expected_credit_cents(book, slip, numbers)
    played.reports += 1
    if expected_cents != fact.expected_cents:
        yield (
            f"seat {fact.seat} is due {money_text(expected_cents)} on {numbers.outcome}, "
            f"not {money_text(fact.expected_cents)}"
        )


def _unknown(book: RuleBook, *slips: Mapping[str, int]) -> list[str]:
    return [wager for stakes in slips for wager in stakes if not book.has(wager)]


# ---- A terminal --------------------------------------------------------------------------------


def _terminal(
    check: RoundCheck, part: JournalPart, played: _AtTable, book: RuleBook, facts: Facts
) -> None:
    seen = _AtTerminal(part.seat, played, book)
    for record, fact in facts:
        check.wrong += ((f"{part.member}: {what}", record.seq) for what in seen.go_on(fact))
    if seen.settled:
        check.proven.append(f"{part.machine}: {seen.settled} settlements computed again")


class _AtTerminal:
    def __init__(self, seat: str, played: _AtTable, book: RuleBook) -> None:
        self._seat = seat
        self._slip = played.slips.get(seat)
        self._played = played
        self._book = book
        self._stakes: Mapping[str, int] = {}
        self._promotional: Mapping[str, int] = {}
        self._judged: Judged | None = None
        self._winnings_cents = self._returned_cents = 0
        self.settled = 0

    def go_on(self, fact: f.AnyFact) -> Iterator[str]:
        match fact:
            case f.WageringOpened() if fact.commitment != self._played.commitment:
                yield "it was told of another ring than the table's before wagering opened"
            case f.WageringEnded():
                yield from self._ended(fact)
            case f.SlipRefused() | f.SlipVoided() | f.RoundVoided() | f.WagersForfeited():
                self._stakes, self._promotional = {}, {}
            case f.RoundSettled() | f.RoundCorrected():
                yield from self._settle(fact)

    def _ended(self, fact: f.WageringEnded) -> Iterator[str]:
        self._stakes = fact.stakes
        slip = self._slip
        if slip is None or slip.key != fact.key or slip.status is SlipStatus.REFUSED:
            return
        # What a voucher is worth stands in the table's copy of the slip.
        self._promotional = slip.promotional
        same = (slip.stakes, slip.jackpot_cents) == (fact.stakes, fact.jackpot_cents)
        if not same or bool(fact.vouchers) != bool(slip.promotional):
            yield "the table registered another slip"

    def _settle(self, fact: f.RoundSettled | f.RoundCorrected) -> Iterator[str]:
        self._winnings_cents += fact.winnings_cents
        self._returned_cents += fact.returned_cents
        if wrong := [*_number(self._book, fact.outcome)]:
            yield from wrong
            return
        if _unknown(self._book, self._stakes, self._promotional):
            yield "its slip has a wager that the rule book has not"
            return
        if isinstance(fact, f.RoundCorrected) and fact.judged is not None:
            self._judged = fact.judged
            if (self._seat, repr(fact.judged)) not in self._played.judged:
                yield "it counts its slip as the table never did"
                return
        numbers = Numbers(fact.outcome, fact.ring)
        due = settle_slip(self._book, self._stakes, self._promotional, numbers, self._judged)
        ours = (due.winnings_cents, due.returned_cents)
        theirs = (self._winnings_cents, self._returned_cents)
        self.settled += 1
        if ours != theirs:
            yield f"on {fact.outcome} it is {_amounts(*ours)}, not {_amounts(*theirs)}"
        yield from self._same_number(fact)

    def _same_number(self, fact: f.RoundSettled | f.RoundCorrected) -> Iterator[str]:
        """A terminal that comes back late settles by the number that holds then."""
        known = [*self._played.numbers.values()]
        void = self._slip is not None and self._slip.status is SlipStatus.VOID
        if void and fact.outcome is None:
            return
        if fact.outcome not in [numbers.outcome for numbers in known]:
            yield f"it was settled on {fact.outcome}, which the table never confirmed"
        elif fact.outcome is not None and Numbers(fact.outcome, fact.ring) not in known:
            yield "its Spread-Bets were settled by a ring that the table never told"


def _amounts(won_cents: int, returned_cents: int) -> str:
    return f"{money_text(won_cents)} won and {money_text(returned_cents)} returned"
