"""What the camera saw, at the console: when sensor and dealer differ, in a case, and live."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor

from kiosk.devices.camera.camera import Camera
from kiosk.devices.camera.frames import Frame
from kiosk.game import facts as f
from kiosk.game.films.film import Still, film_of
from kiosk.game.table import commands as c
from kiosk.journal.films import FilmFiles, film_file
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import DEALER, HONEST, SUPERVISOR, House, house
from tests.ui.console.conftest import GRACE_S
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.test_round import sense, spinning

COLOURS = ("red", "yellow", "lime", "cyan", "blue", "magenta")
"""Of the frames, one after the other."""


class Filming:
    """A camera above a wheel that changes its colour."""

    def __init__(self) -> None:
        self.live, self.why = True, ""
        self.on_frame: Callable[[Frame], None] = lambda _: None
        self.on_change: Callable[[], None] = lambda: None

    async def run(self) -> None:
        await asyncio.get_running_loop().create_future()

    def film(self) -> None:
        for number, colour in enumerate(COLOURS):
            jpeg = BytesIO()
            Image.new("RGB", (64, 36), colour).save(jpeg, "JPEG", quality=95)
            self.on_frame(Frame(number, 64, 36, memoryview(jpeg.getvalue())))

    def go_dark(self) -> None:
        self.live, self.why = False, "no frame for 3 s"
        self.on_change()


@pytest.fixture
def camera() -> Filming:
    return Filming()


@pytest.fixture
def there(tmp_path: Path, played: RuleBook, camera: Filming) -> AbstractAsyncContextManager[House]:
    filming = (camera, FilmFiles(tmp_path / "table.db"))
    return house(tmp_path, played, grace_s=GRACE_S, filming=filming)


def colour(screen: ConsoleScreen, name: str) -> str:
    """Of the middle of what is drawn there."""
    item = screen.find(name)
    assert item is not None
    middle = item.mapRectToScene(item.boundingRect()).center().toPoint()
    seen = screen.window.grabWindow().pixelColor(middle)

    def apart(colour: str) -> int:
        other = QColor(colour)
        pairs = zip(seen.getRgb(), other.getRgb(), strict=True)
        return sum(abs(int(one) - int(two)) for one, two in pairs)  # type: ignore[call-overload]

    return min(COLOURS, key=apart)


@pytest.mark.parametrize("played", ["crown-single-zero", "rapid-single-zero"], indirect=True)
async def test_where_sensor_and_dealer_differ_the_film_is_looked_at_and_named(
    played: RuleBook, there: House, screen: ConsoleScreen, camera: Filming
) -> None:
    """S0 8.8.2: there the management confirms, by what it saw on the film."""
    management = played.terms.display.management_confirms
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    camera.film()
    await sense(there, screen, "5")
    assert screen.find("filmPanel") is None
    await screen.touch("pocket-17")
    assert screen.view.film.showing.differs, "at once, whatever the table says next"
    await screen.until(lambda: "recorded" in screen.text("filmNote"), "the film")
    assert [colour(screen, f"still-{place}") for place in range(6)] == list(COLOURS)
    await screen.touch("still-2")
    assert screen.view.film.showing.share == pytest.approx(0.4)
    await screen.touch("playFilm")
    await screen.until(lambda: not screen.view.film.showing.playing, "played to its end")
    assert screen.view.film.showing.share == 1
    await screen.touch("chooseDealers", "confirmNumber")
    if management:
        await screen.touch("reason-film", "sheetConfirm")
        await screen.person(SUPERVISOR)
    await there.until(lambda table: table.round.kept[1].outcome == "17")
    (told,) = (fact for fact in there.facts() if isinstance(fact, f.ResultConfirmed))
    (filmed, *_) = (fact for fact in there.facts() if isinstance(fact, f.RoundFilmed))
    assert (told.sensor, told.film) == ("5", filmed.film)
    seen = ("The film of the wheel shows it", SUPERVISOR)
    assert (told.reason, told.second) == (seen if management else ("", ""))
    await screen.until(lambda: screen.find("filmPanel") is None, "the seats again")


async def test_a_case_has_the_film_of_its_round(
    tmp_path: Path, there: House, screen: ConsoleScreen, camera: Filming
) -> None:
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    camera.film()
    await screen.touch("pocket-17", "confirmNumber")
    await there.until(lambda table: table.films.get(1) and table.films[1].films)
    await there.order(c.OpenCase("case", HONEST, 1, 300, "which number was it?"))
    await screen.touch(f"seat-{HONEST}", "order-case-film")
    await screen.until(lambda: "recorded" in screen.text("filmNote"), "the film")
    assert colour(screen, "still-0") == COLOURS[0]
    await screen.touch("closeOverlay")
    assert screen.find("filmPanel") is None


async def test_without_a_picture_staff_are_told_and_the_round_goes_on(
    there: House, screen: ConsoleScreen, camera: Filming
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    camera.go_dark()
    await screen.until(lambda: screen.says("camera shows no picture"), "the log")
    await sense(there, screen, "5")
    await screen.touch("pocket-17")
    await screen.until(
        lambda: screen.text("filmNote") == "No picture: no frame for 3 s", "no picture"
    )
    await screen.touch("chooseDealers")
    assert screen.enabled("confirmNumber")


async def test_a_film_that_was_changed_is_not_shown(
    tmp_path: Path, there: House, screen: ConsoleScreen, camera: Filming
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    camera.film()
    await sense(there, screen, "5")
    await there.until(lambda table: table.films.get(1))
    (film,) = there.table.films[1].films
    film_file(tmp_path / "table.db", film).write_bytes(film_of([Still(1, b"\xff\xd8\xff\xd9")]))
    await screen.touch("pocket-17")
    await screen.until(lambda: "missing or was changed" in screen.text("filmNote"), "that it is")


async def test_the_live_picture_is_there_while_the_ball_rolls(
    there: House, screen: ConsoleScreen
) -> None:
    own = Camera("http://127.0.0.1:1/")
    screen.view.follow_camera(own)
    own._live()
    await screen.sign_in(DEALER)
    assert screen.find("liveCamera") is None
    await spinning(there, screen)
    await screen.until(lambda: screen.find("liveCamera"), "the live picture")
    own._lost("no frame for 3 s")
    await screen.until(lambda: screen.find("liveCamera") is None, "no picture")
    told = "This console's camera shows no picture: no frame for 3 s"
    await screen.until(lambda: screen.says(told), "the log")
