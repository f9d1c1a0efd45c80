"""The rules text in chapters for a screen, each a list of blocks to draw below one another."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct, field

_EMPHASIS = re.compile(r"\*(.+?)\*")
_CELL_LEAST, _CELL_MOST, _GAP = 8, 34, 3
"""A column is as wide as its longest cell wants, within these bounds, in characters."""
_WORD_SHARE = 1.6


class Kind(StrEnum):
    TEXT = "text"
    BULLET = "bullet"
    HEAD = "head"
    ROW = "row"


class Block(Struct, frozen=True):
    """A paragraph has one cell, a line of a table several, with their shares of the width."""

    number: int
    kind: Kind
    cells: list[str]
    shares: list[float] = field(default_factory=lambda: [1.0])


class Chapter(Struct, frozen=True):
    title: str
    blocks: tuple[Block, ...]


def chapters(rules: str) -> list[Chapter]:
    """Split at the headings. The picture in plain characters is left out: the cloth is there."""
    _, *parts = rules.split("\n## ")
    found = []
    for part in parts:
        title, _, text = part.partition("\n")
        drawn = "".join(text.split("```")[::2])
        found.append(Chapter(title.strip(), tuple(_blocks(drawn))))
    return found


def _blocks(text: str) -> Iterator[Block]:
    number = 0
    for paragraph in text.split("\n\n"):
        lines = [_EMPHASIS.sub(r"\1", line) for line in paragraph.strip().splitlines()]
        for kind, cells, shares in _paragraph(lines):
            yield Block(number, kind, cells, shares)
            number += 1


def _paragraph(lines: Sequence[str]) -> Iterator[tuple[Kind, list[str], list[float]]]:
    if lines and lines[0].startswith("|"):
        head, _, *rows = [_cells(line) for line in lines]
        shares = _shares([head, *rows])
        yield Kind.HEAD, head, shares
        for row in rows:
            yield Kind.ROW, row, shares
        return
    for line in lines:
        if line.startswith("- "):
            yield Kind.BULLET, [line[2:]], [1.0]
        elif line:
            yield Kind.TEXT, [line], [1.0]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split(" | ")]


def _shares(rows: Sequence[Sequence[str]]) -> list[float]:
    wanted = [_wanted(column) for column in zip(*rows, strict=True)]
    return [width / sum(wanted) for width in wanted]


def _wanted(column: Sequence[str]) -> float:
    """Words are not broken: where there is little room for all, each still has its longest one."""
    longest = max(len(cell) for cell in column) + _GAP
    word = max(len(word) for cell in column for word in cell.split()) * _WORD_SHARE
    return min(max(longest, word, _CELL_LEAST), _CELL_MOST)
