"""Signing in, with a second factor for whoever moves money; the first password; signing out."""

from starlette.responses import Response

from kiosk.floor.database import people, sessions
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.people import Account
from kiosk.floor.roles import EVERYBODY, NAME_MAX, PASSWORD_MAX, Role, password_fault
from kiosk.floor.web.access import PUBLIC, Visit, go_to, page
from kiosk.floor.web.credentials import factor_picture, factor_uri, halves_of, step_of
from kiosk.rules.plain import is_plain

_WRONG = "Name and password do not belong together."
_WRONG_CODE = "That is not the code of this moment, or it was used before."
_HOMES = {Role.CASHIER: "/cashier", Role.AUDITOR: "/witness", Role.ADMINISTRATOR: "/people"}


def home_of(role: Role) -> str:
    return _HOMES.get(role, "/")


@page("/sign-in", PUBLIC)
async def show(visit: Visit) -> Response:
    if visit.session is not None and visit.session.complete:
        return go_to(home_of(visit.person.role))
    return visit.render("sign_in.html", fault="", name="")


@page("/sign-in", PUBLIC, post=True)
async def sign_in(visit: Visit) -> Response:
    name, password = visit.said("name", NAME_MAX), visit.form.get("password", "")[:PASSWORD_MAX]
    wait = await _counted(visit, name)
    if wait:
        return visit.render("sign_in.html", 429, fault=wait, name=name)
    async with visit.connection.transaction():
        await people.make_due_changes(visit.connection, now_ms=visit.now_ms)
        account = await people.account(visit.connection, name)
    hashed = account.password if account and account.ready else ""
    if not await visit.floor.hasher.right(password, hashed) or account is None:
        await _refused(visit, name, "password")
        return visit.render("sign_in.html", 401, fault=_WRONG, name=name)
    return await _let_in(visit, account, complete=not account.person.second_factor)


@page("/code", PUBLIC, half=True)
async def ask_code(visit: Visit) -> Response:
    return visit.render("code.html", fault="")


@page("/code", PUBLIC, post=True, half=True)
async def give_code(visit: Visit) -> Response:
    name = visit.person.name
    wait = await _counted(visit, name)
    if wait:
        return visit.render("code.html", 429, fault=wait)
    async with visit.connection.transaction():
        account = await people.account(visit.connection, name)
        assert account is not None
        step = step_of(visit.said("code", 20), account.factor, now_ms=visit.now_ms)
        right = step is not None and await people.spend_step(visit.connection, name, step)
    if not right:
        await _refused(visit, name, "code")
        return visit.render("code.html", 401, fault=_WRONG_CODE)
    return await _let_in(visit, account, complete=True)


async def _let_in(visit: Visit, account: Account, *, complete: bool) -> Response:
    """Under a token that nobody knew before: whoever gave the browser its old one has nothing."""
    name, now_ms = account.person.name, visit.now_ms
    visit.new_token = visit.floor.sources.draw_token()
    async with visit.connection.transaction():
        if visit.session is not None:
            await sessions.end(visit.connection, visit.session.id)
        await sessions.was_right(visit.connection, name, visit.address, now_ms=now_ms)
        await sessions.begin(
            visit.connection,
            visit.new_token,
            name,
            complete=complete,
            address=visit.address,
            now_ms=now_ms,
        )
        if complete:
            await sessions.trust_address(visit.connection, name, visit.address, now_ms=now_ms)
            await visit.record(Kind.SIGNED_IN, Deed(who=name, address=visit.address))
    return go_to(home_of(account.person.role) if complete else "/code")


