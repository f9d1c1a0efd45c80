"""What the machines of all printers know of a ticket under way."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Silence:
    """It has not answered for too long, or the line is gone."""


@dataclass(frozen=True, slots=True)
class TooLong:
    """A ticket takes a few seconds, and this one has had many."""


class OutOfOrderError(Exception):
    """A ticket was begun while another was under way."""
