"""A year of a table and its terminals, made quickly: honest journals that nobody has played.

Every fact is one that the machines would write, in their order, with the heads of the others that
they would have seen, and chained; so the journals fold, restore and are audited like played ones.
Nothing is decided: each round is like the last one. A player bets on red and black alike and never
loses; players change, and then one ticket is printed and another, of somebody before, is redeemed.
At the end of a day everybody leaves with a ticket, the table is closed and its anchor is signed.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from kiosk.clock import HOUR_MS
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import Anchor, anchored_heads, sign
from kiosk.game.history import begun
from kiosk.game.receipts.receipt import receipt_of
from kiosk.game.round.state import SentSlip
from kiosk.game.seats.facts import Came
from kiosk.game.staff.table import pin_hash
from kiosk.game.tickets.table import ARCHIVED_MAX, EXPIRED_KEPT_MS
from kiosk.game.times import DAY_MS
from kiosk.journal.facts import unique_key
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head, Record, chain, genesis
from kiosk.rules.rulebook import RuleBook
from kiosk.table.archivist import CLOSED_KEPT
from kiosk.table.tickets import MARK_DIGITS, mark_of

TABLE_FILE = "table.db"
TABLE_NAME = "made"
BEGIN_MS = 1_800_000_000_000 // DAY_MS * DAY_MS
_FIRST_ROUND_MS = 6 * HOUR_MS
"""When the house opens, by its day."""
_STAKE_CENTS = 500
_CREDIT_CENTS = 2 * _STAKE_CENTS
"""Of every player, and of every ticket."""
_STAKES = {"red": _STAKE_CENTS, "black": _STAKE_CENTS}
_PLACED = [f.SlipChanged(step=f.SlipStep.PLACE, stakes={wager: _STAKE_CENTS}) for wager in _STAKES]
_PERIOD_S = 30
_SPIN_MS = 10_000
_WHO = "sue"
_OUTCOMES = ("17", "20", "3", "36")
_FLUSH_FACTS = 100_000
_NUMBER_DIGITS = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class YearPlan:
    """What is made, as far as it is not all alike."""

    seats: int = 50
    days: int = 365
    rounds_a_day: int = 960
    ticket_every: int = 30
    """Rounds that a player stays: in each round one of so many seats changes hands."""
    lost_every: int = 20
    """One of so many tickets is never redeemed; the next player comes with a note."""
    ticket_days: int = 30
    closed_kept: int = CLOSED_KEPT
    """Of the tickets that are paid; the others leave the table's state."""
    facts: int = 0
    """No round is begun once the table's journal has so many. 0: all days are made."""
    terminals: bool = True
    """Their journals too. Without them the table's is made alone: it has seen heads that nobody
    can check."""
    begin_ms: int = BEGIN_MS
    """The midnight before the first day."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class MadeYear:
    table: Path
    terminals: tuple[Path, ...]
    table_facts: int
    facts: int
    """Of all journals together."""
    days: int
    tickets: int
    end_ms: int


class _Chain:
    """A journal in the making. `say` gives the head that others then see."""

    def __init__(self, path: Path | None, machine: str) -> None:
        self.path = path
        self._head = genesis(machine).hash
        self.seq = 0
        self._rows: list[Record] = []
        if path is not None:
            Journal.open(path, machine=machine).close()
            self._db = sqlite3.connect(path, isolation_level=None)
            self._db.execute("PRAGMA synchronous = OFF")

    @property
    def head(self) -> tuple[int, str]:
        return self.seq, self._head.hex()

    @property
    def last(self) -> Head:
        return Head(self.seq, self._head)

    def say(self, at_ms: int, *facts: f.Fact) -> None:
        for fact in facts:
            self.seq += 1
            kind = f.kind_of_fact(fact)
            row = Record(
                self.seq, at_ms, kind, unique_key(kind, fact.once), f.encode(fact), self._head
            )
            self._head = chain(self._head, self.seq, row)
            self._rows.append(row._replace(hash=self._head))
        if len(self._rows) >= _FLUSH_FACTS:
            self.flush()

    def flush(self) -> None:
        if self._rows:
            self._db.execute("BEGIN")
            self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?)", self._rows)
            self._db.execute("COMMIT")
            self._rows.clear()

    def close(self) -> None:
        if self.path is not None:
            self.flush()
            self._db.close()


class _NoChain(_Chain):
    """Of a terminal whose journal is not wanted: only its length is known."""

    def __init__(self, machine: str) -> None:
        super().__init__(None, machine)

    @property
    def head(self) -> tuple[int, str]:
        return self.seq, sha256(self._head + self.seq.to_bytes(8)).hexdigest()

    @property
    def last(self) -> Head:
        seq, hashed = self.head
        return Head(seq, bytes.fromhex(hashed))

    def say(self, at_ms: int, *facts: f.Fact) -> None:
        self.seq += len(facts)


@dataclass(slots=True)
class _Player:
    seat: str
    journal: _Chain
    accounts: int = 0
    notes: int = 0
    sitting: bool = False
    seen_seq: int = 0
    """Of its journal, by the table."""


@dataclass(slots=True)
class _House:
    book: RuleBook
    plan: YearPlan
    table: _Chain
    players: list[_Player]
    key: Ed25519PrivateKey
    public: str
    random: Random
    now_ms: int
    round: int = 0
    orders: int = 0
    tickets: int = 0
    next_change: int = 0
    waiting: deque[str] = field(default_factory=deque)
    """Tickets that somebody has in his pocket and will bring back."""
    lost: deque[tuple[int, str]] = field(default_factory=deque)
    """Those that nobody will, and when they can leave the table's state."""
    closed: deque[str] = field(default_factory=deque)
    """Those that are paid and have not left it."""
    last: dict[str, str] = field(default_factory=dict)
    """By seat. It stays."""

    # ---- Saying it ----------------------------------------------------------------------------

    def at_table(self, *facts: f.Fact) -> None:
        self.now_ms += 1
        self.table.say(self.now_ms, *facts)

    def upon(self, player: _Player, *facts: f.Fact) -> None:
        """What the table writes down upon a terminal's word, behind its head."""
        seq, hashed = player.journal.head
        news = seq > player.seen_seq
        seen = f.HeadSeen(seat=player.seat, seq=seq, hash=hashed, came=Came.HERE)
        self.at_table(*([seen] if news else ()), *facts)
        player.seen_seq = seq

    def at_terminal(self, player: _Player, *facts: f.Fact) -> None:
        """What a terminal writes down upon the table's word."""
        seq, hashed = self.table.head
        self.now_ms += 1
        seen = f.TableHeadSeen(seq=seq, hash=hashed, came=Came.HERE)
        player.journal.say(self.now_ms, seen, *facts)

    def by_itself(self, player: _Player, *facts: f.Fact) -> None:
        self.now_ms += 1
        player.journal.say(self.now_ms, *facts)

    def ordered(self, order: str, asked: str, fact: f.Fact) -> None:
        self.orders += 1
        key = f"order {self.orders} {self.random.getrandbits(32):08x}"
        said = f'{{"order":"{order}"{asked}}}'
        told = f.StaffOrdered(key=key, who=_WHO, why="it was time", order=order, asked=said)
        self.at_table(told, fact)

    def key_of(self) -> str:
        return f"{self.random.getrandbits(64):016x}"

    def blind(self) -> str:
        return f"{self.random.getrandbits(128):032x}"

    # ---- The first day ------------------------------------------------------------------------

    def begin(self) -> None:
        rules = f.StaffRules(
            dealer_cents=100_000,
            supervisor_cents=1_000_000,
            hand_pay_cents=100_000,
            most_cents=100_000_000,
            change_wait_ms=DAY_MS,
        )
        notes = (500, 1000, 2000, 5000, 10000, 20000, 50000, 100000)
        self.at_table(begun(self.book, f.Role.TABLE))
        self.at_table(f.PaperLimitsSet(ticket_limit_cents=1_000_000, notes_cents=notes))
        self.at_table(f.StaffRulesSet(rules=rules))
        self.at_table(f.ReceiptKeyNamed(table=TABLE_NAME, public=self.public))
        for player in self.players:
            self.by_itself(player, begun(self.book, f.Role.TERMINAL, player.seat))
            self.by_itself(player, f.ReadingSet(reading=1))
            self.by_itself(player, f.CreditLimitSet(cents=200_000))
            self.at_table(f.SeatJoined(seat=player.seat))
            seq, hashed = player.journal.head
            table_seq, table_hashed = self.table.head
            self.by_itself(player, f.TableHeadSeen(seq=table_seq, hash=table_hashed))
            self.at_table(f.HeadSeen(seat=player.seat, seq=seq, hash=hashed))
            self.at_table(f.SeatFundsTold(seat=player.seat, cents=0))
        self.orders += 1
        salt = self.key_of()
        enrolled = f.StaffEnrolled(
            name=_WHO,
            role=f.StaffRole.SUPERVISOR,
            salt=salt,
            pin_hash=pin_hash("271828", salt),
            by=_WHO,
        )
        asked = f'{{"name":"{_WHO}","role":"supervisor"}}'
        told = f.StaffOrdered(
            key=f"order 1 {self.key_of()[:8]}", who=_WHO, order="enrol_staff", asked=asked
        )
        self.at_table(told, enrolled)

    # ---- A day --------------------------------------------------------------------------------

    def day(self, number: int) -> None:
        self.now_ms = max(self.now_ms, self.plan.begin_ms + number * DAY_MS + _FIRST_ROUND_MS)
        self.at_table(f.DayBegun(begin_ms=self.plan.begin_ms + number * DAY_MS + _FIRST_ROUND_MS))
        opened = f.TableOpened(float_cents=1_000_000, who=_WHO)
        self.ordered("open_table", ',"float_cents":1000000', opened)
        for player in self.players:
            self.arrives(player)
        for _ in range(self.plan.rounds_a_day):
            if self.full:
                break
            self.play_round()
        for player in self.players:
            self.leaves(player)
        closed = f.TableClosed(float_cents=1_000_000, who=_WHO)
        self.ordered("close_table", ',"float_cents":1000000', closed)
        heads = [(player.seat, player.journal.last) for player in self.players]
        anchored = anchored_heads([("", self.table.last), *heads])
        # All have left, and the table has seen every journal to its end.
        anchor = Anchor(TABLE_NAME, f"day {number + 1} of those that were made", anchored)
        self.at_table(f.AnchorSigned(anchor=sign(anchor, self.key)))

    @property
    def full(self) -> bool:
        return bool(self.plan.facts) and self.table.seq >= self.plan.facts

    # ---- Players ------------------------------------------------------------------------------

    def arrives(self, player: _Player) -> None:
        player.accounts += 1
        player.sitting = False
        opened = f.AccountOpened(account=player.accounts)
        if self.waiting:
            self._redeems(player, self.waiting.popleft(), opened)
        else:
            self._pays_in(player, opened)

    def _redeems(self, player: _Player, number: str, opened: f.Fact) -> None:
        self.upon(player, f.TicketHeld(number=number, seat=player.seat, blind=self.blind()))
        entered = f.TicketEntered(key=number, cents=_CREDIT_CENTS, blind=self.blind())
        self.at_terminal(player, entered)
        redeemed = f.TicketRedeemed(key=number, cents=_CREDIT_CENTS, blind=self.blind())
        self.by_itself(player, opened, redeemed)
        self.upon(
            player,
            f.SeatPlaying(seat=player.seat, playing=True),
            f.TicketPaid(number=number, seat=player.seat, blind=self.blind()),
        )
        self.closed.append(number)
        self.by_itself(player, f.StackingAcknowledged(key=number, blind=self.blind()))

    def _pays_in(self, player: _Player, opened: f.Fact) -> None:
        key, cents = self.key_of(), _CREDIT_CENTS
        player.notes += 1
        counted = player.notes - 1
        self.by_itself(player, f.NoteEntered(key=key, cents=cents, counted=counted))
        stacked = f.NoteStacked(key=key, cents=cents)
        self.by_itself(player, opened, stacked, f.NoteCredited(key=key, cents=cents))
        notes = {cents: player.notes}
        self.upon(
            player,
            f.SeatNotesTold(seat=player.seat, notes=notes, at_ms=self.now_ms + 1),
            f.SeatPlaying(seat=player.seat, playing=True),
        )
        self.by_itself(player, f.StackingAcknowledged(key=key))

    def leaves(self, player: _Player) -> None:
        drawn = self.random.randrange(10 ** (_NUMBER_DIGITS - MARK_DIGITS))
        number = f"{mark_of(TABLE_NAME)}{drawn:0{_NUMBER_DIGITS - MARK_DIGITS}}"
        self.upon(
            player,
            f.TicketReserved(
                key=self.key_of(),
                number=number,
                seat=player.seat,
                cents=_CREDIT_CENTS,
                expires_ms=self.now_ms + 1 + self.plan.ticket_days * DAY_MS,
                blind=self.blind(),
            ),
        )
        asked = f.TicketAsked(key=number, cents=_CREDIT_CENTS, blind=self.blind())
        self.at_terminal(player, asked)
        printed = f.TicketPrinted(key=number, blind=self.blind())
        self.by_itself(player, printed, f.AccountClosed())
        self.upon(
            player,
            f.SeatPlaying(seat=player.seat, playing=False),
            f.TicketIssued(number=number, blind=self.blind()),
        )
        self.tickets += 1
        self.last[player.seat] = number
        if self.tickets % self.plan.lost_every:
            self.waiting.append(number)
        else:
            lasts_ms = self.plan.ticket_days * DAY_MS + EXPIRED_KEPT_MS
            self.lost.append((self.now_ms + lasts_ms, number))

    def archives(self) -> None:
        over: list[str] = []
        while self.lost and self.lost[0][0] <= self.now_ms and len(over) < ARCHIVED_MAX:
            over.append(self.lost.popleft()[1])
        if len(self.closed) >= self.plan.closed_kept + ARCHIVED_MAX:
            over += [self.closed.popleft() for _ in range(ARCHIVED_MAX - len(over))]
        staying = {*self.last.values()} & {*over}
        self.closed += staying
        leaving = tuple(number for number in over if number not in staying)
        if leaving:
            told = f.TicketsArchived(numbers=leaving, at_ms=self.now_ms + 1, blind=self.blind())
            self.at_table(told)

    # ---- A round ------------------------------------------------------------------------------

    def play_round(self) -> None:
        self.round += 1
        number, outcome = self.round, _OUTCOMES[self.round % len(_OUTCOMES)]
        self.now_ms += 1
        opened = f.RoundOpened(round=number, period_s=_PERIOD_S, opened_ms=self.now_ms + 1)
        self.ordered("open_round", f',"period_s":{_PERIOD_S}', opened)
        wagering = f.WageringOpened(round=number, period_s=_PERIOD_S)
        for player in self.players:
            sits = () if player.sitting else (f.SittingBegun(at_ms=self.now_ms + 1),)
            player.sitting = True
            self.at_terminal(player, *sits, wagering)
            self.by_itself(player, *_PLACED)
        self.now_ms += _PERIOD_S * 1000
        self.at_table(f.RoundClosed(round=number, by="clock"))
        registered = f.SlipRegistered(round=number)
        for player in self.players:
            self._hands_in(player, number, registered)
        self.at_table(f.GraceEnded(round=number))
        self.now_ms += _SPIN_MS
        confirmed = f.ResultConfirmed(round=number, outcome=outcome, who=_WHO)
        self.ordered("confirm_result", f',"outcome":"{outcome}"', confirmed)
        settled = f.RoundSettled(
            round=number,
            settlement=1,
            outcome=outcome,
            winnings_cents=_STAKE_CENTS,
            returned_cents=_STAKE_CENTS,
            spent_cents=_STAKE_CENTS,
        )
        for player in self.players:
            self._settles(player, settled)
        for player in self.players[number % self.plan.ticket_every :: self.plan.ticket_every]:
            self.leaves(player)
            self.arrives(player)
        self.archives()

    def _hands_in(self, player: _Player, number: int, registered: f.Fact) -> None:
        key = self.key_of()
        ended = f.WageringEnded(key=key, round=number, stakes=_STAKES, vouchers={})
        self.at_terminal(player, ended)
        head = player.journal.head
        taken = f.SlipTaken(key=key, round=number, seat=player.seat, stakes=_STAKES, head=head)
        self.at_table(taken)
        player.seen_seq = head[0]
        kept = (self.receipt(player.seat, taken),) if self.plan.terminals else ()
        self.at_terminal(player, registered, *kept)

    def _settles(self, player: _Player, settled: f.RoundSettled) -> None:
        self.at_terminal(player, settled)
        head = player.journal.head
        reported = f.SettlementReported(
            round=settled.round,
            seat=player.seat,
            settlement=1,
            credited_cents=2 * _STAKE_CENTS,
            expected_cents=2 * _STAKE_CENTS,
            head=head,
        )
        self.at_table(reported)
        player.seen_seq = head[0]

    def receipt(self, seat: str, taken: f.SlipTaken) -> f.ReceiptKept:
        """For the slip that the table wrote down last."""
        seq, hashed = self.table.head
        unsigned = f.ReceiptKept(
            round=taken.round,
            at_ms=self.now_ms,
            head_seq=seq,
            head_hash=hashed,
            table=TABLE_NAME,
            public=self.public,
            signature="",
        )
        slip = SentSlip(taken.round, taken.key, taken.stakes, {}, {})
        signature = self.key.sign(receipt_of(unsigned, seat, slip).signed)
        return replace(unsigned, signature=signature.hex())


