import pytest

from kiosk.ui.language import Languages
from tests.ui.pseudo import speak_pseudo


@pytest.fixture(scope="session")
def longer(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """English and the language of longer texts."""
    folder = tmp_path_factory.mktemp("languages")
    speak_pseudo(folder)
    return Languages(folder)
