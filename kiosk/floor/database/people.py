"""The accounts of those who work on the floor, and changes of them on their way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kiosk.floor.database.connections import Connection
from kiosk.floor.database.deeds import Deed, Kind, record
from kiosk.floor.roles import Person, Role


@dataclass(frozen=True, slots=True)
class Account:
    """All that is known of somebody."""

    person: Person
    password: str
    """Hashed. Empty: it is not set yet."""
    factor: str
    """The secret of the second factor. Empty: it is not set yet."""
    factor_step: int
    code_halves: tuple[str, ...]
    code_until_ms: int
    dismissed: bool

    @property
    def ready(self) -> bool:
        """Can sign in with what was set."""
        factor = bool(self.factor) or not self.person.second_factor
        return bool(self.password) and factor and not self.dismissed


@dataclass(frozen=True, slots=True)
class Change:
    """Of an account, asked for and not made yet."""

    key: str
    kind: str
    name: str
    role: Role
    state: str
    asked_by: str
    asked_ms: int
    confirmed_by: str
    due_ms: int


_ACCOUNT = (
    "SELECT name, role, makers, password, factor, factor_step, code_halves, code_until_ms,"
    " dismissed FROM people"
)


async def account(connection: Connection, name: str, *, lock: bool = False) -> Account | None:
    """However its letters are written."""
    cursor = await connection.execute(
        f"{_ACCOUNT} WHERE lower(name) = lower(%s){' FOR UPDATE' if lock else ''}", [name]
    )
    row = await cursor.fetchone()
    return _account(row) if row else None


async def accounts(connection: Connection) -> list[Account]:
    cursor = await connection.execute(f"{_ACCOUNT} ORDER BY dismissed, name")
    return [_account(row) for row in await cursor.fetchall()]


def _account(row: Sequence[object]) -> Account:
    name, role, makers, password, factor, factor_step, halves, until_ms, dismissed = row
    return Account(
        Person(name=str(name), role=Role(str(role)), makers=frozenset(map(str, makers))),  # type: ignore[call-overload]
        str(password),
        str(factor),
        int(factor_step),  # type: ignore[call-overload]
        tuple(map(str, halves)),  # type: ignore[call-overload]
        int(until_ms),  # type: ignore[call-overload]
        bool(dismissed),
    )


async def administrators(connection: Connection) -> int:
    """Who can sign in as one."""
    cursor = await connection.execute(
        "SELECT count(*) FROM people WHERE role = %s AND NOT dismissed AND password <> ''",
        [Role.ADMINISTRATOR],
    )
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def put(  # noqa: PLR0913 - all that an account is
    connection: Connection,
    person: Person,
    *,
    password: str = "",
    factor: str = "",
    halves: Sequence[str] = (),
    until_ms: int = 0,
    now_ms: int,
) -> None:
    """A new account, or another in the place of the one of that name. Nobody stays signed in."""
    await end_sessions(connection, person.name)
    await connection.execute(
        "INSERT INTO people (name, role, makers, password, factor, code_halves, code_until_ms,"
        " changed_ms) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
        " ON CONFLICT (name) DO UPDATE SET role = excluded.role, makers = excluded.makers,"
        " password = excluded.password, factor = excluded.factor, factor_step = 0,"
        " code_halves = excluded.code_halves, code_until_ms = excluded.code_until_ms,"
        " dismissed = false, changed_ms = excluded.changed_ms",
        [
            person.name,
            person.role,
            sorted(person.makers),
            password,
            factor,
            list(halves),
            until_ms,
            now_ms,
        ],
    )


async def set_password(connection: Connection, name: str, hashed: str, *, now_ms: int) -> None:
    await connection.execute(
        "UPDATE people SET password = %s, code_halves = '{}', code_until_ms = 0, changed_ms = %s"
        " WHERE name = %s",
        [hashed, now_ms, name],
    )


async def set_factor(connection: Connection, name: str, secret: str, step: int) -> None:
    await connection.execute(
        "UPDATE people SET factor = %s, factor_step = %s WHERE name = %s", [secret, step, name]
    )


async def spend_step(connection: Connection, name: str, step: int) -> bool:
    """Whether no code of this step of time, or of a later one, was taken before."""
    cursor = await connection.execute(
        "UPDATE people SET factor_step = %s WHERE name = %s AND factor_step < %s RETURNING name",
        [step, name, step],
    )
    return await cursor.fetchone() is not None


async def dismiss(connection: Connection, name: str, *, now_ms: int) -> None:
    await end_sessions(connection, name)
    await connection.execute(
        "UPDATE people SET dismissed = true, password = '', factor = '', code_halves = '{}',"
        " changed_ms = %s WHERE name = %s",
        [now_ms, name],
    )


async def set_role(
    connection: Connection, name: str, role: Role, makers: Sequence[str], *, now_ms: int
) -> None:
    await end_sessions(connection, name)
    await connection.execute(
        "UPDATE people SET role = %s, makers = %s, changed_ms = %s WHERE name = %s",
        [role, list(makers), now_ms, name],
    )


async def end_sessions(connection: Connection, name: str) -> None:
    await connection.execute("DELETE FROM sessions WHERE name = %s", [name])


# ---- changes that wait --------------------------------------------------------------------------

_CHANGE = (
    "SELECT key, kind, name, role, state, asked_by, asked_ms, confirmed_by, due_ms"
    " FROM account_changes"
)


async def open_changes(connection: Connection) -> list[Change]:
    cursor = await connection.execute(
        f"{_CHANGE} WHERE state IN ('asked', 'waiting') ORDER BY asked_ms"
    )
    return [_change(row) for row in await cursor.fetchall()]


def _change(row: tuple[Any, ...]) -> Change:
    key, kind, name, role, *more = row
    return Change(key, kind, name, Role(role), *more)


async def open_change(connection: Connection, key: str) -> Change | None:
    """Locked, until what becomes of it is decided."""
    cursor = await connection.execute(
        f"{_CHANGE} WHERE key = %s AND state IN ('asked', 'waiting') FOR UPDATE", [key]
    )
    row = await cursor.fetchone()
    return _change(row) if row else None


async def ask_change(connection: Connection, change: Change, half: str) -> bool:
    """Whether there was no other of that name."""
    cursor = await connection.execute(
        "INSERT INTO account_changes (key, kind, name, role, state, asked_by, asked_ms,"
        " confirmed_by, due_ms, code_halves) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
        " ON CONFLICT DO NOTHING RETURNING key",
        [
            change.key,
            change.kind,
            change.name,
            change.role,
            change.state,
            change.asked_by,
            change.asked_ms,
            change.confirmed_by,
            change.due_ms,
            [half] if half else [],
        ],
    )
    return await cursor.fetchone() is not None


async def confirm_change(
    connection: Connection, key: str, *, by: str, half: str, due_ms: int
) -> None:
    await connection.execute(
        "UPDATE account_changes SET state = 'waiting', confirmed_by = %s, due_ms = %s,"
        " code_halves = code_halves || %s::text[] WHERE key = %s",
        [by, due_ms, [half] if half else [], key],
    )


async def withdraw_change(connection: Connection, key: str) -> None:
    await connection.execute("UPDATE account_changes SET state = 'withdrawn' WHERE key = %s", [key])


CODE_MS = 7 * 24 * 3_600_000
"""So long a new person has to set the first password."""


async def make_due_changes(connection: Connection, *, now_ms: int) -> int:
    """Those whose time has come. Returns how many."""
    cursor = await connection.execute(
        f"{_CHANGE} WHERE state = 'waiting' AND due_ms <= %s ORDER BY due_ms"
        " FOR UPDATE SKIP LOCKED",
        [now_ms],
    )
    due = [_change(row) for row in await cursor.fetchall()]
    for change in due:
        await make(connection, change, now_ms=now_ms)
    return len(due)


async def make(connection: Connection, change: Change, *, now_ms: int) -> None:
    makers = [name for name in (change.asked_by, change.confirmed_by) if name]
    cursor = await connection.execute(
        "SELECT code_halves FROM account_changes WHERE key = %s", [change.key]
    )
    row = await cursor.fetchone()
    assert row is not None
    match change.kind:
        case "dismiss":
            await dismiss(connection, change.name, now_ms=now_ms)
        case "role" if not row[0]:
            await set_role(connection, change.name, change.role, makers, now_ms=now_ms)
        case _:
            person = Person(name=change.name, role=change.role, makers=frozenset(makers))
            await put(connection, person, halves=row[0], until_ms=now_ms + CODE_MS, now_ms=now_ms)
    await connection.execute(
        "UPDATE account_changes SET state = 'made', code_halves = '{}' WHERE key = %s", [change.key]
    )
    about = f"{change.kind} {change.name}, {change.role}"
    deed = Deed(who=change.asked_by, second=change.confirmed_by, about=about, key=change.key)
    await record(connection, Kind.CHANGE_MADE, deed, at_ms=now_ms)
