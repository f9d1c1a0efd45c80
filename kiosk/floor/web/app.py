"""All pages as one ASGI application, with what every answer has in common."""

import logging
from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kiosk.floor.web import static_files as _static_files  # noqa: F401 - declares its pages
from kiosk.floor.web.access import Floor, routes, said_to_nobody
from kiosk.floor.web.pages import every_page

_log = logging.getLogger(__name__)
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_YEAR_S = 31_536_000


class SecurityHeaders:
    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
                if self._secure:
                    headers["strict-transport-security"] = f"max-age={_YEAR_S}"
            await send(message)

        await self._app(scope, receive, with_headers)


def make_app(floor: Floor) -> Starlette:
    every_page()
    secure, nowhere = floor.settings.secure, _nowhere(floor)
    return Starlette(
        routes=routes(floor),
        middleware=[Middleware(SecurityHeaders, secure=secure)],
        exception_handlers={404: nowhere, 405: nowhere, Exception: _broken},
    )


def _nowhere(floor: Floor) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer(request: Request, error: Exception) -> Response:
        return said_to_nobody(floor, "refused.html", 404, words="There is no such page.")

    return answer


async def _broken(request: Request, error: Exception) -> Response:
    """Nobody is told more than that; the log has where it was, and no form."""
    _log.error("a page failed: %r", request.scope.get("path"), exc_info=error)
    return PlainTextResponse(
        "This page failed, and the floor's log says where. Nothing is lost.", 500
    )
