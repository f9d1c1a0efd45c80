"""The terminals of a folder whose past can be seen."""

from pathlib import Path

from msgspec import Struct

from kiosk import resources
from kiosk.config import Config, ConfigError, Screen, TableConfig, TerminalConfig, read_config
from kiosk.game.facts import Role
from kiosk.journal.errors import UnusableError
from kiosk.journal.facts import begun_of
from kiosk.journal.reader import JournalReader
from kiosk.records.followed_journal import FollowedJournal
from kiosk.records.past import Past
from kiosk.records.words import in_order
from kiosk.ui.money import Currency
from kiosk.ui.terminal.desk import Look


class Terminals(Struct, frozen=True):
    """The journals of terminals, by their seats."""

    folder: Path
    journals: dict[str, Path]

    def open(self, seat: str) -> Past:
        if seat not in self.journals:
            known = ", ".join(self.journals)
            raise UnusableError(self.folder, f"there is no terminal of seat {seat!r}, but {known}")
        followed = FollowedJournal(self.journals[seat])
        try:
            begun = followed.begun
            book = resources.rulebook_edition(begun.rulebook, begun.digest)
            return Past(followed, book)
        except resources.UnknownRuleBookError as error:
            followed.close()
            raise UnusableError(self.journals[seat], str(error)) from None
        except BaseException:
            followed.close()
            raise

    def look(self, seat: str) -> Look:
        """As its own file says, if that is beside the journal; else as terminals are made."""
        config = _read(self.folder / f"terminal-{seat}.toml", TerminalConfig)
        screen = config.screen if config is not None else Screen()
        return Look(
            currency=Currency(screen.currency),
            chips_cents=screen.chips_cents,
            seat=seat,
            language=config.language if config is not None else "en",
        )

    @property
    def table(self) -> str:
        """Its name, if its file is beside the journals."""
        config = _read(self.folder / "table.toml", TableConfig)
        return config.name if config is not None else ""


def find_terminals(path: Path) -> Terminals:
    """In a folder, or the one whose journal this is. Raises `JournalError`."""
    if path.is_dir():
        files = sorted(path.glob("*.db"))
        folder = path
    elif path.exists():
        files, folder = [path], path.parent
    else:
        raise UnusableError(path, "there is no such folder")
    # Of a terminal whose memory was cleared the last one counts, which sorts behind those that were
    # put away. Each of these can be asked for by itself.
    journals = {seat: file for file in files if (seat := _seat(file)) is not None}
    if not journals:
        raise UnusableError(path, "there is no journal of a terminal")
    return Terminals(folder, dict(sorted(journals.items(), key=lambda named: in_order(named[0]))))


def _seat(path: Path) -> str | None:
    """None: it is the journal of a table."""
    with JournalReader.read_only(path) as journal:
        begun = begun_of(journal)
    return begun.seat if begun.role is Role.TERMINAL else None


def _read(path: Path, kind: type[Config]) -> Config | None:
    try:
        return read_config(path, kind)
    except ConfigError:
        return None
