"""How well a colour stands off another, for four kinds of eyes.

Contrast is that of WCAG 2. The three deficiencies are the full dichromacies of Machado, Oliveira
and Fernandes (2009), which are matrices over linear light.
"""

from functools import lru_cache
from typing import TypeAlias

from PySide6.QtGui import QColor

Light: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Light, Light, Light]

EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
OPAQUE = 255
_LUMINANCE: Light = (0.2126, 0.7152, 0.0722)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=4096)
def _luminances(rgb: int) -> dict[str, float]:
    light = [_linear((rgb >> shift & 0xFF) / 255) for shift in (16, 8, 0)]
    seen = {}
    for eyes, matrix in EYES.items():
        meets = (sum(m * c for m, c in zip(row, light, strict=True)) for row in matrix)
        within = (min(1.0, max(0.0, channel)) for channel in meets)
        seen[eyes] = sum(w * c for w, c in zip(_LUMINANCE, within, strict=True))
    return seen


def contrasts(front: int, back: int) -> dict[str, float]:
    """Of two opaque colours, by the kind of eyes."""
    one, other = _luminances(front & 0xFFFFFF), _luminances(back & 0xFFFFFF)
    ratios = {}
    for eyes in EYES:
        low, high = sorted((one[eyes], other[eyes]))
        ratios[eyes] = (high + 0.05) / (low + 0.05)
    return ratios


def luminance(colour: QColor) -> float:
    """For eyes without a deficiency."""
    return _luminances(colour.rgb() & 0xFFFFFF)["usual"]


def contrast(front: QColor, back: QColor) -> float:
    """For eyes without a deficiency."""
    return contrasts(front.rgb(), back.rgb())["usual"]


@lru_cache(maxsize=65536)
def worst(front: int, back: int) -> tuple[float, str]:
    """The least contrast, and whose it is."""
    return min((ratio, eyes) for eyes, ratio in contrasts(front, back).items())


def over(front: QColor, back: int, opacity: float = 1.0) -> int:
    """What is seen where a colour lies over an opaque one."""
    if opacity == 1 and front.alpha() == OPAQUE:
        return front.rgb() & 0xFFFFFF
    share = front.alphaF() * opacity
    ours = (front.red(), front.green(), front.blue())
    theirs = (back >> 16 & 0xFF, back >> 8 & 0xFF, back & 0xFF)
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(ours, theirs, strict=True)
    )
    return red << 16 | green << 8 | blue
