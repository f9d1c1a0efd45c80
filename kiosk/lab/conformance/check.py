"""One check is one fact or one vector of a file: what it expects beside what the engine says."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    differences: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.differences


def compare(
    name: str, expected: Mapping[str, Any], engine: Callable[[], Mapping[str, Any]]
) -> Check:
    """Compare item by item. A file may name what the engine does not know: that is a difference."""
    try:
        got = engine()
    except ValueError as error:
        return Check(name, (str(error),))
    return Check(
        name,
        tuple(
            f"{item}: expected {wanted!r}, got {got[item]!r}"
            for item, wanted in expected.items()
            if wanted != got[item]
        ),
    )


def same_names(name: str, *, expected: set[str], got: set[str]) -> Check:
    """Two lists must hold the same names; each that only one of them has is a difference."""
    return Check(
        name,
        (
            *(f"{item} is expected but not offered" for item in sorted(expected - got)),
            *(f"{item} is offered but not expected" for item in sorted(got - expected)),
        ),
    )
