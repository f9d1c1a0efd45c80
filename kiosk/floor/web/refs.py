"""Tickets in addresses of pages: told apart, and told to nobody."""

import base64
import binascii

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV


class Refs:
    """A number as text that only these pages can read: no log and no list of addresses that were
    looked at holds a number by which a ticket could be printed."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESSIV(key)

    def of(self, number: str) -> str:
        sealed = self._cipher.encrypt(number.encode(), [b"ticket"])
        return base64.urlsafe_b64encode(sealed).decode().rstrip("=")

    def number(self, ref: str) -> str | None:
        """None: it is none of ours."""
        try:
            sealed = base64.urlsafe_b64decode(ref[:100] + "=" * (-len(ref) % 4))
            return self._cipher.decrypt(sealed, [b"ticket"]).decode()
        except (InvalidTag, binascii.Error, ValueError):
            return None
