"""What a controller is told at its start, and what it takes from the outside world."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kiosk.game.jackpot.values import JackpotTerms
from kiosk.pins import HashPin
from kiosk.safe import Safe, SafeMemory


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotSettings:
    name: str
    terms: JackpotTerms
    """Of the first start. Later ones are set by two people."""
    people: Mapping[str, str] = field(default_factory=dict)
    """Who may change anything, two together: the salt and the hash of each one's PIN."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotSources:
    """Time and chance come from here, so that a simulation can give its own."""

    now_ms: Callable[[], int]
    draw_key: Callable[[], str]
    """16 or more hexadecimal digits that nobody can guess."""
    draw_nonce: Callable[[], bytes]
    """32 bytes that nobody can guess, of which a trigger is made."""
    hash_pin: HashPin
    """Slow on purpose, so it runs beside the event loop."""
    safe: Safe = field(default_factory=SafeMemory)
    """Where triggers are until they are told."""
