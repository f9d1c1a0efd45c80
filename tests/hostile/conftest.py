import logging
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from kiosk.link import session
from kiosk.rules.rulebook import RuleBook
from kiosk.table import client_sync
from tests.hostile.table import House, house


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a peer does, it is refused in words: nothing here may end in a traceback."""
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.INFO, logger="kiosk")  # whatever other tests made of it
    yield
    for record in caplog.get_records("call"):
        assert record.exc_info is None, record.getMessage()
        assert record.name != "asyncio" or record.levelno < logging.WARNING, record.getMessage()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is silent for a second is dropped; the honest beat often enough."""
    monkeypatch.setattr(session, "SILENCE_S", 1.0)
    for beating in (session, client_sync):
        monkeypatch.setattr(beating, "BEAT_S", 0.1)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is dropped for silence while a slow machine still gathers a crowd."""
    monkeypatch.setattr(session, "SILENCE_S", 60.0)


@pytest.fixture
def there(tmp_path: Path, crown: RuleBook) -> AbstractAsyncContextManager[House]:
    """A table in service with its staff and an honest terminal."""
    return house(tmp_path, crown)
