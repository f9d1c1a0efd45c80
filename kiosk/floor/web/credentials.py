"""Passwords and second factors: hashed, checked, drawn. Slow on purpose, so beside the loop."""

import asyncio
import hmac
import io
import secrets
from collections.abc import Sequence

import pyotp
import segno
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_HALF = 8
STEP_MS = 30_000
_NEAR = 1
"""So many steps of time a phone's clock may be off."""


class Hasher:
    """Tests take a quick one."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobody: str | None = None
        self._at_once = asyncio.Semaphore(2)
        """Each takes tens of megabytes: whoever guesses does not take them all."""

    async def hash(self, secret: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, secret)

    async def right(self, secret: str, hashed: str) -> bool:
        """Nothing hashed: nobody is there, which takes as long to find as that it is wrong."""
        if self._nobody is None:
            self._nobody = await self.hash(secrets.token_hex(16))
        async with self._at_once:
            right = await asyncio.to_thread(self._right, secret, hashed or self._nobody)
        return right and bool(hashed)

    async def all_right(self, halves: Sequence[str], hashed: Sequence[str]) -> bool:
        """Each half of a code, all of them whether or not one is wrong."""
        found = [
            await self.right(half, hashed[at] if at < len(hashed) else "")
            for at, half in enumerate(halves)
        ]
        return bool(hashed) and len(halves) == len(hashed) and all(found)

    def _right(self, secret: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, secret)
        except (VerificationError, InvalidHashError):
            return False


def draw_half() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_HALF))


def halves_of(code: str) -> list[str]:
    """As somebody typed it."""
    letters = [letter for letter in code.upper() if letter in _LETTERS]
    joined = "".join(letters)[: 4 * _HALF]
    return [joined[at : at + _HALF] for at in range(0, len(joined), _HALF)]


def half_text(half: str) -> str:
    return f"{half[:4]}-{half[4:]}"


def draw_factor() -> str:
    return pyotp.random_base32()


def step_of(code: str, secret: str, *, now_ms: int) -> int | None:
    """The step of time whose code it is, or None. A step counts once, which is for the caller."""
    figures = "".join(code.split())
    if not secret or not figures.isascii():
        return None
    totp = pyotp.TOTP(secret)
    now = now_ms // STEP_MS
    steps = range(now - _NEAR, now + _NEAR + 1)
    right = [step for step in steps if hmac.compare_digest(totp.generate_otp(step), figures)]
    return right[-1] if right else None


def factor_uri(secret: str, name: str, house: str) -> str:
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=house)


def factor_picture(uri: str) -> str:
    """A QR code as SVG, to stand in a page."""
    return segno.make(uri, error="m").svg_inline(scale=6, border=3, dark="#17130A", light="#F2EBDC")


def factor_letters(uri: str) -> str:
    """The same for a terminal without pictures."""
    out = io.StringIO()
    segno.make(uri, error="l").terminal(out, compact=True)
    return out.getvalue()
