"""Tickets in the pockets of players who walk from table to table: a folder, for each terminal is a
process of its own. Whoever takes a ticket's file away has the ticket."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any


class WalkingPockets(list[str]):
    """As a list of numbers."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _numbers(self) -> list[str]:
        return sorted(path.name for path in self._folder.iterdir())

    def __len__(self) -> int:
        return len(self._numbers())

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers())

    def __contains__(self, number: object) -> bool:
        return number in self._numbers()

    def __getitem__(self, place: Any) -> Any:
        """Somebody may be quicker: then it is another one, or the last that was seen."""
        numbers = self._numbers()
        return numbers[place] if place < len(numbers) else "0" * 18

    def append(self, number: str) -> None:
        (self._folder / number).touch()

    def remove(self, number: str) -> None:
        """If somebody was quicker, this is a copy, for which nobody is paid."""
        (self._folder / number).unlink(missing_ok=True)

    def __iadd__(self, numbers: Iterable[str]) -> "WalkingPockets":  # type: ignore[override,misc]
        for number in numbers:
            self.append(number)
        return self
