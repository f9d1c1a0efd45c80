"""The bench as a technician meets it: touched page by page, on a usual screen and on a low one."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.devices.trace import Trace, Way
from kiosk.devices.validator.id003.codec import Frame, encode
from kiosk.lab.simulate.disk import write_journal
from kiosk.lab.workbench.run import Tools
from kiosk.lab.workbench.workbench_view import BenchLevel
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.past.picture import PastPicture
from tests.lab.workbench.seat_file import TERMINAL
from tests.ui.past.evening import play
from tests.ui.scene_texts import faults
from tests.ui.terminal.house import SEAT

LEAST_PX = 44


class Bench:
    def __init__(self, window: QQuickWindow, tools: Tools, loop: QEventLoop, facts: int) -> None:
        self.window = window
        self.facts = facts
        self.tools = tools
        self._loop = loop

    def look(self) -> None:
        """Whatever is looked at is read."""
        for view in (self.tools.trace, self.tools.journal, self.tools.past):
            if view._watched.is_set():
                self._loop.run_until_complete(view.look())
        QCoreApplication.processEvents()

    def items(self, under: QQuickItem | None = None) -> Iterator[QQuickItem]:
        for item in (under or self.window.contentItem()).childItems():
            if item.isVisible():
                yield item
                yield from self.items(item)

    def item(self, name: str) -> QQuickItem:
        found = next((item for item in self.items() if item.objectName() == name), None)
        assert found is not None, f"there is no {name}"
        return found

    def touch(self, name: str) -> None:
        item = self.item(name)
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)
        self._loop.run_until_complete(asyncio.gather(*self.tools.journal._tasks))
        self.look()

    def text(self, name: str) -> str:
        return str(self.item(name).property("text"))

    def texts(self) -> list[str]:
        return [str(item.property("text")) for item in self.items() if item.property("text")]


@pytest.fixture(params=[1080, 720])
def bench(
    request: pytest.FixtureRequest, qapp: QGuiApplication, tmp_path: Path, crown: RuleBook
) -> Iterator[Bench]:
    (tmp_path / f"terminal-{SEAT}.toml").write_text(TERMINAL)
    records = play(crown, rounds=2).records
    write_journal(records, tmp_path / f"terminal-{SEAT}.db", "terminal")
    with closing(Trace(tmp_path / "validator-1.trace")) as trace:
        trace.write(0, Way.SENT, encode(Frame(0x11)))
        trace.write(1, Way.HEARD, encode(Frame(0x13, b"\x63")))
    loop = QEventLoop(qapp)
    asyncio.set_event_loop(loop)
    application = Application("tapis workbench")
    picture = PastPicture()
    application.engine.addImageProvider("past", picture)
    tools = Tools(tmp_path, SEAT, picture)
    tools.past._size = QSize(1280, 720)
    window = application.show("Tapis.Bench", "BenchWindow", tools.views, QSize(480, request.param))
    window.show()
    yield Bench(window, tools, loop, len(records))
    application.close()
    tools.close()
    # Not when Python finds the time, which may be on a thread that reads a journal.
    for view in tools.views.values():
        view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    asyncio.set_event_loop(None)
    loop.close()


def test_each_page_is_reached_and_read_by_touch(bench: Bench) -> None:
    facts = bench.facts
    bench.touch("tab trace")
    assert "escrow: note of kind 3" in bench.texts()
    bench.touch("trace link")
    assert "escrow: note of kind 3" not in bench.texts()
    bench.touch("trace ")
    bench.touch("traceLine")
    assert "fc 05 11" in str(bench.item("detail").property("text"))
    bench.touch("closeDetail")
    check_room(bench)
    bench.touch("traceLine")
    bench.touch("trace validator")
    assert bench.tools.trace.openedTitle == ""

    bench.touch("tab journal")
    assert f"{facts} facts, chain good" in bench.texts()
    assert any(text.startswith("round settled: round 2, settlement 1") for text in bench.texts())
    check_room(bench)
    bench.touch("kinds")
    bench.touch("kind account_opened")
    assert [row.text for row in bench.tools.journal.rows.rows] == ["account opened: account 1"]
    bench.touch("factLine")
    assert '"account": 1' in str(bench.item("detail").property("text"))

    bench.touch("tab past")
    assert bench.text("pastPlace").startswith(f"Fact {facts} of {facts}")
    bench.touch("roundBefore")
    assert bench.text("pastWords") == "wagering opened: round 2, period 30 s"
    bench.touch("factBefore")
    assert bench.text("pastWords").startswith("round settled: round 1")
    check_room(bench)
    bench.touch("newest")
    assert bench.tools.past.live

    bench.touch("tab devices")
    assert not bench.tools.past._watched.is_set()
    check_room(bench)

    names = ("Supernova", "Nova", "Star", "Comet", "Meteor")
    levels = [BenchLevel(n, name, n == 1) for n, name in enumerate(names, 1)]
    bench.tools.bench.levels.show(levels)
    bench.tools.bench._update()
    bench.window.grabWindow()  # keys are put in their places when they are drawn
    assert [item.property("selected") for item in keys(bench)] == [n == 1 for n in range(1, 6)]
    check_room(bench)


def keys(bench: Bench) -> list[QQuickItem]:
    return [item for item in bench.items() if item.objectName().startswith("house jackpot")]


def check_room(bench: Bench) -> None:
    """Only what is read in full elsewhere may be cut short."""
    assert [fault for fault in faults(bench.window) if "cut short" not in fault] == []
    for item in bench.items():
        if item.inherits("QQuickAbstractButton") and item.objectName():
            assert item.height() >= LEAST_PX, item.objectName()
            area = item.mapRectToScene(item.boundingRect())
            assert area.left() >= 0, item.objectName()
            assert area.right() <= bench.window.width(), item.objectName()
