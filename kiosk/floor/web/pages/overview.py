"""All tables at once. A table keeps its place, whatever happens to it."""

import re
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

from starlette.responses import Response

from kiosk.floor.database import alarms, cage, ledger, monitor
from kiosk.floor.database.alarms import Alarm
from kiosk.floor.database.cage import Waiting
from kiosk.floor.database.monitor import TableSeen
from kiosk.floor.roles import EVERYBODY
from kiosk.floor.web import watch
from kiosk.floor.web.access import Visit, page
from kiosk.floor.web.report import natural
from kiosk.floor.web.stream import RELOAD, Parts, shared, stream

AGED_MS, OLD_MS = 5_000, 15_000
"""A tile shows its age from here on, and from there on that its figures are of before."""
_NUMBERS = 5
_NEEDS_MAX = 8
_EVENTS = 6
_TURN = 2 * pi
_PHASES = {
    "shut": "Closed",
    "idle": "Between rounds",
    "betting": "Betting",
    "closing": "No more bets",
    "spinning": "Spinning",
}
_SIGNS = {
    "shut": "power",
    "betting": "clock",
    "closing": "lock",
    "spinning": "turn",
    "idle": "tick",
}


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    name: str
    label: str
    """Short enough for large letters."""
    rules: str
    phase: str
    sign: str
    seconds_left: int | None
    arc: str
    """Of the ring: the way of what is left of the period."""
    here: int
    seats: tuple[str, ...]
    drop_cents: int
    win_cents: int
    numbers: tuple[str, ...]
    kind: str
    gravity: str
    words: str
    age_ms: int
    closed: bool


@dataclass(frozen=True, slots=True)
class Need:
    kind: str
    sign: str
    where: str
    words: str
    age_ms: int | None


