"""What people see and do in a browser."""

from importlib import import_module

_MODULES = (
    "overview",
    "table",
    "cage",
    "tickets",
    "day",
    "witness",
    "alarms",
    "restoring",
    "people",
    "signing_in",
)
"""In the order of their places in the bar."""


def every_page() -> None:
    """Has each of them declare its pages."""
    for name in _MODULES:
        import_module(f"{__name__}.{name}")
