"""What needs somebody: alarms that people end by looking, and tickets that two people decide."""

from starlette.responses import Response

from kiosk.floor.answers import Decided
from kiosk.floor.database import alarms, doubts, people, tickets
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.document import Document, Grid
from kiosk.floor.roles import RESTORES, Role, independent
from kiosk.floor.web import watch
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.files import files_of
from kiosk.floor.web.words import short_number

_SEE = frozenset({Role.VIEWER, Role.PIT_MANAGER, Role.AUDITOR, Role.ADMINISTRATOR})
_ACT = frozenset({Role.PIT_MANAGER})
_OUTCOMES = ("redeemed", "released", "noted")
_ENDS_ITSELF = frozenset(
    {*watch.OF_TABLES, watch.SILENT, watch.LATE_CASE, "ticket held long", "ticket in doubt"}
)
"""It is over when it is so no longer, and not because somebody looked."""


@page("/alarms", _SEE, place="Alarms", shows="alarms")
async def show(visit: Visit) -> Response:
    return visit.render(
        "alarms.html",
        place="/alarms",
        alarms=[
            (one, watch.gravity(one.kind), watch.sign(one.kind), one.kind not in _ENDS_ITSELF)
            for one in await alarms.open_alarms(visit.connection)
        ],
        doubts=await doubts.open_doubts(visit.connection),
        named=watch.named,
        short=short_number,
        may_act=visit.person.role in _ACT,
        may_restore=visit.person.role in RESTORES,
    )


def _number(visit: Visit, name: str) -> int:
    said = visit.said(name, 18)
    if not (said.isascii() and said.isdecimal()):
        raise RefusedError("There is no such thing.", 400)
    return int(said)


@page("/alarms/seen", _ACT, post=True)
async def seen(visit: Visit) -> Response:
    async with visit.connection.transaction():
        number = _number(visit, "alarm")
        ended = await alarms.end_by_id(visit.connection, number, visit.now_ms, but=_ENDS_ITSELF)
        if ended is None:
            raise RefusedError("That alarm is over, or ends when it is so no longer.")
        about = f"{ended.kind} {ended.table} {ended.machine}".strip()
        deed = Deed(who=visit.person.name, about=about, address=visit.address)
        await visit.record(Kind.ALARM_SEEN, deed)
    return go_to("/alarms")


@page("/doubts/propose", _ACT, post=True)
async def propose(visit: Visit) -> Response:
    outcome, note = visit.said("outcome"), visit.said("note")
    if outcome not in _OUTCOMES or not note:
        raise RefusedError("Say what is so, and why you think so.", 400)
    async with visit.connection.transaction():
        doubt = await doubts.open_doubt(visit.connection, _number(visit, "doubt"))
        if doubt is None:
            raise RefusedError("That was decided.")
        await doubts.propose(
            visit.connection,
            doubt.id,
            outcome=outcome,
            note=note,
            name=visit.person.name,
            now_ms=visit.now_ms,
        )
        about = f"ticket {short_number(doubt.number)}: {outcome}, {note}"
        deed = Deed(who=visit.person.name, about=about, cents=doubt.cents)
        await visit.record(Kind.DOUBT_PROPOSED, deed)
    return go_to("/alarms")


@page("/doubts/decide", _ACT, post=True)
async def decide(visit: Visit) -> Response:
    """By a second person, upon what the first one said."""
    async with visit.connection.transaction():
        doubt = await doubts.open_doubt(visit.connection, _number(visit, "doubt"))
        if doubt is None or not doubt.by:
            raise RefusedError("That was decided, or nobody has proposed anything.")
        if (visit.said("outcome"), visit.said("by", 60)) != (doubt.proposed, doubt.by):
            raise RefusedError("Something else was proposed meanwhile. Look again.")
        first = await people.account(visit.connection, doubt.by)
        if first is None or first.dismissed or not independent(first.person, visit.person):
            raise RefusedError(
                "Two people decide this: neither is the other, nor made or changed the other's"
                " account.",
                403,
            )
        said = Decided(
            doubt=doubt.id,
            outcome=doubt.proposed,
            who=doubt.by,
            second=visit.person.name,
            note=doubt.note,
        )
        await tickets.decide(visit.connection, said, visit.now_ms)
        about = f"ticket {short_number(doubt.number)}: {doubt.proposed}"
        deed = Deed(who=doubt.by, second=visit.person.name, about=about, cents=doubt.cents)
        await visit.record(Kind.DOUBT_DECIDED, deed)
    return go_to("/alarms")


async def _document(visit: Visit) -> Document:
    text = visit.floor.templates
    found = await alarms.open_alarms(visit.connection)
    return Document(
        title="Alarms now",
        house=visit.settings.house,
        under=f"{text.moment(visit.now_ms)}, for {visit.person.name}",
        grids=(
            Grid(
                "Alarms",
                ("Since", "Table", "Machine", "What", "Detail", "Times"),
                tuple(
                    (
                        text.moment(one.since_ms),
                        one.table,
                        one.machine,
                        one.kind,
                        one.detail,
                        str(one.times),
                    )
                    for one in found
                ),
            ),
        ),
    )


files_of("/alarms", _SEE, "alarms", _document)
