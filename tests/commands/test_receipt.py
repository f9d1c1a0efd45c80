"""`tapis receipt`: good receipts pass, and whatever is wrong with another is said in words."""

import io
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
import segno
from msgspec.structs import replace

from kiosk.cli import main
from kiosk.game.receipts.receipt import receipt_of
from kiosk.game.receipts.state import ReceiptKey
from kiosk.game.round.state import SentSlip
from kiosk.journal.facts import restore
from kiosk.journal.reader import JournalReader
from kiosk.link.authority import Authority
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.receipts import key_to_name
from tests.conftest import BOOKS
from tests.game.receipts import KEY, signed
from tests.link.test_enrolment import NOW

SLIP = SentSlip(1, "slip", {"straight:17": 500, "red": 1000}, {"black": 100}, {})


def text_of(key: TableReceiptKey, *, table: str = "Table 7") -> str:
    """Of a table that signs with this key, and was named by another."""
    named = key_to_name(ReceiptKey(), key, "Table 7")
    given = replace(
        signed("3", 1, SLIP), table=table, public=named.public, endorsement=named.endorsement
    )
    signature = key.sign(receipt_of(given, "3", SLIP).signed)
    return receipt_of(replace(given, signature=signature.hex()), "3", SLIP).text


def authority(folder: Path, seed: int = 1) -> Authority:
    return Authority.make(folder, now=NOW, randbits=Random(seed).getrandbits)


@pytest.fixture
def house(tmp_path: Path) -> SimpleNamespace:
    key = TableReceiptKey.in_folder(tmp_path, authority=authority(tmp_path / "keys"))
    pem = tmp_path / "keys" / "authority.pem"
    return SimpleNamespace(key=key, trust=["--trust", str(pem)], own=str(tmp_path / "receipt.pub"))


def told(capsys: pytest.CaptureFixture[str], *asked: str) -> tuple[int, str]:
    status = main(["receipt", *asked])
    out, err = capsys.readouterr()
    return status, out + err


def test_the_houses_key_is_all_it_takes(
    house: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = told(capsys, text_of(house.key), *house.trust)
    assert (status, said.splitlines()[-1]) == (0, "the receipt is good")
    assert "table Table 7, round 1, seat 3" in said
    assert "registered 2027-01-15 08:00:00 UTC, fact 12" in said
    assert "staked 16.00" in said
    assert "straight:17" in said and "voucher" in said


def test_so_is_the_tables_own(house: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, text_of(house.key), "--trust", house.own)[0] == 0


def test_another_house_does_not_vouch_for_it(
    house: SimpleNamespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    authority(tmp_path / "other", seed=2)
    other = str(tmp_path / "other" / "authority.pem")
    status, said = told(capsys, text_of(house.key), "--trust", other)
    assert status == 1
    assert f"NOT good: {other} does not vouch for the key that signed it" in said
    assert "the receipt is good" not in said


def test_a_key_is_endorsed_for_one_table(
    house: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, text_of(house.key, table="Table 8"), *house.trust)[0] == 1


def test_a_key_that_nobody_endorsed_is_not_good(
    house: SimpleNamespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (stranger := tmp_path / "stranger").mkdir()
    alone = TableReceiptKey.in_folder(stranger)
    assert told(capsys, text_of(alone), *house.trust)[0] == 1
    assert told(capsys, text_of(alone), "--trust", house.own)[0] == 1


def test_a_forged_one_is_not_good(
    house: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = text_of(house.key)
    status, said = told(capsys, whole[:200] + whole[201:], *house.trust)
    assert (status, said[:20]) == (1, "NOT a good receipt: ")


def test_it_is_read_from_a_file_or_from_standard_input(
    house: SimpleNamespace,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "text.txt"
    file.write_text(f"\n{text_of(house.key)}\n")
    assert told(capsys, str(file), *house.trust)[0] == 0
    stdin = io.TextIOWrapper(io.BytesIO(file.read_bytes()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert told(capsys, "-", *house.trust)[0] == 0


def test_it_is_read_from_a_picture(
    house: SimpleNamespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "photo.png")
    segno.make(text_of(house.key), error="m").save(path, scale=4)
    assert told(capsys, path, *house.trust)[0] == 0


def test_a_picture_of_something_else_is_said_to_be_that(
    house: SimpleNamespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "photo.png")
    segno.make("https://example.org", error="m").save(path, scale=4)
    status, said = told(capsys, path, *house.trust)
    assert status == 2
    assert "no QR code of a receipt" in said


def test_without_a_reader_of_pictures_it_says_what_to_do(
    house: SimpleNamespace,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = str(tmp_path / "photo.png")
    segno.make(text_of(house.key), error="m").save(path, scale=4)
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    status, said = told(capsys, path, *house.trust)
    assert status == 2
    assert "pip install zxing-cpp" in said


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["TAPIS1:AAAA"], "give --trust FILE"),
        (["nowhere.txt", "--trust", "{pub}"], "cannot read nowhere.txt"),
        (["{pub}", "--trust", "{pub}"], "neither begins with TAPIS1: nor is a picture"),
        (["{text}", "--trust", "nowhere.pem"], "cannot read nowhere.pem"),
        (["{text}", "--trust", "{text_file}"], "neither a public key nor a certificate"),
        (["{text}", "--journal", "nowhere.db"], "nowhere.db"),
        (["{text}", "--journal", "{pub}"], "receipt.pub"),
    ],
)
def test_what_cannot_be_told_is_said(
    house: SimpleNamespace,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    asked: list[str],
    says: str,
) -> None:
    file = tmp_path / "text.txt"
    file.write_text(text_of(house.key))
    names = {"pub": house.own, "text": text_of(house.key), "text_file": file}
    status, said = told(capsys, *(word.format(**names) for word in asked))
    assert (status, says in said) == (2, True), said


def test_against_the_journals_of_an_evening(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = tmp_path / "evening"
    asked = ["simulate", "--headless", "--seed", "7", "--rounds", "4", "--terminals", "2"]
    assert main([*asked, "--record", str(evening)]) == 0
    with JournalReader.read_only(evening / "terminal-1.db") as journal:
        state = restore(journal, BOOKS["crown-single-zero"])
    text = state.receipts[max(state.receipts)]  # type: ignore[union-attr]
    capsys.readouterr()
    assert told(capsys, text, "--journal", str(evening))[0] == 0
    assert told(capsys, text, "--journal", str(evening / "table.db"))[0] == 0
    status, said = told(capsys, text, "--journal", str(evening / "terminal-1.db"))
    assert (status, "the journal of a terminal" in said) == (2, True)


def test_one_that_the_journal_knows_nothing_of_is_not_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = tmp_path / "evening"
    asked = ["simulate", "--headless", "--seed", "7", "--rounds", "1", "--terminals", "1"]
    assert main([*asked, "--record", str(evening)]) == 0
    capsys.readouterr()
    invented = text_of(TableReceiptKey(KEY))
    status, said = told(capsys, invented, "--journal", str(evening))
    assert status == 1
    assert "a slip that table.db does not hold" in said
    assert "a key that table.db does not name" in said
