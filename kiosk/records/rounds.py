"""Rounds, from the table's journal: what was staked, what came of it, and what went wrong."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kiosk.game import facts as f
from kiosk.game.irregularity.consequences import Consequence
from kiosk.game.remedies.judged import Judged, adjusted, forfeited
from kiosk.game.round.state import ROUNDS_KEPT, SlipStatus
from kiosk.game.settling import Numbers, settle_slip
from kiosk.journal.record import Record
from kiosk.records.jackpot_rounds import JackpotRounds, jackpots_text
from kiosk.records.rows import RecordKind, ResultRow, RoundRow, SlipRow
from kiosk.records.words import masked, rings_text
from kiosk.refusal_words import journal_words
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook


@dataclass(frozen=True, slots=True)
class _Slip:
    status: SlipStatus
    stakes: dict[str, int] = field(default_factory=dict)
    promotional: dict[str, int] = field(default_factory=dict)
    reported_cents: int | None = None
    reason: str = ""
    judged: Judged | None = None


@dataclass(slots=True)
class _Round:
    number: int
    opened_ms: int
    seq: int
    closed_ms: int | None = None
    ended_ms: int | None = None
    results: list[ResultRow] = field(default_factory=list)
    void: str = ""
    clauses: tuple[str, ...] = ()
    no_spins: list[str] = field(default_factory=list)
    commitment: str = ""
    ring: int | None = None
    """Of Spread-Bet, once it is revealed."""
    secret: str = ""
    spread_void: str = ""
    slips: dict[str, _Slip] = field(default_factory=dict)
    dealer: str = ""

    def see_ring(self, fact: f.AnyFact) -> None:
        if isinstance(fact, f.RingRevealed):
            self.ring, self.secret = fact.ring, fact.secret
        elif isinstance(fact, f.SpreadVoided):
            self.spread_void = masked(fact.reason) or fact.fault

    @property
    def paid_ring(self) -> int | None:
        return None if self.spread_void else self.ring


class Rounds:
    """A round is told when nothing more can happen to it: the table corrects the last hundred."""

    def __init__(self, book: RuleBook, source: str) -> None:
        self._book = book
        self._source = source
        self._rounds: dict[int, _Round] = {}
        self._playing: set[str] = set()
        self._dealer = ""
        self._sealed_for, self._sealed = 0, ""
        """The seal of Spread-Bet for the next round."""
        self._jackpots = JackpotRounds()

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[RoundRow]:
        self._jackpots.add(fact)
        match fact:
            case f.RoundOpened():
                opened = _Round(fact.round, record.at_ms, record.seq, dealer=self._dealer)
                opened.commitment = self._sealed if self._sealed_for == fact.round else ""
                self._rounds[fact.round] = opened
                if len(self._rounds) > ROUNDS_KEPT:
                    yield self._row(self._rounds.pop(next(iter(self._rounds))))
            case f.DealerChanged():
                self._dealer = fact.name
            case f.RingCommitted():
                self._sealed_for, self._sealed = fact.round, fact.commitment
            case f.SeatPlaying():
                (self._playing.add if fact.playing else self._playing.discard)(fact.seat)
            case f.SeatCredited():
                self._playing.add(fact.seat)
            case _:
                played = self._rounds.get(getattr(fact, "round", 0))
                if played is not None:
                    self._go_on(played, record.at_ms, fact)

    def end(self) -> Iterator[RoundRow]:
        yield from map(self._row, self._rounds.values())

    def _go_on(self, played: _Round, at_ms: int, fact: f.AnyFact) -> None:
        played.see_ring(fact)
        match fact:
            case f.RoundClosed():
                played.closed_ms = at_ms
            case f.ResultConfirmed():
                played.ended_ms = at_ms
                seen = {"film": fact.film, "reason": masked(fact.reason)} if fact.film else {}
                played.results.append(
                    ResultRow(
                        at_ms=at_ms, outcome=fact.outcome, who=fact.who, sensor=fact.sensor, **seen
                    )
                )
            case f.ResultCorrected():
                reason = masked(fact.reason)
                played.results.append(
                    ResultRow(at_ms=at_ms, outcome=fact.outcome, who=fact.who, reason=reason)
                )
            case f.RoundVoided():
                played.ended_ms, played.clauses = at_ms, fact.clauses
                played.void = masked(fact.reason) or "no reason given"
            case f.NoSpinCalled():
                played.no_spins.append(masked(fact.reason))
            case f.SlipTaken() | f.SlipTurnedDown() | f.SeatVoided() | f.RecordsJudged():
                played.slips[fact.seat] = _answered(played.slips.get(fact.seat), fact)
            case f.WagerAdjusted() | f.WagersForfeited():
                played.slips[fact.seat] = _put_right(played.slips[fact.seat], fact)
            case f.SettlementReported():
                slip = played.slips.get(fact.seat, _Slip(SlipStatus.REGISTERED))
                played.slips[fact.seat] = replace(slip, reported_cents=fact.credited_cents)
            case f.MalfunctionDeclared(consequence=Consequence.RECORDS):
                self._question(played, fact.seat)

    def _question(self, played: _Round, seat: str) -> None:
        for name in {seat} if seat else {*self._playing, *played.slips}:
            slip = played.slips.get(name, _Slip(SlipStatus.REGISTERED))
            if slip.status is SlipStatus.REGISTERED and (seat or name in self._playing):
                played.slips[name] = replace(slip, status=SlipStatus.IN_QUESTION)

    def _row(self, played: _Round) -> RoundRow:
        slips = tuple(self._slip_row(played, seat, slip) for seat, slip in played.slips.items())
        jackpots = self._jackpots.take(played.number)
        return RoundRow(
            kind=RecordKind.ROUNDS,
            at_ms=played.opened_ms,
            source=self._source,
            seq=played.seq,
            seats=tuple(slip.seat for slip in slips),
            round=played.number,
            what=masked(", ".join([_words(self._book, played, slips), *jackpots_text(jackpots)])),
            jackpots=jackpots,
            closed_ms=played.closed_ms,
            ended_ms=played.ended_ms,
            results=tuple(played.results),
            void=played.void,
            clauses=played.clauses,
            no_spins=tuple(played.no_spins),
            slips=slips,
            commitment=played.commitment,
            ring=played.ring,
            secret=played.secret,
            spread_void=played.spread_void,
            dealer=played.dealer,
        )

    def _slip_row(self, played: _Round, seat: str, slip: _Slip) -> SlipRow:
        """By the number that counts now. A slip without one has earned nothing yet."""
        won_cents = returned_cents = 0
        void = bool(played.void) or slip.status is SlipStatus.VOID
        if void or played.results:
            outcome = None if void else played.results[-1].outcome
            numbers = Numbers(outcome, played.paid_ring)
            earned = settle_slip(self._book, slip.stakes, slip.promotional, numbers, slip.judged)
            won_cents, returned_cents = earned.winnings_cents, earned.returned_cents
        return SlipRow(
            seat=seat,
            status=slip.status,
            staked_cents=sum(slip.stakes.values()),
            promotional_cents=sum(slip.promotional.values()),
            won_cents=won_cents,
            returned_cents=returned_cents,
            reported_cents=slip.reported_cents,
            reason=slip.reason,
        )


def _answered(
    slip: _Slip | None, fact: f.SlipTaken | f.SlipTurnedDown | f.SeatVoided | f.RecordsJudged
) -> _Slip:
    match fact:
        case f.SlipTaken():
            return _Slip(SlipStatus.REGISTERED, fact.stakes, fact.promotional)
        case f.SlipTurnedDown():
            return _Slip(SlipStatus.REFUSED, reason=masked(journal_words(fact.reason)))
        case f.SeatVoided():
            there = slip or _Slip(SlipStatus.VOID)
            if there.status is SlipStatus.REFUSED:
                return there  # its wagers are back with the player already
            return replace(there, status=SlipStatus.VOID, reason=masked(fact.reason))
        case f.RecordsJudged():
            there = slip or _Slip(SlipStatus.IN_QUESTION)
            status = SlipStatus.REGISTERED if fact.confirmed else SlipStatus.VOID
            if not there.stakes and not there.promotional:
                there = replace(there, stakes=fact.stakes, promotional=fact.promotional)
            return replace(there, status=status)


def _put_right(slip: _Slip, fact: f.WagerAdjusted | f.WagersForfeited) -> _Slip:
    if isinstance(fact, f.WagersForfeited):
        judged = forfeited(slip.judged, slip.stakes, slip.promotional, fact)
        reason = masked(f"{fact.reason}, by {fact.clause}")
        return replace(slip, judged=judged, status=SlipStatus.FORFEITED, reason=reason)
    judged = adjusted(slip.judged, slip.stakes, slip.promotional, fact)
    what = f"{fact.wager} counts on {fact.instead}, by {fact.clause}: {fact.reason}"
    return replace(slip, judged=judged, reason=masked(what))


def _words(book: RuleBook, played: _Round, slips: tuple[SlipRow, ...]) -> str:
    staked_cents = sum(slip.staked_cents for slip in slips)
    won_cents = sum(slip.won_cents for slip in slips)
    told = [f"round {played.number}", *_ending(book, played)]
    told += [f"dealt by {played.dealer}"] if played.dealer else []
    told += [f"no spin ({reason})" for reason in played.no_spins]
    told.append(f"{len(slips)} slips, staked {money_text(staked_cents)}")
    told.append(f"won {money_text(won_cents)}")
    told += [f"seat {s.seat} {s.status.replace('_', ' ')} ({s.reason})" for s in slips if s.reason]
    return masked(", ".join(told))


def _ending(book: RuleBook, played: _Round) -> Iterator[str]:
    if not played.results and not played.void:
        yield "under way"
    for place, result in enumerate(played.results):
        number = f"number {result.outcome}" if result.outcome is not None else "invalidated"
        number += rings_text(book, Numbers(result.outcome, played.paid_ring))
        sensed = f", the sensor read {result.sensor}" if result.sensor != result.outcome else ""
        if place == 0:
            filmed = f", filmed ({result.film[:16]})" if result.film else ""
            yield f"{number}{sensed if result.sensor else ''}{filmed}"
        else:
            yield f"corrected to {number} by {result.who} ({result.reason})"
    if played.spread_void:
        yield f"Spread-Bets void ({played.spread_void})"
    if played.void:
        yield f"void ({played.void})"
