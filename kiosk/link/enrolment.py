"""How a machine gets its certificate: a code shown at the table, typed at the machine.

The two do not know each other yet, so whoever sits between them could play either. The code is what
they share. Each end makes a key from it and from the certificate that the table shows on this very
connection, and with that key proves its line. Whoever is in the middle shows another certificate,
for lack of the table's private key, so the proofs of one side are worth nothing to the other. What
can be heard there is a proof by a code of 60 bits, each guess of which costs a scrypt, and which is
worth nothing ten minutes later.

One line of JSON each way, over TLS 1.3. The machine's private key never leaves it.
"""

import asyncio
import hmac
import os
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding

from kiosk.link.authority import (
    Authority,
    AuthorityError,
    Issued,
    RandBits,
    fingerprint,
    issued_of,
    key_pem,
    make_folder,
    new_key,
    new_request,
    pem_of,
    write,
)
from kiosk.link.code import plain_code, proof_of_answer, proof_of_request, shared_key
from kiosk.link.identity import checked_name
from kiosk.link.tls import (
    AUTHORITY_CERTIFICATE,
    MACHINE_CERTIFICATE,
    MACHINE_KEY,
    CredentialsError,
    offer_context,
    unverified_context,
)

OFFER_S = 600.0
LINE_BYTES = 64 * 1024
WRONG_MAX = 3
MEETINGS_MAX = 16
_STEP_S = 10.0
_CLOSE_S = 1.0
# The machine outwaits the table, so that the table's own reason is the one it shows.
_ANSWER_S = OFFER_S + 30.0


class EnrolmentRefusal(StrEnum):
    """A closed set, so that no stranger's words reach a screen."""

    WRONG_CODE = "wrong-code"
    BURNT = "burnt"
    TOO_LATE = "too-late"
    USED = "used"
    NOT_CONFIRMED = "not-confirmed"
    NOT_SIGNED = "not-signed"
    MALFORMED = "malformed"


_SENTENCES = {
    EnrolmentRefusal.WRONG_CODE: (
        "the code is wrong, or somebody sits between the table and the machine"
    ),
    EnrolmentRefusal.BURNT: f"the code was wrong {WRONG_MAX} times and is burnt; make a new offer",
    EnrolmentRefusal.TOO_LATE: "the code is too old; make a new offer",
    EnrolmentRefusal.USED: "the code was used already; make a new offer",
    EnrolmentRefusal.NOT_CONFIRMED: "the fingerprint was not confirmed at the table",
    EnrolmentRefusal.NOT_SIGNED: "the table could not sign; it shows the reason",
    EnrolmentRefusal.MALFORMED: "the request was not understood; do both run the same release?",
}


class EnrolmentError(Exception):
    """No certificate changed hands. The message says why."""


class RefusedError(EnrolmentError):
    def __init__(self, refusal: EnrolmentRefusal) -> None:
        super().__init__(_SENTENCES[refusal])
        self.refusal = refusal


class CannotListenError(EnrolmentError):
    """The address or the port is not to be had. No code was shown."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="enrol-1"):
    request: bytes
    proof: bytes


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    certificate: bytes
    authority: bytes
    proof: bytes


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refused"):
    reason: EnrolmentRefusal


Answer: TypeAlias = Welcome | Refused
_T = TypeVar("_T")
_ASK = msgspec.json.Decoder(Ask)
_ANSWER: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Staff(Protocol):
    """The people at the table."""

    def announce(self, port: int) -> None:
        """The offer stands: show the code."""

    async def confirm(self, fingerprint: str) -> bool:
        """Whether a second person reads this same fingerprint at the machine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolmentSources:
    """What the command takes from the real world, and a test from its own."""

    clock: Callable[[], float]
    """Seconds that only go forward: a clock set back must not bring an old code to life."""
    now: Callable[[], datetime]
    randbits: RandBits


@dataclass(frozen=True, slots=True)
class ListenAddress:
    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    name: str
    code: str
    place: ListenAddress
    lasts_s: float = OFFER_S


class Tries:
    """What one code is still good for: one use, in time, and few wrong attempts before it."""

    def __init__(self, key: bytes, *, until_s: float) -> None:
        self._key = key
        self._until_s = until_s
        self._wrong = 0
        self._used = False

    def over(self, *, at_s: float) -> bool:
        return at_s > self._until_s

    def refusal(self, ask: Ask, *, at_s: float) -> EnrolmentRefusal | None:
        """None if the code is good. From then on it is used, whatever becomes of the request."""
        if self._wrong >= WRONG_MAX:
            return EnrolmentRefusal.BURNT
        if self.over(at_s=at_s):
            return EnrolmentRefusal.TOO_LATE
        # Before the proof is looked at: a stranger must not burn what waits to be confirmed.
        if self._used:
            return EnrolmentRefusal.USED
        if not hmac.compare_digest(ask.proof, proof_of_request(self._key, ask.request)):
            self._wrong += 1
            return (
                EnrolmentRefusal.BURNT if self._wrong >= WRONG_MAX else EnrolmentRefusal.WRONG_CODE
            )
        self._used = True
        return None


