"""Jackpots in a table's journal: the wagers of its rounds, what they hit, and who was paid it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kiosk.game import facts as f
from kiosk.game.jackpot.values import HitTold, PaidHow
from kiosk.game.supernova.table import share_key
from kiosk.records.rows import JackpotsRow
from kiosk.rules.money import money_text


@dataclass(frozen=True, slots=True)
class EndedShare:
    hit: HitTold
    seat: str
    how: PaidHow
    who: str = ""


class Shares:
    """Of all that was won, followed fact by fact."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[HitTold, str]] = {}
        """Those that wait, by the keys of their payments."""
        self._gone: str = ""
        """The seat that was just written off."""

    @property
    def waiting_cents(self) -> int:
        return sum(hit.share_cents for hit, _ in self._open.values())

    def add(self, fact: f.AnyFact) -> Iterator[EndedShare]:
        if isinstance(fact, f.PaymentAnswered):
            # What a terminal was to credit that is gone was paid with the rest.
            gone = fact.seat == self._gone
            if fact.done or gone:
                yield from self._end(fact.key, PaidHow.CREDITED if fact.done else PaidHow.HAND)
            return
        self._gone = fact.seat if isinstance(fact, f.SeatWrittenOff) else ""
        yield from self._of_hit(fact)

    def _of_hit(self, fact: f.AnyFact) -> Iterator[EndedShare]:
        match fact:
            case f.SupernovaDrawn():
                for hit in fact.hits:
                    self._open |= _shares(hit)
            case f.SupernovaHitRecovered():
                if not _shares(fact.hit).keys() & self._open.keys():
                    self._open |= _shares(fact.hit)  # the table did not know of it
                for seat, end in fact.ends.items():
                    yield from self._end(share_key(fact.hit.id, seat), end)
            case f.SupernovaHandPaid():
                yield from self._end(share_key(fact.hit, fact.seat), PaidHow.HAND, fact.who)
            case f.SupernovaRefused():
                refused = [key for key, (hit, _) in self._open.items() if hit.id == fact.hit]
                for key in refused:
                    yield from self._end(key, PaidHow.REFUSED, fact.who)

    def _end(self, key: str, how: PaidHow, who: str = "") -> Iterator[EndedShare]:
        if key in self._open:
            yield EndedShare(*self._open.pop(key), how, who)


def _shares(hit: HitTold) -> dict[str, tuple[HitTold, str]]:
    return {share_key(hit.id, seat): (hit, seat) for seat in hit.seats}


class JackpotRounds:
    def __init__(self) -> None:
        self._rounds: dict[int, JackpotsRow] = {}
        self._shares = Shares()
        self._hits: dict[str, int] = {}
        """The round of each."""

    def take(self, round_: int) -> JackpotsRow | None:
        """Nothing more is told of it."""
        there = self._rounds.pop(round_, None)
        for hit in there.hits if there else ():
            del self._hits[hit.id]
        return there

    def add(self, fact: f.AnyFact) -> None:
        for ended in self._shares.add(fact):
            there = self._rounds.get(self._hits.get(ended.hit.id, 0))
            if there is not None:
                end = (ended.hit.id, ended.seat, ended.how)
                self._rounds[self._hits[ended.hit.id]] = replace(there, ends=(*there.ends, end))
        if isinstance(fact, f.SupernovaSent):
            sent = JackpotsRow(wager_cents=fact.wager_cents, seats=fact.seats)
            self._rounds[fact.round] = sent
        number = getattr(fact, "round", 0)
        if number in self._rounds:
            self._rounds[number] = self._gone_on(self._rounds[number], fact)

    def _gone_on(self, there: JackpotsRow, fact: f.AnyFact) -> JackpotsRow:
        match fact:
            case f.SupernovaVoided():
                return replace(there, void=fact.fault)
            case f.RoundVoided() if not there.drawn and not there.void:
                return replace(there, void=f.SupernovaFault.ROUND_VOID)
            case f.SupernovaDrawn():
                self._hits |= {hit.id: fact.round for hit in fact.hits}
                return replace(there, drawn=True, hits=fact.hits)
            case _:
                return there


def jackpots_text(row: JackpotsRow | None) -> Iterator[str]:
    if row is None:
        return
    fate = f"void ({row.void})" if row.void else "drawn" if row.drawn else "not drawn yet"
    yield f"{len(row.seats)} jackpot wagers of {money_text(row.wager_cents)} {fate}"
    ends = {(hit, seat): how for hit, seat, how in row.ends}
    for hit in row.hits:
        shares = [f"seat {seat} {ends.get((hit.id, seat), 'waits')}" for seat in hit.seats]
        yield f"hit {hit.id} {hit.name}: {money_text(hit.share_cents)} each, {', '.join(shares)}"
