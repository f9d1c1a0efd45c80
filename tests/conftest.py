import subprocess
import sys
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


def pytest_configure(config: pytest.Config) -> None:
    """Translations are tested as their texts are now; whoever starts workers sees to it."""
    if not hasattr(config, "workerinput"):
        compile_ = PROJECT / "packaging" / "compile_translations.py"
        subprocess.run([sys.executable, compile_], check=True)


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
