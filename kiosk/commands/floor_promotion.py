"""`tapis floor --promote`: the standby of the database takes over, by two administrators."""

import argparse
import asyncio
import getpass
from pathlib import Path

from kiosk.clock import wall_ms
from kiosk.config import FloorConfig
from kiosk.floor.database import people, standby
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.roles import Person, Role, independent
from kiosk.floor.web.credentials import Hasher, step_of


def promote_standby(arguments: argparse.Namespace, config: FloorConfig, folder: Path) -> None:
    """Raises `DatabaseError`."""
    if arguments.standby is None or not arguments.why:
        raise DatabaseError("say --standby, where it is, and --why, for everybody to read")
    there = standby.look(arguments.standby)
    if not there.following:
        raise DatabaseError("it is no standby: nothing was done")
    if standby.writable(config.database):
        raise DatabaseError(
            "the first database answers: stop it for good before another one takes over"
        )
    who, second = arguments.promote
    if who.lower() == second.lower():
        raise DatabaseError("two people promote it, and these are one")
    found = []
    for name in (who, second):
        password = getpass.getpass(f"Password of {name}: ")
        code = getpass.getpass(f"Code of {name}'s authenticator: ")
        person = asyncio.run(_administrator(arguments.standby, name, password, code))
        if person is None:
            raise DatabaseError(f"{name} is no administrator with that password and code")
        found.append(person)
    if not independent(*found):
        raise DatabaseError("two people promote it, and one of these made the other's account")
    standby.promote(arguments.standby, f"{who} and {second}", arguments.why)
    print(f"promoted; the last that it has is of {there.last or 'before it was started'}")
    print(
        "Tables go on by themselves: what they wrote and this database has not is told again, and\n"
        "what it contradicts is a doubt. Never start the old one again as it is: make a new\n"
        "standby of its machine (pg_basebackup)."
    )


async def _administrator(conninfo: str, name: str, password: str, code: str) -> Person | None:
    connections = Connections(conninfo, 1)
    try:
        async with connections.one() as connection:
            account = await people.account(connection, name)
    finally:
        connections.close()
    hashed = account.password if account and not account.dismissed else ""
    right = await Hasher().right(password, hashed)
    if not right or account is None or account.person.role is not Role.ADMINISTRATOR:
        return None
    right = step_of(code, account.factor, now_ms=wall_ms()) is not None
    return account.person if right else None
