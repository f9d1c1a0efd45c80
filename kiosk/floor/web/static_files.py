"""The few files that pages need besides themselves: all known at the start, none looked for."""

from functools import cache
from pathlib import Path

from starlette.responses import Response

from kiosk import resources
from kiosk.floor.web.access import PUBLIC, RefusedError, Visit, page

_OWN = Path(__file__).parent / "static"
_FONTS = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "EBGaramond-Regular")
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}


@cache
def files() -> dict[str, tuple[bytes, str]]:
    fonts = [resources.folder("assets") / "fonts" / f"{name}.ttf" for name in _FONTS]
    own = [path for path in sorted(_OWN.iterdir()) if path.suffix in _TYPES]
    return {path.name: (path.read_bytes(), _TYPES[path.suffix]) for path in (*own, *fonts)}


@page("/static/{name}", PUBLIC)
async def static(visit: Visit) -> Response:
    found = files().get(visit.request.path_params["name"])
    if found is None:
        raise RefusedError("There is no such file.", 404)
    visit.new_token = None  # a picture gives nobody a cookie
    body, kind = found
    return Response(body, media_type=kind, headers={"cache-control": "public, max-age=3600"})
