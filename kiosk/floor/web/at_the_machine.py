"""What is done at the floor's own machine: the first administrators, and whoever cannot come in.

Whoever can read the floor's file has its database, and so more than any page gives. All that is
done here is a deed that every auditor sees; where two administrators are there it waits, so that
they see it before it counts.
"""

import getpass
from collections.abc import Callable
from dataclasses import dataclass

from kiosk.clock import wall_ms
from kiosk.config import FloorConfig
from kiosk.floor.database import people, sessions
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.deeds import Deed, Kind, record
from kiosk.floor.database.people import Change
from kiosk.floor.roles import Person, Role, name_fault, password_fault
from kiosk.floor.web.credentials import Hasher, factor_letters, factor_uri, half_text, step_of
from kiosk.floor.web.process import settings_of, sources

HERE = "the machine itself"
_TWO = 2


class NotDoneError(Exception):
    """Says why."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """How people are asked; tests answer themselves."""

    secret: Callable[[str], str] = getpass.getpass
    line: Callable[[str], str] = input
    say: Callable[[str], None] = print
    now_ms: Callable[[], int] = wall_ms


async def add_administrator(config: FloorConfig, name: str, prompt: Prompt) -> None:
    """One of the first two. Raises `NotDoneError`."""
    fault = name_fault(name)
    if fault:
        raise NotDoneError(fault)
    connections = Connections(config.database, 2)
    try:
        async with connections.one() as connection:
            there = await people.account(connection, name)
            if there is not None and not there.dismissed:
                raise NotDoneError(f"{there.person.name} works here already")
            if there is not None:
                name = there.person.name  # who worked here before, however it is typed now
            if await people.administrators(connection) >= _TWO:
                raise NotDoneError("two administrators are there: they add others, on their page")
            password = prompt.secret(f"Password of {name}: ")
            fault = password_fault(password, name)
            if fault:
                raise NotDoneError(fault)
            if password != prompt.secret("Once more: "):
                raise NotDoneError("these are two different passwords")
            factor, step = _factor(config, name, prompt)
            hashed = await Hasher().hash(password)
            async with connection.transaction():
                now_ms = prompt.now_ms()
                person = Person(name=name, role=Role.ADMINISTRATOR)
                await people.put(connection, person, password=hashed, factor=factor, now_ms=now_ms)
                await people.set_factor(connection, name, factor, step)
                about = f"add {name}, {Role.ADMINISTRATOR}"
                await record(
                    connection, Kind.CHANGE_MADE, Deed(who=HERE, about=about), at_ms=now_ms
                )
    finally:
        connections.close()
    prompt.say(f"{name} can sign in")


def _factor(config: FloorConfig, name: str, prompt: Prompt) -> tuple[str, int]:
    """A second factor, and the step of time of the code that proves it is there."""
    secret = sources().draw_factor()
    house = settings_of(config, secure=True).house
    prompt.say(factor_letters(factor_uri(secret, name, house)))
    prompt.say(f"Scan this with an authenticator, or type it there: {secret}")
    step = step_of(prompt.line("The six figures that it shows: "), secret, now_ms=prompt.now_ms())
    if step is None:
        raise NotDoneError("that is not the code of this moment: is the clock right?")
    return secret, step


async def let_in(config: FloorConfig, name: str, why: str, prompt: Prompt) -> None:
    """Forgets wrong tries."""
    connections = Connections(config.database, 2)
    try:
        async with connections.one() as connection, connection.transaction():
            there = await people.account(connection, name)
            if there is None:
                raise NotDoneError(f"nobody is called {name}")
            await sessions.let_in(connection, there.person.name)
            deed = Deed(who=HERE, second=there.person.name, about=why)
            await record(connection, Kind.LET_IN, deed, at_ms=prompt.now_ms())
    finally:
        connections.close()
    prompt.say(f"{there.person.name} can try again")


async def reset(config: FloorConfig, name: str, why: str, prompt: Prompt) -> None:
    """A code for a new password and factor. It counts at once only where no two administrators can
    sign in any more: otherwise they see it first, and can withdraw it."""
    connections = Connections(config.database, 2)
    settings, drawn = settings_of(config, secure=True), sources()
    half = drawn.draw_half()
    hashed = await Hasher().hash(half)
    try:
        async with connections.one() as connection, connection.transaction():
            there = await people.account(connection, name, lock=True)
            if there is None or there.dismissed:
                raise NotDoneError(f"nobody who works here is called {name}")
            now_ms = prompt.now_ms()
            alone = await people.administrators(connection) < _TWO
            due_ms = now_ms if alone else now_ms + settings.wait_ms
            person = there.person
            change = Change(
                drawn.draw_key(), "reset", person.name, person.role, "waiting", HERE, now_ms, "",
                due_ms,
            )  # fmt: skip
            if not await people.ask_change(connection, change, hashed):
                raise NotDoneError(f"a change of {person.name} waits already: withdraw it first")
            deed = Deed(who=HERE, about=f"reset {person.name}: {why}", key=change.key)
            await record(connection, Kind.CHANGE_ASKED, deed, at_ms=now_ms)
            if alone:
                await people.make(connection, change, now_ms=now_ms)
    finally:
        connections.close()
    wait_h = settings.wait_ms // 3_600_000
    when = "now" if alone else f"in {wait_h} hours, unless somebody withdraws it"
    prompt.say(
        f'Code for {person.name}, at "Set your password": {half_text(half)}. It counts {when}.'
    )
