"""The signed list of every file of an installation: made with the package, checked at each start.

`kiosk.manifest` tells a technician which release this is. This one also covers the libraries that
came with it, and finds whatever was changed, added or taken away since the publisher signed. The
interpreter is the system's own and is none of it.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import file_digest
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.link.signing_key import fingerprint, read_public

LIST, SIGNATURE, PUBLISHER = "manifest.json", "manifest.sig", "publisher.pub"
_OWN = frozenset({LIST, SIGNATURE, PUBLISHER})
TRUSTED = Path("/etc/tapis/publisher.pub")
"""Of the publisher whose package was the first on this machine."""


class Contents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    version: str
    files: dict[str, str]
    """SHA-256 by path, as seen from the installation's folder."""
    links: dict[str, str]
    """Where symbolic links point to."""


class NotSignedError(Exception):
    """There is no list that the publisher vouches for, so that nothing can be said of the files."""


def sign(folder: Path, *, version: str, key: Ed25519PrivateKey) -> None:
    """Write the list of what is there now, beside it."""
    contents = msgspec.json.format(msgspec.json.encode(_found(folder, version), order="sorted"))
    (folder / LIST).write_bytes(contents)
    (folder / SIGNATURE).write_text(key.sign(contents).hex() + "\n")


def differences(folder: Path, trusted: Path) -> list[str]:
    """What is not as it was signed, one line for each file, in order."""
    signed = _signed(folder, trusted)
    found = _found(folder, signed.version)
    before, now = {**signed.files, **signed.links}, {**found.files, **found.links}
    return sorted(
        [f"changed: {folder / name}" for name in before.keys() & now if before[name] != now[name]]
        + [f"missing: {folder / name}" for name in before.keys() - now]
        + [f"not signed: {folder / name}" for name in now.keys() - before]
    )


def _signed(folder: Path, trusted: Path) -> Contents:
    contents = _read(folder / LIST)
    try:
        key = read_public(_read(trusted))
    except ValueError as error:
        raise NotSignedError(f"{trusted} is no public key: {error}") from error
    try:
        key.verify(bytes.fromhex(_read(folder / SIGNATURE).decode().strip()), contents)
        return msgspec.json.decode(contents, type=Contents)
    except (InvalidSignature, ValueError, msgspec.DecodeError):
        raise NotSignedError(
            f"{folder / LIST} was not signed by the key of {trusted} ({fingerprint(key)[:16]})"
        ) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise NotSignedError(f"cannot read {path}: {error.strerror}") from error


def _found(folder: Path, version: str) -> Contents:
    links, files = {}, []
    for path in _entries(folder):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            links[name] = str(path.readlink())
        elif name not in _OWN:
            files.append(name)
    with ThreadPoolExecutor() as pool:  # hashing lets go of the interpreter's lock
        hashes = pool.map(lambda name: _hash(folder / name), files)
        return Contents(version=version, files=dict(zip(files, hashes, strict=True)), links=links)


def _entries(folder: Path) -> Iterator[Path]:
    """Whatever is no folder; what is in a linked folder is not entered."""
    for place, folders, names in os.walk(folder):
        yield from (Path(place, name) for name in names)
        yield from (path for name in folders if (path := Path(place, name)).is_symlink())


def _hash(path: Path) -> str:
    """What cannot be read is not as it was signed either, and a pipe is not waited for."""
    if not path.is_file():
        return "no file"
    try:
        with path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()
    except OSError as error:
        return f"cannot be read: {error.strerror}"
