"""Cases: questions of money that people must answer, and the answers."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.journal.record import Record
from kiosk.records.rows import CaseRow, RecordKind
from kiosk.records.words import masked, time_text
from kiosk.rules.money import money_text


@dataclass(slots=True)
class _Case:
    opened: f.CaseOpened
    at_ms: int
    seq: int
    held: bool = False
    closed: f.CaseClosed | None = None
    closed_ms: int | None = None
    held_cents: int | None = None
    notified: list[tuple[int, f.InspectorateNotified]] = field(default_factory=list)


class Cases:
    """A case is told when its money is settled, the others at the end. One that is opened again
    under its name, as each correction of a round does, goes on with the amount of the last time."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._cases: dict[str, _Case] = {}

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[CaseRow]:
        match fact:
            case f.CaseOpened():
                there = self._cases.get(fact.case)
                if there is not None:
                    there.opened = fact
                else:
                    self._cases[fact.case] = _Case(fact, record.at_ms, record.seq)
            case f.CaseHeld():
                self._cases[fact.case].held = fact.held
                self._cases[fact.case].held_cents = fact.held_cents
            case f.InspectorateNotified():
                self._cases[fact.case].notified.append((record.at_ms, fact))
            case f.CaseClosed():
                case = self._cases[fact.case]
                case.closed, case.closed_ms = fact, record.at_ms
                if not case.held:
                    yield self._row(self._cases.pop(fact.case))
            case f.CaseCarriedOut():
                case = self._cases.pop(fact.case)
                case.held = False
                yield self._row(case)

    def end(self) -> Iterator[CaseRow]:
        yield from map(self._row, self._cases.values())

    def _row(self, case: _Case) -> CaseRow:
        opened, closed = case.opened, case.closed
        return CaseRow(
            kind=RecordKind.CASES,
            at_ms=case.at_ms,
            source=self._source,
            seq=case.seq,
            seats=(opened.seat,),
            round=opened.round,
            what=_words(case),
            case=opened.case,
            cents=opened.cents,
            about=masked(opened.what),
            until_ms=opened.until_ms,
            held=case.held,
            closed_ms=case.closed_ms,
            answer=masked(closed.answer) if closed else "",
            who=closed.who if closed else "",
            paid=closed.pay if closed else False,
        )


def _words(case: _Case) -> str:
    opened, closed = case.opened, case.closed
    told = [f"case {opened.case}", f"seat {opened.seat}"]
    told += [f"round {opened.round}"] if opened.round else []
    told += [money_text(opened.cents), opened.what]
    told += [f"player {opened.player}"] if opened.player else []
    told += [f"note: {opened.note}"] if opened.note else []
    told += [f"ticket {opened.ticket}"] if opened.ticket else []
    told += [*_aside(case), *_notified(case)]
    if closed is not None:
        back = (
            f", {money_text(closed.received_cents)} brought back" if closed.received_cents else ""
        )
        paid = ", paid" if closed.pay else ""
        note = f" ({closed.note})" if closed.note else ""
        told.append(f"closed by {closed.who}{paid}{back}: {closed.answer}{note}")
    elif opened.until_ms is not None:
        told.append(f"open, to be answered by {time_text(opened.until_ms)}")
    else:
        told.append("open")
    return masked(", ".join(told))


def _aside(case: _Case) -> Iterator[str]:
    if case.held_cents is not None:
        claimed_cents = case.opened.cents - case.held_cents
        yield f"{money_text(case.held_cents)} of it set aside at the terminal"
        yield f"{money_text(claimed_cents)} claimed"
    elif case.held:
        yield "set aside at the terminal"


def _notified(case: _Case) -> Iterator[str]:
    """The documents want it as soon as practicable: so whether, by whom, when and how is told."""
    for at_ms, told in case.notified:
        yield f"Inspectorate notified by {told.who}, {time_text(at_ms)}, {told.how}"
    if case.opened.withhold and not case.notified:
        yield "Inspectorate not notified"