def make_year(
    folder: Path,
    book: RuleBook,
    plan: YearPlan,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> MadeYear:
    """Journals of a table and its terminals, in an empty folder; `progress` hears of days."""
    random = Random(plan.seed)
    seats = [str(number) for number in range(1, plan.seats + 1)]
    with ExitStack() as opened:

        def made(name: str) -> _Chain:
            wanted = plan.terminals or name == TABLE_FILE
            machine = name.removesuffix(".db")
            journal = _Chain(folder / name, machine) if wanted else _NoChain(machine)
            return opened.enter_context(closing(journal))

        players = [_Player(seat, made(f"terminal-{seat}.db")) for seat in seats]
        key = Ed25519PrivateKey.from_private_bytes(random.randbytes(32))
        public = key.public_key().public_bytes_raw().hex()
        table = made(TABLE_FILE)
        house = _House(book, plan, table, players, key, public, random, plan.begin_ms)
        house.begin()
        days = 0
        while days < plan.days and not house.full:
            house.day(days)
            days += 1
            progress(house.table.seq if plan.facts else days, plan.facts or plan.days)
        journals = [player.journal for player in players if player.journal.path]
        return MadeYear(
            folder / TABLE_FILE,
            tuple(journal.path for journal in journals if journal.path),
            house.table.seq,
            house.table.seq + sum(journal.seq for journal in journals),
            days,
            house.tickets,
            house.now_ms,
        )
