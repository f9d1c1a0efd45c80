"""Receipts from the table's own journal and key: the same ones for ever, and nobody else's."""

import logging
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace

from kiosk.config import Network, TableConfig
from kiosk.game import facts as f
from kiosk.game.receipts.receipt import endorsed_bytes, read_receipt
from kiosk.game.receipts.standing import ReceiptsStanding
from kiosk.game.receipts.state import ReceiptKey
from kiosk.game.receipts.terminal_commands import KeepReceipt
from kiosk.game.round.state import TerminalPhase
from kiosk.link import messages as m
from kiosk.link.authority import Authority, read_certificate
from kiosk.link.tls import AUTHORITY_CERTIFICATE, AUTHORITY_KEY, CredentialsError
from kiosk.rules.rulebook import RuleBook
from kiosk.table.process import own_receipt_key
from kiosk.table.receipt_key import PRIVATE, PUBLIC, TableReceiptKey
from kiosk.table.receipts import key_to_name
from tests.hostile.peers import Peer, standing, terminal
from tests.hostile.table import HONEST, House, house
from tests.hostile.test_lies import sent, slip
from tests.link.test_enrolment import NOW

SEAT = "2"


async def ordered_receipt(someone: Peer) -> KeepReceipt:
    while True:
        told = await someone.hear_a(m.Orders)
        for order in told.orders:
            if isinstance(order, KeepReceipt):
                return order


def spinning(there: House, round_: int) -> dict[str, object]:
    return {
        "round": m.RoundStanding(phase=TerminalPhase.SPINNING, number=round_),
        "receipts": ReceiptsStanding(missing=round_),
        "account": m.AccountStanding(playing=True),
    }


async def test_a_player_has_the_receipt_of_what_he_played(crown: RuleBook, tmp_path: Path) -> None:
    async with house(tmp_path, crown) as there:
        await there.play()
        signed = read_receipt(there.terminal.state.receipts[1])
        receipt = signed.receipt
        taken = there.service.journaled.find("slip_taken", f.slip_of(1, HONEST))
        assert taken is not None
        assert (receipt.head_seq, receipt.head_hash) == (taken.seq, taken.hash)
        assert receipt.at_ms == taken.at_ms
        assert receipt.is_of({"red": 500}, {})
        assert there.table.receipt_key.public == signed.public.hex()


async def test_asked_for_again_it_is_the_same(crown: RuleBook, tmp_path: Path) -> None:
    """A terminal that lost the line before it wrote the receipt down is given it once more."""
    async with house(tmp_path, crown) as there:
        receipts = []
        async with terminal(there, SEAT) as someone:
            round_ = await there.open_round()
            await there.close_round()
            someone.say(sent(there, slip(red=500), round_))
            await there.until(lambda table: SEAT in table.round.kept[round_].slips)
            told = standing(crown, SEAT, there.head(), batch=1, **spinning(there, round_))
            someone.say(told)
            receipts.append(await ordered_receipt(someone))
        async with terminal(there, SEAT, **spinning(there, round_)) as someone:
            receipts.append(await ordered_receipt(someone))
        assert receipts[0] == receipts[1]


def made_authority(folder: Path) -> Authority:
    return Authority.make(folder, now=NOW, randbits=Random(1).getrandbits)


def config(**network: str) -> TableConfig:
    return TableConfig(
        name="Table 7",
        rulebook="crown-single-zero",
        journal="table.db",
        seats=("1",),
        hand_pay_limit_cents=1,
        ticket_days=1,
        network=Network(socket="table.sock", **network),
    )


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = own_receipt_key(tmp_path, config())
    assert own_receipt_key(tmp_path, config()).public == first.public
    assert (tmp_path / PRIVATE).stat().st_mode & 0o777 == 0o600
    assert (tmp_path / PUBLIC).is_file()
    assert first.endorse("Table 7") == b""


@pytest.mark.parametrize(
    ("content", "mode", "says"),
    [(b"garbage", 0o600, "not a private key"), (b"garbage", 0o644, "others may read it")],
)
def test_a_key_that_cannot_be_used_is_named(
    tmp_path: Path, content: bytes, mode: int, says: str
) -> None:
    (tmp_path / PRIVATE).write_bytes(content)
    (tmp_path / PRIVATE).chmod(mode)
    with pytest.raises(CredentialsError, match=says):
        own_receipt_key(tmp_path, config())


def test_the_house_endorses_it_for_this_table(tmp_path: Path) -> None:
    made_authority(tmp_path / "keys")
    key = own_receipt_key(tmp_path, config(keys="keys"))
    assert (tmp_path / "keys" / PRIVATE).is_file()
    named = key_to_name(ReceiptKey(), key, "Table 7")
    house_key = read_certificate(tmp_path / "keys" / AUTHORITY_CERTIFICATE).public_key()
    assert isinstance(house_key, ec.EllipticCurvePublicKey)
    endorsed = endorsed_bytes("Table 7", key.public)
    house_key.verify(bytes.fromhex(named.endorsement), endorsed, ec.ECDSA(hashes.SHA256()))


def test_an_endorsement_that_is_there_is_kept(tmp_path: Path) -> None:
    """It is drawn by chance: made anew at each start, a slip would not have the same receipt."""
    made_authority(tmp_path / "keys")
    key = own_receipt_key(tmp_path, config(keys="keys"))
    first = key_to_name(ReceiptKey(), key, "Table 7")
    named = ReceiptKey(table="Table 7", public=first.public, endorsement=first.endorsement)
    assert key_to_name(named, key, "Table 7") == first
    assert key_to_name(named, key, "Table 8").endorsement != first.endorsement
    unendorsed = replace(named, endorsement="")
    assert key_to_name(unendorsed, key, "Table 7").endorsement


def test_without_the_authoritys_key_the_table_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made_authority(tmp_path / "keys")
    (tmp_path / "keys" / AUTHORITY_KEY).unlink()
    key = own_receipt_key(tmp_path, config(keys="keys"))
    with caplog.at_level(logging.WARNING):
        assert key.endorse("Table 7") == b""
    assert AUTHORITY_KEY in caplog.text


def test_a_simulated_key_is_the_same_each_time() -> None:
    assert TableReceiptKey.of(bytes(32)).public == TableReceiptKey.of(bytes(32)).public
