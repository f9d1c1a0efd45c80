"""A key of receipts that somebody else may have: revoked by two people, and honoured by all."""

import time
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.audit.audit import audit_file
from kiosk.cli import main
from kiosk.config import TableConfig, read_config
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.staff.table import pin_hash
from kiosk.journal.facts import begin, entries, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.reader import JournalReader
from kiosk.link.revoked_receipts import revoked_list
from kiosk.safe import SafeMemory
from kiosk.table.process import MACHINE, own_receipt_key, settings_of, sources
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.service import TableService
from tests.commands.test_receipt import text_of, told
from tests.conftest import BOOKS
from tests.test_config import TABLE

SALT, PINS = "00" * 16, {"sue": "314159", "sam": "271828"}


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Of a table that has a key, and two supervisors who have chosen their PINs."""
    file = tmp_path / "table.toml"
    file.write_text(TABLE)
    at_ms = time.time_ns() // 1_000_000
    role, public = f.StaffRole.SUPERVISOR, TableReceiptKey.in_folder(tmp_path).public.hex()
    staff: list[f.Fact] = [f.ReceiptKeyNamed(table="Table 7", public=public)]
    for name, pin in PINS.items():
        hashed = pin_hash(pin, SALT)
        staff += [
            f.StaffEnrolled(name=name, role=role, salt=SALT, pin_hash="made", by="sue"),
            f.PinChanged(name=name, salt=SALT, pin_hash=hashed),
        ]
    with Journal.open(tmp_path / "table.db", machine=MACHINE) as journal:
        book = resources.rulebook(read_config(file, TableConfig).rulebook)
        begin(journal, begun(book, f.Role.TABLE), at_ms=at_ms)
        journal.append(entries(staff, at_ms=at_ms))
    return file


def revoke(config: Path, *words: str) -> int:
    return main(["table", "--config", str(config), "--revoke-receipts", *words])


def facts(config: Path) -> list[f.AnyFact]:
    with JournalReader.read_only(config.parent / "table.db") as journal:
        return [fact for _, fact in read_facts(journal)]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    pins = dict(PINS)
    monkeypatch.setattr("getpass.getpass", lambda asked: pins[asked[7:-2]])
    return pins


def test_two_people_revoke_it_and_receipts_of_before_are_good(
    config: Path, typed: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, since = config.parent, "2026-01-01T00:00"
    receipt = text_of(TableReceiptKey.in_folder(folder))
    trust = ["--trust", str(folder / "receipt.pub")]
    assert told(capsys, receipt, *trust)[0] == 0
    assert revoke(config, "sue", "sam", "--since", since, "--why", "it was stolen") == 0
    (order,) = [fact for fact in facts(config) if isinstance(fact, f.StaffOrdered)]
    (revoked,) = [fact for fact in facts(config) if isinstance(fact, f.ReceiptKeyRevoked)]
    assert (order.who, order.second, order.why) == ("sue", "sam", "it was stolen")
    assert (revoked.who, revoked.second) == ("sue", "sam")
    found = [finding.what for finding in audit_file(folder / "table.db", BOOKS).findings]
    unordered = ("staff_enrolled: nobody", "pin_changed: nobody")  # as this journal was made
    assert [what for what in found if not what.startswith(unordered)] == []
    (folder / "receipt.revoked").write_bytes(revoked_list({revoked.public: 4_000_000_000_000}))
    status, said = told(capsys, receipt, *trust)
    assert status == 0 and "the receipt is good" in said  # it was stolen long after
    assert revoke(config, "sue", "sam", "--why", "again") == 2
    assert "This key was revoked" in capsys.readouterr().err


def test_what_a_revoked_key_has_signed_since_is_not_good_by_itself(
    config: Path, typed: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = config.parent
    receipt = text_of(TableReceiptKey.in_folder(folder))
    assert revoke(config, "sue", "sam", "--since", "1970-01-01T00:00", "--why", "stolen") == 0
    for words in (["--trust", str(folder / "receipt.pub")], _elsewhere(folder)):
        status, said = told(capsys, receipt, *words)
        assert status == 1
        assert "was revoked as of 1970-01-01 00:00:00 UTC: only the table's journal can" in said
    (folder / "receipt.revoked").write_text("nonsense\n")
    status, said = told(capsys, receipt, "--trust", str(folder / "receipt.pub"))
    assert status == 2 and "line 1 is no key and time" in said


def _elsewhere(folder: Path) -> list[str]:
    (there := folder / "elsewhere").mkdir()
    (there / "receipt.pub").write_bytes((folder / "receipt.pub").read_bytes())
    revoked = folder / "receipt.revoked"
    return ["--trust", str(there / "receipt.pub"), "--revoked", str(revoked)]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("sue", "sue", "--why", "x"), "A second person"),
        (("sue", "tom", "--why", "x"), "That PIN is wrong"),
        (("sue", "sam"), "so say --why"),
        (("sue", "sam", "--why", "x", "--since", "yesterday"), "write a time as"),
        (("sue", "sam", "--why", "x", "--since", "2999-01-01"), "is not over yet"),
    ],
)
def test_nobody_revokes_it_alone_or_without_a_word(
    config: Path,
    typed: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    why: str,
) -> None:
    typed["tom"] = "000000"
    before = len(facts(config))
    assert revoke(config, *words) == 2
    assert why in capsys.readouterr().err
    assert len(facts(config)) == before


async def test_a_table_that_is_started_goes_on_with_another_key(
    config: Path, typed: dict[str, str]
) -> None:
    folder, read = config.parent, read_config(config, TableConfig)
    before = TableReceiptKey.in_folder(folder).public
    assert revoke(config, "sue", "sam", "--why", "it was stolen") == 0
    log = DurableLog(Journal.open(folder / "table.db", machine=MACHINE))
    try:
        receipts = own_receipt_key(folder, read)
        book, settings = resources.rulebook(read.rulebook), settings_of(read, folder)
        table = await TableService.start(
            book, log, settings, sources(log, read, receipts, SafeMemory())
        )
        named = table.durable.receipt_key.public
    finally:
        log.close()
    assert named == TableReceiptKey.in_folder(folder).public.hex() != before.hex()
    assert [path.name for path in folder.glob("receipt.key.*")] == [
        f"receipt.key.revoked-{before.hex()[:16]}"
    ]
