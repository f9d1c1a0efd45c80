"""What a hostile page, a hostile name and a hostile visitor come to."""

import csv
import io
import json
import logging
import re

import pytest

from kiosk.floor.document import Document, Grid
from kiosk.floor.web.access import PAGES
from kiosk.floor.web.documents import csv_of
from kiosk.floor.web.settings import PageSettings
from tests.floor.web.house import FACTOR, PASSWORD, House, open_house

NUMBER = "004417209341703180"
EVIL = "<script>alert(1)</script>"
QUOTED = "\"><img src=x onerror=alert(1)>'"


# ---- forms of others ----------------------------------------------------------------------------


async def test_a_form_without_its_token_does_nothing(house: House) -> None:
    carl = await house.signed_in("Carl")
    cora = await house.signed_in("Cora")
    for csrf in ("", "0" * 64, await cora.csrf()):
        answer = await carl.client.post(
            "/cashier/open", data={"cage": "1", "float": "5", "csrf": csrf}
        )
        assert answer.status_code == 403
    form = {"cage": "1", "float": "5", "csrf": await carl.csrf()}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = await carl.client.post("/cashier/open", data=form, headers=headers)
        assert answer.status_code == 403, headers
    assert await house.do("SELECT * FROM shifts") == []


async def test_nothing_is_changed_by_a_get(house: House) -> None:
    """All that changes anything is a POST, and a POST has a token: so says each declaration."""
    changing = {"pay", "confirm", "open", "change", "withdraw", "seal", "decide", "seen", "scan"}
    for page in PAGES:
        last = page.path.rpartition("/")[2]
        assert page.post or last not in changing, page.path


async def test_a_form_that_is_too_large_or_of_unknown_length_is_refused(house: House) -> None:
    browser = house.browser()
    await browser.get("/sign-in")
    form = {"csrf": await browser.csrf(), "name": "x" * 40_000, "password": ""}
    assert (await browser.client.post("/sign-in", data=form)).status_code == 413

    async def endless():  # type: ignore[no-untyped-def]
        yield b"name=x"

    answer = await browser.client.post("/sign-in", content=endless())
    assert answer.status_code == 413


# ---- sessions -----------------------------------------------------------------------------------


async def test_whoever_gave_a_browser_its_cookie_has_nothing_after_it_signed_in(
    house: House,
) -> None:
    victim, attacker = house.browser("10.0.0.8"), house.browser("10.0.0.66")
    for browser in (victim, attacker):
        browser.client.cookies.set("tapis", "chosen-by-the-attacker", domain="floor.test")
    await victim.sign_in("Pia")
    token = victim.client.cookies.get("tapis", domain="floor.test.local") or max(
        cookie.value or "" for cookie in victim.client.cookies.jar
    )
    assert token != "chosen-by-the-attacker"
    answer = await attacker.get("/")
    assert answer.headers["location"] == "/sign-in"


async def test_the_token_changes_at_each_step_and_ends_with_signing_out(house: House) -> None:
    browser = house.browser()
    seen = []

    def token() -> str:
        return next(str(cookie.value) for cookie in browser.client.cookies.jar)

    await browser.get("/sign-in")
    seen.append(token())
    await browser.post("/sign-in", {"name": "Pia", "password": PASSWORD})
    seen.append(token())
    half = token()
    assert (await browser.get("/")).headers["location"] == "/sign-in", "a password is not enough"
    await browser.get("/code")
    await browser.post("/code", {"code": house.code()})
    seen.append(token())
    assert (await browser.get("/")).status_code == 200
    whole = token()
    await browser.post("/sign-out")
    seen.append(token())
    assert len(set(seen)) == len(seen)
    for old in (half, whole):
        browser.client.cookies.clear()
        answer = await browser.client.get("/", headers={"cookie": f"tapis={old}"})
        assert answer.headers["location"] == "/sign-in"


