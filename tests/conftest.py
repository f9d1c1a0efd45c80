from pathlib import Path

import pytest
from hypothesis import settings

from kiosk import resources
from kiosk.rules.rulebook import RuleBook

PROJECT = Path(__file__).parent.parent

# The same examples every time: a test that fails on one machine fails on all of them.
settings.register_profile("tapis", deadline=None, derandomize=True)
settings.load_profile("tapis")

BOOKS = {name: resources.rulebook(name) for name in resources.rulebook_ids()}


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> RuleBook:
    """Each rule book in turn."""
    return BOOKS[request.param]


@pytest.fixture
def crown() -> RuleBook:
    return BOOKS["crown-single-zero"]


@pytest.fixture
def rapid() -> RuleBook:
    return BOOKS["rapid-single-zero"]
