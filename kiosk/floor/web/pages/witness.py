"""For the inspector: every machine's facts as the floor holds them, and the floor's own deeds."""

from typing import Any

from starlette.responses import Response

from kiosk.floor.chain import is_aside
from kiosk.floor.database import alarms, deeds, monitor
from kiosk.floor.database.monitor import Machine
from kiosk.floor.document import Document, Grid
from kiosk.floor.roles import RESTORES, Role
from kiosk.floor.web import watch
from kiosk.floor.web.access import Visit, go_to, page
from kiosk.floor.web.charts import meter
from kiosk.floor.web.files import files_of
from kiosk.floor.web.report import natural

_SEE = frozenset({Role.AUDITOR, Role.ADMINISTRATOR})
_VERIFY = frozenset({Role.AUDITOR})
_DEEDS = 50
_SHOWN = 200


@page("/witness", _SEE, place="Witness", shows="witness")
async def show(visit: Visit) -> Response:
    return await _page(visit)


async def _values(visit: Visit) -> dict[str, Any]:
    connection = visit.connection
    machines = sorted(
        await monitor.machines(connection),
        key=lambda one: (one.journal != "table", natural(f"{one.table} {one.journal}")),
    )
    broken = [one for one in await alarms.open_alarms(connection) if watch.is_chain(one.kind)]
    tables = {one.name: one for one in await monitor.tables(connection)}
    offs = [one.clock_ahead_ms for one in tables.values() if one.connected]
    found = visit.floor.verification.found
    return {
        "machines": machines,
        "rows": [_row(one, broken, tables, found) for one in machines[:_SHOWN]],
        "more": max(0, len(machines) - _SHOWN),
        "facts": sum(one.head_seq for one in machines),
        "since_ms": min((one.since_ms for one in machines), default=visit.now_ms),
        "newest_ms": max((one.seen_ms for one in machines), default=0),
        "behind": [one for one in machines if one.told_seq > one.head_seq],
        "broken": broken,
        "off_ms": max(offs, key=abs, default=0),
        "head": await deeds.last_head(connection),
    }


def _row(
    machine: Machine,
    broken: list[alarms.Alarm],
    tables: dict[str, monitor.TableSeen],
    found: set[tuple[str, str]],
) -> dict[str, Any]:
    forks = sum(one.table == machine.table and one.machine == machine.journal for one in broken)
    behind = max(0, machine.told_seq - machine.head_seq)
    share = machine.head_seq / max(machine.told_seq, machine.head_seq, 1)
    seen = tables.get(machine.table)
    here = seen is not None and seen.connected
    if (machine.table, machine.journal) in found:
        state = ("Broken", "alarm")
    elif forks:
        state = ("Does not follow", "alarm")
    elif is_aside(machine.journal):
        state = ("Ended, not all came", "warn") if behind else ("Ended", "dim")
    elif not here:
        state = ("Not here", "dim")
    elif behind:
        state = ("Behind, asked again", "warn")
    else:
        state = ("Verified", "ok")
    of_table = machine.journal == "table"
    return {
        "name": watch.named(machine.table, machine.journal),
        "head": machine.head_seq,
        "hash": machine.head_hash.hex(),
        "told": max(machine.told_seq, machine.head_seq),
        "bar": meter(share, {"ok": "ok", "alarm": "alarm"}.get(state[1], "warn")),
        "forks": forks,
        "behind": behind,
        "off_ms": seen.clock_ahead_ms if seen and here and of_table else None,
        "seen_ms": machine.seen_ms,
        "state": state,
    }


async def _page(visit: Visit) -> Response:
    newest = await deeds.newest(visit.connection, most=8)
    return visit.render(
        "witness.html",
        place="/witness",
        verification=visit.floor.verification,
        deeds=newest,
        named=watch.named,
        may_verify=visit.person.role in _VERIFY,
        may_restore=visit.person.role in RESTORES,
        **await _values(visit),
    )


@page("/witness/verify", _VERIFY, post=True)
async def verify(visit: Visit) -> Response:
    """All chains again, from their first fact."""
    visit.floor.verification.begin(visit.floor.connections, visit.person.name, visit.now_ms)
    return go_to("/witness")


@page("/deeds", _SEE, place="Deeds", shows="deeds")
async def show_deeds(visit: Visit) -> Response:
    said = visit.request.query_params.get("before", "")
    before = int(said[:18]) if said.isascii() and said.isdecimal() else None
    found = await deeds.newest(visit.connection, before=before, most=_DEEDS)
    return visit.render(
        "deeds.html",
        place="/deeds",
        deeds=found,
        older=found[-1].seq if len(found) == _DEEDS else None,
    )


async def _document(visit: Visit) -> Document:
    values = await _values(visit)
    text = visit.floor.templates
    rows = values["rows"]
    assert isinstance(rows, list)
    head = values["head"]
    return Document(
        title="Heads of all chains",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}; own deeds: {head}",
        grids=(
            Grid(
                "Machines",
                ("Machine", "Head", "Hash", "Told", "State"),
                tuple(
                    (
                        str(row["name"]),
                        str(row["head"]),
                        str(row["hash"]),
                        str(row["told"]),
                        str(row["state"][0]),
                    )
                    for row in rows
                ),
            ),
        ),
        notes=("Kept elsewhere, this shows whether anything was cut off or written anew since.",),
    )


files_of("/witness", _SEE, "witness", _document)


async def _deeds_document(visit: Visit) -> Document:
    text = visit.floor.templates
    found = await deeds.newest(visit.connection, most=5000)
    return Document(
        title="Deeds of the floor",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}, the newest {len(found)}",
        grids=(
            Grid(
                "Deeds",
                ("Number", "Time", "What", "Who", "Second", "About", "Address", "Amount"),
                tuple(
                    (
                        str(one.seq),
                        text.moment(one.at_ms),
                        one.kind,
                        one.deed.who,
                        one.deed.second,
                        one.deed.about,
                        one.deed.address,
                        str(one.deed.cents),
                    )
                    for one in found
                ),
            ),
        ),
    )


files_of("/deeds", _SEE, "deeds", _deeds_document)
