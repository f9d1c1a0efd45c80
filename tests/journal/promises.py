"""Holding a journal to what it said, whatever a power cut left of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kiosk.journal.errors import JournalError
from kiosk.journal.journal import Journal
from tests.journal.disk import Disk, Image
from tests.journal.samples import MACHINE, batches_in, state_at
from tests.journal.tracing import Event, Said, Synced


@dataclass(slots=True)
class Promise:
    """The fewest and the most batches that the journal may hold, by what the appender said."""

    fewest: int = 0
    most: int = 0
    begun: bool = False
    """Before that, a disk that fails may leave a file that is no journal: nothing was in it."""

    def hear(self, line: str) -> None:
        match line.split():
            case ["found", number]:
                assert self.fewest <= int(number) <= self.most, f"{self}, but {line}"
                # What a journal shows at its start is acted on, so it must be durable by then.
                self.fewest = self.most = int(number)
                self.begun = True
            case ["trying", number]:
                self.most = int(number)
            case ["returned", number]:
                self.fewest = int(number)
            case ["fault", number, "False"]:
                self.most = int(number) - 1


@dataclass(frozen=True, slots=True)
class Cut:
    """One power cut: what had been promised, and what was there when the power came back."""

    said: str
    promise: Promise
    present: int | None
    """None if the journal did not open."""

    @property
    def holds(self) -> bool:
        if self.present is None:
            return not self.promise.begun
        return self.promise.fewest <= self.present <= self.promise.most


def power_cuts(events: Iterable[Event], folder: Path, chance: Random) -> Iterator[Cut]:
    """Cut the power before each sync and after each line that was said."""
    disk, promise = Disk(), Promise()
    known: dict[bytes, int | None] = {}
    said = "nothing yet"
    for event in events:
        if isinstance(event, Said):
            said = event.line
            promise.hear(said)
        if isinstance(event, Said | Synced):
            for image in disk.cuts(chance):
                digest = _digest(image)
                if digest not in known:
                    known[digest] = _present(image, folder)
                yield Cut(said, replace(promise), known[digest])
        disk.do(event)


def _digest(image: Image) -> bytes:
    digest = sha256()
    for name, content in sorted(image.items()):
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.digest()


def _present(image: Image, folder: Path) -> int | None:
    """Bring the image up as a machine would, and count its batches."""
    with TemporaryDirectory(dir=folder) as place:
        for name, content in image.items():
            (Path(place) / name).write_bytes(content)
        try:
            journal = Journal.open(Path(place) / "journal.db", machine=MACHINE)
        except JournalError:
            return None
        with journal:
            journal.verify()
            snapshot = journal.latest_snapshot()
            assert snapshot is None or snapshot.state == state_at(snapshot.at.seq)
            return batches_in(journal)
