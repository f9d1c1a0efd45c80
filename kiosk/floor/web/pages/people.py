"""Who works on the floor. Accounts of those who move money are made and changed by two people."""

from starlette.responses import Response

from kiosk.floor.database import people
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.people import Account, Change
from kiosk.floor.roles import (
    MOVES_MONEY,
    NAME_MAX,
    Role,
    independent,
    name_fault,
    two_people_for,
)
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.credentials import half_text

_MAY = frozenset({Role.ADMINISTRATOR})
_SEE = _MAY | {Role.AUDITOR}
_LEAST_ADMINISTRATORS = 2


@page("/people", _SEE, place="People", shows="people")
async def show(visit: Visit) -> Response:
    return await _page(visit)


async def _page(visit: Visit, code: str = "", code_for: str = "") -> Response:
    async with visit.connection.transaction():
        await people.make_due_changes(visit.connection, now_ms=visit.now_ms)
        accounts = await people.accounts(visit.connection)
        changes = await people.open_changes(visit.connection)
    by_name = {account.person.name: account for account in accounts}
    may_confirm = {
        change.key: _confirms(visit, change, by_name) for change in changes if not change.due_ms
    }
    return visit.render(
        "people.html",
        place="/people",
        accounts=accounts,
        changes=changes,
        may_confirm=may_confirm,
        may_change=visit.person.role in _MAY,
        roles=list(Role),
        code=half_text(code) if code else "",
        code_for=code_for,
    )


def _confirms(visit: Visit, change: Change, by_name: dict[str, Account]) -> bool:
    asker = by_name.get(change.asked_by)
    return (
        visit.person.role in _MAY
        and asker is not None
        and not asker.dismissed
        and asker.person.role in _MAY
        and independent(asker.person, visit.person)
        and change.name != visit.person.name
    )


@page("/people/change", _MAY, post=True)
async def ask(visit: Visit) -> Response:
    """A new account, another role, a new password, or none any more."""
    kind, name = visit.said("kind"), visit.said("name", NAME_MAX)
    half = visit.floor.sources.draw_half()
    hashed = await visit.floor.hasher.hash(half)
    async with visit.connection.transaction():
        there = await people.account(visit.connection, name, lock=True)
        change = await _asked(visit, kind, name, there)
        coded = _needs_code(change, there)
        if not await people.ask_change(visit.connection, change, hashed if coded else ""):
            raise RefusedError("There is a change of this account already, which waits.")
        about = f"{kind} {change.name}, {change.role}"
        deed = Deed(who=visit.person.name, about=about, key=change.key, address=visit.address)
        await visit.record(Kind.CHANGE_ASKED, deed)
        if change.state == "waiting" and change.due_ms <= visit.now_ms:
            await people.make(visit.connection, change, now_ms=visit.now_ms)
    return await _page(visit, half, change.name) if coded else go_to("/people")


def _needs_code(change: Change, there: Account | None) -> bool:
    """Whoever is to have a second factor, and has none, sets it with a new password: whoever knows
    the old one could set it as well."""
    role = there is not None and not there.factor and change.role in MOVES_MONEY
    return change.kind in ("add", "reset") or (change.kind == "role" and role)


async def _asked(visit: Visit, kind: str, name: str, there: Account | None) -> Change:
    """Raises `RefusedError` for what cannot be."""
    if kind not in ("add", "role", "reset", "dismiss"):
        raise RefusedError("There is no such change.", 400)
    employed = there is not None and not there.dismissed
    if kind == "add" and employed:
        raise RefusedError("Somebody of that name works here. Take the full name of each.")
    if kind != "add" and not employed:
        raise RefusedError("Nobody of that name works here.")
    fault = name_fault(name)
    if kind == "add" and fault:
        raise RefusedError(fault, 400)
    assert there is not None or kind == "add"
    before = there.person.role if there is not None and employed else None
    role = before
    if kind in ("add", "role"):
        try:
            role = Role(visit.said("role"))
        except ValueError:
            raise RefusedError("There is no such role.", 400) from None
    assert role is not None
    if there is not None and there.person.name == visit.person.name:
        raise RefusedError("Nobody changes the own account here: ask another administrator.")
    await _keep_two(visit, kind, before, role)
    # To take a power away that confirms nothing of accounts, one is enough, and at once.
    two = two_people_for(before, role)
    if kind == "dismiss":
        two = before is Role.ADMINISTRATOR
    return Change(
        key=visit.floor.sources.draw_key(),
        kind=kind,
        name=there.person.name if there is not None else name,
        role=role,
        state="asked" if two else "waiting",
        asked_by=visit.person.name,
        asked_ms=visit.now_ms,
        confirmed_by="",
        due_ms=0 if two else visit.now_ms,
    )


async def _keep_two(visit: Visit, kind: str, before: Role | None, role: Role) -> None:
    ends = kind in ("dismiss", "reset") or role is not Role.ADMINISTRATOR
    if before is not Role.ADMINISTRATOR or not ends:
        return
    if await people.administrators(visit.connection) <= _LEAST_ADMINISTRATORS:
        raise RefusedError("Two administrators must stay. Add another one first.")


@page("/people/confirm", _MAY, post=True)
async def confirm(visit: Visit) -> Response:
    half = visit.floor.sources.draw_half()
    hashed = await visit.floor.hasher.hash(half)
    async with visit.connection.transaction():
        change = await people.open_change(visit.connection, visit.said("key", 80))
        if change is None or change.state != "asked":
            raise RefusedError("That change is not waiting for anybody any more.")
        asker = await people.account(visit.connection, change.asked_by)
        named = {account.person.name: account for account in (asker,) if account is not None}
        if not _confirms(visit, change, named):
            raise RefusedError(
                "You cannot confirm this: it takes an administrator who neither asked for it nor"
                " is the one it is about, and whose account neither made the other.",
                403,
            )
        coded = _needs_code(change, await people.account(visit.connection, change.name))
        due_ms = visit.now_ms + visit.settings.wait_ms
        await people.confirm_change(
            visit.connection,
            change.key,
            by=visit.person.name,
            half=hashed if coded else "",
            due_ms=due_ms,
        )
        deed = Deed(
            who=change.asked_by,
            second=visit.person.name,
            about=f"{change.kind} {change.name}, {change.role}",
            key=change.key,
            address=visit.address,
        )
        await visit.record(Kind.CHANGE_CONFIRMED, deed)
    return await _page(visit, half, change.name) if coded else go_to("/people")


@page("/people/withdraw", _MAY, post=True)
async def withdraw(visit: Visit) -> Response:
    """Any administrator may, as long as it waits."""
    async with visit.connection.transaction():
        change = await people.open_change(visit.connection, visit.said("key", 80))
        if change is None:
            raise RefusedError("That change is made, or was withdrawn.")
        await people.withdraw_change(visit.connection, change.key)
        about = f"{change.kind} {change.name}, {change.role}"
        deed = Deed(who=visit.person.name, about=about, key=change.key, address=visit.address)
        await visit.record(Kind.CHANGE_WITHDRAWN, deed)
    return go_to("/people")
