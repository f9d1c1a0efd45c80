"""Charts as SVG, made on the server: bars that read without colour, and no script."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from kiosk.floor.web.templates import MINUS


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    drop_cents: int
    win_cents: int
    dim: bool = False


_TOP, _LEFT = 28.0, 56.0
_THOUSAND_CENTS = 100_000


def bars(
    places: Sequence[Bar], *, width: float = 1180.0, height: float = 350.0, figures: bool = True
) -> Markup:
    """Drop beside win; what the house lost is hollow and below the line."""
    most = max([_THOUSAND_CENTS // 10, *(max(p.drop_cents, p.win_cents) for p in places)])
    least = min([0, *(p.win_cents for p in places)])
    step = _step(most)
    scale = (height - _TOP - 34) / (most - least)
    base = _TOP + most * scale
    out: list[Markup] = []
    for at in range(0, most + 1, step):
        y = base - at * scale
        kind = "base" if at == 0 else ""
        out.append(_line(kind, _LEFT, y, width, y))
        out.append(_text("end", _LEFT - 10, y + 6, f"{at / _THOUSAND_CENTS:g}"))
    room = (width - _LEFT) / max(len(places), 1)
    wide = min(40.0, room * 0.38)
    for place, bar in enumerate(places):
        middle = _LEFT + room * (place + 0.5)
        label = "middle dim" if bar.dim else "middle"
        out.append(_text(label, middle, height - 6, bar.label))
        if bar.drop_cents > 0:
            tall = bar.drop_cents * scale
            out.append(_rect("drop", middle - wide - 1, base - tall, wide, tall))
            if figures:
                out.append(
                    _text("middle", middle - wide / 2, base - tall - 8, thousands(bar.drop_cents))
                )
        if bar.win_cents:
            tall = abs(bar.win_cents) * scale
            won = bar.win_cents > 0
            top = base - tall if won else base
            out.append(_rect("win" if won else "loss", middle + 2, top, wide * 0.8, tall))
            if figures:
                y = base - tall - 8 if won else base - 8
                out.append(
                    _text("middle bright", middle + 2 + wide * 0.4, y, thousands(bar.win_cents))
                )
    return _svg(width, height, "drop and win", out, "wide" if figures else "")


def _step(most: int) -> int:
    """About three lines, at round figures."""
    for size in (10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000):
        for times in (1, 2, 5):
            step = size * times * 1000
            if most / step <= 3.5:  # noqa: PLR2004 - lines
                return step
    return most


@dataclass(frozen=True, slots=True)
class HoldRow:
    label: str
    hold: float | None
    game: float | None
    deviation: float


def holds(rows: Sequence[HoldRow]) -> Markup:
    """Of each table: the day's, the game's, and two deviations around that."""
    known = [row for row in rows if row.game is not None and row.hold is not None]
    reach = max([0.02, *(max(abs((r.hold or 0) - (r.game or 0)), 2 * r.deviation) for r in known)])
    reach = min(reach, 0.6)
    centre, wide, tall = 290.0, 140.0, 34.0
    out: list[Markup] = []

    def x(share: float) -> float:
        return centre + max(-1.05, min(1.05, share / reach)) * wide

    for place, row in enumerate(rows):
        y = 20 + place * tall
        out.append(_text("", 0, y + 6, row.label))
        if row.game is None or row.hold is None:
            out.append(_text("end dim", 540, y + 6, "no bets"))
            continue
        left, right = x(-2 * row.deviation), x(2 * row.deviation)
        out.append(_rect("range", left, y - 8, max(right - left, 2), 16, 3))
        out.append(_line("game", centre, y - 11, centre, y + 11))
        at = x(row.hold - row.game)
        out.append(Markup('<circle class="win" cx="{:.1f}" cy="{:.1f}" r="7"/>').format(at, y))
        out.append(_text("end", 540, y + 6, f"{100 * row.hold:.2f} %".replace("-", MINUS)))
    return _svg(545, 20 + tall * max(len(rows), 1), "hold of turnover", out, "narrow")


def meter(share: float, kind: str) -> Markup:
    """A bar that is so far full."""
    share = min(max(share, 0.0), 1.0)
    return _svg(
        130, 8, f"{round(100 * share)} %",
        [_rect("bar-back", 0, 0, 130, 8, 4), _rect(f"bar-{kind}", 0, 0, 130 * share, 8, 4)],
    )  # fmt: skip


def small(cents: int, most_cents: int) -> Markup:
    """Under a figure of a grid: as long as it is large, hollow where the house lost."""
    wide = 60 * abs(cents) / most_cents if most_cents else 0
    if cents < 0:
        return _svg(60, 6, "", [_rect("loss", 59 - max(wide, 2), 1, max(wide, 2), 4, 2)])
    return _svg(60, 6, "", [_rect("win", 60 - wide, 1, wide, 4, 2)])


def thousands(cents: int) -> str:
    return f"{cents / _THOUSAND_CENTS:.1f}".replace("-0.0", "0.0").replace("-", MINUS)


def _svg(
    width: float, height: float, label: str, parts: Sequence[Markup], kind: str = ""
) -> Markup:
    return Markup(
        '<svg class="chart {}" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(kind, width, height, label, Markup().join(parts))


def _rect(  # noqa: PLR0913, PLR0917 - as SVG has it
    kind: str, x: float, y: float, width: float, height: float, round_: float = 0
) -> Markup:
    return Markup(
        '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="{:g}"/>'
    ).format(kind, x, y, width, height, round_)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> Markup:
    return Markup('<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>').format(
        kind, x1, y1, x2, y2
    )


def _text(kind: str, x: float, y: float, text: str) -> Markup:
    return Markup('<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>').format(kind, x, y, text)
