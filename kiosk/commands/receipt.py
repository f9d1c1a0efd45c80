"""`tapis receipt`: a player's receipt, checked."""

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from kiosk import resources
from kiosk.audit.player_receipt import compare_journal, vouches
from kiosk.commands.shell import complain
from kiosk.game.receipts.receipt import (
    PREFIX,
    TEXT_MAX,
    Receipt,
    ReceiptError,
    SignedReceipt,
    read_receipt,
)
from kiosk.journal.errors import JournalError
from kiosk.late import Late
from kiosk.link.revoked_receipts import REVOKED, read_revoked
from kiosk.progress import Progress
from kiosk.records.folder import RecordsError, TableFolder
from kiosk.rules.money import money_text

if TYPE_CHECKING:
    import zxingcpp
else:
    zxingcpp = Late("zxingcpp")

EPILOG = f"""\
examples:
  tapis receipt {PREFIX}OCIA... --trust authority.pem     the text, as a phone reads it
  tapis receipt photo.png --trust authority.pem      a picture of the QR code
  tapis receipt text.txt --journal evening/          against the journal of its table
  tapis receipt - --trust receipt.pub                the text from standard input

A receipt is the table's signature under one slip that it registered: table, round, seat, time,
wagers, and the head of its journal. Whoever trusts the house needs its public key and nothing else:
authority.pem of the folder that `tapis enrol` made or, of a table without one, the receipt.pub
beside its journal. With --journal its slip must be in the table's journal, as it was registered;
`tapis recall` then shows how it was settled, and `tapis audit` checks that journal.
A key that somebody else may have is revoked by two people (`tapis table --help`): what it has
signed since then is not good by itself, and needs --journal.
With many wagers a receipt has their SHA-256: the list is on the terminal and in the journals.
A picture is read with zxing-cpp, which only this needs: pip install zxing-cpp.
Exit status: 0 if the receipt is good, 1 if it is not, 2 if that cannot be told.
"""


_READ_MAX = 2 * TEXT_MAX
"""There may be line breaks in it."""


class _UnreadableError(Exception):
    """What was given cannot be read. The message says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "receipt", metavar="RECEIPT", help="its text, a file with it, a picture, or - to read it"
    )
    parser.add_argument(
        "--trust", type=Path, metavar="FILE", help="the house's authority.pem, or a receipt.pub"
    )
    parser.add_argument(
        "--journal", type=Path, metavar="PATH", help="a table's journal, or a folder that has it"
    )
    parser.add_argument(
        "--revoked",
        type=Path,
        metavar="FILE",
        help=f"keys that count no more (the {REVOKED} beside what is trusted, if it is there)",
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.trust is None and arguments.journal is None:
        return complain("give --trust FILE, the house's public key, or --journal, or both")
    try:
        text = _text(arguments.receipt)
        trusted = arguments.trust.read_bytes() if arguments.trust else None
        signed = read_receipt(text)
        wrong = [*_wrong(signed, trusted, arguments)]
    except ReceiptError as error:
        print(f"NOT a good receipt: {error}")
        return 1
    except OSError as error:
        return complain(f"cannot read {error.filename}: {error.strerror}")
    except (_UnreadableError, JournalError, RecordsError) as error:
        return complain(str(error))
    print("\n".join([*_lines(signed.receipt), *(f"NOT good: {what}" for what in wrong)]))
    if not wrong:
        print("the receipt is good")
    return int(bool(wrong))


def _revoked(signed: SignedReceipt, arguments: argparse.Namespace) -> Iterator[str]:
    """Without a journal only the list can tell; with one, the slip is there or not."""
    beside = arguments.trust.parent / REVOKED if arguments.trust else None
    path = arguments.revoked or (beside if beside and beside.is_file() else None)
    if path is None or arguments.journal is not None:
        return
    try:
        since_ms = read_revoked(path.read_text()).get(signed.public.hex())
    except (ValueError, UnicodeDecodeError) as error:
        raise _UnreadableError(f"{path}: {error}") from None
    if since_ms is not None and signed.receipt.at_ms >= since_ms:
        at = datetime.fromtimestamp(since_ms / 1000, UTC)
        yield (
            f"the key that signed it was revoked as of {at:%Y-%m-%d %H:%M:%S} UTC: only the "
            "table's journal can show that it is genuine (--journal)"
        )


def _wrong(
    signed: SignedReceipt, trusted: bytes | None, arguments: argparse.Namespace
) -> Iterator[str]:
    yield from _revoked(signed, arguments)
    if trusted is not None:
        try:
            if not vouches(trusted, signed):
                yield f"{arguments.trust} does not vouch for the key that signed it"
        except ValueError as error:
            raise _UnreadableError(f"{arguments.trust}: {error}") from None
    if arguments.journal is not None:
        path = _table_journal(arguments.journal)
        with Progress(f"reading {path.name}") as progress:
            yield from compare_journal(signed, path, progress)


def _table_journal(path: Path) -> Path:
    if not path.is_dir():
        return path
    books = resources.rulebooks()
    with TableFolder(path, books) as folder:
        return folder.table.journal.path


# ---- What it is read from ------------------------------------------------------------------------


def _text(given: str) -> str:
    if given.startswith(PREFIX):
        return given
    content = sys.stdin.buffer.read(_READ_MAX) if given == "-" else _content(Path(given))
    if content.lstrip().startswith(PREFIX.encode()):
        return content.decode(errors="replace")
    return _picture(given)


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_READ_MAX)


def _picture(given: str) -> str:
    """The first code in it that is a receipt."""
    try:
        with Image.open(given) as image:
            codes = zxingcpp.read_barcodes(image.convert("L"))
    except ModuleNotFoundError:
        raise _UnreadableError(
            "a picture is read with zxing-cpp, which is not here: pip install zxing-cpp, or read "
            "the code with a phone and give its text"
        ) from None
    except (OSError, ValueError, Image.DecompressionBombError):
        raise _UnreadableError(
            f"{given} is no receipt: it neither begins with {PREFIX} nor is a picture"
        ) from None
    texts = [code.text for code in codes if code.text.startswith(PREFIX)]
    if not texts:
        raise _UnreadableError(f"{given}: no QR code of a receipt is found in this picture")
    return texts[0]


# ---- What it says --------------------------------------------------------------------------------


def _lines(receipt: Receipt) -> Iterator[str]:
    at = datetime.fromtimestamp(receipt.at_ms / 1000, UTC)
    yield f"table {receipt.table}, round {receipt.round}, seat {receipt.seat}"
    yield f"registered {at:%Y-%m-%d %H:%M:%S} UTC, fact {receipt.head_seq} of the table's journal"
    yield f"staked {money_text(receipt.stake_cents)}"
    if isinstance(receipt.wagers, bytes):
        yield f"  the SHA-256 of the wagers is {receipt.wagers.hex()}"
        return
    for wager, cents in receipt.wagers.stakes.items():
        yield f"  {wager:28} {money_text(cents):>14}"
    for wager, cents in receipt.wagers.promotional.items():
        yield f"  {wager:28} {money_text(cents):>14}  voucher"
