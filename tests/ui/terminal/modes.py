"""Pictures of every screen as each player may want it: on a large, a small and an upright glass.

`python -m tests.ui.terminal.modes FOLDER` writes SCREEN-MODE-SIZE.png, and tells of each text that
is cut short or lies over something. It needs no display.
"""

import asyncio
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.game.preferences import Preferences
from kiosk.game.terminal import commands as c
from tests.conftest import BOOKS
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Glass, Salon, house_of
from tests.ui.terminal.test_seen import SCREENS, look

MODES = {
    "plain": Preferences(),
    "large": Preferences(large_text=True),
    "contrast": Preferences(high_contrast=True),
    "left": Preferences(left_handed=True),
    "all": Preferences(large_text=True, high_contrast=True, left_handed=True, still=True),
}
BOOK = "crown-single-zero"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    asyncio.set_event_loop(QEventLoop(application))
    panel = QTest.createTouchDevice()
    for size in (LARGE, SMALL, TALL):
        glass = Glass(size)
        for mode, preferred in MODES.items():
            for screen, act in SCREENS.items():
                salon = Salon(glass, panel, house_of(BOOKS[BOOK]))
                salon.house.tell(c.Prefer(preferred))
                act(salon)
                QCoreApplication.processEvents()
                name = f"{screen.replace(' ', '-')}-{mode}-{size[0]}x{size[1]}"
                salon.picture().save(str(folder / f"{name}.png"))
                for fault in look(salon).crowded():
                    print(f"{name}: {fault}")
                salon.leave()
        glass.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
