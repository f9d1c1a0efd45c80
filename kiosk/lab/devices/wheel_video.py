"""The virtual wheel as a camera above it would see it: the rotor turns, the ball runs against it
and falls into the pocket that it is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

from kiosk import resources
from kiosk.rules.pockets import Pocket, colour

WIDTH, HEIGHT = 640, 360
_CENTRE = (WIDTH // 2, HEIGHT // 2)
_ROTOR_PX, _POCKETS_PX, _TRACK_PX, _REST_PX, _BALL_PX = 145, 104, 162, 96, 6
"""Radii: of the rotor, of the pockets' inner edge, of where the ball runs and lies, and its own."""
_ROTOR_TURN_S, _BALL_TURN_S = 18.0, 1.9
_MARKS, _MARK_PX, _LIGHT = 16, 20, 127
BURNT_IN = 1 << _MARKS
"""From here on numbers begin again."""
_FELT, _BOWL, _BRASS, _IVORY = (12, 28, 22), (44, 30, 18), (196, 160, 92), (242, 235, 220)
_FILLS = {"red": (150, 28, 38), "black": (18, 20, 19), "green": (20, 96, 60)}


@dataclass(frozen=True, slots=True)
class _Fall:
    pocket: Pocket
    since_s: float
    lasts_s: float


class WheelVideo:
    def __init__(self, order: Sequence[Pocket]) -> None:
        self._order = order
        self._rotor = _rotor(tuple(order))
        self._runs = False
        self._fall: _Fall | None = None

    def spin(self) -> None:
        self._runs, self._fall = True, None

    def fall(self, pocket: Pocket, at_s: float, *, lasts_s: float) -> None:
        self._runs, self._fall = True, _Fall(pocket, at_s, lasts_s)

    def take_ball(self) -> None:
        self._runs, self._fall = False, None

    def frame(self, at_s: float) -> Image.Image:
        turned = 2 * pi * at_s / _ROTOR_TURN_S
        frame = Image.new("RGB", (WIDTH, HEIGHT), _FELT)
        draw = ImageDraw.Draw(frame)
        draw.ellipse(_around(*_CENTRE, _TRACK_PX + 12), fill=_BOWL)
        # Pillow turns against the clock.
        rotor = self._rotor.rotate(-turned * 180 / pi, Image.Resampling.BILINEAR)
        frame.paste(rotor, (_CENTRE[0] - _ROTOR_PX, _CENTRE[1] - _ROTOR_PX), rotor)
        if self._runs:
            angle, radius = self._ball(at_s, turned)
            x, y = _at(angle, radius)
            draw.ellipse(_around(x, y, _BALL_PX), fill=_IVORY)
        return frame

    def _ball(self, at_s: float, turned: float) -> tuple[float, float]:
        running = -2 * pi * at_s / _BALL_TURN_S
        if self._fall is None:
            return running, _TRACK_PX
        gone = min(1.0, (at_s - self._fall.since_s) / self._fall.lasts_s)
        began = -2 * pi * self._fall.since_s / _BALL_TURN_S
        home = turned + 2 * pi * self._order.index(self._fall.pocket) / len(self._order)
        # It runs on backwards, slower and slower, until it lies where its pocket is by now.
        left = (home - began) % (2 * pi) - 4 * pi
        eased = 1 - (1 - gone) ** 3
        return began + left * eased, _TRACK_PX + (_REST_PX - _TRACK_PX) * eased**3


def burn_in(frame: Image.Image, number: int) -> None:
    """Marks along the upper edge that a program can read off a screen again."""
    draw = ImageDraw.Draw(frame)
    for mark in range(_MARKS):
        left = mark * _MARK_PX
        fill = (255, 255, 255) if number >> mark & 1 else (0, 0, 0)
        draw.rectangle((left, 0, left + _MARK_PX - 1, _MARK_PX - 1), fill=fill)


def read_off(frame: Image.Image) -> int:
    """The number that was burnt in, off a picture of the same proportions."""
    scale = frame.width / WIDTH
    middle = int(_MARK_PX * scale / 2)
    grey = frame.convert("L")
    marks = (
        grey.getpixel((int((mark + 0.5) * _MARK_PX * scale), middle)) for mark in range(_MARKS)
    )
    return sum(
        1 << mark for mark, light in enumerate(marks) if isinstance(light, int) and light > _LIGHT
    )


@cache
def _rotor(order: tuple[Pocket, ...]) -> Image.Image:
    size = 2 * _ROTOR_PX
    rotor = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(rotor)
    font = ImageFont.truetype(str(resources.folder("assets") / "fonts" / "Inter-SemiBold.ttf"), 13)
    wide = 360 / len(order)
    whole = (0, 0, size - 1, size - 1)
    for place, pocket in enumerate(order):
        start = place * wide - wide / 2 - 90
        draw.pieslice(whole, start, start + wide, fill=_FILLS[colour(pocket)], outline=_BRASS)
    for place, pocket in enumerate(order):
        upright = Image.new("RGBA", (size, size))
        ImageDraw.Draw(upright).text((_ROTOR_PX, 13), pocket, _IVORY, font, anchor="mm")
        rotor.alpha_composite(upright.rotate(-place * wide, Image.Resampling.BICUBIC))
    draw = ImageDraw.Draw(rotor)
    draw.ellipse(_around(_ROTOR_PX, _ROTOR_PX, _POCKETS_PX), outline=_BRASS)
    draw.ellipse(_around(_ROTOR_PX, _ROTOR_PX, 84), fill=_BOWL, outline=_BRASS)
    draw.ellipse(_around(_ROTOR_PX, _ROTOR_PX, 18), fill=_BRASS)
    return rotor


def _at(angle: float, radius: float) -> tuple[float, float]:
    return _CENTRE[0] + sin(angle) * radius, _CENTRE[1] - cos(angle) * radius


def _around(x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    return x - radius, y - radius, x + radius, y + radius
