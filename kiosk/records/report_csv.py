"""The day's report as one tidy table in CSV (RFC 4180): a line for each figure."""

import csv
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from io import StringIO
from typing import TypeAlias

from kiosk.records.figures import Figures
from kiosk.records.report import DayReport
from kiosk.records.report_lines import remarks

HEAD = ("day", "section", "name", "figure", "unit", "value")
_Cells: TypeAlias = tuple[str, str, str, str, str]

_SUMS = ("drop_cents", "out_cents", "win_cents", "revenue_cents")
_SHARES = ("hold_on_drop", "hold_on_handle")
# A spreadsheet takes a text that begins so for a formula, whoever typed it.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def report_csv(told: DayReport) -> str:
    out = StringIO()
    writer = csv.writer(out)  # with the quoting and the line ends of RFC 4180
    writer.writerow(HEAD)
    for cells in _lines(told):
        writer.writerow((told.day.date.isoformat(), *cells))
    return out.getvalue()


def _lines(told: DayReport) -> Iterator[_Cells]:
    yield from _about(told)
    yield from _figures("total", "", told.total)
    for seat, figures in told.by_seat.items():
        yield from _figures("seat", seat, figures)
    for hour, figures in enumerate(told.by_hour):
        yield from _figures("hour", told.day.hour_text(hour), figures)
    for shift, figures in enumerate(told.by_shift):
        yield from _figures("shift", told.day.shift_text(shift), figures)
    yield from _counts(told)
    for dealer, cents in told.at_table.pit.tips.items():
        yield ("dealer", _safe(dealer), "tips", "cents", str(cents))
    for title, lines in remarks(told):
        for number, line in enumerate(lines, start=1):
            yield ("list", title.lower(), str(number), "text", _safe(line))


def _about(told: DayReport) -> Iterator[_Cells]:
    yield ("about", "", "table", "text", _safe(told.table))
    yield ("about", "", "rulebook", "text", _safe(told.rulebook))
    yield ("about", "", "period", "text", _safe(str(told.day)))
    for name, head in told.as_of.items():
        yield ("about", _safe(name), "facts read", "count", str(head.seq))
        yield ("about", _safe(name), "hash of the last", "sha256", head.hash.hex())


def _figures(section: str, name: str, figures: Figures) -> Iterator[_Cells]:
    for figure in (*_SUMS, *(field.name for field in fields(figures))):
        unit = "cents" if figure.endswith("_cents") else "count"
        value = str(getattr(figures, figure))
        yield (section, name, figure.removesuffix("_cents"), unit, value)
    for figure in _SHARES:
        yield (section, name, figure, "fraction", _fraction(getattr(figures, figure)))


def _counts(told: DayReport) -> Iterator[_Cells]:
    day = told.at_table
    counts = {
        "opened": day.opened,
        "settled": day.settled,
        "void": len(day.voids),
        "no spins": day.no_spins,
        "corrected": len(day.corrections),
        "wagers adjusted": len(told.adjustments),
        "slips refused": day.refused_slips,
        "seats voided": day.void_seats,
        "cases open": len(day.cases),
        "cases closed": day.cases_closed,
        "tickets outstanding": len(day.tickets),
        "tickets expired": len(told.tickets_expired),
        "jackpots paid by hand": len(day.jackpots_by_hand),
        "rounds with jackpot wagers void": day.jackpot_voids,
        "tournament entrants": day.tournaments.entrants,
        "tournament sessions": day.tournaments.sessions,
        "tournament spins": day.tournaments.spins,
        "tournament payments": day.tournaments.payments,
    }
    for figure, count in counts.items():
        yield ("table", "", figure, "count", str(count))
    amounts = {
        "wagers adjusted": told.adjusted_cents,
        "brought back in cases": day.received_cents,
        "of it reclaimed": day.reclaimed_cents,
        "revenue": told.revenue_cents,
        "tickets outstanding": told.tickets_outstanding_cents,
        "jackpots paid by hand": day.jackpots_by_hand_cents,
        "jackpots refused": day.jackpots_refused_cents,
        "tournament entry fees": day.tournaments.fees_cents,
        "tournament buy-ins": day.tournaments.buy_ins_cents,
        "tournament prizes and refunds paid": day.tournaments.paid_cents,
        "jackpots won and not paid": day.jackpots_waiting_cents,
        "players' money before": told.held_before_cents,
        "players' money after": told.held_after_cents,
        "float at opening": day.float_opened_cents,
        "float at closing": day.float_closed_cents,
        "float filled": day.pit.filled_cents,
        "float credited": day.pit.credited_cents,
        "note boxes counted": day.pit.counted_cents,
        "difference of note boxes": day.pit.difference_cents,
    }
    for figure, cents in amounts.items():
        if cents is not None:
            yield ("table", "", figure, "cents", str(cents))
    for place, entrant, cents in day.tournaments.prizes:
        yield ("table", entrant, f"tournament prize, place {place}", "cents", str(cents))


def _fraction(share: Fraction | None) -> str:
    """Exactly, in lowest terms; empty where there is nothing to divide by."""
    return "" if share is None else f"{share.numerator}/{share.denominator}"


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
