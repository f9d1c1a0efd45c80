"""What an audit finds, and the totals it ends with."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk.audit.decisions import Decisions
from kiosk.audit.jackpot_draws import Draws
from kiosk.audit.places import EVER
from kiosk.audit.testimony import Testimony
from kiosk.game import facts as f
from kiosk.game.history import State
from kiosk.game.jackpot.values import HitTold
from kiosk.game.recall import RoundStory
from kiosk.game.receipts.state import ReceiptKey
from kiosk.game.round.state import TableRound
from kiosk.game.supernova.state import Share
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.rules.rulebook import RuleBook

if TYPE_CHECKING:
    from kiosk.audit.clocks import Clocks


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it must be. `seq` is 0 where it is about the whole file."""

    file: str
    seq: int
    what: str

    def __str__(self) -> str:
        return (
            f"{self.file}: fact {self.seq}: {self.what}"
            if self.seq
            else f"{self.file}: {self.what}"
        )


HASH_BYTES = 32


@dataclass(frozen=True, slots=True)
class TakenAway:
    """A machine that staff took away from its seat, and all that the table had with it."""

    seq: int
    """The fact that says so."""

    head: Head
    """The last that the table saw of its journal."""
    round: int
    """The last that it can have played."""


@dataclass(frozen=True, slots=True)
class Registered:
    """A slip as a receipt names it: where it stands in the table's journal, and since when."""

    seq: int
    hash: str
    at_ms: int


@dataclass(slots=True)
class AuditedReceipts:
    kept: dict[int, tuple[int, f.ReceiptKept]] = field(default_factory=dict)
    """Of a terminal, by round, with their place in its journal."""
    slips: dict[str, Registered] = field(default_factory=dict)
    """Of a table, by round and seat."""
    keys: dict[ReceiptKey, int] = field(default_factory=dict)
    """Of a table, and since which fact it signs with each."""
    revoked: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Of a table: the fact by which a key was revoked, and since when it may be somebody else's."""

    def remember(self, record: Record, fact: f.AnyFact) -> None:
        match fact:
            case f.ReceiptKept():
                self.kept[fact.round] = (record.seq, fact)
            case f.SlipTaken():
                self.slips[fact.once] = Registered(record.seq, record.hash.hex(), record.at_ms)
            case f.ReceiptKeyRevoked():
                self.revoked.setdefault(fact.public, (record.seq, fact.since_ms))
            case f.ReceiptKeyNamed():
                key = ReceiptKey(table=fact.table, public=fact.public, endorsement=fact.endorsement)
                self.keys.setdefault(key, record.seq)


