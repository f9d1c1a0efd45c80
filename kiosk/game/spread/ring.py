"""The simulated ring of Spread-Bet: how it is drawn, sealed and opened.

Chance is 32 bytes of the system's secure source, drawn before wagering opens and kept secret. They
decide by how many pockets the inner ring is turned, and the table writes down the SHA-256 of the
round, that number and the bytes: its commitment. When the rings lock, all three are told, and
anybody can check that they were fixed before the first wager.
"""

from hashlib import sha256

SECRET_BYTES = 32


def ring_of(secret: bytes, pockets: int) -> int | None:
    """Each ring is as likely as any other: a byte beyond the last whole multiple of the number of
    pockets is left out. None: all of them were, and chance must be drawn again."""
    fair = 256 - 256 % pockets
    return next((byte % pockets for byte in secret if byte < fair), None)


def commitment_of(round_: int, ring: int, secret: bytes) -> str:
    return sha256(f"tapis spread-bet {round_} {ring} ".encode() + secret).hexdigest()
