"""A machine gets its certificate with the code, and nobody gets anything without it."""

import asyncio
import secrets
import ssl
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from stat import S_IMODE

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import Encoding

from kiosk.cli import main
from kiosk.link.authority import Authority, AuthorityError, Issued, new_key, new_request
from kiosk.link.code import (
    ALPHABET,
    BadCodeError,
    new_code,
    plain_code,
    proof_of_answer,
    proof_of_request,
    shared_key,
)
from kiosk.link.enrolment import (
    LINE_BYTES,
    MEETINGS_MAX,
    OFFER_S,
    Ask,
    EnrolmentError,
    EnrolmentRefusal,
    EnrolmentSources,
    ListenAddress,
    Offer,
    Refused,
    RefusedError,
    Tries,
    Welcome,
    request,
    serve,
)
from kiosk.link.tls import (
    AUTHORITY_CERTIFICATE,
    MACHINE_CERTIFICATE,
    MACHINE_KEY,
    CredentialsError,
    client_context,
    offer_context,
    unverified_context,
)
from tests.conftest import PROJECT
from tests.link.test_tls import LIMIT_S, NOW, machine, meet, table

CODE = "7K3M-Q9TD-02XA"
OTHER_CODE = "7K3M-Q9TD-02XB"
HERE = "127.0.0.1"


@dataclass
class Hall:
    """A table that offers, its staff, its clock, and whoever comes along meanwhile."""

    authority: Authority
    folder: Path
    says_yes: bool = True
    lasts_s: float = OFFER_S
    clock_s: float = 1000.0
    place: ListenAddress | None = None
    meanwhile: Callable[[], Awaitable[None]] | None = None
    """What happens while the staff compares the fingerprints."""
    shown_at_table: list[str] = field(default_factory=list)
    shown_at_machine: list[str] = field(default_factory=list)
    opened: asyncio.Event = field(default_factory=asyncio.Event)

    def announce(self, port: int) -> None:
        self.place = ListenAddress(HERE, port)
        self.opened.set()

    async def confirm(self, fingerprint: str) -> bool:
        self.shown_at_table.append(fingerprint)
        if self.meanwhile:
            await self.meanwhile()
        return self.says_yes

    async def offer(self, name: str = "terminal-7") -> Issued:
        outside = EnrolmentSources(
            clock=lambda: self.clock_s, now=lambda: NOW, randbits=secrets.randbits
        )
        offer = Offer(name=name, code=CODE, place=ListenAddress(HERE, 0), lasts_s=self.lasts_s)
        return await serve(self.authority, offer, self, outside)

    async def ask(
        self, code: str = CODE, *, where: str = "machine", place: ListenAddress | None = None
    ) -> Issued:
        await self.opened.wait()
        assert self.place
        show = self.shown_at_machine.append
        return await request(self.folder / where, code, place or self.place, show=show)

    async def opens(self, visit: Awaitable[object]) -> Issued | Exception:
        """What the offer comes to, after this visit."""
        async with asyncio.timeout(LIMIT_S):
            offering = asyncio.create_task(self.offer())
            offering.add_done_callback(lambda _: self.opened.set())
            await self.opened.wait()
            try:
                await visit
            except BaseException:
                offering.cancel()
                raise
            try:
                return await offering
            except (EnrolmentError, AuthorityError) as error:
                return error

    def nothing_happened(self, where: str = "machine") -> bool:
        """Nothing signed at the table, nothing trusted at the machine."""
        assert self.authority.issued() == []
        left = {path.name for path in (self.folder / where).glob("*")}
        return left <= {MACHINE_KEY}


async def refused(refusal: EnrolmentRefusal, visit: Awaitable[Issued]) -> None:
    with pytest.raises(RefusedError) as caught:
        await visit
    assert caught.value.refusal is refusal


@pytest.fixture(autouse=True)
def quick_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """At its real cost a code is proved where the commands are."""
    monkeypatch.setattr("kiosk.link.code._SCRYPT_N", 2)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(table(tmp_path / "table"), tmp_path)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


