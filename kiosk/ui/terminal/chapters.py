"""The rules text in chapters for a screen, each a list of blocks to draw below one another."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from unicodedata import east_asian_width

from msgspec import Struct, field

_EMPHASIS = re.compile(r"\*(.+?)\*")
_UNBROKEN = "\N{NO-BREAK SPACE}"
_CELL_MOST, _UNBROKEN_MOST, _CHINESE_LEAST, _GAP = 34, 8, 6, 2
"""In characters: a column is no wider, what is so short stays on one line, and between columns."""
_CRAMPED = 0.75
"""Of the room that the columns of a table want: with less, references go below their line."""


class BlockKind(StrEnum):
    TEXT = "text"
    BULLET = "bullet"
    HEAD = "head"
    ROW = "row"


class Block(Struct, frozen=True):
    """A paragraph has one cell, a line of a table several, with their shares of the width."""

    number: int
    kind: BlockKind
    cells: list[str]
    shares: list[float] = field(default_factory=lambda: [1.0])
    below: str = ""


class Chapter(Struct, frozen=True):
    title: str
    blocks: tuple[Block, ...]


def chapters(rules: str, room: int) -> list[Chapter]:
    """Split at the headings, for lines of so many characters. The picture in plain characters is
    left out: the cloth is there."""
    _, *parts = rules.split("\n## ")
    found = []
    for part in parts:
        title, _, text = part.partition("\n")
        drawn = "".join(text.split("```")[::2])
        blocks = (block for paragraph in drawn.split("\n\n") for block in _blocks(paragraph, room))
        numbered = (Block(number, *block) for number, block in enumerate(blocks))
        found.append(Chapter(title.strip(), tuple(numbered)))
    return found


_Block = tuple[BlockKind, list[str], list[float], str]


def _blocks(paragraph: str, room: int) -> Iterator[_Block]:
    lines = [_EMPHASIS.sub(r"\1", line) for line in paragraph.strip().splitlines()]
    if lines and lines[0].startswith("|"):
        head, _, *rows = [_cells(line) for line in lines]
        yield from _table(head, rows, room)
        return
    for line in lines:
        if line.startswith("- "):
            yield BlockKind.BULLET, [line[2:]], [1.0], ""
        elif line:
            yield BlockKind.TEXT, [line], [1.0], ""


def _cells(line: str) -> list[str]:
    return [_kept_whole(cell.strip()) for cell in line.strip("| ").split(" | ")]


def _kept_whole(cell: str) -> str:
    """Odds are not broken between their figures."""
    return cell.replace(" ", _UNBROKEN) if _length(cell) <= _UNBROKEN_MOST else cell


# ---- Tables -----------------------------------------------------------------------------------


def _table(head: list[str], rows: list[list[str]], room: int) -> Iterator[_Block]:
    wanted = sum(_wanted(column) for column in zip(head, *rows, strict=True))
    below = [""] * len(rows)
    if room < _CRAMPED * wanted and all(row[-1].startswith("[") for row in rows):
        below = [row[-1] for row in rows]
        head, rows = head[:-1], [row[:-1] for row in rows]
    shares = _shares([head, *rows], room)
    yield BlockKind.HEAD, head, shares, ""
    for row, reference in zip(rows, below, strict=True):
        yield BlockKind.ROW, row, shares, reference


def _shares(rows: Sequence[Sequence[str]], room: int) -> list[float]:
    """No word is broken while there is room for the longest one of each column. What is left goes
    to those who want more."""
    columns = [*zip(*rows, strict=True)]
    least = [_least(column) for column in columns]
    more = [max(0.0, _wanted(column) - each) for column, each in zip(columns, least, strict=True)]
    spare = max(0.0, room - sum(least)) / sum(more) if any(more) else 0.0
    widths = [each + min(1.0, spare) * other for each, other in zip(least, more, strict=True)]
    return [width / sum(widths) for width in widths]


def _wanted(column: Sequence[str]) -> float:
    return min(max(map(_length, column)), _CELL_MOST) + _GAP


def _least(column: Sequence[str]) -> float:
    words = (word for cell in column for word in cell.split(" "))
    return min(max(map(_unbroken, words)), _CELL_MOST) + _GAP


def _unbroken(word: str) -> int:
    """Chinese has no spaces: it is broken between any two characters, but not to single ones."""
    return min(_length(word), _CHINESE_LEAST) if _is_wide(word) else _length(word)


def _length(text: str) -> int:
    """A Chinese character is as wide as two others."""
    return len(text) + (0 if text.isascii() else sum(map(_is_wide, text)))


def _is_wide(text: str) -> bool:
    wide = (east_asian_width(character) in "WF" for character in text)
    return not text.isascii() and any(wide)