async def test_a_session_ends_when_nobody_uses_it_and_after_a_while_in_any_case(
    house: House,
) -> None:
    idle = await house.signed_in("Vera")
    house.later(house.settings.idle_ms + 1)
    assert (await idle.get("/")).headers["location"] == "/sign-in"
    busy = await house.signed_in("Vera")
    for _ in range(house.settings.most_ms // (house.settings.idle_ms // 2)):
        assert (await busy.get("/")).status_code == 200
        house.later(house.settings.idle_ms // 2)
    house.later(1)
    assert (await busy.get("/")).headers["location"] == "/sign-in"


async def test_a_page_that_loads_itself_again_keeps_nobody_signed_in(house: House) -> None:
    browser = await house.signed_in("Vera")
    for _ in range(4):
        house.later(house.settings.idle_ms // 3)
        answer = await browser.get("/?refresh=1")
    assert answer.headers["location"] == "/sign-in"


async def test_cookie_and_headers(floor_database: str) -> None:
    async with open_house(floor_database, PageSettings(house="H")) as house:
        answer = await house.browser().get("/sign-in")
        cookie = answer.headers["set-cookie"]
        for part in ("__Host-tapis=", "HttpOnly", "Secure", "SameSite=strict", "Path=/"):
            assert part in cookie, part
        assert "Domain" not in cookie
        headers = answer.headers
        assert headers["strict-transport-security"].startswith("max-age=31536000")
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


async def test_no_page_has_script_or_style_of_its_own(house: House) -> None:
    pia, aida = await house.signed_in("Pia"), await house.signed_in("Aida")
    pages = [await pia.get(path) for path in ("/", "/day", "/tickets", "/alarms", "/approvals")]
    pages += [await aida.get(path) for path in ("/witness", "/people", "/deeds")]
    for page in pages:
        assert page.status_code == 200
        assert re.search(r"<script(?![^>]*\bsrc=)", page.text) is None
        assert re.search(r"\sstyle=|<style|\son[a-z]+=|javascript:", page.text) is None


# ---- names --------------------------------------------------------------------------------------


async def test_what_machines_and_people_are_called_is_text_wherever_it_is_shown(
    house: House,
) -> None:
    """A table, a seat's trouble, an alarm, a cage: each comes from somebody who may lie."""
    name = f"T {EVIL}"[:32]
    told = {"phase": EVIL, "open": True, "frozen": QUOTED, "rulebook": "x"}
    told |= {"seats": [{"seat": "1", "trouble": QUOTED, "playing": True}]}
    await house.do(
        "INSERT INTO table_state (table_name, connected, told_at, state)"
        " VALUES (%s, true, to_timestamp(%s), %s::jsonb)",
        [name, house.clock[0] / 1000, json.dumps(told)],
    )
    await house.do("SELECT raise_alarm('chain broken', %s, %s, %s)", [name, EVIL[:30], QUOTED])
    await house.do(
        "INSERT INTO machines (table_name, journal, head_hash) VALUES (%s, %s, %s)",
        [name, EVIL, b"\0" * 32],
    )
    await house.print_ticket(NUMBER, 5_000, table=name)
    await house.do("SELECT open_doubt(%s, 'k', %s, %s)", [NUMBER, name, QUOTED])
    pia, aida = await house.signed_in("Pia"), await house.signed_in("Aida")
    paths = ["/", "/alarms", "/tickets", "/day", f"/tables/{name.replace('/', '%2F')}"]
    pages = [await pia.get(path) for path in paths] + [await aida.get("/witness")]
    shown = [page for page in pages if page.status_code == 200]
    assert len(shown) >= 5
    for page in shown:
        assert "<script>alert" not in page.text
        assert "<img src=x" not in page.text
    assert sum("&lt;script&gt;" in page.text for page in shown) >= 4


async def test_names_of_people_are_names(house: House) -> None:
    adam = await house.signed_in("Adam")
    for name in (EVIL, QUOTED, "a\r\nSet-Cookie: x=1", "=cmd()", "", "x" * 41, "Ann\u202eevE", " "):
        answer = await adam.post("/people/change", {"kind": "add", "name": name, "role": "viewer"})
        assert answer.status_code == 400, name
    for name in ("O'Brien-Lee", "Zoë Ångström", "'; DROP TABLE people; --"):
        answer = await adam.post("/people/change", {"kind": "add", "name": name, "role": "viewer"})
        assert answer.status_code == (400 if ";" in name else 200), name
    assert (await house.do("SELECT count(*) FROM people"))[0][0] == 10


async def test_sql_in_what_is_typed_is_text(house: House) -> None:
    browser = house.browser()
    await browser.get("/sign-in")
    for name in ("' OR '1'='1", "Pia'--", "%", "_ia", "Pia\\", "Pia; DELETE FROM people"):
        answer = await browser.post("/sign-in", {"name": name, "password": "' OR 1=1 --"})
        assert answer.status_code in (401, 429)
        house.later(3_600_000)
    pia = await house.signed_in("Pia")
    for said in ("2026-01-01' OR '1'='1", "9999-99-99", "0000-00-00", "x"):
        assert (await pia.get("/day", params={"day": said})).status_code == 400, said
    answer = await pia.get("/tickets", params={"state": "open'--", "ticket": "A" * 500})
    assert answer.status_code == 200
    assert (await house.do("SELECT count(*) FROM people"))[0][0] == 8


async def test_no_cell_of_a_csv_is_a_formula() -> None:
    names = ("=HYPERLINK(1)", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\N{MINUS SIGN}A1")
    rows = tuple((name, "-12.50", "1,234.00") for name in names)
    document = Document(
        title="=T", house="@H", under="+u", grids=(Grid("-g", ("=a", "b", "c"), rows),)
    )
    text = csv_of(document).decode("utf-8-sig")
    cells = [cell for line in csv.reader(io.StringIO(text, newline="")) for cell in line]
    risky = [cell for cell in cells if cell.strip()[:1] in tuple("=+@")]
    assert risky == []
    assert all(re.fullmatch(r"-[0-9.]+", cell) for cell in cells if cell.startswith("-"))
    assert "-12.50" in cells, "a number stays one"
    assert "1234.00" in cells


async def test_nothing_that_is_typed_gets_into_a_header(house: House) -> None:
    pia = await house.signed_in("Pia")
    answer = await pia.get("/day/report.csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="tapis-day.csv"'
    answer = await pia.client.get("/day?day=2026-01-01%0d%0aSet-Cookie:%20x=1")
    assert "x=1" not in str(answer.headers)
    assert (await pia.get("/tables/a%0d%0aLocation:%20evil")).status_code == 404


# ---- logs ---------------------------------------------------------------------------------------


async def test_no_secret_and_no_whole_number_is_in_a_log_or_an_address(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await house.print_ticket(NUMBER, 5_000)
    carl = await house.signed_in("Carl")
    await carl.post("/cashier/open", {"cage": "1", "float": "100"})
    scanned = await carl.post("/cashier/scan", {"number": NUMBER})
    assert NUMBER not in str(scanned.url)
    assert all(NUMBER not in str(step.headers) for step in scanned.history)
    listed = await carl.get("/tickets")
    links = re.findall(r'href="([^"]+)"', listed.text)
    assert any("ticket=" in link for link in links)
    assert not any(NUMBER in link or NUMBER[6:] in link for link in links)
    assert NUMBER not in listed.text, "a list tells nobody how to print it"
    one = next(link for link in links if "ticket=" in link).replace("&amp;", "&")
    assert "3180" in (await carl.get(one)).text
    written = caplog.text + str(await house.deeds())
    for secret in (NUMBER, PASSWORD, FACTOR, *(str(c.value) for c in carl.client.cookies.jar)):
        assert secret not in written
    stored = await house.do("SELECT id::text, name FROM sessions")
    assert not any(str(c.value) in str(stored) for c in carl.client.cookies.jar)
