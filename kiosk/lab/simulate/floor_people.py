"""People for the pages of a simulated floor: on a real one nobody else knows anybody's password."""

import secrets
from pathlib import Path

from kiosk.clock import wall_ms
from kiosk.floor.database import people
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.migrate import migrate
from kiosk.floor.roles import Person, Role
from kiosk.floor.web.credentials import Hasher, draw_factor

STAFF = {
    "Vera": Role.VIEWER,
    "Carl": Role.CASHIER,
    "Cora": Role.CASHIER,
    "Pia": Role.PIT_MANAGER,
    "Paul": Role.PIT_MANAGER,
    "Aida": Role.AUDITOR,
    "Adam": Role.ADMINISTRATOR,
    "Anna": Role.ADMINISTRATOR,
}
"""By the first letters of what they are."""


async def hire(database: str, file: Path) -> None:
    """All with one password and one second factor, which are written into a file."""
    migrate(database)
    password, factor = f"lamps {secrets.token_hex(6)}", draw_factor()
    hashed = await Hasher().hash(password)
    connections = Connections(database, 1)
    try:
        async with connections.one() as connection:
            for name, role in STAFF.items():
                person = Person(name=name, role=role)
                secret = factor if person.second_factor else ""
                await people.put(
                    connection, person, password=hashed, factor=secret, now_ms=wall_ms()
                )
                await people.set_factor(connection, name, secret, 1)
    finally:
        connections.close()
    lines = [f"{name}: {role}" for name, role in STAFF.items()]
    lines += ["", f"password: {password}", f"second factor, for an authenticator: {factor}", ""]
    file.write_text("\n".join(lines))
