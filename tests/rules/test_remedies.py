"""Which clause permits what, and where a wager is put that should have covered another number."""

import pytest

from kiosk.rules.remedies import Remedy, clauses_for, moved_to
from tests.conftest import BOOKS


def test_what_a_document_does_not_name_nobody_can_order() -> None:
    assert clauses_for(BOOKS["nsw-single-zero"], Remedy.FORFEIT) == ("8.5",)
    assert clauses_for(BOOKS["crown-single-zero"], Remedy.FORFEIT) == ()
    for remedy in Remedy:
        assert clauses_for(BOOKS["rws-triple-zero"], remedy) == ()


@pytest.mark.parametrize(
    ("wager", "pocket", "instead"),
    [
        ("straight:17", "18", "straight:18"),
        ("red", "10", "black"),
        ("odd", "10", "even"),
        ("low", "20", "high"),
        ("dozen:1", "20", "dozen:2"),
        ("split:17/20", "23", "split:20/23"),
        ("red", "1", None),
        ("red", "0", None),
    ],
)
def test_the_nearest_of_its_kind_that_covers_the_number(
    wager: str, pocket: str, instead: str | None
) -> None:
    assert moved_to(BOOKS["nsw-single-zero"], wager, pocket) == instead
