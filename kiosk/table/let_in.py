"""Staff who cannot come in any more, let in on the table's own machine while the table is stopped.

Whoever can start the table can do this: it stands in the journal with who did it and why, and a new
PIN is made as late and as openly as one that two supervisors ask for.
"""

import os
import pwd
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from kiosk.config import ConfigError, TableConfig
from kiosk.game.facts import Fact
from kiosk.game.given import Given
from kiosk.game.staff.table import pin_hash
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply, decide
from kiosk.game.table.state import Table
from kiosk.journal.facts import entries, restore
from kiosk.journal.journal import Journal
from kiosk.rules.rulebook import RuleBook
from kiosk.table.process import MACHINE, settings_of


@dataclass(frozen=True, slots=True)
class StoppedTable:
    """Each raises `Refused`, `JournalError` or `ConfigError`."""

    config: TableConfig
    book: RuleBook
    folder: Path

    def let_in(self, name: str, why: str) -> None:
        """Wrong PINs are forgotten."""
        self._write(c.LetStaffIn(name, why))

    def give_pin(self, name: str, pin: str, why: str) -> int:
        """When it counts, in milliseconds since 1970; 0: at once."""
        salt = secrets.token_hex(16)
        table = self._write(c.GivePin(name, salt, pin_hash(pin, salt), why))
        pending = [asked.due_ms for asked in table.conduct.changes.values() if asked.name == name]
        return pending[0] if pending else 0

    def _write(self, command: c.Command) -> Table:
        path = self.folder / self.config.journal
        if not path.is_file():
            raise ConfigError(f"{path}: there is no journal, so nobody works at this table yet")
        with Journal.open(path, machine=MACHINE) as journal:
            table = restore(journal, self.book)
            assert isinstance(table, Table)
            now_ms = max(time.time_ns() // 1_000_000, _last_ms(journal))
            given = Given(f"machine {_user()}", now_ms, secrets.token_hex(16))
            written: list[Fact] = []
            for asked in (
                c.SetStaffRules(settings_of(self.config, self.folder).staff_rules),
                command,
            ):
                for fact in decide(self.book, table, asked, given):
                    table = apply(table, fact)
                    written.append(fact)
            journal.append(entries(written, at_ms=now_ms))
            return table


def _last_ms(journal: Journal) -> int:
    return max(record.at_ms for record in journal.records(journal.head.seq - 1))


def _user() -> str:
    """Of this machine, who asks."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name[:32]
    except KeyError:
        return str(os.getuid())
