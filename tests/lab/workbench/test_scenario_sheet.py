"""The sheet of scenarios in the bench's window, touched as a technician touches it."""

from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.lab.workbench.run import Tools
from kiosk.lab.workbench.scenarios_view import ScenarioRow, ScenariosShown
from kiosk.ui.application import Application, WindowPlace, show_at
from kiosk.ui.past.picture import PastPicture


@pytest.fixture
def application(qapp: QApplication) -> Iterator[Application]:
    made = Application("tapis workbench")
    yield made
    made.close()


def test_a_touch_opens_the_list_and_another_begins_one(
    application: Application, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = PastPicture()
    application.engine.addImageProvider("past", picture)
    tools, begun = Tools(tmp_path, "1", picture), []
    for shown in tools.views.values():
        shown.setParent(application.engine)  # outlives the window
    view = tools.bench

    def begin(work: Coroutine[Any, Any, None]) -> None:
        assert work.cr_frame is not None
        begun.append(work.cr_frame.f_locals)
        work.close()

    monkeypatch.setattr(view.scenarios._tasks, "begin", begin)
    window = application.show("Tapis.Bench", "BenchWindow", tools.views)
    with qtbot.waitExposed(window):
        show_at(window, WindowPlace((480, 1080)))
    screen = TouchScreen(window)

    def touch(name: str) -> None:
        corner, (width, height) = screen.place_of(name), screen.size_of(name)
        assert height >= 44, f"{name} is too small for a finger"
        x, y = corner.x() + width / 2, corner.y() + height / 2
        screen.press(x, y)
        screen.release(x, y)

    assert not screen.shows("showScenarios"), "the house offers none"
    view.scenarios.rows.show([ScenarioRow("ball-out", "The ball is out: no spin", "S3 6.1(e)")])
    view.scenarios.show(ScenariosShown(offered=True))
    touch("showScenarios")
    qtbot.waitUntil(lambda: screen.shows("scenario-ball-out"))
    touch("scenario-ball-out")
    touch("power-1")
    touch("power-table")
    assert [told.get("name") or told.get("command") for told in begun] == [
        "ball-out",
        "power-cut 1",
        "power-cut table",
    ]
    touch("closeScenarios")
    assert not screen.shows("scenario-ball-out")
