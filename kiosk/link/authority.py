"""A table's own certificate authority: it signs for the table and its machines, and nobody else.

It is a folder on the table, closed to others. Every certificate is kept there before it is handed
out, so that each one can be found and revoked. Keys are ECDSA on P-256, which every OpenSSL with
TLS 1.3 handles, also one held to FIPS rules, where Ed25519 may be missing. Their randomness is
OpenSSL's own: nobody shall be able to replay a private key. The key that signs exported bundles is
no part of TLS, and is Ed25519.
"""

import fcntl
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from kiosk.folder_sync import replace_file
from kiosk.link.identity import TABLE, checked_name
from kiosk.link.tls import (
    AUTHORITY_CERTIFICATE,
    AUTHORITY_KEY,
    REVOKED,
    TABLE_CERTIFICATE,
    TABLE_KEY,
    CredentialsError,
    read,
)

RandBits: TypeAlias = Callable[[int], int]

MACHINE_LASTS = timedelta(days=3 * 365)
# Longer than a table stands: when these two end, every machine must be enrolled anew.
_AUTHORITY_LASTS = timedelta(days=20 * 365)
# A machine whose clock is somewhat behind must not find its new certificate "not yet valid".
_BACKDATED = timedelta(days=1)
_ISSUED = "issued"
BUNDLES = "bundles"
"""The name in the certificate of the key that signs what the table exports."""
DOCUMENTS = x509.ObjectIdentifier("1.3.6.1.5.5.7.3.36")  # id-kp-documentSigning (RFC 9336)
_SERIAL_BITS = 128
_SHOWN_DIGITS = 32  # of a fingerprint: 128 bits, as much as two people will really compare


