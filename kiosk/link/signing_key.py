"""The keys with which a table signs what it gives out: Ed25519, made when they are first needed,
and never shown."""

import hashlib
import os
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.link.authority import write
from kiosk.link.tls import CredentialsError, read


def own_key(folder: Path, *, private: str, public: str) -> Ed25519PrivateKey:
    """That of the file `private`. Whoever is to trust it is given the file `public`."""
    path = folder / private
    if not path.exists():
        key = Ed25519PrivateKey.generate()
        write(path, _private_pem(key))
        write(folder / public, public_pem(key.public_key()))
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
