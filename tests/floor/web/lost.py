"""A terminal whose journal is lost, and that is brought back by its own command."""

from pathlib import Path

from kiosk.cli import main
from kiosk.floor.database.store import PostgresStore
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record, genesis, link

START_MS = 1_800_000_000_000
CONFIG = """\
seat = "1"
rulebook = "rapid-single-zero"
journal = "terminal.db"
[network]
socket = "table.sock"
"""


class Lost:
    def __init__(self, folder: Path) -> None:
        self._config = folder / "terminal-1.toml"
        self._config.write_text(CONFIG)
        self._journal = folder / "terminal.db"
        written = [f.NoteCredited(cents=cents) for cents in (1000, 5000, 2000)]
        self.before: list[Record] = link(genesis("terminal-1"), entries(written, at_ms=START_MS))

    async def is_known_to(self, database: str) -> None:
        """The floor has all that it wrote, through its table."""
        store = PostgresStore(database, lambda: START_MS)
        await store.keep("Table 4", "terminal-1", self.before)
        await store.close()

    def restore(self, copy: Path) -> None:
        options = ["--config", str(self._config), "--restore-from-floor", str(copy)]
        assert main(["terminal", "--headless", *options]) == 0

    def facts(self) -> list[Record]:
        with JournalReader.read_only(self._journal) as journal:
            return [*journal.records()]
