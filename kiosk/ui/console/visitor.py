"""A dealer who is nobody: signs in, and looks on."""

from random import Random

from kiosk.ui.album import Album
from kiosk.ui.console.run import OpenConsole, Visit
from kiosk.ui.glass import Glass
from kiosk.ui.visitor import Visitor


async def be_visited(opened: OpenConsole, visit: Visit) -> None:
    album = None
    if visit.pictures is not None:
        album = Album(opened.window, visit.pictures, "console", lambda: opened.view.in_a_word)
    if visit.name is not None:
        await _sign_in(Visitor(Glass(opened.window), album, Random(visit.name)), visit)


async def _sign_in(visitor: Visitor, visit: Visit) -> None:
    """Once the table shows who may."""
    while not await visitor.touch(f"member-{visit.name}"):
        await visitor.wait()
    for digit in visit.pin:
        await visitor.touch(f"digit-{digit}")
    await visitor.touch("signInConfirm")
