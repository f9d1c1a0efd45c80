"""The pages over a real socket, with the house's certificate; and the database away."""

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from kiosk.config import ConfigError, FloorConfig, Network, PagesConfig
from kiosk.floor.document import Document, Grid
from kiosk.floor.web.documents import pdf_of
from kiosk.floor.web.process import Listening, run_pages
from tests.floor.web.house import House


def certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "floor.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    pem, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "floor.key").write_bytes(key.private_bytes(serialization.Encoding.PEM, pem, plain))


@asynccontextmanager
async def serving(database: str, pages: PagesConfig, folder: Path) -> AsyncIterator[str]:
    config = FloorConfig(name="F", database=database, network=Network(), pages=pages)
    served: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    with Listening(pages, folder) as listening:
        running = asyncio.create_task(run_pages(config, listening, served.set_result))
        try:
            await asyncio.wait({running, served}, return_when=asyncio.FIRST_COMPLETED)
            yield await served
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def test_pages_are_served_over_tls_with_the_houses_certificate(
    floor_database: str, tmp_path: Path
) -> None:
    certificate(tmp_path)
    pages = PagesConfig(address="localhost:0", certificate="floor.pem", key="floor.key")
    async with serving(floor_database, pages, tmp_path) as address:
        assert address.startswith("https://localhost:")
        trust = ssl.create_default_context(cafile=tmp_path / "floor.pem")
        async with httpx.AsyncClient(verify=trust, base_url=address) as client:
            answer = await client.get("/sign-in")
            assert answer.status_code == 200
            assert answer.headers["set-cookie"].startswith("__Host-tapis=")
            assert "server" not in answer.headers
            nowhere = await client.get("/nowhere")
            assert nowhere.status_code == 404
            assert "There is no such page." in nowhere.text
            assert "floor.css" in nowhere.text, "it looks as all others do"
        with pytest.raises(httpx.HTTPError):
            async with httpx.AsyncClient() as plain:
                await plain.get(address.replace("https", "http"))
        ends = "The certificate of the pages ends in 0 days"
        await until_alarmed(floor_database, ("certificate ending", "", ends))


async def until_alarmed(database: str, alarm: tuple[str, ...]) -> None:
    """The floor looks after itself every few seconds."""
    async with asyncio.timeout(60):
        connection = await psycopg.AsyncConnection.connect(database, autocommit=True)
        async with connection:
            asked = "SELECT kind, table_name, detail FROM alarms WHERE ended_at IS NULL"
            while alarm not in await (await connection.execute(asked)).fetchall():
                await asyncio.sleep(0.1)


async def test_an_address_or_certificate_that_cannot_be_had_is_said(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="certificate"):
        Listening(PagesConfig(certificate="no.pem", key="no.key"), tmp_path)
    with Listening(PagesConfig(address="127.0.0.1:0"), tmp_path) as first:
        taken = first.address.removeprefix("http://").rstrip("/")
        with pytest.raises(ConfigError, match="cannot listen"):
            Listening(PagesConfig(address=taken), tmp_path).check()


async def test_while_the_database_is_away_nothing_is_paid_and_that_is_said(house: House) -> None:
    browser = await house.signed_in("Carl")
    csrf = await browser.csrf()
    await house.do(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    house.floor.connections._conninfo = "host=/nowhere dbname=none connect_timeout=1"
    house.floor.connections.close()
    for answer in (
        await browser.get("/cashier"),
        await browser.client.post("/cashier/open", data={"csrf": csrf, "cage": "1", "float": "5"}),
    ):
        assert answer.status_code == 503
        assert "Nothing is paid meanwhile" in answer.text


async def test_a_report_is_a_pdf() -> None:
    grid = Grid("Seats", ("Seat", "Credit"), (("1", "12.50"), ("<2>", "\N{MINUS SIGN}3.00")))
    document = Document(
        title="Table 4 now", house="Harbour", under="u", figures=(("Drop", "$1"),), grids=(grid,)
    )
    made = await pdf_of(document)
    assert made.startswith(b"%PDF-")
    assert made.rstrip().endswith(b"%%EOF")


async def test_who_sends_forms_slowly_keeps_no_page_from_others(floor_database: str) -> None:
    """Each holds a connection of his own and none to the database, and is answered in the end."""
    async with serving(floor_database, PagesConfig(address="127.0.0.1:0"), Path("/")) as address:
        where = httpx.URL(address)
        request = (
            b"POST /sign-in HTTP/1.1\r\nHost: floor\r\nContent-Length: 100\r\n"
            b"Content-Type: application/x-www-form-urlencoded\r\n\r\nname="
        )
        slow = []
        for _ in range(30):
            reader, writer = await asyncio.open_connection(where.host, where.port)
            writer.write(request)
            await writer.drain()
            slow.append((reader, writer))
        async with httpx.AsyncClient(base_url=address, timeout=3) as client:
            assert (await client.get("/sign-in")).status_code == 200
        first = await slow[0][0].readline()
        assert first.startswith(b"HTTP/1.1 408")
        for _, writer in slow:
            writer.close()
