"""The key with which a table signs its bundles: made at the first of them, and never shown."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.link.authority import Authority, pem_of, read_certificate, write
from kiosk.link.signing_key import own_key, public_pem
from kiosk.link.tls import CredentialsError

PRIVATE, PUBLIC, CERTIFIED = "bundle.key", "bundle.pub", "bundle.pem"


@dataclass(frozen=True, slots=True)
class Signer:
    key: Ed25519PrivateKey
    certificate: bytes = b""
    """By the table's authority, as PEM, and the authority's own; nothing without one."""
    authority: bytes = b""

    @property
    def public_pem(self) -> bytes:
        return public_pem(self.key.public_key())


def own_signer(folder: Path) -> Signer:
    """A key in the table's own folder. Whoever is to trust it has to be given `bundle.pub`."""
    return Signer(_key(folder))


def certified_signer(folder: Path, *, now: datetime, randbits: Callable[[int], int]) -> Signer:
    """A key in the folder of the table's authority, which vouches for it."""
    authority = Authority(folder)
    key = _key(folder)
    path = folder / CERTIFIED
    if not path.exists():
        write(path, pem_of(authority.certify_bundles(key.public_key(), now=now, randbits=randbits)))
    certificate = read_certificate(path)
    if certificate.public_key() != key.public_key():
        raise CredentialsError(path, f"this is not the certificate of {folder / PRIVATE}")
    return Signer(key, pem_of(certificate), authority.pem)


def _key(folder: Path) -> Ed25519PrivateKey:
    return own_key(folder, private=PRIVATE, public=PUBLIC)