@dataclass(slots=True, kw_only=True)
class Audited:
    """One journal, as far as it could be read."""

    path: Path
    journal: JournalReader | None = None
    """Who knows hashes and times that are not in memory."""
    machine: str = ""
    book: RuleBook | None = None
    begun: f.Begun | None = None
    facts: int = 0
    state: State | None = None
    decisions: Decisions | None = None
    draws: Draws | None = None
    """Of a jackpot controller."""
    jackpots: list[tuple[int, f.Fact]] = field(default_factory=list)
    """What a table and a jackpot controller have written down of one another, with their places."""
    hits_told: dict[str, HitTold] = field(default_factory=dict)
    """Of a jackpot controller: each hit as its table hears of it."""
    level_names: dict[tuple[int, int], str] = field(default_factory=dict)
    """Of a jackpot controller: what a level was called in each epoch."""
    shares: dict[tuple[str, str], Share] = field(default_factory=dict)
    """Of a table, by hit and seat: what became of each share that is paid or refused."""
    testimony: Testimony = field(default_factory=Testimony)
    chain: bytearray = field(default_factory=bytearray)
    """The hashes of its facts, one after the other."""
    chain_from: int = 0
    """The last fact whose hash and time are not in memory."""
    judged: int = 0
    """Up to here it was compared with others before."""
    due: int = EVER
    """And up to here it is now."""
    clocks: "Clocks | None" = None
    """Of a terminal that is compared piece by piece: what is known of its clock."""
    editions: list[tuple[int, int]] = field(default_factory=list)
    """Of its rule book: since which fact each, and how old it is (`rank`)."""
    out_of_its_edition: bool = False
    """Of that it was found once."""
    last_ms: int = 0
    """When the last fact was written."""
    closed_ms: int = 0
    """When wagering was closed last."""
    opened_ms: int = 0
    stopped_ms: int = 0
    day_closed: int = 0
    """Of a table: the closing that no anchor was signed for yet."""
    day_closed_ms: int = 0
    tickets_written: dict[str, int] = field(default_factory=dict)
    """Of a table, by number: the last fact about it."""
    clock_set: list[tuple[int, int]] = field(default_factory=list)
    """The facts by which staff of a table set its clock, and the times that they set it to."""
    findings: list[Finding] = field(default_factory=list)
    blinds: dict[str, int] = field(default_factory=dict)
    """What facts that name a ticket are blinded with, and which facts those are."""
    blinded_since: int = 0
    """The first of these. 0: there is none."""
    unblinded: list[int] = field(default_factory=list)
    """Facts that name a ticket, and are not, though others are or should be."""
    blinding_since: list[int] = field(default_factory=list)
    """The fact from which on it was kept by an edition that no version without blinds had."""
    keys: set[str] = field(default_factory=set)
    """Of all that can happen only once, as far as it has."""
    stories: dict[int, RoundStory] = field(default_factory=dict)
    """Rounds of a terminal."""
    opened: dict[int, int] = field(default_factory=dict)
    """And the facts by which they were opened there."""
    rounds: dict[int, TableRound] = field(default_factory=dict)
    """Rounds of a table, all of them, as they stand in the end."""
    payments: dict[str, tuple[str, str, int]] = field(default_factory=dict)
    """Credits and hand pays by staff, by key: what, which seat, how much."""
    paid: dict[str, int] = field(default_factory=dict)
    """And the facts that say so."""
    unpaid: set[str] = field(default_factory=set)
    """Those that came to nothing."""
    unanswered: set[str] = field(default_factory=set)
    """Those that a table has ordered and not heard of since."""
    recovered: dict[tuple[str, int], f.RoundRecovered] = field(default_factory=dict)
    """Of a table that lost facts, by seat and round: what a terminal told of it."""
    taken_away: dict[str, list["TakenAway"]] = field(default_factory=dict)
    """Of a table, by seat: the machines that stood there before the one that does now."""
    pictures: dict[int, str] = field(default_factory=dict)
    """Of the screen, by the fact that has their hash."""
    snapshots: dict[int, bytes] = field(default_factory=dict)
    """Those that are what the facts say, by their facts and with their digests."""
    films: dict[str, int] = field(default_factory=dict)
    """Of the wheel: the fact that has their hash."""
    receipts: AuditedReceipts = field(default_factory=AuditedReceipts)
    totals: Counter[str] = field(default_factory=Counter)
    """Of rounds that are not in memory any more: how many, and how they ended."""
    rings: Counter[int] = field(default_factory=Counter)
    """Of Spread-Bet, in such rounds."""
    closed_days: int = 0
    """Of a table: files of days that are over."""
    sealed_days: int = 0
    """Those of them whose head is signed."""
    first_kept: int = 0
    """The first round that the machine can still correct."""

    @property
    def file(self) -> str:
        return self.path.name

    @property
    def final(self) -> bool:
        """Nothing comes behind what is compared now."""
        return self.due == EVER

    def holds(self, head: Head) -> bool:
        """Whether a head known from elsewhere lies on its chain."""
        return len(head.hash) == HASH_BYTES and self.begins(head.seq, head.hash)

    def begins(self, seq: int, hashed: bytes) -> bool:
        """Whether the hash of a fact begins so."""
        start = (seq - self.chain_from - 1) * HASH_BYTES
        if 0 <= start < len(self.chain):
            return self.chain[start : start + len(hashed)] == hashed
        there = self._earlier_hash(seq) if 0 < seq <= self.chain_from else None
        return there is not None and there.startswith(hashed)

    def _earlier_hash(self, seq: int) -> bytes | None:
        if self.journal is not None:
            return self.journal.hash_at(seq)
        with suppress(JournalError), JournalReader.read_only(self.path) as journal:
            return journal.hash_at(seq)
        return None

    def written_ms(self, seq: int) -> int:
        """When a fact was written; 0: there is none."""
        written = self.testimony.written_ms
        if 0 < seq - self.chain_from <= len(written):
            return written[seq - self.chain_from - 1]
        return self.journal.at_ms(seq) if self.journal is not None and seq > 0 else 0

    def is_due(self, seq: int) -> bool:
        """Whether a fact is compared for the first time."""
        return self.judged < seq <= self.due

    def is_due_with(self, seq: int, other: "Audited", there: int) -> bool:
        """Whether two facts are, with one another."""
        now = seq <= self.due and there <= other.due
        return now and not (seq <= self.judged and there <= other.judged)

    def find(self, seq: int, what: str) -> None:
        self.findings.append(Finding(self.file, seq, what))
