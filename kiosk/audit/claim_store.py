"""Claims that were compared and need not be in memory any more: on the disk, by their hashes.

What is said again later, or answered after a long time, is looked up here. So the audit of a year
holds what is open, and still knows where each thing was said first.
"""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from kiosk.audit.claims import Claim
from kiosk.audit.places import Place
from kiosk.journal.hashed_rows import HashedRows

ANYBODY = 0
"""In place of a machine: what no two of them may say differently. Its places are pieces of the
audit, and not facts."""
_HASH_BYTES = 8
_TOPIC = "topic"


class ClaimStore:
    """Of one audit, and written by it alone. Losing it costs time."""

    def __init__(self, path: Path) -> None:
        self._rows = HashedRows(path)
        self.commit, self.close = self._rows.commit, self._rows.close
        self._spoken: dict[tuple[int, object], bool] = {}
        """Whether a machine has anything here upon a topic. Most that is looked for is of a topic
        upon which it has nothing: only a recovery tells of it."""

    def add(self, machine: int, said: Sequence[tuple[str, Claim, Place]]) -> None:
        """Where something was said before stays."""
        self._rows.add(
            machine,
            (
                (_hash(machine, seat, claim), (at.seq, at.at_ms, int(at.headless)))
                for seat, claim, at in said
            ),
        )
        for topic in {claim[0] for _, claim, _ in said}:
            if not self._spoken.get((machine, topic)):
                self._spoken[machine, topic] = True
                self._rows.add(machine, [(_hash(machine, "", (_TOPIC, topic)), (0, 0, 0))])

    def find(self, machine: int, seat: str, claim: Claim) -> Place | None:
        """Where it was said first."""
        about = (machine, claim[0])
        if about not in self._spoken:
            self._spoken[about] = (
                self._rows.find(_hash(machine, "", (_TOPIC, claim[0]))) is not None
            )
        row = self._rows.find(_hash(machine, seat, claim)) if self._spoken[about] else None
        return Place(row[0], row[1], bool(row[2])) if row is not None else None

    def forget(self) -> None:
        self._rows.forget_all()
        self._spoken = {}

    def forget_behind(self, machine: int, seq: int) -> None:
        """An audit that was stopped had gone further than what it goes on from."""
        self._rows.forget(machine, seq)


def _hash(machine: int, seat: str, claim: Claim) -> int:
    told = repr((machine, seat, claim)).encode()
    return int.from_bytes(blake2b(told, digest_size=_HASH_BYTES).digest(), signed=True)
