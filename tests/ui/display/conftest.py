from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application, WindowPlace, show_at
from tests.ui.display.stage import Screen, Stage

Show = Callable[..., Screen]


@pytest.fixture
def application(qapp: QApplication) -> Iterator[Application]:
    made = Application("tapis display")
    yield made
    made.speaker.speak("en")
    made.close()


@pytest.fixture
def show(application: Application, qtbot: QtBot) -> Show:
    """The window of a stage. A stage can have one."""

    def shown(stage: Stage, size: tuple[int, int] = (1280, 720)) -> Screen:
        view = stage.view(application)
        view.setParent(application.engine)  # outlives the window
        window = application.show("Tapis.Display", "DisplayWindow", {"display": view})
        with qtbot.waitExposed(window):
            show_at(window, WindowPlace(size))
        return Screen(window, view)

    return shown


@pytest.fixture
def stage(crown: RuleBook) -> Stage:
    return Stage(crown)


@pytest.fixture
def screen(stage: Stage, show: Show) -> Screen:
    return show(stage)
