"""The report of one day, from the journals of a table and of its terminals.

Each fact counts in the hour in which it was written, also a correction of an earlier round. So the
figures of a day that is over never change, whatever is corrected later.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.clock import UTC_ZONE, HouseDay
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import Anchor, AnchoredHead, anchored_heads, sign
from kiosk.game.jackpot.values import PaidHow
from kiosk.game.terminal import machine as terminal
from kiosk.journal.record import Head
from kiosk.records.day import Day, day_of
from kiosk.records.figures import NOTHING, Figures, figures_of, players_cents
from kiosk.records.folder import Count, Fact, Progress, RecordsError, Source, TableFolder, possible
from kiosk.records.jackpot_rounds import Shares
from kiosk.records.openings import Made, Opened, Openings, TableOpening
from kiosk.records.pit import PitDay
from kiosk.records.rows import CaseRow, ResultRow, RoundRow, TicketRow
from kiosk.records.search import rows_of
from kiosk.records.tickets import PAYABLE
from kiosk.records.tournaments import TournamentDay
from kiosk.records.words import in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    round: int
    before: str | None
    result: ResultRow


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPay:
    at_ms: int
    seat: str
    cents: int
    who: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotPay(HandPay):
    """A share that no terminal could credit."""

    hit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Remedied:
    """Wagers of one player that staff put right, voided or forfeited."""

    at_ms: int
    fact: f.WagerAdjusted | f.SeatVoided | f.WagersForfeited


@dataclass(slots=True, kw_only=True)
class TableDay:
    """What the table's journal says of the day."""

    opened: int = 0
    settled: int = 0
    refused_slips: int = 0
    no_spins: int = 0
    sensor_differences: list[f.ResultConfirmed] = field(default_factory=list)
    """Numbers that were confirmed though the sensor had read another."""
    voids: list[RoundRow] = field(default_factory=list)
    spread_voids: int = 0
    """Rounds whose Spread-Bets went back, and no others."""
    void_seats: int = 0
    corrections: list[Correction] = field(default_factory=list)
    remedied: list[Remedied] = field(default_factory=list)
    tickets: list[TicketRow] = field(default_factory=list)
    """Outstanding when the day ended."""
    cases: list[CaseRow] = field(default_factory=list)
    """Open when the day ended."""
    cases_closed: int = 0
    received_cents: int = 0
    """Brought back by players, of money that cases claimed. It is at the table."""
    reclaimed_cents: int = 0
    """Of that, what a malfunction had paid, which no correction has taken from the win since. What
    a correction found to be gone is a debt, and paid back it is no revenue."""
    withholding: set[str] = field(default_factory=set)
    """The cases in which money was withheld or reclaimed after a malfunction."""
    float_opened_cents: int | None = None
    float_closed_cents: int | None = None
    seats: dict[str, None] = field(default_factory=dict)
    """All that had joined by then."""
    heads: dict[str, Head] = field(default_factory=dict)
    """What it had seen of their journals."""
    closings: list[str] = field(default_factory=list)
    """The anchors that the table signed when it was closed."""
    told: dict[str, Figures] = field(default_factory=dict)
    """What it gave or was told of at seats whose journals are not there. It is in no sum."""
    written_off: list[HandPay] = field(default_factory=list)
    """Paid for terminals that were gone for good. Their journals are not there to count it in."""
    pit: PitDay = field(default_factory=PitDay)
    tournaments: TournamentDay = field(default_factory=TournamentDay)
    jackpots_by_hand: list[JackpotPay] = field(default_factory=list)
    """No terminal has counted them: the player had left, or it is out of service."""
    jackpots_refused_cents: int = 0
    jackpots_waiting_cents: int = 0
    """Won, and neither paid nor refused when the day ended."""
    jackpot_voids: int = 0
    """Rounds whose jackpot wagers went back, and no others."""

    @property
    def jackpots_by_hand_cents(self) -> int:
        return sum(pay.cents for pay in self.jackpots_by_hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class DayReport:
    day: Day
    table: str
    rulebook: str
    title: str
    total: Figures
    by_seat: Mapping[str, Figures]
    by_hour: tuple[Figures, ...]
    hand_pays: tuple[HandPay, ...]
    held_before_cents: int
    """The players' money at the terminals when the day began."""
    held_after_cents: int
    at_table: TableDay
    missing: tuple[str, ...]
    """Seats of the table whose journals are not there: their money is not counted."""
    as_of: Mapping[str, Head]
    """How far each journal was read: what the report rests on."""
    heads: tuple[AnchoredHead, ...] = ()
    """The same for an anchor, with what the table has seen of journals that are not there."""
    by_shift: tuple[Figures, ...] = ()
    anchor: str = ""
    """Those, signed. Nothing: there is no key to sign with."""

    @property
    def revenue_cents(self) -> int:
        """All that the house keeps of players' money: what is taxed."""
        return self.total.revenue_cents + self.at_table.reclaimed_cents

    @property
    def adjustments(self) -> list[f.WagerAdjusted]:
        facts = [remedied.fact for remedied in self.at_table.remedied]
        return [fact for fact in facts if isinstance(fact, f.WagerAdjusted)]

    @property
    def adjusted_cents(self) -> int:
        """By which the players' slips earn more. It is in what was paid, or will be."""
        return sum(fact.gain_cents for fact in self.adjustments)

    @property
    def tickets_outstanding_cents(self) -> int:
        return sum(ticket.cents for ticket in self.at_table.tickets)

    @property
    def tickets_expired(self) -> list[TicketRow]:
        """Outstanding, and too old to be redeemed when the day ended."""
        return [t for t in self.at_table.tickets if t.expires_ms < self.day.end_ms]


def last_day(folder: TableFolder, starts_ms: int = 0, zone: str = UTC_ZONE) -> Day:
    """The day of the last fact in any of the journals."""
    last_ms = 0
    for source in folder.sources:
        after = max(0, source.journal.head.seq - 1)
        last_ms = max(last_ms, *(record.at_ms for record in source.journal.records(after)))
    return day_of(last_ms, starts_ms, zone)


def report(folder: TableFolder, day: Day, progress: Progress | None = None) -> DayReport:
    if not any(_begins(source) < day.end_ms for source in folder.sources):
        raise RecordsError(f"the journals of {folder.folder} begin after {day}")
    reading = _Reading(folder, day, Count(folder.facts_in_all(), progress))
    at_table = reading.table(folder.table)
    seats: dict[str, _SeatDay] = {}
    for source in folder.terminals:
        reading.terminal(
            source,
            seats.setdefault(
                source.seat, _SeatDay([NOTHING] * day.hours, [NOTHING] * len(day.shifts))
            ),
        )
    return _summed(folder, day, at_table, seats, reading.as_of)


def _begins(source: Source) -> int:
    return next(source.journal.records()).at_ms


def _summed(
    folder: TableFolder,
    day: Day,
    at_table: TableDay,
    seats: Mapping[str, "_SeatDay"],
    as_of: Mapping[str, Head],
) -> DayReport:
    by_seat = {name: sum(seats[name].hours, NOTHING) for name in sorted(seats, key=in_order)}
    missing = sorted(at_table.seats.keys() - seats.keys(), key=in_order)
    pays = sorted((p for s in seats.values() for p in s.hand_pays), key=lambda pay: pay.at_ms)
    return DayReport(
        day=day,
        table=folder.table.machine,
        rulebook=folder.book.id,
        title=folder.book.terms.title,
        total=sum(by_seat.values(), NOTHING),
        by_seat=by_seat,
        by_hour=tuple(
            sum((seat.hours[hour] for seat in seats.values()), NOTHING) for hour in range(day.hours)
        ),
        by_shift=tuple(
            sum((seat.shifts[shift] for seat in seats.values()), NOTHING)
            for shift in range(len(day.shifts))
        ),
        hand_pays=tuple(pays),
        held_before_cents=sum(seat.held_before_cents for seat in seats.values()),
        held_after_cents=sum(seat.held_after_cents for seat in seats.values()),
        at_table=at_table,
        missing=tuple(missing),
        as_of=as_of,
        heads=_heads(folder, at_table, as_of),
    )


def _heads(
    folder: TableFolder, at_table: TableDay, as_of: Mapping[str, Head]
) -> tuple[AnchoredHead, ...]:
    read = [(source.seat, as_of[source.name]) for source in folder.sources if source.name in as_of]
    known = {seat for seat, _ in read}
    seen = [(seat, head) for seat, head in at_table.heads.items() if seat not in known]
    return anchored_heads([*read, *seen])


def anchored(told: DayReport, key: Ed25519PrivateKey) -> DayReport:
    about = Anchor(told.table, str(told.day.date), told.heads)
    return replace(told, anchor=sign(about, key))


# ---- Reading -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _SeatDay:
    hours: list[Figures]
    shifts: list[Figures]
    hand_pays: list[HandPay] = field(default_factory=list)
    held_before_cents: int = 0
    held_after_cents: int = 0


class _Reading:
    """The journals, as far as the day goes. What was before it is known from marks."""

    def __init__(self, folder: TableFolder, day: Day, count: Count) -> None:
        self._day = day
        self._count = count
        self._openings = Openings(folder, count, HouseDay(day.starts_ms, day.zone).begin_ms)
        self.as_of: dict[str, Head] = {}

    def terminal(self, source: Source, seat: _SeatDay) -> None:
        """A seat whose terminal was replaced has two journals, and is the sum of both."""
        opened = self._openings.of_terminal(source, self._day.begin_ms)
        state = opened.made.state
        seat.held_before_cents += players_cents(state) if opened.at else 0
        for record, fact in self._facts(opened):
            if isinstance(fact, f.Begun):
                continue
            with possible(source, record):
                before, state = state, terminal.apply(state, fact)
                added = figures_of(fact, before, state)
            if added is not None:
                seat.hours[self._day.hour_of(record.at_ms)] += added
                seat.shifts[self._day.shift_of(record.at_ms)] += added
                seat.hand_pays += _hand_pays(source.seat, record.at_ms, fact, added)
        opened.made.state = state
        self._openings.keep(opened, self._day.end_ms)
        seat.held_after_cents += players_cents(state)

    def table(self, source: Source) -> TableDay:
        opened = self._openings.of_table(self._day.begin_ms)
        opening = opened.made
        told = TableDay(
            seats=opening.seats,
            heads=opening.heads,
            withholding=opening.withholding,
            pit=opening.pit,
            jackpots_waiting_cents=opening.shares.waiting_cents,
        )
        collectors = (opening.rounds, opening.tickets, opening.cases, opening.staff)
        for row in rows_of(source, self._noted(opened, told), collectors):
            match row:
                case RoundRow():
                    _count_round(told, row, self._day)
                case TicketRow(status=status) if status in PAYABLE:
                    told.tickets.append(row)
                case CaseRow(closed_ms=None):
                    told.cases.append(row)
                case CaseRow(closed_ms=int(closed_ms)) if closed_ms in self._day:
                    told.cases_closed += 1
        return told

    def _noted(self, opened: Opened[TableOpening], told: TableDay) -> Iterator[Fact]:
        opening = opened.made
        for record, fact in self._facts(opened):
            with possible(opened.source, record):
                moved = opening.movements.told(fact)
            if moved is not None:
                told.told[moved.seat] = told.told.get(moved.seat, NOTHING) + moved.figures
            opening.note(fact)
            _note(told, record.at_ms, fact)
            _note_remedy(told, record.at_ms, fact)
            _note_jackpots(told, opening.shares, record.at_ms, fact)
            told.pit.note(record.at_ms, fact, self._day)
            told.tournaments.note(fact)
            yield record, fact
        # Before what is not over is told as it is now.
        self._openings.keep(opened, self._day.end_ms)

    def _facts(self, opened: Opened[Made]) -> Iterator[Fact]:
        source = opened.source
        if opened.at is not None:
            self.as_of[source.name] = opened.at
        facts = self._count.read(source, after=opened.seq, until_ms=self._day.end_ms)
        for record, fact in facts:
            self.as_of[source.name] = opened.at = record.head
            yield record, fact


def _hand_pays(seat: str, at_ms: int, fact: f.AnyFact, added: Figures) -> Iterator[HandPay]:
    if added.hand_pays:
        who = getattr(fact, "who", "")
        yield HandPay(at_ms=at_ms, seat=seat, cents=added.hand_paid_cents, who=who)


def _note(told: TableDay, at_ms: int, fact: f.AnyFact) -> None:
    match fact:
        case f.SeatWrittenOff():
            paid = HandPay(at_ms=at_ms, seat=fact.seat, cents=fact.cents, who=fact.who)
            told.written_off.append(paid)
        case f.TableOpened():
            if told.float_opened_cents is None:
                told.float_opened_cents = fact.float_cents
        case f.TableClosed():
            told.float_closed_cents = fact.float_cents
        case f.AnchorSigned():
            told.closings.append(fact.anchor)
        case f.NoSpinCalled():
            told.no_spins += 1
        case f.SlipTurnedDown():
            told.refused_slips += 1
        case f.SeatVoided():
            told.void_seats += 1


def _note_remedy(told: TableDay, at_ms: int, fact: f.AnyFact) -> None:
    match fact:
        case f.WagerAdjusted() | f.WagersForfeited() | f.SeatVoided():
            told.remedied.append(Remedied(at_ms=at_ms, fact=fact))
        case f.ResultConfirmed() if fact.sensor not in ("", fact.outcome):
            told.sensor_differences.append(fact)
        case f.CaseClosed():
            told.received_cents += fact.received_cents
            told.reclaimed_cents += fact.received_cents * (fact.case in told.withholding)


def _note_jackpots(told: TableDay, shares: Shares, at_ms: int, fact: f.AnyFact) -> None:
    for ended in shares.add(fact):
        if ended.how is PaidHow.REFUSED:
            told.jackpots_refused_cents += ended.hit.share_cents
    told.jackpots_waiting_cents = shares.waiting_cents
    match fact:
        case f.SupernovaHandPaid():
            told.jackpots_by_hand.append(
                JackpotPay(
                    at_ms=at_ms, seat=fact.seat, cents=fact.cents, who=fact.who, hit=fact.hit
                )
            )
        case f.SupernovaVoided():
            told.jackpot_voids += 1


def _count_round(told: TableDay, row: RoundRow, day: Day) -> None:
    """A round is opened on one day, and may be corrected on the next."""
    told.opened += row.at_ms in day
    ended = row.ended_ms is not None and row.ended_ms in day
    told.settled += ended and bool(row.results)
    if ended and row.void:
        told.voids.append(row)
    told.spread_voids += ended and bool(row.spread_void) and not row.void
    for before, result in pairwise(row.results):
        if result.at_ms in day:
            told.corrections.append(
                Correction(round=row.round, before=before.outcome, result=result)
            )
