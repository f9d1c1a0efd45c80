"""What the house shows of itself: its name or its logo, and what it has to say."""

import logging
import stat
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtGui import QImage, QImageReader

from kiosk.config import DisplayConfig
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.language import marks
from kiosk.ui.money import Currency
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart

_log = logging.getLogger(__name__)

LOGO_BYTES_MAX = 5_000_000
LOGO_SIDE_PX = 4096
_FORMATS = (b"png", b"jpeg")
_JPEG_END = b"\xff\xd9"
"""Without it Qt shows the part that is there, and grey below it."""


class LogoError(Exception):
    """Why a file is not shown. Names it."""


class House(Struct, frozen=True, kw_only=True):
    """Of a display, as it is told at its start."""

    currency: Currency
    name: str = ""
    logo: QImage | None = None
    numbers: int = 0
    """How many of the last numbers are shown; 0: as many as suit the shape of the screen."""


def house_of(config: DisplayConfig, folder: Path) -> House:
    """A logo that cannot be shown is no reason to show no numbers: the name takes its place."""
    logo = None
    if config.logo:
        try:
            logo = read_logo(folder / config.logo)
        except LogoError as error:
            _log.error("%s; the name of the house is shown instead", error)
    currency = Currency(config.currency, marks(config.language))
    return House(currency=currency, name=config.house, logo=logo, numbers=config.numbers or 0)


def read_logo(path: Path) -> QImage:
    """Raises `LogoError`. What is too large is not decoded, what is no file is not waited for."""
    try:
        there = path.stat()
        if not stat.S_ISREG(there.st_mode):
            raise LogoError(f"logo {path} is no file")
        if there.st_size > LOGO_BYTES_MAX:
            most = f"{LOGO_BYTES_MAX // 1_000_000} MB"
            raise LogoError(f"logo {path} has {there.st_size:,} bytes, and may have {most}")
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise LogoError(f"cannot read the logo {path}: {why}") from None
    return _decoded(path, data)


def _decoded(path: Path, data: bytes) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    format_ = bytes(reader.format().data())
    if format_ not in _FORMATS:
        raise LogoError(f"logo {path} is neither a PNG nor a JPEG picture")
    size = reader.size()
    if max(size.width(), size.height()) > LOGO_SIDE_PX:
        is_, most = f"{size.width()}x{size.height()}", f"{LOGO_SIDE_PX}x{LOGO_SIDE_PX}"
        raise LogoError(f"logo {path} has {is_} pixels, and may have {most}")
    whole = format_ != b"jpeg" or _JPEG_END in data[-1024:]
    image = reader.read() if whole else QImage()
    if image.isNull():
        raise LogoError(f"logo {path} is damaged: {reader.errorString() if whole else 'cut short'}")
    return image


class DisplayHouseShown(Struct, frozen=True, kw_only=True):
    name: str = ""
    logo: int = 0
    """By which its picture is asked for; 0: there is none, and the name is shown."""
    text: str = ""
    """What the house has to say, line by line."""
    lines: int = 0
    numbers: int = 0


class DisplayHouseView(ViewPart[DisplayHouseShown, Onlooker]):
    def __init__(
        self, onlooker: Onlooker, pictures: Pictures, house: House, parent: QObject | None = None
    ) -> None:
        super().__init__(onlooker, parent)
        self._house = house
        self._logo = pictures.set_logo(house.logo) if house.logo is not None else 0

    def refresh(self) -> None:
        board = self._desk.board
        lines = board.house_text if board is not None else ()
        self.show(
            DisplayHouseShown(
                name=self._house.name,
                logo=self._logo,
                text="\n".join(lines),
                lines=len(lines),
                numbers=self._house.numbers,
            )
        )
