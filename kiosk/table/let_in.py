"""Staff who cannot come in any more, let in on the table's own machine while the table is stopped;
and a key of the table's that somebody else may have, revoked there.

Whoever can start the table can do this: it stands in the journal with who did it and why, and a new
PIN is made as late and as openly as one that two supervisors ask for.
"""

import os
import pwd
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from kiosk.config import ConfigError, TableConfig
from kiosk.game.facts import Fact, StaffOrdered
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.staff.table import authorise, pin_hash
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply, decide
from kiosk.game.table.state import Table
from kiosk.journal.facts import entries, restore
from kiosk.journal.journal import Journal
from kiosk.link.authority import write
from kiosk.link.revoked_receipts import REVOKED, revoked_list
from kiosk.rules.rulebook import RuleBook
from kiosk.table.edition import renewal
from kiosk.table.process import MACHINE, receipt_folder, settings_of


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

    def revoke_receipts(self, people: Sequence[tuple[str, str]], since_ms: int, why: str) -> Path:
        """The key that signs receipts, by two people with their PINs. A new one is made at the next
        start. Returns the list of all that were revoked, for whoever checks receipts elsewhere."""
        (who, _), (second, _) = people
        with self._open() as journal:
            table = restore(journal, self.book)
            assert isinstance(table, Table)
            for name, pin in people:
                person = table.staff.get(name)
                known = person is not None and pin_hash(pin, person.salt) == person.pin_hash
                require(known, Reason.WRONG_PIN)
            now_ms = max(time.time_ns() // 1_000_000, _last_ms(journal))
            given = Given(who, now_ms, f"revoked {secrets.token_hex(8)}", second)
            command = c.RevokeReceiptKey(table.receipt_key.public, since_ms)
            table, begins = self._begin(journal, table, given)
            authorise(table, command, given)
            facts = decide(self.book, table, command, given)
            order = StaffOrdered(
                key=given.key,
                who=who,
                second=second,
                why=why,
                order=str(command.__struct_config__.tag),
                asked=msgspec.json.encode(command).decode(),
            )
            journal.append(entries((*begins, order, *facts), at_ms=now_ms))
            revoked = {**table.revoked_keys, command.public: since_ms}
        path = receipt_folder(self.folder, self.config) / REVOKED
        write(path, revoked_list(revoked))
        return path

    def _begin(self, journal: Journal, table: Table, given: Given) -> tuple[Table, list[Fact]]:
        """What a start says of edition and rules, before anything is decided by them."""
        rules = c.SetStaffRules(settings_of(self.config, self.folder).staff_rules)
        written: list[Fact] = []
        for asked in (*renewal(self.book, table, journal), rules):
            for fact in decide(self.book, table, asked, given):
                table = apply(table, fact)
                written.append(fact)
        return table, written

    def _open(self) -> Journal:
        path = self.folder / self.config.journal
        if not path.is_file():
            raise ConfigError(f"{path}: there is no journal, so nobody works at this table yet")
        return Journal.open(path, machine=MACHINE)

    def _write(self, command: c.Command) -> Table:
        with self._open() as journal:
            table = restore(journal, self.book)
            assert isinstance(table, Table)
            now_ms = max(time.time_ns() // 1_000_000, _last_ms(journal))
            given = Given(f"machine {_user()}", now_ms, secrets.token_hex(16))
            table, begins = self._begin(journal, table, given)
            facts = decide(self.book, table, command, given)
            for fact in facts:
                table = apply(table, fact)
            journal.append(entries((*begins, *facts), at_ms=now_ms))
            return table


def _last_ms(journal: Journal) -> int:
    return max(record.at_ms for record in journal.records(journal.head.seq - 1))


def _user() -> str:
    """Of this machine, who asks."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name[:32]
    except KeyError:
        return str(os.getuid())