def tile_of(seen: TableSeen, troubles: list[Alarm], ends_ms: int, now_ms: int) -> Tile:
    """`ends_ms` is when wagering ends, by the table's clock; 0: nobody can tell."""
    told = seen.told
    age_ms = max(0, now_ms - seen.told_ms)
    old = age_ms >= OLD_MS or not seen.connected
    left_s = -(-(ends_ms - seen.clock_ahead_ms - now_ms) // 1000)
    left = max(0, left_s) if told.phase == "betting" and ends_ms and not old else None
    own = next((seat for seat in told.seats if seat.trouble), None)
    gravity, words = _worst(troubles)
    if gravity != "alarm" and (own or told.frozen):
        gravity = "alarm"
        words = told.frozen or f"Seat {own.seat}: {own.trouble}" if own else told.frozen
    return Tile(
        id=f"table-{re.sub('[^A-Za-z0-9]', '_', seen.name)}",
        name=seen.name,
        label=label_of(seen.name),
        rules=told.rulebook.replace("-", " ").capitalize() or "not told yet",
        phase=_PHASES.get(told.phase, told.phase.capitalize() or "Not opened"),
        sign=_SIGNS.get(told.phase, "power"),
        seconds_left=left,
        arc=arc(left / max(told.period_s, 1)) if left is not None else "",
        here=sum(seat.playing for seat in told.seats),
        seats=tuple(
            "alarm" if seat.trouble else "full" if seat.playing else "" for seat in told.seats
        ),
        drop_cents=told.drop_cents,
        win_cents=told.win_cents,
        numbers=told.numbers[:_NUMBERS],
        kind="old" if old else "alarmed" if gravity == "alarm" else "",
        gravity=gravity,
        words=words,
        age_ms=age_ms if age_ms >= AGED_MS or old else 0,
        closed=not told.open,
    )


def _worst(troubles: list[Alarm]) -> tuple[str, str]:
    """How grave it is, and the words of the first of those."""
    order = sorted(troubles, key=lambda one: watch.gravity(one.kind) != "alarm")
    if not order:
        return "", ""
    return watch.gravity(order[0].kind), order[0].detail or order[0].kind.capitalize()


def label_of(name: str) -> str:
    """The figures of "Table 7", where it has such."""
    figures = re.search(r"([0-9]{1,4})$", name)
    return figures[1] if figures else name[:4]


def arc(share: float) -> str:
    """A part of a ring of radius 25 around 30,30, from the top."""
    share = min(max(share, 0.0), 0.9999)
    x, y = 30 + 25 * sin(share * _TURN), 30 - 25 * cos(share * _TURN)
    return f"M30 5A25 25 0 {int(share > 0.5)} 1 {x:.2f} {y:.2f}"  # noqa: PLR2004 - half a turn


def needs_of(
    open_alarms: list[Alarm], waiting: list[Waiting], seen: list[TableSeen], now_ms: int
) -> list[Need]:
    """The most urgent first: alarms, then what waits for people. How long a terminal has been in
    trouble its table does not tell."""
    found = [
        Need(
            watch.gravity(alarm.kind),
            watch.sign(alarm.kind),
            watch.named(alarm.table, alarm.machine) or "Floor",
            alarm.detail or alarm.kind.capitalize(),
            max(0, now_ms - alarm.since_ms),
        )
        for alarm in open_alarms
    ]
    found += [
        Need("warn", "note", f"Cage {one.cage}", "A payment needs a second person",
             max(0, now_ms - one.asked_ms))
        for one in waiting
        if one.state == "asked"
    ]  # fmt: skip
    for one in seen:
        for seat in one.told.seats if one.connected else ():
            if seat.trouble:
                sign = "door" if "door" in seat.trouble else "alarm"
                where = f"{one.name}, seat {seat.seat}"
                found.append(Need("alarm", sign, where, seat.trouble.capitalize(), None))
    order = {"alarm": 0, "warn": 1}
    return sorted(found, key=lambda need: (order[need.kind], -(need.age_ms or 0)))


async def _values(visit: Visit) -> dict[str, Any]:
    connection, now_ms = visit.connection, visit.now_ms
    seen = sorted(await monitor.tables(connection), key=lambda one: natural(one.name))
    open_alarms = await alarms.open_alarms(connection)
    waiting = await cage.waiting(connection)
    outstanding = await ledger.outstanding(connection, visit.settings.day, now_ms=now_ms)
    by_table: dict[str, list[Alarm]] = {}
    for alarm in open_alarms:
        by_table.setdefault(alarm.table, []).append(alarm)
    ends = visit.floor.follower.betting_ends_ms
    tiles = [tile_of(one, by_table.get(one.name, []), ends(one.name), now_ms) for one in seen]
    seats = [seat for one in seen if one.connected for seat in one.told.seats]
    drop_cents = sum(one.told.drop_cents for one in seen)
    win_cents = sum(one.told.win_cents for one in seen)
    return {
        "tiles": tiles,
        "needs": needs_of(open_alarms, waiting, seen, now_ms)[:_NEEDS_MAX],
        "events": list(visit.floor.follower.events)[:_EVENTS],
        "drop_cents": drop_cents,
        "win_cents": win_cents,
        "share": win_cents / drop_cents if drop_cents else None,
        "open_tables": sum(one.told.open and one.connected for one in seen),
        "stakes_cents": sum(seat.stake_cents for seat in seats),
        "playing": sum(seat.playing for seat in seats),
        "outstanding": outstanding,
        "doubts": await monitor.doubts_open(connection),
        "here": sum(seat.here for seat in seats) + sum(one.connected for one in seen),
        "machines": len(seen) + sum(len(one.told.seats) for one in seen),
        "heard": visit.floor.hub.hears,
    }


@page("/", EVERYBODY, place="Overview", shows="overview")
async def show(visit: Visit) -> Response:
    return visit.render("overview.html", place="/", **await _values(visit))


async def _parts(visit: Visit) -> Parts:
    values = await _values(visit)
    render = visit.floor.templates.render
    common = {"settings": visit.settings, "now_ms": visit.now_ms}
    parts = {
        name: render("overview_part.html", part=name, **common, **values)
        for name in ("totals", "needs", "events")
    }
    tiles = values["tiles"]
    assert isinstance(tiles, list)
    parts |= {tile.id: render("tile.html", tile=tile, **common) for tile in tiles}
    # As a whole only when a table is new: otherwise each tile by itself.
    return {RELOAD: " ".join(tile.id for tile in tiles), **parts}


@page("/events", EVERYBODY, waits=True)
async def events(visit: Visit) -> Response:
    return stream(visit, shared("overview", _parts))
