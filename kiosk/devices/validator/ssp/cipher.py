"""eSSP: agreeing on a key, and packets sealed with it. Chance is passed in.

The agreement is Diffie-Hellman over primes of 32 bits, which devices of this family can handle. It
keeps a casual listener out and no more; the fixed half of the key is what a site can change.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import ECB

from kiosk.devices.validator.ssp.codec import checksum

SEALED = 0x7E
"""The first byte of sealed data."""
FIXED_KEY = 0x0123456701234567
"""As delivered."""
PRIME_BITS = 32
_BLOCK = 16
_HEAD = 5  # length and count
_WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
"""Enough to tell any prime of 64 bits for certain."""


@dataclass(frozen=True, slots=True, repr=False)
class Offer:
    """The host's side of an agreement."""

    generator: int
    modulus: int
    secret: int

    @property
    def public(self) -> int:
        return pow(self.generator, self.secret, self.modulus)

    def key(self, answer: int, fixed: int = FIXED_KEY) -> bytes:
        return key_of(pow(answer, self.secret, self.modulus), fixed)


def key_of(shared: int, fixed: int = FIXED_KEY) -> bytes:
    return fixed.to_bytes(8, "little") + shared.to_bytes(8, "little")


def draw_offer(draw_bits: Callable[[int], int]) -> Offer:
    """Two different primes, the larger as generator as devices expect, and a secret."""
    primes: set[int] = set()
    while len(primes) < 2:  # noqa: PLR2004 - generator and modulus
        candidate = draw_bits(PRIME_BITS) | 1 << (PRIME_BITS - 1) | 1
        if is_prime(candidate):
            primes.add(candidate)
    modulus, generator = sorted(primes)
    return Offer(generator, modulus, draw_bits(PRIME_BITS) | 1 << (PRIME_BITS - 2))


def is_prime(number: int) -> bool:
    """By Miller and Rabin."""
    if number < _WITNESSES[-1] + 1:
        return number in _WITNESSES
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in _WITNESSES:
        power = pow(witness, odd, number)
        if power in (1, number - 1):
            continue
        if not any((power := pow(power, 2, number)) == number - 1 for _ in range(twos - 1)):
            return False
    return True


def seal(key: bytes, count: int, data: bytes, packing: Callable[[int], bytes]) -> bytes:
    plain = bytes((len(data),)) + count.to_bytes(4, "little") + data
    plain += packing(-(len(plain) + 2) % _BLOCK)
    plain += checksum(plain).to_bytes(2, "little")
    encryptor = Cipher(AES(key), ECB()).encryptor()
    return bytes((SEALED,)) + encryptor.update(plain) + encryptor.finalize()


def unseal(key: bytes, data: bytes) -> tuple[int, bytes] | None:
    """Count and content, or None if it was not sealed with this key."""
    body = data[1:]
    if not data or data[0] != SEALED or not body or len(body) % _BLOCK:
        return None
    decryptor = Cipher(AES(key), ECB()).decryptor()
    plain = decryptor.update(body) + decryptor.finalize()
    right = checksum(plain[:-2]) == int.from_bytes(plain[-2:], "little")
    if not right or plain[0] > len(plain) - _HEAD - 2:
        return None
    return int.from_bytes(plain[1:_HEAD], "little"), plain[_HEAD : _HEAD + plain[0]]
