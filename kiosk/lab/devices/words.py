"""Reading the words of a bench command. A word that does not fit is named, with what would fit."""

from collections.abc import Sequence

from kiosk.lab.devices.device import BenchError

SECONDS_MAX = 60.0


def number(word: str, *, what: str, most: int) -> int:
    """A whole number from 1."""
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word[:20]) <= most:
        raise BenchError(f"{what} is a whole number from 1 to {most}, not {word}")
    return int(word)


def seconds(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = -1.0
    if not 0 < value <= SECONDS_MAX:
        raise BenchError(f"SECONDS is more than 0 and at most {SECONDS_MAX:g}, not {word}")
    return value


def switched(words: Sequence[str], *, what: str) -> bool:
    """On, unless it is to be off."""
    if [*words] not in ([], ["on"], ["off"]):
        raise BenchError(f"{what} is on or off, not {' '.join(words)}")
    return [*words] != ["off"]
