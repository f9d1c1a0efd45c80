"""The real wheel on the stage: seen while there is a picture, and else a drawn one alone."""

import pytest
from PySide6.QtGui import QColor, QImage

from kiosk.devices.camera.camera import Camera
from kiosk.devices.camera.frames import Frame
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
BLUE, RED = bytes((250, 20, 10, 0)), bytes((10, 20, 250, 0))


def frame_of(number: int, pixel: bytes) -> Frame:
    return Frame(number, 640, 360, memoryview(pixel * (640 * 360)))


def colour(picture: QImage, salon: Salon) -> QColor:
    middle = salon.area("stageCamera").center().toPoint()
    return picture.pixelColor(middle)


@SIZES
def test_the_camera_is_seen_while_it_has_a_picture(salon: Salon) -> None:
    camera = Camera("http://127.0.0.1:1/")
    salon.view.camera.follow(camera)
    salon.house.closes()
    whole = salon.area("stageWheel").width()
    assert salon.find("stageCamera") is None

    camera._live()
    camera.on_frame(frame_of(0, BLUE))
    assert colour(salon.picture(), salon).blue() > 240
    assert salon.says("Live")
    assert salon.area("stageWheel").width() < whole
    camera.on_frame(frame_of(1, RED))
    assert colour(salon.picture(), salon).red() > 240

    camera._lost("no frame for 3 s")
    salon.picture()
    assert salon.find("stageCamera") is None
    assert salon.area("stageWheel").width() == whole