async def test_a_machine_is_enrolled_and_let_in(hall: Hall) -> None:
    visit = asyncio.ensure_future(hall.ask(CODE.lower().replace("-", " ").replace("0", "o")))
    outcome = await hall.opens(visit)
    given = visit.result()
    assert [given] == [outcome] == hall.authority.issued()
    assert given.name == "terminal-7"
    assert hall.shown_at_table == hall.shown_at_machine == [given.fingerprint]
    client = client_context(hall.folder / "machine")
    meeting = await asyncio.to_thread(meet, hall.authority, client)
    assert meeting.heard == b"terminal-7\n"


async def test_keys_and_folders_are_closed_to_others(hall: Hall) -> None:
    await hall.opens(hall.ask())
    private = "-----BEGIN PRIVATE KEY-----"
    for folder in (hall.authority.folder, hall.folder / "machine"):
        for name, mode in modes(folder).items():
            assert mode == (0o600 if "." in name or name == "revoked" else 0o700), name
    at_machine = (hall.folder / "machine" / MACHINE_KEY).read_text()
    at_table = "".join(
        path.read_text() for path in hall.authority.folder.rglob("*") if path.is_file()
    )
    assert private in at_machine
    assert at_machine.splitlines()[1] not in at_table


async def test_a_folder_open_to_others_is_refused_and_left_alone(
    hall: Hall, tmp_path: Path
) -> None:
    public = tmp_path / "public"
    public.mkdir()
    public.chmod(0o755)
    with pytest.raises(CredentialsError, match=f"chmod 700 {public}"):
        table(public)
    with pytest.raises(CredentialsError, match=f"chmod 700 {public}"):
        await request(public, CODE, ListenAddress(HERE, 1), show=print)
    assert list(public.iterdir()) == []
    assert S_IMODE(public.stat().st_mode) == 0o755


def test_an_authority_is_never_overwritten(hall: Hall) -> None:
    before = {path: path.read_bytes() for path in hall.authority.folder.iterdir()}
    with pytest.raises(AuthorityError, match="is there already, and is not overwritten"):
        table(hall.authority.folder)
    assert {path: path.read_bytes() for path in hall.authority.folder.iterdir()} == before


async def test_a_machine_that_has_a_certificate_does_not_ask_for_another(hall: Hall) -> None:
    folder = machine(hall.authority, hall.folder / "machine")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(CredentialsError, match=r"machine\.pem: is there already"):
        await request(folder, CODE, ListenAddress(HERE, 1), show=print)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


async def test_a_name_is_offered_once_until_it_is_revoked(hall: Hall) -> None:
    machine(hall.authority, hall.folder / "first", "terminal-7")
    with pytest.raises(AuthorityError, match="revoke it first: tapis enrol revoke"):
        await hall.offer()
    assert not hall.opened.is_set()
    hall.authority.revoke("terminal-7", now=NOW)
    assert isinstance(await hall.opens(hall.ask()), Issued)
    assert len(hall.authority.issued()) == 2


async def test_a_name_taken_while_the_staff_compares_is_not_signed_twice(hall: Hall) -> None:
    async def meanwhile() -> None:
        machine(hall.authority, hall.folder / "other", "terminal-7")

    hall.meanwhile = meanwhile
    visit = refused(EnrolmentRefusal.NOT_SIGNED, hall.ask())
    assert isinstance(await hall.opens(visit), AuthorityError)
    assert len(hall.authority.issued()) == 1


async def test_the_code_works_once(hall: Hall) -> None:
    async def visit() -> None:
        await hall.ask()
        with pytest.raises(EnrolmentError):
            await hall.ask(where="second")

    assert isinstance(await hall.opens(visit()), Issued)
    with pytest.raises(EnrolmentError, match="cannot reach"):
        await hall.ask(where="second")
    assert [issued.name for issued in hall.authority.issued()] == ["terminal-7"]
    assert not (hall.folder / "second" / MACHINE_CERTIFICATE).exists()


