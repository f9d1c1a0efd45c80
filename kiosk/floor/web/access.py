"""The one way to a page: who may open it, and what is written down that he did.

A page is declared with its roles; there is no other way to a route, and a test walks them all.
"""

import asyncio
import hmac
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import ip_address, ip_network
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import FormData
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from kiosk.floor.database import people, sessions
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.deeds import Deed, Kind, record
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.sessions import Session
from kiosk.floor.roles import Person, Role
from kiosk.floor.web.credentials import Hasher
from kiosk.floor.web.follower import Follower
from kiosk.floor.web.live import Hub
from kiosk.floor.web.refs import Refs
from kiosk.floor.web.settings import PageSettings, PageSources
from kiosk.floor.web.templates import Templates
from kiosk.floor.web.verification import Verification

_log = logging.getLogger(__name__)
PUBLIC: frozenset[Role] = frozenset()
"""Before somebody is signed in: no page of these shows anything of the house."""
FORM_BYTES_MAX = 32_768
FIELDS_MAX = 20
FORM_S = 5.0
_LENGTH = re.compile("[0-9]{1,9}")
ANSWER_S = 8.0
"""So long a page is waited for."""
LONG_S = 60.0
"""And one that is made of much."""
WAITING_MAX = 300
TEXT_MAX = 500
_SAME = ("same-origin", "none")


@dataclass(frozen=True, slots=True)
class Floor:
    """All that pages need."""

    connections: Connections
    settings: PageSettings
    sources: PageSources
    templates: Templates
    hasher: Hasher
    hub: Hub
    follower: Follower
    refs: Refs
    verification: Verification = field(default_factory=Verification)
    waiting: set[asyncio.Future[Response]] = field(default_factory=set)
    """Requests under way."""

    drawn: dict[str, tuple[tuple[int, int], dict[str, str]]] = field(default_factory=dict)
    """Parts of pages that are alike for everybody, and when they were drawn."""

    def now_ms(self) -> int:
        return self.sources.now_ms()


class RefusedError(Exception):
    """What was asked for is not done. Said to whoever asked, on a page of its own."""

    def __init__(self, words: str, status: int = 409) -> None:
        super().__init__(words)
        self.words = words
        self.status = status


@dataclass(slots=True)
class Visit:
    """One request, by somebody."""

    floor: Floor
    request: Request
    connection: Connection
    token: str
    """That the browser holds."""
    session: Session | None
    form: Mapping[str, str] = field(default_factory=dict)
    new_token: str | None = None
    """That it shall hold from now on."""

    @property
    def person(self) -> Person:
        assert self.session is not None, "nobody is signed in"
        return self.session.person

    @property
    def settings(self) -> PageSettings:
        return self.floor.settings

    @property
    def now_ms(self) -> int:
        return self.floor.now_ms()

    @property
    def address(self) -> str:
        return address_of(self.request)

    def said(self, name: str, most: int = TEXT_MAX) -> str:
        """A field of the form. A longer one is refused rather than cut."""
        text = self.form.get(name, "").strip()
        if len(text) > most:
            raise RefusedError(f"That is too long: at most {most} letters.", 400)
        if "\0" in text:
            raise RefusedError("That is no text.", 400)
        return text

    async def record(self, kind: Kind, deed: Deed) -> None:
        await record(self.connection, kind, deed, at_ms=self.now_ms)

    def render(self, template: str, status: int = 200, **values: Any) -> Response:
        person = self.session.person if self.session and self.session.complete else None
        body = self.floor.templates.render(
            template,
            person=person,
            places=places_for(person) if person else [],
            settings=self.settings,
            csrf=csrf_of(self.new_token or self.token),
            now_ms=self.now_ms,
            **values,
        )
        return Response(body, status, media_type="text/html; charset=utf-8")


def go_to(path: str) -> Response:
    """After something was done, so that a reload does not do it again."""
    return RedirectResponse(path, status_code=303)


