"""What an audit finds, and the totals it ends with."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.history import State
from kiosk.game.recall import RoundStory
from kiosk.game.table.state import TableRound
from kiosk.journal.record import Head
from kiosk.rules.rulebook import RuleBook


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


@dataclass(frozen=True, slots=True)
class TakenAway:
    """A machine that staff took away from its seat, and all that the table had with it."""

    head: Head
    """The last that the table saw of its journal."""
    round: int
    """The last that it can have played."""
    payments: frozenset[str]


@dataclass(slots=True, kw_only=True)
class Audited:
    """One journal, as far as it could be read."""

    path: Path
    holds: Callable[[Head], bool]
    """Whether a head known from elsewhere lies on its chain."""
    machine: str = ""
    book: RuleBook | None = None
    begun: f.Begun | None = None
    facts: int = 0
    state: State | None = None
    findings: list[Finding] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    """Of all that can happen only once, as far as it has."""
    stories: dict[int, RoundStory] = field(default_factory=dict)
    """Rounds of a terminal."""
    rounds: dict[int, TableRound] = field(default_factory=dict)
    """Rounds of a table, all of them, as they stand in the end."""
    payments: dict[str, tuple[str, str, int]] = field(default_factory=dict)
    """Credits and hand pays by staff, by key: what, which seat, how much."""
    unanswered: set[str] = field(default_factory=set)
    """Those that a table has ordered and not heard of since."""
    taken_away: dict[str, list["TakenAway"]] = field(default_factory=dict)
    """Of a table, by seat: the machines that stood there before the one that does now."""
    pictures: dict[int, str] = field(default_factory=dict)
    """Of the screen, by the fact that has their hash."""

    @property
    def file(self) -> str:
        return self.path.name

    def find(self, seq: int, what: str) -> None:
        self.findings.append(Finding(self.file, seq, what))
