"""`tapis enrol`: certificates for the machines of a table."""

import argparse
import asyncio
import secrets
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from kiosk.commands.shell import complain
from kiosk.link import enrolment
from kiosk.link.authority import Authority, AuthorityError, Issued, revoked_serials
from kiosk.link.code import BadCodeError, new_code
from kiosk.link.enrolment import (
    CannotListenError,
    EnrolmentError,
    EnrolmentSources,
    ListenAddress,
    Offer,
)
from kiosk.link.identity import NotANameError, checked_name
from kiosk.link.tls import CredentialsError

PORT = 7420
_PORT_MAX = 65535
_ANYWHERE = "0.0.0.0"

EPILOG = f"""\
examples:
  tapis enrol authority /var/lib/tapis/keys            on the table, once: its own authority
  tapis enrol offer /var/lib/tapis/keys terminal-7     on the table: shows a code, and waits
  tapis enrol request /var/lib/tapis/keys 7K3M-Q9TD-02XA table:{PORT}
                                                       on the machine: asks with that code
  tapis enrol list /var/lib/tapis/keys                 who has a certificate, and until when
  tapis enrol revoke /var/lib/tapis/keys terminal-7    never again, from the next connection on

Run each as the user that the table or the machine runs as, such as with `runuser -u tapis --`: its
folder is closed to all others.
The code is good for one machine, 10 minutes and 3 attempts. Both ends show a fingerprint: a second
person compares the two before the table signs. The machine's private key never leaves it.
A machine that is replaced, or whose certificate comes to its end, is revoked and enrolled anew.
`tapis enrol ACTION --help` explains one action.
Exit status: 0 if it was done, 1 if no certificate was given (wrong code, not confirmed, nobody
there), 2 if it cannot be done as asked (a file missing, a folder open to others, a name or a port
taken).
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)

    def action(name: str, summary: str, folder: str) -> argparse.ArgumentParser:
        text = f"{summary[0].upper()}{summary[1:]}."
        added = actions.add_parser(name, help=summary, description=text)
        added.add_argument("folder", type=Path, metavar="DIR", help=folder)
        return added

    action("authority", "make the table's own authority and certificate", "a new folder")
    offer = action("offer", "offer one machine its certificate, at the table", _AUTHORITYS)
    offer.add_argument("name", type=_name, metavar="NAME", help="its name, such as terminal-7")
    offer.add_argument("--port", type=_port, default=PORT, metavar="N", help=f"({PORT})")
    offer.add_argument(
        "--host", default=_ANYWHERE, metavar="H", help=f"the address to listen on ({_ANYWHERE})"
    )
    offer.add_argument(
        "--yes", action="store_true", help="sign without asking: the fingerprint is not compared"
    )
    request = action("request", "ask for a certificate, at the machine", "the machine's folder")
    request.add_argument("code", metavar="CODE", help="the code that the table shows")
    request.add_argument("place", type=_place, metavar="HOST:PORT", help="where the table offers")
    revoke = action("revoke", "refuse a machine from now on", _AUTHORITYS)
    revoke.add_argument("name", metavar="NAME", help="its name, such as terminal-7")
    action("list", "show who has a certificate", _AUTHORITYS)


_AUTHORITYS = "the folder of the table's authority"


def run(arguments: argparse.Namespace) -> int:
    try:
        return _ACTIONS[arguments.action](arguments)
    except (AuthorityError, BadCodeError, CannotListenError, CredentialsError) as error:
        return complain(str(error))
    except EnrolmentError as error:
        complain(str(error))
        return 1


def _authority(arguments: argparse.Namespace) -> int:
    Authority.make(arguments.folder, now=_now(), randbits=secrets.randbits)
    print(f"{arguments.folder} holds a new authority and the table's certificate.")
    print("Whoever reads authority.key there can make machines of this table: keep a copy safe.")
    return 0


def _offer(arguments: argparse.Namespace) -> int:
    authority = Authority(arguments.folder)
    code = new_code(secrets.randbits)
    place = ListenAddress(arguments.host, arguments.port)
    offer = Offer(name=arguments.name, code=code, place=place)
    outside = EnrolmentSources(clock=time.monotonic, now=_now, randbits=secrets.randbits)
    staff = _StaffHere(offer, asks=not arguments.yes)
    issued = asyncio.run(enrolment.serve(authority, offer, staff, outside))
    print(f"{issued.name} has its certificate, valid until {issued.expires:%Y-%m-%d}.")
    return 0


@dataclass(frozen=True, slots=True)
class _StaffHere:
    """The people at this screen and its keys."""

    offer: Offer
    asks: bool

    def announce(self, port: int) -> None:
        here = self.offer.place.host
        place = ListenAddress(socket.gethostname() if here == _ANYWHERE else here, port)
        print(f"The code for {self.offer.name}: {self.offer.code}")
        print(f"It is good for {self.offer.lasts_s / 60:.0f} minutes and one machine. There, type:")
        print(f"  tapis enrol request DIR {self.offer.code} {place}", flush=True)

    async def confirm(self, fingerprint: str) -> bool:
        print(f"A machine asks to be {self.offer.name}. Its fingerprint: {fingerprint}")
        if not self.asks:
            return True
        question = "Does a second person read this same fingerprint on the machine? (yes/no) "
        print(question, end="", flush=True)
        return (await _typed_line()).strip().lower() == "yes"


async def _typed_line() -> str:
    """Without a thread: one that waits for a key would keep the command from ending in time."""
    if sys.stdin is None:
        return ""  # Started with no keyboard at all: nobody can confirm.
    loop = asyncio.get_running_loop()
    typed: asyncio.Future[str] = loop.create_future()

    def take() -> None:
        loop.remove_reader(sys.stdin)
        if not typed.done():
            typed.set_result(sys.stdin.readline())

    try:
        loop.add_reader(sys.stdin, take)
    except PermissionError:
        return sys.stdin.readline()  # A file can be read at once, so epoll does not watch it.
    try:
        return await typed
    finally:
        loop.remove_reader(sys.stdin)


def _request(arguments: argparse.Namespace) -> int:
    def show(fingerprint: str) -> None:
        print(f"The fingerprint of this machine: {fingerprint}")
        print("The table must show the same. Waiting for it to be confirmed there.", flush=True)

    asked = enrolment.request(arguments.folder, arguments.code, arguments.place, show=show)
    issued = asyncio.run(asked)
    print(f"This machine is {issued.name}, valid until {issued.expires:%Y-%m-%d}.")
    if not issued.holds_at(_now()):
        print(f"Set the clock: it says {_now():%Y-%m-%d}, and then the certificate is not valid.")
    return 0


def _revoke(arguments: argparse.Namespace) -> int:
    revoked = Authority(arguments.folder).revoke(arguments.name, now=_now())
    if not revoked:
        print(f"{arguments.name} was revoked before.")
    for issued in revoked:
        print(f"{issued.name} is revoked: the certificate with fingerprint {issued.fingerprint}.")
    return 0


def _list(arguments: argparse.Namespace) -> int:
    certificates = Authority(arguments.folder).issued()
    if not certificates:
        print(f"{arguments.folder} has given no certificate yet.")
        return 0
    gone = revoked_serials(arguments.folder)
    print(f"{'name':<18}{'state':<10}{'until':<12}fingerprint")
    for issued in certificates:
        state = _state(issued, gone)
        print(f"{issued.name:<18}{state:<10}{issued.expires:%Y-%m-%d}  {issued.fingerprint}")
    return 0


def _state(issued: Issued, gone: frozenset[int]) -> str:
    if issued.serial in gone:
        return "revoked"
    return "valid" if issued.holds_at(_now()) else "expired"


_ACTIONS: dict[str, Callable[[argparse.Namespace], int]] = {
    "authority": _authority,
    "offer": _offer,
    "request": _request,
    "revoke": _revoke,
    "list": _list,
}


def _now() -> datetime:
    return datetime.now(UTC)


def _name(text: str) -> str:
    try:
        return checked_name(text)
    except NotANameError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > _PORT_MAX:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: it is a number up to {_PORT_MAX}")
    return int(text)


def _place(text: str) -> ListenAddress:
    host, colon, port = text.rpartition(":")
    if not host or not colon:
        raise argparse.ArgumentTypeError(f"{text!r} is not HOST:PORT, such as table:{PORT}")
    return ListenAddress(host.removeprefix("[").removesuffix("]"), _port(port))
