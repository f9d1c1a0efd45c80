import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine

from kiosk.ui.fonts import load_fonts
from kiosk.ui.painting.palette import Palette, read_palettes
from kiosk.ui.painting.pictures import Pictures
from tests.conftest import PROJECT


@pytest.fixture(scope="session")
def palette(qapp: QGuiApplication) -> Palette:
    load_fonts()
    engine = QQmlEngine()
    engine.addImportPath(str(PROJECT / "qml"))
    return read_palettes(engine)[0]


@pytest.fixture
def pictures(palette: Palette) -> Pictures:
    return Pictures(palette)
