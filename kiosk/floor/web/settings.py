"""What the pages are told at their start, and what they take from the outside world."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kiosk.clock import UTC_ZONE, HouseDay

MINUTE_MS, HOUR_MS = 60_000, 3_600_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSettings:
    house: str = "Tapis"
    currency: str = "$"
    """The sign before an amount."""
    currency_code: str = "USD"
    """As ISO 4217 has it: of amounts in words."""
    day_starts_ms: int = 0
    """How long after midnight a casino day begins."""
    zone: str = UTC_ZONE
    cages: int = 4
    two_people_cents: int = 100_000
    """From here on a ticket is paid by two people."""
    wait_ms: int = 24 * HOUR_MS
    """So long a change of somebody who moves money is seen before it is made."""
    idle_ms: int = 15 * MINUTE_MS
    most_ms: int = 12 * HOUR_MS
    """So long a session lasts at most, however busy."""
    case_ms: int = 4 * HOUR_MS
    """So long two people have to decide what nobody can tell."""
    seal_after_ms: int = HOUR_MS
    """So long after its end a day is sealed, if nobody did so before."""
    certificates: Mapping[str, int] = field(default_factory=dict)
    """Of the floor itself, by what they are for: when they end."""
    secure: bool = True
    """Over TLS: the cookie is sent over nothing else. Without it only for the laboratory."""

    @property
    def day(self) -> HouseDay:
        return HouseDay(self.day_starts_ms, self.zone)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSources:
    """Time and chance come from here."""

    now_ms: Callable[[], int]
    draw_token: Callable[[], str]
    """At least 32 bytes that nobody can guess, as text for a cookie."""
    draw_half: Callable[[], str]
    """Of the code for a new person: 8 letters that nobody can guess or misread."""
    draw_key: Callable[[], str]
    draw_factor: Callable[[], str]
    """The secret of a second factor, in base 32."""
