"""The file itself: a ZIP whose every byte follows from its members, so that none can be changed.

Nothing is compressed: the bytes would then depend on who compresses. Whoever reads a bundle makes
the file again from what is in it, and compares.
"""

from collections.abc import Mapping
from io import BytesIO
from zipfile import ZIP_STORED, BadZipFile, ZipFile, ZipInfo

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_UNIX, _FILE_0644 = 3, 0o100644 << 16
BYTES_MAX = 2**29


class NotABundleError(Exception):
    """The file is something else, or was changed."""


def pack(members: Mapping[str, bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_STORED) as archive:
        for name, content in members.items():
            info = ZipInfo(name, _LONG_AGO)
            info.create_system, info.external_attr = _UNIX, _FILE_0644
            archive.writestr(info, content)
    return out.getvalue()


def unpack(content: bytes) -> dict[str, bytes]:
    """The members, in order. Raises `NotABundleError` unless packing them gives the same file."""
    try:
        members = _read(content)
    except (BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise NotABundleError(f"it cannot be read: {error}") from error
    if pack(members) != content:
        raise NotABundleError("it holds bytes that no bundle has, or has them elsewhere")
    return members


def _read(content: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(content)) as archive:
        members: dict[str, bytes] = {}
        for info in archive.infolist():
            if info.compress_type != ZIP_STORED or info.filename in members:
                raise NotABundleError(f"{info.filename!r} is compressed, or there twice")
            members[info.filename] = archive.read(info)
    return members
