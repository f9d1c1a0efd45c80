"""Tournaments of a day, from the table's journal. None of that money was ever on a meter."""

from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.game.tournament.values import Owed
from kiosk.rules.tournament.placing import place_of


@dataclass(slots=True)
class TournamentDay:
    entrants: int = 0
    sessions: int = 0
    play_offs: int = 0
    spins: int = 0
    disqualified: int = 0
    decisions: int = 0
    """Of the director, with stacks that were adjusted."""
    fees_cents: int = 0
    buy_ins_cents: int = 0
    paid: dict[Owed, int] = field(default_factory=dict)
    """In cents, by what for."""
    payments: int = 0
    prizes: list[tuple[int, str, int]] = field(default_factory=list)
    """As they were awarded: place, entrant, cents."""

    @property
    def anything(self) -> bool:
        counts = (self.entrants, self.sessions, self.spins, self.disqualified, self.decisions)
        return any((*counts, self.fees_cents, self.buy_ins_cents, self.payments, self.prizes))

    @property
    def paid_cents(self) -> int:
        return sum(self.paid.values())

    def note(self, fact: f.AnyFact) -> None:
        match fact:
            case f.EntrantRegistered():
                self.entrants += 1
                self.fees_cents += fact.fee_cents
            case f.SessionStarted():
                self.sessions += 1
                self.buy_ins_cents += fact.buy_in_cents * len(fact.seats)
            case f.ReBought():
                self.buy_ins_cents += fact.cents
            case f.PlayOffStarted():
                self.play_offs += 1
            case f.SpinScored():
                self.spins += 1
            case f.EntrantDisqualified():
                self.disqualified += 1
            case f.DirectorDecided() | f.PointsAdjusted() | f.PenaltySet():
                self.decisions += 1
            case f.PrizesAwarded():
                of = place_of(fact.placing)
                self.prizes += [(of[name], name, cents) for name, cents in fact.prizes.items()]
            case f.EntrantPaid():
                self.payments += 1
                self.paid[fact.owed] = self.paid.get(fact.owed, 0) + fact.cents
