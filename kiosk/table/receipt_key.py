"""The key with which a table signs its receipts, and who vouches for it."""

import logging
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.game.receipts.receipt import endorsed_bytes
from kiosk.link.authority import Authority
from kiosk.link.signing_key import own_key
from kiosk.link.tls import CredentialsError

_log = logging.getLogger(__name__)

PRIVATE, PUBLIC = "receipt.key", "receipt.pub"


@dataclass(slots=True)
class TableReceiptKey:
    """A `ReceiptSigner`."""

    key: Ed25519PrivateKey
    authority: Authority | None = None
    folder: Path | None = None
    """None: it is kept nowhere."""

    @classmethod
    def in_folder(cls, folder: Path, *, authority: Authority | None = None) -> "TableReceiptKey":
        """Made there at the first start."""
        return cls(own_key(folder, private=PRIVATE, public=PUBLIC), authority, folder)

    @classmethod
    def of(cls, seed: bytes) -> "TableReceiptKey":
        """Of a simulated table, the same each time."""
        return cls(Ed25519PrivateKey.from_private_bytes(seed))

    def renew(self) -> None:
        """The one that was revoked stays beside the new one, for whoever looks into it."""
        if self.folder is None:
            self.key = Ed25519PrivateKey.from_private_bytes(sha256(self.public).digest())
            return
        mark = self.public.hex()[:16]
        for name in (PRIVATE, PUBLIC):
            if (path := self.folder / name).exists():
                path.rename(self.folder / f"{name}.revoked-{mark}")
        self.key = own_key(self.folder, private=PRIVATE, public=PUBLIC)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes_raw()

    def sign(self, signed: bytes) -> bytes:
        return self.key.sign(signed)

    def endorse(self, table: str) -> bytes:
        """Play does not wait for it: a house may keep its authority's key elsewhere."""
        if self.authority is None:
            return b""
        try:
            return self.authority.endorse_receipts(endorsed_bytes(table, self.public))
        except CredentialsError as error:
            _log.warning("receipts are signed by a key that the house does not endorse: %s", error)
            return b""
