import gc
from collections.abc import Iterator

import pytest
from qasync import QEventLoop

from kiosk.ui.language import Languages
from tests.ui.pseudo import speak_pseudo


@pytest.fixture(autouse=True)
def garbage() -> Iterator[None]:
    """Python looks for garbage in whatever thread needs memory, as in that of a journal, and Qt
    does not survive it if something of its own is taken down there."""
    gc.disable()
    yield
    gc.collect(0)
    gc.enable()


@pytest.fixture(scope="session")
def longer(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """English and the language of longer texts."""
    folder = tmp_path_factory.mktemp("languages")
    speak_pseudo(folder)
    return Languages(folder)


@pytest.fixture(scope="session")
def loops() -> list[QEventLoop]:
    """Kept to the end: each has a timer of Qt's in a circle, which Python would otherwise take down
    in whatever thread it looks for garbage in, and Qt does not survive that."""
    return []
