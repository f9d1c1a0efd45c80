"""The list of keys that were revoked, as a file: for whoever checks receipts without a journal.

one line for each: the key in hexadecimal digits, and since when, in UTC
"""

from collections.abc import Mapping
from datetime import UTC, datetime

REVOKED = "receipt.revoked"
_TIME = "%Y-%m-%dT%H:%M:%SZ"


def revoked_list(revoked: Mapping[str, int]) -> bytes:
    lines = [f"{public} {_written(since_ms)}\n" for public, since_ms in revoked.items()]
    return "".join(lines).encode()


def _written(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime(_TIME)


def read_revoked(text: str) -> dict[str, int]:
    """Raises `ValueError`, which says which line is wrong."""
    revoked = {}
    for number, line in enumerate(text.splitlines(), start=1):
        public, _, since = line.partition(" ")
        try:
            at = datetime.strptime(since, _TIME).replace(tzinfo=UTC)
            key = bytes.fromhex(public)
        except ValueError:
            raise ValueError(f"line {number} is no key and time") from None
        revoked[key.hex()] = int(at.timestamp() * 1000)
    return revoked
