"""How long whoever guesses has to wait. Pure: the counts are kept in the database.

Wrong tries count by person and by address. The wait doubles with each of them and ends: nobody is
locked out for good by somebody else's tries. An address where the person has been right before is
counted by itself, so that whoever guesses from elsewhere keeps nobody out at her own desk.
"""

FREE = 3
"""So many wrong tries cost nothing: fingers slip."""
FREE_OF_ADDRESS = 10
"""Several people work at one machine of the cage."""
FIRST_MS = 2_000
MOST_MS = 15 * 60_000
FORGOTTEN_MS = 24 * 3_600_000
"""After so long without one, wrong tries count no more."""
TRUSTED_MS = 30 * 24 * 3_600_000
"""So long an address is one of the person's own after she was right there."""


def wait_ms(wrong: int, free: int = FREE) -> int:
    """After this many wrong tries in a row."""
    over = wrong - free
    return min(FIRST_MS * 2 ** min(over, 20), MOST_MS) if over >= 0 else 0


def barred_until_ms(wrong: int, last_ms: int, now_ms: int, free: int = FREE) -> int:
    """0: not barred."""
    if now_ms - last_ms >= FORGOTTEN_MS:
        return 0
    until_ms = last_ms + wait_ms(wrong, free)
    return until_ms if until_ms > now_ms else 0
