"""A disk that keeps what was synced, and of the rest whatever a power cut leaves.

A file's name belongs to its folder: making and removing files lasts once the folder is synced, in
order. What a failed sync was for may reach the disk or not, and no later sync makes up for it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random
from typing import TypeAlias

from tests.journal.tracing import Created, Event, Removed, Synced, Truncated, Written

_SECTOR = 512

Image: TypeAlias = dict[str, bytes]
"""What is on the disk when the power comes back."""


class _Fate(Enum):
    OPEN = auto()
    KEPT = auto()
    DOUBTFUL = auto()


@dataclass(slots=True)
class _Change:
    do: Written | Truncated
    fate: _Fate = _Fate.OPEN


@dataclass(slots=True)
class _File:
    base: bytearray = field(default_factory=bytearray)
    changes: list[_Change] = field(default_factory=list)

    def sync(self, *, worked: bool) -> None:
        for change in self.changes:
            if change.fate is _Fate.OPEN:
                change.fate = _Fate.KEPT if worked else _Fate.DOUBTFUL
        while self.changes and self.changes[0].fate is _Fate.KEPT:
            _apply(self.base, self.changes.pop(0).do, lambda: True)

    def after_cut(self, survives: Callable[[], bool]) -> bytes:
        content = bytearray(self.base)
        for change in self.changes:
            kept = change.fate is _Fate.KEPT
            _apply(content, change.do, (lambda: True) if kept else survives)
        return bytes(content)


def _apply(content: bytearray, change: Written | Truncated, survives: Callable[[], bool]) -> None:
    if isinstance(change, Truncated):
        if survives():
            content[change.size :] = bytes(max(0, change.size - len(content)))
        return
    start, end = change.offset, change.offset + len(change.data)
    for sector in range(start - start % _SECTOR, end, _SECTOR):
        if survives():
            first, last = max(sector, start), min(sector + _SECTOR, end)
            content.extend(bytes(max(0, last - len(content))))
            content[first:last] = change.data[first - start : last - start]


class Disk:
    def __init__(self) -> None:
        self._shown: dict[str, _File] = {}
        self._kept: dict[str, _File] = {}
        self._renames: list[tuple[str, _File | None]] = []

    def do(self, event: Event) -> None:
        match event:
            case Created(name) if name not in self._shown:
                self._shown[name] = _File()
                self._renames.append((name, self._shown[name]))
            case Removed(name):
                del self._shown[name]
                self._renames.append((name, None))
            case Written(name) | Truncated(name):
                self._shown[name].changes.append(_Change(event))
            case Synced("", worked=True):
                self._kept = dict(self._shown)
                self._renames.clear()
            case Synced(name, worked=worked) if name:
                self._shown[name].sync(worked=worked)

    def cuts(self, chance: Random) -> Iterator[Image]:
        """What the disk may hold if the power fails now: only what is sure, all, and between."""
        yield self._after_cut(lambda: False, renames=0)
        yield self._after_cut(lambda: True, renames=len(self._renames))
        for share in (0.5, chance.random()):
            renames = chance.randint(0, len(self._renames))
            # Bound now, because the image is made before the next share is taken.
            yield self._after_cut(lambda share=share: chance.random() < share, renames=renames)

    def _after_cut(self, survives: Callable[[], bool], *, renames: int) -> Image:
        files = dict(self._kept)
        for name, file in self._renames[:renames]:
            if file is None:
                files.pop(name, None)
            else:
                files[name] = file
        return {name: file.after_cut(survives) for name, file in files.items()}