class AuthorityError(Exception):
    """What was asked of the authority cannot be done. The message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """A certificate, as far as people and lists care."""

    name: str
    serial: int
    fingerprint: str
    """Of the key, so that the request had the same."""
    starts: datetime
    expires: datetime
    pem: bytes

    def holds_at(self, now: datetime) -> bool:
        return self.starts <= now <= self.expires


class Authority:
    """The authority in a folder. `Authority.make` makes it there, once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._certificate = read_certificate(folder / AUTHORITY_CERTIFICATE)
        self.table = read_certificate(folder / TABLE_CERTIFICATE)
        self.pem = pem_of(self._certificate)

    @classmethod
    def make(cls, folder: Path, *, now: datetime, randbits: RandBits) -> "Authority":
        make_folder(folder)
        for name in (AUTHORITY_KEY, AUTHORITY_CERTIFICATE, TABLE_KEY, TABLE_CERTIFICATE, REVOKED):
            if (folder / name).exists():
                raise AuthorityError(f"{folder / name} is there already, and is not overwritten")
        key, table_key = new_key(), new_key()
        certificate = _own_certificate(key, now=now, serial=_serial(randbits))
        builder = _leaf(TABLE, table_key.public_key(), serial=_serial(randbits), now=now)
        builder = builder.not_valid_after(certificate.not_valid_after_utc)
        builder = _usable_for(builder, ExtendedKeyUsageOID.SERVER_AUTH)
        table = _signed(builder, by=certificate, key=key)
        write(folder / AUTHORITY_KEY, key_pem(key))
        write(folder / TABLE_KEY, key_pem(table_key))
        write(folder / REVOKED, b"")
        write(folder / TABLE_CERTIFICATE, pem_of(table))
        write(folder / AUTHORITY_CERTIFICATE, pem_of(certificate))
        return cls(folder)

    def sign(
        self,
        request: x509.CertificateSigningRequest,
        *,
        name: str,
        now: datetime,
        lasts: timedelta = MACHINE_LASTS,
        randbits: RandBits,
    ) -> Issued:
        """A certificate for this name and the request's key. Nothing else that the request says
        about itself is taken from it."""
        public = _ours(request.public_key())
        if not request.is_signature_valid:
            raise AuthorityError("the request is not signed with the key it is for")
        with self._locked():
            self.require_free(name, now=now)
            builder = _leaf(checked_name(name), public, serial=_serial(randbits), now=now)
            expires = min(now + lasts, self._certificate.not_valid_after_utc)
            builder = builder.not_valid_after(expires)
            builder = _usable_for(builder, ExtendedKeyUsageOID.CLIENT_AUTH)
            certificate = _signed(builder, by=self._certificate, key=self._key())
            issued = issued_of(certificate)
            make_folder(self.folder / _ISSUED)
            write(self.folder / _ISSUED / f"{name}.{issued.serial:x}.pem", issued.pem)
        return issued

    def certify_bundles(
        self, key: Ed25519PublicKey, *, now: datetime, randbits: RandBits
    ) -> x509.Certificate:
        """For the key that signs what the table exports. It opens no connection: it has the name
        of no machine, and is for documents alone."""
        with self._locked():
            builder = _begun(BUNDLES, key, serial=_serial(randbits), now=now)
            builder = builder.not_valid_after(self._certificate.not_valid_after_utc)
            builder = builder.add_extension(
                x509.BasicConstraints(ca=False, path_length=None), critical=True
            )
            builder = builder.add_extension(_key_usage(signs_certificates=False), critical=True)
            builder = _usable_for(builder, DOCUMENTS)
            return _signed(builder, by=self._certificate, key=self._key())

    def endorse_receipts(self, endorsed: bytes) -> bytes:
        """The house vouches for a table's key: a signature and no more, for all of it must fit a QR
        code."""
        return self._key().sign(endorsed, ec.ECDSA(hashes.SHA256()))

    def issued(self) -> list[Issued]:
        """The certificates of all machines, oldest first."""
        files = sorted((self.folder / _ISSUED).glob("*.pem"))
        return sorted(
            map(_read_issued, files),
            key=lambda issued: (issued.starts, issued.name),
        )

    def require_free(self, name: str, *, now: datetime) -> None:
        """Two machines of one name would be one to the table."""
        gone = revoked_serials(self.folder)
        for issued in self.issued():
            if issued.name == name and issued.serial not in gone and issued.expires >= now:
                raise AuthorityError(
                    f"{name} has a certificate until {issued.expires:%Y-%m-%d}; "
                    f"revoke it first: tapis enrol revoke {self.folder} {name}"
                )

    def revoke(self, name: str, *, now: datetime) -> list[Issued]:
        """Every certificate of this name, for good. Returns those that were not revoked before."""
        with self._locked():
            everyone = self.issued()
            known = [issued for issued in everyone if issued.name == name]
            if not known:
                names = ", ".join(sorted({issued.name for issued in everyone})) or "nobody yet"
                raise AuthorityError(
                    f"no certificate was issued to {name!r}; they were issued to: {names}"
                )
            gone = revoked_serials(self.folder)
            added = [issued for issued in known if issued.serial not in gone]
            path = self.folder / REVOKED
            lines = [f"{issued.serial:x} {name} {now.isoformat()}\n" for issued in added]
            write(path, read(path) + "".join(lines).encode())
        return added

    def _key(self) -> ec.EllipticCurvePrivateKey:
        path = self.folder / AUTHORITY_KEY
        try:
            key = serialization.load_pem_private_key(read(path), password=None)
        except (ValueError, TypeError, UnsupportedAlgorithm) as error:
            raise CredentialsError(path, "this is not a private key") from error
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise CredentialsError(path, "this is not a key of ours")
        if key.public_key() != self._certificate.public_key():
            raise CredentialsError(path, f"this is not the private key of {AUTHORITY_CERTIFICATE}")
        return key

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Two commands at once must not sign one name twice, nor lose each other's revocation."""
        descriptor = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)


def revoked_serials(folder: Path) -> frozenset[int]:
    """What `peer_of` must refuse. A missing list is an error: taken for empty it lets them in."""
    path = folder / REVOKED
    serials = set()
    for number, line in enumerate(read(path).decode(errors="replace").splitlines(), start=1):
        try:
            serials.add(int(line.split()[0], 16))
        except (ValueError, IndexError):
            raise CredentialsError(path, f"line {number} does not begin with a serial") from None
    return frozenset(serials)


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def new_request(key: ec.EllipticCurvePrivateKey) -> x509.CertificateSigningRequest:
    """It names nobody: which name it will be is the table's to say."""
    empty = x509.CertificateSigningRequestBuilder(subject_name=x509.Name([]))
    return empty.sign(key, hashes.SHA256())


