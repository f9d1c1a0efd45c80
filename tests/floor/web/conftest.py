from contextlib import AbstractAsyncContextManager

import pytest

from tests.floor.web.house import House, open_house


@pytest.fixture
def house(floor_database: str) -> AbstractAsyncContextManager[House]:
    """The pages over a database of their own, with people who can sign in."""
    return open_house(floor_database)
