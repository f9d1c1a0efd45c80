"""Which facts a round or a case is about."""

from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.game.jackpot.values import hit_name
from kiosk.game.supernova.table import share_key
from kiosk.journal.record import Record
from kiosk.records.bundle.contents import Subject


@dataclass(slots=True)
class Relevance:
    """Asked of the facts of one journal, in order."""

    subject: Subject
    _order: Record | None = field(default=None, init=False)
    _films: set[str] = field(default_factory=set, init=False)

    def of(self, record: Record, fact: f.AnyFact) -> list[Record]:
        """The fact, if it belongs, behind the order of staff that caused it; or nothing."""
        order = self._order
        self._order = record if isinstance(fact, f.StaffOrdered) else order
        if not (belongs(self.subject, fact) or self._lets_go(fact)):
            return []
        if isinstance(fact, f.RoundFilmed):
            self._films.add(fact.film)
        # An order and what it did are written in one go, at one time.
        if order is not None and order.at_ms == record.at_ms:
            self._order = None
            return [order, record]
        return [record]

    def _lets_go(self, fact: f.AnyFact) -> bool:
        """Why a film of the round is not there any more."""
        return isinstance(fact, f.FilmsLetGo) and not self._films.isdisjoint(fact.films)


def belongs(subject: Subject, fact: f.AnyFact) -> bool:
    number, case = getattr(fact, "round", 0), getattr(fact, "case", "")
    about = (number == subject.round and number > 0) or (case in subject.cases and bool(case))
    return about or _of_hit(subject, fact)


def _of_hit(subject: Subject, fact: f.AnyFact) -> bool:
    """From its seal, which is older than the round, to whoever was paid."""
    match fact:
        case f.SupernovaSealSeen():
            return hit_name(fact.level, fact.epoch) in subject.hits
        case f.PaymentAnswered():
            keys = (share_key(hit, fact.seat) for hit in subject.hits)
            return fact.key in keys
        case _:
            return getattr(fact, "hit", "") in subject.hits