async def serve(
    authority: Authority, offer: Offer, staff: Staff, sources: EnrolmentSources
) -> Issued:
    """The table's end: one certificate for one machine, or an error when the offer is over."""
    authority.require_free(checked_name(offer.name), now=sources.now())
    desk = _Desk(authority, offer, staff, sources)
    server = await _listen(desk, offer.place, offer_context(authority.folder))
    try:
        staff.announce(server.sockets[0].getsockname()[1])
        async with asyncio.timeout(offer.lasts_s):
            return await desk.outcome
    except TimeoutError:
        raise EnrolmentError("the time of the code is over, and nothing was signed") from None
    finally:
        server.close()
        await desk.close()


class _Desk:
    """Meets whoever comes while one offer stands."""

    def __init__(
        self, authority: Authority, offer: Offer, staff: Staff, sources: EnrolmentSources
    ) -> None:
        self._authority = authority
        self._name = offer.name
        self._staff = staff
        self._sources = sources
        self._key = shared_key(offer.code, authority.table.public_bytes(Encoding.DER))
        self._tries = Tries(self._key, until_s=sources.clock() + offer.lasts_s)
        self._meetings: set[asyncio.Task[None]] = set()
        self.outcome: asyncio.Future[Issued] = asyncio.get_running_loop().create_future()

    def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self._meetings) >= MEETINGS_MAX:
            writer.transport.abort()
            return
        meeting = asyncio.create_task(self._meet(reader, writer))
        self._meetings.add(meeting)
        meeting.add_done_callback(self._meetings.discard)

    async def close(self) -> None:
        """The answer that ended the offer still goes out. Those with nothing to be told do not
        keep the table waiting."""
        if not self.outcome.cancel() and not self.outcome.cancelled():
            self.outcome.exception()  # looked at, or asyncio complains that nobody did
        if meetings := list(self._meetings):
            await asyncio.wait(meetings, timeout=_CLOSE_S)
        for meeting in meetings:
            meeting.cancel()
        await asyncio.gather(*meetings, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await _say(writer, await self._answer(reader))
            await _hang_up(writer)
        except EnrolmentError:
            pass  # It went away without waiting for its answer.
        except Exception as error:
            self._end(error)
        finally:
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        try:
            ask = await _line(reader, _ASK, within_s=_STEP_S)
        except EnrolmentError:
            # A stranger who says nothing that we understand has not guessed at the code either.
            return Refused(EnrolmentRefusal.MALFORMED)
        refusal = self._tries.refusal(ask, at_s=self._sources.clock())
        if refusal in (EnrolmentRefusal.BURNT, EnrolmentRefusal.TOO_LATE):
            self._end(RefusedError(refusal))
        if refusal is not None:
            return Refused(refusal)
        return await self._decide(ask, reader)

    async def _decide(self, ask: Ask, reader: asyncio.StreamReader) -> Answer:
        """The code was right, and is used now: whatever comes of it ends the offer."""
        try:
            issued = await self._sign(ask, reader)
        except RefusedError as error:
            self._end(error)
            return Refused(error.refusal)
        except (EnrolmentError, AuthorityError, CredentialsError) as error:
            self._end(error)
            return Refused(EnrolmentRefusal.NOT_SIGNED)
        self._end(issued)
        pem, authority = issued.pem, self._authority.pem
        proof = proof_of_answer(self._key, ask.request, certificate=pem, authority=authority)
        return Welcome(certificate=pem, authority=authority, proof=proof)

    async def _sign(self, ask: Ask, reader: asyncio.StreamReader) -> Issued:
        try:
            request = x509.load_der_x509_csr(ask.request)
            shown = fingerprint(request.public_key())
        except (ValueError, UnsupportedAlgorithm):
            raise RefusedError(EnrolmentRefusal.MALFORMED) from None
        if not await self._staff.confirm(shown):
            raise RefusedError(EnrolmentRefusal.NOT_CONFIRMED)
        if self.outcome.done() or self._tries.over(at_s=self._sources.clock()):
            raise RefusedError(EnrolmentRefusal.TOO_LATE)
        if reader.at_eof() or reader.exception() is not None:
            raise EnrolmentError("the machine did not wait for its answer, and nothing was signed")
        now, randbits = self._sources.now(), self._sources.randbits
        return self._authority.sign(request, name=self._name, now=now, randbits=randbits)

    def _end(self, with_: Issued | Exception) -> None:
        if self.outcome.done():
            return
        if isinstance(with_, Issued):
            self.outcome.set_result(with_)
        else:
            self.outcome.set_exception(with_)


async def request(
    folder: Path, code: str, place: ListenAddress, *, show: Callable[[str], None]
) -> Issued:
    """The machine's end. `show` gets the fingerprint, before anything is sent."""
    plain_code(code)
    if (folder / MACHINE_CERTIFICATE).exists():
        raise CredentialsError(
            folder / MACHINE_CERTIFICATE,
            "is there already; a machine that is to be enrolled anew needs an empty folder",
        )
    make_folder(folder)
    key = new_key()
    # Before the code is spent, so that a disk that cannot be written to is found out first. A key
    # that is there was left by an attempt that came to nothing.
    write(folder / MACHINE_KEY, key_pem(key))
    reader, writer = await _connect(place)
    try:
        issued, authority = await _exchange(key, code, reader, writer, show=show)
    finally:
        await _hang_up(writer)
    write(folder / AUTHORITY_CERTIFICATE, authority)
    # Last: with this file the folder is complete.
    write(folder / MACHINE_CERTIFICATE, issued.pem)
    return issued


async def _exchange(
    key: ec.EllipticCurvePrivateKey,
    code: str,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    *,
    show: Callable[[str], None],
) -> tuple[Issued, bytes]:
    """This machine's certificate, and the authority's."""
    secured: ssl.SSLObject = writer.get_extra_info("ssl_object")
    server_certificate = secured.getpeercert(binary_form=True)
    assert server_certificate is not None, "a server of TLS 1.3 always shows a certificate"
    shared = await asyncio.to_thread(shared_key, code, server_certificate)
    asked = new_request(key).public_bytes(Encoding.DER)
    show(fingerprint(key.public_key()))
    await _say(writer, Ask(request=asked, proof=proof_of_request(shared, asked)))
    answer = await _line(reader, _ANSWER, within_s=_ANSWER_S)
    if isinstance(answer, Refused):
        raise RefusedError(answer.reason)
    pem, authority = answer.certificate, answer.authority
    proof = proof_of_answer(shared, asked, certificate=pem, authority=authority)
    if not hmac.compare_digest(answer.proof, proof):
        raise EnrolmentError("who answered does not know the code: this is not the table")
    return _checked(answer, key)


def _checked(answer: Welcome, key: ec.EllipticCurvePrivateKey) -> tuple[Issued, bytes]:
    """The table is honest, as it knows the code. That it made no mistake is seen here."""
    try:
        certificate = x509.load_pem_x509_certificate(answer.certificate)
        authority = x509.load_pem_x509_certificate(answer.authority)
        certificate.verify_directly_issued_by(authority)
        if certificate.public_key() != key.public_key():
            raise ValueError("it is for another key")
        issued = issued_of(certificate)
        checked_name(issued.name)
    except (ValueError, TypeError, InvalidSignature, UnsupportedAlgorithm) as error:
        raise EnrolmentError(f"the table sent a certificate that is of no use: {error}") from error
    return issued, pem_of(authority)


async def _listen(desk: _Desk, place: ListenAddress, context: ssl.SSLContext) -> asyncio.Server:
    try:
        return await asyncio.start_server(
            desk.welcome,
            place.host,
            place.port,
            ssl=context,
            ssl_handshake_timeout=_STEP_S,
            ssl_shutdown_timeout=_CLOSE_S,
            limit=LINE_BYTES,
        )
    except OSError as error:
        raise CannotListenError(f"cannot listen on {place}: {_words(error)}") from error


async def _connect(place: ListenAddress) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    try:
        async with asyncio.timeout(_STEP_S):
            return await asyncio.open_connection(
                place.host,
                place.port,
                ssl=unverified_context(),
                ssl_shutdown_timeout=_CLOSE_S,
                limit=LINE_BYTES,
            )
    except TimeoutError:
        raise EnrolmentError(f"cannot reach {place}: nobody answers") from None
    except ssl.SSLError as error:
        raise EnrolmentError(f"{place} does not speak TLS 1.3; is it the table's port?") from error
    except OSError as error:
        raise EnrolmentError(f"cannot reach {place}: {_words(error)}") from error


async def _line(
    reader: asyncio.StreamReader, decoder: msgspec.json.Decoder[_T], *, within_s: float
) -> _T:
    try:
        async with asyncio.timeout(within_s):
            return decoder.decode(await reader.readuntil())
    except TimeoutError:
        raise EnrolmentError("no answer came in time") from None
    except (OSError, asyncio.IncompleteReadError):
        raise EnrolmentError("the other side closed the connection without an answer") from None
    except (asyncio.LimitOverrunError, msgspec.DecodeError, ValueError, RecursionError) as error:
        raise EnrolmentError("the other side does not speak of enrolment") from error


async def _say(writer: asyncio.StreamWriter, message: Ask | Answer) -> None:
    writer.write(msgspec.json.encode(message) + b"\n")
    try:
        async with asyncio.timeout(_STEP_S):
            await writer.drain()
    except (OSError, TimeoutError) as error:
        raise EnrolmentError("the other side closed the connection") from error


async def _hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(_STEP_S):
            await writer.wait_closed()


def _words(error: OSError) -> str:
    """asyncio puts words of its own into `strerror`; the number has the system's."""
    if error.errno is None or isinstance(error, socket.gaierror):
        return error.strerror or str(error)
    return os.strerror(error.errno)
