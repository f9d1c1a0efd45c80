"""One receipt, as a player brings it: whose it is, and whether the table's journal has its slip."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from kiosk.audit.findings import Audited, Registered
from kiosk.audit.receipts import wrong_with
from kiosk.game import facts as f
from kiosk.game.receipts.receipt import Receipt, SignedReceipt, endorsed_bytes
from kiosk.game.receipts.state import ReceiptKey
from kiosk.journal.errors import UnusableError
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader

Progress = Callable[[int, int], None]
_PROGRESS_FACTS = 1000
_BEGIN_CERTIFICATE = b"-----BEGIN CERTIFICATE-----"


def vouches(trusted: bytes, signed: SignedReceipt) -> bool:
    """Whether the house's authority has endorsed the key of the table, or it is that very key.
    Raises `ValueError` if what is trusted is no such key."""
    match key := _public_key(trusted):
        case Ed25519PublicKey():
            return key.public_bytes_raw() == signed.public
        case ec.EllipticCurvePublicKey():
            endorsed = endorsed_bytes(signed.receipt.table, signed.public)
            try:
                key.verify(signed.endorsement, endorsed, ec.ECDSA(hashes.SHA256()))
            except InvalidSignature:
                return False
            return True
        case _:
            raise ValueError("this is another kind of key than a house or a table has")


def _public_key(pem: bytes) -> object:
    try:
        if _BEGIN_CERTIFICATE in pem:
            return x509.load_pem_x509_certificate(pem).public_key()
        return serialization.load_pem_public_key(pem)
    except (ValueError, UnsupportedAlgorithm):
        raise ValueError("this is neither a public key nor a certificate") from None


def compare_journal(
    signed: SignedReceipt, path: Path, progress: Progress | None = None
) -> list[str]:
    """What in the journal of the table contradicts it. Raises `JournalError`."""
    receipt, table = signed.receipt, Audited(path=path)
    slip: f.SlipTaken | None = None
    with JournalReader.read_only(path) as journal:
        if begun_of(journal).role is not f.Role.TABLE:
            raise UnusableError(path, "this is the journal of a terminal; give the table's")
        last = journal.head.seq
        try:
            for record, fact in read_facts(journal):
                table.receipts.remember(record, fact)
                if isinstance(fact, f.SlipTaken) and fact.once == _slip_of(receipt):
                    slip = fact
                if progress is not None and record.seq % _PROGRESS_FACTS == 0:
                    progress(record.seq, last)
        except msgspec.MsgspecError as error:
            raise UnusableError(path, f"a fact in it cannot be read: {error}") from error
    named = Registered(receipt.head_seq, receipt.head_hash.hex(), receipt.at_ms)
    wrong = [*wrong_with(table, _slip_of(receipt), named, _key_of(signed))]
    if slip is not None and not receipt.is_of(slip.stakes, slip.promotional, slip.jackpot_cents):
        wrong.append(f"{path.name} has other wagers in this slip")
    return wrong


def _slip_of(receipt: Receipt) -> str:
    return f.slip_of(receipt.round, receipt.seat)


def _key_of(signed: SignedReceipt) -> ReceiptKey:
    return ReceiptKey(
        table=signed.receipt.table,
        public=signed.public.hex(),
        endorsement=signed.endorsement.hex(),
    )
