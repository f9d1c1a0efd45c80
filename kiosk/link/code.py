"""The code of an enrolment: shown at the table, typed at the machine, and proved by both."""

import hashlib
import hmac

from kiosk.link.authority import RandBits

# Crockford's base 32: no I, L, O, and no U. What people type for them anyway is understood.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT = str.maketrans("ILO", "110", "- ")
_CODE_LETTERS = 12
_LETTER_BITS = 5
# 140 ms and 32 MiB a guess. OpenSSL allows just under that unless told.
_SCRYPT_N, _SCRYPT_R, _SCRYPT_BYTES = 2**15, 8, 64 * 2**20


class BadCodeError(Exception):
    """What was typed cannot be a code. No attempt was spent on it."""


def new_code(randbits: RandBits) -> str:
    letters = "".join(ALPHABET[randbits(_LETTER_BITS)] for _ in range(_CODE_LETTERS))
    return "-".join(letters[start : start + 4] for start in range(0, _CODE_LETTERS, 4))


def plain_code(typed: str) -> str:
    """The letters alone, however they were typed."""
    code = typed.upper().translate(_MEANT)
    if len(code) != _CODE_LETTERS or not set(code) <= set(ALPHABET):
        raise BadCodeError(
            f"{typed!r} is not a code: it has {_CODE_LETTERS} letters and digits, "
            "such as 7K3M-Q9TD-02XA"
        )
    return code


def shared_key(code: str, server_certificate: bytes) -> bytes:
    """What both ends have in common, if they know one code and see one certificate (DER)."""
    return hashlib.scrypt(
        plain_code(code).encode(),
        salt=hashlib.sha256(server_certificate).digest(),
        n=_SCRYPT_N,
        r=_SCRYPT_R,
        p=1,
        maxmem=_SCRYPT_BYTES,
    )


def proof_of_request(key: bytes, request: bytes) -> bytes:
    return _proof(key, b"request", request)


def proof_of_answer(key: bytes, request: bytes, *, certificate: bytes, authority: bytes) -> bytes:
    return _proof(key, b"answer", request, certificate, authority)


def _proof(key: bytes, what: bytes, *parts: bytes) -> bytes:
    # Each part by its hash, so that no two lists of parts give the same bytes.
    digests = [hashlib.sha256(part).digest() for part in (b"tapis enrolment", what, *parts)]
    return hmac.digest(key, b"".join(digests), "sha256")