def fingerprint(key: object) -> str:
    """Of a public key, for two people to read to each other."""
    encoding, form = serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    digits = hashlib.sha256(_ours(key).public_bytes(encoding, form)).hexdigest().upper()
    return " ".join(digits[start : start + 4] for start in range(0, _SHOWN_DIGITS, 4))


def issued_of(certificate: x509.Certificate) -> Issued:
    (name,) = certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
    return Issued(
        name=str(name.value),
        serial=certificate.serial_number,
        fingerprint=fingerprint(certificate.public_key()),
        starts=certificate.not_valid_before_utc,
        expires=certificate.not_valid_after_utc,
        pem=pem_of(certificate),
    )


def pem_of(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def key_pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def read_certificate(path: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificate(read(path))
    except ValueError as error:
        raise CredentialsError(path, "this is not a certificate") from error


def expires_ms(path: Path) -> int:
    """When a certificate ends. Raises `CredentialsError`."""
    return int(read_certificate(path).not_valid_after_utc.timestamp() * 1000)


def _read_issued(path: Path) -> Issued:
    try:
        return issued_of(read_certificate(path))
    except (ValueError, AuthorityError) as error:
        raise CredentialsError(path, "this is not a certificate of a machine") from error


def make_folder(folder: Path) -> None:
    """For its owner alone. One that is there already is looked at, and left as it is."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        mode = folder.stat().st_mode & 0o777
    except OSError as error:
        raise CredentialsError(folder, f"cannot be made: {error.strerror}") from error
    if mode & 0o077:
        raise CredentialsError(
            folder, f"others may look into it (mode {mode:o}); close it first: chmod 700 {folder}"
        )


def write(path: Path, content: bytes) -> None:
    """Whole and durable, or not at all; for its owner alone, from the first byte on."""
    try:
        replace_file(path, content, secret=True)
    except OSError as error:
        raise CredentialsError(path, f"cannot be written: {error.strerror}") from error


def _serial(randbits: RandBits) -> int:
    return 1 + randbits(_SERIAL_BITS)


def _ours(key: object) -> ec.EllipticCurvePublicKey:
    if not isinstance(key, ec.EllipticCurvePublicKey) or key.curve.name != ec.SECP256R1.name:
        raise AuthorityError("this is another kind of key than ECDSA on P-256")
    return key


def _subject(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _begun(
    name: str, key: ec.EllipticCurvePublicKey | Ed25519PublicKey, *, serial: int, now: datetime
) -> x509.CertificateBuilder:
    assert now.tzinfo is not None, "a certificate's times are UTC"
    return (
        x509.CertificateBuilder()
        .subject_name(_subject(name))
        .public_key(key)
        .serial_number(serial)
        .not_valid_before(now - _BACKDATED)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _own_certificate(
    key: ec.EllipticCurvePrivateKey, *, now: datetime, serial: int
) -> x509.Certificate:
    # Each authority has a name of its own, so that one table's is never looked up for another's.
    name = f"tapis authority {serial:x}"
    builder = _begun(name, key.public_key(), serial=serial, now=now)
    builder = builder.not_valid_after(now + _AUTHORITY_LASTS)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    builder = builder.add_extension(_key_usage(signs_certificates=True), critical=True)
    return builder.issuer_name(_subject(name)).sign(key, hashes.SHA256())


def _leaf(
    name: str, key: ec.EllipticCurvePublicKey, *, serial: int, now: datetime
) -> x509.CertificateBuilder:
    names = x509.SubjectAlternativeName([x509.DNSName(name)])
    return (
        _begun(name, key, serial=serial, now=now)
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_key_usage(signs_certificates=False), critical=True)
    )


def _usable_for(
    builder: x509.CertificateBuilder, use: x509.ObjectIdentifier
) -> x509.CertificateBuilder:
    """For one end of a connection: a machine cannot play the table, nor the table a machine."""
    return builder.add_extension(x509.ExtendedKeyUsage([use]), critical=True)


def _signed(
    builder: x509.CertificateBuilder, *, by: x509.Certificate, key: ec.EllipticCurvePrivateKey
) -> x509.Certificate:
    signer = x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key())
    builder = builder.issuer_name(by.subject).add_extension(signer, critical=False)
    return builder.sign(key, hashes.SHA256())


def _key_usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )
