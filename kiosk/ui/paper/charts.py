"""Small charts of money: two bars to each place, one scale, and a line at nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from kiosk.rules.money import short_money_text
from kiosk.ui.paper.sheet import ALARM, BRASS, CENTRE, HAIR, INK, RIGHT, SMALL, TINT, put_text

_STEPS_MAX = 4
_SLOTS_MIN = 8
"""A chart of two hours shall not have bars as wide as a hand."""
_LABELS_MAX = 24
_SCALE_WIDTH = 620.0
_KEY_HEIGHT = 190.0


@dataclass(frozen=True, slots=True)
class ChartColumn:
    """What stands at one place of the chart: an hour, or a seat."""

    label: str
    handle_cents: int
    win_cents: int


def step_cents(span_cents: int) -> int:
    """The distance of two lines of the scale: 1, 2 or 5 and noughts, and few lines in all."""
    step = 100
    while True:
        for times in (1, 2, 5):
            if span_cents <= step * times * _STEPS_MAX:
                return step * times
        step *= 10


def put_chart(painter: QPainter, *, box: QRectF, places: Sequence[ChartColumn]) -> None:
    _key(painter, box)
    plot = box.adjusted(_SCALE_WIDTH, _KEY_HEIGHT, 0, -SMALL.height - 30)
    cents = [0, *(p.handle_cents for p in places), *(p.win_cents for p in places)]
    step = step_cents(max(cents) - min(cents))
    low, high = min(cents) // step * step, -(-max(cents) // step) * step
    high = high if high > low else low + step
    scale = plot.height() / (high - low)
    for line_cents in range(low, high + 1, step):
        _scale_line(painter, plot, plot.bottom() - (line_cents - low) * scale, line_cents)
    zero = plot.bottom() + low * scale
    slot = plot.width() / max(len(places), _SLOTS_MIN)
    for number, place in enumerate(places):
        left = plot.left() + number * slot
        _bar(
            painter,
            QRectF(left + slot * 0.18, zero, slot * 0.31, 0),
            place.handle_cents * scale,
            TINT,
        )
        colour = BRASS if place.win_cents >= 0 else ALARM
        _bar(
            painter,
            QRectF(left + slot * 0.51, zero, slot * 0.31, 0),
            place.win_cents * scale,
            colour,
        )
        if number % -(-len(places) // _LABELS_MAX) == 0:
            below = QRectF(left - slot, plot.bottom() + 30, slot * 3, SMALL.height)
            put_text(painter, text=place.label, box=below, kind=SMALL, align=CENTRE)
    painter.setPen(QPen(QColor(INK), 7))
    painter.drawLine(round(plot.left()), round(zero), round(plot.right()), round(zero))


def _bar(painter: QPainter, foot: QRectF, height: float, colour: str) -> None:
    """Upwards, or downwards where it is less than nothing."""
    painter.fillRect(foot.adjusted(0, min(-height, 0.0), 0, max(-height, 0.0)), QColor(colour))


def _scale_line(painter: QPainter, plot: QRectF, y: float, cents: int) -> None:
    painter.setPen(QPen(QColor(HAIR), 4))
    painter.drawLine(round(plot.left()), round(y), round(plot.right()), round(y))
    box = QRectF(plot.left() - _SCALE_WIDTH, y - SMALL.height / 2, _SCALE_WIDTH - 60, SMALL.height)
    put_text(painter, text=short_money_text(cents), box=box, kind=SMALL, align=RIGHT)


def _key(painter: QPainter, box: QRectF) -> None:
    left = box.left() + _SCALE_WIDTH
    for text, colour in (("handle", TINT), ("win", BRASS), ("loss", ALARM)):
        painter.fillRect(QRectF(left, box.top() + 20, 70, 70), QColor(colour))
        label = QRectF(left + 110, box.top(), 500, SMALL.height)
        put_text(painter, text=text, box=label, kind=SMALL)
        left += 520
