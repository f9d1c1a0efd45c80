"""A report as a file: CSV that no spreadsheet takes for formulas, and PDF."""

import asyncio
import csv
import io
import sys
from collections.abc import Sequence

import msgspec
from starlette.responses import Response

from kiosk.floor.document import Document
from kiosk.floor.web.access import RefusedError

PDF_S = 30
_DRAWER = "kiosk.ui.floor_pdf"
_FORMULA = ("=", "+", "-", "@", "\N{MINUS SIGN}")


def cell(text: str) -> str:
    """For a spreadsheet, which takes what begins with one of a few signs for a formula. A number
    may begin with a minus."""
    text = " ".join(text.split("\r")).replace("\n", " ")
    plain = text.replace("\N{MINUS SIGN}", "-")
    digits = plain.removeprefix("-").replace(",", "").replace(".", "", 1).removesuffix(" %")
    if digits.isascii() and digits.isdecimal():
        return plain.replace(",", "")
    return f"'{text}" if text.lstrip().startswith(_FORMULA) else text


def csv_of(document: Document) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out)
    lines: list[Sequence[str]] = [(document.title,), (document.house,), (document.under,), ()]
    lines += document.figures
    for grid in document.grids:
        lines += [(), (grid.title,), grid.head, *grid.rows]
    lines += [(), *((note,) for note in document.notes)]
    writer.writerows([cell(text) for text in line] for line in lines)
    return out.getvalue().encode("utf-8-sig")


async def pdf_of(document: Document) -> bytes:
    """Qt draws it, in a process of its own: the floor carries none. Raises `RefusedError`."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        _DRAWER,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PDF_S):
            made, _ = await child.communicate(msgspec.json.encode(document))
    except TimeoutError:
        child.kill()
        await child.wait()
        made = b""
    if not made.startswith(b"%PDF"):
        raise RefusedError("The PDF cannot be made here. Take the CSV, or print the page.", 503)
    return made


def file_answer(body: bytes, name: str, kind: str) -> Response:
    """`name` is ours: it has nothing that anybody typed."""
    media = {"csv": "text/csv; charset=utf-8", "pdf": "application/pdf"}[kind]
    headers = {"content-disposition": f'attachment; filename="{name}.{kind}"'}
    return Response(body, media_type=media, headers=headers)
