import logging
from contextlib import AbstractAsyncContextManager

import pytest

from tests.conftest import BOOKS
from tests.lab.simulate.salon import Salon, opened


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What is refused and what fails is the purpose here."""
    caplog.set_level(logging.CRITICAL + 1, "kiosk")


@pytest.fixture
def salon() -> AbstractAsyncContextManager[Salon]:
    """Whose wagering period may be as short as 5 s."""
    return opened(BOOKS["nsw-single-zero"])
