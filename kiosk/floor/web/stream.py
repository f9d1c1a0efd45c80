"""Server-sent events: parts of a page, drawn anew by the server whenever they look otherwise."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.responses import Response, StreamingResponse

from kiosk.floor.database import sessions
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.web.access import Visit

Parts: TypeAlias = dict[str, str]
"""By the id of an element: its HTML."""
Draw: TypeAlias = "Callable[[Visit], Awaitable[Parts]]"
STREAMS_MAX = 200
_CHECK_MS = 5_000
_open = 0


_SHARED_MAX = 300
_SHARED_MS = 250


def shared(name: str, draw: Draw) -> Draw:
    """Parts that are alike for everybody who looks: drawn once for all, each time."""

    async def drawn(visit: Visit) -> Parts:
        now = visit.floor.hub.count, visit.now_ms // _SHARED_MS
        made = visit.floor.drawn.get(name)
        if made is None or made[0] != now:
            if len(visit.floor.drawn) >= _SHARED_MAX:
                visit.floor.drawn.clear()
            made = now, await draw(visit)
            visit.floor.drawn[name] = made
        return made[1]

    return drawn


RELOAD = "reload"
"""In the place of an element: the page is loaded again when this changes."""


def stream(visit: Visit, draw: Draw) -> Response:
    """`draw` is given the visit with a connection of its own each time."""
    if _open >= STREAMS_MAX:
        return Response("Too many pages are open.", 503, headers={"retry-after": "10"})
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_events(visit, draw), media_type="text/event-stream", headers=headers)


async def _events(visit: Visit, draw: Draw) -> AsyncIterator[str]:
    global _open  # noqa: PLW0603 - of this process, as its descriptors are
    _open += 1
    shown: Parts = {}
    checked_ms = visit.now_ms
    try:
        async for _ in visit.floor.hub.changes():
            try:
                async with visit.floor.connections.one() as connection:
                    visit.connection = connection
                    if visit.now_ms - checked_ms >= _CHECK_MS:
                        checked_ms = visit.now_ms
                        if not await _still_here(visit):
                            yield _event("gone", "")
                            return
                    parts = await draw(visit)
            except DatabaseError:
                continue  # the page says by itself how old it is
            if shown and shown.get(RELOAD) != parts.get(RELOAD):
                yield _event("reload", "")
            for name, html in parts.items():
                if name != RELOAD and shown.get(name) != html:
                    yield _event("part", msgspec.json.encode({"id": name, "html": html}).decode())
            shown = parts
            yield _event("time", visit.floor.templates.clock(visit.now_ms))
    finally:
        _open -= 1


async def _still_here(visit: Visit) -> bool:
    """Whoever was signed out, dismissed or given another role sees nothing more."""
    settings, before = visit.settings, visit.session
    found = await sessions.find(
        visit.connection,
        visit.token,
        idle_ms=settings.idle_ms,
        most_ms=settings.most_ms,
        now_ms=visit.now_ms,
    )
    return found is not None and before is not None and found.person == before.person


def _event(kind: str, data: str) -> str:
    return f"event: {kind}\ndata: {data}\n\n"
