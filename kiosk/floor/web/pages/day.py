"""The day of the casino: drop, win and hold by table and hour. What is sealed never changes."""

from datetime import timedelta

from starlette.responses import Response

from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.ledger import today
from kiosk.floor.document import Document, Grid
from kiosk.floor.figures import NOTHING
from kiosk.floor.roles import Role
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.charts import HoldRow, bars, holds, small, thousands
from kiosk.floor.web.files import files_of
from kiosk.floor.web.pages.table import hour_bars, hour_text
from kiosk.floor.web.pages.tickets import day_asked, reconciliation
from kiosk.floor.web.report import DayReport, day_report, natural, next_to_seal, seal_day

_SEE = frozenset({Role.PIT_MANAGER, Role.AUDITOR})
_HOURS_MIN = 12


async def _report(visit: Visit) -> DayReport:
    settings = visit.settings
    return await day_report(visit.connection, settings.day, day_asked(visit), now_ms=visit.now_ms)


@page("/day", _SEE, place="Day", shows="day")
async def show(visit: Visit) -> Response:
    report = await _report(visit)
    before = await day_report(
        visit.connection,
        visit.settings.day,
        report.day - timedelta(days=7),
        now_ms=visit.now_ms,
    )
    names = sorted(report.tables, key=natural)
    shown = _hours_shown(report)
    cells = {name: [report.tables[name].get(hour, NOTHING) for hour in shown] for name in names}
    most = max([1, *(abs(one.win_cents) for row in cells.values() for one in row)])
    rows = [
        (
            name,
            [
                (thousands(one.win_cents), small(one.win_cents, most)) if one != NOTHING else None
                for one in cells[name]
            ],
            report.of_table(name),
        )
        for name in names
    ]
    total = report.total
    then_cents = before.total.drop_cents
    due = await next_to_seal(visit.connection, visit.settings.day)
    return visit.render(
        "day.html",
        place="/day",
        report=report,
        total=total,
        change=(total.drop_cents / then_cents - 1) if then_cents else None,
        before=before,
        chart=bars(hour_bars(visit, report)),
        holds=holds([_hold_row(report, name) for name in names]),
        hours=[hour_text(visit, report, hour) for hour in shown],
        rows=rows,
        tickets_out_cents=total.tickets_out_cents,
        can_seal=not report.hash and visit.now_ms >= report.end_ms and due == report.day,
        earlier=report.day - timedelta(days=1),
        later=report.day + timedelta(days=1)
        if report.day < today(visit.settings.day, visit.now_ms)
        else None,
    )


def _hold_row(report: DayReport, name: str) -> HoldRow:
    one = report.of_table(name)
    return HoldRow(name, one.hold, one.game_hold, one.deviation)


def _hours_shown(report: DayReport) -> list[int]:
    """From the first busy hour on, at least twelve."""
    busy = [h for h in range(report.hours) if report.of_hour(h) != NOTHING]
    first = min(busy[0] if busy else 0, report.hours - _HOURS_MIN)
    last = max(busy[-1] if busy else 0, first + _HOURS_MIN - 1)
    return list(range(first, last + 1))


@page("/day/seal", _SEE, post=True)
async def seal(visit: Visit) -> Response:
    report = await _report(visit)
    async with visit.connection.transaction():
        settings = visit.settings
        if not await seal_day(visit.connection, settings.day, report.day, now_ms=visit.now_ms):
            raise RefusedError("That day is not over, not the next one, or was closed before.")
        deed = Deed(who=visit.person.name, about=report.day.isoformat(), address=visit.address)
        await visit.record(Kind.DAY_SEALED, deed)
    return go_to(f"/day?day={report.day.isoformat()}")


async def _document(visit: Visit) -> Document:
    report = await _report(visit)
    text, total = visit.floor.templates, report.total
    plain, names = text.plain, sorted(report.tables, key=natural)
    shown = _hours_shown(report)
    seal_words = f", sealed {report.hash.hex()[:16]}" if report.hash else ", not sealed yet"
    by_table = [
        (
            name,
            plain(one.drop_cents),
            plain(one.win_cents),
            plain(one.wagered_cents),
            f"{100 * one.hold:.2f} %" if one.hold is not None else "none",
            str(one.rounds),
            str(one.slips),
        )
        for name in names
        for one in (report.of_table(name),)
    ]
    by_hour = [
        (
            hour_text(visit, report, hour),
            plain(one.drop_cents),
            plain(one.win_cents),
            plain(one.wagered_cents),
            str(one.rounds),
        )
        for hour in shown
        for one in (report.of_hour(hour),)
    ]
    win_head = ("Table", *(hour_text(visit, report, hour) for hour in shown), "Day")
    win = [
        (
            name,
            *(plain(report.tables[name].get(hour, NOTHING).win_cents) for hour in shown),
            plain(report.of_table(name).win_cents),
        )
        for name in names
    ]
    return Document(
        title=f"Day {report.day.isoformat()}",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}{seal_words}",
        figures=(
            ("Drop", text.money(total.drop_cents)),
            ("Win", text.money(total.win_cents)),
            ("Turnover", text.money(total.wagered_cents)),
            ("Notes", text.money(total.notes_cents)),
            ("Hand pays", text.money(total.hand_paid_cents)),
        ),
        grids=(
            Grid(
                "By table",
                ("Table", "Drop", "Win", "Turnover", "Hold", "Rounds", "Slips"),
                tuple(by_table),
            ),
            Grid("By hour", ("Hour", "Drop", "Win", "Turnover", "Rounds"), tuple(by_hour)),
            Grid("Win by table and hour", win_head, tuple(win)),
            reconciliation(visit, report),
        ),
        notes=(
            "Figures are counted from the tables' own journals, as the floor keeps them.",
            *(f"{name}: not all of its facts were here." for name in report.missing),
        ),
    )


files_of("/day", _SEE, "day", _document)
