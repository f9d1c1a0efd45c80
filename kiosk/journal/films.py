"""Films of the wheel, in a folder that is named after the journal which names them by their hash.

A film is on the disk before the fact that names it, and is deleted after the fact that lets it go.
"""

import asyncio
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from kiosk.folder_sync import replace_file, sync_folder

_SUFFIX = ".mjpeg"
_UNFINISHED = f"{_SUFFIX}.new"


def films_folder(journal: Path) -> Path:
    return journal.with_suffix(".films")


def film_file(journal: Path, film: str) -> Path:
    return films_folder(journal) / f"{film}{_SUFFIX}"


def read_film(journal: Path, film: str) -> bytes | None:
    """None: it is not there, or it is not the one that was kept."""
    try:
        content = film_file(journal, film).read_bytes()
    except (OSError, ValueError):
        return None  # a forged fact may name what is no name of a file
    return content if sha256(content).hexdigest() == film else None


def keep_film(journal: Path, content: bytes) -> str:
    """Durable when it returns. Gives the SHA-256 that it is kept under."""
    film, folder = sha256(content).hexdigest(), films_folder(journal)
    if not folder.exists():
        folder.mkdir(mode=0o700)
        sync_folder(folder.parent)
    replace_file(film_file(journal, film), content)
    return film


class FilmFiles:
    """Beside the event loop, which a slow disk must not stop."""

    def __init__(self, journal: Path) -> None:
        self._journal = journal

    async def sizes(self) -> dict[str, int]:
        """The bytes of each that is there, by its hash, from the oldest. What was not written to
        its end when the power failed is taken away."""
        return await asyncio.to_thread(self._sizes)

    def _sizes(self) -> dict[str, int]:
        folder = films_folder(self._journal)
        for unfinished in folder.glob(f"*{_UNFINISHED}"):
            unfinished.unlink()
        there = [(path.stat(), path.stem) for path in folder.glob(f"*{_SUFFIX}")]
        return {name: stat.st_size for stat, name in sorted(there, key=lambda x: x[0].st_mtime_ns)}

    async def keep(self, content: bytes) -> str:
        return await asyncio.to_thread(keep_film, self._journal, content)

    async def read(self, film: str) -> bytes | None:
        return await asyncio.to_thread(read_film, self._journal, film)

    async def let_go(self, film: str) -> None:
        with suppress(FileNotFoundError):
            await asyncio.to_thread(film_file(self._journal, film).unlink)
