"""Certificates for the machines of a table, by the same offer and request as `tapis enrol`."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from kiosk.lab.setup.files import KEYS, keys_of
from kiosk.link import enrolment
from kiosk.link.authority import Authority, Issued
from kiosk.link.code import new_code
from kiosk.link.enrolment import EnrolmentSources, ListenAddress, Offer
from kiosk.link.tls import AUTHORITY_CERTIFICATE

_LOOPBACK = "127.0.0.1"


def authority_of(folder: Path, say: Callable[[str], None]) -> Authority:
    keys = folder / KEYS
    if (keys / AUTHORITY_CERTIFICATE).exists():
        say(f"  {keys} holds the table's authority")
        return Authority(keys)
    made = Authority.make(keys, now=_now(), randbits=secrets.randbits)
    say(f"  {keys} holds a new authority: whoever reads authority.key there can make machines")
    return made


def enrol_here(folder: Path, machines: Iterable[str], say: Callable[[str], None]) -> None:
    """Those that have none yet. Raises what `tapis enrol` complains of."""
    authority = authority_of(folder, say)
    there = {issued.name for issued in authority.issued()}
    for machine in machines:
        if machine in there:
            say(f"  {machine} has its certificate")
            continue
        issued = asyncio.run(_enrol(authority, machine, folder / keys_of(machine)))
        say(f"  {machine} has its certificate until {issued.expires:%Y-%m-%d}: {keys_of(machine)}")


async def _enrol(authority: Authority, machine: str, folder: Path) -> Issued:
    offer = Offer(name=machine, code=new_code(secrets.randbits), place=ListenAddress(_LOOPBACK, 0))
    outside = EnrolmentSources(clock=time.monotonic, now=_now, randbits=secrets.randbits)
    both = _BothEnds(offer, folder)
    issued = await enrolment.serve(authority, offer, both, outside)
    assert both.request is not None
    await both.request
    return issued


@dataclass(slots=True)
class _BothEnds:
    """The table and the machine are one: its fingerprint is compared all the same."""

    offer: Offer
    folder: Path
    request: asyncio.Task[Issued] | None = None
    shown: list[str] = field(default_factory=list)

    def announce(self, port: int) -> None:
        place = ListenAddress(_LOOPBACK, port)
        asked = enrolment.request(self.folder, self.offer.code, place, show=self.shown.append)
        self.request = asyncio.ensure_future(asked)

    async def confirm(self, fingerprint: str) -> bool:
        return self.shown == [fingerprint]


def _now() -> datetime:
    return datetime.now(UTC)
