"""A ticket as ESC/POS, in two halves.

The bytes are python-escpos's, which knows what printers differ in. It sends nothing, and its own
reading of a status is not used: it takes a printer that is silent for one with paper.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from io import StringIO
from textwrap import wrap
from typing import Any

from kiosk.devices.printer.face import TicketText


@contextmanager
def _reading_json_as_json() -> Iterator[None]:
    """What it knows of printers is a file of JSON, which it reads as YAML whenever it is imported:
    that takes hundreds of times as long, and every start waits for it."""
    yaml: Any = import_module("yaml")
    usual, yaml.safe_load = yaml.safe_load, json.load
    try:
        yield
    finally:
        yaml.safe_load = usual


with _reading_json_as_json():
    from escpos import capabilities
    from escpos.constants import QR_ECLEVEL_M
    from escpos.printer import Dummy

# It makes a folder for a cache each time it is imported, and never takes it away.
shutil.rmtree(capabilities.pickle_dir, ignore_errors=True)

_COLUMNS = 48
"""Of paper of 80 mm. Large letters take two."""
_BAR_DOTS = 3
"""Of a narrow bar. Eighteen digits are then 60 mm wide at 203 dpi, and fit paper of 80 mm."""
_BAR_HEIGHT_DOTS = 120
_QR_DOTS = 4
"""Of a module. The longest receipt is then 60 mm wide at 203 dpi."""


def head(ticket: TicketText) -> bytes:
    """What can be torn off without being worth anything: the ticket down to where its amount is."""
    paper = Dummy()
    paper.hw("INIT")
    _large(paper, ticket.house)
    _lines(paper, ticket.address_1, ticket.address_2)
    _large(paper, ticket.title)
    _lines(paper, ticket.edge, f"{ticket.date}  {ticket.time}", ticket.sequence, ticket.machine)
    return bytes(paper.output)


def code(ticket: TicketText) -> bytes:
    """What makes it money: amount, number and bar code, and the cut."""
    paper = Dummy()
    _large(paper, ticket.amount)
    _lines(paper, ticket.words, ticket.words_2, ticket.void_after)
    if ticket.code:
        _bar_code(paper, ticket.code)
    if ticket.qr:
        paper.qr(ticket.qr, ec=QR_ECLEVEL_M, size=_QR_DOTS, native=True)
    _lines(paper, f"{ticket.validation} {ticket.number}", ticket.message)
    paper.cut()
    return bytes(paper.output)


def _large(paper: Dummy, text: str) -> None:
    paper.set(align="center", bold=True, double_width=True, double_height=True)
    for line in wrap(text, _COLUMNS // 2):
        paper.textln(line)


def _lines(paper: Dummy, *texts: str) -> None:
    """A text that is empty takes no line."""
    paper.set(align="center", bold=False, normal_textsize=True)
    for text in texts:
        for line in wrap(text, _COLUMNS):
            paper.textln(line)


def _bar_code(paper: Dummy, digits: str) -> None:
    # It says on standard output how it draws the bars, where nobody wants to know.
    with redirect_stdout(StringIO()):
        paper.barcode(
            digits,
            "ITF",
            width=_BAR_DOTS,
            height=_BAR_HEIGHT_DOTS,
            pos="OFF",
            function_type="B",
        )
