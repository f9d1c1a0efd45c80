"""No page is reachable without its role: every route is walked with everybody."""

from starlette.routing import Route

from kiosk.floor.roles import Role
from kiosk.floor.web.access import PAGES, PUBLIC
from kiosk.floor.web.app import make_app
from tests.floor.web.house import STAFF, House

BY_ROLE = {role: name for name, role in reversed(STAFF.items())}
OPEN_TO_ALL = {"/sign-in", "/code", "/welcome", "/factor", "/static/{name}"}
"""What somebody needs before being signed in, and nothing that shows anything of the house."""


async def test_every_route_has_declared_who_may_use_it(house: House) -> None:
    routes = [route for route in make_app(house.floor).routes if isinstance(route, Route)]
    declared = {(page.path, "POST" if page.post else "GET") for page in PAGES}
    assert len(routes) == len(make_app(house.floor).routes), "nothing is mounted beside them"
    found = {(r.path, m) for r in routes for m in (r.methods or set()) - {"HEAD"}}
    assert found == declared
    assert {page.path for page in PAGES if page.roles is PUBLIC} == OPEN_TO_ALL
    assert all(page.roles or page.roles is PUBLIC for page in PAGES)


async def test_every_route_by_every_role(house: House) -> None:
    """Whoever may not see a page is told so, and nothing else; whoever is not signed in is sent to
    do that. A refusal for another reason than the role is fine: the role was looked at first."""
    await house.do(
        "INSERT INTO table_state (table_name, connected, told_at) VALUES ('Table 4', true, now())"
    )
    browsers = {role: await house.signed_in(name) for role, name in BY_ROLE.items()}
    nobody = house.browser()
    await nobody.get("/sign-in")
    for page in PAGES:
        if page.roles is PUBLIC or page.waits or page.path in ("/sign-out", "/people/dismiss"):
            continue
        path = page.path.replace("{name}", "Table 4")
        if path.endswith(".pdf"):
            continue  # made as the CSV is, which is walked; the PDF has a test of its own
        send = "POST" if page.post else "GET"
        for role, browser in [(None, nobody), *browsers.items()]:
            data = {"csrf": await browser.csrf()} if page.post else None
            answer = await browser.client.request(send, path, data=data)
            named = f"{send} {path} as {role}"
            if role is None:
                assert answer.status_code == 303, named
                assert answer.headers["location"] == "/sign-in", named
            elif role in page.roles:
                assert answer.status_code not in (401, 403, 500, 503), f"{named}: {answer.text}"
            else:
                assert answer.status_code == 403, named
                assert "Not done" in answer.text
                assert f"not for a{'n' if role[0] == 'a' else ''} {role}" in answer.text


async def test_a_stream_ends_for_whoever_is_nobody_any_more(house: House) -> None:
    answer = await house.browser().get("/events")
    assert answer.status_code == 401


async def test_pages_that_a_role_may_not_open_are_not_in_its_bar(house: House) -> None:
    viewer = await house.signed_in(BY_ROLE[Role.VIEWER])
    cashier = await house.signed_in(BY_ROLE[Role.CASHIER])
    assert 'href="/cashier"' in (await cashier.get("/")).text
    seen = (await viewer.get("/")).text
    for path in ("/cashier", "/people", "/witness", "/day", "/deeds", "/approvals"):
        assert f'href="{path}"' not in seen