async def test_of_two_machines_with_one_code_only_the_first_gets_in(hall: Hall) -> None:
    async def meanwhile() -> None:
        await refused(EnrolmentRefusal.USED, hall.ask(where="second"))
        for _ in range(4):  # nor can a stranger burn the code of one who waits
            reader, writer = await dial(hall.place, unverified_context())
            writer.write(msgspec.json.encode(WRONG) + b"\n")
            answer = msgspec.json.decode(await reader.readline(), type=Refused)
            assert answer.reason is EnrolmentRefusal.USED
            await hang_up(writer)

    hall.meanwhile = meanwhile
    assert isinstance(await hall.opens(hall.ask()), Issued)
    assert len(hall.authority.issued()) == len(hall.shown_at_table) == 1
    assert not (hall.folder / "second" / MACHINE_CERTIFICATE).exists()


async def test_the_code_is_refused_when_its_time_is_over(hall: Hall) -> None:
    async def visit() -> None:
        hall.clock_s += OFFER_S + 1
        await refused(EnrolmentRefusal.TOO_LATE, hall.ask())

    assert str(await hall.opens(visit())) == "the code is too old; make a new offer"
    assert hall.nothing_happened()
    assert hall.shown_at_table == []


async def test_a_confirmation_that_comes_too_late_signs_nothing(hall: Hall) -> None:
    async def meanwhile() -> None:
        hall.clock_s += OFFER_S + 1

    hall.meanwhile = meanwhile
    visit = refused(EnrolmentRefusal.TOO_LATE, hall.ask())
    assert isinstance(await hall.opens(visit), RefusedError)
    assert hall.nothing_happened()


async def test_an_offer_that_nobody_takes_ends_by_itself(hall: Hall) -> None:
    hall.lasts_s = 0.01
    with pytest.raises(EnrolmentError, match="the time of the code is over, and nothing was sig"):
        await hall.offer()


async def test_an_offer_that_nobody_confirms_ends_by_itself(hall: Hall) -> None:
    hall.lasts_s = 0.3

    async def meanwhile() -> None:
        await asyncio.Event().wait()

    async def visit() -> None:
        with pytest.raises(EnrolmentError):
            await hall.ask()

    hall.meanwhile = meanwhile
    assert "nothing was signed" in str(await hall.opens(visit()))
    assert hall.nothing_happened()


async def test_three_wrong_codes_burn_it_for_the_right_one_too(hall: Hall) -> None:
    async def visit() -> None:
        await refused(EnrolmentRefusal.WRONG_CODE, hall.ask(OTHER_CODE))
        await refused(EnrolmentRefusal.WRONG_CODE, hall.ask(OTHER_CODE))
        await refused(EnrolmentRefusal.BURNT, hall.ask(OTHER_CODE))
        with pytest.raises(EnrolmentError):
            await hall.ask()

    outcome = await hall.opens(visit())
    assert isinstance(outcome, RefusedError)
    assert outcome.refusal is EnrolmentRefusal.BURNT
    assert hall.nothing_happened()
    assert hall.shown_at_table == []


async def test_a_fingerprint_that_is_not_confirmed_ends_the_offer(hall: Hall) -> None:
    hall.says_yes = False
    outcome = await hall.opens(refused(EnrolmentRefusal.NOT_CONFIRMED, hall.ask()))
    assert str(outcome) == "the fingerprint was not confirmed at the table"
    assert hall.nothing_happened()


KEY = bytes(32)
ASK = Ask(request=b"a request", proof=proof_of_request(KEY, b"a request"))
WRONG = Ask(request=b"a request", proof=proof_of_request(bytes(31) + b"1", b"a request"))


def test_tries_end_with_the_first_use_the_third_wrong_one_or_the_time() -> None:
    used = Tries(KEY, until_s=10.0)
    assert [used.refusal(ask, at_s=10.0) for ask in (WRONG, ASK, ASK, WRONG)] == [
        EnrolmentRefusal.WRONG_CODE,
        None,
        EnrolmentRefusal.USED,
        EnrolmentRefusal.USED,
    ]
    burnt = Tries(KEY, until_s=10.0)
    assert [burnt.refusal(ask, at_s=0.0) for ask in (WRONG, WRONG, WRONG, ASK)] == [
        EnrolmentRefusal.WRONG_CODE,
        EnrolmentRefusal.WRONG_CODE,
        EnrolmentRefusal.BURNT,
        EnrolmentRefusal.BURNT,
    ]
    assert Tries(KEY, until_s=10.0).refusal(ASK, at_s=10.1) is EnrolmentRefusal.TOO_LATE


