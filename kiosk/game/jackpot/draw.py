"""The trigger of a mystery level: how it is drawn, sealed and opened.

Chance is 32 bytes of the system's secure source, drawn when a level is reset and kept secret. The
trigger follows from them: SHA-256 makes numbers of as many bits as the range needs, and the first
that lies in the range counts, so that each trigger is as likely as any other. The controller writes
down the SHA-256 of level, epoch, trigger and bytes: its commitment. At the hit all of them are
told, and anybody can check that they were fixed before the first wager.
"""

from collections.abc import Iterator
from hashlib import sha256

NONCE_BYTES = 32


def trigger_of(nonce: bytes, low_parts: int, high_parts: int) -> int:
    """From `low_parts` to `high_parts`, both included."""
    return low_parts + _below(high_parts - low_parts + 1, b"trigger", nonce)


def winner_of(nonce: bytes, key: str, wagers: int) -> int:
    """Which of the wagers of a round wins alone. The bytes were sealed before it was known."""
    return _below(wagers, b"winner", nonce + key.encode())


def commitment_of(level: int, epoch: int, trigger_parts: int, nonce: bytes) -> str:
    return sha256(f"tapis jackpot {level} {epoch} {trigger_parts} ".encode() + nonce).hexdigest()


def _below(count: int, what: bytes, seed: bytes) -> int:
    """By rejection: a remainder would favour the low ones."""
    bits = (count - 1).bit_length()
    return next(number for number in _numbers(bits, what, seed) if number < count)


def _numbers(bits: int, what: bytes, seed: bytes) -> Iterator[int]:
    counted = 0
    while True:
        block = sha256(b"tapis " + what + counted.to_bytes(8, "big") + seed).digest()
        yield int.from_bytes(block, "big") >> (8 * len(block) - bits)
        counted += 1
