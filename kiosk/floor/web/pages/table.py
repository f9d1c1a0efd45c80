"""One table in depth. The page reads: only the table's own console acts on a round."""

from datetime import datetime
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.responses import Response

from kiosk.clock import zone_of
from kiosk.floor.chain import is_aside
from kiosk.floor.database import alarms, monitor
from kiosk.floor.database.ledger import today
from kiosk.floor.database.monitor import Machine, TableSeen
from kiosk.floor.document import Document, Grid
from kiosk.floor.figures import NOTHING, moment_words
from kiosk.floor.roles import EVERYBODY
from kiosk.floor.web import watch
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.charts import Bar, bars
from kiosk.floor.web.files import files_of
from kiosk.floor.web.pages.overview import AGED_MS, tile_of
from kiosk.floor.web.report import DayReport, day_report, natural
from kiosk.floor.web.stream import Parts, shared, stream
from kiosk.game import facts as f

_NUMBERS = 14
_FACTS = 60
_STEPS = 6


@page("/tables", EVERYBODY, place="Tables")
async def first(visit: Visit) -> Response:
    """Whoever wants one after the other begins with the first."""
    seen = sorted(await monitor.tables(visit.connection), key=lambda one: natural(one.name))
    if not seen:
        raise RefusedError("No table has been here yet.", 404)
    return go_to(f"/tables/{quote(seen[0].name)}")


async def _values(visit: Visit) -> dict[str, Any]:
    connection, now_ms = visit.connection, visit.now_ms
    name = str(visit.request.path_params["name"])
    seen = await monitor.table(connection, name)
    if seen is None:
        raise RefusedError("There is no such table.", 404)
    names = sorted((one.name for one in await monitor.tables(connection)), key=natural)
    troubles = [one for one in await alarms.open_alarms(connection) if one.table == name]
    report = await day_report(
        connection, visit.settings.day, today(visit.settings.day, now_ms), now_ms=now_ms
    )
    machines = [one for one in await monitor.machines(connection) if one.table == name]
    own = next((one for one in machines if one.journal == "table"), None)
    facts = await monitor.last_facts(connection, own.id, _FACTS) if own else []
    total = report.of_table(name)
    row = next((row for row in report.rows if row.table == name), None)
    return {
        "seen": seen,
        "names": names,
        "tile": tile_of(seen, troubles, visit.floor.follower.betting_ends_ms(name), now_ms),
        "numbers": seen.told.numbers[:_NUMBERS],
        "total": total,
        "row": row,
        "credit_cents": sum(seat.credit_cents for seat in seen.told.seats),
        "steps": _steps(facts, seen.told.round),
        "chart": bars(hour_bars(visit, report, name), width=560, height=230, figures=False),
        "rows": _machine_rows(visit, seen, machines),
        "troubles": troubles,
    }


def hour_bars(visit: Visit, report: DayReport, table: str = "") -> list[Bar]:
    """Of one table, or of all; from the first busy hour to the last, at most a day."""
    figures = [
        report.tables.get(table, {}).get(hour, NOTHING) if table else report.of_hour(hour)
        for hour in range(report.hours)
    ]
    busy = [hour for hour, one in enumerate(figures) if one.drop_cents or one.win_cents]
    if not busy:
        return []
    first, last = busy[0], max(busy[-1], min(busy[0] + 8, report.hours - 1))
    return [
        Bar(hour_text(visit, report, hour), figures[hour].drop_cents, figures[hour].win_cents,
            dim=report.begin_ms + hour * 3_600_000 > visit.now_ms)
        for hour in range(first, last + 1)
    ]  # fmt: skip


def hour_text(visit: Visit, report: DayReport, hour: int) -> str:
    at_s = report.begin_ms / 1000 + hour * 3600
    return f"{datetime.fromtimestamp(at_s, zone_of(visit.settings.zone)):%H}"


def _steps(facts: list[tuple[int, int, str, bytes]], round_: int) -> list[tuple[int, str, str]]:
    """What happened in the round under way, oldest first."""
    found = []
    for _, at_ms, _, body in reversed(facts):
        try:
            fact = f.decode(body)
        except msgspec.MsgspecError:
            continue  # of a newer version
        words = moment_words(fact)
        if words and getattr(fact, "round", round_) == round_:
            found.append((at_ms, *words))
    return found[-_STEPS:]


def _machine_rows(
    visit: Visit, seen: TableSeen, machines: list[Machine]
) -> list[tuple[str, str, str]]:
    """What, how it is, and whether that is well."""
    told, text = seen.told, visit.floor.templates
    wrong = watch.troubles(seen, visit.now_ms)
    here = sum(seat.here for seat in told.seats)
    aged = visit.now_ms - seen.told_ms >= AGED_MS
    rows = [
        ("Table server", f"heard {text.clock(seen.told_ms)}", _ok(not aged)),
        ("Terminals", f"{here} of {len(told.seats)} here", _ok(here == len(told.seats))),
    ]
    for machine in (one for one in machines if not is_aside(one.journal)):
        label = watch.machine_text(machine.journal).capitalize() or "Journal"
        behind = max(0, machine.told_seq - machine.head_seq)
        words = f"{behind} behind" if behind else "witnessed"
        rows.append((label, f"head {machine.head_seq:,}, {words}", _ok(not behind)))
    words = wrong.get(watch.CLOCK, f"{seen.clock_ahead_ms:+d} ms")
    rows.append(("Clock", words, _ok(watch.CLOCK not in wrong)))
    if told.disk_free:
        rows.append(("Disk", f"{told.disk_free / 1e9:.1f} GB free", _ok(watch.DISK not in wrong)))
    if told.certificate_ms:
        words = f"until {text.date(told.certificate_ms)}"
        rows.append(("Certificate", words, _ok(watch.CERTIFICATE not in wrong)))
    return rows


def _ok(well: bool) -> str:
    return "ok" if well else "warn"


@page("/tables/{name}", EVERYBODY, shows="table")
async def table_page(visit: Visit) -> Response:
    return visit.render("table.html", place="/tables", **await _values(visit))


async def _parts(visit: Visit) -> Parts:
    values = await _values(visit)
    render = visit.floor.templates.render
    return {
        name: render(
            "table_part.html", part=name, settings=visit.settings, now_ms=visit.now_ms, **values
        )
        for name in ("head", "totals", "seats", "round", "machines")
    }


@page("/tables/{name}/events", EVERYBODY, waits=True)
async def table_events(visit: Visit) -> Response:
    name = str(visit.request.path_params["name"])
    return stream(visit, shared(f"table {name}", _parts))


async def _document(visit: Visit) -> Document:
    values = await _values(visit)
    seen = values["seen"]
    assert isinstance(seen, TableSeen)
    text = visit.floor.templates
    return Document(
        title=f"{seen.name} now",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}",
        figures=(
            ("Drop today", text.money(seen.told.drop_cents)),
            ("Win today", text.money(seen.told.win_cents)),
            ("Round", str(seen.told.round)),
        ),
        grids=(
            Grid(
                "Seats",
                ("Seat", "Credit", "Bet", "State"),
                tuple(
                    (
                        seat.seat,
                        text.plain(seat.credit_cents),
                        text.plain(seat.stake_cents),
                        seat.trouble or ("playing" if seat.playing else "free"),
                    )
                    for seat in seen.told.seats
                ),
            ),
        ),
    )


files_of("/tables/{name}", EVERYBODY, "table", _document)
