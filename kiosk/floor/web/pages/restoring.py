"""A lost machine comes back: two people give the floor's copy of its journal out as a file."""

import asyncio
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from starlette.responses import Response, StreamingResponse

from kiosk.floor.chain import written_by
from kiosk.floor.database import alarms, monitor, people, restorations
from kiosk.floor.database.copies import open_copies
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.restorations import Restoration
from kiosk.floor.roles import RESTORES, independent
from kiosk.floor.web import watch
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.report import natural
from kiosk.floor.web.stream import RELOAD, Parts, stream
from kiosk.restoring import CopyError, Restored, write_copy

_CHUNK = 65_536


@page("/restore", RESTORES, shows="lost machines")
async def show(visit: Visit) -> Response:
    machines = [one for one in await monitor.machines(visit.connection) if one.head_seq]
    machines.sort(key=lambda one: natural(f"{one.table} {one.journal}"))
    tables = groupby(machines, key=lambda one: one.table)
    return visit.render(
        "restore.html",
        tables=[(name, list(of_table)) for name, of_table in tables],
        named=watch.named,
        restorations=await restorations.open_ones(visit.connection, visit.now_ms),
    )


@page("/restore/events", RESTORES, waits=True)
async def restore_events(visit: Visit) -> Response:
    return stream(visit, _stands)


async def _stands(visit: Visit) -> Parts:
    found = await restorations.open_ones(visit.connection, visit.now_ms)
    return {RELOAD: " ".join(f"{one.key}{one.confirmed}" for one in found)}


@page("/restore/ask", RESTORES, post=True)
async def ask(visit: Visit) -> Response:
    machine, why = visit.said("machine", 9), visit.said("why", 200)
    if not (machine.isascii() and machine.isdecimal()) or not why:
        raise RefusedError("Say which machine is lost, and how.", 400)
    key = visit.floor.sources.draw_key()
    async with visit.connection.transaction():
        if not await restorations.ask(
            visit.connection,
            int(machine),
            key=key,
            why=why,
            name=visit.person.name,
            now_ms=visit.now_ms,
        ):
            raise RefusedError("That was asked for already, or the floor has nothing of it.")
        asked = await _open(visit, key)
        await _write_down(visit, Kind.COPY_ASKED, asked, why)
    return go_to("/restore")


async def _open(visit: Visit, key: str) -> Restoration:
    found = await restorations.open_one(visit.connection, key, visit.now_ms)
    if found is None:
        raise RefusedError("That does not wait any more.")
    return found


async def _write_down(visit: Visit, kind: Kind, asked: Restoration, words: str) -> None:
    """With both of them, once there are two."""
    name = visit.person.name
    others = sorted(asked.people - {name})
    deed = Deed(
        who=name,
        second=others[0] if others else "",
        about=f"{watch.named(asked.table, asked.journal)}: {words}",
        key=asked.key,
        address=visit.address,
    )
    await visit.record(kind, deed)


@page("/restore/decide", RESTORES, post=True)
async def decide(visit: Visit) -> Response:
    """By a second person; whoever asked may only withdraw it."""
    yes = visit.said("answer") == "yes"
    async with visit.connection.transaction():
        asked = await _open(visit, visit.said("key", 80))
        if asked.confirmed:
            raise RefusedError("It is confirmed already.")
        asker = await people.account(visit.connection, asked.asked_by)
        if yes and (
            asker is None or asker.dismissed or not independent(asker.person, visit.person)
        ):
            raise RefusedError(
                "Two people do this: neither is the other, nor made or changed the other's"
                " account.",
                403,
            )
        name, now_ms = visit.person.name, visit.now_ms
        await restorations.decide(visit.connection, asked.key, yes=yes, name=name, now_ms=now_ms)
        kind = Kind.COPY_CONFIRMED if yes else Kind.COPY_REFUSED
        await _write_down(visit, kind, asked, asked.why)
    return go_to("/restore")


@page("/restore/take", RESTORES, post=True, long=True)
async def take(visit: Visit) -> Response:
    """By one of the two. Written down, and shown to everybody, before the first byte goes out."""
    key = visit.said("key", 80)
    asked = await _open(visit, key)
    if not asked.confirmed or visit.person.name not in asked.people:
        raise RefusedError("It takes two people, and is for one of them.")
    try:
        made, done = await asyncio.to_thread(_copy, visit.floor.connections.conninfo, asked)
    except CopyError as error:
        raise RefusedError(f"There is no good copy: {error}.") from None
    async with visit.connection.transaction():
        words = f"its facts up to {done.head.seq} were taken as a file"
        await _write_down(visit, Kind.COPY_TAKEN, asked, words)
        by = " and ".join(sorted(asked.people))
        await alarms.raise_alarm(
            visit.connection, "machine restored", asked.table, f"{words} by {by}", asked.journal
        )
    return _file_answer(made, asked.file)


def _copy(conninfo: str, asked: Restoration) -> tuple[BinaryIO, Restored]:
    """The file, which is nowhere in any folder: it is gone when it is closed."""
    with open_copies(conninfo) as copies, TemporaryDirectory() as apart:
        kept = {copy.journal: copy for copy in copies.of(asked.table)}
        path = Path(apart) / "copy.db"
        done = write_copy(path, written_by(asked.journal), copies.records(kept[asked.journal]))
        return path.open("rb"), done


def _file_answer(made: BinaryIO, name: str) -> Response:
    def chunks() -> Iterator[bytes]:
        with made:
            while chunk := made.read(_CHUNK):
                yield chunk

    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(chunks(), media_type="application/octet-stream", headers=headers)
