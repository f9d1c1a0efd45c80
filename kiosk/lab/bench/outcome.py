"""What a bench found, as a table for people and as JSON for programs."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from kiosk.lab.bench.measure import Beside, Figure

_WIDE = 46
HEADER = f"{'figure':{_WIDE}} {'measured':>12}  {'budget':>12}  {'baseline':>12}  {'ratio':>7}"


@dataclass(frozen=True, slots=True)
class Found:
    bench: str
    figure: Figure


def row(figure: Figure) -> str:
    """One line of the table, and what there is to say of it below."""
    verdict = "ok" if figure.holds else "OVER BUDGET"
    value, budget = f"{figure.value:.2f} {figure.unit}", f"<= {figure.budget:g} {figure.unit}"
    baseline, ratio = _baseline(figure.beside)
    columns = f"{value:>12}  {budget:>12}  {baseline:>12}  {ratio:>7}"
    return f"{figure.what:{_WIDE}} {columns}  {verdict}\n    {figure.detail}"


def _baseline(beside: Beside | None) -> tuple[str, str]:
    if beside is None:
        return "", ""
    ratio = "" if beside.ratio is None else f"{beside.ratio:.2f}"
    return f"{beside.baseline:.4g} {beside.unit}", ratio


def as_json(found: Sequence[Found], *, release: str, short: bool, complete: bool) -> bytes:
    """Complete: everything that was asked for has been measured."""
    said = {
        "tapis": release,
        "short": short,
        "machine": {
            "system": platform.platform(),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
        },
        "complete": complete,
        "holds": complete and all(each.figure.holds for each in found),
        "figures": [_told(each) for each in found],
    }
    return msgspec.json.format(msgspec.json.encode(said)) + b"\n"


def _told(found: Found) -> dict[str, object]:
    figure, beside = found.figure, found.figure.beside
    return {
        "bench": found.bench,
        "what": figure.what,
        "value": figure.value,
        "unit": figure.unit,
        "budget": figure.budget,
        "holds": figure.holds,
        "measured": beside and {"value": beside.ours, "unit": beside.unit},
        "baseline": beside and {"what": beside.what, "value": beside.baseline, "unit": beside.unit},
        "ratio": beside and beside.ratio,
        "detail": figure.detail,
    }
