"""Those who are connected to what several tables share, a floor or a jackpot controller: the newest
connection of each name, each within its budget.

Whatever one of them says can end its own connection and nothing else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from kiosk.bucket import Bucket
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.journal.errors import JournalError
from kiosk.link.identity import SEAT_LETTERS, Peer, Role
from kiosk.link.messages import PROTOCOL, Beat
from kiosk.link.messages import Refusal as Refuse
from kiosk.link.session import BEAT_S, FloodError, Heard, LineError, LinkError, Session

_log = logging.getLogger(__name__)


class Named(Protocol):
    @property
    def role(self) -> Role: ...
    @property
    def name(self) -> str: ...


class Hello(Named, Protocol):
    """Of whoever it is, the first line."""

    @property
    def protocol(self) -> int: ...


@dataclass(eq=False, slots=True)
class Caller(Generic[Heard]):
    session: Session[Heard]
    role: Role
    name: str
    lines: Bucket
    """How much it may say."""

    @property
    def who(self) -> str:
        return f"{self.role} {self.name}"


AnyCaller = TypeVar("AnyCaller", bound=Caller[Any])


class Callers(Generic[AnyCaller]):
    def __init__(self, service: str, places: Mapping[Role, int]) -> None:
        self._service = service
        """What it is called by those whom it refuses."""
        self._places = places
        self._here: dict[str, AnyCaller] = {}
        """By role and name: the newest connection of each."""
        self._lines: dict[str, Bucket] = {}

    def __iter__(self) -> Iterator[AnyCaller]:
        """Also while they come and go."""
        return iter(list(self._here.values()))

    def newest(self, caller: AnyCaller) -> AnyCaller | None:
        """Whoever has its place now: the caller itself, another connection of it, or nobody."""
        return self._here.get(caller.who)

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            for caller in self:
                caller.session.say(Beat())

    def hang_up(self) -> None:
        for caller in self:
            caller.session.abort()

    async def serve(
        self,
        session: Session[Heard],
        peer: Peer,
        welcome: Callable[[], Awaitable[AnyCaller]],
        take: Callable[[AnyCaller, Heard], Awaitable[None]],
    ) -> None:
        """One connection, from its first line to its last."""
        caller: AnyCaller | None = None
        try:
            caller = await welcome()
            await self._listen(caller, take)
        except Refused as refused:
            _turn_away(session, _who(caller, peer), "hello", refused.refusal)
        except LineError as error:
            why = Refusal(Reason.BAD_LINE, because=str(error)[:500])
            _turn_away(session, _who(caller, peer), "line", why)
        except LinkError as error:
            _log.info("%s: %s", _who(caller, peer), error)
        except JournalError as error:
            _log.warning("%s: not served: %s", _who(caller, peer), error)
        except Exception:
            # Whatever its word brought about ends its connection; the others go on.
            _log.exception("%s: could not be served", _who(caller, peer))
        finally:
            if caller is not None:
                self.leave(caller)
            session.close()

    def leave(self, caller: AnyCaller) -> None:
        if self._here.get(caller.who) is caller:
            del self._here[caller.who]

    def require_known(self, hello: Hello, peer: Peer) -> None:
        """That it may come in at all. Raises `LineError`."""
        if hello.protocol != PROTOCOL:
            words = f"this {self._service} speaks protocol {PROTOCOL}, not {hello.protocol}"
            raise LineError(words)
        ours = certified(hello)
        if peer.name and len(_letters(hello.name)) > SEAT_LETTERS:
            # Others that begin alike could have the same certificate, and speak for it.
            words = f"{hello.name!r} has more than {SEAT_LETTERS} letters and digits"
            raise LineError(f"{words}, and a certificate names no more")
        if peer.name and peer.name != ours:
            raise LineError(f"the certificate is that of {peer.name}, and not of {ours}")
        alike = (at.name for at in self if certified(at) == ours and at.name != hello.name)
        if (other := next(alike, None)) is not None:
            # Or one certificate, written in many ways, would take the places of others.
            raise LineError(f"it is connected as {other!r}, whose certificate is the same")
        if hello.role not in self._places:
            raise LineError(f"a {hello.role} has nothing to say to a {self._service}")
        others = [at for at in self if at.role is hello.role and at.name != hello.name]
        if len(others) >= self._places[hello.role]:
            raise LineError(f"there is no place for one more {hello.role}")

    def enter(self, caller: AnyCaller) -> None:
        """The newer one counts. Whoever comes again has no other budget."""
        now_s = asyncio.get_running_loop().time()
        self._lines = {who: lines for who, lines in self._lines.items() if not lines.full(now_s)}
        caller.lines = self._lines.setdefault(caller.who, caller.lines)
        before = self._here.get(caller.who)
        if before is not None:
            before.session.say(Refuse(of="hello", why=Refusal(Reason.TAKEN_OVER)))
            before.session.close()
        self._here[caller.who] = caller
        _log.info("%s is connected", caller.who)

    async def _listen(
        self, caller: AnyCaller, take: Callable[[AnyCaller, Heard], Awaitable[None]]
    ) -> None:
        while True:
            message = await caller.session.hear()
            if self._here.get(caller.who) is not caller:
                raise LineError("another connection took this place")
            if isinstance(message, Beat):
                continue
            if not caller.lines.spend(1, asyncio.get_running_loop().time()):
                raise FloodError("it says more than any honest table")
            await take(caller, message)


def certified(hello: Named) -> str:
    """The name of its certificate, which has the letters and digits of its own: that of Table 7 is
    table-Table7."""
    return f"{hello.role}-{_letters(hello.name)}"


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name))


def _turn_away(session: Session[Heard], who: str, of: str, why: Refusal) -> None:
    _log.warning("%s: refused: %s", who, why.because or why)
    session.say(Refuse(of=of, why=why))


def _who(caller: Caller[Any] | None, peer: Peer) -> str:
    return caller.who if caller else (peer.name or "a local client")
