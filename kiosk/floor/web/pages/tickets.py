"""Tickets: three ways to count them, and the life of each."""

from datetime import date, timedelta

from starlette.responses import Response

from kiosk.floor.database import cage, days, ledger, lives
from kiosk.floor.database.ledger import Listed, span_of, today
from kiosk.floor.document import Document, Grid
from kiosk.floor.roles import Role
from kiosk.floor.web.access import RefusedError, Visit, page
from kiosk.floor.web.files import files_of
from kiosk.floor.web.report import DayReport, day_report
from kiosk.floor.web.words import number_of, short_number

_SEE = frozenset({Role.CASHIER, Role.PIT_MANAGER, Role.AUDITOR})
_SHOWN = 8
_STATES = {"all": (), "open": ("open",), "held": ("held",), "expired": ("expired",)}
_DAYS = 7


def day_asked(visit: Visit) -> date:
    """By the address, or today."""
    said = visit.request.query_params.get("day", "")
    now = today(visit.settings.day, visit.now_ms)
    if not said:
        return now
    try:
        found = date.fromisoformat(said)
    except ValueError:
        raise RefusedError("That is no date; one is written 2026-11-16.", 400) from None
    if found > now or found < date(2000, 1, 1):
        raise RefusedError("That day has not been yet.", 404)
    return found


async def _report(visit: Visit) -> DayReport:
    settings = visit.settings
    return await day_report(visit.connection, settings.day, day_asked(visit), now_ms=visit.now_ms)


async def _page(visit: Visit, number: str | None, fault: str = "", status: int = 200) -> Response:
    report = await _report(visit)
    days_shown = [report.day - timedelta(days=back) for back in reversed(range(_DAYS))]
    newest = today(visit.settings.day, visit.now_ms)
    if report.day + timedelta(days=_DAYS) > newest:
        days_shown = [newest - timedelta(days=back) for back in reversed(range(_DAYS))]
    asked = visit.request.query_params.get("state", "all")
    begin, end = span_of(report.day, visit.settings.day)
    over = asked == "over"
    listed = await ledger.newest(
        visit.connection,
        states=_STATES.get(asked, ()),
        least_cents=visit.settings.two_people_cents if over else 0,
        from_ms=begin,
        until_ms=end,
        most=_SHOWN,
    )
    if number is None and listed:
        number = listed[0].number
    at = await cage.look_up(visit.connection, number, visit.now_ms) if number else None
    life = await lives.life_of(visit.connection, number) if number else []
    waits = await lives.not_home(visit.connection)
    return visit.render(
        "tickets.html",
        status,
        place="/tickets",
        report=report,
        days=days_shown,
        sealed=await days.sealed_among(visit.connection, days_shown),
        state=asked if asked in _STATES or over else "all",
        listed=[(one, visit.floor.refs.of(one.number), _state_words(one)) for one in listed],
        at=at,
        life=life,
        short=short_number,
        fault=fault,
        waits=waits,
    )


def _state_words(one: Listed) -> tuple[str, str]:
    match one.state:
        case "redeemed" if one.redeemed_by == cage.CAGE:
            return f"Cage {one.redeemed_terminal.partition(' ')[0]}", "ok"
        case "redeemed":
            return f"{one.redeemed_by}, seat {one.redeemed_terminal}", "ok"
        case "open":
            return "Open", "bright"
        case "held":
            return "Held", "warn"
        case "expired":
            return "Expired", "warn"
        case _:
            return one.state.capitalize(), "alarm"


@page("/tickets", _SEE, place="Tickets", shows="tickets")
async def show(visit: Visit) -> Response:
    ref = visit.request.query_params.get("ticket", "")
    return await _page(visit, visit.floor.refs.number(ref) if ref else None)


@page("/tickets/find", _SEE, post=True, shows="ticket")
async def find(visit: Visit) -> Response:
    number = number_of(visit.said("number", 60))
    if number is None:
        return await _page(visit, None, "A validation number has 18 figures.", 400)
    at = await cage.look_up(visit.connection, number, visit.now_ms)
    if at.truth is cage.Truth.UNKNOWN:
        return await _page(visit, None, "The floor has no such ticket.", 404)
    return await _page(visit, number)


def reconciliation(visit: Visit, report: DayReport) -> Grid:
    plain = visit.floor.templates.plain
    lines: list[tuple[str, ...]] = [
        (
            row.table,
            plain(row.before_cents),
            plain(row.flow.given_cents),
            plain(row.flow.tables_cents),
            plain(row.flow.cage_cents),
            plain(row.flow.over_cents),
            plain(row.cents),
            plain(row.meter_cents),
            plain(row.difference_cents),
        )
        for row in report.rows
    ]
    flow = report.flow
    sums = (
        sum(row.before_cents for row in report.rows),
        flow.given_cents,
        flow.tables_cents,
        flow.cage_cents,
        flow.over_cents,
        sum(row.cents for row in report.rows),
        sum(row.meter_cents for row in report.rows),
        sum(row.difference_cents for row in report.rows),
    )
    lines.append(("All tables", *map(plain, sums)))
    head = (
        "Table", "Outstanding before", "Issued", "Redeemed at tables", "At the cage",
        "Expired or void", "Outstanding", "Table's journal says", "Difference",
    )  # fmt: skip
    return Grid("Reconciliation", head, tuple(lines))


async def _document(visit: Visit) -> Document:
    report = await _report(visit)
    text = visit.floor.templates
    seal = f", sealed {report.hash.hex()[:16]}" if report.hash else ", not sealed yet"
    return Document(
        title=f"Tickets of {report.day.isoformat()}",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}{seal}",
        figures=(
            ("Paid at the cage by tickets", text.money(report.flow.cage_cents)),
            ("By the cages' own word", text.money(report.cage_payments_cents)),
        ),
        grids=(reconciliation(visit, report),),
        notes=("Outstanding before + issued - redeemed - expired or void = outstanding.",),
    )


files_of("/tickets", _SEE, "tickets", _document)
