"""Out of a table's journal: winners of a session, as a file for another table, and prizes."""

from collections.abc import Iterator
from pathlib import Path

from kiosk import resources
from kiosk.config import TableConfig
from kiosk.game import facts as f
from kiosk.game.history import apply, first_state
from kiosk.game.table.state import Table
from kiosk.game.tournament.results import FILE_BYTES_MAX, read_results, results_of, signed, written
from kiosk.game.tournament.state import TournamentAtTable
from kiosk.game.tournament.values import SessionResults
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record
from kiosk.rules.money import money_text
from kiosk.rules.tournament.placing import place_of
from kiosk.table.process import own_receipt_key, receipt_folder
from kiosk.table.receipt_key import PRIVATE


class ResultsError(Exception):
    """There is nothing to write or to read. Says why."""


def export_results(config: TableConfig, folder: Path, session: int | None) -> bytes:
    """Of the last session whose winners have advanced, or of this one. The journal is only read:
    the table may be at work. Raises `ResultsError`, `JournalError` and `CredentialsError`."""
    results = _found(folder / config.journal, config.name, session)
    if not (receipt_folder(folder, config) / PRIVATE).exists():
        raise ResultsError(f"{receipt_folder(folder, config)} has no {PRIVATE} to sign them with")
    key = own_receipt_key(folder, config)
    return written(signed(results, key.public, key.sign))


def _ended_sessions(journal: Path) -> Iterator[tuple[Record, f.Fact, TournamentAtTable]]:
    """Every fact by which a session ended, and the tournament as it was then."""
    with JournalReader.read_only(journal) as log:
        begun = begun_of(log)
        if begun.role is not f.Role.TABLE:
            raise ResultsError(f"{journal} is no journal of a table")
        book = resources.rulebook_edition(begun.rulebook, begun.digest)
        state = first_state(book, begun)
        for record, fact in read_facts(log, after=1):
            state = apply(state, fact)
            if isinstance(fact, f.WinnersAdvanced | f.PrizesAwarded):
                assert isinstance(state, Table)
                yield record, fact, state.tournament


def prizes_text(config: TableConfig, folder: Path) -> str:
    """As they were awarded in the last final. Raises `ResultsError` and `JournalError`."""
    found = None
    for _, fact, there in _ended_sessions(folder / config.journal):
        if isinstance(fact, f.PrizesAwarded):
            found = fact, there
    if found is None:
        raise ResultsError(f"{folder / config.journal}: no prizes of a tournament were awarded")
    awarded, there = found
    assert there.terms is not None
    lines = [f"{there.terms.title}, terms {there.digest[:16]}"]
    for name, place in place_of(awarded.placing).items():
        prize = money_text(awarded.prizes[name]) if name in awarded.prizes else "-"
        lines.append(f"{place:>3}  {name}  {prize:>14}  {there.entrants[name].name}")
    return "\n".join(lines)


def _found(journal: Path, table: str, session: int | None) -> SessionResults:
    found: SessionResults | None = None
    for record, fact, there in _ended_sessions(journal):
        if isinstance(fact, f.WinnersAdvanced) and session in (None, fact.session):
            found = results_of(
                there,
                there.sessions[-1],
                table=table,
                at_ms=record.at_ms,
                head=(record.seq, record.hash.hex()),
            )
    if found is None:
        which = "no session" if session is None else f"no session {session}"
        raise ResultsError(f"{journal}: {which} of a tournament has winners that advanced")
    return found


def read_results_file(path: Path) -> SessionResults:
    """As they were signed. Raises `ResultsError`."""
    try:
        with path.open("rb") as file:
            said = file.read(FILE_BYTES_MAX + 1)
    except OSError as error:
        raise ResultsError(f"cannot read {path}: {error.strerror}") from None
    try:
        return read_results(said)
    except ValueError as error:
        raise ResultsError(f"{path}: {error}") from None


def results_text(results: SessionResults) -> str:
    winners = ", ".join(f"{one.entrant} {one.name} ({one.points})" for one in results.winners)
    return "\n".join(
        (
            f"tournament {results.tournament}, terms {results.digest[:16]}",
            f"heat {results.heat}, session {results.session} at {results.table}: {winners}",
            f"by fact {results.seq} of its journal, {results.hash[:16]}",
            f"signed by the receipt key {results.signer}",
        )
    )
