"""What comes out of a simulated printer, drawn at 203 dots an inch as a thermal head burns it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from unicodedata import combining, normalize

import segno
from PIL import Image, ImageDraw, ImageFont

WHITE, BLACK = 255, 0
NARROW_DOTS = 3

# ---- The bar code -------------------------------------------------------------------------------

# Interleaved 2 of 5: each digit has two wide elements of five (W); the digits of a pair share their
# place, the first in bars and the second in the spaces between them.
_PATTERNS = (
    *("nnWWn", "WnnnW", "nWnnW", "WWnnn", "nnWnW", "WnWnn", "nWWnn", "nnnWW", "WnnWn", "nWnWn"),
)
_START, _STOP = "nnnn", "Wnn"
QUIET = 12
"""Narrow elements left blank on each side."""


def itf(digits: str) -> str:
    """The elements of the code, bar and space in turn. Only an even number of digits has one."""
    if len(digits) % 2 or not (digits.isascii() and digits.isdecimal()):
        raise ValueError("an interleaved code has an even number of digits")
    pairs = zip(digits[::2], digits[1::2], strict=True)
    coded = (
        bar + space
        for first, second in pairs
        for bar, space in zip(_PATTERNS[int(first)], _PATTERNS[int(second)], strict=True)
    )
    return _START + "".join(coded) + _STOP


def bars(digits: str, *, narrow: int, wide: int, height: int) -> Image.Image:
    elements = [wide if element == "W" else narrow for element in itf(digits)]
    quiet = QUIET * narrow
    image = Image.new("L", (sum(elements) + 2 * quiet, height), WHITE)
    draw, x = ImageDraw.Draw(image), quiet
    for at, width in enumerate(elements):
        if at % 2 == 0:
            draw.rectangle((x, 0, x + width - 1, height - 1), fill=BLACK)
        x += width
    return image


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _text_image(text: str, size: int) -> Image.Image:
    # The font that needs no file has ASCII alone.
    spelled = normalize("NFKD", text.replace("€", "EUR ").replace("£", "GBP "))
    text = "".join(sign for sign in spelled if not combining(sign))
    box = _font(size).getbbox(text)
    image = Image.new("L", (max(1, int(box[2]) + 2), int(size * 1.25)), WHITE)
    ImageDraw.Draw(image).text((0, 0), text, fill=BLACK, font=_font(size))
    return image


# ---- A ticket of a casino printer ---------------------------------------------------------------

VOUCHER_SIZE = (1247, 520)
"""156 by 65 mm, printed lengthwise."""
_EDGE_DOTS = 60

# Where template 9 has its print fields: each row of fields with its size of letters and its height.
_ROWS = (
    ((1,), 34, 14),
    ((2, 3), 20, 54),
    ((4,), 30, 80),
    ((5, 6), 26, 254),
    ((10,), 20, 292),
    ((11,), 20, 318),
    ((12,), 52, 344),
    ((7, 8, 9), 22, 416),
    ((13, 14), 22, 452),
)
_CODE_FIELD, _CODE_AT, _CODE_HEIGHT = 15, 122, 124


def voucher(fields: Sequence[str]) -> Image.Image:
    """Template 9, as its sixteen print fields fill it."""
    image = Image.new("L", VOUCHER_SIZE, WHITE)
    edge = _text_image(fields[0], 22).rotate(90, expand=True)
    image.paste(edge, (16, (image.height - edge.height) // 2))
    for numbers, size, y in _ROWS:
        text = "   ".join(fields[number] for number in numbers if fields[number])
        if text:
            _paste_centred(image, _fitting(text, size), y)
    if fields[_CODE_FIELD]:
        code = bars(
            fields[_CODE_FIELD], narrow=NARROW_DOTS, wide=3 * NARROW_DOTS, height=_CODE_HEIGHT
        )
        _paste_centred(image, code, _CODE_AT)
    return image


def _fitting(text: str, size: int) -> Image.Image:
    image = _text_image(text, size)
    room = VOUCHER_SIZE[0] - 2 * _EDGE_DOTS
    return image if image.width <= room else image.resize((room, image.height))


def _paste_centred(image: Image.Image, part: Image.Image, y: int) -> None:
    image.paste(part, (_EDGE_DOTS + (image.width - _EDGE_DOTS - part.width) // 2, y))


def torn(image: Image.Image) -> Image.Image:
    """What is on paper when the head stops half way through the bar code."""
    half = image.copy()
    half.paste(WHITE, (half.width // 2, 0, half.width, half.height))
    return half


# ---- A roll -------------------------------------------------------------------------------------

ROLL_DOTS = 576
"""80 mm of paper, 72 mm of it printed."""
_LETTER_DOTS, _LINE_DOTS = 12, 30
ALIGN_CENTRE, ALIGN_RIGHT = 1, 2


@dataclass(slots=True)
class Roll:
    """Paper since the last cut, line under line."""

    parts: list[Image.Image] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)

    def line(self, text: str, *, align: int = 0, wide: int = 1, high: int = 1) -> None:
        """Every letter has the same room; those that do not fit go to the next line."""
        columns = ROLL_DOTS // (_LETTER_DOTS * wide)
        for start in range(0, max(1, len(text)), columns):
            part = text[start : start + columns]
            size = (max(1, len(part) * _LETTER_DOTS * wide), _LINE_DOTS * high)
            self._add(_text_image(part, 20 * high).resize(size), align)

    def code(self, digits: str, *, align: int, narrow: int, height: int) -> None:
        self.codes.append(digits)
        wide = narrow * 5 // 2 + narrow % 2
        self._add(bars(digits, narrow=narrow, wide=wide, height=height), align)

    def qr(self, text: str, *, align: int, module: int) -> None:
        """No code of a ticket: a validator does not see it."""
        code = segno.make(text, error="m", micro=False, boost_error=False)
        rows = [*code.matrix_iter(scale=module)]
        pixels = bytes(BLACK if dark else WHITE for row in rows for dark in row)
        self._add(Image.frombytes("L", (len(rows), len(rows)), pixels), align)

    def _add(self, part: Image.Image, align: int) -> None:
        row = Image.new("L", (ROLL_DOTS, part.height), WHITE)
        spare = ROLL_DOTS - part.width
        row.paste(part, ({ALIGN_CENTRE: spare // 2, ALIGN_RIGHT: spare}.get(align, 0), 0))
        self.parts.append(row)

    def image(self) -> Image.Image:
        margin = _LINE_DOTS
        image = Image.new("L", (ROLL_DOTS, sum(p.height for p in self.parts) + 2 * margin), WHITE)
        y = margin
        for part in self.parts:
            image.paste(part, (0, y))
            y += part.height
        return image