def test_a_proof_is_for_one_request_and_one_direction() -> None:
    swapped = Ask(request=b"another", proof=ASK.proof)
    assert Tries(KEY, until_s=1.0).refusal(swapped, at_s=0.0) is EnrolmentRefusal.WRONG_CODE
    answer = proof_of_answer(KEY, b"a request", certificate=b"", authority=b"")
    reflected = Ask(request=b"a request", proof=answer)
    assert Tries(KEY, until_s=1.0).refusal(reflected, at_s=0.0) is EnrolmentRefusal.WRONG_CODE
    assert proof_of_answer(KEY, b"", certificate=b"ab", authority=b"c") != proof_of_answer(
        KEY, b"", certificate=b"a", authority=b"bc"
    )


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(place: ListenAddress | None, context: ssl.SSLContext | None) -> Streams:
    assert place
    return await asyncio.open_connection(place.host, place.port, ssl=context)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    await asyncio.gather(writer.wait_closed(), return_exceptions=True)


async def between(
    hall: Hall, context: ssl.SSLContext, meddle: Callable[[bytes], Awaitable[bytes]]
) -> str:
    """The machine dials somebody else, who has a certificate, but not the table's. What it says
    of that."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await meddle(await reader.readline()))
        await hang_up(writer)

    async with (
        asyncio.timeout(LIMIT_S),
        await asyncio.start_server(answer, HERE, 0, ssl=context) as server,
    ):
        place = ListenAddress(HERE, server.sockets[0].getsockname()[1])
        with pytest.raises(EnrolmentError) as caught:
            await hall.ask(place=place)
        return str(caught.value)


async def test_a_man_in_the_middle_gets_no_certificate(hall: Hall, tmp_path: Path) -> None:
    """He passes on what the machine says, and then the same with a request of his own."""
    his = table(tmp_path / "his")

    async def pass_on(line: bytes) -> bytes:
        reader, writer = await dial(hall.place, unverified_context())
        writer.write(line)
        answer = await reader.readline()
        await hang_up(writer)
        return answer

    async def swap(line: bytes) -> bytes:
        ask = msgspec.json.decode(line, type=Ask)
        wanted = new_request(new_key()).public_bytes(Encoding.DER)
        return await pass_on(msgspec.json.encode(Ask(wanted, ask.proof)) + b"\n")

    async def visit() -> None:
        for meddle in (pass_on, swap, pass_on):
            said.append(await between(hall, offer_context(his.folder), meddle))

    said: list[str] = []
    outcome = await hall.opens(visit())
    assert isinstance(outcome, RefusedError)
    assert outcome.refusal is EnrolmentRefusal.BURNT
    assert all("somebody sits between" in sentence for sentence in said[:2])
    assert "burnt" in said[2]
    assert hall.nothing_happened()
    assert hall.shown_at_table == []


async def test_a_man_in_the_middle_cannot_pass_for_the_table(hall: Hall, tmp_path: Path) -> None:
    """He signs the request himself, and offers the machine his own authority."""
    his = table(tmp_path / "his")

    async def sign(line: bytes) -> bytes:
        ask = msgspec.json.decode(line, type=Ask)
        return welcome(ask, x509.load_der_x509_csr(ask.request), by=his, code=OTHER_CODE)

    hall.announce(0)
    said = await between(hall, offer_context(his.folder), sign)
    assert said == "who answered does not know the code: this is not the table"
    assert hall.nothing_happened()


def welcome(ask: Ask, wanted: x509.CertificateSigningRequest, *, by: Authority, code: str) -> bytes:
    signed = by.sign(wanted, name="terminal-7", now=NOW, randbits=secrets.randbits)
    key = shared_key(code, by.table.public_bytes(Encoding.DER))
    proof = proof_of_answer(key, ask.request, certificate=signed.pem, authority=by.pem)
    return msgspec.json.encode(Welcome(signed.pem, by.pem, proof)) + b"\n"


async def test_a_machine_keeps_no_certificate_for_a_key_it_has_not(hall: Hall) -> None:
    """Also from one who knows the code."""

    async def sign(line: bytes) -> bytes:
        ask = msgspec.json.decode(line, type=Ask)
        return welcome(ask, new_request(new_key()), by=hall.authority, code=CODE)

    hall.announce(0)
    said = await between(hall, offer_context(hall.authority.folder), sign)
    assert said.endswith("of no use: it is for another key")
    assert [path.name for path in (hall.folder / "machine").iterdir()] == [MACHINE_KEY]


def bad_lines() -> dict[str, bytes]:
    good = msgspec.json.encode(ASK)
    return {
        "nothing": b"\n",
        "no JSON": b"GET / HTTP/1.1\r\n",
        "not text": b"\xff\xfe\n",
        "no object": b"[]\n",
        "another kind": good.replace(b"enrol-1", b"enrol-2") + b"\n",
        "a field too many": good.replace(b"{", b'{"name":"terminal-1",', 1) + b"\n",
        "a field of another kind": b'{"type":"enrol-1","request":1,"proof":""}\n',
        "no base 64": b'{"type":"enrol-1","request":"!","proof":""}\n',
        "deep": b'{"request":' + b"[" * 60_000 + b"\n",
        "too long": b'{"request":"' + b"A" * LINE_BYTES + b'"}\n',
        "cut short": good[:-5],
    }


async def test_what_is_not_a_request_is_refused_and_is_no_attempt(hall: Hall) -> None:
    async def in_plain_tcp() -> None:
        reader, writer = await dial(hall.place, None)
        writer.write(msgspec.json.encode(WRONG) + b"\n")
        heard = b""
        with suppress(OSError):
            heard = await reader.read()
        assert b"refused" not in heard
        await hang_up(writer)

    async def in_tls_1_2() -> None:
        old = unverified_context()
        old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises(OSError):
            await dial(hall.place, old)

    async def visit() -> None:
        await in_plain_tcp()
        await in_tls_1_2()
        for what, line in bad_lines().items():
            reader, writer = await dial(hall.place, unverified_context())
            writer.write(line)
            if what == "cut short":
                writer.close()
            else:
                answer = await reader.readline()
                assert (
                    msgspec.json.decode(answer, type=Refused).reason is EnrolmentRefusal.MALFORMED
                ), what
            await hang_up(writer)
        await hall.ask()

    assert isinstance(await hall.opens(visit()), Issued)
    assert len(hall.authority.issued()) == 1


def odd_requests() -> dict[str, bytes]:
    empty = x509.CertificateSigningRequestBuilder(subject_name=x509.Name([]))
    other_kind = empty.sign(ed25519.Ed25519PrivateKey.generate(), None)
    other_curve = empty.sign(ec.generate_private_key(ec.SECP384R1()), hashes.SHA256())
    good = new_request(new_key()).public_bytes(Encoding.DER)
    return {
        "another kind of key": other_kind.public_bytes(Encoding.DER),
        "another curve": other_curve.public_bytes(Encoding.DER),
        "another's signature": good[:-1] + bytes([good[-1] ^ 1]),
        "no request": b"0",
    }


@pytest.mark.parametrize("what", ["another's signature", "no request"])
async def test_a_request_for_a_key_that_is_not_ours_is_not_signed(hall: Hall, what: str) -> None:
    """Also from one who knows the code."""

    async def visit() -> None:
        reader, writer = await dial(hall.place, unverified_context())
        writer.write(proven(hall, odd_requests()[what]))
        answer = msgspec.json.decode(await reader.readline(), type=Refused)
        assert answer.reason in (EnrolmentRefusal.MALFORMED, EnrolmentRefusal.NOT_SIGNED)
        await hang_up(writer)

    assert isinstance(await hall.opens(visit()), RefusedError | AuthorityError)
    assert hall.nothing_happened()


@pytest.mark.parametrize("what", ["another kind of key", "another curve", "another's signature"])
def test_an_authority_signs_for_one_kind_of_key_only(hall: Hall, what: str) -> None:
    wanted = x509.load_der_x509_csr(odd_requests()[what])
    with pytest.raises(AuthorityError):
        hall.authority.sign(wanted, name="terminal-7", now=NOW, randbits=secrets.randbits)
    assert hall.nothing_happened()


def proven(hall: Hall, wanted: bytes) -> bytes:
    key = shared_key(CODE, hall.authority.table.public_bytes(Encoding.DER))
    return msgspec.json.encode(Ask(wanted, proof_of_request(key, wanted))) + b"\n"


async def test_strangers_who_say_nothing_are_limited_and_go_away(hall: Hall) -> None:
    async def visit() -> None:
        idle = [await dial(hall.place, unverified_context()) for _ in range(MEETINGS_MAX)]
        with pytest.raises(EnrolmentError, match="closed the connection"):
            await hall.ask()
        for _, writer in idle:
            await hang_up(writer)
        await hall.ask()

    assert isinstance(await hall.opens(visit()), Issued)


async def test_a_machine_that_went_away_gets_no_certificate(hall: Hall) -> None:
    left = asyncio.Event()

    async def meanwhile() -> None:
        asked.set()
        await left.wait()

    async def visit() -> None:
        _, writer = await dial(hall.place, unverified_context())
        writer.write(proven(hall, new_request(new_key()).public_bytes(Encoding.DER)))
        await asked.wait()
        await hang_up(writer)
        left.set()

    asked = asyncio.Event()
    hall.meanwhile = meanwhile
    assert "did not wait for its answer" in str(await hall.opens(visit()))
    assert hall.nothing_happened()


async def test_a_port_where_nobody_offers_is_named(hall: Hall, tmp_path: Path) -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail\r\n")
        await hang_up(writer)

    async with await asyncio.start_server(silent, HERE, 0) as server:
        place = ListenAddress(HERE, server.sockets[0].getsockname()[1])
        with pytest.raises(EnrolmentError, match="does not speak TLS"):
            await request(tmp_path / "machine", CODE, place, show=print)
    with pytest.raises(EnrolmentError, match=f"{place}: Connection refused$"):
        await request(tmp_path / "machine", CODE, place, show=print)


def test_codes_are_of_60_bits_and_read_however_they_are_typed() -> None:
    assert len(set(ALPHABET)) == 32
    assert set("ILOU").isdisjoint(ALPHABET)
    bits = iter(range(100))
    assert new_code(lambda n: next(bits) % 2**n) == "0123-4567-89AB"
    codes = {new_code(secrets.randbits) for _ in range(100)}
    assert len(codes) == 100
    for typed in ("7K3M-Q9TD-02XA", "7k3mq9td02xa", " 7k3m q9td o2xa", "7K3MQ9TD-O2XA"):
        assert plain_code(typed) == "7K3MQ9TD02XA"
    assert plain_code("iIlL-0000-oooo") == "111100000000"


@pytest.mark.parametrize("typed", ["", "7K3M-Q9TD", "7K3M-Q9TD-02XU", "7K3M-Q9TD-02XA-1", "é" * 12])
async def test_what_cannot_be_a_code_costs_no_attempt(typed: str, tmp_path: Path) -> None:
    with pytest.raises(BadCodeError, match="is not a code"):
        await request(tmp_path / "machine", typed, ListenAddress(HERE, 1), show=print)
    assert not (tmp_path / "machine").exists()


def start(*words: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kiosk", "enrol", *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
    )


def offered(offer: subprocess.Popen[str]) -> list[str]:
    """The code and the place, from the line that says what to type at the machine."""
    assert offer.stdout
    for line in offer.stdout:
        if "tapis enrol request DIR" in line:
            return line.split()[-2:]
    raise AssertionError(offer.communicate()[1])


def run_here(*words: str | Path) -> int:
    return main(["enrol", *map(str, words)])


@pytest.mark.parametrize("typed", ["yes\n", "no\n"], ids=["yes", "no"])
def test_the_commands_enrol_a_machine_when_staff_says_yes(
    hall: Hall, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.undo()  # a guess costs here what it costs in the other process
    folder = hall.authority.folder
    with start("offer", folder, "terminal-7", "--host", HERE, "--port", "0") as offer:
        words = offered(offer)
        assert offer.stdin
        offer.stdin.write(typed)
        offer.stdin.close()
        status = run_here("request", hall.folder / "machine", *words)
        said = capfd.readouterr()
        assert offer.stdout and offer.stderr
        seen, complaint = offer.stdout.read(), offer.stderr.read()
    confirmed = typed == "yes\n"
    assert status == offer.returncode == (0 if confirmed else 1)
    fingerprint = said.out.splitlines()[0].split(": ")[1]
    assert fingerprint in seen
    assert ("This machine is terminal-7" in said.out) == confirmed
    assert ("terminal-7 has its certificate" in seen) == confirmed
    not_confirmed = "tapis: the fingerprint was not confirmed at the table\n"
    assert said.err == complaint == ("" if confirmed else not_confirmed)


def test_the_commands_make_list_and_revoke(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "table"
    assert run_here("authority", folder) == 0
    assert run_here("list", folder) == 0
    assert "no certificate yet" in capsys.readouterr().out
    made = Authority(folder)
    machine(made, tmp_path / "seven", "terminal-7")
    machine(made, tmp_path / "console", "console-1")
    assert run_here("revoke", folder, "terminal-7") == 0
    assert "terminal-7 is revoked" in capsys.readouterr().out
    assert run_here("revoke", folder, "terminal-7") == 0
    assert capsys.readouterr().out == "terminal-7 was revoked before.\n"
    assert run_here("list", folder) == 0
    listed = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert listed == [["name", "state"], ["console-1", "valid"], ["terminal-7", "revoked"]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("authority", "{table}"), "authority.key is there already, and is not overwritten"),
        (("offer", "{none}", "terminal-7"), "authority.pem: cannot be read: No such file"),
        (("offer", "{table}", "terminal7"), "'terminal7' is no machine's name"),
        (("offer", "{table}", "table"), "'table' is no machine's name"),
        (("offer", "{table}", "terminal-7", "--port", "99999"), "is no port"),
        (("offer", "{table}", "terminal-7", "--host", "192.0.2.1"), "cannot listen on 192.0.2.1"),
        (("request", "{none}", "7K3M", "127.0.0.1:1"), "'7K3M' is not a code"),
        (("request", "{none}", CODE, "table"), "'table' is not HOST:PORT"),
        (("request", "{table}/table.pem", CODE, "127.0.0.1:1"), "cannot be made: File exists"),
        (("revoke", "{table}", "terminal-9"), "no certificate was issued to 'terminal-9'"),
        (("list", "{none}"), "cannot be read"),
        (("lend", "{table}"), "invalid choice: 'lend'"),
        ((), "required: ACTION"),
    ],
)
def test_what_cannot_be_done_is_said(
    hall: Hall, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    places = {"table": hall.authority.folder, "none": hall.folder / "none"}
    try:
        status = run_here(*(word.format(**places) for word in words))
    except SystemExit as left:  # as argparse does
        assert isinstance(left.code, int)
        status = left.code
    assert status == 2
    assert said in capsys.readouterr().err


def test_a_table_that_is_not_there_is_no_certificate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_here("request", tmp_path / "machine", CODE, f"{HERE}:1") == 1
    assert capsys.readouterr().err == f"tapis: cannot reach {HERE}:1: Connection refused\n"
    assert [path.name for path in (tmp_path / "machine").iterdir()] == [MACHINE_KEY]
    assert not (tmp_path / "machine" / AUTHORITY_CERTIFICATE).exists()
