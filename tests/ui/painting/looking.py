"""How a test looks at a picture: at one point, or for a colour in a part of it."""

from collections import Counter
from math import cos, pi, sin

from PIL import Image
from PySide6.QtGui import QColor, QImage

from kiosk.ui.geometry import Area, Pixel

QRgb = int
"""Alpha, red, green and blue in one number, as Qt stores it."""

LABELS = {
    "dozen:1": "1st 12",
    "dozen:2": "2nd 12",
    "dozen:3": "3rd 12",
    "column:1": "2 to 1",
    "column:2": "2 to 1",
    "column:3": "2 to 1",
    "low": "1 – 18",
    "even": "Even",
    "red": "Red",
    "black": "Black",
    "odd": "Odd",
    "high": "19 – 36",
    "green": "Green",
}


def difference(one: QColor, other: QColor) -> int:
    """The largest of any channel."""
    return max(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def alike(one: QColor, other: QColor, tolerance: int = 12) -> bool:
    return difference(one, other) <= tolerance


def everywhere(image: QImage) -> Area:
    return Area(0, 0, image.width(), image.height())


def inside(area: Area, margin: float) -> Area:
    return Area(area.x + margin, area.y + margin, area.width - 2 * margin, area.height - 2 * margin)


def colours(image: QImage, area: Area | None = None) -> Counter[QRgb]:
    """How often each colour is there, with its transparency."""
    part = area or everywhere(image)
    cut = image.copy(round(part.x), round(part.y), round(part.width), round(part.height))
    plain = cut.convertToFormat(QImage.Format.Format_ARGB32)
    # As four channels of bytes: they are counted much faster than as numbers of Python.
    size = plain.width(), plain.height()
    pixels = Image.frombuffer("RGBA", size, plain.constBits(), "raw", "RGBA", 0, 1)
    found = pixels.getcolors(size[0] * size[1])
    return Counter({int.from_bytes(bytes(four), "little"): times for times, four in found})


def count(image: QImage, colour: QColor, area: Area | None = None, *, tolerance: int = 12) -> int:
    """Pixels of a colour."""
    return sum(
        times
        for rgb, times in colours(image, area).items()
        if alike(QColor.fromRgba(rgb), colour, tolerance)
    )


def at(image: QImage, pixel: Pixel) -> QColor:
    return image.pixelColor(round(pixel.x), round(pixel.y))


def around(centre: Pixel, radius: float, *, clockwise_deg: float) -> Pixel:
    """A point of a circle, from the top."""
    turn = clockwise_deg * pi / 180
    return Pixel(centre.x + radius * sin(turn), centre.y - radius * cos(turn))