Handler: TypeAlias = Callable[[Visit], Awaitable[Response]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    path: str
    roles: frozenset[Role]
    handler: Handler
    post: bool = False
    shows: str = ""
    """What of money or numbers it shows: that it was seen is written down. Nothing: none."""
    place: str = ""
    """Its name in the bar at the top."""
    waits: bool = False
    """It is asked for by itself, and keeps nobody signed in."""
    long: bool = False
    """It takes its time."""
    half: bool = False
    """For somebody who has said the password and not the second factor."""


PAGES: list[Page] = []


def page(path: str, roles: frozenset[Role], **about: Any) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        PAGES.append(Page(path=path, roles=roles, handler=handler, **about))
        return handler

    return declare


def places_for(person: Person) -> list[Page]:
    """Pages that a role may not open are not in its bar."""
    return [page for page in PAGES if page.place and person.role in page.roles]


def routes(floor: Floor) -> list[Route]:
    return [
        Route(page.path, _guarded(page, floor), methods=["POST" if page.post else "GET"])
        for page in PAGES
    ]


def csrf_of(token: str) -> str:
    """Follows from what the browser holds, and tells nobody that."""
    return hmac.new(token.encode(), b"tapis form", sha256).hexdigest()


def cookie_name(settings: PageSettings) -> str:
    return "__Host-tapis" if settings.secure else "tapis"


def address_of(request: Request) -> str:
    """Of IPv6 the network: whoever has one address there has them all."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:60]
    if address.version == 4:  # noqa: PLR2004 - of the Internet Protocol
        return str(address)
    return str(ip_network((address, 64), strict=False))


def _guarded(page: Page, floor: Floor) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        """Whoever waits too long is told so. What was asked goes on: a commit is never given up
        on, and the same key finds out later what became of it."""
        if floor.waiting and len(floor.waiting) >= WAITING_MAX:
            return _away(floor)
        asked = asyncio.ensure_future(answered(request))
        floor.waiting.add(asked)
        asked.add_done_callback(floor.waiting.discard)
        done, _ = await asyncio.wait({asked}, timeout=LONG_S if page.long else ANSWER_S)
        return await asked if done else _away(floor)

    async def answered(request: Request) -> Response:
        token = request.cookies.get(cookie_name(floor.settings), "")[:200]
        try:
            # Before anything of the database is taken: a form may come as slowly as it likes.
            form = await _form(request, token) if page.post else {}
            async with floor.connections.one() as connection:
                visit = Visit(floor, request, connection, token, None, form)
                if not token:
                    visit.token = visit.new_token = floor.sources.draw_token()
                response = await _answer(page, visit)
        except RefusedError as refused:
            return said_to_nobody(floor, "refused.html", refused.status, words=refused.words)
        except DatabaseError as error:
            _log.warning("%s: %s", page.path, error)
            return _away(floor)
        if visit.new_token is not None:
            response.set_cookie(
                cookie_name(floor.settings),
                visit.new_token,
                path="/",
                secure=floor.settings.secure,
                httponly=True,
                samesite="strict",
            )
        return response

    return serve


async def _answer(page: Page, visit: Visit) -> Response:
    try:
        visit.session = await _session(visit)
        barred = await _barred(page, visit)
        if barred is not None:
            return barred
        if page.shows:
            await _write_down(page, visit)
        return await page.handler(visit)
    except RefusedError as refused:
        return visit.render("refused.html", refused.status, words=refused.words)


async def _session(visit: Visit) -> Session | None:
    settings = visit.settings
    return await sessions.find(
        visit.connection,
        visit.token,
        idle_ms=settings.idle_ms,
        most_ms=settings.most_ms,
        now_ms=visit.now_ms,
    )


async def _barred(page: Page, visit: Visit) -> Response | None:
    """Why the page is not for whoever asks; None: it is."""
    session = visit.session
    if any("\0" in str(part) for part in visit.request.path_params.values()):
        raise RefusedError("There is no such page.", 404)
    if page.half:
        return None if session and not session.complete else go_to("/sign-in")
    if page.roles is PUBLIC:
        return None
    if session is None or not session.complete:
        if page.waits:
            raise RefusedError("You are not signed in any more.", 401)
        return go_to("/sign-in")
    if session.person.role not in page.roles:
        role = session.person.role
        article = "an" if role[0] in "aeiou" else "a"
        raise RefusedError(f"This page is not for {article} {role}.", 403)
    if not page.waits and "refresh" not in visit.request.query_params:
        await sessions.touch(visit.connection, session, now_ms=visit.now_ms)
    return None


async def _form(request: Request, token: str) -> dict[str, str]:
    """Raises `RefusedError` for a form that no page of ours has sent."""
    length = request.headers.get("content-length", "")
    if not _LENGTH.fullmatch(length) or int(length) > FORM_BYTES_MAX:
        raise RefusedError("That form is too large.", 413)
    try:
        async with asyncio.timeout(FORM_S):
            given: FormData = await request.form(max_files=0, max_fields=FIELDS_MAX)
    except (TimeoutError, ClientDisconnect):
        raise RefusedError("The form did not arrive. Send it again.", 408) from None
    form = {name: value for name, value in given.items() if isinstance(value, str)}
    origin = request.headers.get("origin")
    elsewhere = request.headers.get("sec-fetch-site", "same-origin") not in _SAME or (
        origin is not None and urlsplit(origin).netloc != request.headers.get("host", "")
    )
    right = hmac.compare_digest(form.get("csrf", "").encode(), csrf_of(token).encode())
    if elsewhere or not right or not token:
        raise RefusedError("This form is too old. Open the page again and send it from there.", 403)
    return form


async def _write_down(page: Page, visit: Visit) -> None:
    session, about = visit.session, page.shows
    assert session is not None, "what shows money is for those who are signed in"
    named = " ".join(str(part) for part in visit.request.path_params.values())
    about = f"{about} {named[:100]}".strip()
    async with visit.connection.transaction():
        now_ms = visit.now_ms
        if await sessions.first_look(visit.connection, session.id, about, now_ms=now_ms):
            deed = Deed(who=session.person.name, about=about, address=visit.address)
            await visit.record(Kind.PAGE_SEEN, deed)


def _away(floor: Floor) -> Response:
    return said_to_nobody(floor, "away.html", 503)


def said_to_nobody(floor: Floor, template: str, status: int, **values: Any) -> Response:
    """A page that knows not who asks."""
    body = floor.templates.render(
        template,
        person=None,
        places=[],
        settings=floor.settings,
        csrf="",
        now_ms=floor.now_ms(),
        **values,
    )
    return Response(body, status, media_type="text/html; charset=utf-8")


async def make_due(floor: Floor) -> None:
    """Changes of accounts whose time has come."""
    async with floor.connections.one() as connection, connection.transaction():
        await people.make_due_changes(connection, now_ms=floor.now_ms())
