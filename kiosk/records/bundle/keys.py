"""The key with which a table signs its bundles: made at the first of them, and never shown."""

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.link.authority import Authority, pem_of, read_certificate, write
from kiosk.link.tls import CredentialsError, read

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
    path = folder / PRIVATE
    if not path.exists():
        key = Ed25519PrivateKey.generate()
        write(path, _private_pem(key))
        write(folder / PUBLIC, public_pem(key.public_key()))
        return key
    if (mode := os.stat(path).st_mode & 0o777) & 0o077:
        raise CredentialsError(path, f"others may read it (mode {mode:o}): chmod 600 {path}")
    try:
        found = serialization.load_pem_private_key(read(path), password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise CredentialsError(path, "this is not a private key") from error
    if not isinstance(found, Ed25519PrivateKey):
        raise CredentialsError(path, "this is another kind of key than Ed25519")
    return found


def read_public(pem: bytes) -> Ed25519PublicKey:
    """Raises `ValueError`."""
    try:
        key = serialization.load_pem_public_key(pem)
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, Ed25519PublicKey):
        raise ValueError("this is another kind of key than Ed25519")
    return key


def fingerprint(key: Ed25519PublicKey) -> str:
    """For two people to read to each other."""
    encoding, form = serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    return hashlib.sha256(key.public_bytes(encoding, form)).hexdigest()


def public_pem(key: Ed25519PublicKey) -> bytes:
    encoding, form = serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    return key.public_bytes(encoding, form)


def _private_pem(key: Ed25519PrivateKey) -> bytes:
    encoding, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    return key.private_bytes(encoding, form, serialization.NoEncryption())