async def _counted(visit: Visit, name: str) -> str:
    """Why there is no trying now; nothing: this try counts."""
    async with visit.connection.transaction():
        until_ms = await sessions.try_once(
            visit.connection, name, visit.address, now_ms=visit.now_ms
        )
    if not until_ms:
        return ""
    seconds = -(-(until_ms - visit.now_ms) // 1000)
    return f"Too many tries. Wait {seconds} seconds, then try again."


async def _refused(visit: Visit, name: str, what: str) -> None:
    async with visit.connection.transaction():
        shown = name if is_plain(name) else "?"
        deed = Deed(who=shown, about=f"wrong {what}", address=visit.address)
        await visit.record(Kind.SIGN_IN_REFUSED, deed)


# ---- the first password -------------------------------------------------------------------------


@page("/welcome", PUBLIC)
async def welcome(visit: Visit) -> Response:
    return visit.render("welcome.html", fault="", name="")


@page("/welcome", PUBLIC, post=True)
async def set_first_password(visit: Visit) -> Response:
    name, password = visit.said("name", NAME_MAX), visit.form.get("password", "")
    fault = password_fault(password, name)
    if not fault and password != visit.form.get("again", ""):
        fault = "These are two different passwords."
    fault = fault or await _counted(visit, name)
    if fault:
        return visit.render("welcome.html", 400, fault=fault, name=name)
    async with visit.connection.transaction():
        await people.make_due_changes(visit.connection, now_ms=visit.now_ms)
        account = await people.account(visit.connection, name)
    in_time = account is not None and account.code_until_ms > visit.now_ms
    halves = account.code_halves if account and in_time and not account.dismissed else ()
    right = await visit.floor.hasher.all_right(halves_of(visit.said("code", 60)), halves)
    if not right or account is None:
        await _refused(visit, name, "code of a new account")
        fault = "Name and code do not belong together, or the code is too old."
        return visit.render("welcome.html", 401, fault=fault, name=name)
    hashed = await visit.floor.hasher.hash(password)
    async with visit.connection.transaction():
        # Twice at once: only the first finds the code.
        there = await people.account(visit.connection, name, lock=True)
        if there is None or there.code_halves != account.code_halves:
            return visit.render("welcome.html", 409, fault="The code was used.", name=name)
        now_ms = visit.now_ms
        await people.set_password(visit.connection, account.person.name, hashed, now_ms=now_ms)
        deed = Deed(who=account.person.name, address=visit.address)
        await visit.record(Kind.PASSWORD_SET, deed)
    if account.person.second_factor:
        response = await _let_in(visit, account, complete=False)
        response.headers["location"] = "/factor"
        return response
    return await _let_in(visit, account, complete=True)


@page("/factor", PUBLIC, half=True)
async def show_factor(visit: Visit) -> Response:
    """The secret is drawn once, and shown until a code of it was given."""
    async with visit.connection.transaction():
        account = await people.account(visit.connection, visit.person.name, lock=True)
        assert account is not None
        if account.factor and account.factor_step:
            return go_to("/code")
        secret = account.factor or visit.floor.sources.draw_factor()
        await people.set_factor(visit.connection, account.person.name, secret, 0)
    return _factor_page(visit, secret, "")


def _factor_page(visit: Visit, secret: str, fault: str, status: int = 200) -> Response:
    uri = factor_uri(secret, visit.person.name, visit.settings.house)
    picture = factor_picture(uri)
    return visit.render("factor.html", status, fault=fault, secret=secret, picture=picture)


@page("/factor", PUBLIC, post=True, half=True)
async def confirm_factor(visit: Visit) -> Response:
    name = visit.person.name
    wait = await _counted(visit, name)
    async with visit.connection.transaction():
        account = await people.account(visit.connection, name, lock=True)
        assert account is not None
        if wait or not account.factor or account.factor_step:
            return go_to("/code")
        step = step_of(visit.said("code", 20), account.factor, now_ms=visit.now_ms)
        if step is not None:
            await people.spend_step(visit.connection, name, step)
            await visit.record(Kind.FACTOR_SET, Deed(who=name, address=visit.address))
    if step is None:
        return _factor_page(visit, account.factor, _WRONG_CODE, 401)
    return await _let_in(visit, account, complete=True)


@page("/sign-out", EVERYBODY, post=True)
async def sign_out(visit: Visit) -> Response:
    assert visit.session is not None
    async with visit.connection.transaction():
        await sessions.end(visit.connection, visit.session.id)
        await visit.record(Kind.SIGNED_OUT, Deed(who=visit.person.name, address=visit.address))
    visit.new_token = visit.floor.sources.draw_token()
    return go_to("/sign-in")
