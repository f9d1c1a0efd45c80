"""HTML from the files of `html`: everything in it is escaped, and nothing in it may be missing."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kiosk.clock import zone_of
from kiosk.floor.web.settings import PageSettings
from kiosk.rules.money import money_text
from kiosk.rules.pockets import colour

_FOLDER = Path(__file__).parent / "html"
_LAST_MS = 253_000_000_000_000
"""In the year 9987: somewhat later no zone has a date any more."""
MINUS = "\N{MINUS SIGN}"


class Templates:
    def __init__(self, settings: PageSettings) -> None:
        self._settings = settings
        self._environment = Environment(
            loader=FileSystemLoader(_FOLDER),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        filters: dict[str, Callable[..., Any]] = {
            "money": self.money,
            "plain": self.plain,
            "whole": self.whole,
            "clock": self.clock,
            "date": self.date,
            "moment": self.moment,
            "ago": ago,
            "percent": percent,
            "count": count,
            "many": many,
            "colour": colour,
        }
        self._environment.filters.update(filters)
        self._environment.globals.update(icon=icon, shape=_ICONS.__getitem__)

    def render(self, template: str, **values: Any) -> str:
        return self._environment.get_template(template).render(values)

    def money(self, cents: int) -> str:
        """With the sign of the house's currency."""
        sign = MINUS if cents < 0 else ""
        return f"{sign}{self._settings.currency}{money_text(abs(cents))}"

    @staticmethod
    def plain(cents: int) -> str:
        return money_text(cents).replace("-", MINUS)

    @staticmethod
    def whole(cents: int) -> str:
        """As on tiles: cents only where there are any."""
        return money_text(cents).removesuffix(".00").replace("-", MINUS)

    def clock(self, at_ms: int) -> str:
        return f"{self._there(at_ms):%H:%M:%S}"

    def date(self, at_ms: int) -> str:
        there = self._there(at_ms)
        return f"{there.day} {there:%b %Y}"

    def moment(self, at_ms: int) -> str:
        return f"{self.date(at_ms)}, {self.clock(at_ms)}"

    def _there(self, at_ms: int) -> datetime:
        """What a machine says may be no time at all: it is shown as the first or the last."""
        some_ms = min(max(at_ms, 0), _LAST_MS)
        return datetime.fromtimestamp(some_ms / 1000, zone_of(self._settings.zone))


def count(number: int) -> str:
    return f"{number:,}"


def many(number: int, what: str) -> str:
    """1 ticket, 2 tickets."""
    return f"{count(number)} {what}{'s' if number != 1 else ''}"


def percent(share: float | None, figures: int = 1) -> str:
    if share is None:
        return "none"
    return f"{100 * share:.{figures}f} %".replace("-", MINUS)


def ago(age_ms: int) -> str:
    """0:32, 18:00, 3:12:05."""
    seconds = max(0, age_ms) // 1000
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


_ICONS = {
    "tick": "M4 13l5 5L20 6",
    "alarm": "M12 3L22 20H2zM12 9v6M12 17.2v.6",
    "no": "M12 3a9 9 0 100 18 9 9 0 000-18zM5.6 5.6l12.8 12.8",
    "clock": "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2",
    "lock": "M5 11h14v10H5zM8 11V8a4 4 0 018 0v3M12 15v2",
    "ticket": "M3 7h18v3a2 2 0 000 4v3H3v-3a2 2 0 000-4zM9 7v10",
    "note": "M3 6h18v12H3zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6 12h.4M17.6 12h.4",
    "paper": "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
    "star": "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.7 6.3 20l1.5-6.2L3 9.6 9.3 9z",
    "door": "M5 21h14M7 21V4h10v17M14 12.5v.5",
    "power": "M12 3v9M7 6.5a8 8 0 1010 0",
    "turn": "M19 12a7 7 0 11-2-5l2 2M19 4v5h-5",
    "person": "M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c1-5 4-7 8-7s7 2 8 7",
    "link": "M10 14l4-4M8 12l-2 2a3 3 0 004 4l2-2M16 12l2-2a3 3 0 00-4-4l-2 2",
    "question": "M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5a2.5 2.5 0 115 0c0 2-2.5 2-2.5 4M12 17v.2",
}


def icon(name: str) -> Markup:
    """Drawn in the colour of its text."""
    shape = Markup(_ICONS[name])
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
    ).format(shape)
